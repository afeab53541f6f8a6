"""Sessions: the devices on which somebody is known, each by a cookie of its own, so that it can be ended.

A program is known by a token in place of a cookie: a session like the others, which may do less. What ends
every other session of somebody ends their tokens too, and those of the bots that they keep.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Container, Iterable
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import ColumnElement, Executable, Row, bindparam, delete, insert, or_, select, update

from rouages.server.people.browsers import Browser
from rouages.server.people.holds import Hold, hold_in
from rouages.server.people.known import Known
from rouages.server.store.database import CARRY_LINKS, GUESTS, PASSKEYS, PUSH_SUBSCRIPTIONS, SESSIONS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.programs import Scope
from rouages.tables.ledger.ledger import Lost
from rouages.tables.wire.time_control import DAY

LASTING = 400 * 24 * 3600
"""Seconds after which a device that did not come back is forgotten."""


def sessions_of(who: str) -> ColumnElement[bool]:
    """All of a guest, be they of programs, and those of the bots that the guest keeps."""
    whose = or_(GUESTS.c.id == bindparam(who), GUESTS.c.keeper == bindparam(who))
    return SESSIONS.c.guest.in_(select(GUESTS.c.id).where(whose))


OWNERS = GUESTS.alias()
BY_NAME = (
    select(
        SESSIONS,
        GUESTS.c.keeper,
        GUESTS.c.keeps,
        *(GUESTS.c[name] for name in ("banned", "banned_until", "banned_why")),
        *(OWNERS.c[name].label(f"owner_{name}") for name in ("banned", "banned_until", "banned_why")),
    )
    .join(GUESTS, GUESTS.c.id == SESSIONS.c.guest)
    .outerjoin(OWNERS, OWNERS.c.id == GUESTS.c.keeper)
    .where(SESSIONS.c.name == bindparam("session"))
)
OF_GUEST = (
    select(SESSIONS)
    .where(SESSIONS.c.guest == bindparam("of"), SESSIONS.c.scopes.is_(None))
    .order_by(SESSIONS.c.seen.desc())
)
NEW_SESSION = insert(SESSIONS)
SEEN_AGAIN = (
    update(SESSIONS)
    .where(SESSIONS.c.name == bindparam("session"))
    .values(seen=bindparam("new_seen"), browser=bindparam("new_browser"), system=bindparam("new_system"))
)
USED = (
    update(SESSIONS)
    .where(SESSIONS.c.name == bindparam("session"))
    .values(seen=bindparam("new_seen"), first=bindparam("new_first"))
)
TOLD = update(SESSIONS).where(SESSIONS.c.name == bindparam("session")).values(told=bindparam("new_told"))
ONE = delete(SESSIONS).where(SESSIONS.c.name == bindparam("session"))
NO_CARRY = delete(CARRY_LINKS).where(CARRY_LINKS.c.guest == bindparam("gone"))
"""What lets another device in goes with the devices: whoever was there may have made it."""
RENEWED = insert(SESSIONS).from_select(
    [column.name for column in SESSIONS.columns],
    select(
        bindparam("new_name"), *(column for column in SESSIONS.columns if column is not SESSIONS.c.name)
    ).where(SESSIONS.c.name == bindparam("session")),
)
ITS_OWN = tuple(
    update(table).where(table.c.session == bindparam("old")).values(session=bindparam("new_name"))
    for table in (PUSH_SUBSCRIPTIONS, PASSKEYS)
)
OTHERS = delete(SESSIONS).where(sessions_of("of"), SESSIONS.c.name != bindparam("session"))
FORGOTTEN = delete(SESSIONS).where(SESSIONS.c.seen < bindparam("before"))


class Session(NamedTuple):
    """A device on which a guest is known."""

    name: str
    """The digest of its cookie, or which guest's it is if the cookie says no more than that."""
    guest: int
    seen: float
    keeper: int | None = None
    """Of a bot: who keeps it."""
    scopes: frozenset[Scope] | None = None
    """What a program may do; none on the device of a person, who may do everything."""
    first: float | None = None
    """When a program first came."""
    ban: Hold | None = None
    """Why and for how long its guest, or who keeps it, is sent away."""
    keeps: bool = False
    """Whether its guest keeps the house."""

    @property
    def is_barred(self) -> bool:
        """Whether whoever comes with it is sent away."""
        return self.ban is not None and self.ban.lasts

    def is_of(self, guests: Container[int]) -> bool:
        """Whether it ends with one of these guests."""
        return self.guest in guests or (self.keeper is not None and self.keeper in guests)

    @property
    def is_shared(self) -> bool:
        """Whether its cookie is one of the first form, which was the same on every device of a guest."""
        return self.name == shared_name(self.guest)

    @property
    def id(self) -> str:
        """What its owner may be told of it."""
        return digest(self.name)[:16]


