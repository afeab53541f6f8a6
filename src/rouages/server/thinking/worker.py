"""What is thought beside the server: saved matches are opened there, and bots choose."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import rouages
from rouages.bots import BOTS, Budget, Perspective, Search
from rouages.tables.outside import Considered

ADVICE_SECONDS = 1.0
"""How long advice may take: there is somebody waiting."""


def think(thought: Callable[[], Any]) -> Any:
    """What comes of a thought."""
    return thought()


def wake() -> None:
    """Nothing to think: whoever answers this is there, with everything imported."""


def choose(level: str, saved: bytes, seat: int) -> int:
    """The number of the option that this bot takes for a seat."""
    return BOTS[level].choose(Perspective(rouages.load(saved), seat), random.SystemRandom())


def consider(saved: bytes, seat: int, also: int | None) -> list[Considered]:
    """Options with their values and how often they were tried, the best first; one of them at any rate."""
    search = Search(Budget(seconds=ADVICE_SECONDS))
    found = search.consider(Perspective(rouages.load(saved), seat), random.SystemRandom(), also)
    return [Considered(each.option, each.value, each.visits) for each in found]
