"""Reading lessons: all the files, decoded once into typed records; what is misspelt is refused."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from rouages.games import GAMES
from rouages.lessons.lesson import Lesson
from rouages.lessons.positions import POSITIONS
from rouages.lessons.refusals import BadLesson, UnknownLesson

LEARNER = 0
"""The seat of who learns."""


def read(name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(name=name, why=error) from None


def _lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in order."""
    folder = files("rouages.lessons") / GAMES[game].package.rpartition(".")[2]
    found = {
        file.name.removesuffix(".toml"): read(file.name, file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    }
    return dict(sorted(found.items(), key=lambda each: each[1].number))


LESSONS: Mapping[str, Mapping[str, Lesson]] = {game: _lessons(game) for game in POSITIONS}
"""By game and name."""


def lesson_named(game: str, name: str) -> Lesson:
    """The lesson of this name."""
    lesson = LESSONS.get(game, {}).get(name)
    if lesson is None:
        raise UnknownLesson()
    return lesson
