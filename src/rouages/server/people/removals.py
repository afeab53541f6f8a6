"""Removals: tables that keepers took away are deleted after thirty days, or at once if one says so."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress

from sqlalchemy import ColumnElement, Executable, bindparam, delete, null, select, update

from rouages.server.people.acts import ActBook
from rouages.server.people.sessions import digest
from rouages.server.store.database import (
    ACTS,
    COMPLAINTS,
    DEALS,
    METADATA,
    SITTINGS,
    TABLES,
    TAKES,
    WAITS,
)
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Values
from rouages.server.wire.deeds import ActKind
from rouages.server.wire.refusals.keeping import NotRemoved
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.wire.time_control import DAY

KEPT = 30 * DAY
"""Seconds for which a table that was removed can be given back."""
AT_ONCE = 100
GONE = select(TABLES.c.id).where(TABLES.c.id == bindparam("gone"), TABLES.c.removed.is_not(None))
"""Whatever was given back meanwhile stays."""
REMOVED = select(TABLES.c.removed).where(TABLES.c.id == bindparam("which"), TABLES.c.removed.is_not(None))
OLD = (
    select(TABLES.c.id)
    .join(ACTS, ACTS.c.table_id == TABLES.c.id)
    .where(ACTS.c.kind == ActKind.REMOVE_TABLE.value, TABLES.c.removed < bindparam("before"))
    .distinct()
    .limit(AT_ONCE)
)
"""Found by who removed them: acts are few."""
LOOSE = {
    COMPLAINTS: {"table_id": null(), "line": null()},
    SITTINGS: {"table_id": null()},
    WAITS: {"table_id": null()},
}
"""What is about more than the table, and stays without it: reports, rounds of a tournament, waits."""


def is_of(column: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether it is of the table that goes."""
    return column.in_(GONE)


def hanging() -> Iterator[Executable]:
    """What takes along, or makes loose, all that hangs on a table; then the table itself."""
    yield delete(TAKES).where(TAKES.c.deal.in_(select(DEALS.c.id).where(is_of(DEALS.c.table_id))))
    for table in reversed(METADATA.sorted_tables):
        for key in (key for key in table.foreign_keys if key.column is TABLES.c.id):
            if table in LOOSE:
                yield update(table).where(is_of(key.parent)).values(**LOOSE[table])
            else:
                yield delete(table).where(is_of(key.parent))
    yield delete(TABLES).where(TABLES.c.id == bindparam("gone"), TABLES.c.removed.is_not(None))


WHOLLY = tuple(hanging())


class Removals:
    """Deletes what was removed."""

    def __init__(self, storage: Storage, acts: ActBook) -> None:
        """From this database; the acts stay."""
        self._storage = storage
        self._acts = acts

    async def must_be_removed(self, table: str) -> None:
        """Refuse to delete what anybody could still open."""
        if await self._storage.row(REMOVED, which=table) is None:
            raise NotRemoved()

    def deleting(self, table: str) -> tuple[tuple[Executable, Values], ...]:
        """What deletes a table that was removed, with everything that hangs on it."""
        return tuple((statement, {"gone": table}) for statement in WHOLLY)

    async def sweep(self) -> None:
        """Delete the tables that were removed long ago, each once, whichever server does it; it is logged."""
        for row in await self._storage.rows(OLD, before=time.time() - KEPT):
            statement, line = self._acts.line(ActKind.EXPIRE_TABLE, None, "", table=row.id)
            known = {**line, "id": digest(f"expired {row.id}")[:16]}
            with suppress(Fenced):
                await self._acts.write((statement, known), *self.deleting(row.id))
