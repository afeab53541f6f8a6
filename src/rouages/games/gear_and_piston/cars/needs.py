"""Needs: the functions that a car lacks, whatever its shape, and the ways to meet them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rouages.games.gear_and_piston.box.tallies import (
    AXLES,
    COLOURED,
    COLOURED_BELOW,
    COLOURED_STEERINGS,
    FUELS,
    GEARS,
    MASK,
    MOTORS,
    STEERINGS,
    Tally,
)
from rouages.games.gear_and_piston.box.tiles import (
    COLOUR_OF,
    FUEL,
    FUNCTION_OF,
    GENERIC,
    MOTOR,
    PROPULSIONS,
    STEERING,
    Colour,
    Function,
    Tile,
)

LEAST_AXLES = 2
TOP_ROW: Tally = (1 << GEARS) - 1
"""What decides how the needs of the top row are met: all of a structure but gears and axles."""


class Way(NamedTuple):
    """One way to meet the needs of the top row, all numbers the least that it takes."""

    tiles: int
    """Motors, fuels and steerings to be supplied."""
    above: int
    """Parts of the top row to be covered: a spare steering, a motor without fuel, a propulsion given up."""
    below: int
    """Parts of the bottom row to be covered."""
    given_up: int
    """How many of these belong to a propulsion that is given up."""


class Needs(NamedTuple):
    """The functions that a car lacks, whatever its shape."""

    roles: tuple[tuple[Function, Colour], ...]
    """Each motor, fuel or steering that is missing, once."""
    ways: tuple[Way, ...]
    """How they can be met; none is worse than another in everything."""
    gear: int
    axles: int
    spare_steerings: int
    unpowered: tuple[Colour, ...]
    """The propulsions without a motor or without a fuel: their parts do not work (conditions 2 and 5)."""
    short: tuple[Colour, ...]
    """The colours with more motors than fuels (ruling 21)."""
    lacking: tuple[tuple[Function, Colour, int], ...]
    """How many of each role."""


@lru_cache(maxsize=1 << 16)
def needs_of(structure: Tally) -> Needs:
    """What is missing, from the part of a tally that says what the tiles are."""
    motors = [structure >> kind & MASK for kind in MOTORS]
    fuels = [structure >> kind & MASK for kind in FUELS]
    steerings = structure >> STEERINGS & MASK
    lacking: list[tuple[Function, Colour, int]] = []
    unpowered = []
    for colour in PROPULSIONS:
        parts = structure >> COLOURED[colour] & MASK
        if parts and not motors[colour]:
            lacking.append((MOTOR, colour, 1))
        if missing := max(0, max(motors[colour], parts and 1) - fuels[colour]):
            lacking.append((FUEL, colour, missing))
        if parts and not (motors[colour] and fuels[colour]):
            unpowered.append(colour)
    if motors[GENERIC] > fuels[GENERIC]:
        lacking.append((FUEL, GENERIC, motors[GENERIC] - fuels[GENERIC]))
    if not sum(motors) and not unpowered:
        lacking.append((MOTOR, GENERIC, 1))
    if not steerings:
        lacking.append((STEERING, GENERIC, 1))
    return Needs(
        roles=tuple([(function, colour) for function, colour, _ in lacking]),
        ways=ways_to_meet(structure & TOP_ROW),
        gear=0 if structure >> GEARS & MASK else 1,
        axles=max(0, LEAST_AXLES - (structure >> AXLES & MASK)),
        spare_steerings=max(0, steerings - 1),
        unpowered=tuple(unpowered),
        short=tuple([colour for colour in range(4) if motors[colour] > fuels[colour]]),
        lacking=tuple(lacking),
    )


class Settled(NamedTuple):
    """One way to deal with a colour: what it takes, and what is left of it."""

    tiles: int
    above: int
    below: int
    given_up: int
    steerings: int
    """Steerings that are lost with it."""
    runs: bool
    """Whether it has a motor afterwards."""


@lru_cache(maxsize=1 << 12)
def settled(motors: int, fuels: int, above: int, below: int, steerings: int) -> tuple[Settled, ...]:
    """Motors are kept and fuelled, some or all; a missing one is supplied; or the colour is given up."""
    found = [
        Settled(max(0, kept - fuels), motors - kept, 0, 0, 0, runs=True) for kept in range(motors, 0, -1)
    ]
    if above + below and not motors:
        found.append(Settled(2 if not fuels else 1, 0, 0, 0, 0, runs=True))
    return (*found, Settled(0, above, below, above + below, steerings, runs=False))


def colour_settled(structure: Tally, colour: Colour) -> tuple[Settled, ...]:
    """The ways to deal with a colour; of what has none, motors alone are in question."""
    motors, fuels = structure >> MOTORS[colour] & MASK, structure >> FUELS[colour] & MASK
    if colour == GENERIC:
        return settled(motors, fuels, motors, 0, 0)
    below = structure >> COLOURED_BELOW[colour] & MASK
    above = (structure >> COLOURED[colour] & MASK) - below
    return settled(motors, fuels, above, below, structure >> COLOURED_STEERINGS[colour] & MASK)


@lru_cache(maxsize=1 << 14)
def ways_to_meet(top_row: Tally) -> tuple[Way, ...]:
    """Every way to deal with all colours so that some motor runs and one steering is left."""
    dealt = [(0, 0, 0, 0, top_row >> STEERINGS & MASK, False)]
    for colour in range(4):
        ways = colour_settled(top_row, colour)
        dealt = [
            (tiles + more, above + over, below + under, given_up + lost, left - gone, runs or has_motor)
            for tiles, above, below, given_up, left, runs in dealt
            for more, over, under, lost, gone, has_motor in ways
        ]
    new_motor = 1 if top_row >> FUELS[GENERIC] & MASK else 2
    return best_of(
        Way(
            tiles + (0 if left else 1) + (0 if runs else new_motor),
            above + max(0, left - 1),
            below,
            given_up,
        )
        for tiles, above, below, given_up, left, runs in dealt
    )


def best_of(ways: Iterable[Way]) -> tuple[Way, ...]:
    """The ways that no other one beats in everything, those of few tiles first."""
    found: list[Way] = []
    for way in sorted(ways):
        _, above, below, given_up = way
        if not any([up <= above and down <= below and lost <= given_up for _, up, down, lost in found]):
            found.append(way)
    return tuple(found)


def is_idle(code: Tile, needs: Needs) -> bool:
    """Whether a part does not work: no motor or fuel of its colour, too little fuel, or a spare steering."""
    function, colour = FUNCTION_OF[code], COLOUR_OF[code]
    if function == STEERING and needs.spare_steerings:
        return True
    return colour in needs.unpowered or (function == MOTOR and colour in needs.short)
