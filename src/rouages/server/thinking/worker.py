"""What is thought beside the server: saved matches are opened there, and bots choose."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import rouages
from rouages.bots import BOTS, Budget, Perspective
from rouages.bots.explaining import Explained, explain
from rouages.engine.chance import key_of
from rouages.engine.match import Match

ADVICE_SECONDS = 1.0
"""How long advice may take: there is somebody waiting."""


def think(thought: Callable[[], Any]) -> Any:
    """What comes of a thought."""
    return thought()


def wake() -> None:
    """Nothing to think: whoever answers this is there, with everything imported."""


def choose(level: str, saved: bytes, seat: int) -> int:
    """The number of the option that this bot takes for a seat."""
    match = rouages.load(saved)
    return BOTS[level].choose(Perspective(match, seat), whims(match, seat))


def consider(saved: bytes, seat: int, also: int | None) -> Explained:
    """Options with their values and how often they were tried, the best first; one of them at any rate."""
    match = rouages.load(saved)
    return explain(Perspective(match, seat), Budget(seconds=ADVICE_SECONDS), whims(match, seat), also)


def whims(match: Match, seat: int) -> random.Random:
    """A seat's own lots at this question: nobody can foretell them, and taking back draws no new ones.

    They hang on nothing that others have answered.
    """
    key = key_of(match.origin.secret, match.origin.contributions)
    answered = sum(each == seat for each, _ in match.answers)
    return random.Random(sha256(key + b"whims %d %d" % (seat, answered)).digest())  # noqa: S311
