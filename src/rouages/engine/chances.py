"""Chances of winning, for the estimates of games with rivals."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

HOPELESS = 50.0
"""So many times the spread behind, nothing is left to be told apart."""


def chance_among(hopes: Sequence[float], number: int, spread: float) -> float:
    """How likely one of several rivals wins: `spread` ahead of another it is e times as likely to."""
    mine = hopes[number]
    return 1 / sum([exp(min(HOPELESS, (hope - mine) / spread)) for hope in hopes])
