"""A week of days played by bots of several levels: whether scores spread, and order the levels."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from msgspec import Struct

from rouages.arena.intervals import Estimate, share
from rouages.arena.jobs import Games, WrongNumber
from rouages.arena.ladder import TooFewBots
from rouages.bots import Perspective, bot_named
from rouages.days.chain import new_key
from rouages.days.deal import CHALLENGES, Deal, deal_of, must_be_challenge
from rouages.engine.chance import secret_from_seed
from rouages.engine.daily import PERSON, Score
from rouages.engine.match import Match

MONDAY = date(2027, 1, 4)
DAYS = 7


class Week(Struct, frozen=True):
    """Who plays which days, and how often each."""

    bots: tuple[str, ...]
    """The weakest first."""
    times: int
    """So often each bot plays each deal, with other whims."""
    seed: int
    """From which the days follow: they are nobody's."""
    games: tuple[str, ...] = CHALLENGES

    @property
    def count(self) -> int:
        """How many games that is."""
        return len(self.games) * DAYS * self.times * len(self.bots)


class Attempt(Struct, frozen=True):
    """What a bot came to on a day."""

    game: str
    day: int
    """Monday is 0."""
    time: int
    bot: str
    score: Score


class Level(NamedTuple):
    """What a bot came to at a game in a whole week."""

    bot: str
    games: int
    done: int
    """How often it reached the goal."""
    scores: int
    """How many different scores there were."""
    middle: float
    """Half of its attempts came to less; of the figure that is counted where the goal is reached."""


class Step(NamedTuple):
    """How often the next level came before the one below it, the deal and the whim being the same."""

    weaker: str
    stronger: str
    pairs: int
    ahead: Estimate
    """Ties count half."""


def games_of(week: Week) -> Games[Attempt]:
    """A week as numbered games."""
    if len(set(week.bots)) < max(2, len(week.bots)):
        raise TooFewBots()
    if week.times < 1:
        raise WrongNumber(what="times", given=week.times)
    for bot in week.bots:
        bot_named(bot)
    for game in week.games:
        must_be_challenge(game)
    return Games(partial(attempt, week), week.count, Attempt, week)


def attempt(week: Week, number: int) -> Attempt:
    """One game of the week: all of a day's first, so that what was stopped is whole days."""
    number, which = divmod(number, len(week.bots))
    number, time = divmod(number, week.times)
    day, game = divmod(number, len(week.games))
    bot = week.bots[which]
    key = new_key(MONDAY, DAYS, 1, secret_from_seed(week.seed))
    deal = deal_of(when := MONDAY + timedelta(day), key.secret(when), week.games[game])
    match = played(deal, bot, random.Random(f"week {week.seed} {day} {time}"))  # noqa: S311 (a bot's whims)
    return Attempt(deal.game, day, time, bot, deal.score(match))


def played(deal: Deal, bot: str, whims: random.Random) -> Match:
    """A match of a deal, a bot in the seat of the person."""
    match, person = deal.begin(), bot_named(bot)
    deal.have_bots_answer(match)
    while not match.over:
        match.play(PERSON, person.choose(Perspective(match, PERSON), whims))
        deal.have_bots_answer(match)
    return match


def levels_of(week: Week, attempts: Sequence[Attempt]) -> list[Level]:
    """What each bot came to at one game."""
    found = []
    for bot in week.bots:
        scores = [each.score for each in attempts if each.bot == bot]
        done = [score for score in scores if score.done]
        counted = [score.figures[0].number for score in done or scores]
        found.append(Level(bot, len(scores), len(done), len(set(scores)), median(counted)))
    return found


def steps_of(week: Week, attempts: Sequence[Attempt]) -> list[Step]:
    """How the levels are ordered: each with the next."""
    by = {
        bot: {(each.game, each.day, each.time): each.score.standing for each in attempts if each.bot == bot}
        for bot in week.bots
    }
    found = []
    for weaker, stronger in pairwise(week.bots):
        pairs = [(by[weaker][which], standing) for which, standing in by[stronger].items()]
        ahead = sum((high > low) + (high == low) / 2 for low, high in pairs)
        found.append(Step(weaker, stronger, len(pairs), share(ahead, len(pairs))))
    return found
