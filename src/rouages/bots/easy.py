"""The easy bot: plays by first sight, and is often content with what is not the best."""

from __future__ import annotations

import random

from rouages.bots.bot import Perspective, likings, looks
from rouages.engine.temper import Temper

WHIM = 0.35
"""How often it takes any of the better half."""


class Easy:
    """A pleasant beginner: sensible on the whole, and easily beaten."""

    def __init__(self, temper: Temper | None = None) -> None:
        """What it is inclined to."""
        self.temper = temper

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the best options, or now and then one of the better half."""
        if len(perspective.question.options) == 1:
            return 0
        world = perspective.glimpse(rng.getrandbits(32))
        seen = looks(world, perspective.question)
        ranked = sorted(range(len(seen)), key=lambda number: (-seen[number], rng.random()))
        if rng.random() >= WHIM:
            return ranked[0]
        better = ranked[: (len(ranked) + 1) // 2]
        if self.temper is None:
            return rng.choice(better)
        liked = likings(world, perspective.question, self.temper)
        return max(better, key=lambda number: liked[number] + rng.random())
