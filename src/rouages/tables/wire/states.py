"""What a table is laid for and what everybody may know of it: policies, seats, chat."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from rouages.engine.sight import Progress
from rouages.engine.temper import Temper
from rouages.tables.wire.time_control import AT_ONCE, Away, Clock

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]


class UndoPolicy(StrEnum):
    """When an answer may be taken back."""

    FREE = "free"
    UNTIL_LEARNT = "until-learnt"
    CONSENT = "consent"
    OFF = "off"


class Spectators(StrEnum):
    """Who may watch: nobody, whoever has the link, or anyone from the lobby."""

    NOBODY = "nobody"
    LINK = "link"
    ANYONE = "anyone"


class Watching(StrEnum):
    """What those who look on see of a match that goes on: all that everybody may know, at once; the same, but
    only up to where this turn began; that, and what every seat saw in the turns that are over; or all that
    everybody may know, some minutes later.
    """

    LIVE = "live"
    LATE = "late"
    OPEN = "open"
    DELAYED = "delayed"


Minutes: TypeAlias = Annotated[int, Meta(ge=1, le=24 * 60)]
USUAL_DELAY = 10
"""In minutes."""


class Status(StrEnum):
    """Where a table is: waiting for its players, playing, over, called off before it began, closed without
    an end because nobody played on or all agreed to stop, or drawn because all agreed to that.
    """

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    UNFINISHED = "unfinished"
    DRAWN = "drawn"


CLOSED = (Status.OVER, Status.UNFINISHED, Status.DRAWN)
"""Nothing more happens there, and nothing of the match is secret any more."""


class SeatKind(StrEnum):
    """Whom a seat is for: a person who sits there, a bot, a friend with the link, or anyone."""

    PERSON = "person"
    BOT = "bot"
    LINK = "link"
    OPEN = "open"


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table.

    `me`; `here`: another person at this screen, with a name; `link`: a friend by link; `bot`: of a level,
    and of a temper or whichever comes; `open`: anyone.
    """

    kind: Literal["me", "here", "link", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None
    temper: Temper | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    undo: UndoPolicy = UndoPolicy.UNTIL_LEARNT
    spectators: Spectators = Spectators.LINK
    watching: Watching = Watching.LIVE
    delay: Minutes = USUAL_DELAY
    """Where they see it so many minutes later."""
    hints: bool = False
    """Whether one may ask for hints although others play; alone with bots one always may."""
    clock: Clock | None = None
    away: Away = AT_ONCE


class Visit(Struct, frozen=True):
    """When the player of a seat last looked away from the table, and what they had seen by then."""

    seen: int
    """How many events of the seat's own stream."""
    at: float


class SeatState(Struct, frozen=True):
    """A seat and who is in it."""

    seat: int
    kind: SeatKind
    name: str
    """The player's name; empty for a bot (its level says what it is) and an empty seat."""
    level: str | None
    """Of a bot; of a person: who has taken the seat of a bot of this level in the middle of the match."""
    online: bool
    gone: float | None
    """Since when the player has no screen open here, in seconds since 1970, as far as is remembered."""
    thinking: bool
    """Whether the table waits for this seat."""
    ready: bool
    """Whether the match need not wait for this seat to begin."""
    away: bool
    """The player has left; a bot plays for them until they return."""
    conceded: bool
    """The player has given up; a bot plays on."""
    again: bool
    """The match is over, and the player has gone to the table where these players play again."""
    left: bool = False
    """The player has left the house for good, and has no name any more; a bot plays on."""
    keeper: str | None = None
    """Where a program plays that somebody has written: who keeps it (empty once they have left the house)."""
    stops: bool | None = None
    """Whether the player would end the match where it stands: once all agree, it is.
    None where nobody has a say."""
    draws: bool = False
    """Whether the player who would end it offers a draw; else it stays unfinished."""
    vacation: float | None = None
    """Until when the player is away for days, in seconds since 1970, at a table that takes days."""
    temper: Temper | None = None
    """Of a bot that has one; words: `temper.<temper>` in the catalogue `server`."""


class LessonState(Struct, frozen=True):
    """What is taught at a table, and how far it has come."""

    name: str
    answered: int
    """How many answers the learner has given."""


class DayState(Struct, frozen=True):
    """Which challenge of which day is taken at a table."""

    day: str
    practice: bool
    """Whether it counts nowhere."""
    ends: float
    """When the day is over, and with it an attempt that counts."""


class TableState(Struct, frozen=True):
    """What everybody at the table may know of it."""

    id: str
    game: str
    options: dict[str, Any]
    undo: UndoPolicy
    spectators: Spectators
    clock: Clock | None
    away: Away
    status: Status
    commitment: str
    """SHA-256 of the secret behind the chance of this match, published before the first card is dealt."""
    made: float
    """When, in seconds since 1970."""
    rematch: str | None
    """The table where these players play again."""
    branch_of: str | None
    """For a practice table: the table whose match it plays on from some moment."""
    trouble: dict[str, Any] | None
    """A refusal record that says why this match cannot be opened."""
    seam: int | None
    """After so many answers the match went on under other rules, from its position: there the past begins."""
    lesson: LessonState | None = None
    day: DayState | None = None
    tournament: str | None = None
    """The id of the tournament whose table this is."""
    watching: Watching = Watching.LIVE
    delay: int = USUAL_DELAY
    """By how many minutes those who look on are behind, where they see it so."""
    hints: bool = False
    """Whether one may ask for hints although others play."""
    closes: float | None = None
    """When the table is closed, unless somebody plays on: nothing has happened here for long."""
    drawable: bool = False
    """Whether the people here may agree on a draw: they alone play, against one another, and the first turn
    is over."""
    declined: tuple[str, ...] = ()
    """The friends who were challenged to play here and said lately that they cannot."""
    renewed: tuple[int, ...] = ()
    """The versions of the rules that came since the match began, where it went on under them."""


class TableCard(Struct, frozen=True):
    """A table in the lobby."""

    table: TableState
    seats: tuple[SeatState, ...]
    mine: tuple[int, ...]
    """The seats that the reader holds."""
    my_turn: bool
    changed: float
    """When something last happened, in seconds since 1970."""
    progress: Progress | None
    """Where the match stands; none before it begins."""
    until: float | None
    """When the first of the reader's own clocks runs out that run now."""
    place: int | None = None
    """In the lobby, once the match is over: the place that the reader had; 1 is first."""
    invited: bool = False
    """In the lobby: whether the host has asked the reader to come, who may sit down where friends may."""
    challenge: bool = False
    """Whether the host wants to play with the reader now, who may say that they cannot."""
    host: bool = False
    """Whether the reader laid it."""
    questions: dict[int, int] = {}
    """By the reader's seats that are asked: the number of the question, where the table is in memory."""


class ChatLine(Struct, frozen=True):
    """Something that was said at a table."""

    name: str
    """Of who said it; empty once they have left the house for good, and nobody reads what it was."""
    seat: int | None
    """The speaker's seat, none for a spectator."""
    text: str
    """Empty where the reader has blocked who said it, or hides their chat, and where it was removed."""
    at: float
    """When, in seconds since 1970."""
    removed: bool = False
    """Whether a keeper of the house has taken it away."""
    answer: int | None = None
    """For a comment on a moment of a finished match: how many answers had been given by then."""
    hushed: bool = False
    """Whether the reader hides the chat of who said it, and can have it back."""
