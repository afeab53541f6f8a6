"""Guests: a name, a one-time link to another device, a password for who wants one."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Container, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, select, update

from rouages.server.people.holds import Hold, hold_in
from rouages.server.people.known import Known
from rouages.server.people.sessions import NO_CARRY, digest, sessions_of
from rouages.server.store.database import CARRY_LINKS, GUESTS, PASSKEYS, PUSH_SUBSCRIPTIONS, SESSIONS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire import words
from rouages.server.wire.bodies import Me, NewGuest, NewPassword, SignIn
from rouages.server.wire.notices import AS_USUAL, NoticeWishes, wishes_from
from rouages.server.wire.refusals.accounts import (
    BadHandle,
    HandleTaken,
    LoginTaken,
    NoAccount,
    UnknownCarryLink,
    WrongPassword,
)
from rouages.server.wire.refusals.keeping import Banned, KeepersSignIn
from rouages.server.wire.ties import Seen
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.wire.plain_text import name_from
from rouages.words.catalogue import Language

if TYPE_CHECKING:
    from argon2 import PasswordHasher

CARRY_SECONDS = 15 * 60

BY_ID = select(GUESTS).where(GUESTS.c.id == bindparam("guest"))
BY_LOGIN = select(GUESTS).where(GUESTS.c.login == bindparam("login"))
BY_HANDLE = select(GUESTS.c.id).where(GUESTS.c.handle == bindparam("handle"))
BY_MAIL = select(GUESTS.c.id).where(GUESTS.c.mail == bindparam("mail")).order_by(GUESTS.c.made).limit(5)
BOTS = select(GUESTS.c.id).where(GUESTS.c.keeper == bindparam("keeper")).order_by(GUESTS.c.made)
LINK = select(CARRY_LINKS).where(CARRY_LINKS.c.digest == bindparam("link"))
BY_LINK = (
    delete(CARRY_LINKS)
    .where(CARRY_LINKS.c.digest == bindparam("link"))
    .returning(CARRY_LINKS.c.guest, CARRY_LINKS.c.until)
)
OLD_LINKS = delete(CARRY_LINKS).where(CARRY_LINKS.c.until < bindparam("now"))
NEW_LINK = insert(CARRY_LINKS)
HOST_S_LINK = insert(CARRY_LINKS)
"""Apart from what people make: it comes after theirs are gone, in whatever group it is written."""
NEW_GUEST = insert(GUESTS)

HANDLE = re.compile(r"[a-z0-9](?:[._-]?[a-z0-9]){2,19}", re.ASCII)
"""Letters that nobody takes for others, and no two signs in a row."""
NO_SESSIONS = delete(SESSIONS).where(sessions_of("gone"))
NO_PASSKEYS = delete(PASSKEYS).where(PASSKEYS.c.guest == bindparam("gone"))
NO_PUSH = delete(PUSH_SUBSCRIPTIONS).where(
    PUSH_SUBSCRIPTIONS.c.session.in_(select(SESSIONS.c.name).where(sessions_of("gone")))
)


@cache
def changing(*columns: str) -> Executable:
    """What writes these columns of a guest anew: one statement for all who change the same."""
    return (
        update(GUESTS)
        .where(GUESTS.c.id == bindparam("guest"))
        .values({name: bindparam(f"new_{name}") for name in columns})
    )


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, as far as the house knows them."""

    id: int
    name: str
    language: Language
    login: str | None
    webhook: str | None = None
    webhook_base: str | None = None
    named: bool = True
    """Whether the name was chosen, and not given by the house."""
    ban: Hold | None = None
    """For how long they are sent away, and why."""
    handle: str | None = None
    """The one name that nobody else has."""
    wishes: NoticeWishes = AS_USUAL
    """What they want to be told, how and when."""
    mail: str | None = None
    """An address of e-mail that they have confirmed."""
    mail_base: str | None = None
    page: Seen = Seen.FRIENDS
    """Who sees their page and their finished matches."""
    made: float = 0.0
    """Since when the house knows them."""
    kept_by: int | None = None
    """Of a bot: the number of who keeps it."""
    keeper: str | None = None
    """Of a bot: the name of who keeps it."""
    mute: Hold | None = None
    """For how long they may write nothing that others read, and why."""
    keeps: bool = False
    """Whether they keep the house for its host."""
    unnamed: bool = False
    """Whether only friends are told their name on boards of the day."""

    @property
    def is_nobody(self) -> bool:
        """Whether they only learn: the house knows where they are in a lesson, and they have no name yet."""
        return not self.name

    @property
    def is_banned(self) -> bool:
        """Whether they are sent away now."""
        return self.ban is not None and self.ban.lasts

    @property
    def me(self) -> Me:
        """What they are told of themselves."""
        return Me(
            self.name or None,
            self.language,
            self.login,
            self.webhook,
            self.named,
            self.handle,
            self.keeper,
            self.keeps,
            self.ban.told if self.ban and self.is_banned else None,
        )


