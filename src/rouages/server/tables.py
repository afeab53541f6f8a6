"""The tables in memory: opened when somebody comes, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from rouages.server import beginning
from rouages.server.deal import Deal
from rouages.server.people.guests import Guest
from rouages.server.store.database import SEATS, TABLES, TIMERS
from rouages.server.store.rows import keep_snapshot
from rouages.server.store.storage import StoredTable
from rouages.server.store.writer import Batch, Fenced, Lost
from rouages.server.table import LiveTable
from rouages.server.wire.refusals import TooManyTables, UnknownTable
from rouages.tables.refusals import NotSaved, UnknownInvitation
from rouages.tables.states import NewTable, Status

if TYPE_CHECKING:
    from rouages.server.house import House

log = logging.getLogger("rouages")

INVITED = select(SEATS.c.table_id).where(SEATS.c.invitation == bindparam("invitation"))
LAID = (
    select(func.count())
    .select_from(TABLES)
    .where(
        TABLES.c.host == bindparam("host"), TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value])
    )
)

DUE = (
    select(TIMERS.c.table_id)
    .join(TABLES, TABLES.c.id == TIMERS.c.table_id)
    .where(TIMERS.c.until <= bindparam("now"), TABLES.c.status == Status.PLAYING.value)
    .distinct()
)


class Tables:
    """The tables of the house."""

    def __init__(self, house: House) -> None:
        """None is open yet."""
        self._house = house
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self, table_id: str) -> LiveTable:
        """The table of this id."""
        table = self.live.get(table_id)
        if table is None:
            if table_id not in self._opening:
                task = asyncio.create_task(self._load(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id))
            table = await asyncio.shield(self._opening[table_id])
        return table

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._house.storage.table(table_id)
        if stored is None:
            raise UnknownTable()
        table = self.live[table_id] = LiveTable(self._house, stored)
        play = table.play
        if play and play.is_outdated:
            table.post(Deal(lambda batch: keep_snapshot(batch, table, play)))
        table.stir()
        return table

    async def read(self, table_id: str) -> StoredTable | None:
        """The table as the database has it, if it can be read."""
        try:
            return await self._house.storage.table(table_id)
        except (SQLAlchemyError, OSError):
            log.exception("Table %s cannot be read.", table_id)
            self.live.pop(table_id, None)
            return None

    async def invited(self, invitation: str) -> LiveTable:
        """The table with the seat that was kept for a friend."""
        row = await self._house.storage.row(INVITED, invitation=invitation)
        if row is None:
            raise UnknownInvitation()
        return await self.open(row.table_id)

    async def lay(self, wish: NewTable, host: Guest) -> LiveTable:
        """A new table."""
        levels = self._house.levels
        return await self.keep(lambda batch: beginning.lay(wish, host, levels, batch), host)

    async def keep(self, lay: Callable[[Batch], str], host: Guest) -> LiveTable:
        """A table that `lay` makes, unless its host has too many; it begins if everybody is there."""
        most = self._house.settings.tables_a_guest
        laid = await self._house.storage.row(LAID, host=host.id)
        if laid and laid[0] >= most:
            raise TooManyTables(most=most)
        batch = Batch()
        table_id = lay(batch)
        await self.commit(batch)
        table = await self.open(table_id)
        await table.ask(lambda batch: beginning.begin_if_ready(table, batch))
        return table

    async def commit(self, batch: Batch) -> None:
        """Keep what makes a new table."""
        try:
            await self._house.storage.commit(batch)
        except (Fenced, Lost):
            raise NotSaved() from None

    async def wake(self) -> None:
        """Open the tables that were put away and where time has run out, be it while no server ran."""
        for row in await self._house.storage.rows(DUE, now=time.time()):
            if row.table_id not in self.live:
                await self.open(row.table_id)

    async def put_away(self, *, everything: bool = False) -> None:
        """Keep the position of tables that nobody looks at, and forget them."""
        before = time.monotonic() - self._house.settings.idle_seconds
        tables = list(self.live.values())
        if everything:
            for table in tables:
                table.bots.stop()
                table.timers.stop()
                table.close(1012)
        else:
            tables = [table for table in tables if table.is_idle and table.last_active < before]
        await asyncio.gather(*map(self._put_away, tables))

    async def _put_away(self, table: LiveTable) -> None:
        play = table.play
        if play and play.entries > table.kept:
            try:
                await table.ask(lambda batch: keep_snapshot(batch, table, play))
            except NotSaved:
                return
        if table.is_idle:
            table.timers.stop()
            self.live.pop(table.id, None)

    def drop_stalled(self) -> None:
        """Send away the screens that do not read."""
        now = time.monotonic()
        for table in self.live.values():
            for client in table.clients:
                if client.is_stalled(now):
                    client.drop()
