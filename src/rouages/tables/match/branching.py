"""Branching: tables that begin in the middle, from a moment of a finished match or from a record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rouages.engine import loading
from rouages.engine.match import Match
from rouages.engine.record import read
from rouages.engine.refusals import WrongSeats
from rouages.games import GAMES
from rouages.tables.ledger.rows import NewRow, Page, PositionRow, Terms
from rouages.tables.ledger.seats import Person, Seat
from rouages.tables.match.beginning import new_id, seats_for
from rouages.tables.match.play import Play
from rouages.tables.wire.refusals import SewnRecord
from rouages.tables.wire.states import Place, SeatKind, Spectators, Status, UndoPolicy

CUT = "cut/"
"""Before the id of a table whose line was cut, in place of the table that others branch off."""


def lay_branch(
    match: Match, source: str, places: Sequence[Place], host: Person, levels: Sequence[str], now: float
) -> Page:
    """A practice table at this position of a finished match, with others in the seats if one likes.

    Cards lie as they lay, and chance goes on as it would have gone on: the secret of a finished match is
    known to everybody, so that nothing is given away, and another choice is compared under the same luck.
    """
    if len(places) != match.players:
        least, most = match.game.seats[0], match.game.seats[-1]
        raise WrongSeats(game=match.game.name, least=least, most=most, players=len(places))
    seats = seats_for(places, host, levels)
    return _lay(match, NewRow(_terms(match, host, now, source), seats))


def lay_record(data: bytes, host: Person, now: float) -> Page:
    """A finished table from a record, every answer of which is checked; what is not sealed is not told."""
    record = read(data)
    if record.seam:
        raise SewnRecord()
    match = loading.replay(record, GAMES)
    if not record.undos_seal:
        match.undos = [0] * match.players
    seats = tuple(Seat(number, SeatKind.PERSON) for number in range(match.players))
    return _lay(match, NewRow(_terms(match, host, now, None), seats, Status.OVER))


def _terms(match: Match, host: Person, now: float, source: str | None) -> Terms:
    return Terms(
        id=new_id(),
        game=match.game.name,
        options=msgspec.to_builtins(match.origin.options),
        secret=match.origin.secret,
        host=host.id,
        undo=UndoPolicy.FREE,
        spectators=Spectators.LINK,
        made=now,
        branch_of=source,
    )


def _lay(match: Match, row: NewRow) -> Page:
    return [row, PositionRow(row.terms.id, 0, Play.begin(match).save())]
