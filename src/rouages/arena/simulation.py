"""Simulation: many games between bots, the same to the last digit however many workers play them."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from rouages.bots import BOTS, Perspective
from rouages.engine.chance import secret_from_seed
from rouages.engine.loading import game_named
from rouages.engine.match import Match, Origin
from rouages.engine.refusals import Refusal
from rouages.games import GAMES

CHUNK = 25
"""How many games a worker plays before it reports."""


class UnknownBot(Refusal):
    """There is no bot “{name}”; there are {known}."""


class WrongNumber(Refusal):
    """{what} must be at least 1, not {given}."""


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


class Summary(Struct, frozen=True):
    """How all of them went."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    """By seat; a win shared by two counts a half for each."""
    mean_score: tuple[float, ...]
    mean_decisions: float
    decisions_per_second: float
    endings: dict[str, int]


def check(job: Job) -> None:
    """Refuse a job that cannot be played, before any of it is."""
    for name in job.bots:
        if name not in BOTS:
            raise UnknownBot(name=name, known=", ".join(BOTS))
    if job.games < 1:
        raise WrongNumber(what="games", given=job.games)
    game_named(job.game, GAMES).options_from(job.options, job.players)


def results(job: Job, workers: int = 1) -> Iterator[Result]:
    """Play the games, in order."""
    check(job)
    if workers < 1:
        raise WrongNumber(what="workers", given=workers)
    if workers == 1:
        yield from (play(job, number) for number in range(job.games))
        return
    starts = range(0, job.games, CHUNK)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for chunk in pool.map(_play_chunk, repeat(job), starts):
            yield from chunk


def _play_chunk(job: Job, start: int) -> list[Result]:
    return [play(job, number) for number in range(start, min(start + CHUNK, job.games))]


def play(job: Job, number: int) -> Result:
    """One game between bots; its chance depends on the job's seed and its number alone."""
    match = begin(job, number)
    rng = random.Random(f"{job.seed} {number}")  # noqa: S311 (the bots' own whims, not the table's chance)
    bots = [BOTS[name] for name in job.bots]
    seats = [Perspective(match, seat) for seat in range(job.players)]
    while not match.over:
        for seat in match.pending:
            match.play(seat, bots[seat].choose(seats[seat], rng))
    outcome = match.outcome
    assert outcome is not None
    return Result(outcome.places, outcome.scores, len(match.answers), outcome.ending)


def begin(job: Job, number: int) -> Match:
    """The match of a simulated game, before its first answer."""
    game = GAMES[job.game]
    options = game.options_from(job.options, job.players)
    seed = (job.seed << 32) + number
    return Match.begin(game, Origin(job.players, options, secret_from_seed(seed), (), seed))


def summarise(job: Job, played: list[Result], seconds: float) -> Summary:
    """What the games have in common."""
    wins = [0.0] * job.players
    scores = [0] * job.players
    for result in played:
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
        for seat, score in enumerate(result.scores):
            scores[seat] += score
    decisions = sum(result.decisions for result in played)
    return Summary(
        game=job.game,
        options=job.options,
        seed=job.seed,
        games=len(played),
        bots=job.bots,
        wins=tuple(round(each, 6) for each in wins),
        mean_score=tuple(score / len(played) for score in scores),
        mean_decisions=decisions / len(played),
        decisions_per_second=decisions / seconds,
        endings=dict(Counter(result.ending for result in played).most_common()),
    )


def simulate(
    job: Job, workers: int = 1, on_result: Callable[[Result], None] = lambda result: None
) -> tuple[list[Result], Summary]:
    """Play the whole job; `on_result` hears of every game as it is done."""
    began = time.perf_counter()
    played = []
    for result in results(job, workers):
        played.append(result)
        on_result(result)
    return played, summarise(job, played, time.perf_counter() - began)
