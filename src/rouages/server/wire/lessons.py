"""What travels over HTTP of lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct

from rouages.lessons.lesson import Lesson, Pattern, Said, Thing, Wrong
from rouages.lessons.playing import step_after
from rouages.lessons.reading import LESSONS


class LessonStep(Struct, frozen=True):
    """One thing at a time, as the coach says and lights it."""

    say: Said
    why: Said | None
    lit: tuple[Thing, ...]
    presses: bool
    want: tuple[Pattern, ...]
    then: tuple[Pattern, ...]
    wrong: tuple[Wrong, ...]


class LessonPage(Struct, frozen=True):
    """GET /api/lessons/<game>/<name>: all that the coach says."""

    game: str
    name: str
    number: int
    title: Said
    steps: tuple[LessonStep, ...]
    learnt: tuple[Said, ...]
    goes_on: bool


class LessonCard(Struct, frozen=True):
    """A lesson among those that there are, and how far the reader has come."""

    game: str
    name: str
    number: int
    title: Said
    about: Said
    minutes: int
    steps: int
    step: int | None
    """Where it can be gone on with; none if it was not begun, or has been done."""
    done: bool


class Lessons(Struct, frozen=True):
    """GET /api/lessons: those of every game, in order."""

    lessons: tuple[LessonCard, ...]


def page_of(game: str, name: str, lesson: Lesson) -> LessonPage:
    """A lesson as the coach needs it: neither the others' answers nor what is drawn."""
    steps = tuple(
        LessonStep(step.say, step.why, step.lit, step.presses, step.want, step.then, step.wrong)
        for step in lesson.step
    )
    return LessonPage(game, name, lesson.number, lesson.title, steps, lesson.learnt, lesson.goes_on)


class Learning(NamedTuple):
    """A table where somebody learns."""

    table: str
    game: str
    lesson: str
    is_over: bool
    given: int
    """How many answers of the learner stand."""


class Begun(NamedTuple):
    """A lesson that somebody has begun."""

    table: str
    """The newest table where it is learnt."""
    step: int | None
    """The step that stands there; None once it is done."""
    done: bool
    """Whether it was ever done."""


LessonsBegun = Mapping[tuple[str, str], Begun]
"""By game and lesson."""


def begun_at(tables: Iterable[Learning]) -> LessonsBegun:
    """How far somebody has come at these tables, the oldest first."""
    found: dict[tuple[str, str], Begun] = {}
    for table in tables:
        lesson = LESSONS.get(table.game, {}).get(table.lesson)
        step = None if lesson is None or table.is_over else step_after(lesson, table.given)
        earlier = found.get((table.game, table.lesson))
        done = step is None or (earlier is not None and earlier.done)
        found[table.game, table.lesson] = Begun(table.table, step, done)
    return found


def cards_of(begun: LessonsBegun) -> Lessons:
    """Every lesson, and how far one has come."""
    cards = []
    for game, lessons in LESSONS.items():
        for name, lesson in lessons.items():
            found = begun.get((game, name))
            cards.append(
                LessonCard(
                    game=game,
                    name=name,
                    number=lesson.number,
                    title=lesson.title,
                    about=lesson.about,
                    minutes=lesson.minutes,
                    steps=len(lesson.step),
                    step=found.step if found else None,
                    done=found is not None and found.done,
                )
            )
    return Lessons(tuple(cards))
