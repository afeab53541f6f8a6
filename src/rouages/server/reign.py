"""The reign of this server, one of several on a database: renewed, begun anew, and those of others ended."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from rouages.engine.refusals import Refusal
from rouages.server.leases import Keeper, KeptElsewhere
from rouages.server.relay.calls import Calls
from rouages.server.store import reigns
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.tables import Tables
from rouages.tables.ledger.ledger import Fenced, Lost

log = logging.getLogger("rouages")

ROUND_SECONDS = 0.5


class Reign:
    """Says that this server is there, and looks which others are not."""

    def __init__(self, storage: Storage, tables: Tables, calls: Calls) -> None:
        """Over these tables, some of which other servers keep."""
        self._storage = storage
        self._tables = tables
        self._calls = calls
        self._renewed = time.monotonic()
        self._failed = float("-inf")
        self.others: list[Keeper] = []
        """The other servers that reign."""
        self._closing = asyncio.Event()
        self._rounds: asyncio.Task[None] | None = None
        self._adopting: set[asyncio.Task[None]] = set()
        self._has_abandoned = False
        """Whether the tables that this server keeps were ended, though its reign may last."""

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round(), name="reign")

    async def stop(self) -> None:
        """Leave the tables to the others, once what is being done is done."""
        self._closing.set()
        if self._rounds:
            await self._rounds
        await asyncio.gather(*self._adopting)
        with suppress(Lost):
            await self._storage.leave()

    async def _go_round(self) -> None:
        while not self._closing.is_set():
            try:
                await self._round()
            except Lost as lost:
                log.warning("The other servers were not looked after: %s", lost)
            except Exception:
                log.exception("The reign of this server stumbled.")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), ROUND_SECONDS)

    async def _round(self) -> None:
        try:
            async with asyncio.timeout(reigns.REIGN_SECONDS):
                await self._storage.commit(Batch())
        except (Fenced, Lost, TimeoutError):
            self._failed = time.monotonic()
            if self._storage.has_ended:
                await self._begin_again()
            elif self._failed - self._renewed > reigns.REIGN_SECONDS:
                self._tables.abandon()
                self._has_abandoned = True
            return
        self._renewed = time.monotonic()
        await self._take_up_again()
        await self._look_at_others()

    async def _take_up_again(self) -> None:
        """The database was silent for long, and nobody else has taken what this server kept."""
        if self._has_abandoned:
            rows = await self._storage.rows(reigns.KEPT_BY, server=self._storage.server)
            self._has_abandoned = False
            self._begin_to_adopt([row.table_id for row in rows])

    async def _begin_again(self) -> None:
        """Others keep the tables of this server by now: they are theirs, and it begins with none."""
        log.warning("The reign of this server had ended: it begins anew.")
        self._tables.abandon()
        self._has_abandoned = False
        with suppress(Lost):
            await self._storage.commit(Batch())
        await self._storage.begin_again()

    async def _look_at_others(self) -> None:
        """End the reigns that were not renewed; while the database was down nobody could."""
        rows = await self._storage.rows(reigns.THERE)
        self._calls.keep({row.id for row in rows})
        self.others = [Keeper(row.id, row.address) for row in rows if row.id != self._storage.server]
        if self._renewed - self._failed > reigns.REIGN_SECONDS:
            for row in rows:
                if row.is_overdue:
                    await self._end(row.id, reigns.REIGN_SECONDS)

    async def succeed(self, server: str) -> None:
        """A server refuses whoever calls: if it says nothing either, it is gone."""
        await self._end(server, reigns.REFUSED_SECONDS)

    async def _end(self, server: str, seconds: float) -> None:
        async with self._storage.reading() as connection:
            kept = await reigns.end(connection, server, seconds)
        if kept is not None:
            log.warning("Server %s is gone; it kept %d tables.", server, len(kept))
            self._begin_to_adopt(kept)

    def _begin_to_adopt(self, tables: list[str]) -> None:
        task = asyncio.create_task(self._adopt(tables))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopt(self, tables: list[str]) -> None:
        """Keep those where a match goes on, for their clocks and bots."""
        try:
            for table_id in await self._tables.going_on(tables):
                if self._closing.is_set():
                    return
                with suppress(KeptElsewhere, Refusal):
                    await self._tables.open(table_id)
        except Lost as lost:
            log.warning("The tables of a server that is gone wait for who comes: %s", lost)
        except Exception:
            log.exception("A table of a server that is gone could not be opened.")
