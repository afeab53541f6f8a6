"""The queue of notices, in the database: each is taken by one server at a time, whichever comes first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, exists, select, update

from rouages.server.store.database import LEASES, NOTICES, SITTINGS, TOURNAMENTS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.notices import Way
from rouages.server.wire.tournaments import NewTournament

AT_ONCE = 50
CLAIM_SECONDS = 120.0
"""A server that has taken a notice has so long to say it; then it is gone, and another tries."""

DUE = (
    select(NOTICES)
    .where(
        NOTICES.c.due <= bindparam("now"),
        ~exists().where(LEASES.c.table_id == NOTICES.c.table_id, LEASES.c.server != bindparam("server")),
    )
    .order_by(NOTICES.c.due)
    .limit(AT_ONCE)
)
"""Those of tables that other servers keep are theirs to say: they know who looks."""
SAME = and_(
    NOTICES.c.guest == bindparam("whose"),
    NOTICES.c.table_id == bindparam("where"),
    NOTICES.c.kind == bindparam("which"),
    NOTICES.c.due == bindparam("known"),
)
"""Nobody has touched it since."""
CLAIMED = (
    update(NOTICES)
    .where(SAME)
    .values(due=bindparam("new_due"), tries=NOTICES.c.tries + 1)
    .returning(NOTICES.c.tries)
)
LATER = (
    update(NOTICES)
    .where(SAME)
    .values(due=bindparam("new_due"), left=bindparam("new_left"), tries=bindparam("new_tries"))
)
TOURNAMENT = (
    select(TOURNAMENTS.c.plan)
    .join(SITTINGS, SITTINGS.c.tournament == TOURNAMENTS.c.id)
    .where(SITTINGS.c.table_id == bindparam("which"))
)
SAID = delete(NOTICES).where(SAME)


class Notice:
    """One that this server has taken, until it is said or put back."""

    def __init__(self, row: Row[Any], due: float, tries: int) -> None:
        """As it was claimed."""
        self.guest: int = row.guest
        self.table: str = row.table_id
        self.kind: str = row.kind
        self.left = None if row.left is None else frozenset(map(Way, row.left.split()))
        """The ways that have not taken it yet; none before the first try."""
        self.tries = tries
        self.due = due

    @property
    def which(self) -> Values:
        """Where it stands."""
        return {"whose": self.guest, "where": self.table, "which": self.kind, "known": self.due}


class NoticeQueue:
    """What people are to be told."""

    def __init__(self, storage: Storage) -> None:
        """In this database."""
        self._storage = storage

    async def tournament(self, table: str) -> str:
        """What the tournament is called whose table this is."""
        row = await self._storage.row(TOURNAMENT, which=table)
        return msgspec.json.decode(row.plan, type=NewTournament).name if row else ""

    async def due(self, now: float) -> Sequence[Row[Any]]:
        """Those that it is time for, and that are this server's to say."""
        return await self._storage.rows(DUE, now=now, server=self._storage.server)

    async def claim(self, row: Row[Any], now: float) -> Notice | None:
        """Take one; none if another server has, or if it is so no more."""
        due = now + CLAIM_SECONDS
        which = {"whose": row.guest, "where": row.table_id, "which": row.kind, "known": row.due}
        taken = await self._storage.take(CLAIMED, **which, new_due=due)
        return Notice(row, due, taken.tries) if taken else None

    async def drop(self, notice: Notice) -> None:
        """It is said, or so no more, or given up."""
        await self._write(SAID, notice.which)

    async def put_back(self, notice: Notice, due: float, left: Iterable[Way] | None, tries: int) -> None:
        """It is to be said later, by the ways that are left."""
        ways = None if left is None else " ".join(sorted(left))
        await self._write(LATER, {**notice.which, "new_due": due, "new_left": ways, "new_tries": tries})

    async def _write(self, statement: Any, values: Values) -> None:
        batch = Batch()
        batch.add(statement, values)
        await self._storage.commit(batch)
