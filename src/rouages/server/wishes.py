"""Wishes: what the host asks of the house about people and tables, by way of the database if its server runs.

A command that finds the house in use writes its wish there; the server grants it within a second or two, so
that screens, names at the tables and what is in memory follow at once, and leaves word of how it went.
"""

from __future__ import annotations

import logging
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import bindparam, delete, insert, select

from rouages.engine.refusals import Refusal
from rouages.server.house import House
from rouages.server.people.letters import Change
from rouages.server.rounds import go_round
from rouages.server.store.database import HOUSE
from rouages.server.store.writer import Batch
from rouages.server.wire.bodies import NewGuest
from rouages.server.wire.deeds import ActKind, AnyDeed, Deed
from rouages.server.wire.refusals.hosting import NoSuchPerson
from rouages.tables.wire.plain_text import line_from

log = logging.getLogger("rouages")

ROUND_SECONDS = 1.0
WISH = "wish/"
WORD = "word/"
"""How the names begin under which a wish, and word of it, lie in the database."""
WAITING = select(HOUSE).where(HOUSE.c.name.startswith(WISH)).order_by(HOUSE.c.name)
NEW = insert(HOUSE)
TAKEN = delete(HOUSE).where(HOUSE.c.name == bindparam("taken")).returning(HOUSE.c.name)


class Wish(Struct, frozen=True, tag=True, kw_only=True):
    """About one person, and why."""

    guest: int
    why: Annotated[str, Meta(max_length=1000)]


class Rename(Wish, frozen=True, tag=True, kw_only=True):
    """They are called otherwise from now on."""

    name: str


class Forget(Wish, frozen=True, tag=True):
    """Nothing says any more who they were; what they played stays."""


class ResetPassword(Wish, frozen=True, tag=True, kw_only=True):
    """Their password is no more, nor is any device; a link, of which this is the digest, lets them in."""

    digest: str
    until: float


class Appoint(Wish, frozen=True, tag=True, kw_only=True):
    """They keep the house from now on; or no more."""

    keeps: bool


class EndTokens(Wish, frozen=True, tag=True):
    """No program is known any more by a token of theirs, or of their bots."""


class Invite(Struct, frozen=True, tag=True, kw_only=True):
    """So many new people may come in by a link, of which this is the digest; and why."""

    digest: str
    most: int
    until: float
    why: Annotated[str, Meta(max_length=1000)]


AnyWish = Rename | Forget | ResetPassword | EndTokens | Appoint | Invite | AnyDeed


class Word(Struct, frozen=True):
    """How it went: nothing, or why not."""

    refusal: str = ""
    fields: dict[str, str] = {}


def new_name() -> str:
    """Under which a wish lies until it is granted."""
    return WISH + secrets.token_hex(8)


async def grant(house: House, wish: AnyWish) -> None:
    """Do what the host wishes."""
    if isinstance(wish, Deed):
        await house.deeds.do(wish)
        return
    if isinstance(wish, Invite):
        await house.deeds.invite(wish.digest, wish.most, wish.until, wish.why)
        return
    guest = await house.guests.of(wish.guest)
    if guest is None:
        raise NoSuchPerson(who=wish.guest)
    if isinstance(wish, Appoint):
        await house.deeds.appoint(guest, wish.why, keeps=wish.keeps)
        return
    line = house.acts.line(ActKind(type(wish).__name__), None, line_from(wish.why), whom=guest.id)
    match wish:
        case Rename(name=name):
            await house.rename(guest, NewGuest(name, guest.language), line)
        case Forget():
            await house.leaving.leave(guest, line)
        case ResetPassword(digest=digest, until=until):
            await house.guests.reset_password(guest, digest, until, line)
            house.sessions.guests_gone(frozenset((guest.id,)))
            house.messenger.warn(guest, Change.HOST)
        case EndTokens():
            await house.programs.end_all(guest, line)


class Wishes:
    """Listens for wishes as long as the server runs."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def listen(self) -> None:
        """Look for some every now and then."""
        await go_round(self.grant_all, ROUND_SECONDS, "A wish of the host could not be granted.")

    async def grant_all(self) -> None:
        """Grant all that wait and no other server has taken, in the order of their names, and leave word."""
        storage = self._house.storage
        for row in await storage.rows(WAITING):
            if await storage.take(TAKEN, taken=row.name) is None:
                continue
            word = await self._granted(row.value)
            batch = Batch()
            name = WORD + row.name.removeprefix(WISH)
            batch.add(NEW, {"name": name, "value": msgspec.json.encode(word)})
            await storage.commit(batch)

    async def _granted(self, value: bytes) -> Word:
        try:
            await grant(self._house, msgspec.json.decode(value, type=AnyWish))
        except Refusal as refusal:
            fields = {name: str(field) for name, field in refusal.fields.items()}
            return Word(type(refusal).__name__, fields)
        log.info("A wish of the host was granted.")
        return Word()
