"""Starts servers beside one another: with everything imported, it forks one for each line that it reads.

`python -m tests.server.several.launcher` writes `warm`, reads ports, each with the address of its database,
and writes `pid N` for each server, which writes `ready`.
"""

import asyncio
import os
import signal
import sys
from dataclasses import replace

from rouages.server.house import House
from rouages.server.serve import bound, server_of
from tests.server.launcher import settings_of
from tests.server.several.serving import HERE


async def serve(database, port):
    house = await House.open(replace(settings_of(database), relay=HERE))
    listening = bound("127.0.0.1", port)
    os.write(1, b"ready\n")
    await server_of(house).serve(sockets=[listening])


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    os.write(1, b"warm\n")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            port, database = line.split()
            asyncio.run(serve(database, int(port)))
            os._exit(0)
        os.write(1, b"pid %d\n" % child)
