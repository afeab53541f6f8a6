"""Playing a lesson: its match, what is wanted of the learner now, and what the others answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from rouages.engine.agenda import Choice, Seat
from rouages.engine.chance import Rng, key_of
from rouages.engine.loading import lesson_at
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.games import GAMES
from rouages.lessons.lesson import Lesson, Pattern, Step
from rouages.lessons.positions import POSITIONS
from rouages.lessons.reading import LEARNER, LESSONS
from rouages.lessons.refusals import BadLesson, NoSuchAnswer, NotInLesson


def begin(game: str, name: str, lesson: Lesson, secret: bytes) -> Match:
    """The match of a lesson, laid as it says."""
    found = GAMES[game]
    origin = Origin(lesson.players, found.options_from(lesson.options, lesson.players), secret, (), seed=None)
    match = Match.begin(found, origin)
    match.table.rng = Rng(key_of(secret, ()))
    try:
        POSITIONS[game](match.table, lesson.position)
    except msgspec.ValidationError as error:
        raise BadLesson(name=name, why=error) from None
    return lesson_at(match, name, lesson.draws)


def lesson_of(match: Match) -> Lesson | None:
    """The lesson that a match is; None if it is none, or one that this house does not know any more."""
    found = match.origin.lesson
    return LESSONS.get(match.game.name, {}).get(found.name) if found else None


def answered(match: Match, seat: Seat) -> int:
    """How many answers a seat has given."""
    earlier = match.origin.earlier
    return sum(who == seat for who, _ in (*earlier, *match.answers))


def owed(lesson: Lesson) -> Iterator[tuple[Step, tuple[Pattern, ...]]]:
    """All answers that the learner gives, in order: the step of each, and what will do."""
    for step in lesson.step:
        if step.want:
            yield step, step.want
            for pattern in step.then:
                yield step, (pattern,)


@cache
def games_from() -> Mapping[tuple[str, str], int]:
    """After how many answers each lesson that goes on is a game like any other, by game and name."""
    return {
        (game, name): sum(1 for _ in owed(lesson))
        for game, lessons in LESSONS.items()
        for name, lesson in lessons.items()
        if lesson.goes_on
    }


def step_after(lesson: Lesson, given: int) -> int | None:
    """The place of the step whose answer the learner owes after so many; None where no more is asked for."""
    now = next(islice(owed(lesson), given, None), None)
    return lesson.step.index(now[0]) if now else None


def owed_now(lesson: Lesson, match: Match) -> tuple[Step, tuple[Pattern, ...]] | None:
    """The answer that the learner owes; None where the lesson asks for no more."""
    return next(islice(owed(lesson), answered(match, LEARNER), None), None)


def step_at(lesson: Lesson, match: Match) -> Step | None:
    """The step whose answer the learner owes; None where the lesson asks for no more."""
    now = owed_now(lesson, match)
    return now[0] if now else None


def must_be_wanted(match: Match, seat: Seat, option: int) -> None:
    """Refuse an answer of the learner that the lesson does not teach now."""
    lesson = lesson_of(match)
    now = owed_now(lesson, match) if lesson and seat == LEARNER else None
    if now and not any(fits(match.decision(seat).options[option], pattern) for pattern in now[1]):
        raise NotInLesson()


def answer_of(match: Match, seat: Seat) -> int | None:
    """The number of the option that the lesson has somebody else take now; None where it says nothing."""
    lesson = lesson_of(match)
    rival = next((each for each in lesson.rival if each.seat == seat), None) if lesson else None
    given = answered(match, seat)
    if lesson is None or rival is None or given >= len(rival.answers):
        return None
    return option_like(match, seat, rival.answers[given])


def option_like(match: Match, seat: Seat, pattern: Pattern) -> int:
    """The number of the first option that is as a pattern says."""
    for number, option in enumerate(match.decision(seat).options):
        if fits(option, pattern):
            return number
    name = match.origin.lesson.name if match.origin.lesson else ""
    raise NoSuchAnswer(name=name, seat=seat, choice=pattern)


def fits(option: Choice, pattern: Pattern) -> bool:
    """Whether an option is as a pattern says."""
    plain: dict[str, Any] = msgspec.to_builtins(option)
    return all(name in plain and _listed(plain[name]) == value for name, value in pattern.items())


def _listed(value: Any) -> Any:
    """A tuple as a file writes it."""
    return list(value) if isinstance(value, tuple) else value
