"""The examiner: plays attempts again, once when they are over and then every night while they are new."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Any

from sqlalchemy import Row

from rouages.days.hours import day_at, ends
from rouages.days.proof import Proven
from rouages.engine.daily import PERSON
from rouages.engine.refusals import Refusal
from rouages.server.attempted import proven_by
from rouages.server.day_sheets import Dealt
from rouages.server.leases import KeptElsewhere
from rouages.server.people.attempts import AttemptBook, score_in
from rouages.server.tables import Tables
from rouages.server.wire.daily import Aside
from rouages.server.wire.refusals.meeting import TableRemoved
from rouages.tables.ledger.ledger import Lost
from rouages.tables.ledger.rows import Stored
from rouages.tables.match import neglect
from rouages.tables.wire.refusals import NotSaved
from rouages.tables.wire.states import Status

log = logging.getLogger("rouages")

GRACE = 60.0
"""Seconds after the end of a day in which bots may still answer what was asked before."""


class Examiner:
    """Writes what attempts come to, and sets aside what does not come to it again."""

    def __init__(
        self, attempts: AttemptBook, tables: Tables, dealt: Callable[[date, str], Awaitable[Dealt]]
    ) -> None:
        """Over what the tables have kept; deals are those of the house."""
        self._attempts = attempts
        self._tables = tables
        self._dealt = dealt
        self._left = set[str]()
        """The tables of attempts that could not be played again today: they wait for tomorrow."""
        self._left_on: date | None = None

    async def go_round(self) -> None:
        """Some attempts that are over, or whose day is; then some that are to be played once more."""
        today = day_at(self._tables.now())
        if today != self._left_on:
            self._left_on = today
            self._left.clear()
        for row in await self._attempts.unproven(today, self._left):
            await self._try(self.proven, row)
        for row in await self._attempts.to_check(today, self._left):
            await self._try(self._check, row)

    async def _try(self, examine: Callable[[Row[Any]], Awaitable[object]], row: Row[Any]) -> None:
        """One attempt that cannot be examined, such as one of a day whose key is gone, stops no others."""
        try:
            await examine(row)
        except (Lost, NotSaved):
            raise
        except Exception as error:
            if row.table_id in self._left:
                return
            self._left.add(row.table_id)
            is_refused = isinstance(error, Refusal)
            log.warning(
                "Table %s: it cannot be played again, and is left as it is: %s",
                row.table_id,
                error,
                exc_info=None if is_refused else error,
            )

    async def proven(self, row: Row[Any]) -> Row[Any]:
        """An attempt, with what it comes to if it can be told by now."""
        if row.proven is not None:
            return row
        day, now = date.fromisoformat(row.day), self._tables.now()
        if now > ends(day) + GRACE:
            await self._close(row.table_id)
        stored = await self._tables.ledger.read(row.table_id)
        if stored is None or stored.state.status is Status.PLAYING:
            return row
        dealt = await self._dealt(day, row.game)
        proven = await self._play_again(row, dealt, stored)
        aside = Aside.RULES if proven and proven.is_across_rules else aside_of(row, dealt)
        await self._attempts.write(row, proven, aside, stored.seats[PERSON].hints, now)
        return await self._attempts.at(row.table_id) or row

    async def _check(self, row: Row[Any]) -> None:
        """Play an attempt once more: one that comes to another score stands on no board."""
        stored = await self._tables.ledger.read(row.table_id)
        dealt = await self._dealt(date.fromisoformat(row.day), row.game)
        proven = await self._play_again(row, dealt, stored) if stored else None
        is_same = proven is not None and is_written(proven, row)
        if not is_same:
            log.warning("Table %s: played once more, its score is another; it stands aside.", row.table_id)
        aside = None if is_same else Aside.DOUBTED
        await self._attempts.write_checked(row.table_id, aside, self._tables.now())

    async def _play_again(self, row: Row[Any], dealt: Dealt, stored: Stored) -> Proven | None:
        try:
            return await asyncio.to_thread(proven_by, dealt.deal, stored)
        except Refusal as refusal:
            log.warning("Table %s: its score does not count: %s", row.table_id, refusal)
            return None

    async def _close(self, table_id: str) -> None:
        """An attempt ends with its day; where another server keeps its table, that one ends it."""
        with suppress(KeptElsewhere, TableRemoved):
            table = await self._tables.open(table_id)
            if table.seating.is_playing:
                await table.ask(partial(neglect.close, table.proceedings))


def aside_of(row: Row[Any], dealt: Dealt) -> Aside | None:
    """Why an attempt stands on no board, or will not once it is proven."""
    if row.aside:
        return Aside(row.aside)
    return Aside.RULES if row.proven is None and dealt.is_against_other_bots else None


def is_written(proven: Proven, row: Any) -> bool:
    """Whether that is what was written of an attempt."""
    return (proven.score, proven.first, proven.undos) == (score_in(row), row.first, row.undos)
