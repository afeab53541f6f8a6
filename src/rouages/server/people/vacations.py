"""Vacations: when somebody is away for days, so many of them a year."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from rouages.server.store.database import VACATIONS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.vacations import BackAlready, VacationTooLong
from rouages.server.wire.vacations import OwnVacation
from rouages.tables.wire.time_control import DAY

DAYS_A_YEAR = 30
YEAR = 365 * DAY
OF_GUEST = select(VACATIONS).where(VACATIONS.c.guest == bindparam("of")).order_by(VACATIONS.c.began)
GOES_ON = delete(VACATIONS).where(VACATIONS.c.guest == bindparam("of"), VACATIONS.c.until > bindparam("now"))
LONG_AGO = delete(VACATIONS).where(
    VACATIONS.c.guest == bindparam("of"), VACATIONS.c.until < bindparam("year_ago")
)
NEW = insert(VACATIONS)


class Spell(NamedTuple):
    """One vacation."""

    began: float
    until: float

    def spent(self, now: float) -> float:
        """How much of it has passed within the last year, in seconds."""
        return max(0.0, min(self.until, now) - max(self.began, now - YEAR))


class Vacations:
    """Who is away, and was; only what has passed counts, so that who comes back early gets the rest back."""

    def __init__(self, storage: Storage) -> None:
        """In this database."""
        self._storage = storage

    async def of(self, guest: int) -> OwnVacation:
        """Until when somebody is away, and how long they may be."""
        return own_vacation(await self._spells(guest), time.time())

    async def _spells(self, guest: int) -> list[Spell]:
        return [Spell(row.began, row.until) for row in await self._storage.rows(OF_GUEST, of=guest)]

    async def set(self, guest: int, until: float | None) -> OwnVacation:
        """Somebody is away from now on, or longer or shorter than they said, or back."""
        now, spells = time.time(), await self._spells(guest)
        if until is not None:
            must_be_allowed(spells, until, now)
        going = [spell for spell in spells if spell.until > now]
        began = min((spell.began for spell in going), default=now)
        batch = Batch()
        batch.add(GOES_ON, {"of": guest, "now": now})
        batch.add(LONG_AGO, {"of": guest, "year_ago": now - YEAR})
        if until is not None or going:
            batch.add(NEW, {"guest": guest, "began": began, "until": now if until is None else until})
        await self._storage.keep(batch)
        return await self.of(guest)


def own_vacation(spells: Sequence[Spell], now: float) -> OwnVacation:
    """What somebody is told of their own."""
    latest = now + DAYS_A_YEAR * DAY - sum(spell.spent(now) for spell in spells)
    until = max((spell.until for spell in spells if spell.until > now), default=None)
    left = max(0, int((latest - (until or now)) // DAY))
    return OwnVacation(until, latest, left, DAYS_A_YEAR)


def must_be_allowed(spells: Sequence[Spell], until: float, now: float) -> None:
    """Refuse a day that has begun, and more days than are left."""
    if until <= now:
        raise BackAlready()
    latest = own_vacation(spells, now).latest
    if until > latest:
        raise VacationTooLong(most=DAYS_A_YEAR, left=max(0, int((latest - now) // DAY)))
