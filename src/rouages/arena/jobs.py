"""Jobs: numbered games played by any number of workers, their rows in order and always the same.

A game is a function of its number alone, so that it does not matter who plays it, when, or how often:

    def play(job: Pairing, number: int) -> Row: ...     # a function of a module; Row is a msgspec Struct

    job = Pairing(...)
    games = Games(partial(play, job), count=1000, row=Row, about=job)
    with journal_of(games) as journal:                  # optional: Ctrl-C keeps what is done
        for row in run(games, workers=2, kept=journal):
            ...

A worker that is killed is replaced and its games are given to another; a row is counted once, when its turn
comes. After Ctrl-C (or worse) the same program finds the rows in the journal and goes on behind them; the
journal is removed when the last row has been taken. No more than a few chunks of rows are ever in memory.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from rouages.engine.refusals import Refusal

Row = TypeVar("Row", bound=Struct)

AHEAD = 4
"""How many chunks for each worker are given out or wait for their turn."""
CHUNK_SECONDS = 0.5
"""A chunk is made to take about so long."""
LARGEST_CHUNK = 500


class WrongNumber(Refusal):
    """{what} must be at least 1, not {given}."""


@dataclass(frozen=True)
class Games(Generic[Row]):
    """Numbered games, from 0; the row of each depends on its number and on nothing else."""

    play: Callable[[int], Row]
    """Sent to the workers: a function of a module, or a `functools.partial` of one."""
    count: int
    row: type[Row]
    about: Any
    """All that makes these games what they are, in data that JSON can hold: rows are kept under it."""

    def played(self, chunk: range) -> bytes:
        """The rows of these games, as they travel."""
        return msgspec.msgpack.encode([self.play(number) for number in chunk])


class Crew(Protocol):
    """Those who play."""

    size: int

    def give(self, chunk: range) -> None:
        """Have these games played."""
        ...

    def take(self) -> tuple[range, bytes]:
        """Games that have been played, and their rows."""
        ...

    def close(self) -> None:
        """Send all home at once."""
        ...


class Kept(Protocol[Row]):
    """Where rows are kept that are done."""

    def __len__(self) -> int:
        """How many there are."""
        ...

    def rows(self) -> Iterator[Row]:
        """The rows that are kept, from game 0 on."""
        ...

    def keep(self, rows: Sequence[Row]) -> None:
        """The next rows."""
        ...

    def finish(self) -> None:
        """The last row has been taken."""
        ...


def run(
    games: Games[Row], *, workers: int = 1, ray: str | None = None, kept: Kept[Row] | None = None
) -> Iterator[Row]:
    """The rows of all games, in order; those that are kept are not played again."""
    if games.count < 1:
        raise WrongNumber(what="games", given=games.count)
    crew = crew_of(games, workers, ray)
    return _run(games, crew, kept)


def _run(games: Games[Row], crew: Crew, kept: Kept[Row] | None) -> Iterator[Row]:
    try:
        done = 0
        if kept is not None:
            for done, row in enumerate(kept.rows(), start=1):
                yield row
                if done == games.count:
                    break
        decode = msgspec.msgpack.Decoder(list[games.row]).decode  # type: ignore[name-defined]
        for payload in in_order(crew, done, games.count):
            rows = decode(payload)
            if kept is not None:
                kept.keep(rows)
            yield from rows
        if kept is not None:
            kept.finish()
    finally:
        crew.close()


def in_order(crew: Crew, first: int, last: int) -> Iterator[bytes]:
    """The rows of the games from `first` to before `last`, chunk by chunk."""
    pace = Pace(crew.size)
    early: dict[int, tuple[range, bytes]] = {}
    given = turn = first
    chunks_out = 0
    while turn < last:
        while given < last and chunks_out + len(early) < AHEAD * crew.size:
            chunk = range(given, given + pace.chunk(last - given))
            crew.give(chunk)
            given = chunk.stop
            chunks_out += 1
        chunk, payload = crew.take()
        chunks_out -= 1
        pace.done(len(chunk))
        early[chunk.start] = chunk, payload
        while turn in early:
            chunk, payload = early.pop(turn)
            turn = chunk.stop
            yield payload


class Pace:
    """How many games make a chunk: few while they are slow, and at the end, so that no worker idles."""

    def __init__(self, workers: int) -> None:
        """Begin with one game each."""
        self.workers = workers
        self.games = 0
        self.began = 0.0

    def done(self, games: int) -> None:
        """So many more are done; the clock starts with the first, when the workers are there."""
        if self.began:
            self.games += games
        else:
            self.began = time.monotonic()

    def chunk(self, left: int) -> int:
        """How many games to give next."""
        if not self.games:
            return 1
        seconds = max(time.monotonic() - self.began, 1e-6)
        wanted = int(CHUNK_SECONDS * self.games / seconds / self.workers)
        return max(1, min(wanted, LARGEST_CHUNK, -(-left // (2 * self.workers))))


def crew_of(games: Games[Row], workers: int, ray: str | None) -> Crew:
    """Ray if it is asked for, else so many processes; a single worker is this process."""
    if workers < 1:
        raise WrongNumber(what="workers", given=workers)
    if ray is not None:
        from rouages.arena.on_ray import Cluster

        return Cluster(games.played, ray)
    if workers == 1:
        return Alone(games.played)
    from rouages.arena.processes import Processes

    return Processes(games.played, workers)


class Alone:
    """This process plays, when it is asked for the rows."""

    size = 1

    def __init__(self, play: Callable[[range], bytes]) -> None:
        """Plays chunks with this."""
        self.play = play
        self.waiting: list[range] = []

    def give(self, chunk: range) -> None:
        self.waiting.append(chunk)

    def take(self) -> tuple[range, bytes]:
        chunk = self.waiting.pop(0)
        return chunk, self.play(chunk)

    def close(self) -> None:
        """Nobody to send home."""
