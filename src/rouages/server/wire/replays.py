"""What travels over HTTP when a match is seen again: films, frames, branches and what was verified."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rouages.engine.chance import commitment
from rouages.engine.game import Outcome
from rouages.engine.match import Match
from rouages.games import GAMES
from rouages.tables.asking.films import Frame, Moment, Point
from rouages.tables.wire.gatherings import GatheringCard
from rouages.tables.wire.messages import LineText
from rouages.tables.wire.states import CLOSED, ChatLine, Place, SeatState, TableCard, TableState

LARGEST_RECORD = 512 * 1024
"""Bytes: a longer one is none that was ever played."""


class Film(Struct, frozen=True):
    """GET /api/tables/<id>/replay?seat=: a match from a point of view, as far as one may know it."""

    table: TableState
    seats: tuple[SeatState, ...]
    seat: int | None
    """The point of view; null is that of a spectator."""
    points: tuple[int | None, ...]
    """All the points of view that the reader may take: one's own while it goes on, then every seat's."""
    mine: tuple[int, ...]
    """The seats that the reader holds."""
    cooperative: bool
    """Whether all win or lose together."""
    moments: tuple[Moment, ...]
    events: list[Any]
    """All that this point of view saw happen: records of the game."""


class Frames(Struct, frozen=True):
    """GET /api/tables/<id>/replay/frames?seat=&from=&to=&steps=: some moments of a film.

    With `steps=1` each says how it came about, scene by scene.
    """

    frames: tuple[Frame, ...]


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/branch: play a finished match on, otherwise, from a moment of a film of it."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None
    """Whose film."""
    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=64)]


class Gatherings(Struct, frozen=True):
    """GET /api/tables/<id>/gatherings: who looks at a finished match together, and may be joined."""

    gatherings: tuple[GatheringCard, ...]


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/comments: write to a moment of a finished match."""

    answer: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """After so many answers; a moment of a film says how many (`Moment.answer`)."""
    text: LineText


class Comment(Struct, frozen=True):
    """A line of chat that was written to a moment."""

    number: int
    """Among all lines of the table: by it a keeper of the house can be told of the line."""
    line: ChatLine
    mine: bool


class Comments(Struct, frozen=True):
    """GET /api/tables/<id>/comments: what was written to the moments of a finished match."""

    comments: tuple[Comment, ...]
    """In the order of the moments; to the same moment, as they were written."""
    may: bool
    """Whether the reader may write: who sat there may, and who looks on with an account."""


class Verified(Struct, frozen=True):
    """GET /api/tables/<id>/verified: the record of a finished match, played again from its secret, agrees."""

    commitment: str
    """Published before the deal."""
    secret: str
    """Revealed at the end; its SHA-256 is the commitment."""
    answers: int
    """So many answers were played again, each with its seal."""
    outcome: Outcome | None
    """Where they lead: the result that was told."""


def film_of(card: TableCard, seat: int | None, points: tuple[int | None, ...], point: Point) -> Film:
    """A film from a point of view; after how many answers each moment is, only once the match is over."""
    is_closed = card.table.status in CLOSED
    return Film(
        table=card.table,
        seats=card.seats,
        seat=seat,
        points=points,
        mine=card.mine,
        cooperative=GAMES[card.table.game].cooperative,
        moments=tuple(
            moment if is_closed else msgspec.structs.replace(moment, answer=None) for moment in point.moments
        ),
        events=list(point.events),
    )


def verified_of(secret: bytes, match: Match) -> Verified:
    """What was found by playing a match again, at the table that was laid with this secret."""
    return Verified(commitment(secret), match.origin.secret.hex(), len(match.answers), match.outcome)
