"""Choosing: by what a puzzle is known, and which one a day has."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec

from rouages.puzzles.puzzle import Puzzle
from rouages.puzzles.shelf import shelf

DIGITS = 12
"""So many tell all puzzles of a game apart."""


def mark_of(puzzle: Puzzle) -> str:
    """What a puzzle is known by, whatever number it has once others were made beside it."""
    asked = msgspec.json.encode((puzzle.position, puzzle.seat, puzzle.goal), order="deterministic")
    return sha256(asked).hexdigest()[:DIGITS]


@cache
def _in_turn(game: str) -> tuple[int, ...]:
    """The numbers of all puzzles of a game in an order that says nothing of them."""
    puzzles = shelf(game)
    return tuple(sorted(range(1, len(puzzles) + 1), key=lambda number: mark_of(puzzles[number - 1])))


def of_day(game: str, day: int) -> int:
    """The puzzle of a day, the days being counted: none comes again before all have come."""
    turns = _in_turn(game)
    return turns[day % len(turns)]
