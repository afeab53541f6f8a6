"""Silence: who may write nothing that others read, known at every table without asking the database."""

from __future__ import annotations

import time

from sqlalchemy import bindparam, select, union_all

from rouages.server.people.holds import Hold, hold_in
from rouages.server.store.database import GUESTS
from rouages.server.store.storage import Storage
from rouages.server.wire.refusals.keeping import Muted

BOTS = GUESTS.alias()
LASTING = GUESTS.c.muted_until > bindparam("now")
HOLD = (GUESTS.c.muted_until, GUESTS.c.muted_why)
MUTED = select(
    union_all(
        select(GUESTS.c.id, *HOLD).where(LASTING),
        select(BOTS.c.id, *HOLD).join(GUESTS, GUESTS.c.id == BOTS.c.keeper).where(LASTING),
    ).subquery()
)


class Silence:
    """Those who are muted, and their bots; they are few."""

    def __init__(self, storage: Storage) -> None:
        """As this database has it, once it is read."""
        self._storage = storage
        self._muted: dict[int, Hold] = {}

    async def read(self) -> None:
        """Somebody may be muted who was not, or no more."""
        rows = await self._storage.rows(MUTED, now=time.time())
        holds = ((row.id, hold_in(row.muted_until, row.muted_why, held=True)) for row in rows)
        self._muted = {guest: hold for guest, hold in holds if hold}

    def must_be_over(self, guest: int) -> None:
        """Refuse who is muted, saying why."""
        hold = self._muted.get(guest)
        if hold:
            hold.must_be_over(Muted)
