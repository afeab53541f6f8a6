"""A player's page as it travels: what they are at each game, and every match that they have finished."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rouages.server.wire.standings import Rating
from rouages.server.wire.ties import PlayerCard
from rouages.tables.wire.states import TableCard


class MatchKind(StrEnum):
    """What a match was played for."""

    RATED = "rated"
    TOGETHER = "together"
    """Won or lost together."""
    FREE = "free"
    """Against one another, or bots, without a rating."""


class MatchResult(StrEnum):
    """How a match ended for somebody."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    """All agreed on a draw."""


class PlayerGame(Struct, frozen=True):
    """What a player did at a game."""

    game: str
    cooperative: bool
    played: int
    won: int
    rating: Rating | None


class SharedGame(Struct, frozen=True):
    """What who asks and a player have played with each other at a game."""

    game: str
    matches: int
    won: int
    """How often who asks was ahead of the player, where they played against each other."""
    lost: int
    level: int
    """How often neither was."""
    together: int
    together_won: int


class Shared(Struct, frozen=True):
    """The same of all games."""

    matches: int
    won: int
    lost: int
    level: int
    together: int
    together_won: int
    games: tuple[SharedGame, ...] = ()


class PlayerPage(Struct, frozen=True):
    """GET /api/players/<handle>."""

    player: PlayerCard
    open: bool
    """Whether who asks may see it; if not, the rest is empty."""
    since: float | None = None
    games: tuple[PlayerGame, ...] = ()
    shared: Shared | None = None
    """Nothing on one's own page, and for who has played nothing with them."""
    years: tuple[int, ...] = ()
    """In which they have finished a match, the last one first."""
    tables: tuple[TableCard, ...] = ()
    """Where they sit and others may sit down or look on."""


class PastMatch(Struct, frozen=True):
    """A finished match in the history of a player."""

    table: str | None
    """Where its film is; none where who asks may not look on."""
    game: str
    ended: float
    kind: MatchKind
    result: MatchResult
    conceded: bool
    players: int
    place: int
    score: int
    gain: int | None
    """By how many points their rating rose."""
    others: tuple[str, ...]
    """The names of the people with whom they played, as far as who asks may look on."""


class PastMatches(Struct, frozen=True):
    """GET /api/players/<handle>/matches?game=&with=&result=&year=&kind=&page=: the newest first."""

    total: int
    """How many there are, page by page."""
    first: int
    """How many are newer than those that are given."""
    matches: tuple[PastMatch, ...]


class CurvePoint(Struct, frozen=True):
    """What was believed of a player at a game after a match."""

    ended: float
    points: int
    give: int


class Curve(Struct, frozen=True):
    """GET /api/players/<handle>/curve/<game>: the last rated matches, the oldest first."""

    points: tuple[CurvePoint, ...]
