"""Outlook: the options before a seat as numbers, each beside the position in which it is offered.

    outlook = outlook_by_name("out-of-gears")
    position = outlook.position(match, seat)    # {place: number}, the same for all options
    options = outlook.options(match, seat)      # one for each option, at places behind those of a position

An option is its own fields, the merits that the game's judgement sees in it, and how it looks at first sight
beside the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import log1p
from typing import Any, get_args, get_type_hints

from rouages.engine.agenda import Choice, Seat
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.minds.drafts import Cells
from rouages.minds.encoding import Encoding
from rouages.minds.forms import Form, SeatNumber
from rouages.minds.types import form_of, one_of

SIGHT = ("look", "behind", "best", "second")
"""At first sight: how good it looks, how far behind the best, and whether it is the best or next to it."""
BEST = "sight.best"


class Outlook:
    """How the options of one game are written."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """Read the types of the game."""
        self._game = game
        self._encoding = Encoding(game)
        self._option = one_of(game.records(Choice), game.seats[-1], named=True)
        self._merits = _merits_form(game)
        self._merits_at = self._encoding.width + self._option.width
        self._sight_at = self._merits_at + (self._merits.width if self._merits else 0)
        option = (f"option{name}" for name in self._option.names())
        merits = (f"merits{name}" for name in self._merits.names()) if self._merits else ()
        sight = (f"sight.{name}" for name in SIGHT)
        self.names = (*self._encoding.names, *option, *merits, *sight)
        """What the number at each place is."""
        self.mark = sha256("\n".join(self.names).encode()).hexdigest()[:16]
        self.position = self._encoding.position
        self.habits = game.judgement.habits

    @property
    def positions(self) -> int:
        """How many of the places are those of a position."""
        return self._encoding.width

    def options(self, match: Match, seat: Seat) -> list[Cells]:
        """The options of the question before a seat."""
        question = match.decision(seat)
        judgement = self._game.judgement
        looks = judgement.weigh(match.table, question.prompt, question.options)
        written = []
        for option, sight in zip(question.options, sights(looks), strict=True):
            cells: Cells = {}
            self._option.write(option, self._encoding.width, cells, seat)
            for place, number in enumerate(sight, self._sight_at):
                if number:
                    cells[place] = number
            written.append(cells)
        if self._merits and judgement.merits:
            found = judgement.merits(match.table, question.prompt, question.options)
            for cells, merits in zip(written, found, strict=True):
                self._merits.write(merits, self._merits_at, cells, seat)
        return written


def sights(looks: Sequence[float]) -> list[tuple[float, float, float, float]]:
    """How each option looks beside the others, in the order of `SIGHT`."""
    ranked = sorted(set(looks), reverse=True)
    top, second = ranked[0], ranked[1] if len(ranked) > 1 else None
    return [
        (
            log1p(look) if look > 0 else -log1p(-look),
            log1p(top - look),
            float(look == top),
            float(look == second),
        )
        for look in looks
    ]


def _merits_form(game: Game[Any, Any]) -> Form | None:
    if game.judgement.merits is None:
        return None
    several = get_type_hints(game.judgement.merits, localns={"Seat": SeatNumber})["return"]
    return form_of(get_args(several)[0], game.seats[-1])


@cache
def outlook_by_name(name: str) -> Outlook:
    """The outlook of one of our games, read once."""
    from rouages.games import GAMES

    return Outlook(GAMES[name])
