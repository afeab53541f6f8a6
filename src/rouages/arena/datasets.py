"""Data sets: a folder of records that anyone can replay, written game by game and read back as a stream.

    job.json              what was played, and by which version of the rules
    records-000000.jsonl  the records of games 0 to 999, one a line, and so on
    results.jsonl         the result of each game, one a line

`rouages verify` checks such a folder and `rouages replay` shows a game of it; one line of `records-*.jsonl`
in a file of its own will do for both. A folder that was not finished is gone on with: whatever a crash left
of a line is cut off.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from rouages.arena.jobs import Games
from rouages.arena.program import program
from rouages.arena.simulation import Job, Result, check, finished, result_of
from rouages.engine.agenda import Seat
from rouages.engine.loading import replay
from rouages.engine.match import Match
from rouages.engine.record import FORMAT, Record, read
from rouages.engine.refusals import OtherOutcome, Refusal
from rouages.games import GAMES

RECORDS_A_FILE = 1000


class OtherGames(Refusal):
    """{folder} holds other games, or games of another version: choose an empty folder."""


class NoDataSet(Refusal):
    """{folder} is not a folder of records: it has no job.json that can be read."""


class NoSuchGame(Refusal):
    """{folder} has no game {number}: its {games} games are counted from 0."""


class WrongGame(Refusal):
    """Game {number} of {folder}: {why}"""


class NotFinished(Refusal):
    """The writing of {folder} was broken off: the command that began it goes on with it."""


class InUse(Refusal):
    """{folder} is being written by another command."""


class Recorded(Struct, frozen=True):
    """A simulated game with its record."""

    result: Result
    record: bytes
    """As JSON."""


class About(Struct, frozen=True):
    """What a data set holds."""

    job: Job
    """How many games it was to be may change; the rest may not."""
    version: int
    format: int
    program: str
    """The very program that played: bots of another might play otherwise."""


def recorded_games(job: Job) -> Games[Recorded]:
    """The job as numbered games whose records are wanted."""
    check(job)
    return Games(partial(play_recorded, job), job.games, Recorded, msgspec.structs.replace(job, games=0))


def play_recorded(job: Job, number: int) -> Recorded:
    """One game, with its record."""
    match = finished(job, number)
    return Recorded(result_of(match), msgspec.json.encode(match.record()))


class DataSet:
    """A folder that is being written."""

    def __init__(self, folder: Path, job: Job) -> None:
        """Begin it, or go on with it."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._shard: IO[bytes] | None = None
        self._results = (folder / "results.jsonl").open("a+b")
        try:
            self._lock()
            self._begin(About(job, GAMES[job.game].version, FORMAT, program()))
        except Refusal:
            self._results.close()
            raise
        self._games = min(_lines(folder / "results.jsonl"), sum(_lines(file) for file in shards(folder)))
        self._cut()

    def __enter__(self) -> DataSet:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shard:
            self._shard.close()
        self._results.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._results, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(folder=self.folder) from None

    def _begin(self, about: About) -> None:
        file = self.folder / "job.json"
        if not file.exists():
            if shards(self.folder) or _lines(self.folder / "results.jsonl"):
                raise OtherGames(folder=self.folder)
        elif not _same(about_of(self.folder), about):
            raise OtherGames(folder=self.folder)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(about)) + b"\n")

    def _cut(self) -> None:
        """Keep the whole games, in the records as in the results."""
        _keep_lines(self.folder / "results.jsonl", self._games)
        for number, file in enumerate(shards(self.folder)):
            _keep_lines(file, max(0, self._games - number * RECORDS_A_FILE))

    def __len__(self) -> int:
        """How many games are kept."""
        return self._games

    def rows(self) -> Iterator[Recorded]:
        """The games that are kept, without their records: these are where they belong."""
        for result in results_in(self.folder):
            yield Recorded(result, b"")

    def keep(self, rows: Sequence[Recorded]) -> None:
        """Write the records, then the results, so that a result is never there without its record."""
        for place, row in enumerate(rows, start=self._games):
            if self._shard is None or place % RECORDS_A_FILE == 0:
                self._open_shard(place // RECORDS_A_FILE)
            assert self._shard is not None
            self._shard.write(row.record + b"\n")
        if self._shard:
            self._shard.flush()
        self._results.write(b"".join(msgspec.json.encode(row.result) + b"\n" for row in rows))
        self._results.flush()
        self._games += len(rows)

    def _open_shard(self, number: int) -> None:
        if self._shard:
            self._shard.close()
        self._shard = (self.folder / f"records-{number:06}.jsonl").open("ab")

    def finish(self) -> None:
        """Everything is already where it belongs."""


def shards(folder: Path) -> list[Path]:
    """The files of records, in order."""
    return sorted(folder.glob("records-*.jsonl"))


def about_of(folder: Path) -> About:
    """What a data set holds."""
    try:
        return msgspec.json.decode((folder / "job.json").read_bytes(), type=About)
    except (OSError, msgspec.MsgspecError):
        raise NoDataSet(folder=folder) from None


def records(folder: Path) -> Iterator[Record]:
    """The records of a data set, one after the other: never more than one in memory."""
    return map(read, record_lines(folder))


def record_lines(folder: Path) -> Iterator[bytes]:
    """The records as they are written."""
    about_of(folder)
    for file in shards(folder):
        with file.open("rb") as lines:
            yield from lines


def record_at(folder: Path, number: int) -> Record:
    """The record of one game."""
    line = next(islice(record_lines(folder), number, None), None) if number >= 0 else None
    if line is None:
        raise NoSuchGame(folder=folder, number=number, games=sum(1 for _ in record_lines(folder)))
    return read(line)


def verified(folder: Path) -> Iterator[Match]:
    """Each game played again from its record: every seal, every answer and the result are checked."""
    lines = zip_longest(record_lines(folder), result_lines(folder), fillvalue=b"")
    for number, (record, result) in enumerate(lines):
        if not (record.endswith(b"\n") and result.endswith(b"\n")):
            raise NotFinished(folder=folder)
        try:
            match = replay(record, GAMES)
            if not match.over or msgspec.json.encode(result_of(match)) != result.rstrip():
                raise OtherOutcome()
        except Refusal as refusal:
            raise WrongGame(folder=folder, number=number, why=refusal) from None
        yield match


def answers(folder: Path) -> Iterator[tuple[int, Seat, int]]:
    """Every answer of a data set: the number of its game, the seat, and the number of the option."""
    for number, record in enumerate(records(folder)):
        for seat, option in record.answers:
            yield number, seat, option


def results_in(folder: Path) -> Iterator[Result]:
    """The results of a data set."""
    return map(msgspec.json.Decoder(Result).decode, result_lines(folder))


def result_lines(folder: Path) -> Iterator[bytes]:
    """The results as they are written."""
    with (folder / "results.jsonl").open("rb") as lines:
        yield from lines


def _same(one: About, other: About) -> bool:
    def plain(about: About) -> Any:
        return msgspec.to_builtins(about) | {"job": msgspec.to_builtins(about.job) | {"games": 0}}

    return bool(plain(one) == plain(other))


def _lines(file: Path) -> int:
    """How many whole lines a file has."""
    if not file.exists():
        return 0
    with file.open("rb") as opened:
        return sum(block.count(b"\n") for block in iter(lambda: opened.read(1 << 20), b""))


def _keep_lines(file: Path, count: int) -> None:
    """Cut off what comes after so many lines."""
    with file.open("r+b") as opened:
        for _ in range(count):
            if not opened.readline():
                return
        opened.truncate(opened.tell())
        if not os.fstat(opened.fileno()).st_size and file.name != "results.jsonl":
            file.unlink()
