"""The challenge of the day at a table: alone with the day's bots, under the luck that all have."""

from __future__ import annotations

import msgspec

from rouages.days.deal import Deal
from rouages.engine.daily import PERSON
from rouages.tables.ledger.rows import NewRow, Page, PositionRow, Terms
from rouages.tables.ledger.seats import Person, Seat
from rouages.tables.match.beginning import new_id
from rouages.tables.match.play import Play
from rouages.tables.wire.states import SeatKind, Spectators, Status, UndoPolicy


def lay_challenge(deal: Deal, host: Person, now: float) -> Page:
    """A table for the counted attempt: answers are taken back only as far as nothing was learnt."""
    return _lay(deal, host, now, UndoPolicy.UNTIL_LEARNT, practice=False)


def lay_practice(deal: Deal, host: Person, now: float) -> Page:
    """The same deal once more, which counts nowhere."""
    return _lay(deal, host, now, UndoPolicy.FREE, practice=True)


def _lay(deal: Deal, host: Person, now: float, undo: UndoPolicy, *, practice: bool) -> Page:
    match = deal.begin()
    terms = Terms(
        id=new_id(),
        game=deal.game,
        options=msgspec.to_builtins(match.origin.options),
        secret=deal.secret,
        host=host.id,
        undo=undo,
        spectators=Spectators.NOBODY,
        made=now,
        day=deal.day.isoformat(),
        practice=practice,
    )
    bots = [Seat(number, SeatKind.BOT, level=level) for number, level in enumerate(deal.sheet.bots, start=1)]
    seats = (Seat(PERSON, SeatKind.PERSON, host.id, host.name), *bots)
    return [NewRow(terms, seats, Status.PLAYING), PositionRow(terms.id, 0, Play.begin(match).save())]
