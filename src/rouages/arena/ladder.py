"""The ladder: bots against each other with seats rotated, or alone where a game is won together."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from math import log10
from typing import Any

import msgspec
from msgspec import Struct

from rouages.arena.intervals import Estimate, share
from rouages.arena.jobs import Games, WrongNumber
from rouages.arena.simulation import Job, check, play
from rouages.engine.refusals import Refusal
from rouages.games import GAMES

RESAMPLES = 300
"""How often the games are drawn again to find the bounds of a rating."""
ROUNDS = 60
"""After so many rounds of fitting the ratings no longer move."""
HALF_A_DRAW = 0.5
"""Added to each pair that met, so that who lost every game has a rating too."""


class TooFewBots(Refusal):
    """A ladder needs at least two bots, each named once."""


class NobodyToMeet(Refusal):
    """This game is won together or played alone: nobody is met in it."""


class Climb(Struct, frozen=True):
    """Who plays whom at what."""

    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    games: int
    """Of each pair; of each bot, where they do not play each other."""
    seed: int
    among: str = ""
    """If given, every bot plays only alone among others of this kind."""

    @property
    def pairs(self) -> Sequence[tuple[str, ...]]:
        """The meetings: two bots each, or one where a game is won together or played alone."""
        if self.players == 1 or GAMES[self.game].cooperative:
            return [(bot,) for bot in self.bots]
        if self.among:
            return [(bot, self.among) for bot in self.bots if bot != self.among]
        return list(combinations(self.bots, 2))

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: one bot among others of a kind, all places and both ways in turn."""
        names, turn = self.pairs[number // self.games], number % self.games
        if len(names) == 1:
            return names * self.players
        alone, others = names if self.among or turn // self.players % 2 == 0 else names[::-1]
        seats = [others] * self.players
        seats[turn % self.players] = alone
        return tuple(seats)


class Met(Struct, frozen=True):
    """How one game of a ladder went."""

    seats: tuple[str, ...]
    places: tuple[int, ...]


class Meeting(Struct, frozen=True):
    """One bot alone among others of another kind."""

    bot: str
    others: str
    games: int
    wins: Estimate
    fair: float
    """The share of wins that bots of equal strength would have."""


class Standing(Struct, frozen=True):
    """What a bot showed on the whole: Elo points, or the share of games won where there is no opponent."""

    bot: str
    games: int
    value: Estimate


class Ladder(Struct, frozen=True):
    """All that was measured."""

    climb: Climb
    is_rated: bool
    """Whether the standings are in Elo points."""
    standings: tuple[Standing, ...]
    """The best first."""
    meetings: tuple[Meeting, ...]


def games_of(climb: Climb) -> Games[Met]:
    """A ladder as numbered games."""
    if len(set(climb.bots)) < len(climb.bots) or not climb.pairs:
        raise TooFewBots()
    if climb.among and len(climb.pairs[0]) == 1:
        raise NobodyToMeet()
    if climb.games < 1:
        raise WrongNumber(what="games", given=climb.games)
    for names in climb.pairs:
        check(Job(climb.game, climb.options, (names * climb.players)[: climb.players], 1, climb.seed))
    return Games(partial(meet, climb), len(climb.pairs) * climb.games, Met, climb)


def meet(climb: Climb, number: int) -> Met:
    """One game; both ways of sitting get the same deals."""
    seats = climb.seats(number)
    turn = number % climb.games
    both_ways = 1 if climb.among else 2
    deal = turn % climb.players + turn // (both_ways * climb.players) * climb.players
    result = play(Job(climb.game, climb.options, seats, 1, climb.seed), deal)
    return Met(seats, result.places)


def ladder_of(climb: Climb, rows: Iterable[Met]) -> Ladder:
    """What all the games show."""
    met = list(rows)
    is_rated = len(climb.pairs[0]) > 1
    bots = dict.fromkeys((*climb.bots, climb.among) if climb.among else climb.bots)
    standings = rated(list(bots), met, climb.seed) if is_rated else alone(climb.bots, met)
    standings.sort(key=lambda each: -each.value.value)
    return Ladder(climb, is_rated, tuple(standings), tuple(meetings_of(climb, met)) if is_rated else ())


def alone(bots: Sequence[str], met: Sequence[Met]) -> list[Standing]:
    """The share of games that each won."""
    found = []
    for bot in bots:
        played = [each for each in met if each.seats[0] == bot]
        won = sum(each.places[0] == 1 for each in played)
        found.append(Standing(bot, len(played), share(won, len(played))))
    return found


def meetings_of(climb: Climb, met: Sequence[Met]) -> Iterator[Meeting]:
    """Each bot alone among others of each other kind; in a duel, each pair once."""
    for first, second in climb.pairs:
        is_one_way = climb.among or climb.players == 2
        for bot, others in [(first, second)] if is_one_way else [(first, second), (second, first)]:
            played = [
                each
                for each in met
                if set(each.seats) == {bot, others} and (climb.players == 2 or each.seats.count(bot) == 1)
            ]
            wins = sum(won_by(bot, each) for each in played)
            yield Meeting(bot, others, len(played), share(wins, len(played)), 1 / climb.players)


def won_by(bot: str, game: Met) -> float:
    """The part of a win that went to this bot's seats; ties share it."""
    winners = [seat for seat, place in enumerate(game.places) if place == 1]
    return sum(game.seats[seat] == bot for seat in winners) / len(winners) if winners else 0.0


def rated(bots: Sequence[str], met: Sequence[Met], seed: int) -> list[Standing]:
    """Elo points around a mean of nought, with bounds from drawing the games again."""
    rng = random.Random(seed)  # noqa: S311 (which games are drawn again)
    points = elo(bots, met)
    again = [elo(bots, rng.choices(met, k=len(met))) for _ in range(RESAMPLES)]
    found = []
    for number, bot in enumerate(bots):
        drawn = sorted(each[number] for each in again)
        low, high = drawn[int(0.025 * RESAMPLES)], drawn[int(0.975 * RESAMPLES)]
        value = points[number]
        games = sum(bot in each.seats for each in met)
        found.append(Standing(bot, games, Estimate(value, min(low, value), max(high, value))))
    return found


def elo(bots: Sequence[str], met: Sequence[Met]) -> list[float]:
    """The points that make what happened likeliest (Bradley and Terry); each pair of seats compares."""
    index = {bot: number for number, bot in enumerate(bots)}
    size = len(bots)
    beat = [[0.0] * size for _ in bots]
    for game in met:
        for one, other in combinations(range(len(game.seats)), 2):
            mine, theirs = index[game.seats[one]], index[game.seats[other]]
            if mine != theirs:
                ahead = game.places[other] - game.places[one]
                beat[mine][theirs] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                beat[theirs][mine] += 1.0 if ahead < 0 else 0.5 if ahead == 0 else 0.0
    for one, other in combinations(range(size), 2):
        if beat[one][other] + beat[other][one]:
            beat[one][other] += HALF_A_DRAW
            beat[other][one] += HALF_A_DRAW
    strength = [1.0] * size
    for _ in range(ROUNDS):
        for one in range(size):
            games = sum(
                (beat[one][other] + beat[other][one]) / (strength[one] + strength[other])
                for other in range(size)
                if other != one
            )
            if games:
                strength[one] = sum(beat[one]) / games
    points = [400 * log10(each) for each in strength]
    mean = sum(points) / size
    return [each - mean for each in points]


def written(ladder: Ladder) -> bytes:
    """As JSON, for a file."""
    return msgspec.json.format(msgspec.json.encode(ladder)) + b"\n"
