"""Origin: where a match came from, be it its beginning or a position that other rules led to."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.refusals import NothingToUndo, OtherRulesThen, Refusal


class Seam(Struct, frozen=True, kw_only=True):
    """Where a match goes on from its position: under the rules of today its answers lead elsewhere."""

    version: int
    """Of the rules that it was begun with."""
    answers: tuple[tuple[int, int], ...]
    """All that was answered before: it is sealed, but it cannot be played again."""
    position: bytes
    """The table there, as the version that goes on writes it."""


class Origin(NamedTuple):
    """Where a match came from: all that is needed to begin it again."""

    players: int
    options: Struct
    secret: bytes
    contributions: tuple[bytes, ...]
    seed: int | None
    seam: Seam | None = None
    """Where its first answer is to be played, if that is not the beginning."""

    @property
    def earlier(self) -> tuple[tuple[Seat, int], ...]:
        """The answers before the seam."""
        return self.seam.answers if self.seam else ()

    def nothing_to_undo(self, seat: Seat) -> Refusal:
        """Why a seat that has not answered since the beginning, or the seam, cannot go back."""
        given = [number for number, (who, _) in enumerate(self.earlier, start=1) if who == seat]
        return OtherRulesThen(seat=seat, answer=given[-1]) if given else NothingToUndo(seat=seat)
