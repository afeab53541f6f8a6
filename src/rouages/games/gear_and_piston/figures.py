"""What a finished game tells about the balance of the tiles: rounds, parts, salvage, propulsions."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.faults import size
from rouages.games.gear_and_piston.salvage import outcome
from rouages.games.gear_and_piston.scoring import tally_of_car
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.tallies import COLOURED, OWN_FUELS, OWN_MOTORS, SALVAGED, count
from rouages.games.gear_and_piston.tiles import COLOURS, PROPULSIONS


class Figures(Struct, frozen=True):
    """One finished game in numbers."""

    rounds: int
    parts: tuple[int, ...]
    """Own parts of each car."""
    salvage: tuple[int, ...]
    propulsions: tuple[str, ...]
    """What drives each car: a propulsion, `hybrid` or `none`."""
    winners: tuple[Seat, ...]
    ending: str


def figures(table: Town) -> Figures:
    """The numbers of a finished game."""
    return Figures(
        rounds=table.round,
        parts=tuple(size(car) for car in table.cars),
        salvage=tuple(count(tally_of_car(car), SALVAGED) for car in table.cars),
        propulsions=tuple(propulsion(table, seat) for seat in range(table.players)),
        winners=outcome(table).winners,
        ending=table.ending,
    )


def propulsion(table: Town, seat: Seat) -> str:
    """The propulsion with the most own motors, then fuels, then parts; two alike are a hybrid."""
    found = tally_of_car(table.cars[seat])
    strength = [
        (count(found, OWN_MOTORS[colour]), count(found, OWN_FUELS[colour]), count(found, COLOURED[colour]))
        for colour in PROPULSIONS
    ]
    best = max(strength)
    if not best[0]:
        return "none"
    return "hybrid" if strength.count(best) > 1 else COLOURS[PROPULSIONS[strength.index(best)]]
