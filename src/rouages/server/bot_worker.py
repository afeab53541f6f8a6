"""What a worker process does: open a saved match and let a bot choose."""

from __future__ import annotations

import random
import signal

import rouages
from rouages.bots import BOTS, Perspective


def settle_in() -> None:
    """Leave the keyboard's interrupt to the server, which stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(level: str, saved: bytes, seat: int) -> int:
    """The number of the option that this bot takes for a seat."""
    return BOTS[level].choose(Perspective(rouages.load(saved), seat), random.SystemRandom())
