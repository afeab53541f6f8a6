"""Intervals: between which bounds the truth lies, nineteen times out of twenty."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from msgspec import Struct, field

Z = 1.959964
"""The quantile of the normal law that leaves out one in twenty."""


class Estimate(Struct, frozen=True):
    """A number with its bounds."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def share(wins: float, games: float) -> Estimate:
    """The part of games that was won, after Wilson: sound for few games, none won, or all."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    part = wins / games
    weight = 1 + Z * Z / games
    middle = (part + Z * Z / (2 * games)) / weight
    half = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / weight
    return Estimate(part, max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half)))


class Spread(Struct):
    """How often each value came."""

    counts: Counter[float] = field(default_factory=Counter)

    def add(self, value: float) -> None:
        self.counts[value] += 1

    @property
    def games(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def mean(self) -> Estimate:
        """The mean, with its bounds by the central limit."""
        games = self.games
        if not games:
            return Estimate(0.0, 0.0, 0.0)
        mean = sum(value * count for value, count in self.counts.items()) / games
        squares = sum(count * (value - mean) ** 2 for value, count in self.counts.items())
        half = Z * sqrt(squares / (games - 1) / games) if games > 1 else 0.0
        return Estimate(mean, mean - half, mean + half)

    def quantile(self, part: float) -> float:
        """The value that this part of all does not exceed."""
        left = part * self.games
        value = 0.0
        for value in sorted(self.counts):
            left -= self.counts[value]
            if left <= 0:
                break
        return value
