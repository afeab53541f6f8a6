"""Letters: what somebody is told of a table, in their language, whatever way it goes."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from rouages.server.people.guests import Guest
from rouages.server.wire import words
from rouages.server.wire.notices import Way
from rouages.tables.ledger.rows import NoticeKind

TYPES = {
    NoticeKind.TURN: "YourTurn",
    NoticeKind.CLOCK: "ClockRunsOut",
    NoticeKind.BEGINS: "MatchBegins",
    NoticeKind.SEAT: "SeatTaken",
    NoticeKind.ENDS: "MatchEnds",
    NoticeKind.REMATCH: "Rematch",
    NoticeKind.INVITATION: "Invitation",
    NoticeKind.CHALLENGE: "Challenge",
    NoticeKind.DECLINED: "ChallengeDeclined",
    NoticeKind.STILL: "StillPlaying",
    NoticeKind.STOP: "StopHere",
    NoticeKind.DRAW: "DrawOffered",
    NoticeKind.ROUND: "RoundBegins",
}
KINDS = {name: kind for kind, name in TYPES.items()}
TRIAL = "Hello"
ACCOUNT = "AccountChanged"


class Change(StrEnum):
    """What became of an account that its owner is told, whatever they wish to be told."""

    DEVICE = "device"
    LOGIN = "login"
    CODE = "code"
    """Somebody came in by a code on paper, or by a link in a letter."""
    PASSKEY = "passkey"
    ADDRESS = "address"
    HOST = "host"
    """The host has taken away what lets them in."""


class Letter(NamedTuple):
    """One message."""

    type: str
    """What kind it is, for programs."""
    text: str
    """The sentence, in the language of who gets it."""
    game: str | None = None
    path: str | None = None
    """Where it leads inside the house."""


class Post(Protocol):
    """A way by which letters go."""

    way: Way

    async def address(self, guest: Guest) -> str | None:
        """Where this way leads for somebody; none if they have not set it up."""

    async def send(self, guest: Guest, letter: Letter) -> None:
        """Have it taken there; refused if it was not."""


def letter_of(
    guest: Guest, kind: NoticeKind, game: str, table_id: str, tournament: str = "", host: str = ""
) -> Letter:
    """What somebody is told of a table. It never says how a match ended."""
    title = str(words.catalogue(guest.language, game).get("name", game))
    page = "sit" if kind in (NoticeKind.INVITATION, NoticeKind.CHALLENGE) else "table"
    said = sentence(guest, f"notice.{kind.value}", game=title, tournament=tournament, host=host)
    return Letter(TYPES[kind], said, game, f"/{page}/{table_id}")


def letter_of_turns(guest: Guest, count: int) -> Letter:
    """What somebody is told where several tables wait for them."""
    text = sentence(guest, "notice.turns", count=str(count))
    return Letter(TYPES[NoticeKind.TURN], text, path="/")


def warning_of(guest: Guest, change: Change) -> Letter:
    """What somebody is told of their account."""
    return Letter(ACCOUNT, sentence(guest, f"notice.account_{change.value}"), path="/settings")


def trial_of(guest: Guest) -> Letter:
    """What is sent to see whether a way works."""
    return Letter(TRIAL, sentence(guest, "notice.trial", name=guest.name))


def sentence(guest: Guest, key: str, **fields: str) -> str:
    """A sentence in the guest's language."""
    return str(words.catalogue(guest.language, words.SERVER)[key]).format_map(fields)
