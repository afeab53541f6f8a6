"""How long something takes, by the time in which this process was awake to see it end.

A process that was stopped, or that others kept from the processor, wakes up to find the time over and the
reply in the line: it reads first, before anybody is taken to be silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil

LOOK_SECONDS = 0.1


class Watch:
    """Does something after so long, unless it is cancelled; it looks so often, however late it is."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        """From now on."""
        self._looks = ceil(seconds / LOOK_SECONDS)
        self._then = then
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        self._looks -= 1
        if self._looks > 0:
            self._timer = self._loop.call_later(LOOK_SECONDS, self._look)
        else:
            self._then()

    def cancel(self) -> None:
        """What it was there for has come."""
        self._timer.cancel()


@asynccontextmanager
async def timeout(seconds: float | None) -> AsyncIterator[None]:
    """`TimeoutError` once what is done in here has taken so long, if it may not take for ever."""
    if seconds is None:
        yield
        return
    async with asyncio.timeout(None) as limit:
        watch = Watch(seconds, lambda: limit.reschedule(asyncio.get_running_loop().time()))
        try:
            yield
        finally:
            watch.cancel()
