"""Storage: the database opened, and what is read from it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import ReturningDelete, ReturningInsert, ReturningUpdate

from rouages.engine.refusals import Refusal
from rouages.server.store import lines, reigns, releases, sqlite
from rouages.server.store.database import HOUSE
from rouages.server.store.files import Replaced, file_of
from rouages.server.store.lines import Lines
from rouages.server.store.news import TELL, News, row_of
from rouages.server.store.sinks import FileSink, ServerSink
from rouages.server.store.writer import Batch, Writer
from rouages.server.wire.refusals.hosting import NoDatabase
from rouages.tables.ledger.ledger import Done, Lost
from rouages.tables.wire.refusals import NotSaved

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PROOF = "proof"
"""What is kept to prove that something can be."""
SOMETHING = select(HOUSE.c.name).limit(1)
OLD_PROOF = HOUSE.delete().where(HOUSE.c.name == bindparam("proof"))
NEW_PROOF = HOUSE.insert()
LAST_READING = 5.0
"""Seconds that whoever still reads is waited for at the end."""


class Storage:
    """The database of the house."""

    def __init__(
        self, engine: AsyncEngine, address: str | None = None, release: Mapping[str, str] | None = None
    ) -> None:
        """Over an engine whose tables are up to date; with other servers, which call at this address."""
        self.engine = engine
        self.server = reigns.new_server()
        """Which of all that ever served this database."""
        self.address = address
        self.release = dict(release or {})
        """What all servers on this database must have in common; nothing where only a command reads."""
        self._file = file_of(engine.url) if engine.dialect.name == "sqlite" else None
        self._sink: FileSink | ServerSink = self._sink_of(engine)
        self.writer = Writer(self._sink)
        self.lines = Lines(lines.LONGEST_READ if address else lines.LONGEST_READ_ALONE, asks=bool(address))
        if engine.dialect.name != "sqlite":
            self.lines.look_after(engine)
        self.key = b""
        self._readings = 0
        self._all_read = asyncio.Event()

    def _sink_of(self, engine: AsyncEngine) -> FileSink | ServerSink:
        if engine.dialect.name != "sqlite":
            return ServerSink(engine, self.server, alone=self.address is None)
        file = self._file
        if file:
            event.listen(engine.sync_engine, "do_connect", lambda *_: file.check())
        return FileSink(engine.url.set(drivername="sqlite"), file)

    @classmethod
    async def open(
        cls, url: str, address: str | None = None, release: Mapping[str, str] | None = None
    ) -> Storage:
        """The database there, brought up to date; alone, or with others of this release that call there."""
        storage = cls(engine_of(url, is_alone=address is None), address, release)
        try:
            storage.key = await storage._sink.prepare(partial(_prepare, storage))
        except (SQLAlchemyError, OSError) as error:
            await storage.close()
            raise NoDatabase(why=str(getattr(error, "orig", None) or error)) from None
        except Refusal:
            await storage.close()
            raise
        storage.writer.start()
        return storage

    @property
    def has_ended(self) -> bool:
        """Whether the reign of this server has: nothing is kept until it begins another."""
        return isinstance(self._sink, ServerSink) and self._sink.has_ended

    async def begin_again(self) -> None:
        """Begin another reign, after all that waited to be written under the last was refused."""
        assert isinstance(self._sink, ServerSink)
        server = reigns.new_server()
        async with self.reading() as connection:
            await connection.run_sync(partial(releases.check, ours=self.release))
            await connection.execute(reigns.BEGIN, {"id": server, "address": self.address})
            await connection.commit()
        self.server = server
        self._sink.begin(server)

    async def leave(self) -> None:
        """End this server's own reign: others may keep its tables at once."""
        async with self.reading() as connection:
            await connection.execute(reigns.OVER, {"server": self.server})
            await connection.commit()

    async def close(self) -> None:
        """Let go of the database."""
        await self.writer.stop()
        if self._readings:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_read.wait(), LAST_READING)
        await self.engine.dispose()
        self._sink.unlock()

    @property
    def folder(self) -> Path | None:
        """Where its file lies; none if a server of its own keeps it."""
        return self._file.folder if self._file else None

    @property
    def file(self) -> Path | None:
        """The same, with its name."""
        return self._file.path if self._file else None

    @property
    def is_ours(self) -> bool:
        """Whether no other server may write."""
        return self._sink.is_ours

    async def read_something(self) -> None:
        """`Lost` if nothing can be read."""
        await self.row(SOMETHING)

    async def keep_something(self) -> None:
        """`Lost` if nothing can be kept; beside others a server writes only its own row, that it is there."""
        batch = Batch()
        if self._file is not None:
            batch.add(OLD_PROOF, {"proof": PROOF})
            batch.add(NEW_PROOF, {"name": PROOF, "value": self.server.encode()})
        await self.commit(batch)

    async def tidy(self) -> None:
        """What must be done now and then; a server that has nothing to write says that it is there."""
        if self._file is None:
            await self.commit(Batch())
        else:
            async with self.reading() as connection:
                self._file.check()
                await connection.exec_driver_sql(sqlite.CHECKPOINT)

    def tell(self, batch: Batch, people: Iterable[int]) -> None:
        """Have the other servers told, if there may be any, that something is written about these people."""
        if self.address:
            news = News(self.server, tuple(people))
            batch.add(TELL, row_of(news))

    async def commit(self, batch: Batch) -> None:
        await self.writer.commit(batch)

    async def keep(self, batch: Batch) -> None:
        """What somebody has asked for: refused if it cannot be kept."""
        try:
            await self.commit(batch)
        except Lost:
            raise NotSaved() from None

    def submit(self, batch: Batch, done: Done) -> None:
        """Keep these rows, then say so."""
        self.writer.submit(batch, done)

    @asynccontextmanager
    async def reading(self, *, is_watched: bool = True) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; `Lost` if the database does not answer, be it after a while."""
        self.lines.look()
        self._readings += 1
        self._all_read.clear()
        try:
            async with self.engine.connect() as connection:
                watch = self.lines.watch(connection) if is_watched and not self._file else nullcontext()
                async with watch:
                    yield connection
        except (SQLAlchemyError, OSError, Replaced) as error:
            raise Lost(str(getattr(error, "orig", None) or error)) from error
        finally:
            self._readings -= 1
            if not self._readings:
                self._all_read.set()

    async def rows(self, query: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        """What a query finds."""
        async with self.reading() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(query, values)).all()
            return found

    async def row(self, query: Select[Any], **values: Any) -> Row[Any] | None:
        """The first thing that a query finds."""
        async with self.reading() as connection:
            found: Row[Any] | None = (await connection.execute(query, values)).first()
            return found

    async def take(
        self, query: ReturningDelete[Any] | ReturningInsert[Any] | ReturningUpdate[Any], **values: Any
    ) -> Row[Any] | None:
        """What a query deletes or writes, and nobody else gets any more."""
        async with self.reading() as connection:
            found: Row[Any] | None = (await connection.execute(query, values)).first()
            await connection.commit()
            return found


KEPT_OPEN = 5
"""Connections that stay open when nobody reads on them."""
MOST_ALONE, MOST_OF_SEVERAL = 15, 8
"""Connections of one server; it writes on one and listens on another."""


def engine_of(url: str, *, is_alone: bool = True) -> AsyncEngine:
    """Connections to the database at this address, none of them open yet.

    A server that is alone asks on each first whether it still holds; one of several would wait there for a
    database that is silent to it alone: it asks only on those that were quiet, and not for long (`lines`).
    It has fewer, too, so that many servers find room in a PostgreSQL as it was installed.
    """
    found = make_url(url)
    drivername = DRIVERS.get(found.drivername, found.drivername)
    patience: dict[str, Any] = {
        "connect_args": {"timeout": lines.CONNECTING_SECONDS},
        "pool_timeout": lines.CONNECTING_SECONDS,
        "pool_size": KEPT_OPEN,
        "max_overflow": (MOST_ALONE if is_alone else MOST_OF_SEVERAL) - KEPT_OPEN,
    }
    is_far = not drivername.startswith("sqlite")
    try:
        engine = create_async_engine(
            found.set(drivername=drivername),
            hide_parameters=True,
            pool_pre_ping=is_far and is_alone,
            **(patience if is_far else {}),
        )
    except ModuleNotFoundError as error:
        raise NoDatabase(why=f"{error}; install rouages[postgres]") from None
    if not is_far:
        event.listen(engine.sync_engine, "connect", sqlite.set_up)
    return engine


def _prepare(storage: Storage, connection: Connection, *, is_alone: bool) -> bytes:
    """The key of the house, which may be written: every server begins its reign by saying so."""
    from rouages.server.store.migrating import bring_up_to_date

    if is_alone:
        bring_up_to_date(connection)
        reigns.begin_alone(connection, storage.server, storage.address)
        if storage.address and storage.release:
            releases.write(connection, storage.release)
    else:
        releases.check(connection, storage.release)
        connection.execute(reigns.BEGIN, {"id": storage.server, "address": storage.address})
    kept = connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == "key")).scalar()
    if kept is None:
        kept = secrets.token_bytes(32)
        connection.execute(HOUSE.insert().values(name="key", value=kept))
    return bytes(kept)
