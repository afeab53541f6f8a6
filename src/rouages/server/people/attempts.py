"""Attempts: who has taken the challenge of which day, at which table, and what came of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, bindparam, insert, or_, select, update

from rouages.days.deal import CHALLENGES, Deal
from rouages.days.hours import begins
from rouages.days.places import places
from rouages.days.proof import Proven
from rouages.engine.daily import Score
from rouages.games import GAMES
from rouages.server.people.holds import hold_in
from rouages.server.people.ties import NOBODY, Circle
from rouages.server.store.database import ATTEMPTS, GUESTS, TABLES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.daily import Aside, BoardKind, BoardRow
from rouages.tables.wire.states import Status

MOST_AT_ONCE = 20
NIGHTS = 7
"""So many nights every score of a board is played once more."""

ONE = select(ATTEMPTS).where(
    ATTEMPTS.c.guest == bindparam("of"), ATTEMPTS.c.day == bindparam("on"), ATTEMPTS.c.game == bindparam("at")
)
OF_DAY = select(ATTEMPTS).where(ATTEMPTS.c.guest == bindparam("of"), ATTEMPTS.c.day == bindparam("on"))
AT_TABLE = (
    select(ATTEMPTS, GUESTS.c.unnamed)
    .join(GUESTS, GUESTS.c.id == ATTEMPTS.c.guest)
    .where(ATTEMPTS.c.table_id == bindparam("where"))
)
ON_DEVICE = select(ATTEMPTS.c.guest).where(ATTEMPTS.c.device == bindparam("device"))
UNPROVEN = (
    select(ATTEMPTS)
    .join(TABLES, TABLES.c.id == ATTEMPTS.c.table_id)
    .where(
        ATTEMPTS.c.proven.is_(None),
        ATTEMPTS.c.table_id.not_in(bindparam("besides", expanding=True)),
        or_(TABLES.c.status != Status.PLAYING.value, ATTEMPTS.c.day < bindparam("today")),
    )
    .limit(MOST_AT_ONCE)
)
TO_CHECK = (
    select(ATTEMPTS)
    .where(
        ATTEMPTS.c.score.is_not(None),
        ATTEMPTS.c.aside.is_(None),
        ATTEMPTS.c.table_id.not_in(bindparam("besides", expanding=True)),
        ATTEMPTS.c.day >= bindparam("first"),
        ATTEMPTS.c.day < bindparam("today"),
        or_(ATTEMPTS.c.checked.is_(None), ATTEMPTS.c.checked < bindparam("since")),
        or_(*[and_(ATTEMPTS.c.game == game, ATTEMPTS.c.rules == GAMES[game].version) for game in CHALLENGES]),
    )
    .limit(MOST_AT_ONCE)
)
"""Those of lately that stand on boards and were proven by the rules of today."""
FINISHED = select(ATTEMPTS.c.day).where(ATTEMPTS.c.guest == bindparam("of"), ATTEMPTS.c.over).distinct()
ON_BOARDS = (
    select(
        ATTEMPTS,
        *(GUESTS.c[name] for name in ("name", "handle", "unnamed", "banned", "banned_until", "banned_why")),
    )
    .join(GUESTS, GUESTS.c.id == ATTEMPTS.c.guest)
    .where(
        ATTEMPTS.c.day == bindparam("on"),
        ATTEMPTS.c.game == bindparam("at"),
        ATTEMPTS.c.score.is_not(None),
        ATTEMPTS.c.aside.is_(None),
        GUESTS.c.login.is_not(None),
        GUESTS.c.made <= bindparam("since"),
        GUESTS.c.left.is_(None),
        GUESTS.c.keeper.is_(None),
        GUESTS.c.keeps.is_(None),
    )
    .order_by(ATTEMPTS.c.proven, ATTEMPTS.c.guest)
)
"""Of people who sign in, were known before the day began, and keep no house; but for what is set aside."""
NEW = insert(ATTEMPTS)
PROVE = (
    update(ATTEMPTS)
    .where(ATTEMPTS.c.table_id == bindparam("where"), ATTEMPTS.c.proven.is_(None))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("proven", "over", "score", "first", "undos", "hints", "aside", "rules")
        }
    )
)
CHECKED = (
    update(ATTEMPTS)
    .where(ATTEMPTS.c.table_id == bindparam("where"))
    .values(checked=bindparam("new_checked"), aside=bindparam("new_aside"))
)


class Place(NamedTuple):
    """Where an attempt is laid, and why it would stand on no board, if so."""

    device: str | None
    aside: Aside | None = None


class AttemptBook:
    """One counted attempt for each person, day and game."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage

    def add(self, batch: Batch, guest: int, deal: Deal, table_id: str, place: Place) -> None:
        """Have an attempt kept with its table; whoever has one, or is not the first there, is `Fenced`."""
        who = {"guest": guest, "day": deal.day.isoformat(), "game": deal.game, "table_id": table_id}
        batch.add(NEW, {**who, "device": place.device, "aside": place.aside and place.aside.value})

    async def is_of_another(self, device: str, guest: int | None) -> bool:
        """Whether somebody else has taken this deal there before."""
        row = await self._storage.row(ON_DEVICE, device=device)
        return row is not None and row.guest != guest

    async def one(self, guest: int, day: date, game: str) -> Row[Any] | None:
        """Somebody's attempt at a game of a day."""
        return await self._storage.row(ONE, of=guest, on=day.isoformat(), at=game)

    async def of_day(self, guest: int, day: date) -> dict[str, Row[Any]]:
        """Somebody's attempts of a day by game."""
        return {row.game: row for row in await self._storage.rows(OF_DAY, of=guest, on=day.isoformat())}

    async def at(self, table_id: str) -> Row[Any] | None:
        """The attempt that is played at a table."""
        return await self._storage.row(AT_TABLE, where=table_id)

    async def unproven(self, today: date, besides: Collection[str]) -> Sequence[Row[Any]]:
        """Some of those that are over, or whose day is, and of which nobody knows yet what they come to."""
        return await self._storage.rows(UNPROVEN, today=today.isoformat(), besides=list(besides))

    async def to_check(self, today: date, besides: Collection[str]) -> Sequence[Row[Any]]:
        """Some of those of the last days that were not played once more since midnight."""
        first = today - timedelta(NIGHTS)
        return await self._storage.rows(
            TO_CHECK,
            first=first.isoformat(),
            today=today.isoformat(),
            since=begins(today),
            besides=list(besides),
        )

    async def write_checked(self, table_id: str, aside: Aside | None, now: float) -> None:
        """Keep that an attempt was played once more, and whether it came to the same."""
        batch = Batch()
        batch.add(CHECKED, {"where": table_id, "new_checked": now, "new_aside": aside and aside.value})
        await self._storage.keep(batch)

    async def write(
        self, row: Row[Any], proven: Proven | None, aside: Aside | None, hints: int, now: float
    ) -> None:
        """Keep what an attempt comes to, once for all; none: nothing was ever answered."""
        batch = Batch()
        batch.add(
            PROVE,
            {
                "where": row.table_id,
                "new_proven": now,
                "new_over": proven is not None and proven.over,
                "new_score": msgspec.json.encode(proven.score).decode() if proven else None,
                "new_first": proven is not None and proven.first,
                "new_undos": proven.undos if proven else 0,
                "new_hints": hints,
                "new_aside": aside and aside.value,
                "new_rules": GAMES[row.game].version,
            },
        )
        await self._storage.keep(batch)

    async def days(self, guest: int) -> set[date]:
        """The days on which somebody finished an attempt."""
        rows = await self._storage.rows(FINISHED, of=guest)
        return {date.fromisoformat(row.day) for row in rows}

    async def board(
        self, day: date, game: str, kind: BoardKind, guest: int | None, circle: Circle = NOBODY
    ) -> list[BoardRow]:
        """All attempts at a game of a day that are compared, the best first.

        Who is kept apart from the reader is not shown, and has their place all the same.
        """
        rows = await self._storage.rows(ON_BOARDS, on=day.isoformat(), at=game, since=begins(day))
        rows = [row for row in rows if is_welcome(row) and is_of(row, kind, guest, circle)]
        scores = [score_in(row) for row in rows]
        found = [
            BoardRow(
                place=place,
                name=row.name if is_named(row, guest, circle) else None,
                handle=row.handle if is_named(row, guest, circle) else None,
                me=row.guest == guest,
                friend=row.guest in circle.friends,
                score=score,
                first=row.first,
                undos=row.undos,
                hints=row.hints,
                table=row.table_id if is_named(row, guest, circle) else None,
            )
            for row, score, place in zip(rows, scores, places(scores), strict=True)
            if row.guest not in circle.apart
        ]
        return sorted(found, key=lambda row: row.place)


def score_in(row: Any) -> Score:
    """What an attempt came to."""
    return msgspec.json.decode(row.score, type=Score)


def is_welcome(row: Any) -> bool:
    """Whether somebody was not sent away."""
    ban = hold_in(row.banned_until, row.banned_why, held=row.banned is not None)
    return not (ban and ban.lasts)


def is_named(row: Any, guest: int | None, circle: Circle) -> bool:
    """Whether a reader is told who it was: friends always are."""
    return not row.unnamed or row.guest == guest or row.guest in circle.friends


def is_of(row: Any, kind: BoardKind, guest: int | None, circle: Circle) -> bool:
    """Whether an attempt is compared on this board."""
    if kind is BoardKind.UNAIDED:
        return not (row.undos or row.hints)
    return kind is BoardKind.ALL or row.guest == guest or row.guest in circle.friends
