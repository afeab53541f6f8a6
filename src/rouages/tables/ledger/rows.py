"""Rows: what a ledger keeps of a table. A page of them is kept together or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, StrEnum
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from rouages.engine.sight import Progress
from rouages.tables.ledger.seats import Seat
from rouages.tables.wire.states import USUAL_DELAY, ChatLine, Spectators, Status, UndoPolicy, Watching
from rouages.tables.wire.time_control import AT_ONCE, DAY, Away, Clock

KEPT_LINES = 200
"""How many lines a newcomer is shown."""


class Terms(Struct, frozen=True, kw_only=True):
    """What a table was laid with, which never changes."""

    id: str
    """Which nobody can guess."""
    game: str
    options: dict[str, Any]
    secret: bytes
    """Behind the chance of the match."""
    host: int
    undo: UndoPolicy
    spectators: Spectators
    watching: Watching = Watching.LIVE
    delay: int = USUAL_DELAY
    """By how many minutes those who look on are behind, where they see it so."""
    hints: bool = False
    """Whether one may ask for hints although others play."""
    clock: Clock | None = None
    away: Away = AT_ONCE
    made: float
    branch_of: str | None = None
    """For a practice table: the table whose match it plays on from some moment."""
    lesson: str | None = None
    """For a table where somebody learns: the name of the lesson."""
    day: str | None = None
    """For a table of the challenge of the day: the day, such as 2027-01-31."""
    practice: bool = False
    """Whether that is the same deal once more, which counts nowhere."""
    tournament: str | None = None
    """For a table of a tournament: its id. Who sits there, and when, is not for them to say."""

    @property
    def takes_days(self) -> bool:
        """Whether nothing here hurries anybody: neither a live clock nor a bot that soon sits down."""
        if self.clock:
            return self.clock.is_of_days
        return self.away.bot != "after" or self.away.seconds >= DAY


class NewRow(Struct, frozen=True):
    """A table that is laid, with its seats."""

    terms: Terms
    seats: tuple[Seat, ...]
    status: Status = Status.WAITING


class TableRow(Struct, frozen=True, kw_only=True):
    """What may change of a table."""

    id: str
    status: Status
    changed: float
    rematch: str | None
    """The table where these players play again."""
    began: float | None
    counted: int
    """How many entries there were when the rest of this row was written."""
    pending: tuple[int, ...]
    """The seats that had to decide then."""
    progress: Progress | None
    asked: float | None = None
    """When its people were asked whether they play on, if nothing has happened since."""
    removed: float | None = None
    """When a keeper of the house has taken it away."""


class SeatRow(NamedTuple):
    """A seat, in place of what was kept of it."""

    table_id: str
    seat: Seat


class EntryKind(IntEnum):
    """What an entry says was done."""

    ANSWER = 0
    UNDO = 1
    """An answer taken back after which nothing was learnt; what others answered at the same time stays."""
    REWIND = 2
    """An answer taken back together with all that came after it."""


class Entry(NamedTuple):
    """One thing done in a match."""

    kind: EntryKind
    seat: int
    question: int | None
    option: int | None


class EntryRow(NamedTuple):
    """Something that was done, under a number that nobody else can have."""

    table_id: str
    number: int
    entry: Entry
    at: float


class RevisionRow(NamedTuple):
    """How often this table was written in place of what was kept, a number that nobody else can have.

    It is on every page with rows that take the place of others, which would else be written blindly.
    """

    table_id: str
    number: int


class LineRow(NamedTuple):
    """A line of chat, under its number."""

    table_id: str
    number: int
    guest: int
    line: ChatLine


class RemovedRow(NamedTuple):
    """A line of chat is read no more, or again."""

    table_id: str
    number: int
    removed: bool


class PositionRow(NamedTuple):
    """The position after so many entries, in place of the last one kept."""

    table_id: str
    number: int
    saved: bytes


class TimerRow(NamedTuple):
    """The time of a seat, in place of what was kept of it."""

    table_id: str
    seat: int
    until: float | None
    """When the next thing happens because of it."""
    timer: bytes


class NoTimers(NamedTuple):
    """No time runs at this table any more."""

    table_id: str


class ResultRow(Struct, frozen=True, kw_only=True):
    """How a match ended for a person who held one seat of it."""

    table_id: str
    seat: int
    guest: int
    game: str
    ended: float
    seconds: float | None
    players: int
    place: int
    score: int
    cooperative: bool
    rated: bool
    conceded: bool
    undos: int
    hints: int
    drawn: bool = False
    """All who had not given up agreed on a draw: they share the first place, and no score counts."""


class NoticeKind(StrEnum):
    """What somebody is told of a table that they do not have before them."""

    TURN = "turn"
    CLOCK = "clock"
    """A fifth of the time is left."""
    BEGINS = "begins"
    SEAT = "seat"
    """Somebody has come to a table of theirs."""
    ENDS = "ends"
    REMATCH = "rematch"
    """Somebody wants to play again."""
    INVITATION = "invitation"
    """A friend has asked them to a table by name."""
    CHALLENGE = "challenge"
    """A friend wants to play with them now."""
    DECLINED = "declined"
    """Whom they have challenged cannot play now."""
    STILL = "still"
    """Whether they play on, at a table that will be closed."""
    STOP = "stop"
    """Somebody asks whether the match shall end where it stands."""
    DRAW = "draw"
    """Somebody offers a draw."""
    ROUND = "round"
    """A round of a tournament has begun, and their table waits for them."""

    @property
    def wish(self) -> NoticeKind:
        """Under which of somebody's wishes it stands: a question comes as turns do."""
        asks = (NoticeKind.STILL, NoticeKind.STOP, NoticeKind.DRAW)
        if self is NoticeKind.DECLINED:
            return NoticeKind.CHALLENGE
        return NoticeKind.TURN if self in asks else self


