"""The search bot: Monte Carlo tree search over worlds imagined for its seat.

The options that look best are tried in the same imagined worlds, and half of them are dropped in each round,
so that the last two are compared most carefully. In every playout the seat goes on by what it has learnt in
its tree (see `tree`), and beyond it by first sight; the others, who do not know what it chose, mostly do what
looks best to them; until an estimate cuts it short: the game's own, or one that was learnt.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from msgspec import Struct

from rouages.bots.bot import Perspective, best, drawn, likings, looks
from rouages.bots.tree import Arm
from rouages.engine.agenda import Seat
from rouages.engine.game import Game
from rouages.engine.judgement import Manner
from rouages.engine.match import Match, Question
from rouages.engine.temper import Temper

DOUBT = 1.0
"""So many standard errors an option must be better than what looks best to be taken instead."""


class Way(NamedTuple):
    """How a game is searched."""

    manner: Manner
    estimate: Callable[[Match, Seat], float]
    """How well a seat stands where a playout is cut short, from 0 to 1."""
    look: Callable[[Match, Seat], Sequence[float]] | None = None
    """How good the options look before any is tried; without it, as they do at first sight."""


def by_hand(game: Game[Any, Any]) -> Way:
    """With the estimate that was fitted by hand."""
    judgement = game.judgement
    return Way(judgement.manner, lambda world, seat: judgement.evaluate(world.table, seat))


class Considered(Struct, frozen=True):
    """What the bot thinks of one option."""

    option: int
    visits: int
    value: float
    """How well the seat stood after it on average, from 0 (lost) to 1 (won)."""


class Budget(Struct, frozen=True):
    """How much a bot may think: playouts, seconds, or whichever ends first."""

    seconds: float | None = None
    playouts: int | None = None

    def shared(self, share: float) -> Budget:
        """This much of its time, and all of its playouts."""
        return Budget(self.seconds and self.seconds * share, self.playouts)


class Search:
    """Thinks within its budget, and takes the option that stood the last comparison."""

    def __init__(
        self,
        budget: Budget,
        manner: Manner | None = None,
        way: Callable[[Game[Any, Any]], Way] = by_hand,
        temper: Temper | None = None,
    ) -> None:
        """Without a manner of its own, it searches as its way with each game says."""
        self.budget = budget
        self.manner = manner
        self.way = way
        self.temper = temper

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """The best of what was considered; who has a temper takes what they like of what is as good."""
        if self.temper is None or len(perspective.question.options) == 1:
            return self.consider(perspective, rng)[0].option
        thought = Tempered(perspective, rng, self.manner, self.way)
        considered = thought.think(self.budget)
        return thought.most_liked(considered, thought.likings(self.temper))

    def consider(
        self, perspective: Perspective, rng: random.Random, also: int | None = None
    ) -> list[Considered]:
        """The options that were tried, the best first; `also` is kept to the last, however it looks."""
        if len(perspective.question.options) == 1:
            return [Considered(0, 0, 0.5)]
        return Thought(perspective, rng, self.manner, self.way).think(self.budget, also)


class Thought:
    """One decision being thought about."""

    def __init__(
        self,
        perspective: Perspective,
        rng: random.Random,
        manner: Manner | None,
        way: Callable[[Game[Any, Any]], Way] = by_hand,
    ) -> None:
        """Look at the options at first sight."""
        self.perspective = perspective
        self.rng = rng
        self.seat = perspective.seat
        self.options = list(perspective.question.options)
        world = perspective.imagine(rng.getrandbits(32))
        self.game = world.game
        usual, self.estimate, look = way(self.game)
        self.manner = manner or usual
        self.low, self.high = 1.0, 0.0
        seen = look(world, self.seat) if look else looks(world, perspective.question)
        self.arms = [Arm(each) for each in seen]
        self.brought: list[dict[int, float]] = [{} for _ in self.options]
        """By option: what it brought in each world."""
        self.last_round = self.round(world) + self.manner.rounds
        self.playouts = 0

    def think(self, budget: Budget, also: int | None = None) -> list[Considered]:
        """Try the options that look best in the same worlds, and go on with the better half.

        What looks best of all is kept to the last, and taken unless something is clearly better.
        """
        ranked = sorted(range(len(self.options)), key=lambda number: -self.arms[number].look)
        tried = ranked[: self.manner.breadth]
        if also is not None and also not in tried:
            tried.append(also)
        usual = tried[0]
        kept = {usual, usual if also is None else also}
        alive = tried[:]
        rounds = max(1, ceil(log2(len(alive))))
        began = time.perf_counter()
        for number in range(1, rounds + 1):
            for _ in self.while_in(budget, number / rounds, began):
                self.compare(alive)
            alive.sort(key=self.rank)
            if number < rounds:
                better = alive[: max(2, (len(alive) + 1) // 2)]
                alive = [*better, *sorted(kept.difference(better))]
        if not self.is_clearly_better(alive[0], usual):
            alive.remove(usual)
            alive.insert(0, usual)
        rest = sorted((option for option in tried if option not in alive), key=self.rank)
        return [self.considered(option) for option in (*alive, *rest)]

    def compare(self, options: list[int]) -> None:
        """Try options in one more world, the same for all."""
        seed = self.rng.getrandbits(32)
        world = self.perspective.imagine(seed)
        for option in options:
            self.brought[option][seed] = self.play_out(world.clone(), option)

    def is_clearly_better(self, option: int, usual: int) -> bool:
        """Whether an option has beaten another by more than luck, in the worlds where both were tried."""
        there = self.brought[usual]
        gains = [value - there[seed] for seed, value in self.brought[option].items() if seed in there]
        mean = fmean(gains)
        if len(gains) == 1:
            return mean > 0
        return mean > DOUBT * stdev(gains, mean) / sqrt(len(gains))

    def rank(self, option: int) -> float:
        """What an option is sorted by, the best first."""
        return -self.arms[option].mean

    def considered(self, option: int) -> Considered:
        """What came out for an option."""
        return Considered(option, self.arms[option].visits, self.arms[option].mean)

    def while_in(self, budget: Budget, share: float, began: float) -> Iterator[None]:
        """Again and again until this share of the budget is spent, but at least once."""
        yield
        while (budget.playouts is None or self.playouts < budget.playouts * share) and (
            budget.seconds is None or time.perf_counter() - began < budget.seconds * share
        ):
            yield

    def play_out(self, world: Match, first: int) -> float:
        """One course of play after this option, in one world; the answers on the way learn from its end."""
        self.playouts += 1
        at: Arm | None = self.arms[first]
        way = [self.arms[first]]
        world.play(self.seat, first)
        for _ in range(self.manner.horizon):
            if world.over or self.round(world) > self.last_round:
                break
            seat = world.pending[0]
            question = world.decision(seat)
            options = question.options
            if len(options) == 1:
                number = 0
            elif at is None or seat != self.seat:
                number = self.by_sight(world, question)
            else:
                node, is_new = at.asked(question.prompt)
                if node.is_new_to(options):
                    node.look_at(options, looks(world, question))
                choice = node.choose(options, max(self.high - self.low, 0.01))
                way.append(node.arms[choice])
                at = None if is_new else node.arms[choice]
                number = options.index(choice)
            world.play(seat, number)
        value = self.judge(world, first)
        self.low = min(self.low, value)
        self.high = max(self.high, value)
        for arm in way:
            arm.learn(value)
        return value

    def judge(self, world: Match, first: int) -> float:
        """How well the seat stands where a playout that began with this option was cut short."""
        return self.estimate(world, self.seat)

    def round(self, world: Match) -> int:
        """How far the game is, in its own rounds."""
        progress = self.game.sight.progress(world.table)
        return progress.round if progress else 0

    def by_sight(self, world: Match, question: Question) -> int:
        """Beyond the tree: mostly what looks best."""
        if self.rng.random() < self.manner.whim:
            return int(self.rng.random() * len(question.options))
        return best(looks(world, question), self.rng)


class Tempered(Thought):
    """Thought about by somebody who does as they like where that costs little, and lets others do so too."""

    def by_sight(self, world: Match, question: Question) -> int:
        """The others stray from what looks best to them where that can be expected."""
        surprise = self.manner.surprise
        if not surprise or question.prompt.seat == self.seat:
            return super().by_sight(world, question)
        return drawn(looks(world, question), surprise, self.rng)

    def likings(self, temper: Temper) -> list[float]:
        """How much each option is to the taste of a temper."""
        world = self.perspective.imagine(self.rng.getrandbits(32))
        return likings(world, self.perspective.question, temper)

    def most_liked(self, considered: Sequence[Considered], likings: Sequence[float]) -> int:
        """The best option after what is given for doing as one likes; lots let nobody foretell it.

        What was better by no more than luck counts as good as what would be taken.
        """
        most = considered[0].value

        def worth(each: Considered) -> float:
            lot = self.rng.random()
            return min(each.value, most) + self.manner.leeway * (likings[each.option] + 2 * lot) / 3

        return max(considered, key=worth).option
