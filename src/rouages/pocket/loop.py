"""The loop of a browser: one thing after another, and nothing beside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from rouages.tables.loop import AsyncioLoop

P = ParamSpec("P")
T = TypeVar("T")


class PocketLoop(AsyncioLoop):
    """Asyncio's, where no thread can be started."""

    def __init__(self) -> None:
        super().__init__()
        self.beside = at_once


async def at_once(work: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
    """Do it here, after what waits already."""
    await asyncio.sleep(0)
    return work(*arguments, **named)
