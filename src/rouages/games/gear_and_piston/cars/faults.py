"""Faults: what a car lacks to be complete (the rulebook's five conditions), and the salvage that costs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, get_args

from msgspec import Struct

from rouages.games.gear_and_piston.box.tallies import (
    MASK,
    OWN,
    STRUCTURE,
    Tally,
    tally,
    tally_of,
)
from rouages.games.gear_and_piston.box.tiles import (
    AXLE,
    BACK_OF,
    COLOURS,
    FUNCTION_OF,
    FUNCTIONS,
    GENERIC,
    SALVAGE,
    Colour,
    Function,
)
from rouages.games.gear_and_piston.cars.car import NOT_BEGUN, Car, Mask, Section, fits, joined
from rouages.games.gear_and_piston.cars.needs import Needs, needs_of
from rouages.games.gear_and_piston.words import Fault

FAULTS: tuple[Fault, ...] = get_args(Fault)
MARGIN = 3
"""The leftmost column of a section is this bit of its masks, so that there is room beside it."""
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


def salvage_needed(found: Frame) -> int:
    """How few salvage tiles could complete a section: needs are met in gaps first, then over other parts."""
    return tiles_needed(found.tally & STRUCTURE, *gaps(found))


@lru_cache(maxsize=1 << 16)
def tiles_needed(structure: Tally, upper_gaps: int, carrying: int, lower_gaps: int) -> int:
    """How few tiles could meet all needs of a section with such gaps and so many axles to come."""
    needs = needs_of(structure)
    return least_tiles(needs, upper_gaps, needs.gear + max(carrying, needs.axles), lower_gaps)


def least_tiles(needs: Needs, upper_gaps: int, lower: int, lower_gaps: int) -> int:
    """How few tiles could meet all needs; whatever is covered or filled may be a part that is missing."""
    counts = []
    for tiles, above, below, _ in needs.ways:
        top, bottom = upper_gaps + above, lower_gaps + below
        more_above = tiles - top if tiles > top else 0
        more_below = lower - bottom if lower > bottom else 0
        counts.append(top + more_above + bottom + more_below)
    return min(counts)


def salvage_cost(found: Frame) -> float:
    """The same, where it costs more to give a part up, and to place a tile that no gap awaits."""
    return least_cost(found.tally & STRUCTURE, *gaps(found))


@lru_cache(maxsize=1 << 16)
def least_cost(structure: Tally, upper_gaps: int, carrying: int, lower_gaps: int) -> float:
    """The same in what it costs."""
    needs = needs_of(structure)
    lower = needs.gear + max(carrying, needs.axles)
    costs = []
    for tiles, above, below, given_up in needs.ways:
        top, bottom = upper_gaps + above, lower_gaps + below
        more_above = tiles - top if tiles > top else 0
        more_below = lower - bottom if lower > bottom else 0
        tiles_in_all = top + more_above + bottom + more_below
        costs.append(tiles_in_all + GIVEN_UP * given_up + HOMELESS * abs(more_above - more_below))
    return min(costs)


def gaps(found: Frame) -> tuple[int, int, int]:
    """The upper cells that wait for a tile; the axles that would carry every part; the lower gaps."""
    columns = found.top | found.bottom
    carrying, waiting = 0, found.unsupported()
    while waiting:
        carrying += 1
        waiting &= ~(7 * (waiting & -waiting))
    return (columns ^ found.top).bit_count(), carrying, (columns ^ found.bottom).bit_count()


def is_whole(found: Frame) -> bool:
    """Whether a section is a complete car (ruling 23)."""
    return salvage_needed(found) == 0


def is_complete(car: Car) -> bool:
    """Whether a car is complete as it stands."""
    return len(car) == 1 and is_whole(frame_of(car[0]))


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
        return salvage_needed(frame_of(NOT_BEGUN))
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


def needs(car: Car) -> Needs:
    """The functions that a car lacks."""
    return needs_of(sum([tally((*section.top, *section.bottom)) for section in car]) & STRUCTURE)
