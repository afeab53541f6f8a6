"""What travels about people who find each other: whom one follows or has blocked, and who sees one's page."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from rouages.server.wire.pairing import Pace


class Tie(StrEnum):
    """What somebody is to another."""

    FOLLOW = "follow"
    BLOCK = "block"


class Seen(StrEnum):
    """Who sees a page: those whom its owner follows and who follow back, everybody, or nobody else."""

    FRIENDS = "friends"
    ALL = "all"
    ME = "me"


class NewTie(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/players/<handle>/tie and /api/tables/<id>/seats/<seat>/tie; null: neither any more."""

    tie: Tie | None


class NewHush(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/players/<handle>/hush, /api/tables/<id>/seats/<seat>/hush, /api/tables/<id>/lines/<line>/hush.

    Whether the chat of somebody is hidden from me, and nothing else of them.
    """

    hushed: bool


class NewSeen(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/page: who sees it."""

    seen: Seen


class NewBoards(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/boards: whether everybody is told my name on boards of the day, or friends alone."""

    named: bool


class PlayerCard(Struct, frozen=True):
    """Somebody, as far as anybody may know them, and what they are to who asks."""

    name: str
    handle: str | None
    """The address of their page; none where they have no page."""
    me: bool
    tie: Tie | None
    """Whether I follow them or have blocked them."""
    friend: bool
    """Whether we follow each other."""
    hushed: bool = False
    """Whether I hide their chat."""


class Acquaintance(Struct, frozen=True):
    """Somebody in a list of one's own."""

    id: str
    """By which one lets them go again: DELETE /api/me/people/<id>."""
    name: str
    handle: str | None
    since: float


class Friend(Struct, frozen=True):
    """A friend of the host, who may be asked to a table by name."""

    id: str
    name: str
    handle: str | None
    invited: bool
    declined: bool = False
    """Whether they were challenged, and cannot play now."""


class FriendsToInvite(Struct, frozen=True):
    """GET /api/tables/<id>/friends, and the reply to POST."""

    friends: tuple[Friend, ...]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/friends: the host asks a friend to come."""

    id: Annotated[str, Meta(max_length=40)]


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/challenges: a table is laid for a friend and me, who is asked to play there now."""

    id: Annotated[str, Meta(max_length=40)]
    game: Annotated[str, Meta(max_length=40)] | None = None
    """Null: the one that we last played with each other, or else the first of the shelf."""
    pace: Pace = Pace.LIVE


class OwnPeople(Struct, frozen=True):
    """GET /api/me/people: whom I follow or have blocked, who follows me, and who sees my page."""

    seen: Seen
    named: bool
    """Whether everybody is told my name on boards of the day."""
    friends: tuple[Acquaintance, ...]
    following: tuple[Acquaintance, ...]
    """Whom I follow, and who does not follow me."""
    followers: tuple[Acquaintance, ...]
    """Who follows me, and whom I do not follow."""
    blocked: tuple[Acquaintance, ...]
    hushed: tuple[Acquaintance, ...]
    """Whose chat I hide: DELETE /api/me/hushed/<id> shows it again."""
