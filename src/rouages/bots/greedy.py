"""The greedy bot: the option that looks best at first sight, ties broken by lot."""

from __future__ import annotations

import random

from rouages.bots.bot import Perspective


class Greedy:
    """Chooses by the game's own first impressions."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the best options."""
        options = perspective.question.options
        if len(options) == 1:
            return 0
        world = perspective.imagine(rng.getrandbits(32))
        weights = world.game.weigh(world.table, perspective.question.prompt, options)
        best = max(weights)
        return rng.choice([number for number, weight in enumerate(weights) if weight == best])
