"""Inspection: what keepers see of people and tables. No list says who talks to whom."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Select, bindparam, func, or_, select

from rouages.games import GAMES
from rouages.server.people.guests import handle_from, login_from
from rouages.server.people.holds import hold_in
from rouages.server.people.removals import KEPT
from rouages.server.store.database import COMPLAINTS, GUESTS, RESULTS, SEATS, SERVERS, TABLES
from rouages.server.store.rows import by_table
from rouages.server.store.storage import Storage
from rouages.server.wire.keepers import GameVersion, KeptTable, KeptTables, KnownPerson
from rouages.server.wire.refusals.accounts import BadHandle
from rouages.server.wire.refusals.meeting import UnknownPlayer
from rouages.tables.wire.refusals import EmptyText
from rouages.tables.wire.states import SeatKind, Status

A_PAGE = 30
MOST_FOUND = 20
ESCAPE = "/"
FREE = (SeatKind.OPEN.value, SeatKind.LINK.value)
MATCHES = (
    select(func.count(RESULTS.c.table_id.distinct())).where(RESULTS.c.guest == GUESTS.c.id).scalar_subquery()
)
ABOUT = select(func.count()).select_from(COMPLAINTS).where(COMPLAINTS.c.whom == GUESTS.c.id)
PEOPLE = select(
    GUESTS,
    MATCHES.label("matches"),
    ABOUT.scalar_subquery().label("complaints"),
    ABOUT.where(COMPLAINTS.c.upheld).scalar_subquery().label("upheld"),
)
ONE = PEOPLE.where(GUESTS.c.id == bindparam("guest"))
KEEPERS = PEOPLE.where(GUESTS.c.keeps.is_not(None)).order_by(GUESTS.c.keeps)
MUTED_NOW = GUESTS.c.muted_until > bindparam("now")
BANNED_NOW = GUESTS.c.banned.is_not(None) & or_(
    GUESTS.c.banned_until.is_(None), GUESTS.c.banned_until > bindparam("now")
)
HELD = PEOPLE.where(or_(MUTED_NOW, BANNED_NOW)).order_by(GUESTS.c.name).limit(200)
NAMED = (
    PEOPLE.where(
        GUESTS.c.left.is_(None),
        GUESTS.c.name != "",
        or_(
            func.lower(GUESTS.c.name).like(bindparam("name"), escape=ESCAPE),
            GUESTS.c.handle == bindparam("handle"),
            GUESTS.c.login == bindparam("login"),
            GUESTS.c.id == bindparam("number"),
        ),
    )
    .order_by(GUESTS.c.login.is_(None), GUESTS.c.name, GUESTS.c.made)
    .limit(MOST_FOUND)
)
WAIT = (
    select(func.count())
    .select_from(COMPLAINTS)
    .where(COMPLAINTS.c.table_id == TABLES.c.id, COMPLAINTS.c.closed.is_(None))
    .scalar_subquery()
)
TABLES_PAGE = (
    select(
        TABLES.c.id,
        TABLES.c.game,
        TABLES.c.status,
        TABLES.c.changed,
        TABLES.c.removed,
        WAIT.label("complaints"),
    )
    .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    .limit(A_PAGE + 1)
    .offset(bindparam("after"))
)
SEATS_OF = (
    select(SEATS.c.table_id, SEATS.c.name, SEATS.c.kind)
    .where(SEATS.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(SEATS.c.table_id, SEATS.c.seat)
)
PLAYED = (
    select(TABLES.c.game, TABLES.c.status, func.count().label("tables"))
    .where(TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]))
    .group_by(TABLES.c.game, TABLES.c.status)
)
COUNTED: Any = (
    select(func.count(GUESTS.c.login).label("accounts"), func.count(GUESTS.c.id).label("people"))
    .select_from(GUESTS)
    .where(GUESTS.c.left.is_(None), GUESTS.c.keeper.is_(None), GUESTS.c.name != "")
)
"""Whoever only learns is nobody yet."""
RUNNING = select(func.count()).select_from(SERVERS)


class Inspection:
    """Reads what keepers ask for."""

    def __init__(self, storage: Storage) -> None:
        """In this database."""
        self._storage = storage

    async def person(self, guest: int) -> KnownPerson:
        """Somebody by number."""
        row = await self._storage.row(ONE, guest=guest)
        if row is None:
            raise UnknownPlayer()
        return person_in(row)

    async def held(self) -> tuple[KnownPerson, ...]:
        """Who is muted or sent away now."""
        return await self._people(HELD, now=time.time())

    async def keepers(self) -> tuple[KnownPerson, ...]:
        """Who keeps the house, the first first."""
        return await self._people(KEEPERS)

    async def find(self, text: str) -> tuple[KnownPerson, ...]:
        """Those whose name begins so, or whose address, login or number it is."""
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 17 else -1
        begins = "".join(f"{ESCAPE}{sign}" if sign in "%_/" else sign for sign in text.strip().lower())
        return await self._people(
            NAMED, name=f"{begins}%", handle=_handle(text), login=_login(text), number=number
        )

    async def _people(self, query: Select[Any], **values: Any) -> tuple[KnownPerson, ...]:
        return tuple(map(person_in, await self._storage.rows(query, **values)))

    async def tables(self, page: int) -> KeptTables:
        """The tables of the house, the last changed first."""
        rows = await self._storage.rows(TABLES_PAGE, after=page * A_PAGE)
        shown = rows[:A_PAGE]
        wanted = [row.id for row in shown]
        seats = by_table(await self._storage.rows(SEATS_OF, tables=wanted) if wanted else ())
        return KeptTables(
            tuple(
                KeptTable(
                    row.id,
                    row.game,
                    Status(row.status),
                    tuple(seat.name for seat in seats[row.id] if seat.kind == SeatKind.PERSON.value),
                    sum(seat.kind == SeatKind.BOT.value for seat in seats[row.id]),
                    sum(seat.kind in FREE for seat in seats[row.id]),
                    row.changed,
                    row.removed is not None,
                    None if row.removed is None else row.removed + KEPT,
                    row.complaints,
                )
                for row in shown
            ),
            len(rows) > A_PAGE,
        )

    async def games(self) -> tuple[tuple[GameVersion, ...], int]:
        """The rules of each game and how many matches go on by them; how many tables wait."""
        counts = {(row.game, row.status): row.tables for row in await self._storage.rows(PLAYED)}
        versions = tuple(
            GameVersion(game.name, game.version, counts.get((game.name, Status.PLAYING.value), 0))
            for game in GAMES.values()
        )
        waiting = sum(count for (_, status), count in counts.items() if status == Status.WAITING.value)
        return versions, waiting

    async def counted(self) -> tuple[int, int, int]:
        """How many accounts, guests and servers there are."""
        row, servers = await self._storage.row(COUNTED), await self._storage.row(RUNNING)
        assert row is not None
        assert servers is not None
        return row.accounts, row.people - row.accounts, servers[0]


def person_in(row: Any) -> KnownPerson:
    """Somebody, as keepers know them."""
    ban = hold_in(row.banned_until, row.banned_why, held=row.banned is not None)
    mute = hold_in(row.muted_until, row.muted_why, held=row.muted_until is not None)
    return KnownPerson(
        row.id,
        row.name,
        row.handle,
        row.login is not None,
        row.keeper is not None,
        row.made,
        row.keeps is not None,
        ban.told if ban and ban.lasts else None,
        mute.told if mute and mute.lasts else None,
        row.matches,
        row.complaints,
        row.upheld,
    )


def _handle(text: str) -> str:
    try:
        return handle_from(text)
    except BadHandle:
        return ""


def _login(text: str) -> str:
    try:
        return login_from(text)
    except EmptyText:
        return ""
