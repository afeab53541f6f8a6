"""A ledger in memory, for tables that need not outlive their program, and as a model for others."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from rouages.tables.ledger.ledger import Done, Fenced
from rouages.tables.ledger.rows import (
    KEPT_LINES,
    EntryRow,
    LineRow,
    NewRow,
    News,
    NoNotice,
    NoticeRow,
    NoTimers,
    Page,
    PositionRow,
    RemovedRow,
    ResultRow,
    RevisionRow,
    Row,
    SeatRow,
    Stored,
    TableRow,
    Terms,
    TimerRow,
)
from rouages.tables.ledger.seats import Seat
from rouages.tables.loop import Loop


@dataclass
class Sheet:
    """All that is kept of one table."""

    terms: Terms
    state: TableRow
    seats: dict[int, Seat]
    position: PositionRow | None = None
    entries: list[EntryRow] = field(default_factory=list)
    chat: list[LineRow] = field(default_factory=list)
    timers: dict[int, TimerRow] = field(default_factory=dict)
    results: list[ResultRow] = field(default_factory=list)
    notices: list[NoticeRow] = field(default_factory=list)
    revision: int = 0


class MemoryLedger:
    """Sheets by the ids of their tables."""

    def __init__(self, loop: Loop) -> None:
        """Nothing is kept yet."""
        self._loop = loop
        self.sheets: dict[str, Sheet] = {}

    def submit(self, page: Page, done: Done) -> None:
        """Keep the whole page, then say so: `Fenced` if a number is taken."""
        taken = next((row for row in page if self._is_taken(row)), None)
        if taken is None:
            for row in page:
                self.keep(row)
        self._loop.call_soon(done, Fenced(str(taken)) if taken else None)

    def _is_taken(self, row: Row) -> bool:
        match row:
            case EntryRow(table_id, number):
                return number < len(self.sheets[table_id].entries)
            case RevisionRow(table_id, number):
                return number != self.sheets[table_id].revision + 1
            case LineRow(table_id, number):
                return number < len(self.sheets[table_id].chat)
            case NewRow():
                return row.terms.id in self.sheets
        return False

    def keep(self, row: Row) -> None:
        """One row, which nobody else has under its number; who leaves early is nobody's business here."""
        match row:
            case NewRow():
                self.sheets[row.terms.id] = new_sheet(row)
            case TableRow():
                self.sheets[row.id].state = row
            case SeatRow(table_id, seat):
                self.sheets[table_id].seats[seat.number] = seat
            case EntryRow(table_id):
                self.sheets[table_id].entries.append(row)
            case RevisionRow(table_id, number):
                self.sheets[table_id].revision = number
            case LineRow(table_id):
                self.sheets[table_id].chat.append(row)
            case RemovedRow(table_id, number, removed):
                said = self.sheets[table_id].chat
                line = msgspec.structs.replace(said[number].line, removed=removed)
                said[number] = said[number]._replace(line=line)
            case PositionRow(table_id):
                self.sheets[table_id].position = row
            case TimerRow(table_id, number):
                self.sheets[table_id].timers[number] = row
            case NoTimers(table_id):
                self.sheets[table_id].timers.clear()
            case ResultRow():
                self.sheets[row.table_id].results.append(row)
            case NoticeRow(table_id) | NoNotice(table_id):
                self._keep_notice(self.sheets[table_id], row)

    def _keep_notice(self, sheet: Sheet, row: NoticeRow | NoNotice) -> None:
        others = [each for each in sheet.notices if (each.guest, each.kind) != (row.guest, row.kind)]
        sheet.notices = [*others, row] if isinstance(row, NoticeRow) else others

    async def read(self, table_id: str) -> Stored | None:
        """A table as it was kept; None if there is no such table."""
        sheet = self.sheets.get(table_id)
        if sheet is None:
            return None
        since = sheet.position.number if sheet.position else 0
        return Stored(
            sheet.terms,
            sheet.state,
            tuple(sheet.seats.values()),
            sheet.position,
            tuple(sheet.entries[since:]),
            tuple(sheet.chat[-KEPT_LINES:]),
            tuple(sheet.timers.values()),
            sheet.revision,
            self._again(sheet.state.rematch),
        )

    def _again(self, rematch: str | None) -> frozenset[int]:
        sheet = self.sheets.get(rematch or "")
        if sheet is None:
            return frozenset()
        here = {seat.guest for seat in sheet.seats.values() if seat.contribution is not None}
        return frozenset(guest for guest in {sheet.terms.host, *here} if guest is not None)

    async def since(self, table_id: str, number: int) -> News:
        """What was done at a table from this number on."""
        sheet = self.sheets[table_id]
        return News(sheet.entries[number:], sheet.revision)


def new_sheet(row: NewRow) -> Sheet:
    """Of a table that is laid."""
    state = TableRow(
        id=row.terms.id,
        status=row.status,
        changed=row.terms.made,
        rematch=None,
        began=None,
        counted=0,
        pending=(),
        progress=None,
    )
    return Sheet(row.terms, state, {seat.number: seat for seat in row.seats})
