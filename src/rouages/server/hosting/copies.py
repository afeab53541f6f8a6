"""Copies of a house: one SQLite file, whatever database it lives in, so that a copy can move it to another.

A copy holds all there is, the secrets of running matches and the hashes of passwords too: it is private.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Table,
    TableClause,
    column,
    create_engine,
    func,
    insert,
    inspect,
    select,
    table,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rouages.server.hosting.place import Place
from rouages.server.store.database import ENTRIES, GUESTS, METADATA, SERVERS, TABLES
from rouages.server.store.files import PRIVATE_FILE, DatabaseFile
from rouages.server.store.migrating import bring_up_to, bring_up_to_date, step_of
from rouages.server.store.reigns import new_server
from rouages.server.store.sinks import ServerSink
from rouages.server.store.storage import engine_of
from rouages.server.wire.refusals import (
    AlreadyThere,
    HouseNotEmpty,
    NoDatabase,
    NoHouse,
    NotACopy,
)

ROWS_AT_ONCE = 1000
BEFORE = "rouages-before-restore"


class Copied(Struct, frozen=True):
    """What a copy holds."""

    file: str
    tables: int
    people: int
    answers: int
    before: str | None = None
    """Where what was there before is kept."""


async def back_up(place: Place, file: Path) -> Copied:
    """Copy a house into a file that is not there yet; its server may run, and nobody waits."""
    _must_be_new(file)
    with _beside(file) as copy:
        if place.file:
            copy_file(place.file, copy)
        else:
            engine = engine_of(place.database)
            try:
                async with engine.connect() as connection:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                    await connection.run_sync(_copy_into, copy)
            except (SQLAlchemyError, OSError) as error:
                raise _unreachable(error) from None
            finally:
                await engine.dispose()
        found = _held(copy, file)
        os.link(copy, file)
    return found


async def restore(place: Place, file: Path, *, replace: bool) -> Copied:
    """Make a house what a copy holds; what was there is copied first, else nothing is changed."""
    place.folder.mkdir(0o700, parents=True, exist_ok=True)
    with _beside(place.folder / "restored") as copy:
        copy_file(file, copy)
        renew(copy)
        found = _held(copy, file)
        before = place.folder / f"{BEFORE}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.sqlite3"
        if place.file:
            is_kept = _restore_file(place.file, copy, before, replace=replace)
        else:
            is_kept = await _restore_far(engine_of(place.database), copy, before, replace=replace)
    return Copied(found.file, found.tables, found.people, found.answers, str(before) if is_kept else None)


def _restore_file(target: Path, copy: Path, before: Path, *, replace: bool) -> bool:
    target.parent.mkdir(0o700, parents=True, exist_ok=True)
    lock = DatabaseFile(target)
    lock.open()
    try:
        is_full = target.stat().st_size > 0
        if is_full and not replace:
            raise HouseNotEmpty(where=target)
        if is_full:
            with _beside(before) as old:
                copy_file(target, old)
                os.link(old, before)
            for end in ("-wal", "-shm"):
                target.with_name(target.name + end).unlink(missing_ok=True)
        copy.replace(target)
        copy.touch(PRIVATE_FILE)
    finally:
        lock.close()
    return is_full


async def _restore_far(engine: AsyncEngine, copy: Path, before: Path, *, replace: bool) -> bool:
    is_full = False

    def work(target: Connection, *, is_alone: bool) -> bytes:
        nonlocal is_full
        assert is_alone
        bring_up_to_date(target)
        is_full = bool(target.execute(select(GUESTS.c.id).limit(1)).first())
        if is_full and not replace:
            raise HouseNotEmpty(where=engine.url.render_as_string(hide_password=True))
        if is_full:
            with _beside(before) as old:
                _copy_into(target, old)
                os.link(old, before)
        for each in reversed(METADATA.sorted_tables):
            target.execute(each.delete())
        with _opened(copy) as source:
            _copy_rows(source, target, METADATA.sorted_tables)
        target.execute(SERVERS.delete())
        return b""

    sink = ServerSink(engine, new_server(), alone=True)
    try:
        await sink.prepare(work)
    except (SQLAlchemyError, OSError) as error:
        raise _unreachable(error) from None
    finally:
        await sink.close()
        await engine.dispose()
    return is_full


def _must_be_new(file: Path) -> None:
    if file.exists():
        raise AlreadyThere(file=file)


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A private file in the same folder, gone afterwards: what is cut off leaves nothing half done."""
    with tempfile.TemporaryDirectory(prefix=".rouages-", dir=file.absolute().parent) as folder:
        copy = Path(folder) / "copy.sqlite3"
        copy.touch(PRIVATE_FILE)
        yield copy


def copy_file(source: Path, copy: Path) -> None:
    """Copy a SQLite file as it is at one moment, what is in its log too."""
    if not source.is_file():
        raise NoHouse(where=source)
    try:
        reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        writing = sqlite3.connect(copy)
        try:
            reading.backup(writing)
        finally:
            writing.close()
            reading.close()
    except sqlite3.Error as error:
        raise NotACopy(file=source, why=str(error)) from None
    with copy.open("rb+") as written:
        os.fsync(written.fileno())


def _copy_into(source: Connection, copy: Path) -> None:
    """Copy all rows of a database into a new file."""
    found = step_of(source)
    if found is None:
        raise NoHouse(where=source.engine.url.render_as_string(hide_password=True))
    engine = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        with engine.begin() as target:
            bring_up_to(target, found)
            _copy_rows(source, target, _tables_of(target))
    finally:
        engine.dispose()


def _tables_of(connection: Connection) -> list[TableClause]:
    """The tables of a database as they are there, whatever release made them."""
    found = inspect(connection)
    names = [name for name in found.get_table_names() if name != "alembic_version"]
    return [table(name, *(column(each["name"]) for each in found.get_columns(name))) for name in names]


def _copy_rows(source: Connection, target: Connection, tables: Sequence[TableClause]) -> None:
    for each in tables:
        found = source.execute(select(each), execution_options={"yield_per": ROWS_AT_ONCE})
        for rows in found.mappings().partitions():
            target.execute(insert(each), [dict(row) for row in rows])


def renew(copy: Path) -> None:
    """Bring a copy of an earlier release up to the present; one of a later release is refused."""
    with _opened(copy) as connection:
        if step_of(connection) is None:
            raise NotACopy(file=copy.name, why="there is no house in it")
        bring_up_to_date(connection)
        connection.commit()


@contextmanager
def _opened(copy: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise NotACopy(file=copy.name, why=str(getattr(error, "orig", None) or error)) from None
    finally:
        engine.dispose()


def _held(copy: Path, file: Path) -> Copied:
    """What a copy holds; refused if it is not whole."""
    with _opened(copy) as connection:
        whole = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
        if whole != "ok":
            raise NotACopy(file=file, why=str(whole))
        tables, people, answers = (_count(connection, each) for each in (TABLES, GUESTS, ENTRIES))
    return Copied(str(file), tables, people, answers)


def _count(connection: Connection, rows: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(rows)).scalar() or 0)


def _unreachable(error: Exception) -> NoDatabase:
    return NoDatabase(why=str(getattr(error, "orig", None) or error))
