"""Branching: tables that begin in the middle, from a moment of a finished match or from a record."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec

from rouages.engine import loading
from rouages.engine.match import Match
from rouages.engine.record import read
from rouages.engine.refusals import WrongSeats
from rouages.games import GAMES
from rouages.server.beginning import keep_new, seats_for
from rouages.server.people.guests import Guest
from rouages.server.seats import Seat
from rouages.server.store import rows
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals import SewnRecord
from rouages.tables.play import Play
from rouages.tables.states import Place, SeatKind, Spectators, Status, UndoPolicy


def lay_branch(
    match: Match, source: str, places: Sequence[Place], host: Guest, levels: Sequence[str], batch: Batch
) -> str:
    """A practice table at this position of a finished match, with others in the seats if one likes.

    Cards lie as they lay, and chance goes on as it would have gone on: the secret of a finished match is
    known to everybody, so that nothing is given away, and another choice is compared under the same luck.
    """
    if len(places) != match.players:
        least, most = match.game.seats[0], match.game.seats[-1]
        raise WrongSeats(game=match.game.name, least=least, most=most, players=len(places))
    seats = seats_for(places, host, levels)
    return _lay(match, seats, Status.WAITING, host, source, batch)


def lay_record(data: bytes, host: Guest, batch: Batch) -> str:
    """A finished table from a record, every answer of which is checked."""
    record = read(data)
    if record.seam:
        raise SewnRecord()
    match = loading.replay(record, GAMES)
    seats = [Seat(number, SeatKind.PERSON) for number in range(match.players)]
    return _lay(match, seats, Status.OVER, host, None, batch)


def _lay(
    match: Match, seats: Sequence[Seat], status: Status, host: Guest, source: str | None, batch: Batch
) -> str:
    now = time.time()
    table = {
        "id": secrets.token_urlsafe(16),
        "game": match.game.name,
        "options": msgspec.to_builtins(match.origin.options),
        "secret": match.origin.secret,
        "host": host.id,
        "undo": UndoPolicy.FREE.value,
        "spectators": Spectators.LINK.value,
        "status": status.value,
        "made": now,
        "changed": now,
        "branch_of": source,
    }
    table_id = keep_new(table, seats, batch)
    data = Play.begin(match).save()
    batch.add(rows.NEW_SNAPSHOT, {"table_id": table_id, "number": 0, "data": data})
    return table_id
