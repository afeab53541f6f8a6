"""A whole completion with salvage, proposed: a short search for the one that leaves most points."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.cars.car import Section
from rouages.games.gear_and_piston.cars.faults import frame, is_whole, salvage_needed
from rouages.games.gear_and_piston.scoring import score
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.works.completing import (
    Placement,
    best_first,
    car_of,
    placed,
    placements,
)

NODES = 40
"""Cars that the search goes on from before it is content with the best completion so far."""
SLACK = 1.0
"""How much a tile may bring beyond its cost: it can cover instability."""
LIKELY = 1
"""The instability of a salvage tile that is not drawn yet."""


def proposal(table: Town, seat: Seat) -> list[Placement]:
    """The completion that leaves most points, as far as a short search can tell."""
    return Search(table, seat).best


class Node(NamedTuple):
    """A car on the way to a completion; of two the smaller promises more."""

    despair: float
    """The points that it can hope for, taken negative."""
    needed: int
    number: int
    """When it was found: two nodes are never compared by what follows."""
    section: Section
    path: tuple[Placement, ...]


class Search:
    """Best first: what promises most goes on, and of equals what needs fewest tiles."""

    def __init__(self, table: Town, seat: Seat) -> None:
        """Search until nothing promises more, or no patience is left."""
        self.table = table
        self.seat = seat
        self.cars = table.cars[:]
        self.seen: set[Section] = set()
        self.waiting: list[Node] = []
        section = car_of(table, seat)
        self.best = at_first_sight(table, section)
        end = section
        for placement in self.best:
            end = placed(end, placement, LIKELY)
        self.most = self.worth(end)
        self.find(section, ())
        for _ in range(NODES):
            if not self.waiting or self.is_vain(-self.waiting[0].despair):
                break
            node = heappop(self.waiting)
            for placement in placements(node.section):
                self.find(placed(node.section, placement, LIKELY), (*node.path, placement))

    def worth(self, section: Section) -> int:
        """What the car would score."""
        self.cars[self.seat] = (section,)
        return score(self.table, self.seat, self.cars).total

    def find(self, section: Section, path: tuple[Placement, ...]) -> None:
        """Keep a car that was not seen before: as a completion, or to go on from."""
        if section in self.seen:
            return
        self.seen.add(section)
        worth, needed = self.worth(section), salvage_needed(frame(section))
        hope = worth - LIKELY * needed
        if needed and not self.is_vain(hope):
            heappush(self.waiting, Node(-hope, needed, len(self.seen), section, path))
        elif not needed and worth > self.most:
            self.best, self.most = list(path), worth

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
