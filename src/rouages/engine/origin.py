"""Origin: where a match came from, be it its beginning or a position that other rules led to."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.engine.luck import LuckByPurpose
from rouages.engine.refusals import NothingToUndo, OtherRulesThen, Refusal
from rouages.engine.script import Lesson


class Seam(Struct, frozen=True, kw_only=True):
    """Where a match goes on from its position: it is a lesson, or its answers lead elsewhere today."""

    version: int
    """Of the rules that it was begun with."""
    answers: tuple[tuple[int, int], ...]
    """All that was answered before: it is sealed, but it cannot be played again."""
    position: bytes
    """The table there, as the version that goes on writes it."""
    lesson: Lesson | UnsetType = UNSET
    """What the match teaches, and what is drawn in it; of other matches nothing is written here."""


class Origin(NamedTuple):
    """Where a match came from: all that is needed to begin it again."""

    players: int
    options: Struct
    secret: bytes
    contributions: tuple[bytes, ...]
    seed: int | None
    seam: Seam | None = None
    """Where its first answer is to be played, if that is not the beginning."""
    by_purpose: bool = False
    """Whether its luck goes by purpose, so that others can play the same deal."""

    @property
    def earlier(self) -> tuple[tuple[Seat, int], ...]:
        """The answers before the seam."""
        return self.seam.answers if self.seam else ()

    def renewed(self, version: int) -> range:
        """The versions of the rules up to this one under which the match went on since it began."""
        return range(self.seam.version + 1, version + 1) if self.seam else range(0)

    @property
    def lesson(self) -> Lesson | None:
        """What makes it a lesson, if it is one."""
        return (self.seam.lesson or None) if self.seam else None

    def chance(self, rng: Rng) -> Rng:
        """The generator of a table of this match: in a lesson it draws what the script says."""
        if self.lesson:
            return self.lesson.scripted(rng)
        return LuckByPurpose.of(rng) if self.by_purpose else rng

    def imagined(self, seed: int) -> Origin:
        """Of a world that somebody imagines, who does not know the secret."""
        return Origin(self.players, self.options, b"", (), seed, self.seam, self.by_purpose)

    def nothing_to_undo(self, seat: Seat) -> Refusal:
        """Why a seat that has not answered since the beginning, or the seam, cannot go back."""
        given = [number for number, (who, _) in enumerate(self.earlier, start=1) if who == seat]
        return OtherRulesThen(seat=seat, answer=given[-1]) if given else NothingToUndo(seat=seat)
