"""Petition: a seat asks the others whether it may take its last answer back."""

from __future__ import annotations

from rouages.tables.wire.messages import UndoRefused, UndoRequest
from rouages.tables.wire.refusals import NobodyAsks


class Petition:
    """Who asks, who has not agreed yet, and who last said no; forgotten as soon as anything is done."""

    __slots__ = ("refused", "request")

    def __init__(self) -> None:
        self.request: UndoRequest | None = None
        self.refused: UndoRefused | None = None

    def forget(self) -> None:
        """Nobody asks any more."""
        self.request = self.refused = None

    def ask(self, seat: int, others: tuple[int, ...]) -> None:
        """A seat asks these others."""
        self.request, self.refused = UndoRequest(seat, others), None

    def hear(self, seat: int, *, agrees: bool) -> int | None:
        """What one of the others says; the seat that asked, once all have agreed."""
        request = self.request
        if request is None or seat not in request.waiting:
            raise NobodyAsks()
        if not agrees:
            self.request, self.refused = None, UndoRefused(request.seat, seat)
            return None
        waiting = tuple(other for other in request.waiting if other != seat)
        if not waiting:
            return request.seat
        self.request = UndoRequest(request.seat, waiting)
        return None
