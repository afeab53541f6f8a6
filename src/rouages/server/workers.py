"""Workers: several servers of one house on one machine, at one socket; whichever is free takes who comes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, NamedTuple, NoReturn

import uvloop

from rouages.engine.refusals import Refusal
from rouages.server.settings import Settings
from rouages.server.watching import logs

log = logging.getLogger("rouages")

Run = Callable[[Settings, socket.socket, Callable[[], object]], Coroutine[Any, Any, None]]
"""Serves until it is interrupted, and says when it has begun."""
ANY_PORT = ":0"
REPLACED_AFTER = 1.0
"""Seconds. A worker that cannot live is not begun again all the time."""


class Worker(NamedTuple):
    """A process that serves, and what it says: nothing but that it has begun, or why it could not."""

    process: SpawnProcess
    says: Connection


class Workers:
    """All of them, begun by one process that does nothing else."""

    def __init__(self, run: Run, settings: Settings, listening: socket.socket, number: int) -> None:
        """So many, each running this on a socket that already listens."""
        self._run = run
        self._settings = settings
        self._listening = listening
        self._number = number
        self._workers: list[Worker] = []

    def serve(self, ready: Callable[[], object]) -> None:
        """Until it is interrupted; a worker that dies is replaced."""
        before = signal.signal(signal.SIGTERM, _interrupt)
        try:
            for number in range(self._number):
                self._workers.append(self._begin(number))
            for worker in self._workers:
                refusal = _heard(worker)
                if refusal:
                    raise refusal
            ready()
            while True:
                self._replace_the_dead()
        finally:
            self._end()
            signal.signal(signal.SIGTERM, before)

    def _begin(self, number: int) -> Worker:
        context = multiprocessing.get_context("spawn")
        says, speaking = context.Pipe(duplex=False)
        relay = _beside(self._settings.relay, number)
        called = f"worker {number + 1}" if relay is None or relay.endswith(ANY_PORT) else relay
        settings = replace(self._settings, relay=relay, called=called)
        process = context.Process(target=work, args=(self._run, settings, self._listening, speaking))
        process.start()
        speaking.close()
        return Worker(process, says)

    def _replace_the_dead(self) -> None:
        wait([worker.process.sentinel for worker in self._workers])
        for number, worker in enumerate(self._workers):
            if worker.process.exitcode is not None:
                log.error("A worker died (%s); another takes its place.", worker.process.exitcode)
                time.sleep(REPLACED_AFTER)
                self._workers[number] = self._begin(number)

    def _end(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()


def work(run: Run, settings: Settings, listening: socket.socket, speaking: Connection) -> None:
    """Serve in a process of one's own, until that is ended or its parent is gone."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    logs.set_up(settings.log_level, access=settings.access_log, server=settings.called)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            runner.run(run(settings, listening, lambda: speaking.send(None)))
        except Refusal as refusal:
            speaking.send(refusal)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def _heard(worker: Worker) -> Refusal | None:
    """Why a worker could not begin; nothing if it could."""
    try:
        refusal: Refusal | None = worker.says.recv()
    except EOFError:
        raise RuntimeError("a worker died before it could begin") from None
    return refusal


def _beside(relay: str | None, number: int) -> str | None:
    """Where the next worker listens for the others: at the next port, unless any will do."""
    if relay is None:
        return None
    host, _, port = relay.rpartition(":")
    return f"{host}:{int(port) + number if int(port) else 0}"


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    del number, frame
    raise KeyboardInterrupt
