"""The pool: worker processes in which the bots of all the tables think."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import deque
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import NamedTuple

from rouages.server import bot_worker

SLOW_SECONDS = 0.25
"""A level that takes longer than this on average leaves one worker to the quicker ones."""


class Thought(NamedTuple):
    """A question that a bot must think about."""

    table: str
    level: str
    saved: bytes
    seat: int
    done: asyncio.Future[int]


class BotPool:
    """Tables take turns: one table's bots never keep another's waiting longer than one thought."""

    def __init__(self, workers: int) -> None:
        """So many processes at most, started when they are first needed."""
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None
        self._waiting: dict[str, deque[Thought]] = {}
        self._busy: list[str] = []
        self._seconds: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, level: str, saved: bytes, seat: int) -> int:
        """The option that a bot of this level takes for a seat of a saved match."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(Thought(table, level, saved, seat, done))
        self._hand_out()
        return await done

    def close(self) -> None:
        """Stop the workers."""
        for task in self._tasks:
            task.cancel()
        if self._executor:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def _hand_out(self) -> None:
        while len(self._busy) < self._workers and (thought := self._next()):
            self._busy.append(thought.level)
            task = asyncio.create_task(self._think(thought))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Thought | None:
        """The first thought of the table that has waited longest, if there is a worker for it."""
        for table, thoughts in list(self._waiting.items()):
            while thoughts and thoughts[0].done.done():
                thoughts.popleft()
            if not thoughts:
                del self._waiting[table]
            elif self._has_worker_for(thoughts[0].level):
                thought = thoughts.popleft()
                del self._waiting[table]
                if thoughts:
                    self._waiting[table] = thoughts
                return thought
        return None

    def _has_worker_for(self, level: str) -> bool:
        if not self._is_slow(level) or self._workers == 1:
            return True
        return sum(map(self._is_slow, self._busy)) < self._workers - 1

    def _is_slow(self, level: str) -> bool:
        return self._seconds.get(level, 0.0) > SLOW_SECONDS

    async def _think(self, thought: Thought) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            option = await loop.run_in_executor(
                self._open(), bot_worker.choose, thought.level, thought.saved, thought.seat
            )
        except BrokenExecutor as error:
            self._executor = None
            _settle(thought, error)
        except Exception as error:  # noqa: BLE001
            _settle(thought, error)
        else:
            if not thought.done.done():
                thought.done.set_result(option)
        finally:
            self._busy.remove(thought.level)
        self._seconds[thought.level] = 0.8 * self._seconds.get(thought.level, 0.0) + 0.2 * (
            loop.time() - began
        )
        self._hand_out()

    def _open(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=bot_worker.settle_in
            )
        return self._executor


def _settle(thought: Thought, error: Exception) -> None:
    if not thought.done.done():
        thought.done.set_exception(error)
