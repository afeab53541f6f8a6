"""Figures: how games count what happened in a finished match.

A game gives its figures in one record; the type of a field says what it is: a number or a word of the whole
match, a tuple with one for each seat, or how often each thing was used (a dict, or one for each seat).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rouages.engine.agenda import Seat

Uses = dict[str, int]
"""How often each thing was used."""


def counted(things: Iterable[str]) -> Uses:
    """How often each of these came."""
    return dict(sorted(Counter(things).items()))


def counted_by_seat(players: int, things: Iterable[tuple[Seat, str]]) -> tuple[Uses, ...]:
    """How often each seat had each of these."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for seat, thing in things:
        found[seat][thing] += 1
    return tuple([dict(sorted(each.items())) for each in found])
