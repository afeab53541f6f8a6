"""Comments: what people have written to the moments of finished matches. They are lines of chat."""

from __future__ import annotations

from collections.abc import Container

from sqlalchemy import bindparam, select

from rouages.server.store.database import CHAT
from rouages.server.store.rows import lines_from
from rouages.server.store.storage import Storage
from rouages.server.wire.replays import Comment
from rouages.tables.audience.chat import read

MOST = 500
"""So many are shown of a table, the last that were written."""
WRITTEN = (
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("which"), CHAT.c.answer.is_not(None))
    .order_by(CHAT.c.number.desc())
    .limit(MOST)
)


class CommentBook:
    """Those of every table."""

    def __init__(self, storage: Storage) -> None:
        """In this database."""
        self._storage = storage

    async def at(
        self, table: str, reader: int | None, unheard: Container[int], hushed: Container[int]
    ) -> tuple[Comment, ...]:
        """Those of a table as somebody reads them who does not want to hear some people."""
        rows = lines_from(await self._storage.rows(WRITTEN, which=table))
        comments = [
            Comment(row.number, read((row.guest, row.line), unheard, hushed), row.guest == reader)
            for row in rows
        ]
        return tuple(sorted(comments, key=lambda each: (each.line.answer, each.number)))
