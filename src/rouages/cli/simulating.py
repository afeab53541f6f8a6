"""`rouages simulate`: many games between bots, shown as a table, kept as JSON, CSV, Parquet and records."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rouages.arena.counting import Tally
from rouages.arena.datasets import DataSet, recorded_games
from rouages.arena.jobs import Kept, run
from rouages.arena.journal import journal_of
from rouages.arena.result_files import CsvFile, ParquetFile, ResultFile
from rouages.arena.simulation import BotsForSeats, Job, Result, check, games_of
from rouages.arena.summary import Summary, summary_of
from rouages.cli.counted import show
from rouages.cli.progress import with_progress
from rouages.cli.settings import settings
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_arena


class Files(NamedTuple):
    """Where results are written, if anywhere."""

    json: Path | None
    csv: Path | None
    parquet: Path | None
    record: Path | None


def simulate_and_show(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    workers: int,
    ray: str | None,
    given: list[str],
    files: Files,
    language: str,
) -> None:
    """Play, show, write; a job that was stopped goes on where it was."""
    job = job_from(game, bots, players, games, seed, settings(given))
    words = of_arena(GAMES[game].package, language)
    summary = played(job, workers, ray, files, words)
    show(summary, words)


def job_from(
    game: str, bots: str, players: int | None, games: int, seed: int, options: dict[str, Any]
) -> Job:
    """The job that was typed; a single bot takes all seats."""
    found = game_named(game, GAMES)
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players or found.seats[0]
    elif players is not None and players != len(names):
        raise BotsForSeats(players=players, bots=len(names))
    job = Job(game, options, tuple(names), games, seed)
    check(job)
    return job


def played(job: Job, workers: int, ray: str | None, files: Files, words: Catalogue) -> Summary:
    """Play the job into the files that were asked for."""
    game = GAMES[job.game]
    tally = Tally(game)
    with ExitStack() as stack:
        written: list[ResultFile] = []
        if files.json:
            stack.enter_context(files.json.open("a", encoding="utf-8"))
        if files.csv:
            written.append(CsvFile(files.csv, game, job.players))
        if files.parquet:
            written.append(ParquetFile(files.parquet, game))
        for file in written:
            stack.callback(file.close)
        kept, rows = _rows(job, workers, ray, files.record, stack)
        done = len(kept or ())
        fresh = 0
        began = time.perf_counter()
        try:
            title = words.text("simulating", games=job.games)
            for number, result in enumerate(with_progress(rows, job.games, done, title, words)):
                tally.add(result)
                for file in written:
                    file.add(result)
                if number >= done:
                    fresh += result.decisions
        except KeyboardInterrupt:
            key = "stopped" if kept is None else "stopped_and_kept"
            print(words.text(key, games=tally.games), file=sys.stderr)
            raise
    summary = summary_of(job, tally, fresh / (time.perf_counter() - began))
    if files.json:
        files.json.write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    return summary


def _rows(
    job: Job, workers: int, ray: str | None, folder: Path | None, stack: ExitStack
) -> tuple[Kept[Any] | None, Iterator[Result]]:
    """Where results are kept, if anywhere, and all of them, those that were done before first."""
    if folder is None:
        games = games_of(job)
        journal = stack.enter_context(journal_of(games))
        return journal, run(games, workers=workers, ray=ray, kept=journal)
    data_set = stack.enter_context(DataSet(folder, job))
    rows = run(recorded_games(job), workers=workers, ray=ray, kept=data_set)
    return data_set, (row.result for row in rows)
