"""Cards: a table as it is shown from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rouages.tables.ledger.rows import TableRow, Terms
from rouages.tables.ledger.seats import Seat
from rouages.tables.live import LiveTable
from rouages.tables.match.seating import table_state
from rouages.tables.waiting.timer import soonest, timer_from
from rouages.tables.wire.states import LessonState, Status, TableCard, Watching

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
    is_late = seating.sees_late(guest)
    seats = table.audience.seat_states()
    state = proceedings.state
    return TableCard(
        replace(state, drawable=False) if is_late else state,
        tuple(replace(seat, thinking=False) for seat in seats) if is_late else seats,
        mine,
        bool(questions),
        seating.changed,
        None if is_late else proceedings.progress,
        table.timers.until(mine),
        host=guest is not None and guest == seating.terms.host,
        questions=questions,
    )


def kept_card(
    terms: Terms,
    state: TableRow,
    seats: Sequence[Seat],
    timers: Mapping[int, bytes],
    guest: int | None,
    given: int | None,
) -> TableCard:
    """A table that was put away, as a guest sees it in the lobby; at a lesson, so many answers were given."""
    lesson = LessonState(terms.lesson, given) if terms.lesson is not None and given is not None else None
    is_playing = state.status is Status.PLAYING
    mine = tuple(seat.number for seat in seats if guest is not None and seat.guest == guest)
    is_late = is_playing and terms.watching is not Watching.LIVE and not mine
    asked = state.pending if is_playing and not is_late else ()
    return TableCard(
        table_state(terms, state.status, state.rematch, state.asked, lesson=lesson),
        tuple(seat.state(online=False, thinking=seat.number in asked) for seat in seats),
        mine,
        any(seat in asked and not seats[seat].is_played_by_bot for seat in mine),
        state.changed,
        None if is_late else state.progress,
        soonest(timer_from(timers[seat]) for seat in mine if seat in timers),
        host=guest is not None and guest == terms.host,
    )
