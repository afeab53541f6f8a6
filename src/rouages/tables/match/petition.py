"""Petition: a seat asks the others whether it may take its last answer back; who last said no to a wish."""

from __future__ import annotations

from typing import Literal

from rouages.tables.wire.messages import UndoRequest, WishRefused
from rouages.tables.wire.refusals import NobodyAsks


class Petition:
    """Who asks, who has not agreed yet, and who last said no; forgotten as soon as anything is done."""

    __slots__ = ("refused", "request")

    def __init__(self) -> None:
        self.request: UndoRequest | None = None
        self.refused: WishRefused | None = None

    def forget(self) -> None:
        """Nobody asks any more."""
        self.request = self.refused = None

    def ask(self, seat: int, others: tuple[int, ...]) -> None:
        """A seat asks these others."""
        self.request, self.refused = UndoRequest(seat, others), None

    def refuse(self, seat: int, by: int, what: Literal["undo", "stop", "draw"]) -> None:
        """A seat wished for something, and another said no."""
        self.request, self.refused = None, WishRefused(seat, by, what)

    def hear(self, seat: int, *, agrees: bool) -> int | None:
        """What one of the others says; the seat that asked, once all have agreed."""
        request = self.request
        if request is None or seat not in request.waiting:
            raise NobodyAsks()
        if not agrees:
            self.refuse(request.seat, seat, "undo")
            return None
        waiting = tuple(other for other in request.waiting if other != seat)
        if not waiting:
            return request.seat
        self.request = UndoRequest(request.seat, waiting)
        return None
