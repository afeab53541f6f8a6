"""`rouages puzzles`: making them from bots' games, proving them again, showing one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rouages.cli.language import language
from rouages.cli.printable import printable
from rouages.cli.wording import Lang
from rouages.words.catalogue import of_game

if TYPE_CHECKING:
    from rouages.arena.jobs import Games
    from rouages.cli.screen import Screen
    from rouages.puzzles.making import Haul, Mine
    from rouages.puzzles.puzzle import Puzzle
    from rouages.words.catalogue import Catalogue

words = of_game("rouages.puzzles", language())
puzzles = typer.Typer(help=words.text("help.puzzles"), no_args_is_help=True)

GameName = Annotated[str, typer.Argument(help=words.text("help.argument.game"), show_default=False)]
GAMES_AT_MOST = 1_000_000


def option(*names: str, key: str, least: int | None = None) -> object:
    """An option with its help in the language of the reader."""
    return typer.Option(*names, help=words.text(f"help.option.{key}"), min=least)


@puzzles.command(help=words.text("help.puzzles.make"))
def make(
    game: GameName,
    count: Annotated[int, option("--count", "-n", key="puzzles_count", least=1)] = 300,
    seed: Annotated[int, option("--seed", key="seed", least=0)] = 1,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    ray: Annotated[str | None, option("--ray", key="ray")] = None,
    rare: Annotated[int, option("--rare", key="puzzles_rare", least=0)] = 0,
    file: Annotated[Path | None, option("--file", "-f", key="puzzles_file")] = None,
    lang: Lang = "",
) -> None:
    """The same bytes for the same game, numbers and seed; what was stopped goes on where it was."""
    from contextlib import ExitStack

    from rouages.arena.jobs import run
    from rouages.arena.journal import journal_of
    from rouages.cli.progress import with_progress
    from rouages.puzzles.making import Mine, different
    from rouages.puzzles.puzzle import puzzling_of
    from rouages.puzzles.shelf import file_name, label_of, packed

    mines = [(Mine(game, seed), count)]
    mines += [(Mine(game, seed, each.goal.__name__), rare) for each in puzzling_of(game).rare if rare]
    label = label_of(game, seed=seed, count=count, rare=rare)
    target = file or Path(file_name(game))
    target.open("ab").close()
    made: list[Puzzle] = []
    with ExitStack() as kept:
        journals = [kept.enter_context(journal_of(games_of(mine))) for mine, _ in mines]
        for (mine, wanted), journal in zip(mines, journals, strict=True):
            hauls = run(games_of(mine), workers=workers, ray=ray, kept=journal)
            made += with_progress(different(hauls, wanted, made), wanted, 0, *said_of(mine, wanted))
        target.write_bytes(packed(label, made))
        for journal in filter(None, journals):
            journal.finish()
    typer.echo(words.text("puzzles.made", file=target, count=len(made), size=target.stat().st_size))


def games_of(mine: Mine) -> Games[Haul]:
    """The games that puzzles are taken from, by their numbers."""
    from functools import partial

    from rouages.arena.jobs import Games
    from rouages.puzzles.making import Haul, mined

    return Games(partial(mined, mine), GAMES_AT_MOST, Haul, mine)


def said_of(mine: Mine, count: int) -> tuple[str, Catalogue]:
    """What is said while they are made, and the words for it."""
    from rouages.games import GAMES
    from rouages.words.catalogue import of_arena

    return words.text("puzzles.making", count=count), of_arena(GAMES[mine.game].package, words.language)


@puzzles.command(help=words.text("help.puzzles.check"))
def check(
    game: Annotated[str, typer.Argument(help=words.text("help.argument.puzzles_game"))] = "",
    sample: Annotated[int | None, option("--sample", key="puzzles_sample", least=1)] = None,
    lang: Lang = "",
) -> None:
    """Prove them again, all or so many of each game, evenly spread."""
    from rouages.puzzles.checking import check_shelf, spread
    from rouages.puzzles.puzzle import puzzled
    from rouages.puzzles.shelf import shelf

    for name in [game] if game else puzzled():
        found = shelf(name)
        numbers = spread(len(found), sample)
        lines = check_shelf(name, found, numbers)
        typer.echo(words.text("puzzles.proven", game=name, count=len(numbers), lines=lines))


@puzzles.command(help=words.text("help.puzzles.show"))
def show(
    game: GameName,
    number: Annotated[int, typer.Argument(help=words.text("help.argument.puzzle"), show_default=False)],
    lang: Lang = "",
) -> None:
    """The position, what is asked, and the answer."""
    from rouages.cli.screen import Screen
    from rouages.puzzles.shelf import numbered

    puzzle = numbered(game, number)
    screen = Screen(puzzle.match(), puzzle.seat, words.language)
    screen.picture()
    say = screen.words
    typer.echo(printable(say.say(puzzle.asked, puzzle.seat, screen.names)))
    themes = ", ".join([say.text(f"theme.{theme}") for theme in puzzle.themes])
    typer.echo(printable(words.text("puzzles.themes", themes=themes)))
    figures = {"rating": puzzle.rating, "playouts": puzzle.playouts, "lines": puzzle.tried}
    typer.echo(printable(words.text("puzzles.figures", **figures)))
    for key, line in (("puzzles.solution", puzzle.solution), ("puzzles.near", puzzle.near)):
        typer.echo(printable(words.text(key, line="; ".join(said(puzzle, line, screen)))))


def said(puzzle: Puzzle, line: tuple[int, ...], screen: Screen) -> list[str]:
    """A line in words, answer by answer."""
    from rouages.puzzles.lines import course_of

    course = course_of(puzzle)
    stand, found = course.begin(puzzle.table()), []
    for number in line:
        _, options = course.question(stand)
        if len(options) > 1:
            found.append(screen.words.say(options[number], puzzle.seat, screen.names))
        stand = course.after(stand, number)
    return found
