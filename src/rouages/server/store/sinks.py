"""Sinks: how a group of rows gets into each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sqlalchemy import (
    URL,
    ClauseElement,
    Connection,
    Engine,
    Executable,
    create_engine,
    event,
    text,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rouages.server import awake
from rouages.server.store import locks, reigns
from rouages.server.store.files import DatabaseFile
from rouages.server.store.news import TELL
from rouages.server.store.sqlite import set_up_writer
from rouages.server.store.writer import Prepare, Values
from rouages.server.wire.refusals.hosting import PostgresInUse

LONGEST_WRITE = 3.0
"""Seconds after which a server that is not alone gives a connection up on which nothing comes back."""
KEEPING_ALIVE = {"tcp_keepalives_idle": 15, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 3}
NAME = text("SELECT set_config('application_name', :name, false)")


class FileSink:
    """A SQLite file, written by one thread: one hand-over a group, not one for each call of the driver."""

    def __init__(self, url: URL, file: DatabaseFile | None) -> None:
        """The file at this address; none if it is in memory."""
        self._file = file
        self._engine: Engine = create_engine(url, paramstyle="named", hide_parameters=True)
        self._texts: dict[tuple[Executable, tuple[str, ...]], str] = {}
        event.listen(self._engine, "connect", set_up_writer)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sink")
        self._connection: Connection | None = None

    async def prepare(self, work: Prepare) -> bytes:
        """Lock the file, then do this in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare, work)

    def _prepare(self, work: Prepare) -> bytes:
        if self._file:
            self._file.open()
        with self._engine.begin() as connection:
            return work(connection, is_alone=True)

    async def write(self, rows: Mapping[Executable, list[Values]]) -> None:
        """Execute all of this and commit it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Mapping[Executable, list[Values]]) -> None:
        try:
            if self._file:
                self._file.check()
            connection = self._connection = self._connection or self._engine.connect()
            for statement, each in rows.items():
                connection.exec_driver_sql(self._text(statement, each[0]), each)
            connection.commit()
            if self._file:
                self._file.written()
        except BaseException:
            self._forget()
            raise

    def _text(self, statement: Executable, row: Values) -> str:
        """A statement as the driver takes it, with the values of its rows by name, written once."""
        key = statement, tuple(row)
        if key not in self._texts:
            assert isinstance(statement, ClauseElement)
            self._texts[key] = str(statement.compile(self._engine, column_keys=list(row)))
        return self._texts[key]

    def _forget(self) -> None:
        if self._file:
            self._file.let_go()
        if self._connection:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    @property
    def is_ours(self) -> bool:
        """Whether nobody else may write."""
        return self._file is None or self._file.is_ours

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()
        self._engine.dispose()

    def unlock(self) -> None:
        """Leave the database to another server."""
        if self._file:
            self._file.close()


class ServerSink:
    """A database server, on one connection, which holds or shares the database's lock."""

    def __init__(self, engine: AsyncEngine, server: str, *, alone: bool) -> None:
        """Through this engine, as long as this server reigns; alone, or together with others."""
        self._engine = engine
        self._server = server
        self._lock = locks.ALONE if alone else locks.TOGETHER
        self._seconds = None if alone else LONGEST_WRITE
        self._connection: AsyncConnection | None = None
        self.has_ended = False
        """Whether its reign has: nothing is written until another begins."""

    async def prepare(self, work: Prepare) -> bytes:
        """Be the only one that starts, then do this in a transaction: alone, or beside others that serve."""
        self._connection = connection = await self._connect()
        try:
            is_alone = await self._begin_to_start(connection)
            found = await connection.run_sync(partial(work, is_alone=is_alone))
            await connection.commit()
            if is_alone and self._lock is locks.TOGETHER:
                await locks.take(connection, locks.TOGETHER)
                await connection.execute(locks.NOT_ALONE)
            await connection.execute(locks.STARTED)
            await connection.commit()
        except BaseException:
            await self.close()
            raise
        return found

    async def _begin_to_start(self, connection: AsyncConnection) -> bool:
        """Take the locks; whether nobody else is there."""
        together = self._lock is locks.TOGETHER
        if await locks.take(connection, locks.STARTING, locks.STARTING_TRIES):
            if await locks.take(connection, locks.ALONE, 1 if together else locks.TRIES):
                return True
            if together and await locks.take(connection, locks.TOGETHER):
                return False
        raise PostgresInUse(where=self._where)

    def begin(self, server: str) -> None:
        """Another reign of this server has begun."""
        self._server = server
        self.has_ended = False

    async def write(self, rows: Mapping[Executable, list[Values]]) -> None:
        """Execute all of this and commit it."""
        if self.has_ended:
            raise self._ended()
        try:
            async with awake.timeout(self._seconds):
                await self._write(rows)
        except IntegrityError:
            raise
        except BaseException:
            await self.close()
            raise

    async def _write(self, rows: Mapping[Executable, list[Values]]) -> None:
        connection = await self._connected()
        try:
            for statement, each in rows.items():
                for values in each if statement is TELL else (each,):
                    await connection.execute(statement, values)
        except IntegrityError:
            await connection.rollback()
            raise
        if not await reigns.is_there(connection, self._server):
            self.has_ended = True
            raise self._ended()
        await connection.commit()

    def _ended(self) -> Exception:
        """Why nothing is written: another server is alone now, or has taken this one for gone."""
        return reigns.Ended() if self._lock is locks.TOGETHER else PostgresInUse(where=self._where)

    async def _connected(self) -> AsyncConnection:
        """The connection; a new one if it broke."""
        if self._connection and await _is_broken(self._connection):
            await self.close()
        if self._connection is None:
            connection = await self._connect()
            if not await locks.take(connection, self._lock):
                await _drop(connection)
                raise PostgresInUse(where=self._where)
            self._connection = connection
        return self._connection

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            await _keep_alive(connection)
            await connection.execute(NAME, {"name": reigns.line_of(self._server)})
            await connection.commit()
        except BaseException:
            await _drop(connection)
            raise
        return connection

    @property
    def is_ours(self) -> bool:
        """Whether nobody else may write what this server may: the lock goes with its connection."""
        return self._connection is not None and not self._connection.invalidated

    @property
    def _where(self) -> str:
        return self._engine.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        """Let go of the connection, and with it of the lock."""
        connection, self._connection = self._connection, None
        if connection:
            await _drop(connection)

    def unlock(self) -> None:
        """The lock went with the connection."""


async def _drop(connection: AsyncConnection) -> None:
    """Hang up at once: whoever says nothing would be waited for."""
    if not connection.invalidated:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.terminate()
        await connection.invalidate()
    await connection.close()


async def _is_broken(connection: AsyncConnection) -> bool:
    """Whether the other end has hung up."""
    if connection.invalidated:
        return True
    driver = (await connection.get_raw_connection()).driver_connection
    return driver is None or bool(driver.is_closed())


async def _keep_alive(connection: AsyncConnection) -> None:
    """A machine that is gone without a word does not keep the lock for hours."""
    for name, value in KEEPING_ALIVE.items():
        await connection.exec_driver_sql(f"SET {name} = {value}")
