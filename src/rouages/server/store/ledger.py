"""The ledger: what the tables have kept, in the database of the house."""

from __future__ import annotations

from sqlalchemy import bindparam, or_, select

from rouages.server.store import rows
from rouages.server.store.database import CHAT, ENTRIES, SEATS, SNAPSHOTS, TABLES, TIMERS
from rouages.server.store.storage import Storage
from rouages.tables.ledger.ledger import Done, Lost
from rouages.tables.ledger.rows import KEPT_LINES, News, Page, PositionRow, Stored

ONE_TABLE = select(TABLES).where(TABLES.c.id == bindparam("table_id"))
REVISION_OF_TABLE = select(TABLES.c.revision).where(TABLES.c.id == bindparam("table_id"))
SEATS_OF_TABLE = select(SEATS).where(SEATS.c.table_id == bindparam("table_id")).order_by(SEATS.c.seat)
SNAPSHOT_OF_TABLE = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("table_id"))
ENTRIES_OF_TABLE = (
    select(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table_id"), ENTRIES.c.number >= bindparam("since"))
    .order_by(ENTRIES.c.number)
)
TIMERS_OF_TABLE = select(TIMERS).where(TIMERS.c.table_id == bindparam("table_id"))
COME_TO_TABLE = (
    select(SEATS.c.guest)
    .join(TABLES, TABLES.c.id == SEATS.c.table_id)
    .where(
        SEATS.c.table_id == bindparam("table_id"),
        SEATS.c.guest.is_not(None),
        or_(SEATS.c.contribution.is_not(None), SEATS.c.guest == TABLES.c.host),
    )
)
CHAT_OF_TABLE = (
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("table_id"))
    .order_by(CHAT.c.number.desc())
    .limit(KEPT_LINES)
)


class DatabaseLedger:
    """The tables' ledger: its pages go through the one writer of the house."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def submit(self, page: Page, done: Done) -> None:
        """Keep the whole page, then say so."""
        self._storage.submit(rows.batch_of(page), done)

    async def keep(self, page: Page) -> None:
        """Keep the whole page: `Fenced` if a number of it is taken, `Lost` if the database fails."""
        await self._storage.commit(rows.batch_of(page))

    async def since(self, table_id: str, number: int) -> News:
        """What was done at a table from this number on; `Lost` if there is no such table."""
        which = {"table_id": table_id}
        async with self._storage.reading() as connection:
            revision = (await connection.execute(REVISION_OF_TABLE, which)).scalar()
            entries = (await connection.execute(ENTRIES_OF_TABLE, {**which, "since": number})).all()
        if revision is None:
            raise Lost(table_id)
        return News(rows.entries_from(entries), revision)

    async def read(self, table_id: str) -> Stored | None:
        """All that is kept of a table but the whole of its chat."""
        which = {"table_id": table_id}
        async with self._storage.reading() as connection:
            table = (await connection.execute(ONE_TABLE, which)).first()
            if table is None:
                return None
            seats = (await connection.execute(SEATS_OF_TABLE, which)).all()
            kept = (await connection.execute(SNAPSHOT_OF_TABLE, which)).first()
            since = {**which, "since": kept.number if kept else 0}
            entries = (await connection.execute(ENTRIES_OF_TABLE, since)).all()
            chat = (await connection.execute(CHAT_OF_TABLE, which)).all()
            timers = (await connection.execute(TIMERS_OF_TABLE, which)).all()
            again: frozenset[int] = frozenset()
            if table.rematch is not None:
                come = await connection.execute(COME_TO_TABLE, {"table_id": table.rematch})
                again = frozenset(come.scalars())
        return Stored(
            rows.terms_from(table),
            rows.state_from(table),
            tuple(map(rows.seat_from, seats)),
            PositionRow(table_id, kept.number, kept.data) if kept else None,
            rows.entries_from(entries),
            rows.lines_from(chat[::-1]),
            rows.timers_from(timers),
            table.revision,
            again,
        )
