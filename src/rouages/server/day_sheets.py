"""The sheets of days as this house keeps them: what a day began from stays, whatever release comes after."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, select

from rouages.days.bots import mark_of_bots
from rouages.days.deal import Deal, deal_of
from rouages.days.keyring import Keyring
from rouages.engine.daily import Sheet
from rouages.games import GAMES
from rouages.server.store.database import DAY_SHEETS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.tables.ledger.ledger import Fenced

AT_HAND = 100
"""So many deals are remembered."""
ONE = select(DAY_SHEETS).where(DAY_SHEETS.c.day == bindparam("on"), DAY_SHEETS.c.game == bindparam("at"))
NEW = insert(DAY_SHEETS)


class Kept(Sheet, frozen=True, omit_defaults=True):
    """A sheet as it is written."""

    mark: str | None = None
    """Of the bots that sat there; without bots, and on days of earlier releases, there is none."""


class Dealt(NamedTuple):
    """What a game begins from on a day."""

    deal: Deal
    rules: int
    """The version by which it was first dealt."""
    is_against_other_bots: bool = False
    """Whether the bots may answer otherwise than when it was first dealt."""

    @property
    def is_of_another_release(self) -> bool:
        """Whether the rules of the game, or its bots, were changed since."""
        return self.rules != GAMES[self.deal.game].version or self.is_against_other_bots


class DaySheets:
    """Deals of days, each kept when its day is first asked for."""

    def __init__(self, storage: Storage, keyring: Keyring) -> None:
        """Kept in this database; the secrets are not."""
        self._storage = storage
        self._keyring = keyring
        self._known: dict[tuple[date, str], Dealt] = {}

    async def of(self, day: date, game: str, today: date) -> Dealt:
        """What a game begins from on a day: as it was kept then; of today it is kept now."""
        known = self._known.get((day, game))
        if known is None:
            drawn = deal_of(day, self._keyring.key_of(day).secret(day), game)
            known = await self._read(drawn)
            if known is None and day == today:
                known = await self._keep(drawn)
            known = known or Dealt(drawn, GAMES[game].version)
            if day > today:
                return known
            if len(self._known) >= AT_HAND:
                self._known.clear()
            self._known[day, game] = known
        return known

    async def _read(self, drawn: Deal) -> Dealt | None:
        row = await self._storage.row(ONE, on=drawn.day.isoformat(), at=drawn.game)
        if row is None:
            return None
        kept = msgspec.json.decode(row.sheet, type=Kept)
        sheet = Sheet(kept.options, kept.bots)
        is_changed = kept.mark is not None and kept.mark != await mark_for(drawn.game, sheet)
        return Dealt(msgspec.structs.replace(drawn, sheet=sheet), row.rules, is_changed)

    async def _keep(self, drawn: Deal) -> Dealt | None:
        """Another server may have kept it first."""
        batch, sheet = Batch(), drawn.sheet
        values = {"day": drawn.day.isoformat(), "game": drawn.game, "rules": GAMES[drawn.game].version}
        kept = Kept(sheet.options, sheet.bots, await mark_for(drawn.game, sheet))
        batch.add(NEW, {**values, "sheet": msgspec.json.encode(kept).decode()})
        try:
            await self._storage.keep(batch)
        except Fenced:
            return await self._read(drawn)
        return Dealt(drawn, GAMES[drawn.game].version)


async def mark_for(game: str, sheet: Sheet) -> str | None:
    """Of the bots that sit there now, if any do."""
    return await asyncio.to_thread(mark_of_bots, game) if sheet.bots else None
