"""What speaks for an option and against it, for those who learn to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Decision
from rouages.games.gear_and_piston.box.tallies import STRUCTURE, net_instability, tally
from rouages.games.gear_and_piston.box.tiles import EMPTY, Tile
from rouages.games.gear_and_piston.cars.needs import needs_of
from rouages.games.gear_and_piston.choices import (
    Build,
    Discard,
    Keep,
    NewSection,
    Return,
    Steal,
    Take,
    tile_of,
)
from rouages.games.gear_and_piston.judgement.potential import Garage
from rouages.games.gear_and_piston.planning import PlaceToken
from rouages.games.gear_and_piston.scoring import largest_area
from rouages.games.gear_and_piston.table import (
    BACK_ALLEY,
    JUNK_YARD,
    PATENT_OFFICE,
    PLACES,
    WORKSHOP,
    Place,
    Town,
)
from rouages.games.gear_and_piston.works.building import PlacePart
from rouages.games.gear_and_piston.works.placing import cars_with

FIVES = 5.0
"""Tokens, parts and points are told in fives."""
TILES = Discard | Keep | Return | Steal | Take | Build
"""Choices that speak of a tile."""


class Merits(Struct, frozen=True):
    """Of a place: who is there, and what is to be had; of a part: what it brings and what it mends."""

    ahead: float = 0.0
    """Tokens at the place,"""
    own: float = 0.0
    """those of them that are the seat's,"""
    spaces: float = 0.0
    """and spaces left after this one."""
    best: float = 0.0
    """What the best part there promises,"""
    second: float = 0.0
    """the next,"""
    third: float = 0.0
    """and the one after that."""
    actions: float = 0.0
    """What can be done in the workshop with this token,"""
    planned: float = 0.0
    """with those already there,"""
    ready: float = 0.0
    """and the blueprints for it, those that tokens will bring included."""
    room: float = 0.0
    """Blueprints that can still be held."""
    left: float = 0.0
    """The seat's tokens after this one,"""
    left_to_others: float = 0.0
    """and all others."""
    wishes: float = 0.0
    """What investors would give more for car and hand with the part,"""
    wishes_now: float = 0.0
    """and for the car alone."""
    area: float = 0.0
    """The parts of one colour that lie together, more than before."""
    instability: float = 0.0
    salvage: float = 0.0
    """The salvage that car and hand need less with it,"""
    salvage_now: float = 0.0
    """and the car alone."""
    lacks: float = 0.0
    """What the car alone lacks less with it: motors, fuels, steerings, gear and axles."""
    is_apart: float = 0.0
    """1 for a section of its own."""
    trouble: float = 0.0
    """The salvage that the car needs where the part is put, as it stands,"""
    trouble_later: float = 0.0
    """and once the hand is built in."""


NOTHING_TO_SAY = Merits()


