"""Results: how a match ended for each person, kept with its last answer."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sqlalchemy import insert

from rouages.engine.game import Outcome
from rouages.server.store.database import RESULTS
from rouages.server.store.writer import Batch
from rouages.tables.play import Play
from rouages.tables.states import SeatKind

if TYPE_CHECKING:
    from rouages.server.table import LiveTable

NEW_RESULT = insert(RESULTS)


def keep_results(batch: Batch, table: LiveTable, play: Play) -> None:
    """A row for each person who held one seat; who held several, or plays on a branch, was practising."""
    outcome = play.match.outcome
    if outcome is None or table.branch_of is not None:
        return
    held = Counter(seat.guest for seat in table.seats if seat.kind is SeatKind.PERSON)
    alone = [seat for seat in table.seats if seat.guest is not None and held[seat.guest] == 1]
    rated = is_rated(table, play, len(alone))
    places = final_places(table, outcome)
    for seat in alone:
        row = {
            "table_id": table.id,
            "seat": seat.number,
            "guest": seat.guest,
            "game": table.game,
            "ended": table.changed,
            "seconds": table.changed - table.began if table.began else None,
            "players": len(table.seats),
            "place": places[seat.number],
            "score": outcome.scores[seat.number],
            "cooperative": play.match.game.cooperative,
            "rated": rated,
            "conceded": seat.conceded,
            "undos": play.match.undos[seat.number],
            "hints": seat.hints,
        }
        batch.add(NEW_RESULT, row)


def is_rated(table: LiveTable, play: Play, alone: int) -> bool:
    """Whether it tells who plays better: people only, against one another, without help."""
    against = not play.match.game.cooperative and len(table.seats) > 1 and alone == len(table.seats)
    return against and not any(seat.hints for seat in table.seats)


def final_places(table: LiveTable, outcome: Outcome) -> tuple[int, ...]:
    """Where each ended; who gave up is behind all who did not, however well a bot played on."""
    if all(seat.conceded for seat in table.seats):
        return outcome.places
    last = max(outcome.places) + 1
    return tuple(
        last if table.seats[number].conceded else place for number, place in enumerate(outcome.places)
    )
