"""The random bot: any option, all equally likely."""

from __future__ import annotations

import random

from rouages.bots.bot import Perspective


class Random:
    """Chooses blindly."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        return int(rng.random() * len(perspective.question.options))
