"""The book of who waits: one row a person, in the database, so that every server reads the same.

Who waits writes their own row, one at a time; whoever finds a table writes the rows of all who sit there in
one page with the table. A row has a number that each of them raises: a page that was made from an older one
is refused as a whole, so that nobody is brought to two tables, or to one after they have stopped waiting.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import (
    Float,
    Row,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    null,
    select,
    true,
    update,
)

from rouages.server.store.database import PAIRINGS, SEATS, TABLES, WAITS
from rouages.server.store.rows import batch_of, brought, text_of
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.pairing import Want
from rouages.tables.ledger.ledger import Fenced, Lost
from rouages.tables.ledger.rows import NewRow
from rouages.tables.wire.states import SeatKind, Status
from rouages.tables.wire.time_control import DAY

WAIT_KEPT = DAY
"""Seconds after which nobody asks any more who waited, and what was found."""
GRACE_SECONDS = 10.0
"""So long somebody still waits of whom no page says so any more."""

MOST_WAITS = 500
FEWEST_WAITS = 3
"""Of fewer nothing is said of how long one usually waits."""

NOW = bindparam("now", type_=Float)
WHERE_MINE = WAITS.c.guest == bindparam("who")
STILL = WAITS.c.until > NOW
LOOKED_FOR = (WHERE_MINE, STILL, WAITS.c.table_id.is_(None))
ALL = select(WAITS).where(STILL).order_by(WAITS.c.since, WAITS.c.guest)
NEW = insert(WAITS).returning(WAITS.c.guest)
ANEW = (
    update(WAITS)
    .where(WHERE_MINE)
    .values(
        number=WAITS.c.number + 1,
        want=bindparam("new_want"),
        since=case((STILL & WAITS.c.table_id.is_(None), WAITS.c.since), else_=NOW),
        until=bindparam("new_until"),
        begins=false(),
        table_id=null(),
    )
    .returning(WAITS.c.guest)
)
BEGIN = (
    update(WAITS).where(*LOOKED_FOR).values(number=WAITS.c.number + 1, begins=true()).returning(WAITS.c.guest)
)
STOP = (
    update(WAITS)
    .where(WHERE_MINE)
    .values(number=WAITS.c.number + 1, until=bindparam("new_until"))
    .returning(WAITS.c.guest)
)
STAY = update(WAITS).where(*LOOKED_FOR).values(until=bindparam("new_until"))
GOING = (
    select(
        WAITS,
        TABLES.c.game,
        TABLES.c.clock,
        select(func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery().label("size"),
    )
    .join(TABLES, TABLES.c.id == WAITS.c.table_id)
    .where(
        TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]),
        exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == SeatKind.BOT.value),
    )
    .order_by(WAITS.c.since, WAITS.c.guest)
)
LEFT = (
    select(PAIRINGS.c.guest, PAIRINGS.c.left)
    .where(PAIRINGS.c.guest.in_(bindparam("guests", expanding=True)), PAIRINGS.c.left > bindparam("before"))
    .order_by(PAIRINGS.c.left)
)
LATELY = (
    select(TABLES.c.game, PAIRINGS.c.since, PAIRINGS.c.made)
    .join(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
    .where(PAIRINGS.c.since.is_not(None), PAIRINGS.c.made > bindparam("after"))
    .order_by(PAIRINGS.c.made.desc())
    .limit(MOST_WAITS)
)
UNBEGUN = (
    select(PAIRINGS.c.table_id)
    .join(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
    .where(PAIRINGS.c.made < bindparam("before"), TABLES.c.status == Status.WAITING.value)
    .distinct()
)
OLD_WAITS = delete(WAITS).where(WAITS.c.until < bindparam("before"))
OLD_PAIRINGS = delete(PAIRINGS).where(PAIRINGS.c.made < bindparam("before"))


class WaitBook:
    """Who waits for what, and which tables were found."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage

    async def all(self, now: float) -> Sequence[Row[Any]]:
        """All who wait, or were found a table a moment ago, the longest first."""
        return await self._storage.rows(ALL, now=now)

    async def want(self, guest: int, want: Want, now: float) -> None:
        """Somebody waits from now on, or wants something else since they began."""
        written = {"who": guest, "new_want": text_of(want), "new_until": now + GRACE_SECONDS, "now": now}
        if await self._storage.take(ANEW, **written):
            return
        try:
            await self._storage.take(
                NEW,
                guest=guest,
                number=0,
                want=text_of(want),
                since=now,
                until=now + GRACE_SECONDS,
            )
        except Lost:
            if not await self._storage.take(ANEW, **written):
                raise

    async def begin(self, guest: int, now: float) -> bool:
        """Somebody begins with bots; whether they still wait."""
        return await self._storage.take(BEGIN, who=guest, now=now) is not None

    async def stop(self, guest: int) -> None:
        """Somebody waits no more."""
        await self._storage.take(STOP, who=guest, new_until=0.0)

    async def stay(self, guests: Iterable[int], now: float) -> None:
        """A page of these people says that they still wait; who does not any more is not brought back."""
        batch = Batch()
        for guest in sorted(guests):
            batch.add(STAY, {"who": guest, "now": now, "new_until": now + GRACE_SECONDS})
        if batch:
            await self._storage.commit(batch)

    async def seat(self, row: NewRow, waits: Iterable[Row[Any]], now: float) -> bool:
        """Keep a table and who was found for it; not if anybody of them wants something else by now."""
        batch = batch_of([row])
        for wait in sorted(waits, key=lambda wait: wait.guest):
            for statement, values in brought(wait.guest, wait.number, row.terms.id, wait.since, now):
                batch.add(statement, values)
        try:
            await self._storage.keep(batch)
        except Fenced:
            return False
        return True

    async def left(self, guests: Iterable[int], now: float) -> defaultdict[int, list[float]]:
        """When each of some people has left such tables in the last day."""
        found: defaultdict[int, list[float]] = defaultdict(list)
        for row in await self._storage.rows(LEFT, guests=sorted(guests), before=now - DAY):
            found[row.guest].append(row.left)
        return found

    async def going(self) -> Sequence[Row[Any]]:
        """Who was brought to tables where bots play, too, and what is played there."""
        return await self._storage.rows(GOING)

    async def usual(self, now: float) -> dict[str, float]:
        """How long people waited for a table of each game in the last day: half of them less."""
        waited: defaultdict[str, list[float]] = defaultdict(list)
        for row in await self._storage.rows(LATELY, after=now - DAY):
            waited[row.game].append(row.made - row.since)
        return {game: median(waits) for game, waits in waited.items() if len(waits) >= FEWEST_WAITS}

    async def unbegun(self, before: float) -> list[str]:
        """The tables that were found before then and where somebody has not come yet."""
        return [row.table_id for row in await self._storage.rows(UNBEGUN, before=before)]

    async def forget(self, now: float) -> None:
        """What nobody asks about any more."""
        batch = Batch()
        batch.add(OLD_WAITS, {"before": now - WAIT_KEPT})
        batch.add(OLD_PAIRINGS, {"before": now - WAIT_KEPT})
        await self._storage.commit(batch)


def want_in(row: Row[Any]) -> Want:
    """As it was kept."""
    return msgspec.json.decode(row.want, type=Want)
