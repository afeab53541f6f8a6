"""Calls: the lines from this server to the others, each placed when it is first needed."""

from __future__ import annotations

import asyncio
from collections.abc import Container

from rouages.server import awake
from rouages.server.leases import Keeper
from rouages.server.relay.calling import Call
from rouages.server.relay.frames import Badge

PLACING_SECONDS = 1.0
"""A server that takes longer to answer hangs."""
CLOSING_SECONDS = 1.0
"""For what was said last to leave."""


class Calls:
    """One line to a server, for all screens here at tables there."""

    def __init__(self, badge: Badge) -> None:
        """To servers of this house and release."""
        self._badge = badge
        self._placed: dict[str, asyncio.Task[Call]] = {}
        self._listening: set[asyncio.Task[None]] = set()
        """On each line until it is closed: once left nothing else holds it, asyncio knows readers weakly."""

    async def to(self, keeper: Keeper) -> Call:
        """The line to a server: `OSError` if it cannot be reached, `Stranger` if it is another house's."""
        placed = self._placed.get(keeper.server)
        if placed is None or _is_over(placed):
            placed = self._placed[keeper.server] = asyncio.create_task(self._place(keeper.address))
        return await asyncio.shield(placed)

    async def _place(self, address: str) -> Call:
        async with awake.timeout(PLACING_SECONDS):
            call = await Call.place(address, self._badge)
            self._listening.add(call.listening)
            call.listening.add_done_callback(self._listening.discard)
            return call

    def keep(self, servers: Container[str]) -> None:
        """Hang up on all but these."""
        for server in [each for each in self._placed if each not in servers]:
            self.leave(server)

    def leave(self, server: str) -> None:
        """Hang up on a server that is gone: its screens here come back at once."""
        if placed := self._placed.pop(server, None):
            self._hang_up(placed)

    def close(self) -> None:
        """Hang up on all."""
        self.keep(())

    async def stop(self) -> None:
        """Until every line is closed, or its other end does not take what was said any more."""
        self.close()
        if self._listening:
            _, open_still = await asyncio.wait(self._listening, timeout=CLOSING_SECONDS)
            for listening in open_still:
                listening.cancel()

    def _hang_up(self, placed: asyncio.Task[Call]) -> None:
        if not placed.done():
            placed.cancel()
        elif not _is_over(placed):
            placed.result().close()


def _is_over(placed: asyncio.Task[Call]) -> bool:
    if not placed.done():
        return False
    return placed.cancelled() or placed.exception() is not None or placed.result().is_over
