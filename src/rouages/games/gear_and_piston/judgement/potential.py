"""What parts and cars promise: estimates for the bots, in points."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.box.tallies import (
    COLOURED,
    IMPROVEMENTS,
    OWN,
    STRUCTURE,
    Tally,
    count,
    is_hybrid,
    net_instability,
    tally,
)
from rouages.games.gear_and_piston.box.tiles import AXLE, FUNCTION_OF, PROPULSIONS, ROW_OF, Tile
from rouages.games.gear_and_piston.cars.car import Car
from rouages.games.gear_and_piston.cars.faults import (
    Frame,
    frame_of,
    least_tiles,
    salvage_needed,
    ways_to_join,
)
from rouages.games.gear_and_piston.cars.needs import needs_of
from rouages.games.gear_and_piston.scoring import attribute_points, largest_area, score, tally_of_car
from rouages.games.gear_and_piston.table import Town

SALVAGE_COST = 1.1
"""A salvage tile: its instability, and the room it takes."""
TOGETHER = 0.75
"""The share of the parts of one colour that will lie side by side."""


def progress(table: Town) -> float:
    """How far the game is, from 0 to 1, judged by the pile of new parts."""
    a_round = len(table.patents) + 0.8 * table.players
    left = len(table.new_pile) / a_round
    return table.round / (table.round + left)


class Garage:
    """What a seat has to work with: its car, its hand, and its wishes."""

    def __init__(self, table: Town, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.car = table.cars[seat]
        self.hand = table.hands[seat]
        self.progress = progress(table)
        self.car_tally = tally_of_car(self.car)
        self.tally = self.car_tally + tally(self.hand)
        self.parts = [each for section in self.car for _, _, each in section.cells()]
        self.promise = self.promise_of(self.parts + self.hand, self.tally)

    def wishes(self, found: Tally) -> float:
        """What the investors give for these icons and parts, the uncertain ones at a discount."""
        points = 0.0
        for name in self.table.investors:
            match name:
                case "I2-new":
                    points += min(3.0, count(found, IMPROVEMENTS))
                case "I2-hybrid":
                    points += 3.0 if is_hybrid(found) else 0.0
                case "I2-big":
                    points += 0.25 * count(found, OWN)
                case "I2-solid":
                    points -= 0.3 * net_instability(found)
                case "I2-all":
                    points += 0.75 * sum([count(found, kind) > 0 for kind in self.table.everything])
                case "I3-comfort" | "I3-power" | "I3-autonomy" | "I3-clean" | "I2-waste":
                    points += 0.0
                case _:
                    points += attribute_points(self.table, name, found)
        return points

    def promise_of(self, parts: list[Tile], found: Tally) -> float:
        """What these parts could score, put together well."""
        wishes, area, instability, salvage = self.promised(parts, found)
        return wishes + area - instability - SALVAGE_COST * salvage

    def promised(self, parts: list[Tile], found: Tally) -> tuple[float, float, int, int]:
        """What investors give for these parts, their area, their instability, and the salvage they need."""
        lower = sum([ROW_OF[each] for each in parts])
        upper = len(parts) - lower
        axles = sum([FUNCTION_OF[each] == AXLE for each in parts])
        columns = max(upper, lower)
        needs = needs_of(found & STRUCTURE)
        carrying = max(needs.axles, -(-max(0, columns - 3 * axles) // 3))
        salvage = least_tiles(needs, columns - upper, needs.gear + carrying, columns - lower)
        coloured = [count(found, COLOURED[colour]) for colour in PROPULSIONS]
        area = TOGETHER * max(*coloured, len(parts) - sum(coloured))
        return self.wishes(found), area, net_instability(found), salvage

    def worth(self, found: Tile) -> float:
        """What one more blueprint would promise."""
        more = self.promise_of([*self.parts, *self.hand, found], self.tally + tally((found,)))
        return more - self.promise

    def worth_without(self, found: Tile) -> float:
        """What would be gained by having this blueprint no more."""
        rest = self.hand[:]
        rest.remove(found)
        return self.promise_of(self.parts + rest, self.tally - tally((found,))) - self.promise

    def value(self, car: Car, hand: list[Tile]) -> float:
        """How good a car is as it stands, with the blueprints that could still go into it."""
        own = tally_of_car(car)
        points = self.wishes(own) + largest_area(car) - net_instability(own)
        return points - SALVAGE_COST * self.trouble(car, own, hand)

    def trouble(self, car: Car, own: Tally, hand: list[Tile]) -> float:
        """The salvage that a car would need now; early on, what the hand can mend counts for less."""
        if not car:
            return 6.0
        if len(car) == 2:
            return 0.5 + min([self.trouble_of(frame_of(whole), hand) for _, whole in ways_to_join(car)])
        return self.trouble_of(frame_of(car[0]), hand)

    def trouble_of(self, found: Frame, hand: list[Tile]) -> float:
        """The salvage of one section: now, and once the hand is built in."""
        now = salvage_needed(found)
        if not hand:
            return now
        later = salvage_needed(found._replace(tally=found.tally + tally(hand)))
        weight = 0.4 + 0.6 * self.progress
        return weight * now + (1 - weight) * later


def expected_score(table: Town, seat: Seat) -> float:
    """What a seat can expect to score: its car now, its salvage, and some of what its hand promises."""
    garage = Garage(table, seat)
    left = 1 - garage.progress
    now = score(table, seat).total - SALVAGE_COST * garage.trouble(garage.car, garage.car_tally, [])
    return now + (0.2 + 0.5 * left) * max(0.0, garage.promise - now)
