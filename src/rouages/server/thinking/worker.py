"""What is thought beside the server: saved matches are opened there, and bots choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import rouages
from rouages.bots import Budget, Perspective, bot_named, sharing
from rouages.bots.bot import whims
from rouages.bots.explaining import Explained, explain

ADVICE_SECONDS = 1.0
"""How long advice may take: there is somebody waiting."""


def think(thought: Callable[[], Any]) -> Any:
    """What comes of a thought."""
    return thought()


def wake() -> None:
    """Nothing to think: whoever answers this is there, with everything imported."""


def choose(level: str, saved: bytes, seat: int, share: float = 1) -> int:
    """The number of the option that this bot takes for a seat, in this much of its time."""
    match = rouages.load(saved)
    return sharing(bot_named(level), share).choose(Perspective(match, seat), whims(match, seat))


def consider(saved: bytes, seat: int, also: int | None) -> Explained:
    """Options with their values and how often they were tried, the best first; one of them at any rate."""
    match = rouages.load(saved)
    return explain(Perspective(match, seat), Budget(seconds=ADVICE_SECONDS), whims(match, seat), also)
