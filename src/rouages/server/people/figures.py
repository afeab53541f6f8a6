"""Figures: how many people, tables, answers, refusals and reports each day had. Nobody is named."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import bindparam, delete, func, select, text

from rouages.server.store.database import COMPLAINTS, FIGURES, SESSIONS, TABLES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.tally import Tally
from rouages.server.wire.figures import Figure, FigureLine, Figures
from rouages.tables.wire.states import Status

SHOWN_DAYS = 30
KEPT_DAYS = 366
ADDED = text(
    "INSERT INTO figures (day, kind, count) VALUES (:day, :kind, :count) "
    "ON CONFLICT (day, kind) DO UPDATE SET count = figures.count + excluded.count"
)
"""What each server counts for itself."""
KNOWN = text(
    "INSERT INTO figures (day, kind, count) VALUES (:day, :kind, :count) ON CONFLICT (day, kind) DO UPDATE "
    "SET count = CASE WHEN excluded.count > figures.count THEN excluded.count ELSE figures.count END"
)
"""What the database knows of a day while it lasts."""
OLD = delete(FIGURES).where(FIGURES.c.day < bindparam("first"))
SINCE = select(FIGURES.c.day, FIGURES.c.kind, FIGURES.c.count.label("many")).where(
    FIGURES.c.day >= bindparam("first")
)
COUNTS = {
    Figure.PEOPLE: select(func.count(SESSIONS.c.guest.distinct())).where(
        SESSIONS.c.seen >= bindparam("since")
    ),
    Figure.TABLES: select(func.count(TABLES.c.id)).where(
        TABLES.c.status.in_([status.value for status in Status]),
        TABLES.c.changed >= bindparam("since"),
        TABLES.c.made >= bindparam("since"),
    ),
    Figure.REPORTS: select(func.count(COMPLAINTS.c.id)).where(COMPLAINTS.c.made >= bindparam("since")),
}


class FigureBook:
    """Those of every day for a year; days begin at midnight UTC."""

    def __init__(self, storage: Storage, tally: Tally) -> None:
        """In this database, with what this server counts."""
        self._storage = storage
        self._tally = tally
        self._kept = dict(self._counted())

    def _counted(self) -> Iterator[tuple[Figure, int]]:
        """What this server has counted since it was started."""
        yield Figure.ANSWERS, sum(sum(timings.counts) for timings in self._tally.answers.values())
        yield Figure.REFUSED, sum(self._tally.refused.values())

    async def keep(self) -> None:
        """Write down how today goes."""
        day = datetime.fromtimestamp(time.time(), UTC).date()
        since = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
        batch, counted = Batch(), dict(self._counted())
        for kind, query in COUNTS.items():
            row = await self._storage.row(query, since=since)
            batch.add(KNOWN, {"day": str(day), "kind": kind.value, "count": int(row[0]) if row else 0})
        for kind, count in counted.items():
            fresh = {"day": str(day), "kind": kind.value, "count": count - self._kept[kind]}
            batch.add(ADDED, fresh)
        batch.add(OLD, {"first": str(day - timedelta(KEPT_DAYS))})
        await self._storage.commit(batch)
        self._kept = counted

    async def lately(self, today: date) -> Figures:
        """Those of the last days, today included; where nothing was kept, nothing was."""
        days = tuple(str(today - timedelta(back)) for back in reversed(range(SHOWN_DAYS)))
        rows = await self._storage.rows(SINCE, first=days[0])
        found = {(row.kind, row.day): row.many for row in rows}
        return Figures(
            days,
            tuple(
                FigureLine(kind, tuple(found.get((kind.value, day), 0) for day in days)) for kind in Figure
            ),
        )
