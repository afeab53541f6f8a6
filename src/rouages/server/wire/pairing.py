"""What travels about quick pairing: what somebody wants, and how their wait goes."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

MOST_SEATS = 8


class Pace(StrEnum):
    """How fast one plays: without a break, at one's ease within about an hour, or over days."""

    LIVE = "live"
    HOUR = "hour"
    DAYS = "days"


class Want(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/pairing: any of these games, at any of these paces, at a table of any of these sizes."""

    games: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)]
    paces: Annotated[tuple[Pace, ...], Meta(max_length=3)]
    sizes: Annotated[tuple[Annotated[int, Meta(ge=2, le=MOST_SEATS)], ...], Meta(max_length=MOST_SEATS)]
    """How many play, bots included."""
    close: bool = True
    """Whether the others shall be of about the same strength, as long as the wait is short."""
    accounts: bool = False
    """Whether only people who sign in are wanted, so that the match is rated."""
    bots: Annotated[int, Meta(ge=5, le=3600)] | None = None
    """After so many seconds bots take the seats that are left; none: only when one says so."""
    joins: bool = False
    """Whether people who come before the second turn take the seats of bots, and so does who wants it."""


class Beside(Struct, frozen=True):
    """Somebody who waits for the same table."""

    name: str
    points: int | None
    """How strong they are at this game; none of who was never rated there."""
    bots: bool
    """Whether they would begin now with bots in the seats that are left."""


class Forming(Struct, frozen=True):
    """The table that the fewest are missing at."""

    game: str
    pace: Pace
    size: int
    people: tuple[Beside, ...]
    """Who waits for it beside the reader, the longest first."""
    bots: int
    """How many bots would sit there if the reader began now."""


class Wait(Struct, frozen=True):
    """How the reader's own wait goes."""

    want: Want
    since: float
    bots_at: float | None
    """When bots take the seats that are left."""
    points: dict[str, int]
    """How strong the reader is at each game, as far as it is known."""
    forming: Forming | None = None
    """None once the table is found."""
    table: str | None = None
    """The table that was found."""


class PairingState(Struct, frozen=True):
    """Who waits for what, as the reader may know it."""

    now: float
    """By the server's clock, as all moments here."""
    searching: dict[str, int]
    """How many wait for a table of each game."""
    usual: dict[str, float] = {}
    """How many seconds one usually waits for each game, as far as that was seen in the last day."""
    wait: Wait | None = None
    left: int = 0
    """How many tables that were found so the reader has left within the first turn, in the last day."""
    held: float | None = None
    """Until when the reader may not wait for another, having left too many."""
