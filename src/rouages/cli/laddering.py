"""`rouages ladder`: all bots against each other, or alone, as a table and a plot."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rouages.arena.intervals import Estimate
from rouages.arena.jobs import run
from rouages.arena.journal import journal_of
from rouages.arena.ladder import Climb, Ladder, games_of, ladder_of, written
from rouages.arena.numbers import decimal, percents, points, whole
from rouages.arena.plots import Row, drawing
from rouages.bots import BOTS
from rouages.cli.progress import with_progress
from rouages.cli.settings import settings
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_arena

BAR = 30
"""How many characters wide the plot in the terminal is."""


def climb_and_show(
    game: str,
    bots: str,
    among: str,
    players: int | None,
    games: int,
    seed: int,
    workers: int,
    given: list[str],
    json: Path | None,
    plot: Path | None,
    language: str,
) -> None:
    """Play, show, write; a ladder that was stopped goes on where it was."""
    found = game_named(game, GAMES)
    names = tuple(name.strip() for name in bots.split(",")) if bots else tuple(BOTS)
    climb = Climb(game, settings(given), players or found.seats[0], names, games, seed, among)
    numbered = games_of(climb)
    words = of_arena(found.package, language)
    with journal_of(numbered) as journal:
        rows = run(numbered, workers=workers, kept=journal)
        title = words.text("ladder.climbing", games=numbered.count)
        ladder = ladder_of(climb, with_progress(rows, numbered.count, len(journal or ()), title, words))
    show(ladder, words)
    if json:
        json.write_bytes(written(ladder))
    if plot:
        plot.write_text(drawn(ladder, words), encoding="utf-8")


def title_of(ladder: Ladder, words: Catalogue) -> str:
    """What the figures are."""
    name = words.text("name")
    return words.text(
        "ladder.elo" if ladder.is_rated else "ladder.wins", game=name, players=ladder.climb.players
    )


def drawn(ladder: Ladder, words: Catalogue) -> str:
    """The standings as a drawing."""
    rows = [Row(each.bot, each.value, whole(words, each.games)) for each in ladder.standings]
    said = partial(points if ladder.is_rated else percents, words)
    return drawing(title_of(ladder, words), rows, said, 0.0 if ladder.is_rated else None)


def show(ladder: Ladder, words: Catalogue) -> None:
    """The standings with their bounds drawn, then who met whom."""
    console = Console(highlight=False)
    low = min(each.value.low for each in ladder.standings)
    span = max(each.value.high for each in ladder.standings) - low or 1.0
    said = points if ladder.is_rated else percents
    table = Table(title=title_of(ladder, words))
    for key in ("bot", "games", "value", "plot"):
        table.add_column(words.text(f"ladder.{key}"), justify="left" if key in ("bot", "plot") else "right")
    for each in ladder.standings:
        table.add_row(each.bot, str(each.games), said(words, each.value), bar(each.value, low, span))
    console.print(table)
    if ladder.meetings:
        console.print(meetings(ladder, words))


def bar(value: Estimate, low: float, span: float) -> str:
    """A dot between two bounds."""
    at = [round((each - low) / span * (BAR - 1)) for each in (value.low, value.value, value.high)]
    marks = ["─" if at[0] <= place <= at[2] else " " for place in range(BAR)]
    marks[at[1]] = "●"
    return "".join(marks)


def meetings(ladder: Ladder, words: Catalogue) -> Table:
    """One among others: its share of wins, and how many times its fair share that is."""
    table = Table()
    for key in ("bot", "among", "games", "won", "times_fair"):
        table.add_column(words.text(f"ladder.{key}"), justify="left" if key in ("bot", "among") else "right")
    for each in ladder.meetings:
        fair = f"{decimal(words, each.wins.value / each.fair)} ×"
        table.add_row(each.bot, each.others, str(each.games), percents(words, each.wins), fair)
    return table
