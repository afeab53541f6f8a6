"""Neglected tables: every hour their people are asked whether they play on, or they are closed."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from sqlalchemy import bindparam, or_, select

from rouages.engine.refusals import Refusal
from rouages.server.leases import KeptElsewhere
from rouages.server.rounds import end
from rouages.server.settings import Settings
from rouages.server.store.database import TABLES
from rouages.server.store.rows import LESSON
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.tables.ledger.ledger import Lost
from rouages.tables.match import neglect
from rouages.tables.match.seating import ANSWER_SECONDS
from rouages.tables.wire.states import Status
from rouages.tables.wire.time_control import DAY

log = logging.getLogger("rouages")

ROUND_SECONDS = 3600.0
PAUSE_SECONDS = 0.05
"""Between two tables, so that a house with very many opens few at a time."""

DUE = (
    select(TABLES.c.id)
    .where(
        TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]),
        TABLES.c.changed <= bindparam("changed"),
        or_(TABLES.c.asked.is_(None), TABLES.c.asked <= bindparam("asked")),
        or_(TABLES.c.clock.is_(None), TABLES.c.status == Status.WAITING.value),
        or_(TABLES.c.branch_of.is_(None), ~TABLES.c.branch_of.startswith(LESSON)),
    )
    .order_by(TABLES.c.changed)
)
"""Those that may be, as the database has them; each decides for itself (see `neglect.is_neglected`)."""


class Neglected:
    """Goes round among the tables where nothing happens."""

    def __init__(self, storage: Storage, tables: Tables, settings: Settings) -> None:
        self._storage = storage
        self._tables = tables
        self._days = settings.abandoned_days
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look round every hour, if the host wants any table closed."""
        if self._days is not None:
            self._rounds = asyncio.create_task(self._go_round(), name="neglected")

    async def stop(self) -> None:
        await end(self._rounds)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.look()
            except Lost as lost:
                log.warning("Neglected tables were not looked after: %s", lost)
            except Exception:
                log.exception("A neglected table could not be looked after.")

    async def look(self) -> None:
        """Look after every table where nothing has happened for long; the keepers of others do as much."""
        if self._days is None:
            return
        now, patience = self._tables.now(), self._days * DAY
        for row in await self._storage.rows(DUE, changed=now - patience, asked=now - ANSWER_SECONDS):
            try:
                table = await self._tables.open(row.id)
                await table.ask(partial(neglect.look_after, table.proceedings, patience, now))
            except KeptElsewhere:
                continue
            except Refusal as refusal:
                log.warning("Table %s was not looked after: %s", row.id, refusal)
                continue
            await asyncio.sleep(PAUSE_SECONDS)