class Guests:
    """The people of the house."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage
        self._known = Known(self._read)

    async def of(self, guest_id: int) -> Guest | None:
        """The guest of this number."""
        return await self._known.of(guest_id)

    async def _read(self, guest_id: int) -> Guest | None:
        row = await self._storage.row(BY_ID, guest=guest_id)
        if row is None or row.keeper is None:
            return row and guest_in(row)
        keeper = await self.of(row.keeper)
        return replace(guest_in(row), keeper=keeper.name if keeper else "")

    def look_again(self, guests: Container[int]) -> None:
        """Another server has written about these guests."""
        self._forget(guests)

    def _forget(self, guests: Container[int]) -> None:
        """With the bots that they keep."""
        self._known.forget([each.id for each in self._known if each.id in guests or each.kept_by in guests])

    async def welcome(self, wish: NewGuest, keeper: Guest | None = None) -> Guest:
        """A new guest; with a keeper, a bot of theirs."""
        return await self._make(name_in(wish), wish.language, named=wish.name is not None, keeper=keeper)

    async def learner(self, language: Language) -> Guest:
        """Somebody who learns, and is nobody's guest before something else needs one."""
        return await self._make("", language, named=False)

    async def _make(
        self, name: str, language: Language, *, named: bool, keeper: Guest | None = None
    ) -> Guest:
        guest = Guest(secrets.randbits(53), name, language, None, named=named)
        batch = Batch()
        row = {"id": guest.id, "name": guest.name, "language": guest.language.value, "named": guest.named}
        batch.add(NEW_GUEST, {**row, "made": time.time(), "keeper": keeper.id if keeper else None})
        if keeper:
            self._storage.tell(batch, [keeper.id])
        await self._storage.keep(batch)
        return guest

    async def bots_of(self, guest: int) -> list[Guest]:
        """Those that somebody keeps, the first first."""
        rows = await self._storage.rows(BOTS, keeper=guest)
        return [bot for row in rows if (bot := await self.of(row.id))]

    async def rename(self, guest: Guest, wish: NewGuest, *also: tuple[Executable, Values]) -> Guest:
        """The same guest under another name or in another language; with what else is to be written.

        Who only learnt until now is given a name if they say none.
        """
        if wish.name is None and not guest.is_nobody:
            return await self._change(guest, *also, language=wish.language.value)
        name, named = name_in(wish), wish.name is not None
        return await self._change(guest, *also, name=name, named=named, language=wish.language.value)

    def forgotten(self, guests: Iterable[int]) -> None:
        """They were written off: the house knows them no more."""
        self._known.forget(guests)

    async def set_webhook(self, guest: Guest, url: str | None, base: str) -> Guest:
        """Tell a guest of their turns there, with links into the house as they reach it; or no more."""
        return await self._change(guest, webhook=url, webhook_base=base if url else None)

    async def set_wishes(self, guest: Guest, wishes: NoticeWishes) -> Guest:
        """Tell a guest what they want to be told, as they want it."""
        return await self._change(guest, wishes=msgspec.json.encode(wishes).decode())

    async def set_mail(self, guest: Guest, address: str | None, base: str | None) -> Guest:
        """Write to a guest there, with links into the house as they reach it; or no more."""
        return await self._change(guest, mail=address, mail_base=base)

    async def of_mail(self, address: str) -> list[int]:
        """The numbers of the guests who have confirmed this address."""
        return [row.id for row in await self._storage.rows(BY_MAIL, mail=address)]

    async def must_know_password(self, guest: Guest, password: str | None) -> None:
        """Whoever changes a password says the old one, where there is one."""
        row = await self._storage.row(BY_ID, guest=guest.id)
        if row and row.password and not await asyncio.to_thread(_is_password, row.password, password or ""):
            raise WrongPassword()

    async def set_password(self, guest: Guest, wish: NewPassword, *also: tuple[Executable, Values]) -> Guest:
        """Let a guest sign in, under a login that nobody else has; with what else is to be written."""
        hashed = await asyncio.to_thread(_hasher().hash, wish.password)
        no_links = NO_CARRY, {"gone": guest.id}
        return await self.set_login(guest, login_from(wish.login), no_links, *also, password=hashed)

    async def set_login(
        self, guest: Guest, login: str, *also: tuple[Executable, Values], **values: str
    ) -> Guest:
        """Give a guest a login that nobody else has; with what else is to be written."""
        try:
            return await self._change(guest, *also, login=login, **values)
        except Fenced:
            raise LoginTaken(login=login) from None

    async def set_handle(self, guest: Guest, handle: str | None) -> Guest:
        """Give an account a name that nobody else has, or none any more."""
        if guest.login is None:
            raise NoAccount()
        wanted = None if handle is None else handle_from(handle)
        try:
            return await self._change(guest, handle=wanted)
        except Fenced:
            raise HandleTaken(handle=wanted) from None

    async def of_handle(self, handle: str) -> Guest | None:
        """The guest who has this address, as somebody writes it."""
        with suppress(BadHandle):
            row = await self._storage.row(BY_HANDLE, handle=handle_from(handle))
            return await self.of(row.id) if row else None
        return None

    async def set_page(self, guest: Guest, seen: Seen) -> Guest:
        """Let others see a guest's page, or not."""
        return await self._change(guest, page=seen.value)

    async def set_named(self, guest: Guest, *, named: bool) -> Guest:
        """Have everybody told a guest's name on boards of the day, or friends alone."""
        return await self._change(guest, unnamed=not named)

    async def of_login(self, login: str) -> int | None:
        """The number of the guest who signs in so."""
        row = await self._storage.row(BY_LOGIN, login=login)
        return row.id if row else None

    async def sign_in(self, wish: SignIn) -> Guest:
        """The guest with this login and password; a wrong one takes as long as a right one."""
        row = await self._storage.row(BY_LOGIN, login=login_from(wish.login))
        known = row.password if row and row.password else _nobodys_password()
        if not await asyncio.to_thread(_is_password, known, wish.password) or row is None:
            raise WrongPassword()
        return welcome_again(guest_in(row))

    async def carry_link(self, guest: Guest) -> str:
        """The secret of a link that makes one other device this guest's."""
        secret = secrets.token_urlsafe(24)
        batch = Batch()
        batch.add(OLD_LINKS, {"now": time.time()})
        until = time.time() + CARRY_SECONDS
        batch.add(NEW_LINK, {"digest": digest(secret), "guest": guest.id, "until": until})
        await self._storage.keep(batch)
        return secret

    async def owner_of(self, secret: str) -> Guest:
        """The guest whose link this is; it is not used."""
        return await self._owner(await self._storage.row(LINK, link=digest(secret)))

    async def carried_by(self, secret: str) -> Guest:
        """The guest whose link this is; it works once."""
        return await self._owner(await self._storage.take(BY_LINK, link=digest(secret)))

    async def _owner(self, row: Any) -> Guest:
        guest = await self.of(row.guest) if row and row.until >= time.time() else None
        if guest is None:
            raise UnknownCarryLink()
        return welcome_again(guest)

    async def let_in(self, guest: Guest) -> Guest:
        """Take every way in away, and every device; whoever asked for it has shown who they are."""
        welcome_again(guest)
        return await self._change(guest, *no_way_in(guest), password=None)

    async def has_password(self, guest: Guest) -> bool:
        """Whether they sign in with one."""
        row = await self._storage.row(BY_ID, guest=guest.id)
        return bool(row and row.password)

    async def reset_password(
        self, guest: Guest, link: str, until: float, *also: tuple[Executable, Values]
    ) -> None:
        """Take every way in away, and every device; a link, by its digest, lets its owner in once."""
        row = {"digest": link, "guest": guest.id, "until": until}
        await self._change(guest, *no_way_in(guest), (HOST_S_LINK, row), *also, password=None)

    async def set_ban(self, guest: Guest, ban: Hold | None, *also: tuple[Executable, Values]) -> Guest:
        """Send somebody away, whose devices are told nothing more, or let them come back."""
        if ban is None:
            return await self._change(guest, *also, banned=None, banned_until=None, banned_why=None)
        untold = (NO_PUSH, {"gone": guest.id})
        since = time.time()
        return await self._change(
            guest, untold, *also, banned=since, banned_until=ban.until, banned_why=ban.why
        )

    async def set_mute(self, guest: Guest, mute: Hold | None, *also: tuple[Executable, Values]) -> Guest:
        """Let somebody write no more, or again; with what else is to be written."""
        until, why = (mute.until, mute.why) if mute else (None, None)
        return await self._change(guest, *also, muted_until=until, muted_why=why)

    async def set_keeps(self, guest: Guest, *also: tuple[Executable, Values], keeps: bool) -> Guest:
        """Have somebody who signs in keep the house, or no more; with what else is to be written."""
        if keeps and guest.login is None:
            raise KeepersSignIn(name=guest.name)
        return await self._change(guest, *also, keeps=time.time() if keeps else None)

    async def _change(
        self, guest: Guest, *also: tuple[Executable, Values], **values: str | bool | float | None
    ) -> Guest:
        batch = Batch()
        for statement, row in also:
            batch.add(statement, row)
        new = {f"new_{name}": value for name, value in values.items()}
        batch.add(changing(*values), {"guest": guest.id, **new})
        self._storage.tell(batch, [guest.id])
        await self._storage.keep(batch)
        self._forget([guest.id])
        changed = await self.of(guest.id)
        assert changed is not None
        return changed


