"""`rouages learn`: a mind for a game, from games that bots play against themselves."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from rouages.arena.learning.samples import Lesson, games_of
from rouages.cli.progress import with_progress
from rouages.engine.loading import game_named
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.minds.mind import FILE
from rouages.words.catalogue import of_arena


class NoTorch(Refusal):
    """Learning needs PyTorch: install rouages[learn]."""


def learn_and_write(
    game: str,
    bot: str,
    games: int,
    seed: int,
    epochs: int,
    workers: int,
    ray: str | None,
    folder: Path,
    language: str,
) -> None:
    """Play, train, write; the same command goes on where it was stopped."""
    found = game_named(game, GAMES)
    lesson = Lesson(game, games, seed, bot)
    games_of(lesson)
    if find_spec("torch") is None:
        raise NoTorch()
    from rouages.arena.learning.learn import Course, learn
    from rouages.arena.learning.training import Progress

    words, console = of_arena(found.package, language), Console(highlight=False)

    def report(now: Progress) -> None:
        numbers = {name: f"{getattr(now, name):.4f}" for name in ("learned", "fitted", "share")}
        console.print(words.text("learn.epoch", epoch=now.epoch, epochs=now.epochs, **numbers))

    command = f"rouages learn {game} --games {games} --seed {seed} --bot {bot} --epochs {epochs}"
    told = partial(with_progress, title=words.text("learn.playing", games=games), words=words)
    mind = learn(Course(lesson, command, epochs), folder, told, report, workers, ray)
    console.print(words.text("learn.written", file=str(folder / FILE), kilobytes=len(mind.numbers) // 1000))
