"""Deeds: all that who keeps a house can do, in a browser or by a command, and the log of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TableId: TypeAlias = Annotated[str, Meta(max_length=40)]
ComplaintId: TypeAlias = Annotated[str, Meta(max_length=40)]
LinkId: TypeAlias = Annotated[str, Meta(max_length=40)]
AppealId: TypeAlias = Annotated[str, Meta(max_length=40)]


class Deed(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a keeper does, why, and the complaint that it answers."""

    why: Annotated[str, Meta(max_length=1000)]
    complaint: ComplaintId | None = None


class Mute(Deed, frozen=True, kw_only=True):
    """Somebody reads and plays on, and writes nothing that others read, for so many hours."""

    guest: PersonNumber
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] = 24


class Unmute(Deed, frozen=True, kw_only=True):
    """They may write again."""

    guest: PersonNumber


class Ban(Deed, frozen=True, kw_only=True):
    """Somebody is sent away for so many days, or for good; they are told why."""

    guest: PersonNumber
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class Unban(Deed, frozen=True, kw_only=True):
    """They may come back."""

    guest: PersonNumber


class RemoveLine(Deed, frozen=True, kw_only=True):
    """A line of chat is read no more; that there was one stays to be seen."""

    table: TableId
    line: LineNumber


class RestoreLine(Deed, frozen=True, kw_only=True):
    """It is read again."""

    table: TableId
    line: LineNumber


class RemoveTable(Deed, frozen=True, kw_only=True):
    """A table is closed for all, without a result if it was not over."""

    table: TableId


class RestoreTable(Deed, frozen=True, kw_only=True):
    """It can be looked at again; a match that was ended stays so."""

    table: TableId


class DeleteTable(Deed, frozen=True, kw_only=True):
    """A table that was removed is deleted for good, with everything that hangs on it."""

    table: TableId


class CallOff(Deed, frozen=True, kw_only=True):
    """A tournament is called off: what is played there counts no more."""

    tournament: Annotated[str, Meta(max_length=40)]


class SetDoor(Deed, frozen=True, kw_only=True):
    """Who comes in from now on."""

    invitation: bool
    """Whether new people need a link."""
    registrations: bool
    """Whether new accounts are made."""


class EndLink(Deed, frozen=True, kw_only=True):
    """Nobody comes in by a link for newcomers any more; who came by it stays."""

    link: LinkId


class CloseHouse(Deed, frozen=True, kw_only=True):
    """The house closes for repairs in so many minutes, for so many, or until it is opened."""

    minutes: Annotated[int, Meta(ge=0, le=7 * 24 * 60)]
    lasts: Annotated[int, Meta(ge=1, le=7 * 24 * 60)] | None = None


class OpenHouse(Deed, frozen=True, kw_only=True):
    """It is open again, or does not close."""


class CloseComplaint(Deed, frozen=True, kw_only=True):
    """A complaint leads to nothing more."""

    complaint: ComplaintId


class LiftHold(Deed, frozen=True, kw_only=True):
    """An appeal is heard: who made it is held back no more."""

    appeal: AppealId


class KeepHold(Deed, frozen=True, kw_only=True):
    """An appeal is answered, and changes nothing."""

    appeal: AppealId


AboutSomebody: TypeAlias = Mute | Unmute | Ban | Unban
AtATable: TypeAlias = RemoveLine | RestoreLine | RemoveTable | RestoreTable | DeleteTable
OfTheHouse: TypeAlias = SetDoor | EndLink | CloseHouse | OpenHouse
ToAnAppeal: TypeAlias = LiftHold | KeepHold
AnyDeed: TypeAlias = AboutSomebody | AtATable | ToAnAppeal | CallOff | OfTheHouse | CloseComplaint


class ActKind(StrEnum):
    """What was done: a deed by its name, or what only the host does, or what changes nothing for others."""

    MUTE = "Mute"
    UNMUTE = "Unmute"
    BAN = "Ban"
    UNBAN = "Unban"
    REMOVE_LINE = "RemoveLine"
    RESTORE_LINE = "RestoreLine"
    REMOVE_TABLE = "RemoveTable"
    RESTORE_TABLE = "RestoreTable"
    DELETE_TABLE = "DeleteTable"
    EXPIRE_TABLE = "ExpireTable"
    """The house itself has deleted it, long after it was removed."""
    CALL_OFF = "CallOff"
    SET_DOOR = "SetDoor"
    END_LINK = "EndLink"
    CLOSE_HOUSE = "CloseHouse"
    OPEN_HOUSE = "OpenHouse"
    CLOSE_COMPLAINT = "CloseComplaint"
    LIFT_HOLD = "LiftHold"
    KEEP_HOLD = "KeepHold"
    RENAME = "Rename"
    FORGET = "Forget"
    RESET = "ResetPassword"
    END_TOKENS = "EndTokens"
    APPOINT = "Appoint"
    DISMISS = "Dismiss"
    INVITE = "Invite"
    COPY = "Copy"


class Act(Struct, frozen=True):
    """What was done, by whom and why."""

    id: str
    at: float
    keeper: str | None
    """The name of who did it; none: the host, by a command."""
    kind: ActKind
    whom: str | None
    """The name of whom it concerned."""
    guest: int | None
    """Their number."""
    table: str | None
    line: int | None
    until: float | None
    why: str


class Acts(Struct, frozen=True):
    """GET /api/keeper/log?page=: the newest first; the reply to POST /api/keeper/deeds: the one just done."""

    acts: tuple[Act, ...]
    more: bool
