"""What travels over HTTP of lessons."""

from __future__ import annotations

from msgspec import Struct

from rouages.lessons.lesson import Lesson, Pattern, Said, Thing, Wrong


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
