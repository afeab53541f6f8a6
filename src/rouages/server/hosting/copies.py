"""Copies of a house, made and put in its place: one can move a house to another kind of database."""

from __future__ import annotations

import os
import time
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rouages.server.hosting.place import Place
from rouages.server.store import copying
from rouages.server.store.copying import (
    Copied,
    beside,
    copy_file,
    copy_into,
    copy_rows,
    held,
    opened,
    unreachable,
)
from rouages.server.store.database import GUESTS, METADATA, SERVERS
from rouages.server.store.files import PRIVATE_FILE, DatabaseFile
from rouages.server.store.migrating import bring_up_to_date, step_of
from rouages.server.store.reigns import new_server
from rouages.server.store.sinks import ServerSink
from rouages.server.store.storage import engine_of
from rouages.server.wire.refusals.hosting import HouseNotEmpty, NotACopy

BEFORE = "rouages-before-restore"


async def back_up(place: Place, file: Path) -> Copied:
    """Copy a house into a file that is not there yet; its server may run, and nobody waits."""
    found = await copying.back_up(place.database, place.file, file)
    await copying.note(place.database, found)
    return found


async def restore(place: Place, file: Path, *, replace: bool) -> Copied:
    """Make a house what a copy holds; what was there is copied first, else nothing is changed."""
    place.folder.mkdir(0o700, parents=True, exist_ok=True)
    with beside(place.folder / "restored") as copy:
        copy_file(file, copy)
        renew(copy)
        found = held(copy, file)
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
            with beside(before) as old:
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
            with beside(before) as old:
                copy_into(target, old)
                os.link(old, before)
        for each in reversed(METADATA.sorted_tables):
            target.execute(each.delete())
        with opened(copy) as source:
            copy_rows(source, target, METADATA.sorted_tables)
        target.execute(SERVERS.delete())
        return b""

    sink = ServerSink(engine, new_server(), alone=True)
    try:
        await sink.prepare(work)
    except (SQLAlchemyError, OSError) as error:
        raise unreachable(error) from None
    finally:
        await sink.close()
        await engine.dispose()
    return is_full


def renew(copy: Path) -> None:
    """Bring a copy of an earlier release up to the present; one of a later release is refused."""
    with opened(copy) as connection:
        if step_of(connection) is None:
            raise NotACopy(file=copy.name, why="there is no house in it")
        bring_up_to_date(connection)
        connection.commit()
