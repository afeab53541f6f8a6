"""Bot: what every bot does, and all that it is given to do it with."""

from __future__ import annotations

import random
from typing import Protocol

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.match import Match, Question


class Perspective:
    """A match as one seat may know it: its question, its view, and worlds imagined for it."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        """Sit a bot down."""
        self._match = match
        self.seat = seat

    @property
    def question(self) -> Question:
        """What must be decided now."""
        return self._match.decision(self.seat)

    @property
    def view(self) -> Struct:
        """What the seat may know of the table."""
        return self._match.view(self.seat)

    def imagine(self, seed: int) -> Match:
        """A world that looks to this seat exactly like the real one."""
        return self._match.imagine(self.seat, seed)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """The number of the option it takes."""
        ...
