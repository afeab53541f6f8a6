"""Copying: all that a house keeps, as one SQLite file, whatever database it lives in.

A copy holds all there is, the secrets of running matches and the hashes of passwords too: it is private.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Table,
    TableClause,
    bindparam,
    column,
    create_engine,
    delete,
    func,
    insert,
    inspect,
    select,
    table,
)
from sqlalchemy.exc import SQLAlchemyError

from rouages.server.store.database import ENTRIES, GUESTS, HOUSE, TABLES
from rouages.server.store.files import PRIVATE_FILE
from rouages.server.store.migrating import bring_up_to, step_of
from rouages.server.store.storage import engine_of
from rouages.server.wire.keepers import LastCopy
from rouages.server.wire.refusals.hosting import AlreadyThere, NoDatabase, NoHouse, NotACopy

log = logging.getLogger("rouages")

ROWS_AT_ONCE = 1000
MOST_COPIES = 14
LAST = "copy"
"""Under this name the house keeps when it was last copied."""
LAST_COPY = select(HOUSE.c.value).where(HOUSE.c.name == bindparam("kept"))
OLD_COPY = delete(HOUSE).where(HOUSE.c.name == bindparam("kept"))
NEW_COPY = insert(HOUSE)


class Copied(Struct, frozen=True):
    """What a copy holds."""

    file: str
    tables: int
    people: int
    answers: int
    before: str | None = None
    """Where what was there before is kept."""


async def back_up(database: str, source: Path | None, file: Path) -> Copied:
    """Copy a house that lies in a file, or else in a database, into a file that is not there yet.

    Its server may run, and nobody waits.
    """
    _must_be_new(file)
    with beside(file) as copy:
        if source:
            copy_file(source, copy)
        else:
            engine = engine_of(database)
            try:
                async with engine.connect() as connection:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                    await connection.run_sync(copy_into, copy)
            except (SQLAlchemyError, OSError) as error:
                raise unreachable(error) from None
            finally:
                await engine.dispose()
        found = held(copy, file)
        os.link(copy, file)
    return found


async def note(database: str, found: Copied) -> LastCopy:
    """Let the house know that it was copied, if it can be written."""
    last = _last(found)
    engine = engine_of(database)
    try:
        async with engine.begin() as connection:
            await connection.execute(OLD_COPY, {"kept": LAST})
            await connection.execute(NEW_COPY, {"name": LAST, "value": msgspec.json.encode(last)})
    except (SQLAlchemyError, OSError) as error:
        log.warning("That the house was copied could not be noted: %s", error)
    finally:
        await engine.dispose()
    return last


async def copy_beside(database: str, source: Path | None, folder: Path) -> LastCopy:
    """A copy in a folder of the server's own, where the newest few are kept."""
    last = await note(database, await back_up(database, source, _place_in(folder)))
    _thin_out(folder)
    return last


def _must_be_new(file: Path) -> None:
    if file.exists():
        raise AlreadyThere(file=file)


def _last(found: Copied) -> LastCopy:
    file = Path(found.file)
    return LastCopy(time.time(), file.name, file.stat().st_size, found.tables)


def _place_in(folder: Path) -> Path:
    """For a new copy, in a folder that is nobody else's to read."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    return folder / time.strftime("rouages-%Y%m%d-%H%M%S.sqlite3", time.gmtime())


def _thin_out(folder: Path) -> None:
    """Keep the newest."""
    for old in sorted(folder.glob("rouages-*.sqlite3"))[:-MOST_COPIES]:
        old.unlink(missing_ok=True)


@contextmanager
def beside(file: Path) -> Iterator[Path]:
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


def copy_into(source: Connection, copy: Path) -> None:
    """Copy all rows of a database into a new file."""
    found = step_of(source)
    if found is None:
        raise NoHouse(where=source.engine.url.render_as_string(hide_password=True))
    engine = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        with engine.begin() as target:
            bring_up_to(target, found)
            copy_rows(source, target, _tables_of(target))
    finally:
        engine.dispose()


def _tables_of(connection: Connection) -> list[TableClause]:
    """The tables of a database as they are there, whatever release made them."""
    found = inspect(connection)
    names = [name for name in found.get_table_names() if name != "alembic_version"]
    return [table(name, *(column(each["name"]) for each in found.get_columns(name))) for name in names]


def copy_rows(source: Connection, target: Connection, tables: Sequence[TableClause]) -> None:
    for each in tables:
        found = source.execute(select(each), execution_options={"yield_per": ROWS_AT_ONCE})
        for rows in found.mappings().partitions():
            target.execute(insert(each), [dict(row) for row in rows])


@contextmanager
def opened(copy: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise NotACopy(file=copy.name, why=str(getattr(error, "orig", None) or error)) from None
    finally:
        engine.dispose()


def held(copy: Path, file: Path) -> Copied:
    """What a copy holds; refused if it is not whole."""
    with opened(copy) as connection:
        whole = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
        if whole != "ok":
            raise NotACopy(file=file, why=str(whole))
        tables, people, answers = (_count(connection, each) for each in (TABLES, GUESTS, ENTRIES))
    return Copied(str(file), tables, people, answers)


def _count(connection: Connection, rows: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(rows)).scalar() or 0)


def unreachable(error: Exception) -> NoDatabase:
    return NoDatabase(why=str(getattr(error, "orig", None) or error))
