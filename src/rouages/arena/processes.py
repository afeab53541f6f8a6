"""Processes: a crew on this machine; one that is killed is replaced, and its games are played again."""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from rouages.engine.refusals import Refusal

TRIES = 3
"""Games whose worker died so often are not given to another."""

PlayChunk = Callable[[range], bytes]


class WorkersDie(Refusal):
    """The workers that play games {first} to {last} die, {times} in a row; is there enough memory?"""


class Worker:
    """One process, and the games it has in hand."""

    def __init__(self, play: PlayChunk) -> None:
        """Start it; Ctrl-C is for the parent alone."""
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(play, theirs), daemon=True)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.chunk: range | None = None

    def give(self, chunk: range) -> None:
        """Have these games played; a worker that died is noticed when it does not answer."""
        self.chunk = chunk
        try:
            self.line.send(chunk)
        except OSError:
            self.line.close()

    def end(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.join()
        self.line.close()


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
            lines = [line for line in busy if line.closed] or connection.wait(list(busy))
            worker = busy[lines[0]]  # type: ignore[index]
            chunk = worker.chunk
            assert chunk is not None
            try:
                found = worker.line.recv()
            except (EOFError, OSError):
                self._replace(worker, chunk)
                continue
            worker.chunk = None
            self._hand_out()
            if isinstance(found, BaseException):
                raise found
            return chunk, found

    def _hand_out(self) -> None:
        while self.waiting:
            free = next((worker for worker in self.workers if worker.chunk is None), None)
            if free is None:
                if len(self.workers) == self.size:
                    return
                free = Worker(self.play)
                self.workers.append(free)
            free.give(self.waiting.popleft())

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


def _work(play: PlayChunk, line: Connection) -> None:
    """Play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    while True:
        try:
            chunk = line.recv()
        except EOFError:
            return
        try:
            found: object = play(chunk)
        except Exception as error:  # noqa: BLE001 (whatever it is, the parent raises it)
            error.add_note(f"in games {chunk[0]} to {chunk[-1]}:\n{traceback.format_exc()}")
            found = error
        line.send(found)
