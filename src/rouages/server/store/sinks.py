"""Sinks: how a group of rows gets into each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import URL, ClauseElement, Connection, Engine, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rouages.server.store.sqlite import set_up_writer
from rouages.server.store.writer import Values


class FileSink:
    """A SQLite file, written by one thread: one hand-over a group, not one for each call of the driver."""

    def __init__(self, url: URL) -> None:
        """The file at this address."""
        self._engine: Engine = create_engine(url, paramstyle="named", hide_parameters=True)
        self._texts: dict[tuple[Executable, tuple[str, ...]], str] = {}
        event.listen(self._engine, "connect", set_up_writer)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sink")
        self._connection: Connection | None = None

    async def prepare(self, work: Callable[[Connection], bytes]) -> bytes:
        """Do this in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare, work)

    def _prepare(self, work: Callable[[Connection], bytes]) -> bytes:
        with self._engine.begin() as connection:
            return work(connection)

    async def write(self, rows: Mapping[Executable, list[Values]]) -> None:
        """Execute all of this and commit it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Mapping[Executable, list[Values]]) -> None:
        connection = self._connection = self._connection or self._engine.connect()
        try:
            for statement, each in rows.items():
                connection.exec_driver_sql(self._text(statement, each[0]), each)
            connection.commit()
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
        if self._connection:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()
        self._engine.dispose()


class ServerSink:
    """A database server, on one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def prepare(self, work: Callable[[Connection], bytes]) -> bytes:
        """Do this in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, rows: Mapping[Executable, list[Values]]) -> None:
        """Execute all of this and commit it."""
        connection = self._connection = self._connection or await self._engine.connect()
        try:
            for statement, each in rows.items():
                await connection.execute(statement, each)
            await connection.commit()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection:
            await connection.invalidate()
            await connection.close()
