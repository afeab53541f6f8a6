"""`rouages days week`: bots of several levels play a week of days; whether their scores order them."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from rouages.arena.jobs import run
from rouages.arena.journal import journal_of
from rouages.arena.numbers import decimal, percents
from rouages.arena.week import Attempt, Week, games_of, levels_of, steps_of
from rouages.cli.progress import with_progress
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_arena


def play_and_show(week: Week, workers: int, language: str) -> None:
    """Play, show; a week that was stopped goes on where it was."""
    numbered = games_of(week)
    words = of_arena(GAMES[week.games[0]].package, language)
    with journal_of(numbered) as journal:
        rows = run(numbered, workers=workers, kept=journal)
        title = words.text("week.playing", games=numbered.count)
        attempts = list(with_progress(rows, numbered.count, len(journal or ()), title, words))
    console = Console(highlight=False)
    console.print(levels(week, attempts, words, language))
    console.print(steps(week, attempts, words, language))


def levels(week: Week, attempts: list[Attempt], words: Catalogue, language: str) -> Table:
    """What each level came to at each game."""
    table = Table(title=words.text("week.levels"))
    for key in ("game", "bot", "games", "done", "middle", "different"):
        table.add_column(words.text(f"week.{key}"), justify="left" if key in ("game", "bot") else "right")
    for game in week.games:
        own = [each for each in attempts if each.game == game]
        for each in levels_of(week, own):
            middle = decimal(words, each.middle, 1)
            counts = [str(number) for number in (each.games, each.done)]
            table.add_row(name_of(game, language), each.bot, *counts, middle, str(each.scores))
    return table


def steps(week: Week, attempts: list[Attempt], words: Catalogue, language: str) -> Table:
    """How often the next level was ahead, game by game and in all."""
    table = Table(title=words.text("week.steps"))
    for key in ("game", "ahead", "of", "pairs", "share"):
        left = key in ("game", "ahead", "of")
        table.add_column(words.text(f"week.{key}"), justify="left" if left else "right")
    for game in (*week.games, None):
        own = [each for each in attempts if game in (None, each.game)]
        name = name_of(game, language) if game else words.text("week.all")
        for step in steps_of(week, own):
            table.add_row(name, step.stronger, step.weaker, str(step.pairs), percents(words, step.ahead))
    return table


def name_of(game: str, language: str) -> str:
    """A game by its name."""
    return of_arena(GAMES[game].package, language).text("name")
