"""Encoding: what a seat may know, as an array of numbers at the places of `rouages.minds.encoding`.

Every place has a meaning, `names_of`, and the reader's own seat comes first. What the judgement of our own
bots works out of a position (`known=True`) costs more than all that is seen, and is nought otherwise.
"""

from __future__ import annotations

from typing import cast

import numpy
from numpy.typing import NDArray

from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.minds.drafts import RowOfNumbers
from rouages.minds.encoding import encoding_by_name

BOUND = 1000.0
"""No entry of an observation exceeds this."""
ACTIONS = 256
"""How many options a decision may have; an action is the number of an option."""

Floats = NDArray[numpy.float32]
Mask = NDArray[numpy.int8]


class Encoder:
    """Views and questions of one game as arrays of one length."""

    def __init__(self, game: str, *, known: bool = False) -> None:
        """Of the game of this name."""
        self._encoding = encoding_by_name(game)
        self._known = known
        self.size = self._encoding.width

    def observe(self, match: Match, seat: Seat, into: Floats | None = None) -> Floats:
        """What a seat may know of a match, its question included."""
        array = numpy.empty(self.size, numpy.float32) if into is None else into
        array.fill(0.0)
        self._encoding.write_row(cast("RowOfNumbers", array.data), match, seat, known=self._known)
        return numpy.clip(array, -BOUND, BOUND, out=array)


def names_of(game: str) -> tuple[str, ...]:
    """What the number at each place of an observation is."""
    return encoding_by_name(game).names


def mask(match: Match, seat: Seat, into: Mask | None = None) -> Mask:
    """1 for each number that is an option of this seat now."""
    array = numpy.zeros(ACTIONS, numpy.int8) if into is None else into
    array[:] = 0
    if seat in match.pending:
        array[: len(match.decision(seat).options)] = 1
    return array
