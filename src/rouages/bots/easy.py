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
        options = perspective.question.options
        if len(options) == 1:
            return 0
        world = perspective.imagine(rng.getrandbits(32))
        looks = world.game.weigh(world.table, perspective.question.prompt, options)
        ranked = sorted(range(len(options)), key=lambda number: (-looks[number], rng.random()))
        return rng.choice(ranked[: (len(ranked) + 1) // 2]) if rng.random() < WHIM else ranked[0]
