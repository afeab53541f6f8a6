"""What a hint may speak of: flags, the way that is left, damage and lives."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.judgement import Reason
from rouages.games.robo_rally.judgement.evaluate import way
from rouages.games.robo_rally.table import Rally


def flags(table: Rally, seat: Seat) -> float:
    """How many flags a robot has touched."""
    return table.touched[seat]


def cards_to_go(table: Rally, seat: Seat) -> float:
    """What is left of its race, in cards; from its archive marker while it is off the board."""
    square = table.square[seat]
    if square >= 0:
        return way(table, seat, square, table.facing[seat])
    return way(table, seat, table.archive[seat], None)


def damage(table: Rally, seat: Seat) -> float:
    """The damage that it has taken."""
    return table.damage[seat]


def lives(table: Rally, seat: Seat) -> float:
    """The lives that it has left."""
    return table.lives[seat]


REASONS = {
    "flags": Reason(flags, 0.15),
    "way": Reason(cards_to_go, -0.7),
    "damage": Reason(damage, -0.5),
    "lives": Reason(lives, 0.15),
}
