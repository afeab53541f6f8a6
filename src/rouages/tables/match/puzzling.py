"""Puzzling: practice tables that go on from a puzzle, after the answers that somebody gave there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from rouages.puzzles.lines import course_of, played
from rouages.puzzles.shelf import numbered
from rouages.tables.ledger.rows import Page
from rouages.tables.ledger.seats import Person
from rouages.tables.match.branching import lay_branch
from rouages.tables.wire.refusals import MatchOver
from rouages.tables.wire.states import Place

PUZZLE = "puzzle/"
"""Before the game and the number of a puzzle, in place of the table that others branch off."""
RIVAL = "normal"
"""Who plays the other seats."""


def lay_puzzle(
    game: str, number: int, answers: Sequence[int], host: Person, levels: Sequence[str], now: float
) -> Page:
    """A table where the rest of the match is played, under chance of its own."""
    puzzle = numbered(game, number)
    line = played(course_of(puzzle), puzzle.table(), answers)
    match = puzzle.match(secrets.token_bytes(32))
    for answer in line[-1].line if line else ():
        match.play(puzzle.seat, answer)
    if match.over:
        raise MatchOver()
    rival = Place("bot", level=RIVAL)
    places = [Place("me") if seat == puzzle.seat else rival for seat in range(puzzle.players)]
    return lay_branch(match, f"{PUZZLE}{game}/{number}", places, host, levels, now)
