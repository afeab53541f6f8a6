"""Puzzles: the work that makes most of a car, the work that completes it, the salvage that costs it least.

All goals count cars as they stand: nothing is drawn and nobody else acts before a line ends.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from rouages.engine.agenda import Seat, Step
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal, Puzzling, Source, Usual
from rouages.games.gear_and_piston.box.tallies import SALVAGED, count
from rouages.games.gear_and_piston.box.tiles import BACK_OF, EMPTY, INSTABILITY_OF, JUNK, NEW, SALVAGE, Tile
from rouages.games.gear_and_piston.cars.car import Car, Section
from rouages.games.gear_and_piston.cars.faults import is_complete, salvage_estimate, size
from rouages.games.gear_and_piston.ending import CountPoints
from rouages.games.gear_and_piston.events.cars import (
    PartBuilt,
    PartDismantled,
    PartRepaired,
    SalvageAdded,
    SalvageCovered,
    SectionsJoined,
)
from rouages.games.gear_and_piston.options import Level
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.resolution import ResolvePlace
from rouages.games.gear_and_piston.salvage import JoinAtLast, PlaceSalvage
from rouages.games.gear_and_piston.scoring import score, tally_of_car
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.words import Investor

MOST_POINTS = 99
"""More than any car is worth: what is first asked, to see how much can be reached."""
FEWEST_POINTS = 2
FEWEST_PARTS, MOST_PARTS = 3, 11
"""With fewer parts there is little to think of, with more there is too much to try."""
FEWEST_BLUEPRINTS = 2
FEWEST_ACTIONS = 2
MANY_PARTS = 3
MOST_SALVAGE = 3
"""Where more tiles are needed, there is too much to try."""
MOST_POSITIONS = 500
HORIZON = 6
"""So many answers end the work of a token, or nearly."""
SOLID: Investor = "I2-solid"
"""What this investor gives hangs on the instability of salvage, which is left aside."""


class BuildCar(Goal, frozen=True):
    """The car is worth so many points when this token's work is done, salvage left aside."""

    before: ClassVar[type[Step[Any]]] = ResolvePlace
    seat: Seat
    points: int

    def is_reached(self, table: Town) -> bool:
        """A blueprint on the bench is neither in the hand nor in the car: then nothing is counted."""
        return table.bench == EMPTY and worth(table, self.seat) >= self.points

    def missed_by(self, table: Town) -> int | None:
        return self.points - worth(table, self.seat)

    def instead(self, missed: int | None) -> Goal | None:
        """As many points as can be had."""
        return lowered(self, missed)


class FinishCar(Goal, frozen=True):
    """The car is complete when this token's work is done, and worth so many points."""

    before: ClassVar[type[Step[Any]]] = ResolvePlace
    seat: Seat
    points: int

    def is_reached(self, table: Town) -> bool:
        return self.missed_by(table) is not None and worth(table, self.seat) >= self.points

    def missed_by(self, table: Town) -> int | None:
        """The points that are missing, if the car is complete."""
        is_done = table.bench == EMPTY and is_complete(table.cars[self.seat])
        return self.points - worth(table, self.seat) if is_done else None

    def instead(self, missed: int | None) -> Goal | None:
        """As many points as a complete car can have."""
        return lowered(self, missed)


class SalvageCar(Goal, frozen=True):
    """The car is completed with so few salvage tiles, and worth so many points before their instability."""

    before: ClassVar[type[Step[Any]]] = CountPoints
    seat: Seat
    tiles: int
    points: int

    def is_reached(self, table: Town) -> bool:
        return self.missed_by(table) is not None and worth(table, self.seat) >= self.points

    def is_lost(self, table: Town) -> bool:
        """A complete car stays as it is; else all tiles are used."""
        car = table.cars[self.seat]
        return is_complete(car) or count(tally_of_car(car), SALVAGED) >= self.tiles

    def missed_by(self, table: Town) -> int | None:
        """The points that are missing, if the car is complete with so few tiles."""
        car = table.cars[self.seat]
        is_done = is_complete(car) and count(tally_of_car(car), SALVAGED) <= self.tiles
        return self.points - worth(table, self.seat) if is_done else None

    def instead(self, missed: int | None) -> Goal | None:
        """As many points as so few tiles leave."""
        return lowered(self, missed)


def lowered(goal: BuildCar | FinishCar | SalvageCar, missed: int | None) -> Goal | None:
    """The goal with as many points as were reached; None if those are none to speak of."""
    points = goal.points - (missed or 0)
    return replace(goal, points=points) if missed and points >= FEWEST_POINTS else None


def worth(table: Town, seat: Seat) -> int:
    """The points of a car as all cars stand, the instability of its own salvage left aside."""
    cars = table.cars
    if count(tally_of_car(cars[seat]), SALVAGED):
        cars = [*cars[:seat], tuple(map(steadied, cars[seat])), *cars[seat + 1 :]]
    return score(table, seat, cars).total


def steadied(section: Section) -> Section:
    """The section with salvage that is not unstable."""
    return Section(section.left, tuple(map(steady, section.top)), tuple(map(steady, section.bottom)))


