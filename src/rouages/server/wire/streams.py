"""What travels over the stream of events of somebody's tables: GET /api/events, a line of JSON each."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from rouages.tables.wire.states import Status


class Invited(Struct, frozen=True, tag=True):
    """A seat at a table is kept for this reader, and the match cannot begin before they come to it.

    So it is for who has just sat down or laid a table, and where others want to play again.
    """

    table: str
    game: str
    seats: tuple[int, ...]
    """Those that the reader holds."""


class Began(Struct, frozen=True, tag=True):
    """A match goes on at a table."""

    table: str
    game: str
    seats: tuple[int, ...]


class YourTurn(Struct, frozen=True, tag=True):
    """A table waits for an answer of this reader."""

    table: str
    game: str
    seat: int
    question: int
    """The number of the question; those that follow in the same turn are told by the table's own socket."""
    until: float | None
    """When the first of the reader's clocks runs out there, in seconds since 1970."""


class Ended(Struct, frozen=True, tag=True):
    """A table is over, was called off, closed unfinished, or is no longer the reader's."""

    table: str
    game: str
    status: Status
    place: int | None
    """The place that the reader had, where the match counts; 1 is first."""


class UpToDate(Struct, frozen=True, tag=True):
    """All that is so at the beginning was told; what follows is new."""


class Closing(Struct, frozen=True, tag=True):
    """The last line: why the stream ends."""

    refusal: dict[str, Any]
    """A refusal record."""


StreamEvent: TypeAlias = Invited | Began | YourTurn | Ended | UpToDate | Closing
