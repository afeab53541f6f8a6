"""`rouages practise`: a quick bot for a game, from a teacher and from practice."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from rouages.arena.learning.practice import Practice, check
from rouages.arena.learning.practise import Regimen
from rouages.arena.learning.practise import practise as practised
from rouages.cli.learning import NoTorch
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.minds.mind import QUICK_FILE
from rouages.words.catalogue import of_arena

if TYPE_CHECKING:
    from rouages.arena.learning.improving import Imitated, Reached


def practise_and_write(
    game: str,
    teacher: str,
    lessons: int,
    generations: int,
    games: int,
    company: str,
    seed: int,
    workers: int,
    folder: Path,
    language: str,
) -> None:
    """Watch, play, improve, write; the same command goes on where it was stopped."""
    found = game_named(game, GAMES)
    others = tuple([name.strip() for name in company.split(",") if name.strip()])
    practice = Practice(game, games, seed, str(folder), teacher, lessons, others)
    check(practice)
    if find_spec("torch") is None:
        raise NoTorch()
    words, console = of_arena(found.package, language), Console(highlight=False)

    def imitated(now: Imitated) -> None:
        parts = {"right": f"{now.right:.0%}", "greedy": f"{now.greedy:.0%}"}
        console.print(words.text("practise.imitated", answers=now.answers, **parts))

    def reached(now: Reached) -> None:
        strength = ", ".join([f"{name or game} {times:.2f}" for name, times in now.strength.items()])
        numbers = {name: getattr(now, name) for name in ("generation", "generations", "games", "answers")}
        console.print(words.text("practise.generation", strength=strength, **numbers))

    command = (
        f"rouages practise {game} --teacher {teacher} --lessons {lessons} --generations {generations} "
        f"--games {games} --company {company} --seed {seed}"
    )
    mind = practised(Regimen(practice, command, generations), imitated, reached, workers)
    written = str(folder / QUICK_FILE)
    console.print(words.text("learn.written", file=written, kilobytes=len(mind.numbers) // 1000))
