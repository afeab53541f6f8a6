"""Explaining: a search that also counts what its games led to, and says what speaks for the best option."""

from __future__ import annotations

import random
from math import inf, sqrt
from statistics import fmean, variance

from msgspec import Struct
from msgspec.structs import replace

from rouages.bots.bot import Perspective
from rouages.bots.search import Budget, Considered, Thought
from rouages.engine.match import Match

DOUBT = 2.0
"""So many standard errors two counts must lie apart before anything is said about it."""
FOR = 2
AGAINST = 1
"""So many reasons are named at most."""


class Reasoned(Struct, frozen=True):
    """One reason: how much of something there was after the best option and after the next best."""

    name: str
    here: float
    elsewhere: float
    speaks_for: bool


class Explained(Struct, frozen=True):
    """The options that were tried, the best first, and what speaks for that and against it."""

    considered: list[Considered]
    reasons: list[Reasoned]


def explain(
    perspective: Perspective, budget: Budget, rng: random.Random, also: int | None = None
) -> Explained:
    """Think within a budget; where there is no choice, there is no reason.

    What was better by no more than luck counts as good as what is taken: the star has the highest number.
    """
    if len(perspective.question.options) == 1:
        return Explained([Considered(0, 0, 0.5)], [])
    thought = Counting(perspective, rng)
    considered = thought.think(budget, also)
    reasons = thought.reasons(considered[0].option, runner_up(considered))
    most = considered[0].value
    return Explained([replace(each, value=min(each.value, most)) for each in considered], reasons)


def runner_up(considered: list[Considered]) -> int:
    """What one would do if the best could not be done."""
    return max(considered[1:], key=lambda each: each.value).option


class Counting(Thought):
    """Remembers what was counted at the end of each imagined game."""

    def __init__(self, perspective: Perspective, rng: random.Random) -> None:
        """Nothing was counted yet."""
        super().__init__(perspective, rng, None)
        self.counted: list[list[tuple[float, ...]]] = [[] for _ in self.options]

    def judge(self, world: Match, first: int) -> float:
        """As any other search does, counting by the way."""
        reasons = self.game.judgement.reasons.values()
        self.counted[first].append(tuple([reason.count(world.table, self.seat) for reason in reasons]))
        return super().judge(world, first)

    def reasons(self, best: int, other: int) -> list[Reasoned]:
        """The weightiest differences between two options that are more than luck, good ones first."""
        found = []
        for place, (name, reason) in enumerate(self.game.judgement.reasons.items()):
            here, elsewhere = ([each[place] for each in self.counted[option]] for option in (best, other))
            gain = fmean(here) - fmean(elsewhere)
            if abs(gain) >= abs(reason.worth) and abs(gain) > DOUBT * error(here, elsewhere):
                weight = gain / reason.worth
                found.append((weight, Reasoned(name, fmean(here), fmean(elsewhere), weight > 0)))
        found.sort(key=lambda each: -abs(each[0]))
        good = [reason for _, reason in found if reason.speaks_for]
        bad = [reason for _, reason in found if not reason.speaks_for]
        return good[:FOR] + bad[:AGAINST]


def error(one: list[float], other: list[float]) -> float:
    """The standard error of the difference of two means; one game tells nothing."""
    if min(len(one), len(other)) < 2:
        return inf
    return sqrt(variance(one) / len(one) + variance(other) / len(other))