def merits(table: Town, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """What can be worked out of each option by the seat that is asked."""
    match decision:
        case PlaceToken(seat=seat):
            town = Tokens(Garage(table, seat))
            return [town.at(PLACES.index(option.place)) for option in options]
        case PlacePart(seat=seat):
            garage = Garage(table, seat)
            cars = dict(cars_with(garage.car, table.bench))
            return [of_cell(garage, option, cars[option]) for option in options]
    if any([isinstance(option, TILES) for option in options]):
        bench = Bench(Garage(table, decision.seat))
        return [
            bench.part(tile_of(option), less=isinstance(option, Discard | Return))
            if isinstance(option, TILES)
            else NOTHING_TO_SAY
            for option in options
        ]
    return [NOTHING_TO_SAY for _ in options]


class Tokens:
    """The places of the town, for a token that is to be placed."""

    def __init__(self, garage: Garage) -> None:
        """Look at every shelf once."""
        table, seat = garage.table, garage.seat
        self.garage = garage
        waiting = [tokens.count(seat) for tokens in table.placed]
        self.coming = waiting[BACK_ALLEY] + waiting[PATENT_OFFICE] + 2 * waiting[JUNK_YARD]
        self.room = table.room(seat) - self.coming
        workshop = zip(table.workshop_actions, table.placed[WORKSHOP], strict=False)
        self.planned = sum([actions for actions, owner in workshop if owner == seat])
        self.ready = len(garage.hand) + self.coming - self.planned

    def at(self, place: Place) -> Merits:
        """A place after the tokens that are there."""
        table, seat = self.garage.table, self.garage.seat
        tokens = table.placed[place]
        ahead = len(tokens)
        best = [0.0, 0.0, 0.0]
        if place in (PATENT_OFFICE, JUNK_YARD):
            shelf = table.patents + table.outgoing if place == PATENT_OFFICE else table.scrap
            worths = sorted([self.garage.worth(each) for each in shelf if each != EMPTY], reverse=True)
            best = [*worths[:3], 0.0, 0.0, 0.0][:3]
        return Merits(
            ahead=ahead / FIVES,
            own=tokens.count(seat) / FIVES,
            spaces=(table.spaces[place] - ahead - 1) / FIVES,
            best=best[0] / FIVES,
            second=best[1] / FIVES,
            third=best[2] / FIVES,
            actions=table.workshop_actions[ahead] / FIVES if place == WORKSHOP else 0.0,
            planned=self.planned / FIVES,
            ready=self.ready / FIVES,
            room=self.room / FIVES,
            left=(table.tokens[seat] - 1) / FIVES,
            left_to_others=(sum(table.tokens) - table.tokens[seat]) / FIVES,
        )


class Bench:
    """A seat's car and hand, to which a part may be added."""

    def __init__(self, garage: Garage) -> None:
        """What they promise as they are."""
        self.garage = garage
        self.parts = garage.parts + garage.hand
        self.before = garage.promised(self.parts, garage.tally)
        self.now = garage.promised(garage.parts, garage.car_tally)
        self.lacking = lacking(garage.car_tally)

    def part(self, found: Tile, *, less: bool) -> Merits:
        """What changes with a part, or without it: one of the hand counts for the car alone."""
        garage, one = self.garage, tally((found,))
        in_hand = found in garage.hand
        rest = self.parts[:]
        if in_hand and less:
            rest.remove(found)
        elif not in_hand:
            rest.append(found)
        whole = garage.tally + (0 if in_hand else one) - (one if in_hand and less else 0)
        wishes, area, instability, salvage = garage.promised(rest, whole)
        now = garage.promised([*garage.parts, found], garage.car_tally + one)
        return Merits(
            room=garage.table.room(garage.seat) / FIVES,
            wishes=(wishes - self.before[0]) / FIVES,
            wishes_now=(now[0] - self.now[0]) / FIVES,
            area=(area - self.before[1]) / FIVES,
            instability=(instability - self.before[2]) / FIVES,
            salvage=(self.before[3] - salvage) / FIVES,
            salvage_now=(self.now[3] - now[3]) / FIVES,
            lacks=(self.lacking - lacking(garage.car_tally + one)) / FIVES,
        )


def lacking(found: int) -> int:
    """How many functions a car lacks."""
    needs = needs_of(found & STRUCTURE)
    return len(needs.roles) + needs.gear + needs.axles


def of_cell(garage: Garage, place: Any, car: Any) -> Merits:
    """The car with the part in one of its cells."""
    own = garage.car_tally + tally((garage.table.bench,))
    return Merits(
        area=(largest_area(car) - largest_area(garage.car)) / FIVES,
        instability=net_instability(own) / FIVES,
        is_apart=float(isinstance(place, NewSection)),
        trouble=garage.trouble(car, own, []) / FIVES,
        trouble_later=garage.trouble(car, own, garage.hand) / FIVES,
        ready=len(garage.hand) / FIVES,
    )
