"""The ledger of a house in one's pocket: in memory, and in the browser's cupboard before anything is told."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from rouages.pocket.cupboard import KEPT, TAKEN, Cupboard, found
from rouages.pocket.drawers import TABLE, by_table, change_of, drawer, rows_in
from rouages.tables.ledger.ledger import Done, Fenced, Lost
from rouages.tables.ledger.memory import MemoryLedger
from rouages.tables.ledger.rows import News, Page, Stored
from rouages.tables.loop import Loop

log = logging.getLogger("rouages")


class PocketLedger:
    """Keeps every page in the cupboard, and all of them at hand."""

    def __init__(self, cupboard: Cupboard, loop: Loop) -> None:
        """Nothing was read yet."""
        self._cupboard = cupboard
        self._loop = loop
        self._memory = MemoryLedger(loop)
        self.sheets = self._memory.sheets
        self.unreadable: set[str] = set()
        """The tables of which something cannot be read: they are left as they lie."""

    async def open(self) -> None:
        """Read all that was kept."""
        for table_id, lying in by_table(await found(self._cupboard, f"{TABLE}/")).items():
            self._lay_out(table_id, lying)

    async def look_again(self, table_id: str) -> None:
        """Another page of this browser has written to a table."""
        self._lay_out(table_id, await found(self._cupboard, drawer(table_id, "")))

    def _lay_out(self, table_id: str, lying: list[tuple[str, str]]) -> None:
        """Have at hand what lies in the drawers of a table, or nothing of it."""
        self.sheets.pop(table_id, None)
        self.unreadable.discard(table_id)
        try:
            for row in rows_in(lying):
                self._memory.keep(row)
        except (msgspec.DecodeError, LookupError) as trouble:
            self.sheets.pop(table_id, None)
            self.unreadable.add(table_id)
            log.warning("The table %s cannot be read: %s", table_id, trouble)

    def submit(self, page: Page, done: Done) -> None:
        """Keep the whole page, then say so."""
        self._loop.create_task(self._submit(page, done))

    async def _submit(self, page: Page, done: Done) -> None:
        change = change_of(page)
        said = await self._cupboard.write(msgspec.json.encode(change).decode())
        if said == KEPT:
            for row in page:
                self._memory.keep(row)
            done(None)
        elif said == TAKEN and change.table:
            await self.look_again(change.table)
            done(Fenced(change.table))
        else:
            done(Lost(said))

    async def keep(self, page: Page) -> None:
        """Keep a page, and wait until it is safe."""
        kept: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.submit(page, kept.set_result)
        if trouble := await kept:
            raise trouble

    async def read(self, table_id: str) -> Stored | None:
        """A table as it was kept; None if there is no such table."""
        return await self._memory.read(table_id)

    async def since(self, table_id: str, number: int) -> News:
        """What was done at a table from this number on."""
        return await self._memory.since(table_id, number)
