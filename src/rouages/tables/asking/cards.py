"""Cards: a table as it is shown from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rouages.tables.ledger.rows import TableRow, Terms
from rouages.tables.ledger.seats import Seat
from rouages.tables.live import LiveTable
from rouages.tables.match.seating import table_state
from rouages.tables.waiting.timer import soonest, timer_from
from rouages.tables.wire.states import Status, TableCard

OVER_SECONDS = 3 * 24 * 3600
PRACTICE_SECONDS = 24 * 3600
"""After so long without anything new a finished table, and one for practice, is put away by itself."""


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


def kept_card(
    terms: Terms, state: TableRow, seats: Sequence[Seat], timers: Mapping[int, bytes], guest: int | None
) -> TableCard:
    """A table that was put away, as a guest sees it in the lobby."""
    asked = state.pending if state.status is Status.PLAYING else ()
    mine = tuple(seat.number for seat in seats if guest is not None and seat.guest == guest)
    return TableCard(
        table_state(terms, state.status, state.rematch, state.asked),
        tuple(seat.state(online=False, thinking=seat.number in asked) for seat in seats),
        mine,
        any(seat in asked and not seats[seat].is_played_by_bot for seat in mine),
        state.changed,
        state.progress,
        soonest(timer_from(timers[seat]) for seat in mine if seat in timers),
        host=guest is not None and guest == terms.host,
    )
