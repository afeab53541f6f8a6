"""The reign of this server, one of several on a database: renewed, begun anew, and those of others ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import suppress

from rouages.engine.refusals import Refusal
from rouages.server import awake
from rouages.server.leases import Keeper, KeptElsewhere
from rouages.server.relay.calls import Calls
from rouages.server.store import reigns
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.tables import Tables
from rouages.server.wire.refusals.hosting import OtherRelease
from rouages.tables.ledger.ledger import Fenced, Lost

log = logging.getLogger("rouages")

ROUND_SECONDS = 0.25
ASLEEP_SECONDS = 1.0
"""A server whose own round took so long may have slept beside the others, as on a laptop that was shut."""
AT_ONCE = 4
"""So many tables of a server that is gone are opened side by side; some lines are left to who comes."""


class Reign:
    """Says that this server is there, and looks which others are not."""

    def __init__(self, storage: Storage, tables: Tables, calls: Calls) -> None:
        """Over these tables, some of which other servers keep."""
        self._storage = storage
        self._tables = tables
        self._calls = calls
        self._renewed = time.monotonic()
        self._failed = float("-inf")
        """When this server last could not have seen that others are there."""
        self.others: list[Keeper] = []
        """The other servers that reign."""
        self._closing = asyncio.Event()
        self._rounds: asyncio.Task[None] | None = None
        self._adopting: asyncio.Task[None] | None = None
        self._is_outdated = False
        """Whether servers of another release have the database by now."""
        self._has_unopened = False
        """Whether this server may keep tables where a match goes on and that it has not opened."""

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round(), name="reign")

    async def stop(self) -> None:
        """Leave the tables to the others, once what is being done is done."""
        self._closing.set()
        if self._rounds:
            await self._rounds
        if self._adopting:
            await self._adopting
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
            async with awake.timeout(reigns.REIGN_SECONDS):
                await self._storage.commit(Batch())
        except (Fenced, Lost, TimeoutError):
            self._failed = time.monotonic()
            if self._storage.has_ended:
                await self._begin_again()
            elif self._failed - self._renewed > reigns.REIGN_SECONDS:
                self._storage.lines.cut()
                self._tables.abandon()
                self._has_unopened = True
            return
        self._may_have_slept()
        self._renewed = time.monotonic()
        self._storage.lines.mend()
        await self._look_at_others()
        if self._has_unopened:
            self._begin_to_open()

    def _may_have_slept(self) -> None:
        """Since it last said that it is there, this server may have slept beside the others."""
        now = time.monotonic()
        if now - self._renewed > ASLEEP_SECONDS:
            self._failed = now

    async def _begin_again(self) -> None:
        """Others keep the tables of this server by now: they are theirs, and it begins with none."""
        if not self._is_outdated:
            log.warning("The reign of this server had ended: it begins anew.")
        self._tables.abandon()
        self._has_unopened = False
        self._storage.lines.mend()
        with suppress(Lost):
            await self._storage.commit(Batch())
        try:
            await self._storage.begin_again()
        except OtherRelease as refusal:
            if not self._is_outdated:
                log.error("This server keeps nothing any more. %s", refusal)
            self._is_outdated = True

    async def _look_at_others(self) -> None:
        """End the reigns that were not renewed; while the database was down, or all slept, nobody could."""
        rows = await self._storage.rows(reigns.THERE)
        self._may_have_slept()
        self._calls.keep({row.id for row in rows})
        self.others = [Keeper(row.id, row.address) for row in rows if row.id != self._storage.server]
        if self._renewed - self._failed > reigns.REIGN_SECONDS:
            for row in rows:
                if row.is_overdue:
                    await self._end(row.id, reigns.REIGN_SECONDS)

    async def reigns(self, server: str) -> bool:
        """Whether a server still does."""
        return await self._storage.row(reigns.REIGNS, server=server) is not None

    async def succeed(self, server: str) -> None:
        """A server refuses whoever calls: if it says nothing either, it is gone."""
        await self._end(server, reigns.REFUSED_SECONDS)

    async def _end(self, server: str, seconds: float) -> None:
        async with self._storage.reading() as connection:
            moved = await reigns.end(connection, server, self._storage.server, seconds)
        if moved is not None:
            log.warning("Server %s is gone; it kept %d tables where a match goes on.", server, moved)
            self._calls.leave(server)
            self._has_unopened = True
            self._begin_to_open()

    def _begin_to_open(self) -> None:
        if self._adopting is None or self._adopting.done():
            self._has_unopened = False
            self._adopting = asyncio.create_task(self._open_all())

    async def _open_all(self) -> None:
        """Open what this server keeps where a match goes on, for its clocks and bots."""
        try:
            rows = await self._storage.rows(reigns.GOING_ON, server=self._storage.server)
            waiting = iter([row.table_id for row in rows])
            await asyncio.gather(*(self._open_each(waiting) for _ in range(AT_ONCE)))
        except Lost as lost:
            self._has_unopened = True
            log.warning("The tables of a server that is gone wait for who comes: %s", lost)
        except Exception:
            log.exception("A table of a server that is gone could not be opened.")

    async def _open_each(self, waiting: Iterator[str]) -> None:
        for table_id in waiting:
            if self._closing.is_set():
                return
            with suppress(KeptElsewhere, Refusal):
                await self._tables.open(table_id)
