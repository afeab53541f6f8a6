"""What travels between a table's server and its screens: the messages of the play socket.

Records of the rules (views, prompts, choices, events, reasons) travel as the games define them; their types
are written by `rouages.server.wire.schema`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from rouages.engine.game import Outcome
from rouages.tables.wire.changes import Change
from rouages.tables.wire.gatherings import GatheringState, OfGathering
from rouages.tables.wire.sent import ClientMessage, Number, SeatNumber
from rouages.tables.wire.states import ChatLine, SeatState, TableState, Visit


class Answer(ClientMessage, frozen=True):
    """The option that a seat takes, by its number in the list, for the question of this number."""

    seat: SeatNumber
    question: Number
    option: Number
    ref: Number | None = None


class Undo(ClientMessage, frozen=True):
    """A seat takes its last answer back, or asks the others whether it may."""

    seat: SeatNumber
    turn: bool = False
    """All that it answered since its turn or phase began; what was learnt meanwhile bars the way."""
    ref: Number | None = None


class Consent(ClientMessage, frozen=True):
    """Whether a seat lets another take its answer back."""

    seat: SeatNumber
    agrees: bool
    ref: Number | None = None


class Why(ClientMessage, frozen=True):
    """Why this choice is not among the options of a seat; the reply is a `Because`."""

    seat: SeatNumber
    choice: Raw
    ref: Number | None = None


LineText: TypeAlias = Annotated[str, Meta(max_length=1000)]
"""What is said in a line, before it is made short and readable."""


class Say(ClientMessage, frozen=True):
    """A line of chat."""

    text: LineText
    ref: Number | None = None


class Contribute(ClientMessage, frozen=True):
    """A random value of this browser, in hexadecimal, mixed into the chance of the match.

    Sent once the table asks for it, that is after its commitment was published.
    """

    value: Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]
    ref: Number | None = None


class Leave(ClientMessage, frozen=True):
    """A player leaves a seat; a bot keeps it until they return."""

    seat: SeatNumber
    ref: Number | None = None


class Return(ClientMessage, frozen=True):
    """A player takes up again the seat that they left."""

    seat: SeatNumber
    ref: Number | None = None


class Concede(ClientMessage, frozen=True):
    """A player gives a seat up for good; a bot plays it on and the result says so."""

    seat: SeatNumber
    ref: Number | None = None


class Remind(ClientMessage, frozen=True):
    """Whoever sits here calls once more the player of a seat for which the table waits."""

    seat: SeatNumber
    ref: Number | None = None


class StandIn(ClientMessage, frozen=True):
    """Who laid the table lets a bot play for the player of a seat, who is missed, until they are back."""

    seat: SeatNumber
    ref: Number | None = None


class PlayOn(ClientMessage, frozen=True):
    """Whoever sits here, or laid the table, says that it should not be closed though nothing happens."""

    ref: Number | None = None


class Stop(ClientMessage, frozen=True):
    """Whether the people at this screen would end the match where it stands; once all agree, it is closed.

    Who would not, after another asked, ends the matter; who asked takes it back so.
    """

    agrees: bool
    draw: bool = False
    """As a draw, which counts like any result. Whoever asks for the other of the two asks anew."""
    ref: Number | None = None


class StandingNo(ClientMessage, frozen=True):
    """A seat says no to the kind of question before it until the turn ends; or wants to be asked again.

    The answers are given as if it gave them. Who takes an answer back is asked everything again.
    """

    seat: SeatNumber
    about: Annotated[str, Meta(max_length=60)]
    """The name of the prompt's record."""
    stands: bool
    ref: Number | None = None


class OnlyOption(ClientMessage, frozen=True):
    """Whether the only option of a question is taken for a seat, where that tells nobody anything."""

    seat: SeatNumber
    taken: bool
    ref: Number | None = None


class Look(ClientMessage, frozen=True):
    """Show the table as another of the reader's seats sees it (several people at one screen)."""

    seat: SeatNumber
    ref: Number | None = None


class Relate(ClientMessage, frozen=True):
    """What happened from the event of this number of the reader's stream up to another, scene by scene.

    The reply is a `Story`.
    """

    first: Number
    last: Number
    ref: Number | None = None


class Telling(ClientMessage, frozen=True):
    """This screen begins to tell a seat what led to its new question, for so long; its clock waits for that.

    Sent at once, and only by a screen that is looked at. No clock waits very long, and one of days never.
    """

    seat: SeatNumber
    seconds: Annotated[float, Meta(ge=0, le=3600)]
    ref: Number | None = None


class Told(ClientMessage, frozen=True):
    """This screen has told a seat everything, or the telling was skipped."""

    seat: SeatNumber
    ref: Number | None = None


class InView(ClientMessage, frozen=True):
    """Whether anybody can see this screen; until it says otherwise, somebody does."""

    visible: bool
    ref: Number | None = None


class Ping(ClientMessage, frozen=True):
    """Are you there?"""

    ref: Number | None = None


FromClient: TypeAlias = (
    Answer
    | Undo
    | Consent
    | Why
    | Say
    | Contribute
    | Leave
    | Return
    | Concede
    | Remind
    | StandIn
    | PlayOn
    | Stop
    | StandingNo
    | OnlyOption
    | Look
    | Relate
    | Telling
    | Told
    | InView
    | Ping
    | OfGathering
)


