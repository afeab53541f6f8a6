"""The quick bot: it tries nothing out, but has practised, and knows what to do when it sees the options."""

from __future__ import annotations

import random
from functools import cache

from rouages.bots.bot import Bot, Perspective, best, drawn, likings, looks
from rouages.engine.refusals import Refusal
from rouages.engine.temper import Temper
from rouages.minds.mind import Chooser, chooser_of

LOOSENESS = 0.5
"""Below 1 it takes what it likes best more often than when it practised; nobody foretells it all the same."""
TASTE = 0.5
"""By so many times e the likelihood of what is most to its taste grows beside what is least."""


class Quick:
    """Draws among the options, the good ones often; by first sight where nobody has practised the game."""

    def __init__(self, temper: Temper | None = None) -> None:
        """What it is inclined to."""
        self.temper = temper

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the options that were worth it."""
        question = perspective.question
        if len(question.options) == 1:
            return 0
        world = perspective.glimpse(rng.getrandbits(32))
        chooser = chooser_for(world.game.name)
        if chooser is None:
            return best(looks(world, question), rng)
        scores = chooser(world, perspective.seat)
        if self.temper is not None:
            tastes = likings(world, question, self.temper)
            scores = [score + TASTE * LOOSENESS * taste for score, taste in zip(scores, tastes, strict=True)]
        return drawn(scores, LOOSENESS, rng)


class Versed:
    """Quick where that is stronger than to search; elsewhere somebody thinks about it."""

    def __init__(self, thinker: Bot, quick: Quick) -> None:
        """Who thinks about the games that want it."""
        self.thinker = thinker
        self.quick = quick

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """As whoever knows the game better."""
        chooser = chooser_for(perspective.game)
        bot = self.quick if chooser and chooser.outplays_search else self.thinker
        return bot.choose(perspective, rng)


@cache
def chooser_for(game: str) -> Chooser | None:
    """The chooser that a game is shipped with, if it fits the game as it is."""
    try:
        return chooser_of(game)
    except Refusal:
        return None
