"""What a hint may speak of: the car as it is, what it can become, and the best rival's."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.judgement import Reason
from rouages.games.gear_and_piston.judgement.potential import expected_score
from rouages.games.gear_and_piston.scoring import score
from rouages.games.gear_and_piston.table import Town


def points(table: Town, seat: Seat) -> float:
    """What a seat would score if the game ended now."""
    return score(table, seat).total


def rival(table: Town, seat: Seat) -> float:
    """What the best of the others can expect to score."""
    return max([expected_score(table, other) for other in range(table.players) if other != seat])


REASONS = {
    "points": Reason(points, 0.5),
    "expected": Reason(expected_score, 0.4),
    "rival": Reason(rival, -0.4),
}
