"""Faults: what a car lacks to be complete (the rulebook's five conditions), and the salvage that costs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, get_args

from msgspec import Struct

from rouages.games.gear_and_piston.box.tallies import (
    AXLES,
    COLOURED,
    FUELS,
    GEARS,
    MASK,
    MOTORS,
    OWN,
    STEERINGS,
    STRUCTURE,
    Tally,
    tally,
    tally_of,
)
from rouages.games.gear_and_piston.box.tiles import (
    AXLE,
    BACK_OF,
    COLOUR_OF,
    COLOURS,
    FUEL,
    FUNCTION_OF,
    FUNCTIONS,
    GENERIC,
    MOTOR,
    PROPULSIONS,
    SALVAGE,
    STEERING,
    Colour,
    Function,
    Tile,
)
from rouages.games.gear_and_piston.cars.car import Car, Mask, Section, fits, joined
from rouages.games.gear_and_piston.words import Fault

FAULTS: tuple[Fault, ...] = get_args(Fault)
MARGIN = 3
"""The leftmost column of a section is this bit of its masks, so that there is room beside it."""
LEAST_AXLES = 2
GIVEN_UP = 1.0
"""What it costs, beyond the tile, to cover a part whose propulsion is given up."""
HOMELESS = 0.7
"""What a salvage tile costs, beyond itself, that does not fit into a gap."""


class Frame(NamedTuple):
    """A section as numbers."""

    tally: Tally
    top: Mask
    bottom: Mask
    axles: Mask
    blocked: Mask
    """Lower cells that can never take an axle: salvage that stands for something else."""

    def unsupported(self) -> Mask:
        """The columns with a part that no axle carries, itself or beside it (ruling 22)."""
        axles = self.axles
        return (self.top | self.bottom) & ~(axles | axles << 1 | axles >> 1)

    def is_hopeless(self) -> bool:
        """Whether some part can never be carried any more."""
        places = ~self.blocked
        return self.unsupported() & ~(places | places << 1 | places >> 1) != 0


def frame(section: Section) -> Frame:
    """A section as numbers."""
    top = bottom = axles = blocked = 0
    bit = 1 << MARGIN
    for upper, lower in zip(section.top, section.bottom, strict=True):
        if upper:
            top |= bit
        if lower:
            bottom |= bit
            if FUNCTION_OF[lower] == AXLE:
                axles |= bit
            elif BACK_OF[lower] == SALVAGE:
                blocked |= bit
        bit <<= 1
    found = sum(map(tally_of, section.top)) + sum(map(tally_of, section.bottom))
    return Frame(found, top, bottom, axles, blocked)


class Needs(NamedTuple):
    """The functions that a car lacks, whatever its shape."""

    roles: tuple[tuple[Function, Colour], ...]
    """Each motor, fuel or steering that is missing, once."""
    ways: tuple[tuple[int, int], ...]
    """How they can be met: so many tiles of the top row, and so many parts given up and covered."""
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
    lacking: list[tuple[Function, Colour, int]] = []
    unpowered, top, all_motors = [], 0, sum(motors)
    ways = [(0, 0)]
    for colour in PROPULSIONS:
        parts = structure >> COLOURED[colour] & MASK
        no_motor = 1 if parts and not motors[colour] else 0
        missing_fuels = max(0, max(motors[colour], parts and 1) - fuels[colour])
        if no_motor:
            lacking.append((MOTOR, colour, 1))
        if missing_fuels:
            lacking.append((FUEL, colour, missing_fuels))
        if parts and not (motors[colour] and fuels[colour]):
            unpowered.append(colour)
        if no_motor or missing_fuels:
            another = 0 if all_motors > motors[colour] else 2
            ways = [
                way
                for tiles, covers in ways
                for way in ((tiles + no_motor + missing_fuels, covers), (tiles + another, covers + parts))
            ]
    if motors[GENERIC] > fuels[GENERIC]:
        lacking.append((FUEL, GENERIC, motors[GENERIC] - fuels[GENERIC]))
        top += motors[GENERIC] - fuels[GENERIC]
    if not all_motors and not unpowered:
        lacking.append((MOTOR, GENERIC, 1))
        top += 2 if not fuels[GENERIC] else 1
    steerings = structure >> STEERINGS & MASK
    if not steerings:
        lacking.append((STEERING, GENERIC, 1))
        top += 1
    return Needs(
        roles=tuple([(function, colour) for function, colour, _ in lacking]),
        ways=tuple([(tiles + top, covers) for tiles, covers in ways]),
        gear=0 if structure >> GEARS & MASK else 1,
        axles=max(0, LEAST_AXLES - (structure >> AXLES & MASK)),
        spare_steerings=max(0, steerings - 1),
        unpowered=tuple(unpowered),
        short=tuple([colour for colour in range(4) if motors[colour] > fuels[colour]]),
        lacking=tuple(lacking),
    )


def salvage_needed(found: Frame) -> int:
    """How few salvage tiles could complete a section: needs are met in gaps first, then over other parts."""
    needs, upper_gaps, lower, lower_gaps = missing_tiles(found)
    return upper_tiles(needs, upper_gaps) + max(lower, lower_gaps)


def upper_tiles(needs: Needs, gaps: int) -> int:
    """How few tiles could meet the needs of the top row when so many of its cells wait for one."""
    return min([max(tiles, gaps + covers) for tiles, covers in needs.ways])


def salvage_cost(found: Frame) -> float:
    """The same, where it costs more to give a part up, and to place a tile that no gap awaits."""
    needs, upper_gaps, lower, lower_gaps = missing_tiles(found)
    below = max(0, lower - lower_gaps)
    return max(lower, lower_gaps) + min(
        [
            max(tiles, upper_gaps + covers)
            + GIVEN_UP * covers
            + HOMELESS * abs(max(0, tiles - upper_gaps - covers) - below)
            for tiles, covers in needs.ways
        ]
    )


def missing_tiles(found: Frame) -> tuple[Needs, int, int, int]:
    """What is missing; the upper cells that wait for a tile; the lower functions, and the lower gaps."""
    needs = needs_of(found.tally & STRUCTURE)
    columns = found.top | found.bottom
    axles, waiting = 0, found.unsupported()
    while waiting:
        axles += 1
        waiting &= ~(7 * (waiting & -waiting))
    return (
        needs,
        (columns ^ found.top).bit_count() + needs.spare_steerings,
        needs.gear + max(axles, needs.axles),
        (columns ^ found.bottom).bit_count(),
    )


def is_whole(found: Frame) -> bool:
    """Whether a section is a complete car (ruling 23)."""
    return salvage_needed(found) == 0


def is_complete(car: Car) -> bool:
    """Whether a car is complete as it stands."""
    return len(car) == 1 and is_whole(frame(car[0]))


def size(car: Car) -> int:
    """How many parts of its own a car has."""
    return sum([frame_of(section).tally >> OWN & MASK for section in car])


@lru_cache(maxsize=1 << 14)
def frame_of(section: Section) -> Frame:
    """A section as numbers, remembered."""
    return frame(section)


def ways_to_join(car: Car) -> list[tuple[int, Section]]:
    """Every way to join two sections: the column where the second begins, and what comes of it."""
    first, second = car
    return [(column, joined(first, second, column)) for column in fits(first, second)]


@lru_cache(maxsize=1 << 14)
def salvage_estimate(car: Car) -> int:
    """How few salvage tiles could complete a car, its sections joined in the best way."""
    if not car:
        return salvage_needed(Frame(0, 0, 0, 0, 0))
    if len(car) == 1:
        return salvage_needed(frame_of(car[0]))
    return min([salvage_needed(frame(whole)) for _, whole in ways_to_join(car)])


class Lack(Struct, frozen=True):
    """Something that keeps a car from being complete, with a number."""

    what: Fault
    count: int


def lacks(car: Car) -> tuple[Lack, ...]:
    """All that keeps a car from being complete."""
    frames = [frame_of(section) for section in car]
    needs = needs_of(sum([each.tally for each in frames]) & STRUCTURE)
    found = [Lack(role_word(function, colour), count) for function, colour, count in needs.lacking]
    found += [Lack("gear", needs.gear), Lack("axle", needs.axles)]
    found += [Lack("spare_steering", needs.spare_steerings)]
    found += [Lack("top", sum([(each.bottom & ~each.top).bit_count() for each in frames]))]
    found += [Lack("bottom", sum([(each.top & ~each.bottom).bit_count() for each in frames]))]
    found += [Lack("carried", sum([unsupported_parts(each) for each in frames]))]
    found += [Lack("joined", len(car) - 1)]
    return tuple([lack for lack in found if lack.count > 0])


@cache
def role_word(function: Function, colour: Colour) -> Fault:
    """A part that is missing, as a word."""
    word = FUNCTIONS[function] if colour == GENERIC else f"{COLOURS[colour]}_{FUNCTIONS[function]}"
    return FAULTS[FAULTS.index(word)]


def unsupported_parts(found: Frame) -> int:
    """How many parts no axle carries."""
    columns = found.unsupported()
    return (columns & found.top).bit_count() + (columns & found.bottom).bit_count()


def is_idle(code: Tile, needs: Needs) -> bool:
    """Whether a part does not work: no motor or fuel of its colour, too little fuel, or a spare steering."""
    function, colour = FUNCTION_OF[code], COLOUR_OF[code]
    if function == STEERING and needs.spare_steerings:
        return True
    return colour in needs.unpowered or (function == MOTOR and colour in needs.short)


def needs(car: Car) -> Needs:
    """The functions that a car lacks."""
    return needs_of(sum([tally((*section.top, *section.bottom)) for section in car]) & STRUCTURE)
