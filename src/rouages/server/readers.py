"""Readers: pages that are open at this server, and are shown the newest of something soon after it is so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rouages.server.people.sessions import Session
from rouages.tables.ledger.ledger import Lost

log = logging.getLogger("rouages")

TICK_SECONDS = 0.5


class Reader:
    """A screen that only shows: the newest waits for it, and nothing else."""

    __slots__ = ("closed", "guest", "session", "shown", "stirred")

    def __init__(self, session: Session | None) -> None:
        """Of somebody, known by their session; nothing was shown yet."""
        self.guest = session.guest if session else None
        self.session = session
        self.shown = b""
        self.closed = False
        self.stirred = asyncio.Event()

    def show(self, newest: bytes) -> None:
        """This, if it is another than before."""
        if newest != self.shown:
            self.shown = newest
            self.stirred.set()

    def close(self) -> None:
        """Send it away."""
        self.closed = True
        self.stirred.set()

    send_away = close


class Refreshing:
    """Shows everybody the newest, once for all that changes in half a second."""

    def __init__(self, show: Callable[[], Awaitable[None]], lost: str) -> None:
        """By this; and what the log says where the database is not there."""
        self._show = show
        self._lost = lost
        self._task: asyncio.Task[None] | None = None

    def soon(self) -> None:
        """Something has changed."""
        if self._task is None:
            self._task = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        await asyncio.sleep(TICK_SECONDS)
        self._task = None
        try:
            await self._show()
        except Lost as lost:
            log.warning("%s: %s", self._lost, lost)

    def stop(self) -> None:
        """The server stops."""
        if self._task:
            self._task.cancel()
