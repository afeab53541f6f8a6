"""Calls: telling people who are elsewhere that a table has begun to wait for them."""

from __future__ import annotations

from rouages.tables.audience.audience import Audience
from rouages.tables.ledger.seats import Seat
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.outside import Outside
from rouages.tables.wire.refusals import RemindedLately

AN_HOUR = 3600


class TableCalls:
    """Notices when a table begins to wait for somebody whose screen is not open there."""

    __slots__ = ("_audience", "_awaited", "_outside", "_proceedings", "_reminded")

    def __init__(self, proceedings: Proceedings, audience: Audience, outside: Outside) -> None:
        self._proceedings = proceedings
        self._audience = audience
        self._outside = outside
        self._awaited: set[int] = set()
        self._reminded: dict[int, float] = {}
        """When each seat was last called by somebody who waits."""

    def read(self) -> None:
        """The table was read: whom it waited for already has been told."""
        self._awaited = self._proceedings.awaited

    def wake(self) -> None:
        """Call those for whom the table has begun to wait."""
        before, self._awaited = self._awaited, self._proceedings.awaited
        if fresh := self._awaited - before:
            seating = self._proceedings.seating
            for guest in {seating.seats[seat].guest for seat in fresh} - self._audience.guests:
                if guest is not None:
                    self._call(guest)

    def remind(self, seat: Seat) -> None:
        """Call once more who is awaited, if that was not done lately."""
        now = self._outside.loop.now()
        if self._reminded.get(seat.number, -AN_HOUR) + AN_HOUR > now:
            raise RemindedLately()
        self._reminded[seat.number] = now
        if seat.guest is not None:
            self._call(seat.guest)

    def _call(self, guest: int) -> None:
        seating = self._proceedings.seating
        self._outside.neighbours.awaited(seating.id, seating.terms.game, guest)
