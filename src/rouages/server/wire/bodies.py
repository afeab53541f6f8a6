"""What travels over HTTP: the bodies of requests and of their replies."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from rouages.engine.forms import Cogs
from rouages.server.wire.keepers import Held
from rouages.server.wire.passkeys import PasskeyCard, Signed
from rouages.server.wire.programs import BotCard, TokenCard
from rouages.server.wire.ties import Acquaintance
from rouages.tables.wire.states import Name, NewTable, Place, SeatState, TableCard, TableState
from rouages.words.catalogue import Language

BrowserName: TypeAlias = Literal["edge", "opera", "firefox", "chrome", "safari"]
SystemName: TypeAlias = Literal["iphone", "ipad", "android", "windows", "mac", "linux"]
Secret: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me: become a guest, or change one's name or language.

    Without a name one is given to a newcomer, such as “Guest 27”, and a guest keeps theirs.
    """

    name: Name | None = None
    language: Language = Language.ENGLISH
    invitation: Secret | None = None
    """For a newcomer, where the house is open by invitation only: of a friend's link, or of a keeper's."""


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/password: a login that nobody else has, to sign in with; ends other sessions."""

    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] | None = None
    """The password until now, where there is one; or what a passkey has signed."""
    signed: Signed | None = None


class NewHandle(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/handle: a name that nobody else has, beside the free one; null: none."""

    handle: Annotated[str, Meta(max_length=60)] | None


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/webhook: where to tell this guest of their turns; null: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/codes and /api/me/carry: that it is oneself who makes another way in."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    """Where there is one; or what a passkey has signed."""
    signed: Signed | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/leave: nothing says any more who one was; what was played stays for the others."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    """Where there is one; or what a passkey has signed."""
    signed: Signed | None = None


class Keeping(Struct, frozen=True):
    """GET /api/privacy: what is kept for how long, in seconds where it does not say otherwise."""

    unused: int
    """A guest who never sat, spoke or chose a login, and does not come back."""
    device: int
    """A device that does not come back."""
    link: int
    """A link to another device."""
    wait: int
    """What somebody looked for by quick pairing, and the table that was found."""
    deal: int
    """A deal that somebody shared can be played."""
    removed: int
    """A table that keepers have taken away can be given back."""
    abandoned_days: int | None
    """After so many a match is closed where nobody plays on; none: never."""
    access_log: bool
    """Whether every request is logged with the network address it came from."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sign-in."""

    login: Name
    password: Annotated[str, Meta(max_length=200)]


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recover: be, with a code on paper, whoever signs in so; the password is gone then."""

    login: Name
    code: Annotated[str, Meta(max_length=60)]


class RecoveryCodes(Struct, frozen=True):
    """The reply to POST /api/me/codes: each lets its owner in once; shown now and never again."""

    codes: tuple[str, ...]


class DeviceCard(Struct, frozen=True):
    """A device on which one is known."""

    id: str
    browser: BrowserName | None
    system: SystemName | None
    first: float
    """When one was first known there, in seconds since 1970."""
    last: float
    """When it last came, told to the day."""
    here: bool
    new: bool
    """Whether it came after the one that asks, whose owner has not said that they know it."""


class Account(Struct, frozen=True):
    """GET /api/me/account: what lets one in, and where one is in."""

    login: str | None
    password: bool
    codes: int
    """How many recovery codes are still good."""
    devices: tuple[DeviceCard, ...]
    bots: tuple[BotCard, ...] = ()
    """The accounts of programs that one keeps."""
    tokens: tuple[TokenCard, ...] = ()
    """By which programs are known, one's own and those of one's bots; the newest first."""
    passkeys: tuple[PasskeyCard, ...] = ()


class NewDevices(Struct, frozen=True):
    """GET /api/me/devices/new: those that came after this one; POST /api/me/devices/known: I know them."""

    devices: tuple[DeviceCard, ...]
    passkeys: tuple[PasskeyCard, ...] = ()
    """Those that were added since, from another device."""


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/carry: become, on this device, the guest who made the one-time link /carry#<secret>."""

    secret: Secret


class CarriedBy(Struct, frozen=True):
    """POST /api/carry/owner: whom one would become, asked before; the link is as good as it was."""

    name: str
    me: bool
    """Whether that is who one is already."""


