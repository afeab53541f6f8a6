"""Measures: what is measured of a game, and how games count what happened in a finished match.

A game gives its figures in one record; the type of a field says what it is: a number or a word of the whole
match, a tuple with one for each seat, or how often each thing was used (a dict, or one for each seat).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Seat

Uses = dict[str, int]
"""How often each thing was used."""
Setting = tuple[int, dict[str, Any]]
"""A number of players, and the options they play with."""


@dataclass(frozen=True)
class Measures:
    """What is measured of a game, and where."""

    tables: Sequence[Setting] = ()
    """Where speed and bots are measured, the usual table first; as few players as can be if there is none."""
    figures: Callable[[Any], Struct] | None = None
    """What a finished match tells in numbers, for tables of results and reports."""
    variants: Callable[[], Sequence[Setting]] | None = None
    """The tables worth comparing in a report on balance."""
    practised: Callable[[], Sequence[Setting]] | None = None
    """Where bots practise; at the usual tables and the variants in turn if nothing is said."""
    work: Callable[[Any], int] | None = None
    """How much was done in a match, counted in what the catalogue calls `work`: a measure of speed."""


def counted(things: Iterable[str]) -> Uses:
    """How often each of these came."""
    return dict(sorted(Counter(things).items()))


def counted_by_seat(players: int, things: Iterable[tuple[Seat, str]]) -> tuple[Uses, ...]:
    """How often each seat had each of these."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for seat, thing in things:
        found[seat][thing] += 1
    return tuple([dict(sorted(each.items())) for each in found])
