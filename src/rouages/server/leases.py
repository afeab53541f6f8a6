"""Leases: the tables that this server keeps, of all that serve one database."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from rouages.server.store import reigns
from rouages.server.store.storage import Storage
from rouages.server.wire.refusals.meeting import UnknownTable
from rouages.tables.ledger.ledger import Lost

TRIES = 5
"""Whoever takes a table at the same moment is seen at the next look."""


class Keeper(NamedTuple):
    """A server that keeps a table."""

    server: str
    address: str


class KeptElsewhere(Exception):
    """Another server keeps this table."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.server)
        self.keeper = keeper


class Leases:
    """Taken before a table is read, given back after its last page is kept."""

    def __init__(self, storage: Storage) -> None:
        """In the database that all share."""
        self._storage = storage
        self._returned: list[str] = []
        self._returning: asyncio.Task[None] | None = None

    async def take(self, table_id: str) -> None:
        """Keep this table: `KeptElsewhere` if another server does."""
        server = self._storage.server
        for _ in range(TRIES):
            row = await self._storage.row(reigns.KEEPER, table_id=table_id)
            if row is None:
                raise UnknownTable()
            if row.server == server:
                return
            if row.server is not None:
                raise KeptElsewhere(Keeper(row.server, row.address))
            if await self._storage.take(reigns.KEEP, table_id=table_id, server=server):
                return
        raise Lost("others take and leave this table all the time")

    async def give_back(self, table_id: str) -> None:
        """Keep this table no more; those that are given back at the same moment go together."""
        if not self._returned:
            self._returning = asyncio.create_task(self._return())
        self._returned.append(table_id)
        assert self._returning is not None
        await asyncio.shield(self._returning)

    async def _return(self) -> None:
        await asyncio.sleep(0)
        which, self._returned = self._returned, []
        async with self._storage.reading() as connection:
            await connection.execute(reigns.LET_GO, {"which": which, "of": self._storage.server})
            await connection.commit()
