"""Explaining: a search that also counts what its games led to, and says what speaks for the best option."""

from __future__ import annotations

import random
from collections import Counter
from math import inf, sqrt
from statistics import fmean, variance

from msgspec import Struct
from msgspec.structs import replace

from rouages.bots.bot import Perspective
from rouages.bots.search import Budget, Considered, Thought
from rouages.engine.judgement import Omen
from rouages.engine.match import Match

DOUBT = 2.0
"""So many standard errors two counts must lie apart before anything is said about it."""
LIKELY = 0.35
"""In such a share of the imagined games something must come about to be foretold,"""
ENOUGH = 8
"""and in so many games it was looked for."""
FOR = 2
AGAINST = 1
"""So many things are said for it and against it at most: one is foretold, the others are compared."""


class Reasoned(Struct, frozen=True):
    """One reason: how much of something there was after the best option and after the next best."""

    name: str
    here: float
    elsewhere: float
    speaks_for: bool


class Foretold(Struct, frozen=True):
    """What came about in a share of the games that were imagined after the best option."""

    name: str
    speaks_for: bool
    what: int | None
    count: int
    share: float


class Explained(Struct, frozen=True):
    """The options that were tried, the best first, and what speaks for that and against it."""

    considered: list[Considered]
    reasons: list[Reasoned]
    foretold: list[Foretold] = []


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
    foretold = thought.foretold(considered[0].option)
    good = FOR - sum(each.speaks_for for each in foretold)
    bad = AGAINST - sum(not each.speaks_for for each in foretold)
    reasons = thought.reasons(considered[0].option, runner_up(considered), good, bad)
    most = considered[0].value
    return Explained([replace(each, value=min(each.value, most)) for each in considered], reasons, foretold)


def runner_up(considered: list[Considered]) -> int:
    """What one would do if the best could not be done."""
    return max(considered[1:], key=lambda each: each.value).option


class Counting(Thought):
    """Remembers what was counted at the end of each imagined game."""

    def __init__(self, perspective: Perspective, rng: random.Random) -> None:
        """Nothing was counted yet."""
        super().__init__(perspective, rng, None)
        self.counted: list[list[tuple[float, ...]]] = [[] for _ in self.options]
        self.seen: list[list[Counter[Omen]]] = [[] for _ in self.options]
        """By option and game: how much came of what is told of."""

    def judge(self, world: Match, first: int) -> float:
        """As any other search does, counting by the way."""
        reasons = self.game.judgement.reasons.values()
        self.counted[first].append(tuple([reason.count(world.table, self.seat) for reason in reasons]))
        self.seen[first].append(self.omens(world))
        return super().judge(world, first)

    def omens(self, world: Match) -> Counter[Omen]:
        """What came about in an imagined game, and how much of each."""
        found: Counter[Omen] = Counter()
        if tell := self.game.judgement.omens:
            for omen in tell(world.table, world.log.events, self.seat):
                found[replace(omen, count=1)] += omen.count
        return found

    def foretold(self, best: int) -> list[Foretold]:
        """The likeliest thing that speaks for an option, and the likeliest against it, if any is likely."""
        games = self.seen[best]
        if len(games) < ENOUGH:
            return []
        often = Counter(omen for game in games for omen in game).most_common()
        likely = [(omen, times) for omen, times in often if times >= LIKELY * len(games)]
        told = []
        for speaks_for in (True, False):
            found = next((each for each in likely if each[0].speaks_for is speaks_for), None)
            if found:
                omen, times = found
                count = round(sum(game[omen] for game in games) / times)
                told.append(Foretold(omen.name, speaks_for, omen.what, count, times / len(games)))
        return told

    def reasons(
        self, best: int, other: int, most_for: int = FOR, most_against: int = AGAINST
    ) -> list[Reasoned]:
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
        return good[:most_for] + bad[:most_against]


def error(one: list[float], other: list[float]) -> float:
    """The standard error of the difference of two means; one game tells nothing."""
    if min(len(one), len(other)) < 2:
        return inf
    return sqrt(variance(one) / len(one) + variance(other) / len(other))
