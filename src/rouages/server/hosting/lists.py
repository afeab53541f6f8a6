"""Lists for the host: the tables and the people of a house."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from rouages.server.hosting.place import Place
from rouages.server.people.first_steps import LEARNT_BY_NEW, SAT, first_steps, since_when
from rouages.server.people.programs import TOKENS_OF
from rouages.server.store.database import ENTRIES, GUESTS, SEATS, SESSIONS, TABLES
from rouages.server.store.storage import engine_of
from rouages.server.wire.first_steps import FirstSteps
from rouages.server.wire.refusals.hosting import NoDatabase, NoHouse
from rouages.tables.wire.states import Status

ANSWERS = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
ALL_TABLES = select(
    TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.made, TABLES.c.changed, ANSWERS.label("answers")
).order_by(TABLES.c.changed.desc())
NOT_OVER = ALL_TABLES.where(TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]))
ALL_SEATS = select(SEATS.c.table_id, SEATS.c.name, SEATS.c.kind).order_by(SEATS.c.table_id, SEATS.c.seat)
SEEN = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.guest == GUESTS.c.id).scalar_subquery()
HELD = select(func.count(SEATS.c.table_id.distinct())).where(SEATS.c.guest == GUESTS.c.id).scalar_subquery()
KEEPERS = GUESTS.alias()
KEPT = select(KEEPERS.c.name).where(KEEPERS.c.id == GUESTS.c.keeper).scalar_subquery()
ALL_PEOPLE = (
    select(
        GUESTS.c.id,
        GUESTS.c.name,
        GUESTS.c.login,
        GUESTS.c.handle,
        GUESTS.c.made,
        GUESTS.c.banned,
        GUESTS.c.banned_until,
        GUESTS.c.muted_until,
        GUESTS.c.keeps,
        KEPT.label("keeper"),
        SEEN.label("seen"),
        HELD.label("tables"),
    )
    .where(GUESTS.c.left.is_(None), GUESTS.c.name != "")
    .order_by(GUESTS.c.made)
)


class TableLine(Struct, frozen=True):
    """A table, as its host sees it."""

    id: str
    game: str
    status: str
    seats: tuple[str, ...]
    """Who sits there; where nobody does, what the seat is."""
    answers: int
    made: float
    changed: float


class PersonLine(Struct, frozen=True):
    """A person, as the host sees them."""

    id: int
    name: str
    login: str | None
    handle: str | None
    made: float
    seen: float | None
    """When one of their devices was last seen, to the day."""
    tables: int
    banned: bool
    keeper: str | None
    """Of a bot: whose it is."""
    muted: bool
    keeps: bool
    """Whether they keep the house."""


class TokenLine(Struct, frozen=True):
    """A token, as the host sees it."""

    title: str
    bot: str | None
    """The bot that the program is; none: it is for its owner."""
    scopes: list[str]
    made: float
    first: float | None
    last: float | None


async def tables(place: Place, *, finished: bool) -> list[TableLine]:
    """The tables that are not over, the last changed first; all of them if the finished are wanted too."""
    found, seats = await read(place, ALL_TABLES if finished else NOT_OVER, ALL_SEATS)
    sitting: dict[str, list[str]] = {}
    for seat in seats:
        sitting.setdefault(seat.table_id, []).append(seat.name or seat.kind)
    return [
        TableLine(row.id, row.game, row.status, tuple(sitting[row.id]), row.answers, row.made, row.changed)
        for row in found
    ]


async def people(place: Place) -> list[PersonLine]:
    """Everybody whom the house knows, the first first."""
    [found] = await read(place, ALL_PEOPLE)
    now = time.time()
    return [
        PersonLine(
            row.id,
            row.name,
            row.login,
            row.handle,
            row.made,
            row.seen,
            row.tables,
            row.banned is not None and (row.banned_until is None or row.banned_until > now),
            row.keeper,
            row.muted_until is not None and row.muted_until > now,
            row.keeps is not None,
        )
        for row in found
    ]


async def newcomers(place: Place) -> FirstSteps:
    """Which first steps newcomers took in the last days."""
    now = time.time()
    sat, learnt = await read(place, *(each.params(since=since_when(now)) for each in (SAT, LEARNT_BY_NEW)))
    return first_steps(sat, learnt, now)


async def tokens(place: Place, guest: int) -> list[TokenLine]:
    """The tokens of somebody and of their bots, the newest first."""
    [found] = await read(place, TOKENS_OF.params(of=guest))
    return [
        TokenLine(
            row.title,
            row.bot if row.keeper is not None else None,
            row.scopes.split(),
            row.made,
            row.first,
            None if row.first is None else row.seen,
        )
        for row in found
    ]


async def read(place: Place, *queries: Select[Any]) -> list[Sequence[Any]]:
    """What these find at one moment; nobody waits for it."""
    if place.file and not place.file.is_file():
        raise NoHouse(where=place.file)
    engine = engine_of(place.database)
    try:
        async with engine.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(why=str(getattr(error, "orig", None) or error)) from None
    finally:
        await engine.dispose()
