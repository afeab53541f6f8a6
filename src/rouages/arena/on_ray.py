"""Ray: a crew on a cluster of machines, where this version of Rouages must be installed too."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from rouages.arena.processes import TRIES, WorkersDie
from rouages.arena.program import program
from rouages.engine.refusals import Refusal

LOCAL = "local"
"""In place of an address: a cluster of this machine alone, for this job."""

PATIENCE = 5.0
"""Seconds until a cluster must have answered."""


class NoRay(Refusal):
    """Ray is not installed; `pip install rouages[ray]` brings it."""


class NoCluster(Refusal):
    """No Ray cluster lets us in at “{address}”: does it run there, with our version of Ray and our token?"""


class OtherProgram(Refusal):
    """A machine of the Ray cluster does not have this version of Rouages."""


class Cluster:
    """Workers of a Ray cluster; Ray itself replaces those that die."""

    def __init__(self, play: Callable[[range], bytes], address: str) -> None:
        """Join the cluster."""
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise NoRay() from None
        self.ray = ray
        dashboard = {"include_dashboard": False} if address == LOCAL else {}
        must_answer(address)
        with unheard():
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **dashboard)
            except (ConnectionError, ValueError, RuntimeError):
                raise NoCluster(address=address) from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(max_retries=TRIES - 1)(_played)
        self.play = ray.put(play)
        self.program = program()
        self.out: dict[Any, range] = {}

    def give(self, chunk: range) -> None:
        """Ray chooses who plays it."""
        self.out[self.task.remote(self.play, chunk, self.program)] = chunk

    def take(self) -> tuple[range, bytes]:
        """The next chunk that is done, whoever played it."""
        ready, _ = self.ray.wait(list(self.out))
        chunk = self.out.pop(ready[0])
        try:
            return chunk, self.ray.get(ready[0])
        except self.ray.exceptions.RayTaskError as failed:
            raise failed.cause from failed
        except self.ray.exceptions.RayError:
            raise WorkersDie(first=chunk[0], last=chunk[-1], times=TRIES) from None

    def close(self) -> None:
        """Leave the cluster; what was not taken is forgotten."""
        self.ray.shutdown()


def must_answer(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would wait for many minutes."""
    if address in (LOCAL, "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise NoCluster(address=address) from None


@contextmanager
def unheard() -> Iterator[None]:
    """What Ray's libraries write to standard error meanwhile is not shown: we say it in one sentence."""
    kept = os.dup(2)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _played(play: Callable[[range], bytes], chunk: range, ours: str) -> bytes:
    if program() != ours:
        raise OtherProgram()
    return play(chunk)
