"""Proof: every line is tried by the rules themselves, and one answer is left."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import NamedTuple

from rouages.engine.agenda import Table
from rouages.puzzles.lines import Course, Fate, Stand, course_of, happened, played
from rouages.puzzles.puzzle import Line, Puzzle
from rouages.puzzles.refusals import (
    NoNearMiss,
    NoSolution,
    OtherCount,
    OtherSolution,
    OtherThemes,
    SeveralSolutions,
    TooWide,
)


class Found(NamedTuple):
    """What comes of all lines."""

    solutions: dict[Hashable, Line]
    """The shortest line for each answer that reaches the goal; two are the same answer if they differ only in
    the order of their steps, in equal pieces, or in what comes after the goal."""
    near: list[Line]
    """The lines that miss by the least,"""
    missed: int | None
    """and how little that is."""
    tried: int
    """Lines that came to an end, or to where another had been."""


def explore(course: Course, table: Table, *, answers: int | None = None) -> Found:
    """Try every line, the shortest first; until so many different answers are found, if that is said."""
    puzzling, seat = course.puzzling, course.seat
    place, most = puzzling.place, puzzling.most_positions
    waiting, met = deque([course.begin(table)]), set[Hashable]()
    solutions: dict[Hashable, Line] = {}
    near: list[Line] = []
    missed: int | None = None
    tried = positions = 0
    while waiting:
        for stand in course.tries(waiting.popleft()):
            if stand.fate is Fate.OPEN:
                key = (place(stand.table), stand.steps) if place else None
                if key is None or key not in met:
                    met.add(key)
                    waiting.append(stand)
                    positions += 1
                    if positions > most:
                        raise TooWide(most=most)
                    continue
            tried += 1
            if stand.fate is Fate.REACHED:
                solutions.setdefault((stand.steps, puzzling.result(stand.table, seat)), stand.line)
                if len(solutions) == answers:
                    return Found(solutions, near, missed, tried)
            elif stand.fate is Fate.MISSED:
                by = course.goal.missed_by(stand.table)
                if by is not None and (missed is None or by < missed):
                    near, missed = [], by
                if by is not None and by == missed:
                    near.append(stand.line)
    return Found(solutions, near, missed, tried)


def is_within_reach(course: Course, stand: Stand) -> bool:
    """Whether some line from there reaches the goal."""
    if stand.fate is not Fate.OPEN:
        return stand.fate is Fate.REACHED
    return bool(explore(course, stand.table, answers=1).solutions)


def prove(puzzle: Puzzle) -> Found:
    """Try everything again; what a puzzle says of itself and is not so is refused in one sentence."""
    course = course_of(puzzle)
    found = explore(course, puzzle.table())
    must_be_one(found)
    ends = played(course, puzzle.table(), puzzle.solution)
    if not ends or ends[-1].fate is not Fate.REACHED or len(ends) != len(puzzle.solution):
        raise OtherSolution()
    misses = played(course, puzzle.table(), puzzle.near)
    if not misses or misses[-1].fate is not Fate.MISSED or len(misses) != len(puzzle.near):
        raise NoNearMiss()
    if course.goal.missed_by(misses[-1].table) != found.missed:
        raise NoNearMiss()
    if found.tried != puzzle.tried:
        raise OtherCount(theirs=puzzle.tried, ours=found.tried)
    shown = tuple(course.puzzling.themes(happened(ends), puzzle.seat, ends[-1].table))
    if shown != puzzle.themes:
        raise OtherThemes(theirs=", ".join(puzzle.themes) or "–", ours=", ".join(shown) or "–")
    return found


def must_be_one(found: Found) -> None:
    """Refuse what has no answer, or several."""
    if not found.solutions:
        raise NoSolution()
    if len(found.solutions) > 1:
        raise SeveralSolutions()
