"""Processes: a crew on this machine; one that is killed is replaced, and its games are played again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection

from rouages.bots.process import BesideProcess, Died
from rouages.engine.refusals import Refusal

TRIES = 3
"""Games whose worker died so often are not given to another."""

PlayChunk = Callable[[range], bytes]


class WorkersDie(Refusal):
    """The workers that play games {first} to {last} die, {times} in a row; is there enough memory?"""


class Worker(BesideProcess):
    """One process, and the games it has in hand."""

    chunk: range | None = None


class Processes:
    """Workers that play chunks in the order given and report when they are done."""

    def __init__(self, play: PlayChunk, size: int) -> None:
        """So many workers; they start with their first games."""
        self.play = play
        self.size = size
        self.workers: list[Worker] = []
        self.waiting: deque[range] = deque()
        self.deaths: dict[int, int] = {}

    def give(self, chunk: range) -> None:
        """To a worker that is free, or to the next that will be."""
        self.waiting.append(chunk)
        self._hand_out()

    def take(self) -> tuple[range, bytes]:
        """The next chunk that is done, whoever played it."""
        while True:
            busy = {worker.line: worker for worker in self.workers if worker.chunk is not None}
            worker = busy[connection.wait(list(busy))[0]]  # type: ignore[index]
            chunk = worker.chunk
            assert chunk is not None
            try:
                found = worker.hear()
            except Died:
                self._replace(worker, chunk)
                continue
            except Exception as error:
                error.add_note(f"in games {chunk[0]} to {chunk[-1]}")
                raise
            worker.chunk = None
            self._hand_out()
            return chunk, found

    def _hand_out(self) -> None:
        while self.waiting:
            free = next((worker for worker in self.workers if worker.chunk is None), None)
            if free is None:
                if len(self.workers) == self.size:
                    return
                free = Worker(self.play)
                free.start()
                self.workers.append(free)
            free.chunk = self.waiting.popleft()
            with suppress(Died):  # which is noticed where its answer is awaited
                free.give(free.chunk)

    def _replace(self, worker: Worker, chunk: range) -> None:
        worker.end()
        self.workers.remove(worker)
        times = self.deaths[chunk.start] = self.deaths.get(chunk.start, 0) + 1
        if times == TRIES:
            raise WorkersDie(first=chunk[0], last=chunk[-1], times=times)
        self.waiting.appendleft(chunk)
        self._hand_out()

    def close(self) -> None:
        """Send all home at once."""
        for worker in self.workers:
            worker.end()
        self.workers.clear()
