"""Lines: what comes of answers in a puzzle, played by the rules themselves, until its goal or its horizon."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from rouages.engine.agenda import Decision, Seat, Table, asked, resolve, step
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal, Puzzling
from rouages.puzzles.puzzle import Line, Puzzle
from rouages.puzzles.refusals import BadAnswer, BadPuzzle


class Fate(StrEnum):
    """What has become of a line."""

    OPEN = "open"
    """There is more to answer."""
    REACHED = "reached"
    MISSED = "missed"
    """The horizon came first, or the goal is lost."""
    LUCK = "luck"
    """Something was turned up that nobody could know: that is no answer."""


class Stand(NamedTuple):
    """Where a line stands."""

    table: Table
    line: Line
    steps: frozenset[Hashable]
    """What it has done so far, as far as that makes it another answer."""
    fate: Fate
    news: list[Event]
    """What its last answer has brought about."""


class Course(NamedTuple):
    """What lines are played for."""

    puzzling: Puzzling[Any]
    goal: Goal
    seat: Seat

    def begin(self, table: Table) -> Stand:
        """Before the first answer."""
        if asked(table, self.seat) is None:
            raise BadPuzzle(why="its seat is not asked anything")
        return Stand(table, (), frozenset(), Fate.OPEN, [])

    def question(self, stand: Stand) -> tuple[Decision[Any, Any], Sequence[Any]]:
        """What is asked where a line stands, and what may be answered."""
        prompt = asked(stand.table, self.seat)
        assert prompt is not None
        return prompt, prompt.options(stand.table)

    def tries(self, stand: Stand) -> Iterator[Stand]:
        """The line with each further answer that makes a difference."""
        prompt, options = self.question(stand)
        for number in self.puzzling.tries(stand.table, prompt, options):
            yield self.answered(stand, number, options[number])

    def after(self, stand: Stand, number: int) -> Stand:
        """The line with one more answer, be it one that leaves things to chance."""
        _, options = self.question(stand)
        if not 0 <= number < len(options):
            raise BadAnswer(number=len(stand.line) + 1)
        return self.answered(stand, number, options[number])

    def answered(self, stand: Stand, number: int, choice: Any) -> Stand:
        table: Table = copy_table(stand.table)
        table.news = []
        resolve(table, self.seat, choice)
        while self.goes_on(table):
            pass
        news, table.news = table.news, []
        own = self.goal.steps(news)
        steps = stand.steps.union(self.puzzling.steps(news, self.seat) if own is None else own)
        return Stand(table, (*stand.line, number), steps, self.fate(stand.table, table), news)

    def goes_on(self, table: Table) -> bool:
        """Do the next step there; nothing is done once the goal is reached, or the line is over."""
        return not self.goal.is_reached(table) and not self.is_over(table) and step(table)

    def fate(self, before: Table, after: Table) -> Fate:
        if self.puzzling.has_luck(before, after):
            return Fate.LUCK
        if self.goal.is_reached(after):
            return Fate.REACHED
        return Fate.MISSED if self.is_over(after) or asked(after, self.seat) is None else Fate.OPEN

    def is_over(self, table: Table) -> bool:
        return table.next is None or type(table.next) is self.goal.before or self.goal.is_lost(table)


def course_of(puzzle: Puzzle) -> Course:
    """What the lines of a puzzle are played for."""
    return Course(puzzle.puzzling, puzzle.asked, puzzle.seat)


def played(course: Course, table: Table, line: Sequence[int]) -> list[Stand]:
    """Where a line stands after each of its answers, until nothing more is to be answered."""
    stand, stands = course.begin(table), []
    for number in line:
        stand = course.after(stand, number)
        stands.append(stand)
        if stand.fate is not Fate.OPEN:
            break
    return stands


def happened(stands: Sequence[Stand]) -> list[Event]:
    """All that a line brought about."""
    return [event for stand in stands for event in stand.news]