WAITING_KINDS = (NoticeKind.TURN, NoticeKind.CLOCK)
"""Those that are so only as long as the table waits."""


class NoticeRow(NamedTuple):
    """Somebody is to be told something from some moment on, in place of the same that was not said yet."""

    table_id: str
    guest: int
    kind: NoticeKind
    due: float


class NoNotice(NamedTuple):
    """What somebody was to be told is so no more, or they have seen it."""

    table_id: str
    guest: int
    kind: NoticeKind


class LeftRow(NamedTuple):
    """Somebody has left a table before its first turn was over; or is back by then."""

    table_id: str
    guest: int
    at: float | None
    """None: they are back."""


class JoinedRow(NamedTuple):
    """Somebody who waited has a bot's seat; refused if they want something else by now."""

    table_id: str
    guest: int
    number: int
    """Of what they wanted when this was found for them."""
    since: float
    """When they began to wait."""
    at: float


Row: TypeAlias = (
    NewRow
    | TableRow
    | SeatRow
    | EntryRow
    | RevisionRow
    | LineRow
    | RemovedRow
    | PositionRow
    | TimerRow
    | NoTimers
    | ResultRow
    | NoticeRow
    | NoNotice
    | LeftRow
    | JoinedRow
)
IN_PLACE = (TableRow, SeatRow, PositionRow, TimerRow, NoTimers)
Page: TypeAlias = list[Row]


class Stored(NamedTuple):
    """A table as it was kept: the last position, the entries after it, the last lines of chat."""

    terms: Terms
    state: TableRow
    seats: tuple[Seat, ...]
    position: PositionRow | None
    entries: tuple[EntryRow, ...]
    chat: tuple[LineRow, ...]
    timers: tuple[TimerRow, ...]
    revision: int
    again: frozenset[int] = frozenset()
    """The guests who have come to the table where these players play again, or laid it."""


class News(NamedTuple):
    """What was done at a table since some entry, and how often anything was written in place by then."""

    entries: Sequence[EntryRow]
    revision: int
