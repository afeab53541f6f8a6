"""The tally: what a server counts while it works, as plain numbers until somebody asks for metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


class Timings:
    """How often something took how long."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """By the bound that each was within; the last took longer than any."""
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Tally:
    """What people asked, and how long it took."""

    def __init__(self) -> None:
        self.answers: defaultdict[str, Timings] = defaultdict(Timings)
        """By game: from the moment a person's answer comes until it is kept."""
        self.requests: defaultdict[tuple[str, str, int], Timings] = defaultdict(Timings)
        """By method, address (as the routes write it) and status."""
        self.refused: Counter[tuple[str, str]] = Counter()
        """By game, if it was at a table, and by what was refused."""
        self.pauses = Timings()
        """By how much the event loop was late."""
