"""What travels about programs: bots that people keep, and the tokens by which programs are known."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from rouages.tables.wire.states import Name


class Scope(StrEnum):
    """What a token allows: to read what its owner may read, to sit down and play, to lay tables."""

    READ = "read"
    PLAY = "play"
    HOST = "host"


Scopes: TypeAlias = Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=len(Scope))]


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/bots: an account for a program, kept by who asks."""

    name: Name


class BotCard(Struct, frozen=True):
    """A bot, as its keeper sees it."""

    id: str
    name: str


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/tokens: what a program is known by.

    Whatever plays is a bot: for oneself a program only reads, and lays tables.
    """

    title: Name
    scopes: Scopes
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Which of one's bots the program is; none: oneself."""


class TokenMade(Struct, frozen=True):
    """The reply: sent as `Authorization: Bearer <token>`; shown now and never again."""

    id: str
    token: str


class TokenCard(Struct, frozen=True):
    """A token, as its owner sees it. Moments are seconds since 1970."""

    id: str
    title: str
    bot: str | None
    """The id of the bot that it is for; none: for oneself."""
    scopes: tuple[Scope, ...]
    made: float
    first: float | None
    """When it was first used; none: never."""
    last: float | None
    """When it was last used, told to the day."""
