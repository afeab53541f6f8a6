"""Invitations: the tables where seats are kept for friends, found by a link or by the letters told."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from rouages.server.store.database import SEATS, TABLES
from rouages.server.store.storage import Storage
from rouages.tables.wire.codes import LETTERS, SECRET, code_in
from rouages.tables.wire.states import Status

GOES_ON = (
    TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]),
    TABLES.c.removed.is_(None),
)
LINKED = select(SEATS.c.table_id).where(SEATS.c.invitation == bindparam("invitation"))
LINKED_NOW = LINKED.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(*GOES_ON)
TOLD = (
    select(SEATS.c.table_id, SEATS.c.invitation)
    .join(TABLES, TABLES.c.id == SEATS.c.table_id)
    .where(SEATS.c.invitation.between(bindparam("code"), bindparam("last")), *GOES_ON)
)
"""Those that begin with a code, and in some databases a few others: found by the index of invitations."""


async def table_of(storage: Storage, invitation: str) -> str | None:
    """The table with a seat that was kept for a friend; once it is over, only the whole link leads there."""
    row = await storage.row(LINKED, invitation=invitation)
    return row.table_id if row else await _told(storage, invitation)


async def still_invites(storage: Storage, invitation: str) -> bool:
    """Whether it leads to a table that is not over, nor removed."""
    row = await storage.row(LINKED_NOW, invitation=invitation)
    return row is not None or await _told(storage, invitation) is not None


async def _told(storage: Storage, typed: str) -> str | None:
    """The table whose code this is."""
    code = code_in(typed)
    if code is None:
        return None
    rows = await storage.rows(TOLD, code=code, last=code + LETTERS[-1] * SECRET)
    return next((row.table_id for row in rows if row.invitation.startswith(code)), None)
