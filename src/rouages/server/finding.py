"""Finding: the lists of the lobby page by page, of one game, pace and size, however many tables there are."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, bindparam, func, select

from rouages.server.lobby import (
    FOUND,
    HAS_OPEN_SEAT,
    IS_AWAY,
    MINE_OR_LAID,
    MY_SEATS,
    OPEN_SECONDS,
    LobbyBoard,
)
from rouages.server.people.ties import TieBook
from rouages.server.store.database import PUT_AWAY, SEATS, TABLES
from rouages.server.store.storage import Storage
from rouages.server.wire.finding import FoundTables, TableList, TablePace
from rouages.tables.wire.states import CLOSED, Spectators, Status
from rouages.tables.wire.time_control import Clock

A_PAGE = 8
MOST_FOUND = 2000
"""Of the newest so many are looked through."""
HALF_A_DAY = 12 * 3600

SIZE = select(func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery().label("size")
NEWEST = (
    select(TABLES.c.id, TABLES.c.game, TABLES.c.host, TABLES.c.clock, SIZE)
    .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    .limit(MOST_FOUND)
)
OTHERS = NEWEST.where(
    TABLES.c.changed > bindparam("since"), TABLES.c.removed.is_(None), TABLES.c.id.not_in(MY_SEATS)
)
OWN = NEWEST.outerjoin(
    PUT_AWAY, (PUT_AWAY.c.table_id == TABLES.c.id) & (PUT_AWAY.c.guest == bindparam("guest"))
).where(MINE_OR_LAID)
LISTS: dict[TableList, Select[Any]] = {
    TableList.OPEN: OTHERS.where(TABLES.c.status == Status.WAITING.value, HAS_OPEN_SEAT),
    TableList.WATCH: OTHERS.where(
        TABLES.c.status == Status.PLAYING.value, TABLES.c.spectators == Spectators.ANYONE.value
    ),
    TableList.OVER: OWN.where(~IS_AWAY, TABLES.c.status.in_([status.value for status in CLOSED])),
    TableList.AWAY: OWN.where(IS_AWAY),
}
THESE = FOUND.where(TABLES.c.id.in_(bindparam("tables", expanding=True)))


class Wanted(NamedTuple):
    """Which tables somebody looks for; what is none does not matter."""

    game: str | None = None
    pace: TablePace | None = None
    size: int | None = None
    """How many play there, bots included."""

    def fits(self, row: Row[Any]) -> bool:
        """Whether a table is one of these."""
        return (
            self.game in (None, row.game)
            and self.size in (None, row.size)
            and self.pace in (None, pace_of(row.clock))
        )


class Finding:
    """Read when somebody asks."""

    def __init__(self, storage: Storage, lobby: LobbyBoard, ties: TieBook) -> None:
        """From the tables of this database, as the lobby shows them."""
        self._storage = storage
        self._lobby = lobby
        self._ties = ties

    async def page(self, which: TableList, wanted: Wanted, page: int, guest: int | None) -> FoundTables:
        """A page of a list, as a guest sees it; nobody finds tables of whom they are kept apart from."""
        now = time.time()
        rows = await self._storage.rows(LISTS[which], guest=guest, now=now, since=now - OPEN_SECONDS)
        apart = (await self._ties.of(guest)).apart
        found = [row.id for row in rows if wanted.fits(row) and row.host not in apart]
        first = min(page * A_PAGE, max(0, (len(found) - 1) // A_PAGE * A_PAGE))
        shown = found[first : first + A_PAGE]
        kept = await self._storage.rows(THESE, tables=shown) if shown else ()
        cards = {card.table.id: card for card in await self._lobby.cards(kept, guest)}
        if guest is not None:
            cards = await self._lobby.placed(cards, guest)
        return FoundTables(len(found), first, A_PAGE, tuple(cards[each] for each in shown if each in cards))


def pace_of(clock: str | None) -> TablePace:
    """How fast one plays by such a clock."""
    if clock is None:
        return TablePace.NONE
    return TablePace.DAYS if msgspec.json.decode(clock, type=Clock).seconds >= HALF_A_DAY else TablePace.LIVE