def name_in(wish: NewGuest) -> str:
    """The name that somebody wants, or the one that the house gives."""
    return words.given_name(wish.language) if wish.name is None else name_from(wish.name)


def guest_in(row: Any) -> Guest:
    """The guest whose row this is."""
    language = Language(row.language)
    return Guest(
        row.id,
        row.name,
        language,
        row.login,
        row.webhook,
        row.webhook_base,
        row.named,
        hold_in(row.banned_until, row.banned_why, held=row.banned is not None),
        row.handle,
        wishes_from(row.wishes),
        row.mail,
        row.mail_base,
        Seen(row.page or Seen.FRIENDS),
        row.made,
        row.keeper,
        mute=hold_in(row.muted_until, row.muted_why, held=row.muted_until is not None),
        keeps=row.keeps is not None,
        unnamed=row.unnamed,
    )


def no_way_in(guest: Guest) -> tuple[tuple[Executable, Values], ...]:
    """What ends the devices and the passkeys of who has lost what lets them in: others may have found it."""
    return tuple((each, {"gone": guest.id}) for each in (NO_SESSIONS, NO_PASSKEYS, NO_CARRY))


def welcome_again(guest: Guest) -> Guest:
    """Whoever comes back, unless they were sent away."""
    if guest.ban:
        guest.ban.must_be_over(Banned)
    return guest


def handle_from(text: str) -> str:
    """A handle, whatever its capitals, with or without its sign."""
    found = text.strip().removeprefix("@").lower()
    if not HANDLE.fullmatch(found):
        raise BadHandle()
    return found


def login_from(text: str) -> str:
    """A login, whatever its capitals."""
    return name_from(text).casefold()


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def _nobodys_password() -> str:
    return _hasher().hash(secrets.token_hex())


def _is_password(hashed: str, password: str) -> bool:
    from argon2.exceptions import VerificationError

    try:
        return _hasher().verify(hashed, password)
    except VerificationError:
        return False
