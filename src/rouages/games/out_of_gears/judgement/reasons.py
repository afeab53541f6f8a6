"""What a hint may speak of: points made safe, points still carried, and how well the best rival stands."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.judgement import Reason
from rouages.games.out_of_gears.ending import standing
from rouages.games.out_of_gears.gears import worth as gears_worth
from rouages.games.out_of_gears.table import Gears


def points(table: Gears, seat: Seat) -> float:
    """The points in a seat's circuits."""
    return standing(table, seat)[0]


def carried(table: Gears, seat: Seat) -> float:
    """The points that its robots carry."""
    return sum([gears_worth(table.carried[robot], robot) for robot in table.teams[seat]])


def rival(table: Gears, seat: Seat) -> float:
    """The points of the best of the others."""
    return max([points(table, other) for other in range(len(table.teams)) if other != seat])


REASONS = {"points": Reason(points, 0.5), "carried": Reason(carried, 0.5), "rival": Reason(rival, -0.5)}
