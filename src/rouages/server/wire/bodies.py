"""What travels over HTTP: the bodies of requests and of their replies."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from rouages.engine.sight import Progress
from rouages.server.time_control import AT_ONCE, Away, Clock

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Secret: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Language(StrEnum):
    """The languages of the house."""

    FRENCH = "fr"
    ENGLISH = "en"


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


class Status(StrEnum):
    """Where a table is: waiting for its players, playing, over, or called off before it began."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class SeatKind(StrEnum):
    """Whom a seat is for: a person who sits there, a bot, a friend with the link, or anyone."""

    PERSON = "person"
    BOT = "bot"
    LINK = "link"
    OPEN = "open"


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me: become a guest of this name, or change one's name or language."""

    name: Name
    language: Language = Language.ENGLISH


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/password: a login that nobody else has, to sign in with on another device."""

    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/webhook: where to tell this guest of their turns; null: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sign-in."""

    login: Name
    password: Annotated[str, Meta(max_length=200)]


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/carry: become, on this device, the guest who made the one-time link /carry/<secret>."""

    secret: Secret


class Me(Struct, frozen=True):
    """The guest who asks; all empty before they gave a name."""

    name: str | None
    language: Language | None
    login: str | None
    webhook: str | None = None
    """Where this guest is told of their turns."""


class CarryLink(Struct, frozen=True):
    """The reply to POST /api/me/carry: works once, for so many seconds, at /carry/<secret>."""

    secret: str
    seconds: int


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table.

    `me`; `here`: another person at this screen, with a name; `link`: a friend by link; `bot`: of a level;
    `open`: anyone.
    """

    kind: Literal["me", "here", "link", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    undo: UndoPolicy = UndoPolicy.UNTIL_LEARNT
    spectators: Spectators = Spectators.LINK
    clock: Clock | None = None
    away: Away = AT_ONCE


class TableMade(Struct, frozen=True):
    """The reply to a new table or a rematch."""

    id: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/take and /rise: sit down in an open seat, or any; get up from it, or from all."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class Seated(Struct, frozen=True):
    """The reply: where one sits."""

    id: str
    seat: int


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/arrange: the host changes whom a seat is for, before the match begins."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    place: Place


class SeatState(Struct, frozen=True):
    """A seat and who is in it."""

    seat: int
    kind: SeatKind
    name: str
    """The player's name; empty for a bot (its level says what it is) and an empty seat."""
    level: str | None
    """Of a bot."""
    online: bool
    thinking: bool
    """Whether the table waits for this seat."""
    ready: bool
    """Whether the match need not wait for this seat to begin."""
    away: bool
    """The player has left; a bot plays for them until they return."""
    conceded: bool
    """The player has given up; a bot plays on."""


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


class Lobby(Struct, frozen=True):
    """GET /api/lobby, and every message of the lobby's socket."""

    mine: tuple[TableCard, ...]
    open: tuple[TableCard, ...]
    """Tables with a seat for anyone."""
    watch: tuple[TableCard, ...]


class Invitation(Struct, frozen=True):
    """GET /api/join/<secret>: what one is invited to."""

    table: TableState
    seats: tuple[SeatState, ...]
    seat: int
    host: str
    """The name of who invites."""


class Field(Struct, frozen=True):
    """One option of a game, as a form shows it; `option.<name>` and `option.<name>.help` say what it is."""

    name: str
    kind: Literal["switch", "number", "text", "choice", "choices", "numbers", "file"]
    """`choice`: one of `choices`; `choices`: several of them; `numbers`: a list; `file`: any JSON."""
    default: Any
    choices: tuple[Any, ...] | None = None
    words: str | None = None
    """Where the game's catalogue has the words of the choices: `<words>.<choice>`; none for numbers."""
    least: int | None = None
    most: int | None = None
    about: tuple[dict[str, Any], ...] | None = None
    """A record about each choice, said by the game's catalogue; its `group` is the key of a heading there."""
    replaces: str | None = None
    """The option that does not count once this one is given."""


class GameCard(Struct, frozen=True):
    """A game in the lobby."""

    name: str
    least: int
    """The fewest players."""
    most: int
    options: tuple[Field, ...]


class Games(Struct, frozen=True):
    """GET /api/games."""

    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    """The levels of bots, from the weakest; words: `bot.<level>` in the catalogue `server`."""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/<game>/preview: the options of a table that somebody thinks of."""

    players: Annotated[int, Meta(ge=0, le=64)]
    options: dict[str, Any] = {}


class Preview(Struct, frozen=True):
    """The reply: what these options would lay on the table, and why they cannot be played."""

    shown: Any
    """A record of the game; null where there is nothing to see."""
    refusal: dict[str, Any] | None
    """A refusal record; null where a table can be laid."""


class ChatLine(Struct, frozen=True):
    """Something that was said at a table."""

    name: str
    seat: int | None
    """The speaker's seat, none for a spectator."""
    text: str
    at: float
    """When, in seconds since 1970."""


class Section(Struct, frozen=True):
    """A section of a game's rules page; reasons name it."""

    id: str
    title: str
    text: str
    """Markdown."""


class RulesPage(Struct, frozen=True):
    """GET /api/rules/<language>/<game>."""

    sections: tuple[Section, ...]


class Words(Struct, frozen=True):
    """GET /api/words/<language>: every catalogue by name: each game's, and `server` for refusals."""

    catalogues: dict[str, dict[str, Any]]
