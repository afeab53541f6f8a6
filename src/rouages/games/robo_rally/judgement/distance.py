"""How far it is to a square, in cards, for a robot that is alone in the factory."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from rouages.games.robo_rally.cards.program import ACTION, CARDS, Action
from rouages.games.robo_rally.factory.boards import DIRECTIONS
from rouages.games.robo_rally.factory.courses import Course
from rouages.games.robo_rally.factory.floor import Square, floor_of
from rouages.games.robo_rally.trace import walk

FAR = 60.0
"""Where no card leads to the square."""
DAMAGE_WORTH = 0.7
"""What a point of damage on the way costs, in cards."""
HAND = 9
SAMPLE = {action: ACTION.index(action) for action in Action}
"""A card of each action."""


def _price(action: Action) -> float:
    """One card, more for an action that a full hand often lacks."""
    others = CARDS - ACTION.count(action)
    missing = 1.0
    for dealt in range(HAND):
        missing *= (others - dealt) / (CARDS - dealt)
    return 1.0 / (1.0 - missing)


PRICES = {action: _price(action) for action in Action}


@lru_cache(maxsize=64)
def ways(course: Course, turned: tuple[int, ...]) -> tuple[tuple[tuple[int, float], ...], ...]:
    """By square * 4 + facing: the places from which one card leads there, with its price."""
    floor = floor_of(course, turned)
    found: list[list[tuple[int, float]]] = [[] for _ in range(4 * len(floor.squares))]
    for square in floor.squares:
        if not floor.is_floor(square):
            continue
        for facing in DIRECTIONS:
            for action, card in SAMPLE.items():
                end = walk(course, turned, 0, square, facing, card)
                if end.square >= 0:
                    price = PRICES[action] + DAMAGE_WORTH * end.damage
                    found[end.square * 4 + end.facing].append((square * 4 + facing, price))
    return tuple(tuple(each) for each in found)


@lru_cache(maxsize=1024)
def distances(course: Course, turned: tuple[int, ...], target: Square) -> tuple[float, ...]:
    """By square * 4 + facing: the price of the cards that lead a robot to the target."""
    into = ways(course, turned)
    found = [FAR] * len(into)
    waiting = [(0.0, target * 4 + facing) for facing in DIRECTIONS]
    for _, place in waiting:
        found[place] = 0.0
    while waiting:
        price, place = heappop(waiting)
        if price > found[place]:
            continue
        for before, more in into[place]:
            if price + more < found[before]:
                found[before] = price + more
                heappush(waiting, (price + more, before))
    return tuple(found)


@lru_cache(maxsize=1024)
def leg(course: Course, turned: tuple[int, ...], start: Square, target: Square) -> float:
    """The way from one flag to the next, facing well."""
    table = distances(course, turned, target)
    return min(table[start * 4 + facing] for facing in DIRECTIONS)
