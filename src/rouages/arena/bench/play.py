"""How fast random play, copies, views, saves and loads are."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from msgspec import Struct

from rouages.arena.simulation import Job, begin
from rouages.engine.agenda import Seat
from rouages.engine.loading import load
from rouages.engine.match import Match
from rouages.games import GAMES

LONG_MATCH = 500
"""So many answers make the match that is saved and loaded."""


class Figures(Struct, frozen=True):
    """What was measured of one game, on one core."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    work_per_second: float | None
    """In the game's own measure, if it has one."""
    clone_microseconds: float
    imagine_microseconds: float
    slowest_view_milliseconds: float
    saved_bytes: int
    """A match of 500 answers, or the longest that was seen."""
    saved_answers: int
    load_milliseconds: float


def measure(name: str, seconds: float = 3.0) -> Figures:
    """Random play of one game for so many seconds, then as long of views, then copies, saves and loads."""
    players, options = GAMES[name].usual
    job = Job(name, options, ("random",) * players, 1, 1)
    rng = random.Random(1)  # noqa: S311 (a fixed course of play, to be compared)
    decisions = games = work = 0
    counted = GAMES[name].measures.work
    longest = begin(job, 0)
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        match = begin(job, games)
        decisions += play_on(match, rng)
        if len(longest.answers) < len(match.answers) and len(longest.answers) < LONG_MATCH:
            longest = match
        games += 1
        work += counted(match) if counted else 0
    middle = Match.begin(longest.game, longest.origin)
    for seat, number in longest.answers[: len(longest.answers) // 3]:
        middle.play(seat, number)
    data = longest.save()
    return Figures(
        game=name,
        players=players,
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        work_per_second=work / spent if counted else None,
        clone_microseconds=1e6 * time_of(middle.clone),
        imagine_microseconds=1e6 * time_of(lambda: middle.imagine(middle.pending[0], 1)),
        slowest_view_milliseconds=1e3 * slowest_view(job, seconds),
        saved_bytes=len(data),
        saved_answers=len(longest.answers),
        load_milliseconds=1e3 * time_of(lambda: load(data, GAMES)),
    )


def play_on(match: Match, rng: random.Random) -> int:
    """Random play until the end; how many answers were given."""
    before = len(match.answers)
    while not match.over:
        for seat in match.pending:
            options = match.decision(seat).options
            match.play(seat, int(rng.random() * len(options)))
    return len(match.answers) - before


def slowest_view(job: Job, seconds: float) -> float:
    """The longest time, in seconds, that any reader's view took at any position of random games."""
    rng = random.Random(1)  # noqa: S311 (a fixed course of play, to be compared)
    slowest, game = 0.0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        match = begin(job, game)
        game += 1
        while not match.over and time.process_time() - began < seconds:
            slowest = max(slowest, *(time_if_above(slowest, match, seat) for seat in match.pending))
            slowest = max(slowest, time_if_above(slowest, match, None))
            seat = rng.choice(match.pending)
            match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return slowest


def time_if_above(bound: float, match: Match, reader: Seat | None) -> float:
    """How long a view takes; the shortest of three times, unless the first is within the bound already."""
    least = float("inf")
    for _ in range(3):
        began = time.process_time()
        match.view(reader)
        least = min(least, time.process_time() - began)
        if least <= bound:
            break
    return least


def time_of(action: Callable[[], object], seconds: float = 0.3) -> float:
    """The mean time of an action, in seconds."""
    count = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(10):
            action()
        count += 10
    return spent / count
