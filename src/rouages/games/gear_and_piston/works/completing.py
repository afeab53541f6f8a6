"""Completing a car with salvage: which placements cure a fault, and which of them are best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.box.tallies import STRUCTURE, TALLY, net_instability
from rouages.games.gear_and_piston.box.tiles import (
    AXLE,
    BACK_OF,
    BOTTOM,
    COLOUR_OF,
    EMPTY,
    FILLER,
    FUNCTION_OF,
    GEAR,
    GENERIC,
    SALVAGE,
    TOP,
    Colour,
    Function,
    Row,
    Tile,
    salvage_as,
)
from rouages.games.gear_and_piston.cars.car import NOT_BEGUN, Section, bits, with_part
from rouages.games.gear_and_piston.cars.faults import (
    MARGIN,
    Frame,
    frame_of,
    salvage_cost,
)
from rouages.games.gear_and_piston.cars.needs import Needs, is_idle, needs_of
from rouages.games.gear_and_piston.scoring import attribute_points, colour_masks, largest_piece
from rouages.games.gear_and_piston.table import Town

Role = tuple[Function, Colour]
PLAIN: Role = (FILLER, GENERIC)
AS_GEAR: Role = (GEAR, GENERIC)
AS_AXLE: Role = (AXLE, GENERIC)

COVERED = 0.01
"""Of two placements that cost the same, the one that covers nothing is better."""


def car_of(table: Town, seat: Seat) -> Section:
    """The only section of a car, or nothing at all."""
    return table.cars[seat][0] if table.cars[seat] else NOT_BEGUN


class Placement(NamedTuple):
    """A salvage tile as a part in a cell, over another part or not."""

    role: Role
    row: Row
    column: int
    covered: Tile


def placements(section: Section) -> list[Placement]:
    """Every placement that cures a fault and leaves every part within reach of an axle (rulings 26, 41)."""
    found = frame_of(section)
    needs = needs_of(found.tally & STRUCTURE)
    return [
        *upper_placements(section, found, needs),
        *lower_placements(section, found, needs),
    ]


def upper_placements(section: Section, found: Frame, needs: Needs) -> Iterator[Placement]:
    """Motors, fuels and steerings that are missing; plain tiles in gaps and over parts that do not work."""
    shift = section.left - MARGIN
    for place in free_cells(found.top, found.bottom):
        for role in needs.roles:
            yield Placement(role, TOP, place + shift, EMPTY)
        if found.bottom >> place & 1:
            yield Placement(PLAIN, TOP, place + shift, EMPTY)
    for column, old in enumerate(section.top, section.left):
        if old and BACK_OF[old] != SALVAGE:
            for role in needs.roles:
                if role != (FUNCTION_OF[old], COLOUR_OF[old]):
                    yield Placement(role, TOP, column, old)
            if is_idle(old, needs):
                yield Placement(PLAIN, TOP, column, old)


def lower_placements(section: Section, found: Frame, needs: Needs) -> Iterator[Placement]:
    """A gear or axles that are missing; plain tiles in gaps and over parts that do not work."""
    shift = section.left - MARGIN
    waiting = found.unsupported()
    waiting |= waiting << 1 | waiting >> 1
    for place in free_cells(found.bottom, found.top):
        if needs.axles or waiting >> place & 1:
            yield Placement(AS_AXLE, BOTTOM, place + shift, EMPTY)
        if needs.gear and is_safe(found, place):
            yield Placement(AS_GEAR, BOTTOM, place + shift, EMPTY)
        if found.top >> place & 1 and is_safe(found, place):
            yield Placement(PLAIN, BOTTOM, place + shift, EMPTY)
    for column, old in enumerate(section.bottom, section.left):
        if not old or BACK_OF[old] == SALVAGE:
            continue
        place = column - shift
        function = FUNCTION_OF[old]
        if function != AXLE and (needs.axles or waiting >> place & 1):
            yield Placement(AS_AXLE, BOTTOM, column, old)
        if needs.gear and is_safe(found, place):
            yield Placement(AS_GEAR, BOTTOM, column, old)
        if is_idle(old, needs) and is_safe(found, place):
            yield Placement(PLAIN, BOTTOM, column, old)


def free_cells(here: int, across: int) -> tuple[int, ...]:
    """The free cells of a row that touch a part by an edge; of a car that was never begun, the first."""
    if not (here or across):
        return (MARGIN,)
    return bits((here << 1 | here >> 1 | across) & ~here)


def is_safe(found: Frame, place: int) -> bool:
    """Whether every part can still be carried when salvage that is no axle lies in this lower cell."""
    bit = 1 << place
    tally, top, bottom, axles, blocked = found
    return not Frame(tally, top, bottom | bit, axles & ~bit, blocked | bit).is_hopeless()


def placed(section: Section, placement: Placement, instability: int) -> Section:
    """The section with the salvage tile in its cell."""
    role, row, column, _ = placement
    return with_part(section, row, column, salvage_as(*role, row, instability))


class Costs:
    """What each placement would cost: salvage still needed, and points of the own parts."""

    __slots__ = ("areas", "found", "investor", "masks", "now", "section", "table")

    def __init__(self, table: Town, section: Section) -> None:
        """Look at the car once."""
        self.table = table
        self.section = section
        self.found = frame_of(section)
        self.investor = table.investors[0]
        self.masks = colour_masks(section)
        self.areas = [largest_piece(*masks) for masks in self.masks]
        self.now = self.points(self.found.tally, self.areas)

    def cost(self, placement: Placement) -> float:
        """The fewer the better: what salvage would still cost, and the points that are lost."""
        found, (role, row, column, covered) = self.found, placement
        bit = 1 << (column - self.section.left + MARGIN)
        after = found.tally + TALLY[salvage_as(*role, row, 0)]
        lost = 0.0
        if covered:
            after -= TALLY[covered]
            lost = COVERED + self.now
            lost -= self.points(after, self.areas_without(COLOUR_OF[covered], row, bit >> MARGIN))
        if row == TOP:
            return lost + salvage_cost(
                Frame(after, found.top | bit, found.bottom, found.axles, found.blocked)
            )
        axles = found.axles & ~bit
        if role[0] == AXLE:
            axles |= bit
        return lost + salvage_cost(Frame(after, found.top, found.bottom | bit, axles, found.blocked))

    def areas_without(self, colour: Colour, row: Row, gone: int) -> list[int]:
        """The largest area of each colour when a part of one of them is covered."""
        masks = self.masks[colour][:]
        masks[row] &= ~gone
        areas = self.areas[:]
        areas[colour] = largest_piece(*masks)
        return areas

    def points(self, tally: int, areas: list[int]) -> float:
        """What the own parts bring: icons for the first investor, the largest area, instability."""
        return attribute_points(self.table, self.investor, tally) + max(areas) - net_instability(tally)


def best_first(table: Town, section: Section) -> list[Placement]:
    """The placements, in the order in which they seem to cost least."""
    cost = Costs(table, section).cost
    return sorted(placements(section), key=cost)
