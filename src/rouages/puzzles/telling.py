"""Telling: what an answer in a puzzle brings about, scene by scene, as far as its line goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rouages.engine.agenda import Table, resolve
from rouages.engine.copying import copy_table
from rouages.engine.story import Scene, parted
from rouages.puzzles.lines import Course, Stand


def scenes(course: Course, stand: Stand, number: int) -> Iterator[Scene]:
    """What happens if this option is taken where a line stands; it ends with the goal, or the line."""
    _, options = course.question(stand)
    table: Table = copy_table(stand.table)
    table.news = []
    return parted(table, _steps(course, table, options[number]))


def _steps(course: Course, table: Table, choice: Any) -> Iterator[None]:
    """Answer as `Course.answered` does, stopping once it is resolved and after each step."""
    resolve(table, course.seat, choice)
    yield
    while course.goes_on(table):
        yield
