"""The easy bot: plays by first sight, and is often content with what is not the best."""

from __future__ import annotations

import random

from rouages.bots.bot import Perspective

WHIM = 0.35
"""How often it takes any of the better half."""


class Easy:
    """A pleasant beginner: sensible on the whole, and easily beaten."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the best options, or now and then one of the better half."""
        if len(perspective.question.options) == 1:
            return 0
        looks = perspective.looks(rng)
        ranked = sorted(range(len(looks)), key=lambda number: (-looks[number], rng.random()))
        return rng.choice(ranked[: (len(ranked) + 1) // 2]) if rng.random() < WHIM else ranked[0]
