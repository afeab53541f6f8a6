"""`rouages balance`: a report on how a game is balanced, as a page and as JSON."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console

from rouages.arena.balance import Balance, games_of, study_of
from rouages.arena.jobs import run
from rouages.arena.journal import journal_of
from rouages.arena.report import page
from rouages.cli.progress import with_progress
from rouages.cli.settings import settings
from rouages.games import GAMES
from rouages.words.catalogue import of_arena


def balance_and_write(
    game: str,
    bot: str,
    players: int | None,
    games: int,
    seed: int,
    workers: int,
    ray: str | None,
    given: list[str],
    html: Path | None,
    json: Path | None,
    language: str,
) -> None:
    """Play the tables worth comparing, then write the report; a job that was stopped goes on where it was."""
    study = study_of(game, bot, games, seed, players, settings(given))
    words = of_arena(GAMES[game].package, language)
    page_file = html or Path(f"balance-{game}.html")
    balance = Balance(study)
    with ExitStack() as stack:
        for file in (page_file, json):
            if file:
                stack.enter_context(file.open("a", encoding="utf-8"))
        numbered = games_of(study)
        journal = stack.enter_context(journal_of(numbered))
        done = len(journal or ())
        rows = run(numbered, workers=workers, ray=ray, kept=journal)
        began = time.perf_counter()
        try:
            for row in with_progress(rows, games, done, words.text("simulating", games=games), words):
                balance.add(row)
        except KeyboardInterrupt:
            key = "stopped" if journal is None else "stopped_and_kept"
            print(words.text(key, games=balance.tally.games), file=sys.stderr)
            raise
    page_file.write_text(page(balance, words), encoding="utf-8")
    if json:
        json.write_bytes(
            msgspec.json.format(msgspec.json.encode(balance.plain(), order="sorted"), indent=1) + b"\n"
        )
    console = Console(highlight=False, soft_wrap=True, markup=False)
    if games > done:
        rate = f"{(games - done) / (time.perf_counter() - began):.1f}"
        console.print(words.text("report.rate", games=games - done, rate=rate))
    console.print(words.text("report.written", file=page_file))
