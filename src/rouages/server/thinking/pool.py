"""The pool: worker processes in which the bots of all the tables think."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rouages.bots.explaining import Explained
from rouages.bots.process import BesideProcess, Died
from rouages.engine.temper import level_and_temper
from rouages.server.tally import Timings
from rouages.server.thinking import worker

log = logging.getLogger("rouages")

ATTEMPTS = 3
LONGEST_THOUGHT = 60.0
LONGEST_START = 120.0
"""Seconds after which a worker is taken for lost."""
SLOW_SECONDS = 0.25
"""A level that thinks longer than this about a game on average leaves one worker to the quicker ones."""


ADVICE = "advice"
"""What advice is counted as among the levels."""

Kind = tuple[str, str]
"""A level, and the game that it thinks about: what takes seconds in one is answered at once in another."""


class Thought(NamedTuple):
    """A question that a bot must think about."""

    table: str
    kind: Kind
    think: Callable[[], Any]
    """What a worker is to do."""
    done: asyncio.Future[Any]


class BotPool:
    """Tables take turns: one table's bots never keep another's waiting longer than one thought."""

    def __init__(self, workers: int) -> None:
        """So many processes at most, started when they are first needed."""
        self._workers = workers
        self.patience = LONGEST_THOUGHT
        self.processes: set[BesideProcess] = set()
        self._idle: list[BesideProcess] = []
        self._threads = ThreadPoolExecutor(2 * workers, thread_name_prefix="bots")
        """One waits for each process, and for each that was given up until it is gone."""
        self._waiting: dict[str, deque[Thought]] = {}
        self._busy: list[Kind] = []
        self._seconds: dict[Kind, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.thoughts: defaultdict[str, Timings] = defaultdict(Timings)
        """By level."""
        self.lost = 0
        """Workers that died, or thought too long."""

    @property
    def waiting(self) -> int:
        """How many thoughts no worker has begun."""
        return sum(map(len, self._waiting.values()))

    async def choose(self, table_id: str, level: str, saved: bytes, seat: int) -> int:
        """The option that a bot of this level takes for a seat of a saved match."""
        kind = level_and_temper(level)[0], game_in(saved)
        option: int = await self._thought(table_id, kind, partial(worker.choose, level, saved, seat))
        return option

    async def consider(self, table_id: str, saved: bytes, seat: int, also: int | None) -> Explained:
        """What a strong bot found; `also` is among what it tried."""
        kind = ADVICE, game_in(saved)
        found: Explained = await self._thought(table_id, kind, partial(worker.consider, saved, seat, also))
        return found

    async def _thought(self, table: str, kind: Kind, think: Callable[[], Any]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(Thought(table, kind, think, done))
        self._hand_out()
        return await done

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for process in tuple(self.processes):
            self._give_up(process)
        self._threads.shutdown(wait=False)

    def _hand_out(self) -> None:
        while len(self._busy) < self._workers and (thought := self._next()):
            self._busy.append(thought.kind)
            task = asyncio.create_task(self._think(thought))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Thought | None:
        """The first thought of the table that has waited longest, if there is a worker for it."""
        found, given_up = None, []
        for table, thoughts in self._waiting.items():
            while thoughts and thoughts[0].done.done():
                thoughts.popleft()
            if not thoughts:
                given_up.append(table)
            elif self._has_worker_for(thoughts[0].kind):
                found = table
                break
        for table in given_up:
            del self._waiting[table]
        return None if found is None else self._begin(found)

    def _begin(self, table: str) -> Thought:
        """A table's first thought; the table is the last then."""
        thoughts = self._waiting.pop(table)
        thought = thoughts.popleft()
        if thoughts:
            self._waiting[table] = thoughts
        return thought

    def _has_worker_for(self, kind: Kind) -> bool:
        if not self._is_slow(kind) or self._workers == 1:
            return True
        return sum(map(self._is_slow, self._busy)) < self._workers - 1

    def _is_slow(self, kind: Kind) -> bool:
        return self._seconds.get(kind, 0.0) > SLOW_SECONDS

    def _learn(self, kind: Kind, seconds: float) -> None:
        """How long a level thinks about a game, the last thoughts counting most."""
        level, _ = kind
        self.thoughts[level].add(seconds)
        self._seconds[kind] = 0.8 * self._seconds.get(kind, 0.0) + 0.2 * seconds

    async def _think(self, thought: Thought) -> None:
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
            self._busy.remove(thought.kind)
        self._hand_out()

    async def _option_of(self, thought: Thought) -> Any:
        """What a worker says; should it die or never end, the thought is begun again by a fresh one."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._ask(thought)
            except (Died, TimeoutError):
                if attempt == ATTEMPTS or thought.done.done():
                    raise
                self.lost += 1
                log.warning("A worker was lost while it thought; another takes its place.")
        raise AssertionError("the last attempt returns or raises")

    async def _ask(self, thought: Thought) -> Any:
        process = self._idle.pop() if self._idle else BesideProcess(worker.think)
        self.processes.add(process)
        loop = asyncio.get_running_loop()
        wait = partial(loop.run_in_executor, self._threads)
        try:
            if process.pid is None:
                await asyncio.wait_for(wait(start, process), LONGEST_START)
            began = loop.time()
            found = await asyncio.wait_for(wait(ask, process, thought.think), self.patience)
            self._learn(thought.kind, loop.time() - began)
            return found
        except (Died, TimeoutError, asyncio.CancelledError):
            self._give_up(process)
            raise
        finally:
            if process in self.processes:
                self._idle.append(process)

    def _give_up(self, process: BesideProcess) -> None:
        """Do without a process from now on."""
        self.processes.discard(process)
        process.end()


class Which(Struct):
    """Of a saved match, which game it is."""

    game: str


def game_in(saved: bytes) -> str:
    """The game of a saved match; of what is none, whoever opens it will say so."""
    try:
        return msgspec.msgpack.decode(saved, type=Which).game
    except msgspec.DecodeError:
        return ""


def start(process: BesideProcess) -> None:
    """Start a process, and wait until it can think."""
    process.start()
    ask(process, worker.wake)


def ask(process: BesideProcess, think: Callable[[], Any]) -> Any:
    """What a process thinks; whoever asks waits for it."""
    process.give(think)
    return process.hear()
