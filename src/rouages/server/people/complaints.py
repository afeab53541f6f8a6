"""Complaints: what people want a keeper of the house to look at."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import Executable, bindparam, func, insert, select, update

from rouages.server.people.guests import Guest
from rouages.server.store.database import CHAT, COMPLAINTS, GUESTS, TABLES
from rouages.server.store.rows import lines_from
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.keepers import ComplaintCard, Grievance, KeptLine, NewComplaint
from rouages.server.wire.refusals.keeping import AlreadyComplained, UnknownComplaint
from rouages.server.wire.refusals.meeting import ThatIsYou
from rouages.server.wire.tidings import ReportAnswered
from rouages.tables.wire.plain_text import line_from
from rouages.tables.wire.refusals import NoSuchLine

BEFORE, AFTER = 3, 2
"""So many lines around the one complained of are shown to keepers; the rest is private."""
MOST_OPEN, MOST_CLOSED = 200, 30
BY = GUESTS.alias()
FOUND = (
    select(
        COMPLAINTS,
        BY.c.name.label("by_name"),
        GUESTS.c.name.label("whom_name"),
        TABLES.c.game,
    )
    .join(BY, BY.c.id == COMPLAINTS.c.guest)
    .join(GUESTS, GUESTS.c.id == COMPLAINTS.c.whom)
    .outerjoin(TABLES, TABLES.c.id == COMPLAINTS.c.table_id)
)
OPEN = FOUND.where(COMPLAINTS.c.closed.is_(None)).order_by(COMPLAINTS.c.made).limit(MOST_OPEN)
CLOSED = FOUND.where(COMPLAINTS.c.closed.is_not(None)).order_by(COMPLAINTS.c.closed.desc()).limit(MOST_CLOSED)
ONE = FOUND.where(COMPLAINTS.c.id == bindparam("complaint"))
WAITING = select(func.count()).select_from(COMPLAINTS).where(COMPLAINTS.c.closed.is_(None))
SAME = select(COMPLAINTS.c.table_id, COMPLAINTS.c.line).where(
    COMPLAINTS.c.guest == bindparam("by"),
    COMPLAINTS.c.whom == bindparam("of"),
    COMPLAINTS.c.closed.is_(None),
)
SAID = select(CHAT).where(CHAT.c.table_id == bindparam("which"), CHAT.c.number == bindparam("line"))
AROUND = (
    select(CHAT)
    .where(
        CHAT.c.table_id == bindparam("which"), CHAT.c.number.between(bindparam("first"), bindparam("last"))
    )
    .order_by(CHAT.c.number)
)
NEW = insert(COMPLAINTS)
END = (
    update(COMPLAINTS)
    .where(COMPLAINTS.c.id == bindparam("which"), COMPLAINTS.c.closed.is_(None))
    .values(closed=bindparam("new_closed"), upheld=bindparam("new_upheld"))
)


UNREAD = (
    FOUND.where(
        COMPLAINTS.c.guest == bindparam("of"), COMPLAINTS.c.closed.is_not(None), COMPLAINTS.c.told.is_(None)
    )
    .order_by(COMPLAINTS.c.closed)
    .limit(MOST_CLOSED)
)
READ = (
    update(COMPLAINTS)
    .where(
        COMPLAINTS.c.guest == bindparam("of"),
        COMPLAINTS.c.closed <= bindparam("until"),
        COMPLAINTS.c.told.is_(None),
    )
    .values(told=bindparam("until"))
)


class ComplaintBook:
    """Those that wait, and those that were dealt with."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage

    async def speaker(self, table: str, line: int) -> int:
        """The number of who said something at a table."""
        row = await self._storage.row(SAID, which=table, line=line)
        if row is None:
            raise NoSuchLine()
        return int(row.guest)

    async def make(self, by: Guest, whom: int, wish: NewComplaint, table: str | None) -> str:
        """Somebody complains; what waits already is not said twice."""
        if by.id == whom:
            raise ThatIsYou()
        same = await self._storage.rows(SAME, by=by.id, of=whom)
        if any((row.table_id, row.line) == (table, wish.line) for row in same):
            raise AlreadyComplained()
        row = {
            "id": secrets.token_hex(8),
            "guest": by.id,
            "whom": whom,
            "table_id": table,
            "line": wish.line,
            "reason": wish.reason.value,
            "text": line_from(wish.text) if wish.text.strip() else "",
            "made": time.time(),
        }
        batch = Batch()
        batch.add(NEW, row)
        await self._storage.keep(batch)
        return str(row["id"])

    async def waiting(self) -> int:
        """How many nobody has dealt with yet."""
        row = await self._storage.row(WAITING)
        return int(row[0]) if row else 0

    async def open(self) -> tuple[ComplaintCard, ...]:
        """Those, the oldest first."""
        return tuple(map(card_of, await self._storage.rows(OPEN)))

    async def closed(self) -> tuple[ComplaintCard, ...]:
        """The last that were dealt with."""
        return tuple(map(card_of, await self._storage.rows(CLOSED)))

    async def one(self, complaint: str) -> tuple[ComplaintCard, int, int]:
        """One of them, with the numbers of who made it and about whom."""
        row = await self._storage.row(ONE, complaint=complaint)
        if row is None:
            raise UnknownComplaint()
        return card_of(row), row.guest, row.whom

    async def around(self, card: ComplaintCard) -> tuple[KeptLine, ...]:
        """The line complained of, with its neighbours."""
        first, last = around(card)
        rows = await self._storage.rows(AROUND, which=card.table, first=first, last=last)
        return tuple(KeptLine(each.number, each.guest, each.line) for each in lines_from(rows))

    async def answered(self, guest: Guest) -> tuple[ReportAnswered, ...]:
        """What came of what somebody has reported, and they have not read yet."""
        rows = await self._storage.rows(UNREAD, of=guest.id)
        return tuple(
            ReportAnswered(row.whom_name, Grievance(row.reason), row.made, row.closed, bool(row.upheld))
            for row in rows
        )

    def read(self, guest: Guest, until: float) -> tuple[Executable, Values]:
        """What writes down that they have."""
        return READ, {"of": guest.id, "until": until}

    def end(self, complaint: str, *, upheld: bool) -> tuple[Executable, Values]:
        """What writes down that it was dealt with, unless it was already."""
        return END, {"which": complaint, "new_closed": time.time(), "new_upheld": upheld}


def around(card: ComplaintCard) -> tuple[int, int]:
    """The numbers of the first and the last line that keepers are shown; none without a line."""
    return (0, -1) if card.line is None else (card.line - BEFORE, card.line + AFTER)


def card_of(row: Any) -> ComplaintCard:
    """A complaint in a list."""
    return ComplaintCard(
        row.id,
        row.by_name,
        row.whom_name,
        Grievance(row.reason),
        row.text,
        row.table_id,
        row.game,
        row.line,
        row.made,
        row.closed,
        row.upheld,
    )
