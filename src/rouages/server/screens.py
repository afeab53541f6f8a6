"""Screens at the other end of a socket: each is sent what its client should see as fast as it reads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rouages.server.people.sessions import Session
from rouages.server.protocol import TableSocketProtocol
from rouages.tables.audience.clients import COME_BACK

Send = Callable[[bytes], Awaitable[None]]

STALLED_SECONDS = 15


class SocketScreen:
    """Written to at once while the other end reads; else by a task of its own, begun when first needed."""

    __slots__ = ("_stirred", "_writing", "begin", "closing", "line", "payloads", "sending_since", "session")

    def __init__(self, line: TableSocketProtocol | None) -> None:
        """At the end of this line, if the server lends it."""
        self.line = line
        self._stirred: asyncio.Event | None = None
        self._writing: asyncio.Task[None] | None = None
        self.begin: Callable[[], Coroutine[Any, Any, None]] | None = None
        """Runs `write`; set once there is something to write."""
        self.closing: int | None = None
        self.payloads: Callable[[], list[bytes]] = list
        """What waits to be sent; the client's, once there is one."""
        self.session: Session | None = None
        """By which its reader is known."""
        self.sending_since: float | None = None

    def stir(self) -> None:
        """Send at once if the other end reads; else have the task send when it does."""
        line = self.line
        if line is None or self.sending_since is not None or self.closing or not line.is_free:
            self._wake()
            return
        for each in self.payloads():
            line.write(each)

    def close(self, code: int) -> None:
        """Close once what waits is sent."""
        self.closing = self.closing or code
        self._wake()

    def send_away(self) -> None:
        """Its session has ended: its reader may come back as somebody else."""
        self.close(COME_BACK)

    def _wake(self) -> None:
        """Have the task write; as long as there is nothing to write, whoever sets it up looks again."""
        if self._writing is None and self.begin:
            self._stirred = asyncio.Event()
            self._writing = asyncio.create_task(self.begin())
        if self._stirred:
            self._stirred.set()

    def drop(self) -> None:
        """Close at once, whatever waits."""
        if self._writing:
            self._writing.cancel()

    def abort(self) -> None:
        """Cut the connection off in the middle of what is being sent."""
        if self.sending_since is not None and self.line:
            self.line.abort()

    def is_stalled(self, now: float) -> bool:
        """Whether it has not read for too long."""
        return self.sending_since is not None and now - self.sending_since > STALLED_SECONDS

    async def write(self, send: Send) -> int:
        """Send what there is to send, until it is closed; returns the code to close with."""
        assert self._stirred is not None
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            self.sending_since = time.monotonic()
            for each in self.payloads():
                await send(each)
            self.sending_since = None
            if self.closing:
                return self.closing


class Screens:
    """All that are open in the house."""

    def __init__(self) -> None:
        self.open: set[SocketScreen] = set()

    def drop_stalled(self) -> None:
        """Send away those that do not read."""
        now = time.monotonic()
        for screen in self.open:
            if screen.is_stalled(now):
                screen.drop()
