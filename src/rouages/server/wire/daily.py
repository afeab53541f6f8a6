"""What travels over HTTP of the challenge of the day."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from rouages.days.chain import Chain
from rouages.engine.daily import Score, Steps


class AttemptState(StrEnum):
    """Where somebody's own attempt is."""

    OPEN = "open"
    """Nothing was answered yet, be the table laid or not."""
    BEGUN = "begun"
    OVER = "over"


class BoardKind(StrEnum):
    """Whose attempts are compared."""

    ALL = "all"
    FRIENDS = "friends"
    UNAIDED = "unaided"
    """Without a hint and without anything taken back."""


class Absence(StrEnum):
    """Why somebody stands on no public board."""

    GUEST = "guest"
    """Only who signs in does."""
    NEW = "new"
    """Only who was known before the day began."""
    KEEPER = "keeper"
    """They may have the key."""
    BOT = "bot"


class Aside(StrEnum):
    """Why an attempt, which is its owner's all the same, stands on no board."""

    DEVICE = "device"
    """Another person has played this deal on the same device before."""
    RULES = "rules"
    """The rules of the game or its bots were changed on this day, before it was laid or in the middle."""
    DOUBTED = "doubted"
    """Played once more, it did not come to the same score."""


class DailyCard(Struct, frozen=True):
    """One game of today, and how far one's own attempt is."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """Who sits in the other seats, seat by seat."""
    state: AttemptState
    table: str | None
    """Of the counted attempt, once it was laid."""
    score: Score | None
    """Once it is over and was played again."""
    first: bool
    """Whether it was won against the bots."""
    undos: int
    hints: int
    place: int | None
    """Among all; none before one's own attempt is over, and for who stands on no board."""
    finished: int
    """How many attempts stand on the board."""
    friends: int
    """How many friends have finished theirs."""
    aside: Aside | None
    """Why this attempt stands on no board, or would not; nothing else of it is lost."""


class PublishedChain(Struct, frozen=True):
    """What was published before the first day: by it the secret of a day that is over is verified."""

    first: str
    last: str
    days: int
    number: int
    """Of the first day."""
    end: str


def published(chain: Chain) -> PublishedChain:
    """A chain as it is published."""
    return PublishedChain(
        chain.first.isoformat(), chain.last.isoformat(), chain.days, chain.number, chain.end
    )


class DailyPage(Struct, frozen=True):
    """GET /api/daily: the challenge of today."""

    day: str
    number: int
    ends: float
    """When, in seconds since 1970: the same moment everywhere."""
    now: float
    """By the clock of the house: that of the reader's machine may be wrong."""
    chain: PublishedChain
    yesterday: str | None
    """The day before, if it had deals."""
    games: tuple[DailyCard, ...]
    streak: int
    week: tuple[bool, ...]
    """Monday to Sunday of this week: whether one has finished anything on that day."""
    absence: Absence | None
    """Why one stands on no public board; none of who does."""


class BoardRow(Struct, frozen=True):
    """One attempt on a board."""

    place: int
    name: str | None
    """None: somebody who does not wish to be named to who is not their friend."""
    handle: str | None
    me: bool
    friend: bool
    score: Score
    first: bool
    undos: int
    hints: int
    table: str | None
    """Whose film whoever has finished may watch; none where it would tell a name."""


class Bar(Struct, frozen=True):
    """How many have come to the same number."""

    number: int
    count: int


class Mark(Struct, frozen=True):
    """Where oneself or a friend stands among all."""

    number: int
    name: str
    handle: str | None
    me: bool


class Spread(Struct, frozen=True):
    """All scores that are counted in the same figure as one's own, the least number first."""

    figure: str
    less: bool
    bars: tuple[Bar, ...]
    marks: tuple[Mark, ...]


class Board(Struct, frozen=True):
    """GET /api/days/<day>/<game>: the best, and who is around oneself."""

    total: int
    rows: tuple[BoardRow, ...]
    spread: Spread | None = None
    """Among all; none on other boards, and while there is nothing to be compared."""


class Trail(Struct, frozen=True):
    """GET /api/days/<day>/<game>/trail: how one's own attempt went, in signs that tell no luck."""

    day: str
    number: int
    game: str
    score: Score
    steps: Steps


class DaysGone(Struct, frozen=True):
    """GET /api/days: what was published, the earliest first, be it of days to come; and which are over."""

    chains: tuple[PublishedChain, ...]
    last: str | None
    """The last day that is over; none before the first one is."""
    begins: str | None = None
    """The first of the days to come, where today has none."""


class DayGame(Struct, frozen=True):
    """What a game began from on a day that is over, and its best attempt without help."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    best: BoardRow | None


class DayShown(Struct, frozen=True):
    """GET /api/days/<day>: a day that is over, with its secret."""

    day: str
    number: int
    secret: str
    chain: PublishedChain
    """To whose end the secret leads."""
    games: tuple[DayGame, ...]
