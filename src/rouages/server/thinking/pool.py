"""The pool: worker processes in which the bots of all the tables think."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from rouages.server.thinking import worker
from rouages.tables.outside import Considered

log = logging.getLogger("rouages")

ATTEMPTS = 3
LONGEST_THOUGHT = 60.0
"""Seconds after which a worker is taken for lost."""
SLOW_SECONDS = 0.25
"""A level that takes longer than this on average leaves one worker to the quicker ones."""


ADVICE = "advice"
"""What advice is counted as among the levels."""


class Thought(NamedTuple):
    """A question that a bot must think about."""

    table: str
    level: str
    think: Callable[[], Any]
    """What a worker is to do."""
    done: asyncio.Future[Any]


class BotPool:
    """Tables take turns: one table's bots never keep another's waiting longer than one thought."""

    def __init__(self, workers: int) -> None:
        """So many processes at most, started when they are first needed."""
        self._workers = workers
        self.patience = LONGEST_THOUGHT
        self._executor: ProcessPoolExecutor | None = None
        self._waiting: dict[str, deque[Thought]] = {}
        self._busy: list[str] = []
        self._seconds: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, table_id: str, level: str, saved: bytes, seat: int) -> int:
        """The option that a bot of this level takes for a seat of a saved match."""
        option: int = await self._thought(table_id, level, partial(worker.choose, level, saved, seat))
        return option

    async def consider(self, table_id: str, saved: bytes, seat: int, also: int | None) -> list[Considered]:
        """The options that a strong bot tried, the best first; `also` is among them."""
        found: list[Considered] = await self._thought(
            table_id, ADVICE, partial(worker.consider, saved, seat, also)
        )
        return found

    async def _thought(self, table: str, level: str, think: Callable[[], Any]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(Thought(table, level, think, done))
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
            option = await self._option_of(thought)
        except asyncio.CancelledError:
            thought.done.cancel()
            raise
        except Exception as error:  # noqa: BLE001
            if not thought.done.done():
                thought.done.set_exception(error)
        else:
            if not thought.done.done():
                thought.done.set_result(option)
        finally:
            self._busy.remove(thought.level)
        self._seconds[thought.level] = 0.8 * self._seconds.get(thought.level, 0.0) + 0.2 * (
            loop.time() - began
        )
        self._hand_out()

    async def _option_of(self, thought: Thought) -> Any:
        """What a worker says; should it die or never end, the thought is begun again by fresh ones."""
        for attempt in range(1, ATTEMPTS + 1):
            executor = self._open()
            try:
                asked = executor.submit(thought.think)
                return await asyncio.wait_for(asyncio.wrap_future(asked), self.patience)
            except (BrokenExecutor, TimeoutError):
                self._replace(executor)
                if attempt == ATTEMPTS or thought.done.done():
                    raise
                log.warning("A worker was lost while it thought; others take its place.")
        raise AssertionError("the last attempt returns or raises")

    def _open(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=worker.settle_in
            )
        return self._executor

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """Do without these workers from now on; what others of them think about is begun again too."""
        if self._executor is executor:
            self._executor = None
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False)
