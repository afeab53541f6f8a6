"""How long the event loop was busy with one thing, in seconds of its own: other programs do not count."""

import asyncio
import time
from contextlib import contextmanager

HANGING = 600
"""Seconds without a reply, which no machine is too busy for."""


class Pauses:
    longest = 0.0
    where = ""

    def note(self, seconds, handle):
        if seconds > self.longest:
            self.longest, self.where = seconds, repr(handle)


@contextmanager
def watched():
    """Watches every step of the loop while the block lasts."""
    run, pauses = asyncio.Handle._run, Pauses()

    def timed(handle):
        began = time.thread_time()
        run(handle)
        pauses.note(time.thread_time() - began, handle)

    asyncio.Handle._run = timed
    try:
        yield pauses
    finally:
        asyncio.Handle._run = run
