"""The quick bot: it tries nothing out, but has practised, and knows what to do when it sees the options."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from math import exp

from rouages.bots.bot import Bot, Perspective, best, looks
from rouages.engine.refusals import Refusal
from rouages.minds.mind import Chooser, chooser_of

TEMPER = 0.5
"""Below 1 it takes what it likes best more often than when it practised; nobody foretells it all the same."""


class Quick:
    """Draws among the options, the good ones often; by first sight where nobody has practised the game."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the options that were worth it."""
        question = perspective.question
        if len(question.options) == 1:
            return 0
        world = perspective.imagine(rng.getrandbits(32))
        chooser = chooser_for(world.game.name)
        if chooser is None:
            return best(looks(world, question), rng)
        return drawn(chooser(world, perspective.seat), TEMPER, rng)


class Versed:
    """Quick where that is stronger than to search; elsewhere somebody thinks about it."""

    def __init__(self, thinker: Bot) -> None:
        """Who thinks about the games that want it."""
        self.thinker = thinker
        self.quick = Quick()

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """As whoever knows the game better."""
        chooser = chooser_for(perspective.game)
        bot = self.quick if chooser and chooser.outplays_search else self.thinker
        return bot.choose(perspective, rng)


def drawn(scores: Sequence[float], temper: float, rng: random.Random) -> int:
    """One of several options by their log odds, made sharper or blunter."""
    most = max(scores)
    return rng.choices(range(len(scores)), [exp((score - most) / temper) for score in scores])[0]


@cache
def chooser_for(game: str) -> Chooser | None:
    """The chooser that a game is shipped with, if it fits the game as it is."""
    try:
        return chooser_of(game)
    except Refusal:
        return None
