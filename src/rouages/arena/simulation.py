"""Simulation: many games between bots, the same to the last digit however many workers play them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from rouages.arena.jobs import Games, WrongNumber, run
from rouages.bots import Perspective, bot_named
from rouages.engine.agenda import Seat
from rouages.engine.chance import secret_from_seed
from rouages.engine.loading import game_named
from rouages.engine.match import Match, Question
from rouages.engine.origin import Origin
from rouages.engine.refusals import Refusal
from rouages.games import GAMES

Watcher = Callable[[Question, int], None]
"""Told of every question and the number of the option that was taken."""


class BotsForSeats(Refusal):
    """There are {players} players but {bots} bots."""


class Job(Struct, frozen=True):
    """Which games to play."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One a seat."""
    games: int
    seed: int

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.bots)


class Result(Struct, frozen=True):
    """How one simulated game went."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    ending: str
    figures: dict[str, Any] = {}
    """What the game itself counts, in plain data."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def check(job: Job) -> None:
    """Refuse a job that cannot be played, before any of it is."""
    for name in job.bots:
        bot_named(name)
    if job.games < 1:
        raise WrongNumber(what="games", given=job.games)
    game_named(job.game, GAMES).options_from(job.options, job.players)


def games_of(job: Job) -> Games[Result]:
    """The job as numbered games."""
    check(job)
    return Games(partial(play, job), job.games, Result, msgspec.structs.replace(job, games=0))


def results(job: Job, workers: int = 1) -> Iterator[Result]:
    """Play the games, in order."""
    return run(games_of(job), workers=workers)


def play(job: Job, number: int) -> Result:
    """One game between bots; its chance depends on the job's seed and its number alone."""
    return result_of(finished(job, number))


def finished(job: Job, number: int) -> Match:
    """The match of a simulated game, after its last answer."""
    match = begin(job, number)
    play_out(match, job.bots, f"{job.seed} {number}")
    return match


def begin(job: Job, number: int) -> Match:
    """The match of a simulated game, before its first answer."""
    game = GAMES[job.game]
    options = game.options_from(job.options, job.players)
    seed = (job.seed << 32) + number
    return Match.begin(game, Origin(job.players, options, secret_from_seed(seed), (), seed))


def play_out(match: Match, names: tuple[str, ...], seed: str, watch: Watcher | None = None) -> None:
    """Have bots play to the end; their whims follow from the seed."""
    rng = random.Random(seed)  # noqa: S311 (the bots' own whims, not the table's chance)
    bots = [bot_named(name) for name in names]
    seats = [Perspective(match, seat) for seat in range(match.players)]
    while not match.over:
        for seat in match.pending:
            number = bots[seat].choose(seats[seat], rng)
            if watch:
                watch(match.decision(seat), number)
            match.play(seat, number)


def result_of(match: Match) -> Result:
    """How a finished match went."""
    outcome = match.outcome
    assert outcome is not None
    counted = match.game.measures.figures
    figures = msgspec.to_builtins(counted(match)) if counted else {}
    return Result(outcome.places, outcome.scores, len(match.answers), outcome.ending, figures)
