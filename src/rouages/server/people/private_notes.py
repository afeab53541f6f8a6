"""Private notes: what somebody wants to remember of a table, which nobody else ever reads."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select

from rouages.server.store.database import PRIVATE_NOTES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch

WHOSE = (PRIVATE_NOTES.c.guest == bindparam("of")) & (PRIVATE_NOTES.c.table_id == bindparam("which"))
WRITTEN = select(PRIVATE_NOTES.c.text).where(WHOSE)
OLD = delete(PRIVATE_NOTES).where(WHOSE)
NEW = insert(PRIVATE_NOTES)


class PrivateNotes:
    """One sheet for each person and table; an empty one is not kept."""

    def __init__(self, storage: Storage) -> None:
        """In this database."""
        self._storage = storage

    async def read(self, guest: int, table: str) -> str:
        """What somebody has written at a table."""
        row = await self._storage.row(WRITTEN, of=guest, which=table)
        return row.text if row else ""

    async def write(self, guest: int, table: str, text: str) -> None:
        """Keep this sheet instead of the one before."""
        batch = Batch()
        batch.add(OLD, {"of": guest, "which": table})
        if text:
            batch.add(NEW, {"guest": guest, "table_id": table, "text": text})
        await self._storage.keep(batch)
