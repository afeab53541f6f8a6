"""Habits: what players are asked, how many options they have, and which they take or leave."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from msgspec import Struct

from rouages.arena.intervals import Spread
from rouages.engine.match import Question

Key = TypeVar("Key", int, str)


class Asked(Struct):
    """How one kind of decision went."""

    times: int = 0
    options: int = 0
    """All that were offered, together."""
    forced: int = 0
    """How often there was only one."""
    offered: dict[str, int] = {}
    """By kind of choice: at how many decisions it could be chosen."""
    taken: dict[str, int] = {}


class Habits(Struct):
    """All decisions of a game, or of many."""

    asked: dict[str, Asked] = {}
    """By kind of decision."""
    widths: dict[int, int] = {}
    """How many decisions had so many options."""

    def watch(self, question: Question, number: int) -> None:
        options = question.options
        asked = self.asked.setdefault(type(question.prompt).__name__, Asked())
        asked.times += 1
        asked.options += len(options)
        asked.forced += len(options) == 1
        self.widths[len(options)] = self.widths.get(len(options), 0) + 1
        for kind in dict.fromkeys(type(option).__name__ for option in options):
            asked.offered[kind] = asked.offered.get(kind, 0) + 1
        taken = type(options[number]).__name__
        asked.taken[taken] = asked.taken.get(taken, 0) + 1

    def add(self, other: Habits) -> None:
        """The decisions of another game."""
        _add(self.widths, other.widths)
        for name, theirs in other.asked.items():
            ours = self.asked.setdefault(name, Asked())
            ours.times += theirs.times
            ours.options += theirs.options
            ours.forced += theirs.forced
            _add(ours.offered, theirs.offered)
            _add(ours.taken, theirs.taken)

    @property
    def options(self) -> Spread:
        return Spread(Counter({float(width): count for width, count in self.widths.items()}))


def _add(counts: dict[Key, int], more: dict[Key, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
