"""What a worker process does: open saved matches and let bots choose, as long as somebody asks."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import traceback
from multiprocessing.connection import Connection, wait

import rouages
from rouages.bots import BOTS, Budget, Perspective, Search
from rouages.tables.outside import Considered


def work(line: Connection) -> None:
    """Say that one is there, then think whatever is asked, until nobody asks any more."""
    settle_in()
    line.send(None)
    while True:
        try:
            think = line.recv()
        except EOFError:
            return
        try:
            found: object = think()
        except Exception as error:  # noqa: BLE001 (whatever it is, the server raises it)
            error.add_note(traceback.format_exc())
            found = error
        line.send(found)


def settle_in() -> None:
    """Leave the keyboard's interrupt to the server, which stops its workers itself, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    """A server that was killed could not stop its workers."""
    server = multiprocessing.parent_process()
    if server:
        wait([server.sentinel])
        os._exit(1)


ADVICE_SECONDS = 1.0
"""How long advice may take: there is somebody waiting."""


def choose(level: str, saved: bytes, seat: int) -> int:
    """The number of the option that this bot takes for a seat."""
    return BOTS[level].choose(Perspective(rouages.load(saved), seat), random.SystemRandom())


def consider(saved: bytes, seat: int, also: int | None) -> list[Considered]:
    """Options with their values and how often they were tried, the best first; one of them at any rate."""
    search = Search(Budget(seconds=ADVICE_SECONDS))
    found = search.consider(Perspective(rouages.load(saved), seat), random.SystemRandom(), also)
    return [Considered(each.option, each.value, each.visits) for each in found]
