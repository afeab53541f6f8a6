"""What travels of deals that others play: the link, what it leads to, and how their games compare."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rouages.engine.game import Outcome
from rouages.tables.asking.apart import Apart
from rouages.tables.wire.states import SeatState


class DealLink(Struct, frozen=True):
    """POST /api/tables/<id>/deal: the link by which others play the deal of a finished match."""

    id: str
    """The page is at /deal/<id>."""


class NewTake(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/deals/<id>: play the deal from a seat."""

    seat: Annotated[int, Meta(ge=0, le=63)]


class OwnTake(Struct, frozen=True):
    """A game of this deal that the reader has begun."""

    seat: int
    table: str
    over: bool


class DealGame(Struct, frozen=True):
    """One game of the deal, as it is compared with the others."""

    table: str | None
    """Whose film the reader may watch; none if they may not."""
    original: bool
    name: str
    """Of who played it; empty of the original, where the seats say who played."""
    handle: str | None
    me: bool
    seat: int
    """The one that is compared."""
    outcome: Outcome
    conceded: bool
    """Whether they gave up, and a bot played on."""
    turns: int | None
    """How many rounds, turns or days it took, where the game counts them."""
    undos: int
    hints: int
    ended: float


class DealPage(Struct, frozen=True):
    """GET /api/deals/<id>?shown=: a deal that one can play, and what came of it.

    The results are told to who has played it to its end, or sat at the first table; with `shown=1` to all.
    """

    id: str
    game: str
    options: dict[str, Any]
    cooperative: bool
    """Whether all win or lose together."""
    maker: str
    """Who made the link; empty once they have left the house for good."""
    handle: str | None
    made: float
    until: float
    """Until when it can be played, in seconds since 1970."""
    open: bool
    """Whether the reader can still begin a game of it."""
    by_purpose: bool
    """Whether all luck is the same; else only the start is."""
    seat: int
    """The seat that is offered first."""
    seats: tuple[SeatState, ...]
    """Who sat where; people whose table does not allow spectators have no names here."""
    bots: tuple[str, ...]
    """Of which level the bot is that plays each seat where the reader does not."""
    finished: int
    """How many games were played to their end, besides the original."""
    mine: tuple[OwnTake, ...]
    knows: bool
    """Whether the reader is told the results without asking."""
    games: tuple[DealGame, ...] | None
    """The original first, then as they were begun; none: they are covered."""


class DealMoments(Struct, frozen=True):
    """GET /api/deals/<id>/games/<table>: where a game went apart from the original."""

    moments: tuple[Apart, ...]
    """None if it never did."""
