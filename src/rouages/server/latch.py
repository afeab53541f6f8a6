"""What every line holds two of, as small as it can be: asyncio's own keep a deque each for who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Latch:
    """Set at first; whoever waits goes on once it is set again."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = True
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Let all go on who wait."""
        self._is_set = True
        waiting, self._waiting = self._waiting, None
        if waiting and not waiting.done():
            waiting.set_result(None)

    def clear(self) -> None:
        """Have wait whoever comes."""
        self._is_set = False

    def is_set(self) -> bool:
        """Whether nobody need wait."""
        return self._is_set

    async def wait(self) -> None:
        """Until it is set, which may be at once; of several who wait one may be called off alone."""
        if not self._is_set:
            self._waiting = self._waiting or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._waiting)


class Queue:
    """What came and was not taken yet; one alone takes."""

    __slots__ = ("_items", "_latch")

    def __init__(self) -> None:
        self._items: tuple[Any, ...] = ()
        self._latch = Latch()

    def put_nowait(self, item: Any) -> None:
        """Add one."""
        self._items += (item,)
        self._latch.set()

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._items

    def taken(self) -> tuple[Any, ...]:
        """All that there are, which are here no more."""
        items, self._items = self._items, ()
        return items

    async def get(self) -> Any:
        """The oldest, once there is one."""
        while not self._items:
            self._latch.clear()
            await self._latch.wait()
        item, *rest = self._items
        self._items = tuple(rest)
        return item


class Hatch:
    """In place of a queue where nobody waits at the other end: what comes is taken at once."""

    __slots__ = ("_end", "_take")

    def __init__(self, take: Callable[[bytes | str], None], end: Callable[[], None]) -> None:
        """Messages are for the first, that no more will come for the second, once."""
        self._take: Callable[[bytes | str], None] | None = take
        self._end: Callable[[], None] | None = end

    def put_nowait(self, item: Any) -> None:
        """Hand one over; after the end nobody takes any."""
        if item["type"] == "websocket.receive":
            if self._take:
                self._take(item.get("text") or item.get("bytes") or b"")
            return
        end, self._take, self._end = self._end, None, None
        if end:
            end()

    def empty(self) -> bool:
        """It always is."""
        return True
