"""Points of view: from where somebody may look at a match, as an address names it."""

from __future__ import annotations

from rouages.tables.match.rerun import Reader
from rouages.tables.match.seating import Seating
from rouages.tables.wire.refusals import NoSuchMoment, NotYourSeat
from rouages.tables.wire.states import Watching

PUBLIC = "public"
"""In place of a seat in an address: as a spectator sees it, whoever asks (a screen that all look at)."""


def points_of(seating: Seating, guest: int | None) -> tuple[Reader, ...]:
    """The points of view that somebody may take: their own seats', and once the match is over all.

    Where those who look on see the turns that are over from every seat, all are theirs.
    """
    is_open = seating.terms.watching is Watching.OPEN and seating.sees_late(guest)
    if seating.is_closed or is_open:
        return (*range(len(seating.seats)), None)
    return (*seating.held_by(guest), None)


def reader_of(asked: str, seating: Seating, guest: int | None) -> Reader:
    """The point of view that is asked for; else one's own first seat."""
    own = seating.held_by(guest)
    if asked == PUBLIC or (not asked and not own):
        return None
    seat = number_in(asked) if asked else own[0]
    seating.seat(seat)
    if seat not in points_of(seating, guest):
        raise NotYourSeat(seat=seat)
    return seat


def number_in(asked: str) -> int:
    """The small number that an address names; without one, 0."""
    number = number_from(asked or "0")
    if number is None:
        raise NoSuchMoment()
    return number


def number_from(text: str) -> int | None:
    """A small number, or none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
