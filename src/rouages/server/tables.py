"""The tables in memory: opened when somebody comes, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import bindparam, exists, func, or_, select

from rouages.server.closing import ClosingBook
from rouages.server.leases import KeptElsewhere, Leases
from rouages.server.settings import Settings
from rouages.server.store.database import LEASES, SEATS, TABLES, TIMERS
from rouages.server.store.invitations import table_of
from rouages.server.store.ledger import DatabaseLedger
from rouages.server.store.rows import TOURNAMENT
from rouages.server.store.storage import Storage
from rouages.server.wire.refusals.meeting import TableRemoved, TooManyTables, UnknownTable
from rouages.tables.audience.clients import COME_BACK
from rouages.tables.ledger.ledger import Fenced, Lost
from rouages.tables.ledger.rows import NewRow, Page
from rouages.tables.ledger.seats import Person
from rouages.tables.live import LiveTable
from rouages.tables.loop import AsyncioLoop
from rouages.tables.match import neglect
from rouages.tables.outside import Neighbours, Outside, Thinker
from rouages.tables.wire.refusals import NotSaved, UnknownInvitation
from rouages.tables.wire.states import Status

log = logging.getLogger("rouages")

JUMP_SECONDS = 1.0
"""By less the time of day may be put right without anybody noticing."""

LAID_AS = select(TABLES.c.id).where(TABLES.c.id == bindparam("table"))
LAID = (
    select(func.count())
    .select_from(TABLES)
    .where(
        TABLES.c.host == bindparam("host"),
        TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]),
        or_(TABLES.c.branch_of.is_(None), ~TABLES.c.branch_of.startswith(TOURNAMENT)),
    )
)
"""Those of tournaments were laid by the house."""

DUE = (
    select(TIMERS.c.table_id)
    .join(TABLES, TABLES.c.id == TIMERS.c.table_id)
    .where(
        TIMERS.c.until <= bindparam("now"),
        TABLES.c.status == Status.PLAYING.value,
        ~exists().where(LEASES.c.table_id == TIMERS.c.table_id, LEASES.c.server != bindparam("server")),
    )
    .distinct()
)

SITTING = (
    select(SEATS.c.table_id)
    .join(TABLES, TABLES.c.id == SEATS.c.table_id)
    .where(
        SEATS.c.guest == bindparam("guest"), TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value])
    )
    .distinct()
)


class Tables:
    """The tables of the house."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        neighbours: Neighbours,
        settings: Settings,
        closing: ClosingBook,
        leases: Leases | None = None,
    ) -> None:
        """None is open yet, nor is one while the house is closed; with leases, those that this one keeps."""
        self._storage = storage
        self._settings = settings
        self._closing = closing
        self._leases = leases
        self.ledger = DatabaseLedger(storage)
        self._outside = Outside(
            self.ledger, AsyncioLoop(), thinker, neighbours, settings.bot_delay, settings.notice_seconds
        )
        self.live: dict[str, LiveTable] = {}
        self._ahead = self._lead()
        self._moving: dict[str, asyncio.Task[None]] = {}
        """Those that are being opened, or given back."""

    async def open(self, table_id: str) -> LiveTable:
        """The table of this id; `KeptElsewhere` if another server keeps it."""
        while (table := self.live.get(table_id)) is None:
            self._closing.must_be_open()
            await self._move(table_id, self._load)
        return table

    async def _move(self, table_id: str, move: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Open a table, or give it back: one at a time, and whoever comes meanwhile waits for that."""

        async def moved() -> None:
            try:
                await move(table_id)
            finally:
                del self._moving[table_id]

        if table_id not in self._moving:
            self._moving[table_id] = asyncio.create_task(moved())
        await asyncio.shield(self._moving[table_id])

    async def _load(self, table_id: str) -> None:
        server = self._storage.server
        if self._leases:
            await self._leases.take(table_id)
        stored = await self.ledger.read(table_id)
        if stored is None:
            raise UnknownTable()
        if stored.state.removed is not None:
            await self._give_back(table_id)
            raise TableRemoved()
        table = await asyncio.to_thread(LiveTable, self._outside, stored)
        if server != self._storage.server:
            raise Lost("another server may keep it by now")
        self.live[table_id] = table
        table.wake()

    async def _give_back(self, table_id: str) -> None:
        self.live.pop(table_id, None)
        if self._leases:
            await self._leases.give_back(table_id)

    async def remove(self, table_id: str) -> None:
        """Take a table away: whoever is there is sent away, and nobody opens it any more."""
        table = await self.open(table_id)
        await table.ask(partial(neglect.remove, table.proceedings, self.now()))
        table.end()
        await self._move(table_id, self._give_back)

    async def shut(self) -> None:
        """The house closes: keep all tables, send everybody away, and leave none open."""
        await self.put_away(everything=True)
        for table in tuple(self.live.values()):
            table.end()
            await self._move(table.id, self._give_back)

    def abandon(self) -> None:
        """Other servers may keep them by now: end them all, and send their screens away to come back."""
        tables, self.live = self.live, {}
        for table in tables.values():
            table.end()

    def hear(self, tables: Iterable[str]) -> None:
        """Somebody else has written to these tables: those that are open here are read again."""
        for table_id in tables:
            if table := self.live.get(table_id):
                table.hear()

    def forget(self, table_id: str) -> None:
        """A table cannot be read any more: who comes next opens it anew."""
        self.live.pop(table_id, None)

    async def invited(self, invitation: str) -> LiveTable:
        """The table with the seat that was kept for a friend, who has its link or was told its code."""
        found = await table_of(self._storage, invitation)
        if found is None:
            raise UnknownInvitation()
        return await self.open(found)

    async def must_exist(self, table_id: str) -> None:
        """Refuse an id that no table has, be it removed."""
        if await self._storage.row(LAID_AS, table=table_id) is None:
            raise UnknownTable()

    async def where_sits(self, guest: int) -> list[str]:
        """The tables that are not over where somebody sits."""
        return [row.table_id for row in await self._storage.rows(SITTING, guest=guest)]

    def open_where_sits(self, guest: int) -> list[str]:
        """The tables that are open here where somebody sits, also those that are over."""
        return [table.id for table in self.live.values() if table.proceedings.seating.held_by(guest)]

    async def lay(self, page: Page, host: Person) -> LiveTable:
        """The table that this page lays, unless its host has too many; it begins if everybody is there."""
        for row in (row for row in page if isinstance(row, NewRow)):
            self._closing.must_not_hurry(row.terms)
        await self.must_have_room(host)
        table = await self.open(await self.keep(page))
        await table.ask(table.proceedings.begin_if_ready)
        return table

    async def must_have_room(self, host: Person) -> None:
        """Refuse who has laid too many tables that are not over."""
        most = self._settings.tables_a_guest
        laid = await self._storage.row(LAID, host=host.id)
        if laid and laid[0] >= most:
            raise TooManyTables(most=most)

    async def keep(self, page: Page) -> str:
        """Have a new table kept; its id."""
        try:
            await self.ledger.keep(page)
        except (Fenced, Lost):
            raise NotSaved() from None
        return next(row.terms.id for row in page if isinstance(row, NewRow))

    def now(self) -> float:
        """Seconds since 1970."""
        return self._outside.loop.now()

    async def wake(self) -> None:
        """Open the tables that were put away and where time has run out, be it while no server ran."""
        for row in await self._storage.rows(DUE, now=time.time(), server=self._storage.server):
            with suppress(KeptElsewhere):
                await self.open(row.table_id)

    def notice_jump(self) -> float:
        """Wind every clock anew if the time of day was set, or this machine has slept: by so many seconds."""
        before, self._ahead = self._ahead, self._lead()
        jump = self._ahead - before
        if abs(jump) <= JUMP_SECONDS:
            return 0.0
        for table in self.live.values():
            table.inbox.stir()
        return jump

    def _lead(self) -> float:
        """By how much the time of day is ahead of the clock that nobody sets."""
        loop = self._outside.loop
        return loop.now() - loop.time()

    async def put_away(self, *, everything: bool = False) -> None:
        """Keep the position of tables that nobody looks at, and forget them."""
        before = self._outside.loop.time() - self._settings.idle_seconds
        tables = list(self.live.values())
        if everything:
            for table in tables:
                table.stop()
                table.audience.close(COME_BACK)
        else:
            tables = [table for table in tables if table.is_idle and table.inbox.last_active < before]
        await asyncio.gather(*map(self._put_away, tables))

    async def _put_away(self, table: LiveTable) -> None:
        """Once all that was done there is kept, be it how far those have seen who left just now."""
        proceedings = table.proceedings
        is_behind = table.play is not None and table.play.entries > proceedings.kept
        if is_behind or table.inbox.is_busy:
            try:
                await table.ask(proceedings.keep_position if is_behind else lambda page: None)
            except NotSaved:
                return
        if table.is_idle and self.live.get(table.id) is table:
            table.timers.stop()
            await self._move(table.id, self._give_back)
