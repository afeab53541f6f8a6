"""Tallies: how many there are of everything on a car, packed into one number, ten bits a kind.

So the tally of a car is the sum of those of its tiles, and a tile is added or covered by plus and minus.
"""

from __future__ import annotations

from collections.abc import Iterable

from rouages.games.gear_and_piston.box.tiles import (
    ATTRIBUTE_OF,
    AXLE,
    BACK_OF,
    BOTTOM,
    COLOUR_OF,
    COMFORT,
    EMPTY,
    FUEL,
    FUNCTION_OF,
    GEAR,
    IMPROVEMENT,
    INSTABILITY_OF,
    MOTOR,
    RELIABILITY_OF,
    ROW_OF,
    SALVAGE,
    STEERING,
    Colour,
    Tile,
)

Tally = int
Kind = int

WIDTH = 10
MASK = (1 << WIDTH) - 1

_KINDS = iter(range(0, 40 * WIDTH, WIDTH))
MOTORS: tuple[Kind, ...] = tuple(next(_KINDS) for _ in range(4))
"""Motors of each colour, salvage included."""
FUELS: tuple[Kind, ...] = tuple(next(_KINDS) for _ in range(4))
"""Fuels of each colour, salvage included."""
COLOURED: tuple[Kind, ...] = (-1, *(next(_KINDS) for _ in range(3)))
"""All tiles of each propulsion, salvage included."""
COLOURED_BELOW: tuple[Kind, ...] = (-1, *(next(_KINDS) for _ in range(3)))
"""Those of the bottom row."""
COLOURED_STEERINGS: tuple[Kind, ...] = (-1, *(next(_KINDS) for _ in range(3)))
"""Those that are steerings."""
STEERINGS: Kind = next(_KINDS)
GEARS: Kind = next(_KINDS)
AXLES: Kind = next(_KINDS)
STRUCTURE: Tally = (1 << next(_KINDS)) - 1
"""What decides whether a car has all that it needs stands below this; its icons stand above."""
OWN_MOTORS: tuple[Kind, ...] = (-1, *(next(_KINDS) for _ in range(3)))
OWN_FUELS: tuple[Kind, ...] = (-1, *(next(_KINDS) for _ in range(3)))
IMPROVEMENTS: Kind = next(_KINDS)
ATTRIBUTES: tuple[Kind, ...] = (-1, *(next(_KINDS) for _ in range(3)))
"""Icons of comfort, power and autonomy."""
RELIABILITY: Kind = next(_KINDS)
INSTABILITY: Kind = next(_KINDS)
"""Icons of instability, those of salvage included."""
OWN: Kind = next(_KINDS)
"""Parts that are not salvage."""
SALVAGED: Kind = next(_KINDS)

_COUNTED = {STEERING: STEERINGS, GEAR: GEARS, AXLE: AXLES}


class Tallies(dict[Tile, Tally]):
    """The tally of each tile, worked out when it is first asked for."""

    __slots__ = ()

    def __missing__(self, code: Tile) -> Tally:
        found = self[code] = _tally(code)
        return found


def _tally(code: Tile) -> Tally:
    """What one tile counts for."""
    if code == EMPTY:
        return 0
    function, colour = FUNCTION_OF[code], COLOUR_OF[code]
    found = INSTABILITY_OF[code] << INSTABILITY
    if colour:
        found += 1 << COLOURED[colour]
        if ROW_OF[code] == BOTTOM:
            found += 1 << COLOURED_BELOW[colour]
        if function == STEERING:
            found += 1 << COLOURED_STEERINGS[colour]
    if function in _COUNTED:
        found += 1 << _COUNTED[function]
    elif function in (MOTOR, FUEL):
        found += 1 << (MOTORS if function == MOTOR else FUELS)[colour]
    if BACK_OF[code] == SALVAGE:
        return found + (1 << SALVAGED)
    found += (1 << OWN) + (RELIABILITY_OF[code] << RELIABILITY)
    if function in (MOTOR, FUEL):
        found += 1 << (OWN_MOTORS if function == MOTOR else OWN_FUELS)[colour]
    elif function == IMPROVEMENT:
        found += 1 << IMPROVEMENTS
    if ATTRIBUTE_OF[code] >= COMFORT:
        found += 1 << ATTRIBUTES[ATTRIBUTE_OF[code]]
    return found


TALLY = Tallies()
tally_of = TALLY.__getitem__


def tally(codes: Iterable[Tile]) -> Tally:
    """What these tiles count for together."""
    return sum(map(tally_of, codes))


def count(found: Tally, kind: Kind) -> int:
    """How many of a kind there are."""
    return found >> kind & MASK


def net_instability(found: Tally) -> int:
    """Icons of instability less those of reliability, never below 0 (ruling 33)."""
    return max(0, (found >> INSTABILITY & MASK) - (found >> RELIABILITY & MASK))


def is_hybrid(found: Tally) -> bool:
    """Whether two propulsions each have a motor and a fuel of their own (ruling 29)."""
    return sum([_runs(found, colour) for colour in (1, 2, 3)]) >= 2


def _runs(found: Tally, colour: Colour) -> bool:
    return bool(found >> OWN_MOTORS[colour] & MASK and found >> OWN_FUELS[colour] & MASK)