def steady(found: Tile) -> Tile:
    return found - INSTABILITY_OF[found] if BACK_OF[found] == SALVAGE else found


def pose(table: Town, seat: Seat) -> Town | None:
    """Before work or before the first salvage, what the seat cannot see put in order."""
    if not is_beginning(table, seat):
        return None
    posed: Town = copy_table(table)
    for back in (NEW, JUNK):
        hide(posed, seat, back)
    posed.new_seen = [0] * len(posed.new_pile)
    posed.clues = [[] for _ in posed.clues]
    posed.salvage_pile.sort()
    posed.new_discard.sort()
    posed.junk_discard.sort()
    posed.news = []
    posed.rng = Rng(b"")
    return posed


def is_beginning(table: Town, seat: Seat) -> bool:
    """Whether a seat has work before it that is worth a thought, or all its salvage."""
    car, asked = table.cars[seat], table.next
    if not FEWEST_PARTS <= size(car) <= MOST_PARTS:
        return False
    if type(asked) is ChooseWork:
        return asked.actions >= FEWEST_ACTIONS and len(table.hands[seat]) >= FEWEST_BLUEPRINTS
    if type(asked) not in (JoinAtLast, PlaceSalvage) or count(tally_of_car(car), SALVAGED):
        return False
    return SOLID not in table.investors


def hide(table: Town, seat: Seat, back: int) -> None:
    """Deal the tiles with this back that a seat cannot see to where they are, in order."""
    pile = table.new_pile if back == NEW else table.junk_pile
    others = [hand for other, hand in enumerate(table.hands) if other != seat]
    unseen = sorted([*pile, *[each for hand in others for each in hand if BACK_OF[each] == back]])
    for hand in others:
        for place, each in enumerate(hand):
            if BACK_OF[each] == back:
                hand[place] = unseen.pop()
        hand.sort()
    pile[:] = unseen


def ask(table: Town, seat: Seat) -> Sequence[Goal]:
    """To complete the car and to make the most of it, or to complete it with as little salvage as may be."""
    tiles = salvage_estimate(table.cars[seat])
    if type(table.next) is ChooseWork:
        may_finish = tiles <= table.next.actions
        goals = FinishCar(seat, MOST_POINTS), BuildCar(seat, MOST_POINTS)
        return goals if may_finish else goals[1:]
    return (SalvageCar(seat, tiles, MOST_POINTS),) if 1 <= tiles <= MOST_SALVAGE else ()


def place(table: Town) -> Hashable:
    """The cars and hands as they lie, and what is still to be done."""
    cars, hands = tuple(map(shape, table.cars)), tuple(map(tuple, table.hands))
    return cars, hands, table.bench, table.drawn, table.planned


def result(table: Town, seat: Seat) -> Hashable:
    """The parts of the car, wherever they lie."""
    return tuple(sorted([each for section in table.cars[seat] for _, _, each in steadied(section).cells()]))


def shape(car: Car) -> Hashable:
    """A car without the numbers of its columns and of its salvage; turned round it is the same."""
    sections = [*map(steadied, car)]
    ahead = sorted([(section.top, section.bottom) for section in sections])
    back = sorted([(section.top[::-1], section.bottom[::-1]) for section in sections])
    return tuple(min(ahead, back))


def alike(table: Town, seat: Seat) -> Hashable:
    """The same car and the same blueprints."""
    return shape(table.cars[seat]), tuple(table.hands[seat])


def themes(events: Sequence[Event], seat: Seat, table: Town) -> Sequence[str]:
    """What was done to the car."""
    found = {theme for event in events for theme in themes_of(event)}
    built = [event for event in events if isinstance(event, PartBuilt)]
    if len(built) >= MANY_PARTS:
        found.add("three_parts")
    return [theme for theme in THEMES if theme in found]


def themes_of(event: Event) -> list[str]:
    """What an event shows."""
    match event:
        case PartBuilt(part=part, icons=icons):
            named = {"junk": "junk" in icons, "improvement": "improvement" in part}
            return ["build", *[name for name, is_shown in named.items() if is_shown]]
        case PartDismantled():
            return ["dismantle"]
        case PartRepaired():
            return ["repair"]
        case SectionsJoined():
            return ["join"]
        case SalvageAdded():
            return ["salvage"]
        case SalvageCovered():
            return ["salvage", "cover"]
    return []


THEMES = (
    "build",
    "three_parts",
    "dismantle",
    "repair",
    "join",
    "junk",
    "improvement",
    "salvage",
    "cover",
)


def sources() -> list[Source]:
    """Two to six players, the investors of every level."""
    return [
        Source({"level": level.value}, ("greedy",) * (players - 1) + ("easy",))
        for players in range(2, 7)
        for level in Level
    ]


PUZZLES = Puzzling(
    goals=(BuildCar, FinishCar, SalvageCar),
    sources=sources(),
    pose=pose,
    ask=ask,
    themes=themes,
    all_themes=THEMES,
    alike=alike,
    usual=Usual(lines=280, themes=2, playouts=32),
    place=place,
    result=result,
    most_positions=MOST_POSITIONS,
    horizon=HORIZON,
    most_of_a_kind=2,
)
