"""What travels about notices: what somebody wants to be told, by which ways, and when."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, TypeAlias
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

from rouages.server.wire.bodies import BrowserName, Secret, SystemName
from rouages.server.wire.passkeys import Signed
from rouages.server.wire.refusals.notices import NoSuchZone
from rouages.tables.ledger.rows import NoticeKind
from rouages.words.catalogue import Language


class Way(StrEnum):
    """How a notice reaches somebody."""

    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


Ways: TypeAlias = tuple[Way, ...]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""Of a day, from midnight on."""


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nothing is said; it is said after them, if it is still so."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=60)]
    """Whose time that is, such as Europe/Paris."""
    but_clock: bool = True
    """Whether a clock that would run out within them is told of all the same."""


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """PUT /api/me/notices: by which ways one is told what."""

    turn: Ways = tuple(Way)
    """It is your turn: once a wait."""
    clock: Ways = tuple(Way)
    """A fifth of your time is left."""
    round: Ways = tuple(Way)
    """A table of a tournament waits: a bot plays for who does not come."""
    begins: Ways = ()
    seat: Ways = (Way.PUSH,)
    """Somebody has come to a table of yours."""
    ends: Ways = (Way.PUSH, Way.MAIL)
    rematch: Ways = (Way.PUSH, Way.MAIL)
    invitation: Ways = (Way.PUSH, Way.MAIL)
    """A friend asks one to a table by name."""
    challenge: Ways = tuple(Way)
    """A friend wants to play with one now; or whom one has challenged cannot."""
    paused: Ways = ()
    """Ways by which nothing comes for now, whatever else is said here."""
    quiet: Quiet | None = None

    def ways(self, kind: NoticeKind) -> frozenset[Way]:
        """By which ways one is told of this."""
        said: Ways = getattr(self, kind.wish)
        return frozenset(said) - frozenset(self.paused)


AS_USUAL = NoticeWishes()


class WayState(Struct, frozen=True):
    """A way by which one may be told."""

    way: Way
    address: str | None
    """Where it leads; none if it is not set up."""
    asked: str | None = None
    """An address that its owner has not confirmed yet."""


class PushDevice(Struct, frozen=True):
    """A device whose browser shows notices although no page is open."""

    browser: BrowserName | None
    system: SystemName | None
    here: bool


class OwnPush(Struct, frozen=True):
    """The devices that are told by push."""

    key: str
    """What a browser asks its push service to believe: the public key of the house."""
    devices: tuple[PushDevice, ...]


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/push: where this browser takes messages, and what they are sealed with."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class Pushed(Struct, frozen=True):
    """What a browser is sent."""

    text: str
    language: Language
    path: str
    """Where it leads inside the house; a later one takes the place of one that led there."""


class OwnNotices(Struct, frozen=True):
    """GET /api/me/notices: what one is told, and where."""

    wishes: NoticeWishes
    ways: tuple[WayState, ...]
    """Those that this house has."""
    push: OwnPush | None = None


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/mail: an address, to which a link goes that confirms it; null: none any more."""

    address: Annotated[str, Meta(max_length=254)] | None
    password: Annotated[str, Meta(max_length=200)] | None = None
    """Where there is one: whoever reads this address can choose a new one. Or what a passkey has signed."""
    signed: Signed | None = None


class MailSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mail/confirm and /api/mail/recover: what came by mail, good once."""

    secret: Secret


class MailConfirmed(Struct, frozen=True):
    """The reply: the address to which letters go from now on."""

    address: str


class Forgotten(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recover/mail: a login or an address of e-mail, to which a link goes if somebody has it."""

    who: Annotated[str, Meta(max_length=254)]


class Sent(Struct, frozen=True):
    """The reply, whether anybody has it or not."""


class MailOff(Struct, frozen=True):
    """What a link in a letter turns off, or has turned off: letters of this wish, or (null) all."""

    kind: NoticeKind | None
    off: bool


class Tried(Struct, frozen=True):
    """How a message by one way went."""

    way: Way
    seconds: float
    refusal: Any = None
    """Why it was not taken, as a record; none if it was."""


class Trial(Struct, frozen=True):
    """The reply to POST /api/me/notices/trial: a message was sent by every way that is set up."""

    tried: tuple[Tried, ...]


def wishes_from(text: str | None) -> NoticeWishes:
    """What was kept; what nobody said is as usual."""
    return AS_USUAL if text is None else msgspec.json.decode(text, type=NoticeWishes)


def zone_named(name: str) -> ZoneInfo:
    """Whose time is meant."""
    try:
        return ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        raise NoSuchZone(zone=name) from None
