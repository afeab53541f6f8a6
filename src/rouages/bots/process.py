"""A process beside this one: games are played in it, and bots think."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any


class Died(Exception):
    """It ended before it answered."""


class BesideProcess:
    """Does with one thing after another what it was made for, and says what came of it.

    Ctrl-C is for its parent alone, which it does not outlive.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        """`start` starts it."""
        context = get_context("spawn")
        self.line, self._their_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(work, self._their_end), daemon=True)

    @property
    def pid(self) -> int | None:
        """Its number in the system, once it was started."""
        return self._process.pid

    def start(self) -> None:
        """Start it; what it is given meanwhile waits."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        self._their_end.close()

    def give(self, question: Any) -> None:
        """Have it work on this; `Died` if it has ended."""
        try:
            self.line.send(question)
        except OSError as error:
            raise Died(self.pid) from error

    def hear(self) -> Any:
        """Wait for what came of it, or raise what it stumbled over; `Died` if it ended first."""
        try:
            found = self.line.recv()
        except (EOFError, OSError) as error:
            raise Died(self.pid) from error
        if isinstance(found, BaseException):
            raise found
        return found

    def end(self) -> None:
        """End it at once; whoever waits for it is told."""
        if self.pid is not None:
            self._process.kill()
            self._process.join()


def _serve(work: Callable[[Any], Any], line: Connection) -> None:
    """Work on what is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_follow_the_parent, daemon=True).start()
    while True:
        try:
            question = line.recv()
        except EOFError:
            return
        try:
            found: object = work(question)
        except Exception as error:  # noqa: BLE001 (whatever it is, the parent raises it)
            error.add_note(traceback.format_exc())
            found = error
        line.send(found)


def _follow_the_parent() -> None:
    """A parent that was killed could not end its children."""
    parent = parent_process()
    if parent:
        connection.wait([parent.sentinel])
        os._exit(1)
