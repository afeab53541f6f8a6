"""Starts servers for tests that kill them: having opened the house once, it forks one at each line it reads.

`python -m tests.server.launcher DATABASE PORT` writes `warm`, then `pid N` for each server, and the server
writes `ready`.
"""

import asyncio
import os
import sys

from rouages.server.house import House
from rouages.server.serve import bound, server_of
from rouages.server.settings import Settings


def settings_of(database):
    return Settings(database, limits=False, messages_a_second=1e6, bot_delay=0)


async def rehearse(database):
    """Import all that a server imports when it needs it first."""
    house = await House.open(settings_of(database))
    server_of(house)
    await house.close()


async def serve(database, port):
    server = server_of(await House.open(settings_of(database)))
    listening = bound("127.0.0.1", port)
    os.write(1, b"ready\n")
    await server.serve(sockets=[listening])


if __name__ == "__main__":
    asyncio.run(rehearse(sys.argv[1]))
    os.write(1, b"warm\n")
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
            os._exit(0)
        os.write(1, b"pid %d\n" % child)
        os.waitpid(child, 0)
