"""Piles of gears: how many there are of each kind, packed into one number, six bits a kind.

So two piles are put together by adding them, and a copy costs nothing. A kind is the number of the
robot of that colour (1 to 8), or one of the two special kinds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

Kind = int
Pile = int

JOLLY: Kind = 9
"""Counts as a gear of its owner's colour at the end (expansion 2)."""
THREE: Kind = 10
"""Worth three points (expansion 3)."""
KINDS = range(1, 11)

ONE: tuple[Pile, ...] = (0, *(1 << (6 * (kind - 1)) for kind in KINDS))
"""A pile of a single gear of each kind."""
WORTH_WAITING_FOR = 63 * ONE[THREE] | 63 * ONE[JOLLY]
"""Where the gears stand in a pile that somebody may want before those of the own colour (ruling 31)."""


def pile(kinds: Iterable[Kind]) -> Pile:
    """These gears as a pile."""
    return sum(ONE[kind] for kind in kinds)


def count(gears: Pile, kind: Kind) -> int:
    """How many gears of one kind a pile holds."""
    return (gears >> (6 * (kind - 1))) & 63


def size(gears: Pile) -> int:
    """How many gears a pile holds.

    4096 leaves 1 when divided by 4095, so the rest is the sum of all pairs of kinds; neither half of it
    passes 63, since there are at most eleven gears of a kind.
    """
    pairs = gears % 4095
    return (pairs & 63) + (pairs >> 6)


@cache
def listed(gears: Pile) -> tuple[Kind, ...]:
    """The gears of a pile one by one, by kind."""
    return tuple(kind for kind in KINDS for _ in range(count(gears, kind)))


def own(circuit: Pile, robot: Kind) -> int:
    """How many gears in a robot's circuit count as its own colour."""
    return count(circuit, robot) + count(circuit, JOLLY)


@lru_cache(65536)
def worth(circuit: Pile, robot: Kind) -> int:
    """What gears score in a robot's circuit: 2 each of its colour or Jolly, 3 a three-point one, else 1."""
    return size(circuit) + own(circuit, robot) + 2 * count(circuit, THREE)


@cache
def kinds(gears: Pile) -> tuple[Kind, ...]:
    """The different kinds in a pile."""
    return tuple(kind for kind in KINDS if count(gears, kind))
