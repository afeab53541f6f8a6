"""Sinks: how a group of rows gets into each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import (
    URL,
    ClauseElement,
    Connection,
    Engine,
    Executable,
    create_engine,
    event,
    func,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rouages.server.store import reigns
from rouages.server.store.files import DatabaseFile
from rouages.server.store.sqlite import set_up_writer
from rouages.server.store.writer import Values
from rouages.server.wire.refusals import DatabaseInUse

LOCK = select(func.pg_try_advisory_lock(0x726F7561676573))
LOCK_TRIES = 50
LOCK_PAUSE = 0.1
"""Seconds. The connection of a server that was just killed takes a moment to end."""
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

    async def prepare(self, work: Callable[[Connection], bytes]) -> bytes:
        """Lock the file, then do this in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare, work)

    def _prepare(self, work: Callable[[Connection], bytes]) -> bytes:
        if self._file:
            self._file.open()
        with self._engine.begin() as connection:
            return work(connection)

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
    """A database server, on one connection, which holds the database's lock: nobody else writes."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        """Through this engine, as long as this server reigns."""
        self._engine = engine
        self._server = server
        self._connection: AsyncConnection | None = None

    async def prepare(self, work: Callable[[Connection], bytes]) -> bytes:
        """Lock the database, then do this in a transaction."""
        self._connection = connection = await self._locked()
        try:
            found = await connection.run_sync(work)
            await connection.commit()
        except BaseException:
            await self.close()
            raise
        return found

    async def write(self, rows: Mapping[Executable, list[Values]]) -> None:
        """Execute all of this and commit it."""
        try:
            connection = await self._connected()
            for statement, each in rows.items():
                await connection.execute(statement, each)
            if not await reigns.is_there(connection, self._server):
                raise DatabaseInUse(where=self._where)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            raise
        except BaseException:
            await self.close()
            raise

    async def _connected(self) -> AsyncConnection:
        """The connection; a new one if it broke."""
        if self._connection and await _is_broken(self._connection):
            await self.close()
        if self._connection is None:
            self._connection = await self._locked()
        return self._connection

    async def _locked(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            await _keep_alive(connection)
            await connection.execute(NAME, {"name": reigns.line_of(self._server)})
            for _ in range(LOCK_TRIES):
                if (await connection.execute(LOCK)).scalar():
                    await connection.commit()
                    return connection
                await asyncio.sleep(LOCK_PAUSE)
            raise DatabaseInUse(where=self._where)
        except BaseException:
            await _drop(connection)
            raise

    @property
    def is_ours(self) -> bool:
        """Whether nobody else may write: the lock goes with its connection."""
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
