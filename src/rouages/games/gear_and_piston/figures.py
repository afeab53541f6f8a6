"""What a finished match of Gear & Piston tells in numbers, and the tables worth comparing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.engine.measures import Uses, counted_by_seat
from rouages.games.gear_and_piston.box.tallies import COLOURED, OWN_FUELS, OWN_MOTORS, SALVAGED, count
from rouages.games.gear_and_piston.box.tiles import COLOURS, PROPULSIONS
from rouages.games.gear_and_piston.cars.faults import size
from rouages.games.gear_and_piston.events.cars import CarScored, PartBuilt
from rouages.games.gear_and_piston.events.town import TokenPlaced
from rouages.games.gear_and_piston.options import Level
from rouages.games.gear_and_piston.scoring import tally_of_car
from rouages.games.gear_and_piston.table import Town


class Figures(Struct, frozen=True):
    """One finished match in numbers."""

    rounds: int
    level: str
    variant: str
    parts: tuple[int, ...]
    """Own parts of each car."""
    salvage: tuple[int, ...]
    propulsion: tuple[str, ...]
    """What drives each car: a propulsion, `hybrid` or `none`."""
    investor: tuple[Uses, ...]
    """The points that each investor gave each seat."""
    place: tuple[Uses, ...]
    """Where each seat put its tokens."""
    part: tuple[Uses, ...]
    """The kinds of part that each seat built."""


def figures(match: Match) -> Figures:
    """The numbers of a finished match."""
    table: Any = match.table
    options: Any = match.origin.options
    events = match.log.events
    scored = {event.seat: event.investors for event in events if isinstance(event, CarScored)}
    return Figures(
        rounds=table.round,
        level=options.level,
        variant="variant" if options.variant else "basic",
        parts=tuple(size(car) for car in table.cars),
        salvage=tuple(count(tally_of_car(car), SALVAGED) for car in table.cars),
        propulsion=tuple(propulsion(table, seat) for seat in range(table.players)),
        investor=tuple(
            dict(zip(table.investors, scored[seat], strict=True)) for seat in range(table.players)
        ),
        place=counted_by_seat(
            table.players, [(event.seat, event.place) for event in events if isinstance(event, TokenPlaced)]
        ),
        part=counted_by_seat(
            table.players, [(event.seat, event.part) for event in events if isinstance(event, PartBuilt)]
        ),
    )


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Every number of players; for four also the other levels and the variant."""
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in range(2, 7)]
    found += [(4, {"level": level}) for level in Level if level is not Level.STANDARD]
    return [*found, (4, {"variant": True})]


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
