"""News: what one server writes and the others would not notice, told to all by PostgreSQL itself."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, func, select

CHANNEL = "rouages"
TELL = select(func.pg_notify(CHANNEL, bindparam("news")))


class News(Struct, frozen=True, omit_defaults=True):
    """What a server tells the others."""

    server: str
    people: tuple[int, ...] = ()
    """Whose names, passwords or sessions are others than before."""
    lobby: bool = False
    """Whether the lobby shows something new."""


def row_of(news: News) -> dict[str, str]:
    """As it is told."""
    return {"news": msgspec.json.encode(news).decode()}


def news_in(told: str) -> News:
    """As it is heard."""
    return msgspec.json.decode(told, type=News)
