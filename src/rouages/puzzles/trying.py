"""Trying: what an answer comes to, and the first step after which the goal was out of reach."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rouages.engine.events import Event
from rouages.puzzles.lines import Fate, course_of, played
from rouages.puzzles.proof import is_within_reach
from rouages.puzzles.puzzle import Puzzle


class Verdict(Struct, frozen=True):
    """What became of an answer."""

    fate: Fate
    answered: int
    """How many answers counted: what comes after the goal, or the end, does not."""
    lost_at: int | None
    """The first answer, counted from 0, after which nothing reaches the goal any more, if there is one."""
    events: tuple[tuple[Event, ...], ...]
    """What happened after each answer."""

    @property
    def is_solved(self) -> bool:
        return self.fate is Fate.REACHED


def attempt(puzzle: Puzzle, answers: Sequence[int]) -> Verdict:
    """Play an answer; where it went wrong is found by search, not by comparing it with the solution."""
    course = course_of(puzzle)
    stands = played(course, puzzle.table(), answers)
    fate = stands[-1].fate if stands else Fate.OPEN
    lost_at = None
    if fate is not Fate.REACHED:
        # From its end on, since there is less to try: what is out of reach once stays so.
        for place in range(len(stands) - 1, -1, -1):
            if is_within_reach(course, stands[place]):
                break
            lost_at = place
    return Verdict(fate, len(stands), lost_at, tuple([tuple(stand.news) for stand in stands]))
