"""A process that thinks, and the line to it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from typing import Any

from rouages.server.thinking import worker


class Died(Exception):
    """It ended before it answered."""


class ThinkingProcess:
    """Whoever starts it or asks it something waits in a thread."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, self._their_end = context.Pipe()
        self._process = context.Process(target=worker.work, args=(self._their_end,), daemon=True)

    @property
    def pid(self) -> int | None:
        """Its number in the system, once it was started."""
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it can think."""
        self._process.start()
        self._their_end.close()
        self._hear()

    def ask(self, think: Callable[[], Any]) -> Any:
        """What it thinks, or what it stumbled over; `Died` if it ended first."""
        try:
            self._line.send(think)
        except OSError as error:
            raise Died(self.pid) from error
        found = self._hear()
        if isinstance(found, BaseException):
            raise found
        return found

    def _hear(self) -> Any:
        try:
            return self._line.recv()
        except (EOFError, OSError) as error:
            raise Died(self.pid) from error

    def end(self) -> None:
        """End it at once; whoever waits for it is told."""
        if self.pid is not None:
            self._process.kill()
            self._process.join()
