"""Paired: tables that are laid for people who waited for one, and called off if somebody does not come."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.tables.ledger.rows import NewRow, Page
from rouages.tables.ledger.seats import Person, name_beside
from rouages.tables.match.beginning import lay
from rouages.tables.match.neglect import close
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.states import NewTable, SeatKind


def lay_for(wish: NewTable, people: Sequence[Person], levels: Sequence[str], now: float) -> NewRow:
    """A table whose open seats these people have, in their order; the first of them has laid it."""
    row = lay(wish, people[0], levels, now)
    free = [seat for seat in row.seats if seat.kind is SeatKind.OPEN]
    for seat, person in zip(free, people, strict=True):
        seat.kind, seat.guest, seat.keeper = SeatKind.PERSON, person.id, person.keeper
        seat.name = name_beside(person.name, [each.name for each in row.seats])
    return row


def dissolve(proceedings: Proceedings, page: Page) -> None:
    """Call a table off that still waits for somebody: whoever has not come has left it."""
    seating = proceedings.seating
    if not seating.is_waiting:
        return
    for seat in seating.seats:
        if not seat.is_ready:
            proceedings.note_left(seat, page)
    close(proceedings, page)
