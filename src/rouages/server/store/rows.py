"""Rows: the pages of tables as statements and values, and what was kept of a table as records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Integer, bindparam, case, delete, insert, null, update

from rouages.engine.sight import Progress
from rouages.server.store.database import (
    CHAT,
    ENTRIES,
    NOTICES,
    PAIRINGS,
    RESULTS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TIMERS,
    WAITS,
)
from rouages.server.store.writer import Batch, Values
from rouages.tables.ledger.rows import (
    Entry,
    EntryKind,
    EntryRow,
    JoinedRow,
    LeftRow,
    LineRow,
    NewRow,
    NoNotice,
    NoticeRow,
    NoTimers,
    PositionRow,
    RemovedRow,
    ResultRow,
    RevisionRow,
    Row,
    SeatRow,
    TableRow,
    Terms,
    TimerRow,
)
from rouages.tables.ledger.seats import Noes, Seat
from rouages.tables.wire.states import (
    USUAL_DELAY,
    ChatLine,
    SeatKind,
    Spectators,
    Status,
    UndoPolicy,
    Visit,
    Watching,
)
from rouages.tables.wire.time_control import AT_ONCE, Away, Clock

DAY = "day/"
PRACTICE = "/practice"
"""Before a day whose challenge is taken, and after it where that is practice."""
TOURNAMENT = "tournament/"
"""Before the id of a tournament."""
LESSON = "lesson/"
"""Before the name of a lesson, in place of the table that others branch off; no id has such a sign."""
CHANGING = ("status", "changed", "rematch", "counted", "pending", "progress", "began", "asked", "removed")
CHANGING_SEAT = tuple(name for name in Seat.__struct_fields__ if name != "number")
WRITTEN: dict[str, type[Noes | Visit]] = {"noes": Noes, "visit": Visit}
"""What of a seat is kept as JSON."""

NEW_TABLE = insert(TABLES)
NEW_SEAT = insert(SEATS)
NEW_ENTRY = insert(ENTRIES)
NEW_LINE = insert(CHAT)
SAME_LINE = (
    update(CHAT)
    .where(CHAT.c.table_id == bindparam("kept"), CHAT.c.number == bindparam("line"))
    .values(removed=bindparam("new_removed"))
)
NEW_SNAPSHOT = insert(SNAPSHOTS)
OLD_SNAPSHOT = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("kept"))
NEW_TIMER = insert(TIMERS)
OLD_TIMER = delete(TIMERS).where(TIMERS.c.table_id == bindparam("kept"), TIMERS.c.seat == bindparam("number"))
OLD_TIMERS = delete(TIMERS).where(TIMERS.c.table_id == bindparam("kept"))
NEW_RESULT = insert(RESULTS)
NEW_NOTICE = insert(NOTICES)
OLD_NOTICE = delete(NOTICES).where(
    NOTICES.c.guest == bindparam("whose"),
    NOTICES.c.table_id == bindparam("kept"),
    NOTICES.c.kind == bindparam("which"),
)
LEFT = (
    update(PAIRINGS)
    .where(PAIRINGS.c.table_id == bindparam("kept"), PAIRINGS.c.guest == bindparam("whose"))
    .values(left=bindparam("at"))
)
"""Where no house has brought them together there is no such row."""
TAKEN_SECONDS = 30.0
"""So long somebody is told which table was found, be it that their line was cut."""
TAKE = (
    update(WAITS)
    .where(WAITS.c.guest == bindparam("who"))
    .values(
        number=case((WAITS.c.number == bindparam("before"), bindparam("after", type_=Integer)), else_=null()),
        until=bindparam("new_until"),
        table_id=bindparam("found"),
    )
)
"""Where the number before is not the one that is known, none is written: the database refuses that."""
NEW_PAIRING = insert(PAIRINGS)
SAME_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("kept"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
SAME_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("kept"), SEATS.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING_SEAT})
)

NEXT_REVISION = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("kept"))
    .values(
        revision=case(
            (TABLES.c.revision == bindparam("before"), bindparam("number", type_=Integer)), else_=null()
        )
    )
)
"""Where the number before is not the one that is known, none is written: the database refuses that."""

Written = Iterable[tuple[Executable, Values]]


def batch_of(page: Iterable[Row]) -> Batch:
    """A page as the writer takes it."""
    batch = Batch()
    for row in page:
        for statement, values in written(row):
            batch.add(statement, values)
    return batch


def written(row: Row) -> Written:
    """The statements that keep a row, in their order."""
    match row:
        case EntryRow():
            found: Written = ((NEW_ENTRY, entry_values(row)),)
        case RevisionRow(table_id, number):
            found = ((NEXT_REVISION, {"kept": table_id, "before": number - 1, "number": number}),)
        case TimerRow(table_id, number, until, timer):
            new = {"table_id": table_id, "seat": number, "until": until, "timer": timer}
            found = (OLD_TIMER, {"kept": table_id, "number": number}), (NEW_TIMER, new)
        case TableRow():
            found = ((SAME_TABLE, table_values(row)),)
        case PositionRow(table_id, number, saved):
            new = {"table_id": table_id, "number": number, "data": saved}
            found = (OLD_SNAPSHOT, {"kept": table_id}), (NEW_SNAPSHOT, new)
        case SeatRow(table_id, seat):
            changed = {f"new_{name}": value for name, value in seat_values(seat).items()}
            found = ((SAME_SEAT, {"kept": table_id, "number": seat.number, **changed}),)
        case LineRow() | RemovedRow():
            found = (line_written(row),)
        case NoTimers(table_id):
            found = ((OLD_TIMERS, {"kept": table_id}),)
        case ResultRow():
            found = ((NEW_RESULT, msgspec.structs.asdict(row)),)
        case NoticeRow() | NoNotice() | LeftRow():
            found = about_somebody(row)
        case JoinedRow(table_id, guest, number, since, at):
            found = brought(guest, number, table_id, since, at)
        case NewRow():
            found = new_table(row)
    return found


def about_somebody(row: NoticeRow | NoNotice | LeftRow) -> Written:
    """What somebody is to be told of a table, or not any more; that they have left it."""
    whose = {"whose": row.guest, "kept": row.table_id}
    match row:
        case NoticeRow(table_id, guest, kind, due):
            new = {"guest": guest, "table_id": table_id, "kind": kind.value, "due": due}
            return (OLD_NOTICE, {**whose, "which": kind.value}), (NEW_NOTICE, new)
        case NoNotice(kind=kind):
            return ((OLD_NOTICE, {**whose, "which": kind.value}),)
        case LeftRow(at=at):
            return ((LEFT, {**whose, "at": at}),)


def brought(guest: int, number: int, table_id: str, since: float, now: float) -> Written:
    """Somebody who waited is brought to a table; refused if they want something else by now."""
    taken = {"who": guest, "before": number, "after": number + 1, "found": table_id}
    pairing = {"guest": guest, "table_id": table_id, "made": now, "left": None, "since": since}
    return (TAKE, {**taken, "new_until": now + TAKEN_SECONDS}), (NEW_PAIRING, pairing)


def line_written(row: LineRow | RemovedRow) -> tuple[Executable, Values]:
    """A line of chat that was said, or is read no more."""
    if isinstance(row, RemovedRow):
        return SAME_LINE, {"kept": row.table_id, "line": row.number, "new_removed": row.removed}
    said = msgspec.structs.asdict(row.line)
    return NEW_LINE, {"table_id": row.table_id, "number": row.number, "guest": row.guest, **said}


def entry_values(row: EntryRow) -> Values:
    """An entry under its number, which nobody else can have."""
    entry = row.entry
    return {
        "table_id": row.table_id,
        "number": row.number,
        "deed": int(entry.kind),
        "seat": entry.seat,
        "question": entry.question,
        "option": entry.option,
        "at": row.at,
    }


def new_table(row: NewRow) -> Iterator[tuple[Executable, Values]]:
    """A table that was laid, and its seats."""
    terms = row.terms
    yield (
        NEW_TABLE,
        {
            **with_source(terms),
            "options": text_of(terms.options),
            "undo": terms.undo.value,
            "spectators": terms.spectators.value,
            "watching": terms.watching.value,
            "clock": text_of(terms.clock) if terms.clock else None,
            "away": text_of(terms.away),
            "status": row.status.value,
            "changed": terms.made,
            "counted": 0,
            "pending": "",
            "rematch": None,
        },
    )
    for seat in row.seats:
        yield NEW_SEAT, {"table_id": terms.id, "seat": seat.number, **seat_values(seat)}


def with_source(terms: Terms) -> dict[str, Any]:
    """The fields of a table as the columns have them; a lesson, a day or a tournament is in `branch_of`."""
    values = msgspec.structs.asdict(terms)
    names = ("lesson", "day", "practice", "tournament")
    lesson, day, practice, tournament = [values.pop(name) for name in names]
    if lesson is not None:
        values["branch_of"] = LESSON + lesson
    elif day is not None:
        values["branch_of"] = DAY + day + (PRACTICE if practice else "")
    elif tournament is not None:
        values["branch_of"] = TOURNAMENT + tournament
    return values


def source_from(branch_of: str | None) -> dict[str, Any]:
    """What a table branches off: another table, a lesson, a day's deal, a tournament, or nothing."""
    if branch_of is not None and branch_of.startswith(LESSON):
        return {"lesson": branch_of.removeprefix(LESSON)}
    if branch_of is not None and branch_of.startswith(DAY):
        day = branch_of.removeprefix(DAY)
        return {"day": day.removesuffix(PRACTICE), "practice": day.endswith(PRACTICE)}
    if branch_of is not None and branch_of.startswith(TOURNAMENT):
        return {"tournament": branch_of.removeprefix(TOURNAMENT)}
    return {"branch_of": branch_of}


