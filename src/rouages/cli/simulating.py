"""`rouages simulate`: many games between bots, shown as a table, written as JSON and CSV."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from rouages.arena.simulation import (
    BotsForSeats,
    Job,
    Result,
    Summary,
    check,
    results,
    summarise,
)
from rouages.cli.settings import settings
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_game


def simulate_and_show(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    workers: int,
    given: list[str],
    json_file: Path | None,
    csv_file: Path | None,
    language: str,
) -> None:
    """Play, show, write."""
    import time

    found = game_named(game, GAMES)
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players or found.seats[0]
    elif players is not None and players != len(names):
        raise BotsForSeats(players=players, bots=len(names))
    job = Job(game, settings(given), tuple(names), games, seed)
    check(job)
    words = of_game(found.package, language)
    files = [file.open("w", encoding="utf-8", newline="") for file in (json_file, csv_file) if file]
    began = time.perf_counter()
    playing = results(job, workers)
    if sys.stderr.isatty():
        title = words.text("simulating", games=games)
        playing = iter(track(playing, title, total=games, console=Console(stderr=True)))
    played = list(playing)
    summary = summarise(job, played, time.perf_counter() - began)
    show(summary, words)
    for file in files:
        with file:
            if json_file and Path(file.name) == json_file:
                file.write(msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
            else:
                csv.writer(file).writerows(rows(job, played))


def rows(job: Job, played: list[Result]) -> list[list[object]]:
    """A line a game, with the place and the score of each seat."""
    seats = range(job.players)
    head = ["game", "ending", "decisions"]
    head += [f"place {seat}" for seat in seats] + [f"score {seat}" for seat in seats]
    return [
        list(head),
        *[
            [number, result.ending, result.decisions, *result.places, *result.scores]
            for number, result in enumerate(played)
        ],
    ]


def show(summary: Summary, words: Catalogue) -> None:
    """A table of seats, then the games as a whole."""
    console = Console(highlight=False)
    table = Table(title=f"{words.text('name')}: {words.text('games_played', games=summary.games)}")
    for key in ("seat", "bot", "wins", "share", "score"):
        table.add_column(words.text(f"column.{key}"), justify="left" if key == "bot" else "right")
    for seat, bot in enumerate(summary.bots):
        wins = summary.wins[seat]
        share = f"{100 * wins / summary.games:.1f} %"
        table.add_row(str(seat), bot, f"{wins:.1f}", share, f"{summary.mean_score[seat]:.2f}")
    console.print(table)
    console.print(words.text("decisions_a_game", count=f"{summary.mean_decisions:.1f}"))
    console.print(words.text("decisions_a_second", count=f"{summary.decisions_per_second:,.0f}"))
    for ending, count in summary.endings.items():
        console.print(f"{count} × {words.text(f'ending.{ending}')}", soft_wrap=True)
