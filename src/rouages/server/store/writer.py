"""The writer: one task that commits, in groups, all that the tables want kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

from rouages.server.tally import Timings
from rouages.tables.ledger.ledger import Done, Fenced, Lost

Values = Mapping[str, Any]

log = logging.getLogger("rouages")

GATHERING_A_BATCH = 0.0003
LONGEST_GATHERING = 0.012
"""Seconds. A quiet house commits at once; a busy one in larger groups, which cost each table less."""


STOPPING = "the server stops"


class Prepare(Protocol):
    """What is done once with a database."""

    def __call__(self, connection: Connection, /, *, is_alone: bool) -> bytes:
        """In a transaction; whether no other server is there."""


class Sink(Protocol):
    """Where groups are written."""

    async def prepare(self, work: Prepare) -> bytes:
        """Do this once, before anything else."""

    async def write(self, rows: Mapping[Executable, list[Values]]) -> None:
        """Execute all of this and commit it, or nothing of it."""

    @property
    def is_ours(self) -> bool:
        """Whether nobody else may write."""

    async def close(self) -> None:
        """Let go of the database."""

    def unlock(self) -> None:
        """Leave the database to another server, once nothing of this one is open any more."""


class Batch:
    """Rows to be written together, or not at all."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: dict[Executable, list[Values]] = {}

    def add(self, statement: Executable, row: Values) -> None:
        """One row for this statement (always the same object, so that rows go together)."""
        self.rows.setdefault(statement, []).append(row)

    def __bool__(self) -> bool:
        return bool(self.rows)


class Writer:
    """Takes batches in order; `commit` returns once the batch is safe."""

    def __init__(self, sink: Sink) -> None:
        """A writer into this sink; `start` sets it to work."""
        self._sink = sink
        self._waiting: list[tuple[Batch, Done]] = []
        self._alone: deque[tuple[Batch, Done]] = deque()
        """Those of a group in which a number was taken: each is written by itself."""
        self._called = asyncio.Event()
        self._last = self._gathering = 0.0
        self._task: asyncio.Task[None] | None = None
        self.commits = Timings()
        self.batches: Counter[tuple[str, ...]] = Counter()
        """What became of them: kept, fenced or lost."""

    @property
    def waiting(self) -> int:
        """How many batches wait to be written."""
        return len(self._waiting) + len(self._alone)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Stop; whoever still waits is told that it is lost."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._sink.close()

    async def commit(self, batch: Batch) -> None:
        """Keep these rows: `Fenced` if a number is taken, `Lost` if the database fails."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if kept.done():
                return
            if error is None:
                kept.set_result(None)
            else:
                kept.set_exception(error)

        self.submit(batch, done)
        await kept

    def submit(self, batch: Batch, done: Done) -> None:
        """Keep these rows, then say so."""
        self._waiting.append((batch, done))
        self._called.set()

    async def _run(self) -> None:
        try:
            while True:
                await self._called.wait()
                self._called.clear()
                while self._waiting:
                    await asyncio.sleep(self._pause())
                    group, self._waiting = self._waiting, []
                    await self._write(group)
                    while self._alone:
                        await self._write([self._alone.popleft()])
                    self._last = time.monotonic()
                    self._gathering = min(LONGEST_GATHERING, GATHERING_A_BATCH * len(group))
        finally:
            _say([*self._alone, *self._waiting], Lost(STOPPING))

    def _pause(self) -> float:
        """Between commits that follow one another a group gathers, the longer the more there is to do."""
        return max(0.0, self._last + self._gathering - time.monotonic())

    async def _write(self, group: list[tuple[Batch, Done]]) -> None:
        began = time.monotonic()
        try:
            await self._sink.write(together(batch for batch, _ in group))
        except IntegrityError as error:
            if len(group) == 1:
                self._count(group, "fenced")
                _say(group, Fenced(str(error.orig)))
            else:
                self._alone.extend(group)
        except asyncio.CancelledError:
            _say(group, Lost(STOPPING))
            raise
        except Exception as error:
            log.exception("A group of %d could not be written.", len(group))
            self._count(group, "lost")
            _say(group, Lost(str(error)))
        else:
            self.commits.add(time.monotonic() - began)
            self._count(group, "kept")
            _say(group, None)

    def _count(self, group: list[tuple[Batch, Done]], end: str) -> None:
        self.batches[end,] += len(group)


def together(batches: Iterable[Batch]) -> dict[Executable, list[Values]]:
    """The rows of several batches, statement by statement."""
    found: dict[Executable, list[Values]] = {}
    for batch in batches:
        for statement, rows in batch.rows.items():
            found.setdefault(statement, []).extend(rows)
    return found


def _say(group: list[tuple[Batch, Done]], error: Exception | None) -> None:
    loop = asyncio.get_running_loop()
    for _, done in group:
        loop.call_soon(done, error)
