"""Rows: what a table has the writer keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, update

from rouages.server.seats import Seat
from rouages.server.store.database import CHAT, ENTRIES, SEATS, SNAPSHOTS, TABLES, TIMERS
from rouages.server.store.writer import Batch, Row
from rouages.tables.play import Entry, Play

if TYPE_CHECKING:
    from rouages.server.table import LiveTable

NEW_TABLE = insert(TABLES)
NEW_SEAT = insert(SEATS)
NEW_ENTRY = insert(ENTRIES)
NEW_LINE = insert(CHAT)
NEW_SNAPSHOT = insert(SNAPSHOTS)
OLD_SNAPSHOT = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("kept"))
NEW_TIMER = insert(TIMERS)
OLD_TIMER = delete(TIMERS).where(TIMERS.c.table_id == bindparam("kept"), TIMERS.c.seat == bindparam("number"))
OLD_TIMERS = delete(TIMERS).where(TIMERS.c.table_id == bindparam("kept"))
SAME_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("kept"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("status", "changed", "rematch", "counted", "pending", "progress", "began")
        }
    )
)
SAME_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("kept"), SEATS.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in Seat.CHANGING})
)


def entry_row(table_id: str, number: int, entry: Entry, at: float) -> tuple[Executable, Row]:
    """An entry under its number, which nobody else can have."""
    return NEW_ENTRY, {
        "table_id": table_id,
        "number": number,
        "deed": int(entry.kind),
        "seat": entry.seat,
        "question": entry.question,
        "option": entry.option,
        "at": at,
    }


def keep_snapshot(batch: Batch, table: LiveTable, play: Play) -> None:
    """The position of now in place of the last one kept."""
    batch.add(OLD_SNAPSHOT, {"kept": table.id})
    batch.add(NEW_SNAPSHOT, {"table_id": table.id, "number": play.entries, "data": play.save()})
    table.kept = play.entries
    keep_table(batch, table)


def keep_table(batch: Batch, table: LiveTable) -> None:
    """What may change of a table."""
    play = table.play
    batch.add(
        SAME_TABLE,
        {
            "kept": table.id,
            "new_status": table.status.value,
            "new_changed": table.changed,
            "new_rematch": table.rematch,
            "new_counted": play.entries if play else 0,
            "new_pending": " ".join(map(str, play.asked)) if play else "",
            "new_progress": msgspec.json.encode(table.progress).decode(),
            "new_began": table.began,
        },
    )


def keep_timer(batch: Batch, table_id: str, seat: int, until: float | None, timer: bytes) -> None:
    """The time of a seat in place of what was kept of it."""
    batch.add(OLD_TIMER, {"kept": table_id, "number": seat})
    batch.add(NEW_TIMER, {"table_id": table_id, "seat": seat, "until": until, "timer": timer})


def keep_seat(batch: Batch, table_id: str, seat: Seat) -> None:
    """What may change of a seat."""
    row = seat.row(table_id)
    row.pop("table_id")
    row.pop("seat")
    new = {f"new_{name}": value for name, value in row.items()}
    batch.add(SAME_SEAT, {"kept": table_id, "number": seat.number, **new})


def table_row(table: dict[str, Any]) -> Row:
    """A new table, its options as text."""
    options = msgspec.json.encode(table["options"]).decode()
    return {"branch_of": None, **table, "options": options, "counted": 0, "pending": "", "rematch": None}
