"""Named: what a link leads to, as far as whoever has it may know: the game, whose table, which tournament."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, bindparam, func, select

from rouages.server.people.guests import Guests
from rouages.server.store.database import SEATS, SITTINGS, TABLES, TOURNAMENTS
from rouages.server.store.storage import Storage
from rouages.server.tournaments.book import plan_in
from rouages.tables.ledger.ledger import Lost
from rouages.tables.wire.states import SeatKind, Spectators, Status

TABLE_PAGES = ("table", "replay", "sit")


class Named(NamedTuple):
    """What a link leads to."""

    game: str
    host: str | None = None
    """Who has laid the table, where it is open to who has the link."""
    tournament: str | None = None
    status: Status | None = None
    """Where the table is, where anybody may know."""
    free: int = 0
    """How many seats nobody has taken yet."""


FREE = (
    select(func.count())
    .select_from(SEATS)
    .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind.in_((SeatKind.OPEN.value, SeatKind.LINK.value)))
    .correlate(TABLES)
    .scalar_subquery()
)
TABLE: Select[Any] = (
    select(
        TABLES.c.game,
        TABLES.c.host,
        TABLES.c.spectators,
        TABLES.c.removed,
        TABLES.c.status,
        TOURNAMENTS.c.plan,
        FREE.label("free"),
    )
    .outerjoin(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
    .outerjoin(TOURNAMENTS, TOURNAMENTS.c.id == SITTINGS.c.tournament)
)
BY_ID = TABLE.where(TABLES.c.id == bindparam("which"))
BY_INVITATION = TABLE.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(
    SEATS.c.invitation == bindparam("which")
)
TOURNAMENT = select(TOURNAMENTS.c.plan).where(TOURNAMENTS.c.id == bindparam("which"))


class LinkBook:
    """Reads what links lead to; no table is opened for that."""

    def __init__(self, storage: Storage, guests: Guests) -> None:
        """In this database."""
        self._storage = storage
        self._guests = guests

    async def named(self, path: str) -> Named | None:
        """What a page of this address leads to; none where that is nothing, or the database is silent."""
        page, _, which = path.partition("/")
        if not which or "\0" in which:
            return None
        try:
            if page == "tournaments":
                return await self._tournament(which)
            if page == "join":
                return await self._table(BY_INVITATION, which, is_invited=True)
            return await self._table(BY_ID, which) if page in TABLE_PAGES else None
        except Lost:
            return None

    async def _tournament(self, which: str) -> Named | None:
        row = await self._storage.row(TOURNAMENT, which=which)
        plan = plan_in(row) if row else None
        return Named(plan.game, tournament=plan.name) if plan else None

    async def _table(self, statement: Select[Any], which: str, *, is_invited: bool = False) -> Named | None:
        """Who is invited is told by whom; others are where anybody may look on."""
        row = await self._storage.row(statement, which=which)
        if row is None or row.removed is not None:
            return None
        is_open = is_invited or row.spectators != Spectators.NOBODY.value
        stand = (Status(row.status), row.free) if is_open else (None, 0)
        if row.plan is not None:
            return Named(row.game, None, plan_in(row).name, *stand)
        if not is_open:
            return Named(row.game)
        host = await self._guests.of(row.host)
        return Named(row.game, host.name if host and host.name else None, None, *stand)