def table_values(row: TableRow) -> Values:
    """What may change of a table."""
    return {
        "kept": row.id,
        "new_status": row.status.value,
        "new_changed": row.changed,
        "new_rematch": row.rematch,
        "new_counted": row.counted,
        "new_pending": " ".join(map(str, row.pending)),
        "new_progress": text_of(row.progress),
        "new_began": row.began,
        "new_asked": row.asked,
        "new_removed": row.removed,
    }


def seat_values(seat: Seat) -> dict[str, Any]:
    """What may change of a seat."""
    values = msgspec.structs.asdict(seat)
    del values["number"]
    written = {name: text_of(values[name]) if values[name] else None for name in WRITTEN}
    return {**values, **written, "kind": seat.kind.value}


def text_of(value: Any) -> str:
    """A record as text."""
    return msgspec.json.encode(value).decode()


def terms_from(row: Any) -> Terms:
    """What a table was laid with."""
    return Terms(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        secret=row.secret,
        host=row.host,
        undo=UndoPolicy(row.undo),
        spectators=Spectators(row.spectators),
        watching=Watching(row.watching),
        delay=USUAL_DELAY if row.delay is None else row.delay,
        hints=row.hints,
        clock=msgspec.json.decode(row.clock, type=Clock) if row.clock else None,
        away=msgspec.json.decode(row.away, type=Away) if row.away else AT_ONCE,
        made=row.made,
        **source_from(row.branch_of),
    )


