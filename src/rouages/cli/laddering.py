"""`rouages ladder`: all bots against each other, or alone, as a table and a plot."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from rouages.arena.intervals import Estimate
from rouages.arena.jobs import run
from rouages.arena.journal import journal_of
from rouages.arena.ladder import Climb, Ladder, games_of, ladder_of, written
from rouages.arena.whiskers import Whisker, whiskers
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
    climb = Climb(game, settings(given), players or found.seats[0], names, games, seed)
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
        plot.write_text(whiskers(title_of(ladder, words), lines(ladder)), encoding="utf-8")


def title_of(ladder: Ladder, words: Catalogue) -> str:
    """What the figures are."""
    name = words.text("name")
    return words.text(
        "ladder.elo" if ladder.is_rated else "ladder.wins", game=name, players=ladder.climb.players
    )


def lines(ladder: Ladder) -> list[Whisker]:
    """One line a bot, the best first; shares in percent."""
    factor = 1 if ladder.is_rated else 100
    return [Whisker(each.bot, each.value.scaled(factor)) for each in ladder.standings]


def show(ladder: Ladder, words: Catalogue) -> None:
    """The standings with their bounds drawn, then who met whom."""
    console = Console(highlight=False)
    drawn = lines(ladder)
    low = min(line.value.low for line in drawn)
    span = max(line.value.high for line in drawn) - low or 1.0
    table = Table(title=title_of(ladder, words))
    for key in ("bot", "games", "value", "bounds", "plot"):
        table.add_column(words.text(f"ladder.{key}"), justify="left" if key in ("bot", "plot") else "right")
    for standing, line in zip(ladder.standings, drawn, strict=True):
        value = line.value
        table.add_row(
            line.name,
            str(standing.games),
            f"{value.value:+.0f}" if ladder.is_rated else f"{value.value:.1f} %",
            f"{value.low:.0f} – {value.high:.0f}",
            bar(value, low, span),
        )
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
    for key in ("bot", "among", "games", "won", "bounds", "times_fair"):
        table.add_column(words.text(f"ladder.{key}"), justify="left" if key in ("bot", "among") else "right")
    for each in ladder.meetings:
        wins = each.wins.scaled(100)
        table.add_row(
            each.bot,
            each.others,
            str(each.games),
            f"{wins.value:.1f} %",
            f"{wins.low:.0f} – {wins.high:.0f} %",
            f"{each.wins.value / each.fair:.2f} ×",
        )
    return table
