"""A clock and a loop: what lets a table know the time and do things later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Alarm(Protocol):
    """Something that will be done, unless it is cancelled."""

    def cancel(self) -> object:
        """Do not do it."""


class Loop(Protocol):
    """Does one thing after another."""

    def now(self) -> float:
        """Seconds since 1970."""

    def time(self) -> float:
        """Seconds since some moment; never set back."""

    def call_soon(self, call: Callable[..., object], *arguments: Any) -> object:
        """Do this next."""

    def call_later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Do this in so many seconds."""

    def create_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin work that waits for something."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""

    async def beside(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """Do something that takes time without keeping the rest waiting, where that can be done."""


class AsyncioLoop:
    """The loop that runs now, with the clock of this machine."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.now = time.time
        self.time = loop.time
        self.call_soon = loop.call_soon
        self.call_later = loop.call_later
        self.create_task = loop.create_task
        self.sleep = asyncio.sleep
        self.beside = asyncio.to_thread
