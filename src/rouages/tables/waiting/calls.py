"""Calls: telling people who are elsewhere that a table has begun to wait for them."""

from __future__ import annotations

from rouages.tables.audience.audience import Audience
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.outside import Neighbours


class TableCalls:
    """Notices when a table begins to wait for somebody whose screen is not open there."""

    __slots__ = ("_audience", "_awaited", "_neighbours", "_proceedings")

    def __init__(self, proceedings: Proceedings, audience: Audience, neighbours: Neighbours) -> None:
        self._proceedings = proceedings
        self._audience = audience
        self._neighbours = neighbours
        self._awaited: set[int] = set()

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
                    self._neighbours.awaited(seating.id, seating.terms.game, guest)
