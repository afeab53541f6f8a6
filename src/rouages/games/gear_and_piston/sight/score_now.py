"""What a car would score if the game ended now, with the salvage that it would need."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.cars.car import Car
from rouages.games.gear_and_piston.cars.faults import salvage_estimate
from rouages.games.gear_and_piston.scoring import score
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.words import Investor

CLEAN: Investor = "I3-clean"


class ScoreNow(Struct, frozen=True):
    """What a car would score now."""

    investors: tuple[int, ...]
    area: int
    instability: int
    salvage: int
    """How many salvage tiles it would need at least, each about one point."""
    total: int
    """All together, that salvage taken away."""


def score_now(table: Town, seat: Seat, cars: Sequence[Car] | None = None) -> ScoreNow:
    """What a seat's car would score now; a car that needs salvage does not please who wants none."""
    found = score(table, seat, cars)
    salvage = salvage_estimate((table.cars if cars is None else cars)[seat])
    investors = tuple(
        [
            0 if name == CLEAN and salvage else points
            for name, points in zip(table.investors, found.investors, strict=True)
        ]
    )
    total = sum(investors) + found.area - found.instability - salvage
    return ScoreNow(investors, found.area, found.instability, salvage, total)
