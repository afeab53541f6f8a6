"""Cards: a table as it is shown from outside."""

from __future__ import annotations

from rouages.tables.live import LiveTable
from rouages.tables.wire.states import TableCard


def card_of(table: LiveTable, guest: int | None) -> TableCard:
    """A table in memory, as a guest sees it in the lobby."""
    seating, proceedings = table.seating, table.proceedings
    mine = seating.held_by(guest)
    asked = proceedings.asked
    questions = {
        seat: asked[seat] for seat in mine if seat in asked and not seating.seats[seat].is_played_by_bot
    }
    return TableCard(
        proceedings.state,
        table.audience.seat_states(),
        mine,
        bool(questions),
        seating.changed,
        proceedings.progress,
        table.timers.until(mine),
        host=guest is not None and guest == seating.terms.host,
        questions=questions,
    )
