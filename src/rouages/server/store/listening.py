"""Listening: what the other servers on a PostgreSQL tell, heard on a connection of its own.

What is told in the transaction that it is about is heard of if it was kept, and only then. Whoever may have
missed something is told so, and believes nothing any more that was read before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from rouages.server import awake
from rouages.server.store.news import CHANNEL, TELL, News, news_in, row_of
from rouages.server.store.storage import Storage
from rouages.tables.ledger.ledger import Lost

log = logging.getLogger("rouages")

LOOK_SECONDS = 1.0
"""So often the connection on which news come is looked at."""
LOOK_PATIENCE = 3.0


class Listening:
    """Tells the other servers, and hears what they tell, as long as this one runs."""

    def __init__(self, storage: Storage, hear: Callable[[News | None], None]) -> None:
        """Whoever hears is told of None when something may have been missed."""
        self._storage = storage
        self._hear = hear
        self._closing = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._listening = asyncio.create_task(self._listen(), name="news")

    async def stop(self) -> None:
        """Never in the middle of a query: its connection would be lost."""
        self._closing.set()
        if self._listening:
            await self._listening

    async def tell(self, news: News) -> None:
        """Tell what is in no transaction."""
        async with self._storage.reading() as connection:
            await connection.execute(TELL, row_of(news))
            await connection.commit()

    async def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                await self._listen_once()
            except (Lost, SQLAlchemyError, OSError, TimeoutError) as error:
                log.info("The news of other servers do not come: %r", error)
            except Exception:
                log.exception("The news of other servers do not come.")
            await self._rest()

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), LOOK_SECONDS)

    async def _listen_once(self) -> None:
        """Until the connection breaks."""
        async with self._storage.reading(is_watched=False) as connection:
            try:
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None
                await driver.add_listener(CHANNEL, self._take)
                self._hear(None)
                while not self._closing.is_set():
                    async with awake.timeout(LOOK_PATIENCE):
                        await connection.exec_driver_sql("SELECT 1")
                        await connection.commit()
                    await self._rest()
            finally:
                await connection.invalidate()

    def _take(self, connection: Any, process: int, channel: str, payload: str) -> None:
        """As the driver calls it."""
        del connection, process, channel
        news = news_in(payload)
        if news.server != self._storage.server:
            self._hear(news)
