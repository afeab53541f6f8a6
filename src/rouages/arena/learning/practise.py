"""Practise: a teacher is imitated, then each generation plays and improves.

The same command goes on where it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from rouages.arena.jobs import Crew, crew_of, in_order, run
from rouages.arena.learning.practice import NO_TEACHER, Practice, Practised, file_of, games_of, lessons_of
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.minds.mind import QUICK_FILE, Mind, packed
from rouages.minds.outlook import outlook_by_name

if TYPE_CHECKING:
    from rouages.arena.learning.improving import Imitated, Reached


class Regimen(Struct, frozen=True):
    """What is practised, and for how long."""

    practice: Practice
    command: str
    generations: int
    sharper: float = 1.0
    """How many times as sure as the teacher it begins: where one wrong answer loses, it must be."""
    hidden: int = 64
    inner: int = 32


def practise(
    regimen: Regimen,
    imitated: Callable[[Imitated], None],
    reached: Callable[[Reached], None],
    workers: int,
) -> Mind:
    """A mind that knows what to choose, written into the folder."""
    from rouages.arena.learning.improving import Improver

    practice = regimen.practice
    games = games_of(practice)
    folder = Path(practice.folder)
    folder.mkdir(parents=True, exist_ok=True)
    outlook, game = outlook_by_name(practice.game), game_named(practice.game, GAMES)
    improver = Improver(outlook, regimen.hidden, regimen.inner, regimen.generations, practice.seed)
    kept = folder / "reached.pt"
    if kept.exists():
        improver.restore(kept)
    else:
        if practice.teacher == NO_TEACHER:
            improver.choosing.sharpen(regimen.sharper)
        else:
            imitated(improver.imitate(run(lessons_of(practice), workers=workers), regimen.sharper))
        improver.keep(kept)

    def mind() -> Mind:
        generations = f"{improver.generation} generations of {practice.games} games"
        learnt = improver.choosing
        about = game.name, game.version, outlook.mark, regimen.command, practice.seed
        return Mind(*about, (generations,), 0, learnt.sizes, learnt.packed())

    with closing(crew_of(games, workers, None)) as crew:
        while improver.generation < regimen.generations:
            file_of(folder, improver.generation).write_bytes(packed(mind()))
            reached(improver.improve(played(crew, improver.generation, practice.games)))
            improver.keep(kept)
    found = mind()
    (folder / QUICK_FILE).write_bytes(packed(found))
    return found


def played(crew: Crew, generation: int, games: int) -> Iterator[Practised]:
    """The games of one generation."""
    decode = msgspec.msgpack.Decoder(list[Practised]).decode
    for payload in in_order(crew, generation * games, (generation + 1) * games):
        yield from decode(payload)
