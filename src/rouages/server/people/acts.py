"""Acts: the log of all that keepers do, and why."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import Executable, bindparam, insert, or_, select

from rouages.server.people.guests import Guest
from rouages.server.store.database import ACTS, GUESTS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.deeds import Act, ActKind, Acts

A_PAGE = 50
KEEPERS = GUESTS.alias()
FOUND = (
    select(ACTS, KEEPERS.c.name.label("keeper_name"), GUESTS.c.name.label("whom_name"))
    .outerjoin(KEEPERS, KEEPERS.c.id == ACTS.c.keeper)
    .outerjoin(GUESTS, GUESTS.c.id == ACTS.c.whom)
    .order_by(ACTS.c.at.desc(), ACTS.c.id)
)
PAGE = FOUND.limit(A_PAGE + 1).offset(bindparam("after"))
ABOUT = FOUND.where(or_(ACTS.c.complaint == bindparam("complaint"), ACTS.c.whom == bindparam("of"))).limit(20)
ONE = FOUND.where(ACTS.c.id == bindparam("act"))
NEW_ACT = insert(ACTS)


class ActBook:
    """One line for each, the newest first; none is ever changed."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage

    def line(
        self,
        kind: ActKind,
        by: Guest | None,
        why: str,
        *,
        whom: int | None = None,
        table: str | None = None,
        line: int | None = None,
        until: float | None = None,
        complaint: str | None = None,
    ) -> tuple[Executable, dict[str, Any]]:
        """What writes an act down; by nobody: by the host."""
        return NEW_ACT, {
            "id": secrets.token_hex(8),
            "at": time.time(),
            "keeper": by.id if by else None,
            "kind": kind.value,
            "whom": whom,
            "table_id": table,
            "line": line,
            "until": until,
            "why": why,
            "complaint": complaint,
        }

    async def write(self, *written: tuple[Executable, Values]) -> None:
        """Have an act kept that changes nothing else in the database, or only this."""
        batch = Batch()
        for statement, values in written:
            batch.add(statement, values)
        await self._storage.keep(batch)

    async def page(self, number: int) -> Acts:
        """So many pages back."""
        rows = await self._storage.rows(PAGE, after=number * A_PAGE)
        return Acts(tuple(map(act_in, rows[:A_PAGE])), len(rows) > A_PAGE)

    async def one(self, act: str) -> Act:
        """The one just written."""
        row = await self._storage.row(ONE, act=act)
        return act_in(row)

    async def about(self, guest: int, complaint: str) -> tuple[Act, ...]:
        """What was done about a complaint, and else about the same person."""
        return tuple(map(act_in, await self._storage.rows(ABOUT, of=guest, complaint=complaint)))


def act_in(row: Any) -> Act:
    """An act, as keepers read it."""
    return Act(
        row.id,
        row.at,
        row.keeper_name,
        ActKind(row.kind),
        row.whom_name,
        row.whom,
        row.table_id,
        row.line,
        row.until,
        row.why,
    )
