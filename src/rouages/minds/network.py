"""Networks: a small one for each game, worked out with numpy where it is to be had and without it otherwise.

What is not nought is looked up and added: a straight sum, and beside it two layers of rectified sums. The
last of them and the straight sum together are the log odds of a win, or of an option being the one to take.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import Protocol

from msgspec import Struct

from rouages.minds.drafts import Cells

DIGITS = 6
"""What comes out is rounded to so many, so that it does not matter in which order sums were made."""
SURE = 30.0
"""Log odds beyond this are this."""


class Weights(Struct, frozen=True):
    """All numbers of a network, row by row."""

    width: int
    hidden: int
    """The sums of the first layer."""
    inner: int
    """Those of the second."""
    straight: tuple[float, ...]
    """By place."""
    first: tuple[float, ...]
    """By place, for each sum of the first layer."""
    first_bias: tuple[float, ...]
    second: tuple[float, ...]
    """By sum of the first layer, for each of the second."""
    second_bias: tuple[float, ...]
    last: tuple[float, ...]
    bias: float


class Network(Protocol):
    """What turns a position into a chance, and options into scores."""

    def chance(self, cells: Cells) -> float:
        """How likely the seat wins."""
        ...

    def scores(self, position: Cells, options: Sequence[Cells]) -> list[float]:
        """The log odds of each option beside the others, in one position."""
        ...


def network_of(weights: Weights) -> Network:
    """By numpy if it is installed."""
    try:
        return WithArrays(weights)
    except ImportError:
        return Plain(weights)


def chance_of(odds: float) -> float:
    """Log odds as a chance."""
    return round(1 / (1 + exp(-min(max(odds, -SURE), SURE))), DIGITS)


class Plain:
    """Without numpy."""

    def __init__(self, weights: Weights) -> None:
        """Cut the numbers into rows."""
        self.weights = weights
        hidden, inner = weights.hidden, weights.inner
        self._first = [weights.first[at : at + hidden] for at in range(0, len(weights.first), hidden)]
        self._second = [weights.second[at : at + inner] for at in range(0, len(weights.second), inner)]

    def chance(self, cells: Cells) -> float:
        return chance_of(self._odds(*self._added(cells, self.weights.bias, self.weights.first_bias)))

    def scores(self, position: Cells, options: Sequence[Cells]) -> list[float]:
        there = self._added(position, self.weights.bias, self.weights.first_bias)
        return [round(self._odds(*self._added(option, *there)), DIGITS) for option in options]

    def _added(self, cells: Cells, odds: float, sums: Sequence[float]) -> tuple[float, Sequence[float]]:
        """The straight sum and those of the first layer, with these cells."""
        straight, first = self.weights.straight, self._first
        for place, number in cells.items():
            odds += straight[place] * number
            sums = [each + number * weight for each, weight in zip(sums, first[place], strict=True)]
        return odds, sums

    def _odds(self, odds: float, sums: Sequence[float]) -> float:
        weights = self.weights
        deeper: Sequence[float] = weights.second_bias
        for total, row in zip(sums, self._second, strict=True):
            if total > 0:
                deeper = [each + total * weight for each, weight in zip(deeper, row, strict=True)]
        return odds + sum(
            [total * weight for total, weight in zip(deeper, weights.last, strict=True) if total > 0]
        )


class WithArrays:
    """With numpy, some thirty times as fast."""

    def __init__(self, weights: Weights) -> None:
        """Lay the numbers out as arrays."""
        import numpy

        self._numpy = numpy
        self._straight = numpy.array(weights.straight)
        self._first = numpy.array(weights.first).reshape(weights.width, weights.hidden)
        self._first_bias = numpy.array(weights.first_bias)
        self._second = numpy.array(weights.second).reshape(weights.hidden, weights.inner)
        self._second_bias = numpy.array(weights.second_bias)
        self._last = numpy.array(weights.last)
        self._bias = weights.bias

    def chance(self, cells: Cells) -> float:
        numpy = self._numpy
        places = numpy.fromiter(cells, numpy.intp, len(cells))
        numbers = numpy.fromiter(cells.values(), numpy.float64, len(cells))
        sums = numpy.maximum(numbers @ self._first[places] + self._first_bias, 0.0)
        deeper = numpy.maximum(sums @ self._second + self._second_bias, 0.0)
        odds = numbers @ self._straight[places] + deeper @ self._last + self._bias
        return chance_of(float(odds))

    def scores(self, position: Cells, options: Sequence[Cells]) -> list[float]:
        numpy = self._numpy
        places = numpy.fromiter(position, numpy.intp, len(position))
        numbers = numpy.fromiter(position.values(), numpy.float64, len(position))
        there = numbers @ self._first[places] + self._first_bias
        straight = numbers @ self._straight[places] + self._bias
        flat = [place for option in options for place in option]
        offered = numpy.array([number for option in options for number in option.values()])
        starts = [0, *accumulate([len(option) for option in options[:-1]])]
        own = numpy.add.reduceat(offered[:, None] * self._first[flat], starts)
        sums = numpy.maximum(own + there, 0.0)
        deeper = numpy.maximum(sums @ self._second + self._second_bias, 0.0)
        odds = numpy.add.reduceat(offered * self._straight[flat], starts) + straight + deeper @ self._last
        found: list[float] = odds.round(DIGITS).tolist()
        return found
