"""Neglect: a table where nothing happens any more. Its people are asked once, then it is closed.

So is one that a keeper of the house takes away.
"""

from __future__ import annotations

from rouages.tables.ledger.rows import NoticeKind, NoticeRow, Page
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.seating import ANSWER_SECONDS, Seating
from rouages.tables.wire.refusals import NotYourSeat
from rouages.tables.wire.states import Status


def look_after(proceedings: Proceedings, patience: float, now: float, page: Page) -> None:
    """Ask whether anybody plays on where nothing has happened for so long, or close.

    A match that cannot be opened waits for rules that can read it.
    """
    seating = proceedings.seating
    if proceedings.trouble or not is_neglected(seating, patience, now):
        return
    if seating.asked is None:
        seating.asked = now
        proceedings.keep_table(page)
        for guest in sorted({seat.guest for seat in seating.people if seat.guest is not None}):
            page.append(NoticeRow(seating.id, guest, NoticeKind.STILL, now))
    elif seating.asked + ANSWER_SECONDS <= now:
        close(proceedings, page)


def is_neglected(seating: Seating, patience: float, now: float) -> bool:
    """Whether nothing has happened for so long; a match with a clock goes on by itself, a lesson can wait.

    The challenge of the day ends with its day. Who is away for days, and has said so, neglects nothing.
    """
    terms = seating.terms
    stands = seating.is_waiting or (seating.is_playing and terms.clock is None)
    return (
        stands
        and terms.lesson is None
        and (terms.day is None or terms.practice)
        and max(seating.changed, seating.vacation) + patience <= now
    )


def close(proceedings: Proceedings, page: Page, status: Status = Status.UNFINISHED) -> None:
    """End a match without its end: nobody has won or lost it, be it that it is unfinished or drawn."""
    seating = proceedings.seating
    seating.status = Status.CANCELLED if seating.is_waiting else status
    proceedings.petition.forget()
    proceedings.touch(page)


def remove(proceedings: Proceedings, now: float, page: Page) -> None:
    """A keeper of the house takes the table away: what goes on there ends so."""
    seating = proceedings.seating
    seating.removed = now
    if seating.is_waiting or seating.is_playing:
        close(proceedings, page)
    else:
        proceedings.keep_table(page)


def play_on(proceedings: Proceedings, guest: int | None, page: Page) -> None:
    """Somebody who sits here, or laid the table, wants it to stay."""
    seating = proceedings.seating
    if guest is None or not (seating.held_by(guest) or guest == seating.terms.host):
        raise NotYourSeat(seat=None)
    if seating.asked is not None:
        proceedings.touch(page)
