"""Advice over HTTP: what is asked and answered."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from rouages.bots.explaining import Explained


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/hint: what would you do?"""

    seat: int
    question: int


class ReviewWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/review: what would have been better at this moment of a seat's film?"""

    seat: int
    moment: int


class Opinion(Struct, frozen=True):
    """What a strong bot thinks of one option."""

    option: int
    value: float
    """How well the seat would stand, from 0 (lost) to 1 (won)."""
    visits: int
    """In how many imagined games that was tried."""


class Reason(Struct, frozen=True):
    """How much of something imagined games led to after the best option, and after the next best."""

    name: str
    """What was counted: the game's catalogue has words for more of it and for less."""
    here: float
    elsewhere: float
    speaks_for: bool


class Omen(Struct, frozen=True):
    """What came about in a share of the games that were imagined after the best option."""

    name: str
    """What: the game's catalogue has words for it."""
    speaks_for: bool
    what: int | None
    """Which robot brought it, or which flag it is."""
    count: int
    share: float


class Advice(Struct, frozen=True):
    """The options that were tried, the best first."""

    opinions: tuple[Opinion, ...]
    reasons: tuple[Reason, ...]
    """What speaks for the best option, then what speaks against it."""
    foretold: tuple[Omen, ...]
    """What the best option brings, and what is risked with it."""
    chosen: int | None
    """The option that was taken, where the match is over."""


class Estimates(Struct, frozen=True):
    """GET /api/tables/<id>/estimates?seat=: how well a seat stood at each moment of its film."""

    values: tuple[float, ...]


class Report(Struct, frozen=True):
    """POST /api/tables/<id>/report: for a file about a fault, which the screen saves and sends nowhere."""

    record: dict[str, Any] | None
    """The match so far; null while others play, for it would tell all that is hidden."""


def advice_of(found: Explained, chosen: int | None) -> Advice:
    """What a bot has considered, as it is told."""
    opinions = tuple(Opinion(each.option, each.value, each.visits) for each in found.considered)
    reasons = tuple(Reason(*astuple(each)) for each in found.reasons)
    return Advice(opinions, reasons, tuple(Omen(*astuple(each)) for each in found.foretold), chosen)
