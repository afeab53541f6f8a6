"""What was counted in many games, as tables in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from rouages.arena.report_words import figure_name, thing_name
from rouages.arena.summary import Summary
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue

LONGEST = 10
"""Of things that were used, only so many are listed: those used most."""


def show(summary: Summary, words: Catalogue) -> None:
    """A table of seats, then the games as a whole, then the figures of the game."""
    console = Console(highlight=False)
    console.print(_seats(summary, words))
    console.print(words.text("decisions_a_game", count=f"{summary.mean_decisions:.1f}"))
    console.print(words.text("decisions_a_second", count=f"{summary.decisions_per_second:,.0f}"))
    for ending, count in summary.endings.items():
        console.print(f"{count} × {words.text(f'ending.{ending}')}", soft_wrap=True)
    for table in (_numbers(summary, words), *_shares(summary, words), *_uses(summary, words)):
        if table.row_count:
            console.print()
            console.print(table)


def _seats(summary: Summary, words: Catalogue) -> Table:
    table = Table(title=f"{words.text('name')}: {words.text('games_played', games=summary.games)}")
    for key in ("seat", "bot", "wins", "share", "score"):
        table.add_column(words.text(f"column.{key}"), justify="left" if key == "bot" else "right")
    if GAMES[summary.game].cooperative:
        bots = ", ".join(dict.fromkeys(summary.bots))
        share = percent(summary.findings["party"]["share"])
        score = f"{sum(summary.mean_score) / len(summary.mean_score):.2f}"
        table.add_row(words.text("party"), bots, f"{summary.wins[0]:.0f}", share, score)
        return table
    for seat, bot in enumerate(summary.bots):
        share = percent(summary.findings["seats"][seat]["share"])
        table.add_row(str(seat), bot, f"{summary.wins[seat]:.1f}", share, f"{summary.mean_score[seat]:.2f}")
    return table


def _numbers(summary: Summary, words: Catalogue) -> Table:
    """The mean of each number of a game and of each seat, with that of the winners."""
    table = Table()
    for key in ("figure", "mean", "quarters", "extremes", "winners_mean"):
        table.add_column(words.text(f"column.{key}"), justify="left" if key == "figure" else "right")
    found = summary.findings
    for name, spread in found["numbers"].items():
        if name != "decisions":
            table.add_row(figure_name(words, name), *_spread(spread), "")
    for name, both in found["seat_numbers"].items():
        winners = mean(both["winners"]) if both["winners"]["games"] else ""
        table.add_row(figure_name(words, name), *_spread(both["all"]), winners)
    return table


def _spread(spread: Mapping[str, Any]) -> tuple[str, str, str]:
    quarters = f"{spread['quarter']:g} – {spread['median']:g} – {spread['three_quarters']:g}"
    return mean(spread), quarters, f"{spread['least']:g} – {spread['most']:g}"


def _shares(summary: Summary, words: Catalogue) -> list[Table]:
    """How those with each label fared."""
    tables = []
    for name, labels in summary.findings["seat_labels"].items():
        table = Table()
        for key in ("", "seats", "wins", "share"):
            table.add_column(words.text(f"column.{key}") if key else figure_name(words, name))
        for label, found in labels.items():
            wins = f"{found['wins']:.1f}"
            table.add_row(thing_name(words, name, label), str(found["games"]), wins, percent(found["share"]))
        tables.append(table)
    return tables


def _uses(summary: Summary, words: Catalogue) -> list[Table]:
    """What was used, the most first."""
    tables = []
    for name, things in summary.findings["uses"].items():
        table = Table()
        for key in ("", "times", "used_by", "share"):
            table.add_column(words.text(f"column.{key}") if key else figure_name(words, name))
        for thing, found in sorted(things.items(), key=lambda item: -item[1]["times"])[:LONGEST]:
            by = found.get("by")
            fared = (str(by["games"]), percent(by["share"])) if by else ("", "")
            table.add_row(thing_name(words, name, thing), str(found["times"]), *fared)
        tables.append(table)
    return tables


def percent(estimate: Mapping[str, float]) -> str:
    """A share with its bounds."""
    return f"{100 * estimate['value']:.1f} % ({100 * estimate['low']:.1f}–{100 * estimate['high']:.1f})"


def mean(spread: Mapping[str, Any]) -> str:
    """A mean with half the width of its interval."""
    estimate = spread["mean"]
    return f"{estimate['value']:.2f} ± {(estimate['high'] - estimate['low']) / 2:.2f}"
