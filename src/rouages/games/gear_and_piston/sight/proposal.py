"""A whole completion with salvage, proposed: a short search for the one that leaves most points."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.cars.car import Section
from rouages.games.gear_and_piston.cars.faults import frame, is_whole, salvage_needed
from rouages.games.gear_and_piston.scoring import score
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.works.completing import (
    Costs,
    Placement,
    best_first,
    car_of,
    placed,
    placements,
)

NODES = 250
"""Cars that the search looks at before it is content with the best completion so far."""
SLACK = 0.5
"""How far an estimate is trusted."""
LONGEST = 6
"""A car that lacks more tiles than this is completed at first sight."""
LIKELY = 1
"""The instability of a salvage tile that is not drawn yet."""


def proposal(table: Town, seat: Seat) -> list[Placement]:
    """The completion that leaves most points, as far as a short search can tell."""
    return Search(table, seat).best


class Search:
    """Branch and bound, from the completion that takes the best-looking placement each time."""

    def __init__(self, table: Town, seat: Seat) -> None:
        """Search until there is nothing better, or no patience left."""
        self.table = table
        self.seat = seat
        self.cars = table.cars[:]
        self.seen: set[Section] = set()
        self.nodes = 0
        section = car_of(table, seat)
        self.best = at_first_sight(table, section)
        end = section
        for placement in self.best:
            end = placed(end, placement, LIKELY)
        self.most: float = self.worth(end)
        if len(self.best) <= LONGEST:
            self.look(section, [])

    def worth(self, section: Section) -> int:
        """What the car would score."""
        self.cars[self.seat] = (section,)
        return score(self.table, self.seat, self.cars).total

    def look(self, section: Section, path: list[Placement]) -> None:
        """Try what may follow a path, the most promising first."""
        self.nodes += 1
        worth, found = self.worth(section), frame(section)
        if is_whole(found):
            if worth > self.most:
                self.best, self.most = path, worth
            return
        if section in self.seen or self.is_vain(worth - salvage_needed(found)):
            return
        self.seen.add(section)
        cost = Costs(self.table, section).cost
        for estimate, placement in sorted((cost(each), each) for each in placements(section)):
            if self.nodes < NODES and not self.is_vain(worth - LIKELY - estimate):
                self.look(placed(section, placement, LIKELY), [*path, placement])

    def is_vain(self, hope: float) -> bool:
        """Whether something that promises so much cannot be better."""
        return hope <= self.most - SLACK


def at_first_sight(table: Town, section: Section) -> list[Placement]:
    """The completion that takes the best-looking placement each time."""
    found = []
    while not is_whole(frame(section)):
        found.append(best_first(table, section)[0])
        section = placed(section, found[-1], LIKELY)
    return found
