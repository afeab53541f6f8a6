"""Encoding: what a seat may know, as numbers at places that the types of a game decide.

    encoding = encoding_by_name("out-of-gears")
    cells = encoding.position(match, seat)      # {place: number}, all others are nought
    encoding.names[place]                       # view.robots[seat+1].points

The numbers come from the seat's view, from its question and from the quantities that the game's judgement
adds. `encoding.mark` changes whenever a place gets another meaning.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, get_type_hints

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.minds.drafts import Cells, RowOfNumbers
from rouages.minds.forms import Form, SeatNumber
from rouages.minds.types import form_of, one_of


class Encoding:
    """How the positions, questions and options of one game are written."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """Read the types of the game."""
        seats = game.seats[-1]
        self._game = game
        self._view = form_of(shown_by(game.sight.view), seats)
        known = game.judgement.quantities
        self._known: Form | None = form_of(shown_by(known), seats) if known else None
        self._question = one_of(game.records(Decision), seats)
        self._option = one_of(game.records(Choice), seats)
        self._asked_at = self._view.width + (self._known.width if self._known else 0)
        self.names = tuple(self._named())
        """What the number at each place of a position is."""
        self.option_names = tuple(f"option{name}" for name in self._option.names())
        self.mark = sha256("\n".join((*self.names, *self.option_names)).encode()).hexdigest()[:16]

    @property
    def width(self) -> int:
        """How many numbers a position has."""
        return len(self.names)

    def position(self, match: Match, seat: Seat, *, known: bool = True) -> Cells:
        """What a seat may know of a match, its question, and what the judgement of the game makes of it."""
        cells: Cells = {}
        for form, value, at in self._parts(match, seat, known=known):
            form.write(value, at, cells, seat)
        return cells

    def write_row(self, row: RowOfNumbers, match: Match, seat: Seat, *, known: bool = True) -> None:
        """The same into a row of noughts."""
        for form, value, at in self._parts(match, seat, known=known):
            form.write_row(value, at, row, seat)

    def _parts(self, match: Match, seat: Seat, *, known: bool) -> Iterator[tuple[Form, Any, int]]:
        """What a position consists of: how it is written, what it is, and from which place on."""
        yield self._view, match.view(seat), 0
        if known and self._known and self._game.judgement.quantities:
            yield self._known, self._game.judgement.quantities(match.table, seat), self._view.width
        if seat in match.pending:
            yield self._question, match.decision(seat).prompt, self._asked_at

    def option(self, choice: Choice, seat: Seat) -> Cells:
        """One option of a question, at places of its own."""
        cells: Cells = {}
        self._option.write(choice, 0, cells, seat)
        return cells

    def _named(self) -> Iterator[str]:
        yield from (f"view{name}" for name in self._view.names())
        if self._known:
            yield from (f"known{name}" for name in self._known.names())
        yield from (f"asked{name}" for name in self._question.names())


def shown_by(function: Any) -> type[Struct]:
    """The record that a function returns."""
    kind: type[Struct] = get_type_hints(function, localns={"Seat": SeatNumber})["return"]
    return kind


@cache
def encoding_by_name(name: str) -> Encoding:
    """The encoding of one of our games, read once."""
    from rouages.games import GAMES

    return Encoding(GAMES[name])
