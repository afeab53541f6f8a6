"""The book of deals, in the database: links to finished matches, and who has played by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, bindparam, insert, select

from rouages.server.store.database import DEALS, TABLES, TAKES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.deals import UnknownDeal
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.match.beginning import new_id
from rouages.tables.wire.refusals import NotSaved

ONE = (
    select(DEALS, TABLES.c.removed)
    .join(TABLES, TABLES.c.id == DEALS.c.table_id)
    .where(DEALS.c.id == bindparam("which"))
)
MADE = select(DEALS.c.id).where(DEALS.c.table_id == bindparam("of"), DEALS.c.guest == bindparam("maker"))
PLAYED = (
    select(TAKES, TABLES.c.status, TABLES.c.removed)
    .join(TABLES, TABLES.c.id == TAKES.c.table_id)
    .where(TAKES.c.deal == bindparam("which"))
    .order_by(TAKES.c.made, TAKES.c.table_id)
)
NEW_DEAL = insert(DEALS)
NEW_TAKE = insert(TAKES)


class DealBook:
    """One link for each table and who made it; one game for each link, person and seat."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage

    async def one(self, which: str) -> Row[Any]:
        """The link of this id."""
        row = await self._storage.row(ONE, which=which)
        if row is None:
            raise UnknownDeal()
        return row

    async def make(self, table_id: str, guest: int, seat: int, now: float) -> str:
        """The link of somebody to the deal of a table, be it the one that they made before."""
        known = await self._made(table_id, guest)
        if known is not None:
            return known
        batch, made = Batch(), new_id()
        batch.add(NEW_DEAL, {"id": made, "table_id": table_id, "guest": guest, "seat": seat, "made": now})
        try:
            await self._storage.keep(batch)
        except Fenced:
            known = await self._made(table_id, guest)
            if known is None:
                raise NotSaved() from None
            return known
        return made

    async def _made(self, table_id: str, guest: int) -> str | None:
        row = await self._storage.row(MADE, of=table_id, maker=guest)
        return row.id if row else None

    async def takes(self, which: str) -> Sequence[Row[Any]]:
        """All games that were begun by a link, in their order."""
        return await self._storage.rows(PLAYED, which=which)

    def add(self, batch: Batch, which: str, guest: int, seat: int, table_id: str, now: float) -> None:
        """Have a game kept with its table; whoever has begun one from this seat already is `Fenced`."""
        batch.add(NEW_TAKE, {"deal": which, "guest": guest, "seat": seat, "table_id": table_id, "made": now})
