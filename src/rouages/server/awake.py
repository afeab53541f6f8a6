"""How long something takes, by the time in which this process was awake to see it end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from math import ceil
from typing import Any, TypeVar

LOOK_SECONDS = 0.1

Found = TypeVar("Found")


async def within(seconds: float, work: Coroutine[Any, Any, Found]) -> Found:
    """What this comes to; `TimeoutError` after so long.

    A process that was stopped, or that others kept from the processor, wakes up to find the time over and the
    reply in the line: it reads first.
    """
    task = asyncio.ensure_future(work)
    try:
        for _ in range(ceil(seconds / LOOK_SECONDS)):
            if (await asyncio.wait({task}, timeout=LOOK_SECONDS))[0]:
                return task.result()
    finally:
        if task.cancel():
            await asyncio.wait({task})
    raise TimeoutError
