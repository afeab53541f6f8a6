"""What a hint may speak of: machines that are left, valves, and robots for the rest of the work."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.judgement import Reason
from rouages.games.cyberion.components import NOTHING
from rouages.games.cyberion.table import Cyberion


def machines(table: Cyberion, seat: Seat) -> float:
    """The machines that are still to be repaired."""
    return len(table.machine_deck) + len(table.factory) - table.factory.count(NOTHING)


def valves(table: Cyberion, seat: Seat) -> float:
    """The valves that are left."""
    return table.valves


def robots(table: Cyberion, seat: Seat) -> float:
    """The robots that can still be drawn."""
    return table.robots_to_draw()


REASONS = {"machines": Reason(machines, -0.2), "valves": Reason(valves, 0.2), "robots": Reason(robots, 1.0)}
