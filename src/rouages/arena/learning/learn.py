"""Learn: self-play, then training; both are kept, so that the same command goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from rouages.arena.jobs import run
from rouages.arena.journal import Journal, name_of
from rouages.arena.learning.samples import Lesson, Samples, games_of
from rouages.arena.learning.training import Lot, Net, Progress, Trainer
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.minds.encoding import encoding_by_name
from rouages.minds.mind import FILE, Mind, packed

Told = Callable[[Iterator[Samples], int, int], Iterator[Samples]]
"""Shows how many of so many games are played, of which so many were before."""


class Course(Struct, frozen=True):
    """What is to be learnt, and how much of it."""

    lesson: Lesson
    command: str
    epochs: int = 12
    hidden: int = 64
    inner: int = 32
    rounds: int = 1


class Shelf(Journal[Samples]):
    """Samples that stay when the last of them has been played: the training comes after."""

    def finish(self) -> None:
        """Keep them."""


def learn(
    course: Course,
    folder: Path,
    told: Told,
    report: Callable[[Progress], None],
    workers: int,
    ray: str | None = None,
) -> Mind:
    """A mind for a game, written into the folder."""
    import torch

    folder.mkdir(parents=True, exist_ok=True)
    lesson = course.lesson
    game, encoding = game_named(lesson.game, GAMES), encoding_by_name(lesson.game)
    games = games_of(lesson)
    name = name_of(games)
    with (folder / f"{name}.rows").open("a+b") as file:
        shelf = Shelf(file, Samples)
        lot = Lot(told(run(games, workers=workers, ray=ray, kept=shelf), lesson.games, len(shelf)))
    torch.manual_seed(lesson.seed)
    net = Net(encoding.names, course.hidden, course.inner)
    kept = folder / f"{name}-{lesson.games}-{course.epochs}-{course.hidden}-{course.inner}.pt"
    trainer = Trainer(lot, net, course.epochs, lesson.seed, kept)
    numbers = trainer.train(report)
    figures = (
        f"mean squared error {trainer.best:.4f} in games held out, fitted {trainer.measure().fitted:.4f}",
    )
    mind = Mind(
        game.name,
        game.version,
        encoding.mark,
        course.command,
        lesson.seed,
        figures,
        course.rounds,
        net.sizes,
        numbers,
    )
    (folder / FILE).write_bytes(packed(mind))
    return mind
