"""The lobby: my tables, open tables and tables to watch, also live."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, bindparam, func, or_, select

from rouages.engine.chance import commitment
from rouages.engine.sight import Progress
from rouages.server.clients import encode
from rouages.server.seats import seat_from_row
from rouages.server.showing import seat_states, table_state
from rouages.server.store.database import ENTRIES, SEATS, TABLES, TIMERS
from rouages.server.timers import soonest, timer_from
from rouages.server.wire.bodies import Lobby, TableCard
from rouages.tables.states import SeatKind, Spectators, Status, TableState, UndoPolicy
from rouages.tables.time_control import away_from, clock_from

if TYPE_CHECKING:
    from rouages.server.house import House
    from rouages.server.table import LiveTable

log = logging.getLogger("rouages")

MOST_MINE = 60
MOST_OTHERS = 40
OPEN_SECONDS = 3 * 24 * 3600
"""A table that waits longer than this is not shown to strangers any more."""
TICK_SECONDS = 0.5

LAST_ENTRY = (
    select(func.coalesce(func.max(ENTRIES.c.number) + 1, 0))
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .scalar_subquery()
    .label("entries")
)
FOUND = select(TABLES, LAST_ENTRY)
MY_SEATS = select(SEATS.c.table_id).where(SEATS.c.guest == bindparam("guest"))
MINE = (
    FOUND.where(
        or_(TABLES.c.id.in_(MY_SEATS), TABLES.c.host == bindparam("guest")),
        TABLES.c.status != Status.CANCELLED.value,
    )
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_MINE)
)
OPEN_SEATS = select(SEATS.c.table_id).where(SEATS.c.kind == SeatKind.OPEN.value)
OPEN = (
    FOUND.where(
        TABLES.c.status == Status.WAITING.value,
        TABLES.c.changed > bindparam("since"),
        TABLES.c.id.in_(OPEN_SEATS),
    )
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_OTHERS)
)
WATCH = (
    FOUND.where(
        TABLES.c.status == Status.PLAYING.value,
        TABLES.c.changed > bindparam("since"),
        TABLES.c.spectators == Spectators.ANYONE.value,
    )
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_OTHERS)
)
SEATS_OF = (
    select(SEATS, TIMERS.c.timer)
    .outerjoin(TIMERS, (TIMERS.c.table_id == SEATS.c.table_id) & (TIMERS.c.seat == SEATS.c.seat))
    .where(SEATS.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(SEATS.c.table_id, SEATS.c.seat)
)


class LobbyReader:
    """A screen that shows the lobby: only the newest lists wait for it."""

    __slots__ = ("closed", "guest", "shown", "stirred")

    def __init__(self, guest: int | None) -> None:
        """Nothing was shown yet."""
        self.guest = guest
        self.shown = b""
        self.closed = False
        self.stirred = asyncio.Event()

    def show(self, lobby: bytes) -> None:
        """The lists, if they are others than before."""
        if lobby != self.shown:
            self.shown = lobby
            self.stirred.set()


class LobbyBoard:
    """Makes the lists, and makes them again for who looks when something has changed."""

    def __init__(self, house: House) -> None:
        """Nobody looks yet."""
        self._house = house
        self.readers: set[LobbyReader] = set()
        self._task: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Something that the lobby shows of a table has changed."""
        if self.readers and self._task is None:
            self._task = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        await asyncio.sleep(TICK_SECONDS)
        self._task = None
        others = await self._others()
        for reader in tuple(self.readers):
            reader.show(encode(await self._lobby(reader.guest, others)))

    def close(self) -> None:
        """Send everybody away."""
        if self._task:
            self._task.cancel()
        for reader in self.readers:
            reader.closed = True
            reader.stirred.set()

    async def lobby(self, guest: int | None) -> Lobby:
        """The lists for a guest."""
        return await self._lobby(guest, await self._others())

    async def _others(self) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
        since = time.time() - OPEN_SECONDS
        rows = self._house.storage.rows
        return await rows(OPEN, since=since), await rows(WATCH, since=since)

    async def _lobby(self, guest: int | None, others: tuple[Sequence[Row[Any]], Sequence[Row[Any]]]) -> Lobby:
        found = await self._house.storage.rows(MINE, guest=guest) if guest is not None else []
        mine = await self._cards(found, guest)
        own = {card.table.id for card in mine}
        open_, watch = [
            await self._cards([row for row in rows if row.id not in own], guest) for rows in others
        ]
        return Lobby(
            mine=tuple(sorted(mine, key=lambda card: (not card.my_turn, -card.changed))),
            open=tuple(card for card in open_ if card.table.status is Status.WAITING),
            watch=tuple(card for card in watch if card.table.status is Status.PLAYING),
        )

    async def _cards(self, rows: Sequence[Row[Any]], guest: int | None) -> list[TableCard]:
        """A card for each table: from memory, or from what was kept if nothing was done since."""
        live = self._house.tables.live
        kept = [row for row in rows if row.id not in live]
        for row in kept:
            if row.status == Status.PLAYING.value and row.entries != row.counted:
                await self._house.tables.open(row.id)
        seats: dict[str, list[Any]] = {}
        if wanted := [row.id for row in kept if row.id not in live]:
            for seat in await self._house.storage.rows(SEATS_OF, tables=wanted):
                seats.setdefault(seat.table_id, []).append(seat)
        return [
            card_of(live[row.id], guest) if row.id in live else stored_card(row, seats[row.id], guest)
            for row in rows
            if row.id in live or row.id in seats
        ]


def card_of(table: LiveTable, guest: int | None) -> TableCard:
    """A table in memory, as a card."""
    mine = table.seats_of(guest)
    asked = table.play.asked if table.play else {}
    return TableCard(
        table_state(table),
        seat_states(table),
        mine,
        any(seat in asked and not table.seats[seat].is_played_by_bot for seat in mine),
        table.changed,
        table.progress,
        table.timers.until(mine),
    )


def stored_card(row: Row[Any], seats: list[Any], guest: int | None) -> TableCard:
    """A table that was put away, as a card."""
    asked = {int(seat) for seat in row.pending.split()} if row.status == Status.PLAYING.value else set()
    found = [seat_from_row(seat) for seat in seats]
    mine = tuple(seat.number for seat in found if guest is not None and seat.guest == guest)
    state = TableState(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        undo=UndoPolicy(row.undo),
        spectators=Spectators(row.spectators),
        clock=clock_from(row.clock),
        away=away_from(row.away),
        status=Status(row.status),
        commitment=commitment(row.secret),
        made=row.made,
        rematch=row.rematch,
        branch_of=row.branch_of,
        trouble=None,
        seam=None,
    )
    return TableCard(
        state,
        tuple(seat.state(online=False, thinking=seat.number in asked) for seat in found),
        mine,
        any(seat in asked and not found[seat].is_played_by_bot for seat in mine),
        row.changed,
        msgspec.json.decode(row.progress, type=Progress | None) if row.progress else None,
        soonest(timer_from(seats[number].timer) for number in mine if seats[number].timer),
    )
