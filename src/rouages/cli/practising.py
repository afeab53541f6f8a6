"""`rouages practise`: a quick bot for a game, from a teacher and from practice."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from rich.console import Console

from rouages.arena.learning.practice import Practice, check
from rouages.arena.learning.practise import Regimen
from rouages.arena.learning.practise import practise as practised
from rouages.cli.learning import NoTorch
from rouages.engine.loading import game_named
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.minds.mind import QUICK_FILE
from rouages.words.catalogue import of_arena

if TYPE_CHECKING:
    from rouages.arena.learning.improving import Imitated, Reached


class NotSharp(Refusal):
    """--sharper must be more than 0, not {given}."""


class Wanted(Struct, frozen=True):
    """What the command was given."""

    game: str
    teacher: str
    lessons: int
    generations: int
    games: int
    company: str
    sharper: float
    seed: int

    @property
    def command(self) -> str:
        """The command that practises the same again."""
        return (
            f"rouages practise {self.game} --teacher {self.teacher} --lessons {self.lessons} "
            f"--generations {self.generations} --games {self.games} --company {self.company} "
            f"--sharper {self.sharper:g} --seed {self.seed}"
        )


def practise_and_write(wanted: Wanted, workers: int, folder: Path, language: str) -> None:
    """Watch, play, improve, write; the same command goes on where it was stopped."""
    game = wanted.game
    found = game_named(game, GAMES)
    others = tuple([name.strip() for name in wanted.company.split(",") if name.strip()])
    practice = Practice(game, wanted.games, wanted.seed, str(folder), wanted.teacher, wanted.lessons, others)
    check(practice)
    if not wanted.sharper > 0:
        raise NotSharp(given=wanted.sharper)
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

    regimen = Regimen(practice, wanted.command, wanted.generations, wanted.sharper)
    mind = practised(regimen, imitated, reached, workers)
    written = str(folder / QUICK_FILE)
    console.print(words.text("learn.written", file=written, kilobytes=len(mind.numbers) // 1000))
