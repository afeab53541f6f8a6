"""Programs: the bots that somebody keeps, and the tokens by which programs are known."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import Executable, Row, delete, insert, select

from rouages.server.people.guests import Guest, Guests
from rouages.server.people.sessions import Session, Sessions, digest, sessions_of
from rouages.server.store.database import GUESTS, SESSIONS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.bodies import NewGuest
from rouages.server.wire.programs import BotCard, NewToken, Scope, TokenCard, TokenMade
from rouages.server.wire.refusals.keeping import Banned
from rouages.server.wire.refusals.programs import (
    NoProgramsForGuests,
    OnlyBotsPlay,
    TooManyPrograms,
    UnknownProgram,
)
from rouages.tables.wire.plain_text import name_from

PREFIX = "rouages_"
"""How every token begins, so that one that was published can be found, and none is taken in an address."""
MOST_BOTS = 5
MOST_TOKENS = 20

TOKENS_OF = (
    select(SESSIONS, GUESTS.c.keeper, GUESTS.c.name.label("bot"))
    .join(GUESTS, GUESTS.c.id == SESSIONS.c.guest)
    .where(sessions_of("of"), SESSIONS.c.scopes.is_not(None))
    .order_by(SESSIONS.c.made.desc(), SESSIONS.c.name)
)
NEW_TOKEN = insert(SESSIONS)
NO_TOKENS = delete(SESSIONS).where(sessions_of("of"), SESSIONS.c.scopes.is_not(None))


class Programs:
    """What people let programs do in their name, or as a bot of theirs."""

    def __init__(self, storage: Storage, guests: Guests, sessions: Sessions) -> None:
        self._storage = storage
        self._guests = guests
        self._sessions = sessions

    async def bots(self, guest: Guest) -> tuple[BotCard, ...]:
        """Those that somebody keeps."""
        return tuple(BotCard(bot_id(bot.id), bot.name) for bot in await self._guests.bots_of(guest.id))

    async def make_bot(self, keeper: Guest, name: str) -> BotCard:
        """A new bot, which nobody signs in as: a program is it by a token."""
        _must_have_account(keeper)
        if len(await self._guests.bots_of(keeper.id)) >= MOST_BOTS:
            raise TooManyPrograms(most=MOST_BOTS)
        bot = await self._guests.welcome(NewGuest(name, keeper.language), keeper)
        return BotCard(bot_id(bot.id), bot.name)

    async def bot(self, keeper: Guest, wanted: str) -> Guest:
        """One of those that somebody keeps."""
        for bot in await self._guests.bots_of(keeper.id):
            if bot_id(bot.id) == wanted:
                return bot
        raise UnknownProgram()

    async def make_token(self, guest: Guest, wish: NewToken) -> TokenMade:
        """What a program is known by from now on; the house keeps its digest only."""
        _must_have_account(guest)
        owner = guest if wish.bot is None else await self.bot(guest, wish.bot)
        if owner.ban:
            owner.ban.must_be_over(Banned)
        if owner.kept_by is None and Scope.PLAY in wish.scopes:
            raise OnlyBotsPlay()
        if len(await self._rows(guest.id)) >= MOST_TOKENS:
            raise TooManyPrograms(most=MOST_TOKENS)
        token, now = PREFIX + secrets.token_urlsafe(32), time.time()
        row = {
            "name": digest(token),
            "guest": owner.id,
            "made": now,
            "seen": now,
            "title": name_from(wish.title),
            "scopes": " ".join(scope for scope in Scope if scope in wish.scopes),
        }
        batch = Batch()
        batch.add(NEW_TOKEN, row)
        await self._storage.keep(batch)
        return TokenMade(Session(digest(token), owner.id, now).id, token)

    async def tokens(self, guest: Guest) -> tuple[TokenCard, ...]:
        """Those of somebody and of their bots, the newest first."""
        return tuple(card_of(row) for row in await self._rows(guest.id))

    async def end(self, guest: Guest, wanted: str) -> None:
        """No program is known by this token any more."""
        for row in await self._rows(guest.id):
            session = Session(row.name, row.guest, row.seen)
            if session.id == wanted:
                await self._sessions.end(session)
                return
        raise UnknownProgram()

    async def end_all(self, guest: Guest, *also: tuple[Executable, Values]) -> None:
        """No program is known any more by any of their tokens; with what else is to be written."""
        gone = await self._rows(guest.id)
        batch = Batch()
        for statement, values in also:
            batch.add(statement, values)
        batch.add(NO_TOKENS, {"of": guest.id})
        self._storage.tell(batch, [guest.id])
        await self._storage.keep(batch)
        self._sessions.ended(row.name for row in gone)

    async def _rows(self, guest: int) -> list[Row[Any]]:
        return list(await self._storage.rows(TOKENS_OF, of=guest))


def bot_id(number: int) -> str:
    """What its keeper may be told of a bot."""
    return digest(f"bot {number}")[:16]


def card_of(row: Any) -> TokenCard:
    """A token, as its owner sees it."""
    return TokenCard(
        Session(row.name, row.guest, row.seen).id,
        row.title,
        None if row.keeper is None else bot_id(row.guest),
        tuple(map(Scope, row.scopes.split())),
        row.made,
        row.first,
        None if row.first is None else row.seen,
    )


def _must_have_account(guest: Guest) -> None:
    """Whoever loses a cookie would lose what their programs do."""
    if guest.login is None:
        raise NoProgramsForGuests()
