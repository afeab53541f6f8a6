"""Checking a shelf: its puzzles are proven again, and no two of them are alike."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rouages.engine.refusals import Refusal
from rouages.puzzles.making import alike
from rouages.puzzles.proof import prove
from rouages.puzzles.puzzle import Puzzle
from rouages.puzzles.refusals import BrokenPuzzle, TwoAlike


def spread(count: int, sample: int | None) -> list[int]:
    """The numbers, from 1 on, of so many of them, evenly spread; None: of all."""
    if sample is None or sample >= count:
        return list(range(1, count + 1))
    return [1 + place * count // sample for place in range(sample)]


def check_shelf(game: str, puzzles: Sequence[Puzzle], numbers: Sequence[int]) -> int:
    """Prove these puzzles again; the lines that were tried."""
    must_differ(game, puzzles)
    lines = 0
    for number in numbers:
        try:
            lines += prove(puzzles[number - 1]).tried
        except Refusal as refusal:
            raise BrokenPuzzle(game=game, number=number, why=refusal) from None
    return lines


def must_differ(game: str, puzzles: Sequence[Puzzle]) -> None:
    """Refuse two that are alike."""
    known: dict[Hashable, int] = {}
    for number, puzzle in enumerate(puzzles, start=1):
        try:
            key = alike(puzzle)
        except Refusal as refusal:
            raise BrokenPuzzle(game=game, number=number, why=refusal) from None
        if key in known:
            raise TwoAlike(game=game, one=known[key], other=number)
        known[key] = number
