"""Advice: what may be thought about or handed out while a match goes on."""

from __future__ import annotations

from typing import Any

from rouages.tables.ledger.rows import Page
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.refusals import Late, MatchNotOver, NoHints, NotYourSeat


def count_hint(proceedings: Proceedings, guest: int, seat: int, question: int, page: Page) -> bytes:
    """The match to think about, if a hint is fair here, and the question still stands."""
    seating = proceedings.seating
    if seat not in seating.held_by(guest):
        raise NotYourSeat(seat=seat)
    if not seating.may_have_hints(guest):
        raise NoHints()
    play = proceedings.opened()
    if proceedings.asked.get(seat) != question:
        raise Late(seat=seat, question=question)
    _count(proceedings, seat, page)
    return play.match.save()


def record(proceedings: Proceedings, _: Page) -> dict[str, Any]:
    """The whole match, its secret included, once it is over."""
    match = proceedings.opened().match
    if not match.over:
        raise MatchNotOver()
    proceedings.must_be_open_to_all()
    return match.record()


def record_so_far(proceedings: Proceedings, guest: int, page: Page) -> dict[str, Any] | None:
    """The whole match once it is over; before that only to who plays alone, and what it tells is a hint."""
    match = proceedings.opened().match
    proceedings.must_be_open_to_all()
    if not match.over:
        if not proceedings.seating.plays_alone(guest):
            return None
        for number in proceedings.seating.held_by(guest):
            _count(proceedings, number, page)
    return match.record()


def _count(proceedings: Proceedings, number: int, page: Page) -> None:
    seat = proceedings.seating.seats[number]
    seat.hints += 1
    proceedings.seating.keep(seat, page)
