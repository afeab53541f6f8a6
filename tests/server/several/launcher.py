"""Starts servers beside one another: with everything imported, it forks one for each line that it reads.

`python -m tests.server.several.launcher` writes `warm`, reads ports, each with the address of its database,
and writes `pid N` for each server, which writes `ready`, or `failed`.
"""

import os
import signal
import sys
from dataclasses import replace
from functools import partial

from rouages.server.house import House
from rouages.server.serve import bound, server_of
from tests.server.forked import fork
from tests.server.launcher import settings_of
from tests.server.several.serving import HERE


async def serve(port, database):
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    house = await House.open(replace(settings_of(database), relay=HERE))
    listening = bound("127.0.0.1", int(port))
    os.write(1, b"ready\n")
    await server_of(house).serve(sockets=[listening])


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    os.write(1, b"warm\n")
    for line in sys.stdin:
        fork(partial(serve, *line.split()))
