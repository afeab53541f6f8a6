"""The tree: what a seat has learnt of its own answers, course by course.

A seat knows its own answers and what it is asked; it does not know what others chose at the same time, nor
what lies hidden. So it chooses by what its own answers have brought in all the worlds that it imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from rouages.engine.agenda import Choice, Decision

Prompt = Decision[Any, Any]

EXPLORATION = 0.3
"""How much a rarely tried option is favoured over a good one."""
WIDENING = 0.2
"""At first only what looks best is considered, then more: so many times the square root of the visits."""


class Arm:
    """One option of a decision: how often it was taken, and what that brought."""

    __slots__ = ("_after", "look", "total", "visits")

    def __init__(self, look: float) -> None:
        """It was never taken; `look` says how good it looks at first sight."""
        self.look = look
        self.visits = 0
        self.total = 0.0
        self._after: dict[Prompt, Node] = {}

    def learn(self, value: float) -> None:
        """What one playout brought."""
        self.visits += 1
        self.total += value

    def asked(self, prompt: Prompt) -> tuple[Node, bool]:
        """The decision that its seat was asked next, and whether that is new."""
        node = self._after.get(prompt)
        if node is not None:
            return node, False
        node = self._after[prompt] = Node()
        return node, True

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """One decision as its seat knows it; which options it has may differ from world to world."""

    __slots__ = ("_considered", "_options", "arms", "visits")

    def __init__(self) -> None:
        """Nothing was tried yet."""
        self.arms: dict[Choice, Arm] = {}
        self.visits = 0
        self._options: Sequence[Choice] = ()
        self._considered: list[Choice] = []

    def is_new_to(self, options: Sequence[Choice]) -> bool:
        """Whether one of these options was never looked at."""
        if options == self._options:
            return False
        return any(option not in self.arms for option in options)

    def look_at(self, options: Sequence[Choice], looks: Sequence[float]) -> None:
        """Learn how good these options look."""
        for option, look in zip(options, looks, strict=True):
            if option not in self.arms:
                self.arms[option] = Arm(look)

    def choose(self, options: Sequence[Choice], spread: float) -> Choice:
        """The best upper bound among the options considered by now; `spread` is the scale of values."""
        arms = self.arms
        if options != self._options:
            self._options = options
            self._considered = sorted(options, key=lambda option: -arms[option].look)
        self.visits += 1
        considered = self._considered[: 1 + int(WIDENING * sqrt(self.visits))]
        favour = EXPLORATION * spread * sqrt(log(self.visits + 1))
        best, best_bound = considered[0], float("-inf")
        for option in considered:
            arm = arms[option]
            if not arm.visits:
                return option
            bound = arm.total / arm.visits + favour / sqrt(arm.visits)
            if bound > best_bound:
                best, best_bound = option, bound
        return best