def state_from(row: Any) -> TableRow:
    """What may change of a table."""
    return TableRow(
        id=row.id,
        status=Status(row.status),
        changed=row.changed,
        rematch=row.rematch,
        began=row.began,
        counted=row.counted,
        pending=tuple(map(int, row.pending.split())),
        progress=msgspec.json.decode(row.progress, type=Progress | None) if row.progress else None,
        asked=row.asked,
        removed=row.removed,
    )


def seat_from(row: Any) -> Seat:
    values = {name: getattr(row, name) for name in CHANGING_SEAT}
    read = {
        name: msgspec.json.decode(values[name], type=kind) if values[name] else None
        for name, kind in WRITTEN.items()
    }
    return Seat(row.seat, **{**values, **read, "kind": SeatKind(row.kind)})


def entries_from(rows: Sequence[Any]) -> tuple[EntryRow, ...]:
    """Entries in their order."""
    return tuple(
        EntryRow(
            row.table_id, row.number, Entry(EntryKind(row.deed), row.seat, row.question, row.option), row.at
        )
        for row in rows
    )


def lines_from(rows: Sequence[Any]) -> tuple[LineRow, ...]:
    """Lines of chat in their order."""
    return tuple(
        LineRow(
            row.table_id,
            row.number,
            row.guest,
            ChatLine(row.name, row.seat, row.text, row.at, row.removed, row.answer),
        )
        for row in rows
    )


def timers_from(rows: Sequence[Any]) -> tuple[TimerRow, ...]:
    """The time of each seat."""
    return tuple(TimerRow(row.table_id, row.seat, row.until, bytes(row.timer)) for row in rows)


def by_table(rows: Iterable[Any]) -> defaultdict[str, list[Any]]:
    """Rows by the table that they are about."""
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for row in rows:
        found[row.table_id].append(row)
    return found