class Reader(Struct, frozen=True):
    """Who is reading."""

    seat: int | None
    """The seat whose view this is; none for a spectator."""
    seats: tuple[int, ...]
    """All the seats that this guest holds."""
    host: bool
    """Whether this guest laid the table."""
    owes: bool
    """Whether the table waits for this browser's `Contribute`."""
    invitations: dict[int, str]
    """For the host: the secret of each seat that is kept for a friend (/join/<secret>), good for all."""
    hides: bool
    """Whether one of these seats knows what another may not: the screen is covered when it is handed over."""
    noes: dict[int, tuple[str, ...]] = {}
    """By these seats: the kinds of questions that are answered with no until the turn ends (`StandingNo`)."""
    only: dict[int, bool] = {}
    """By these seats: whether the only option is taken for them (`OnlyOption`); empty where none ever is."""
    visits: dict[int, Visit] = {}
    """By these seats: the last visit of their player before this one, if they were away for some minutes."""
    code: str | None = None
    """For the host: what a friend is told who cannot be sent a link, and types in the lobby."""


class Question(Struct, frozen=True):
    """What one of the reader's seats must decide."""

    seat: int
    question: int
    """Its number, to be sent back with the answer. Each seat counts its own; numbers never come back."""
    prompt: Any
    """What is asked: a record of the game."""
    options: list[Any]
    """Records of the game; an option's number is its place in this list, from 0."""
    no: int | None = None
    """The option that says no, where that may be said until the turn ends without being asked again."""
    prospects: Any = None
    """A record of the game: what the options would do. Where that takes time it is null at first, and the
    question is sent again with it."""


class News(Struct, frozen=True):
    """What happened, as the reader may see it: the reader's own stream of events, from number `first` on.

    If `first` is less than what the client already has, answers were taken back: the client forgets its
    events from there on before it adds these.
    """

    first: int
    events: list[Any]
    undos: int
    """How often this table has gone back; a client that reconnects says it with its count of events."""


class MayUndo(Struct, frozen=True):
    """A seat of the reader may take its last answer back now: at once, or if the others, asked, agree."""

    seat: int
    how: Literal["now", "ask"]
    turn: int = 0
    """How many answers it can take back at once, to where its turn or phase began; 0 if nothing may go."""


class UndoRequest(Struct, frozen=True):
    """A seat asks to take its last answer back."""

    seat: int
    waiting: tuple[int, ...]
    """The seats that have not agreed yet."""


class WishRefused(Struct, frozen=True):
    """A seat asked to take its last answer back, to end the match or for a draw; this one did not agree."""

    seat: int
    by: int
    what: Literal["undo", "stop", "draw"]


class UndoState(Struct, frozen=True):
    """What can be taken back, who asks to, and who last refused."""

    may: tuple[MayUndo, ...] = ()
    request: UndoRequest | None = None
    refused: WishRefused | None = None


class SeatClock(Struct, frozen=True):
    """The time of a seat. Moments are in seconds since 1970 by the server's clock, which a `Pong` tells."""

    seat: int
    until: float | None
    """When the clock runs out that runs now."""
    left: float | None
    """The seconds that it showed when it last stopped; none before it first ran."""
    sand: float | None
    """When the sand timer runs out that the rules have turned."""


class Result(Struct, frozen=True):
    """How the match ended, with what should be known beside it."""

    outcome: Outcome
    conceded: tuple[int, ...]
    """The seats that were given up; a bot finished for them."""
    undos: tuple[int, ...]
    """How often each seat took an answer back."""
    hints: tuple[int, ...]
    """How often each seat asked what to do."""
    cooperative: bool
    """Whether the players win or lose together."""
    secret: str
    """The secret behind the commitment, in hexadecimal; the whole record is at /api/tables/<id>/record."""


class ChatNews(Struct, frozen=True):
    """Lines of chat, from number `first` on."""

    first: int
    lines: tuple[ChatLine, ...]


class Accepted(Struct, frozen=True):
    """An answer that is safe: it is in the database."""

    seat: int
    question: int


class Snapshot(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The table as this reader may see it now: first every part of it, then those that changed."""

    table: TableState | UnsetType = UNSET
    seats: tuple[SeatState, ...] | UnsetType = UNSET
    reader: Reader | UnsetType = UNSET
    view: Any | UnsetType = UNSET
    """The game's view; null until the match has begun."""
    questions: list[Question] | UnsetType = UNSET
    news: News | UnsetType = UNSET
    undo: UndoState | UnsetType = UNSET
    clocks: tuple[SeatClock, ...] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    chat: ChatNews | UnsetType = UNSET
    gathering: GatheringState | UnsetType | None = UNSET
    """With whom the reader looks at the film of the match, once it is over; null: with nobody."""
    accepted: list[Accepted] | UnsetType = UNSET


class Because(Struct, frozen=True, tag=True):
    """The reply to `Why`: a reason of the game, and the section of its rules that says so."""

    seat: int
    reason: Any
    rule: str
    ref: int | None = None


class Scene(Struct, frozen=True):
    """The table after a step of the rules by which the reader saw something happen."""

    told: int
    """So many events of the reader's stream have happened by then."""
    change: Change
    """What leads to the view of then from the one of the scene before."""


class Story(Struct, frozen=True, tag=True):
    """The reply to `Relate`: what happened, as the reader may see it.

    The last scene is where the table stood once all had happened.
    """

    first: int
    """So many events had happened before it: those before `Relate.first`, unless an answer brought about
    events on both sides of it."""
    before: Any
    """The view as it was then."""
    scenes: tuple[Scene, ...]
    ref: int | None = None


class Refused(Struct, frozen=True, tag=True):
    """The reply to a message that changed nothing: a refusal, whose sentence is in the catalogue `server`."""

    refusal: dict[str, Any]
    ref: int | None = None


class Done(Struct, frozen=True, tag=True):
    """The reply to a message with a `ref` that has no other reply: what it asked is in the database."""

    ref: int


class Pong(Struct, frozen=True, tag=True):
    """I am here, and my clock shows this, in seconds since 1970."""

    now: float
    ref: int | None = None


FromServer: TypeAlias = Snapshot | Done | Because | Story | Refused | Pong
