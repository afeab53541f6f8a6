"""Lines: the connections on which a server reads from a database that is elsewhere.

One on which nothing comes back is hung up after a while, all at once when the database is known to be silent.
A line that was quiet may lead nowhere any more, though nobody has hung up: whatever lies between has
forgotten it. One of several servers asks on such a line first, and soon takes another; where one was dead,
all that were quiet as long are taken to be.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rouages.server import awake
from rouages.tables.ledger.ledger import Lost

CONNECTING_SECONDS = 3.0
LONGEST_READ = 3.0
"""Seconds after which one of several servers gives a line up: another may reach the database."""
LONGEST_READ_ALONE = 60.0
"""Nobody else could do better, and a host's command may read the whole house."""
FRESH_SECONDS = 1.0
"""So long after it was last heard a line is read on without asking."""
ASKING_SECONDS = 1.0
"""So long it has to answer then."""
ASKED = "SELECT 1"
HEARD = "heard"
"""When something last came on a line, as is noted with it."""
SILENT = "the database does not answer"


class Lines:
    """Those that are being read on."""

    def __init__(self, seconds: float, *, asks: bool) -> None:
        """Each for so long at most; one that was quiet is asked whether it still holds."""
        self._seconds = seconds
        self._asks = asks
        self._reading: set[Any] = set()
        self._is_cut = False
        self._doubted = float("-inf")
        """Before when whatever was heard proves nothing."""

    def look_after(self, engine: AsyncEngine) -> None:
        """Replace, before anybody reads on it, a line that was hung up at the other end, or is doubted."""

        @event.listens_for(engine.sync_engine, "connect")
        def begin(_: Any, record: Any) -> None:
            record.info[HEARD] = time.monotonic()

        @event.listens_for(engine.sync_engine, "checkout")
        def look(connection: Any, record: Any, _: object) -> None:
            driver = connection.driver_connection
            if record.info[HEARD] < self._doubted:
                driver.terminate()  # whoever says nothing would be waited for
            if driver.is_closed():
                raise DisconnectionError()

    @asynccontextmanager
    async def watch(self, connection: AsyncConnection) -> AsyncIterator[None]:
        """Have a line hung up if what is done with it lasts too long: whoever waits is told that it broke."""
        line = await connection.get_raw_connection()
        if self._asks and not await self._holds(line):
            await connection.invalidate()
            line = await connection.get_raw_connection()
        with self._timed(line.driver_connection, self._seconds):
            yield
        line.info[HEARD] = time.monotonic()

    async def _holds(self, line: Any) -> bool:
        """Whether it was heard lately, or answers soon."""
        if time.monotonic() - line.info[HEARD] < FRESH_SECONDS:
            return True
        try:
            with self._timed(line.driver_connection, ASKING_SECONDS):
                await line.driver_connection.execute(ASKED)
        except Exception:
            if not line.driver_connection.is_closed():
                raise
            self.look()
            return False
        return True

    @contextmanager
    def _timed(self, driver: Any, seconds: float) -> Iterator[None]:
        """Hang a line up after so long, or when all are."""
        self._reading.add(driver)
        watch = awake.Watch(seconds, partial(self._give_up, driver, time.monotonic()))
        try:
            yield
        finally:
            watch.cancel()
            self._reading.discard(driver)

    def _give_up(self, driver: Any, began: float) -> None:
        self._doubted = began
        driver.terminate()

    def look(self) -> None:
        """`Lost` while the database is known to be silent."""
        if self._is_cut:
            raise Lost(SILENT)

    def cut(self) -> None:
        """The database is silent: nobody waits for it any more."""
        self._is_cut = True
        for driver in tuple(self._reading):
            driver.terminate()

    def mend(self) -> None:
        """The database was heard."""
        self._is_cut = False