class Onlookers(Protocol):
    """Those to whom something is shown."""

    def sessions(self) -> Iterable[Session]:
        """By which they are known."""

    def send_away(self, sessions: frozenset[str]) -> None:
        """Show nothing more to those whose session has ended."""


class Sessions:
    """Who is known where."""

    def __init__(self, storage: Storage, onlookers: Onlookers) -> None:
        """Kept in this database; those to whom something is shown are sent away when theirs has ended."""
        self._storage = storage
        self._first_form = URLSafeSerializer(storage.key, salt="guest")
        self._onlookers = onlookers
        self._known = Known(self._read)

    async def by(self, cookie: str | None) -> Session | None:
        """The session whose cookie this is."""
        session = await self._known.of(self._name(cookie)) if cookie else None
        return session if session and session.scopes is None else None

    async def by_token(self, token: str) -> Session | None:
        """The session of a program; that it came is noted, at first and then once a day."""
        session = await self._known.of(digest(token))
        if session is None or session.scopes is None:
            return None
        now = time.time()
        if session.first is None or now - session.seen > DAY:
            first = session.first or now
            await self._write((USED, {"session": session.name, "new_seen": now, "new_first": first}))
            self._known.remember(session.name, session._replace(seen=now, first=first))
        return session

    async def _read(self, name: str) -> Session | None:
        row = await self._storage.row(BY_NAME, session=name)
        if row is None or row.seen < time.time() - LASTING:
            return None
        scopes = None if row.scopes is None else frozenset(map(Scope, row.scopes.split()))
        own = hold_in(row.banned_until, row.banned_why, held=row.banned is not None)
        owner = hold_in(row.owner_banned_until, row.owner_banned_why, held=row.owner_banned is not None)
        ban = own if own and own.lasts else owner
        keeps = row.keeps is not None
        return Session(row.name, row.guest, row.seen, row.keeper, scopes, row.first, ban, keeps)

    def _name(self, cookie: str) -> str:
        try:
            guest = self._first_form.loads(cookie)
        except BadSignature:
            return digest(cookie)
        return shared_name(guest)

    async def of_guest(self, guest: int) -> list[tuple[Session, Row[Any]]]:
        """All sessions of a guest with their rows, the last seen first."""
        rows = await self._storage.rows(OF_GUEST, of=guest)
        return [(Session(row.name, row.guest, row.seen), row) for row in rows]

    async def since(self, session: Session) -> list[tuple[Session, Row[Any]]]:
        """The sessions of the same guest that are newer than this one, and of which nobody was told here."""
        told = await self.told(session)
        return [(each, row) for each, row in await self.of_guest(session.guest) if row.made > told]

    async def told(self, session: Session) -> float:
        """Until when whoever is there knows of all that is new."""
        row = await self._storage.row(BY_NAME, session=session.name)
        return max(row.made, row.told or 0.0) if row else 0.0

    async def tell(self, session: Session) -> None:
        """Whoever is there knows of every device that is there now."""
        await self._write((TOLD, {"session": session.name, "new_told": time.time()}))

    async def begin(self, guest: int, browser: Browser) -> str:
        """The cookie of a new session, which nobody can guess and the house cannot tell again."""
        cookie, now = secrets.token_urlsafe(24), time.time()
        await self._write(
            (FORGOTTEN, {"before": now - LASTING}),
            (
                NEW_SESSION,
                {
                    "name": digest(cookie),
                    "guest": guest,
                    "made": now,
                    "seen": now,
                    "browser": browser.name,
                    "system": browser.system,
                },
            ),
        )
        return cookie

    async def sweep(self) -> None:
        """Forget devices that did not come back for long: their cookies are worth nothing any more."""
        await self._write((FORGOTTEN, {"before": time.time() - LASTING}))

    async def renew(self, session: Session) -> str:
        """Another cookie for a session; whoever knows the one that it had is nobody from now on.

        All that hangs on the session stays: what its device is told, and which passkeys were made there.
        """
        cookie = secrets.token_urlsafe(24)
        name = digest(cookie)
        moved = [(statement, {"old": session.name, "new_name": name}) for statement in ITS_OWN]
        renewed = RENEWED, {"session": session.name, "new_name": name}
        await self._write(renewed, *moved, (ONE, {"session": session.name}), about=session.guest)
        self.ended([session.name])
        return cookie

    async def see(self, session: Session, browser: Browser) -> None:
        """The device has come back; that is noted once a day."""
        now = time.time()
        if now // DAY != session.seen // DAY:
            seen = {"new_seen": now, "new_browser": browser.name, "new_system": browser.system}
            await self._write((SEEN_AGAIN, {"session": session.name, **seen}))
            self._known.remember(session.name, session._replace(seen=now))

    async def end(self, session: Session) -> None:
        """Whoever comes with its cookie is nobody from now on."""
        await self._write((ONE, {"session": session.name}), about=session.guest)
        self.ended([session.name])

    async def end_others(self, session: Session) -> None:
        """The same for every other session of its guest, and for those of their bots."""
        no_links = NO_CARRY, {"gone": session.guest}
        await self._write(self.ending_others(session), no_links, about=session.guest)
        self.others_ended(session)

    def ending_others(self, session: Session) -> tuple[Executable, Values]:
        """What ends every other session of the same guest."""
        return OTHERS, {"of": session.guest, "session": session.name}

    def others_ended(self, session: Session) -> None:
        """That was written."""
        self.ended(self._of((session.guest,)) - {session.name})

    def guests_gone(self, guests: frozenset[int]) -> None:
        """The sessions of guests who were forgotten were written off with them."""
        self.ended(self._of(guests))

    async def look_again(self, guests: Container[int]) -> None:
        """Something was written about these guests: what has ended, be it elsewhere, has ended here."""
        names = self._of(guests)
        self._known.forget(names)
        try:
            found = {name: await self._read(name) for name in names}
            ended = [name for name, session in found.items() if session is None or session.is_barred]
        except Lost:
            ended = list(names)
        self._onlookers.send_away(frozenset(ended))

    def ended(self, names: Iterable[str]) -> None:
        """These were written off."""
        ended = frozenset(names)
        self._known.forget(ended)
        self._onlookers.send_away(ended)

    def _of(self, guests: Container[int]) -> set[str]:
        """The sessions of these guests that are known here, or to which something is shown."""
        there = (*self._known, *self._onlookers.sessions())
        return {each.name for each in there if each.is_of(guests)}

    async def _write(self, *written: tuple[Executable, Values], about: int | None = None) -> None:
        batch = Batch()
        if about is not None:
            self._storage.tell(batch, [about])
        for statement, values in written:
            batch.add(statement, values)
        await self._storage.keep(batch)


def shared_name(guest: int) -> str:
    """The session of all devices that have a cookie of the first form; a step of the database wrote it."""
    return f"guest {guest}"


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()
