"""What travels between a house and who keeps it: complaints, the door, how it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from rouages.server.wire.closing import Repairs
from rouages.server.wire.deeds import Act, LineNumber
from rouages.tables.wire.states import ChatLine, Status


class Grievance(StrEnum):
    """What somebody complains of."""

    INSULT = "insult"
    SPAM = "spam"
    NAME = "name"
    """An offensive name."""
    CHEATING = "cheating"
    LEAVING = "leaving"
    """Leaves or stalls games on purpose."""
    OTHER = "other"


class HoldKind(StrEnum):
    """How somebody is held back."""

    MUTE = "mute"
    BAN = "ban"


class NewComplaint(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/complaints and /api/players/<handle>/complaints: have a keeper look at something.

    At a table: a line by its number, or else who sits somewhere.
    """

    reason: Grievance
    text: Annotated[str, Meta(max_length=1000)] = ""
    line: LineNumber | None = None
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class Complained(Struct, frozen=True):
    """The reply: a keeper will look at it."""

    id: str


class Held(Struct, frozen=True):
    """How long somebody is held back, and why."""

    until: float | None
    """In seconds since 1970; none: for good."""
    why: str


class KnownPerson(Struct, frozen=True):
    """A person, as keepers know them."""

    id: int
    name: str
    """Empty once they have left the house."""
    handle: str | None
    account: bool
    """Whether they sign in."""
    bot: bool
    since: float
    keeps: bool
    """Whether they keep the house."""
    banned: Held | None
    muted: Held | None
    matches: int
    """How many they have finished."""
    complaints: int
    """How many others have made about them."""
    upheld: int
    """How many of those a keeper has followed."""


class KeptLine(Struct, frozen=True):
    """A line of chat under its number, with its words even if it was removed."""

    number: int
    guest: int
    line: ChatLine


class ComplaintCard(Struct, frozen=True):
    """A complaint in a list."""

    id: str
    by: str
    """The name of who made it."""
    whom: str
    reason: Grievance
    text: str
    table: str | None
    game: str | None
    line: int | None
    made: float
    closed: float | None
    upheld: bool | None


class AppealCard(Struct, frozen=True):
    """What somebody says against being muted or sent away, as keepers read it."""

    id: str
    kind: HoldKind
    person: KnownPerson
    text: str
    made: float
    closed: float | None
    lifted: bool | None
    answer: str


class Complaints(Struct, frozen=True):
    """GET /api/keeper/complaints: those that wait, the oldest first; then the last that were dealt with."""

    open: tuple[ComplaintCard, ...]
    closed: tuple[ComplaintCard, ...]
    appeals: tuple[AppealCard, ...]
    answered: tuple[AppealCard, ...]


class ComplaintPage(Struct, frozen=True):
    """GET /api/keeper/complaints/<id>: one with the lines around it, and who is in it."""

    card: ComplaintCard
    by: KnownPerson
    whom: KnownPerson
    lines: tuple[KeptLine, ...]
    """The one complained of, some before it and some after."""
    acts: tuple[Act, ...]
    """What was done about it, or before about the same person."""


class HouseDoor(Struct, frozen=True):
    """Who may come in."""

    invitation: bool = False
    """Whether new people need a link."""
    registrations: bool = True
    """Whether new accounts are made."""


class NewDoorLink(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/keeper/invitations: why so many new people may come in by a link, for so many days."""

    why: Annotated[str, Meta(max_length=1000)]
    most: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 7


class DoorLink(Struct, frozen=True):
    """The reply: shown once, at /?invitation=<secret>."""

    secret: str
    until: float


class DoorLinkCard(Struct, frozen=True):
    """A link by which new people may still come in; its secret the house does not know."""

    id: str
    by: str | None
    """The name of who made it; none: the host, by a command."""
    made: float
    until: float
    most: int
    used: int
    """How many may come by it, and how many have."""


class NewCopy(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/keeper/copy: copy the house now, and why."""

    why: Annotated[str, Meta(max_length=1000)]


class LastCopy(Struct, frozen=True):
    """The last copy of the house that was made and read back."""

    at: float
    file: str
    bytes: int
    tables: int


class GameVersion(Struct, frozen=True):
    """The rules of a game, and the matches by them that go on."""

    game: str
    version: int
    playing: int


class HouseHealth(Struct, frozen=True):
    """Whether each thing that the house needs is there."""

    database: bool
    writable: bool
    lock: bool
    disk: bool


class KeeperRoom(Struct, frozen=True):
    """GET /api/keeper: how the house is."""

    version: str
    health: HouseHealth
    since: float
    """When the server that answers was started."""
    servers: int
    playing: int
    """Tables where a match goes on, and those that wait for people."""
    waiting: int
    here: int
    """People with a table before them, at the server that answers."""
    accounts: int
    guests: int
    free: int | None
    """Bytes that are free where the database lies; none if that is another machine."""
    size: int | None
    games: tuple[GameVersion, ...]
    door: HouseDoor
    links: tuple[DoorLinkCard, ...]
    """Those by which new people may still come in, the newest first."""
    copy: LastCopy | None
    held: tuple[KnownPerson, ...]
    """Who is muted or sent away now."""
    complaints: int
    """How many wait."""
    appeals: int
    closing: Repairs | None
    """When the house closes for repairs, or has closed."""


class KeptTable(Struct, frozen=True):
    """A table, as keepers see it from outside."""

    id: str
    game: str
    status: Status
    people: tuple[str, ...]
    """Who sits there, by name; empty who has left the house."""
    bots: int
    free: int
    """How many seats are taken by bots, and by nobody."""
    changed: float
    removed: bool
    deleted: float | None
    """When a table that was removed will be deleted for good."""
    complaints: int
    """How many wait that are about it."""


class KeptTables(Struct, frozen=True):
    """GET /api/keeper/tables?page=: the last changed first."""

    tables: tuple[KeptTable, ...]
    more: bool


class KeptPeople(Struct, frozen=True):
    """GET /api/keeper/people?with=: those whose name, address, login or number it is."""

    people: tuple[KnownPerson, ...]