class Me(Struct, frozen=True):
    """The guest who asks; all empty before they gave a name."""

    name: str | None
    language: Language | None
    login: str | None
    webhook: str | None = None
    """Where this guest is told of their turns."""
    named: bool = True
    """Whether the name was chosen, and not given by the house."""
    handle: str | None = None
    """The one name that nobody else has, without its @."""
    keeper: str | None = None
    """Of a bot: the name of who keeps it."""
    keeps: bool = False
    """Whether they keep this house."""
    banned: Held | None = None
    """How long the house is closed to them, and why."""


class CarryLink(Struct, frozen=True):
    """The reply to POST /api/me/carry: works once, for so many seconds, at /carry#<secret>."""

    secret: str
    seconds: int


class TableMade(Struct, frozen=True):
    """The reply to a new table or a rematch."""

    id: str
    invitation: str | None = None
    """For whom a new table keeps a seat: the secret of the link for friends (/join/<secret>)."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/<game>/<name>: a table to learn at, where the lesson was left unless it is anew."""

    anew: bool = False


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/take and /rise: sit down in an open seat, or any; get up from it, or from all.

    POST /api/join/<secret>/bot: take a bot's seat, or any of theirs, be it in the middle of the match.
    """

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class Seated(Struct, frozen=True):
    """The reply: where one sits."""

    id: str
    seat: int


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/arrange: the host changes whom a seat is for, before the match begins."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    place: Place


class PutAway(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/<id>/away: put a table of one's own away from the lobby, or take it out again."""

    away: bool


class PrivateNote(Struct, frozen=True, forbid_unknown_fields=True):
    """GET and PUT /api/tables/<id>/notes: what a player wants to remember there, and nobody else reads."""

    text: str


class Lobby(Struct, frozen=True):
    """GET /api/lobby, and every message of the lobby's socket."""

    mine: tuple[TableCard, ...]
    away: tuple[TableCard, ...]
    """My tables that were put away, by me or, once they had been over for some days, by themselves."""
    open: tuple[TableCard, ...]
    """Tables with a seat for anyone, and first those to which friends have asked the reader by name."""
    watch: tuple[TableCard, ...]
    friends: tuple[Acquaintance, ...] = ()
    """Those who have a page of the house open, and let their friends see theirs."""


class Invitation(Struct, frozen=True):
    """GET /api/join/<secret>: what one is invited to."""

    table: TableState
    seats: tuple[SeatState, ...]
    mine: bool
    """Whether one sits at this table already."""
    seat: int | None
    """The seat that one would take; none where no seat is left for friends."""
    bots: tuple[int, ...]
    """The seats that bots would leave to one then."""
    watch: bool
    """Whether one may look on."""
    host: str
    """The name of who invites."""
    handle: str | None
    """The handle of who invites."""


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
    """A record about each choice, said by the game's catalogue: whole as `<type>`, in a few words each as
    `<type>.pill.…` and `<type>.more.…`; a `group` is the key of a heading there."""
    cogs: tuple[Cogs | None, ...] | None = None
    """How hard each choice is, where the box says so."""
    seats: tuple[tuple[int, ...], ...] | None = None
    """For how many players each choice is meant."""
    replaces: str | None = None
    """The option that does not count once this one is given."""
    part: Literal["game", "hardness", "fine"] = "game"
    """Where a form shows it: with what is special in this game, as how hard it is, or folded away."""


class GameCard(Struct, frozen=True):
    """A game in the lobby."""

    name: str
    least: int
    """The fewest players."""
    most: int
    options: tuple[Field, ...]
    first: NewTable
    """The table that is best to begin with, as it is laid in one press: one person, easy bots, no clock."""
    cooperative: bool = False
    """Whether all play together, against the game: there are no tournaments of it."""


class Games(Struct, frozen=True):
    """GET /api/games."""

    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    """The levels of bots, from the weakest; words: `bot.<level>` in the catalogue `server`."""
    daily: bool = False
    """Whether this house has a challenge of the day."""
    begins: str | None = None
    """The day when it will have one, if it has none today."""
    days: bool = False
    """Whether it has days gone by, whose deals can be practised."""
    offline: bool = False
    """Whether it can be brought into a browser, to play there without a network."""
    mail: bool = False
    """Whether it writes letters, so that who has lost a password can have a link sent."""


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
