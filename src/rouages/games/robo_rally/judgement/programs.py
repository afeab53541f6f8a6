"""Programs: the best that a hand allows, one after the other, as far as a robot's own moves go."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from rouages.games.robo_rally.cards.program import NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.factory.floor import Square
from rouages.games.robo_rally.judgement.openings import COUNT, KIND, Spot
from rouages.games.robo_rally.judgement.planner import Planner

APART = 8.0
"""What ends by so many cards worse than the best is not looked at, unless nothing else begins so."""


def spot_after(planned: Planner, square: Square, facing: int, placed: Sequence[Card]) -> Spot | None:
    """Where a robot stands alone after what is placed; nowhere if that destroys it or takes it home."""
    reached = 0
    for register, card in enumerate(placed):
        end = planned.walks[register, square, facing][KIND[card]]
        square, facing = end.square, end.facing
        if square < 0:
            return None
        reached += square == planned.stops[register][reached]
        if planned.goals and reached == len(planned.goals):
            return None
    return planned.spot(len(placed), square, facing, reached)


def best_programs(spot: Spot, first: int, counts: int, most: int, least: float) -> list[tuple[int, ...]]:
    """The best rests of a program that begin with an action, as actions; those who end early are shorter."""
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[float, int, float, Spot | None, int, tuple[int, ...]]] = []
    number = 0
    for hope, one, pain, after in spot.openings:
        if one == first:
            end = hope if after is None else after.best(counts - one) - pain
            heappush(waiting, (-end, 0, pain, after, counts - one, (one,)))
    while waiting and len(found) < most:
        worth, _, cost, here, left, way = heappop(waiting)
        if found and -worth < least:
            break
        if here is None:
            found.append(way)
            continue
        for hope, one, pain, after in here.openings:
            if left & 15 * one or not one:
                end = (hope if after is None else after.best(left - one) - pain) - cost
                number += 1
                heappush(waiting, (-end, number, cost + pain, after, left - one, (*way, one)))
    return found


def as_cards(
    placed: Sequence[Card], first: Card, rest: Sequence[int], locked: Sequence[Card], hand: Sequence[Card]
) -> tuple[Card, ...]:
    """A whole program of cards, the fastest first among those that do the same; what is open is filled up."""
    left = sorted(hand, reverse=True)
    left.remove(first)
    found = [*placed, first]
    for register in range(len(found), REGISTERS):
        at = register - len(placed) - 1
        if locked[register] != NO_CARD:
            found.append(locked[register])
            continue
        wanted = rest[at] if at < len(rest) else 0
        fitting = [card for card in left if COUNT[card] == wanted] or left
        if not fitting:
            found.append(NO_CARD)
            continue
        found.append(fitting[0])
        left.remove(fitting[0])
    return tuple(found)
