"""What was counted in many games, as tables in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from rouages.arena.intervals import Estimate
from rouages.arena.numbers import decimal, mean, percents, whole
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
    console.print(words.text("decisions_a_game", count=decimal(words, summary.mean_decisions, 1)))
    console.print(words.text("decisions_a_second", count=whole(words, round(summary.decisions_per_second))))
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
        share = percent(words, summary.findings["party"]["share"])
        score = decimal(words, sum(summary.mean_score) / len(summary.mean_score))
        table.add_row(words.text("party"), bots, f"{summary.wins[0]:.0f}", share, score)
        return table
    for seat, bot in enumerate(summary.bots):
        share = percent(words, summary.findings["seats"][seat]["share"])
        wins, score = decimal(words, summary.wins[seat], 1), decimal(words, summary.mean_score[seat])
        table.add_row(str(seat), bot, wins, share, score)
    return table


def _numbers(summary: Summary, words: Catalogue) -> Table:
    """The mean of each number of a game and of each seat, with that of the winners."""
    table = Table()
    for key in ("figure", "mean", "quarters", "extremes", "winners_mean"):
        table.add_column(words.text(f"column.{key}"), justify="left" if key == "figure" else "right")
    found = summary.findings
    for name, spread in found["numbers"].items():
        if name != "decisions":
            table.add_row(figure_name(words, name), *_spread(words, spread), "")
    for name, both in found["seat_numbers"].items():
        winners = mean_of(words, both["winners"]) if both["winners"]["games"] else ""
        table.add_row(figure_name(words, name), *_spread(words, both["all"]), winners)
    return table


def _spread(words: Catalogue, spread: Mapping[str, Any]) -> tuple[str, str, str]:
    quarters = f"{spread['quarter']:g} – {spread['median']:g} – {spread['three_quarters']:g}"
    return mean_of(words, spread), quarters, f"{spread['least']:g} – {spread['most']:g}"


def _shares(summary: Summary, words: Catalogue) -> list[Table]:
    """How those with each label fared."""
    tables = []
    for name, labels in summary.findings["seat_labels"].items():
        table = Table()
        for key in ("", "seats", "wins", "share"):
            table.add_column(words.text(f"column.{key}") if key else figure_name(words, name))
        for label, found in labels.items():
            wins, share = decimal(words, found["wins"], 1), percent(words, found["share"])
            table.add_row(thing_name(words, name, label), str(found["games"]), wins, share)
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
            fared = (str(by["games"]), percent(words, by["share"])) if by else ("", "")
            table.add_row(thing_name(words, name, thing), str(found["times"]), *fared)
        tables.append(table)
    return tables


def percent(words: Catalogue, share: Mapping[str, float]) -> str:
    """A share with its bounds."""
    return percents(words, Estimate(**share))


def mean_of(words: Catalogue, spread: Mapping[str, Any]) -> str:
    """A mean with its bounds."""
    return mean(words, Estimate(**spread["mean"]))
