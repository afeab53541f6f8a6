"""What the players work out to judge a position, for those who learn to judge."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.judgement import log_odds
from rouages.games.cyberion.judgement.evaluate import CREW, evaluate
from rouages.games.cyberion.judgement.first_sight import Sight
from rouages.games.cyberion.judgement.reasons import machines
from rouages.games.cyberion.table import Cyberion

PLACES = 5
CARDS = 10.0
"""Cards are told in tens."""


class Quantities(Struct, frozen=True):
    """How likely repairs are, now and soon, and how much is left to do it with."""

    estimate: float
    """The fitted chance to win, in log odds."""
    left: float
    """Machines still to be repaired."""
    supply: float
    """Robots that can still be had, less those that the machines take."""
    supply_by_machine: float
    now: float
    """How likely some machine is repaired by those who are there,"""
    after_one: float
    """with one more,"""
    after_three: float
    """with three more."""
    next_turn: float
    next_turn_and_two: float
    next_turn_and_four: float
    machines: tuple[float, float, float, float, float]
    """How likely each machine in reach is repaired with two more robots, the likeliest first."""
    levels: tuple[float, float, float, float, float]
    valves: float
    in_danger: float
    """1 as long as this turn costs a valve."""
    without_valve: float
    """1 if that would be the end."""
    support: float
    battery: float


def quantities(table: Cyberion, seat: Seat) -> Quantities:
    """What can be worked out from what lies open, and from which robots are still to come."""
    sight = Sight(table)
    chance, hand, kept, refill = sight.outlook.chance, sight.hand, sight.kept, sight.refill
    left = max(1, machines(table, seat))
    supply = table.robots_to_draw() + len(hand)
    likely = sorted(
        [sight.outlook.chance_of(target, hand, 2) for target in sight.outlook.targets], reverse=True
    )
    likely += [0.0] * (PLACES - len(likely))
    levels = [level / PLACES for level in table.levels]
    in_danger = float(not table.machine_left)
    return Quantities(
        estimate=log_odds(evaluate(table, seat)),
        left=left / CARDS,
        supply=(supply - CREW * left) / CARDS,
        supply_by_machine=supply / left / CREW,
        now=chance(hand, 0),
        after_one=chance(hand, 1),
        after_three=chance(hand, 3),
        next_turn=chance(kept, refill),
        next_turn_and_two=chance(kept, refill + 2),
        next_turn_and_four=chance(kept, refill + 4),
        machines=(likely[0], likely[1], likely[2], likely[3], likely[4]),
        levels=(levels[0], levels[1], levels[2], levels[3], levels[4]),
        valves=float(table.valves),
        in_danger=in_danger,
        without_valve=in_danger * (table.valves == 0),
        support=float(len(table.support)),
        battery=float(table.battery),
    )
