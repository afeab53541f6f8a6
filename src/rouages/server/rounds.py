"""Rounds: what a server does again and again as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rouages.tables.ledger.ledger import Lost

log = logging.getLogger("rouages")


async def go_round(work: Callable[[], Awaitable[None]], seconds: float, stumbled: str) -> None:
    """Do this, rest for so long, and again; while the database is silent nothing is said of it."""
    while True:
        try:
            await work()
        except Lost:
            pass
        except Exception:
            log.exception(stumbled)
        await asyncio.sleep(seconds)


async def end(rounds: asyncio.Task[None] | None) -> None:
    """Go round no more, be it in the middle of one."""
    if rounds:
        rounds.cancel()
        await asyncio.gather(rounds, return_exceptions=True)
