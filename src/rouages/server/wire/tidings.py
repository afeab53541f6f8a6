"""What travels between the keepers of a house and those whom they answer: reports, holds, appeals."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rouages.server.wire.keepers import Grievance, HoldKind


class AppealState(Struct, frozen=True):
    """What somebody said against being held back, and what came of it."""

    text: str
    made: float
    closed: float | None
    """When a keeper answered."""
    answer: str
    """With which sentence."""


class OwnHold(Struct, frozen=True):
    """How somebody is held back now, why, and what they said against it; they may once."""

    kind: HoldKind
    until: float | None
    why: str
    appeal: AppealState | None


class HoldLifted(Struct, frozen=True):
    """An appeal was heard: they are held back so no more."""

    kind: HoldKind
    answer: str
    closed: float


class ReportAnswered(Struct, frozen=True):
    """What came of a report, as far as who made it may know: not who decided what, nor with which words."""

    whom: str
    """The name of whom it was about; empty once they have left the house."""
    reason: Grievance
    made: float
    closed: float
    upheld: bool
    """Whether the keepers did something about it."""


class Tidings(Struct, frozen=True):
    """GET /api/me/tidings: what the keepers of the house have for somebody and was not read yet."""

    at: float
    """When this was: whoever has read it says so with this."""
    holds: tuple[OwnHold, ...]
    """As long as they last, read or not."""
    reports: tuple[ReportAnswered, ...]
    lifted: tuple[HoldLifted, ...]


class TidingsRead(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/tidings/read: all that was so until then was read."""

    at: Annotated[float, Meta(ge=0)]


class NewAppeal(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/appeals: what is to be said against being held back."""

    kind: HoldKind
    text: Annotated[str, Meta(max_length=1000)]
