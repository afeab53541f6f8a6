"""Lines: the connections on which a server reads from a database that is elsewhere.

One on which nothing comes back is hung up after a while, all at once when the database is known to be silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rouages.tables.ledger.ledger import Lost

CONNECTING_SECONDS = 3.0
LONGEST_READ = 4.0
"""Seconds after which one of several servers gives a line up: another may reach the database."""
LONGEST_READ_ALONE = 60.0
"""Nobody else could do better, and a host's command may read the whole house."""
SILENT = "the database does not answer"


def set_up(engine: AsyncEngine) -> None:
    """A line of which the other end has hung up is replaced before anybody reads on it."""

    @event.listens_for(engine.sync_engine, "checkout")
    def look(connection: Any, *_: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError()


class Lines:
    """Those that are being read on."""

    def __init__(self, seconds: float) -> None:
        """Each for so long at most."""
        self._seconds = seconds
        self._reading: set[Any] = set()
        self._is_cut = False

    @asynccontextmanager
    async def watch(self, connection: AsyncConnection) -> AsyncIterator[None]:
        """Have a line hung up if what is done with it lasts too long: whoever waits is told that it broke."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        self._reading.add(driver)
        timer = asyncio.get_running_loop().call_later(self._seconds, driver.terminate)
        try:
            yield
        finally:
            timer.cancel()
            self._reading.discard(driver)

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
