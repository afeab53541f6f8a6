"""Drawers: under which name each row of a table lies in the cupboard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from rouages.pocket.cupboard import Change
from rouages.tables.ledger.rows import (
    EntryRow,
    JoinedRow,
    LeftRow,
    LineRow,
    NewRow,
    NoNotice,
    NoticeRow,
    NoTimers,
    Page,
    PositionRow,
    ResultRow,
    RevisionRow,
    Row,
    SeatRow,
    TableRow,
    TimerRow,
)

TABLE = "table"
LAID = "laid"
KINDS: dict[str, Any] = {
    LAID: NewRow,
    "state": TableRow,
    "seat": SeatRow,
    "entry": EntryRow,
    "revision": RevisionRow,
    "line": LineRow,
    "position": PositionRow,
    "timer": TimerRow,
    "result": ResultRow,
}
"""The rows by the names of their drawers."""


def drawer(table_id: str, *inner: str) -> str:
    """The name of a drawer of a table."""
    return "/".join((TABLE, table_id, *inner))


def written(row: Any) -> str:
    """A row as it lies there."""
    return msgspec.json.encode(row).decode()


def table_of(page: Page) -> str | None:
    """The table that a page is of: the first, where it lays another beside it."""
    named = [row.terms.id if isinstance(row, NewRow) else _id_of(row) for row in page]
    return named[0] if named else None


def _id_of(row: Any) -> str:
    found: str = row.id if isinstance(row, TableRow) else row.table_id
    return found


def change_of(page: Page) -> Change:
    """What a page does to the drawers; under a number that somebody has taken nothing is put."""
    change = Change(table_of(page))
    for row in page:
        _add(change, row)
    return change


def _add(change: Change, row: Row) -> None:
    match row:
        case NewRow():
            _put_new(change, drawer(row.terms.id, LAID), row)
        case EntryRow(table_id, number):
            _put_new(change, drawer(table_id, "entry", f"{number:06}"), row)
        case LineRow(table_id, number):
            _put_new(change, drawer(table_id, "line", f"{number:06}"), row)
        case RevisionRow(table_id, number):
            before = written(RevisionRow(table_id, number - 1)) if number > 1 else None
            change.expected[drawer(table_id, "revision")] = before
            change.put[drawer(table_id, "revision")] = written(row)
        case TableRow():
            change.put[drawer(row.id, "state")] = written(row)
        case SeatRow(table_id, seat):
            change.put[drawer(table_id, "seat", f"{seat.number:02}")] = written(row)
        case PositionRow(table_id):
            change.put[drawer(table_id, "position")] = written(row)
        case TimerRow(table_id, number):
            change.put[drawer(table_id, "timer", f"{number:02}")] = written(row)
        case NoTimers(table_id):
            change.removed.append(drawer(table_id, "timer", ""))
        case ResultRow():
            change.put[drawer(row.table_id, "result", f"{row.seat:02}")] = written(row)
        case NoticeRow() | NoNotice() | LeftRow() | JoinedRow():
            pass  # Whoever plays here is told by the board itself, and waits for nobody.


def _put_new(change: Change, name: str, row: Row) -> None:
    change.expected[name] = None
    change.put[name] = written(row)


def by_table(found: Iterable[tuple[str, str]]) -> dict[str, list[tuple[str, str]]]:
    """What lies in drawers, by the tables that they are of."""
    sorted_out: dict[str, list[tuple[str, str]]] = {}
    for name, text in found:
        sorted_out.setdefault(name.split("/")[1], []).append((name, text))
    return sorted_out


def rows_in(found: Iterable[tuple[str, str]]) -> list[Row]:
    """The rows that lie in drawers, first those by which tables were laid."""
    rows = [(kind := name.split("/")[2], msgspec.json.decode(text, type=KINDS[kind])) for name, text in found]
    return [row for _, row in sorted(rows, key=lambda pair: pair[0] != LAID)]
