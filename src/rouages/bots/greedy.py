"""The greedy bot: the option that looks best at first sight, ties broken by lot."""

from __future__ import annotations

import random

from rouages.bots.bot import Perspective, best


class Greedy:
    """Chooses by the game's own first impressions."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the best options."""
        if len(perspective.question.options) == 1:
            return 0
        return best(perspective.looks(rng), rng)
