"""Starts servers for tests that kill them: having imported everything, it forks one at each line it reads.

`python -m tests.server.launcher DATABASE PORT` writes `pid N` for each server, and the server writes `ready`.
"""

import asyncio
import os
import sys

from rouages.server.house import House
from rouages.server.serve import bound, server_of
from rouages.server.settings import Settings


async def serve(database, port):
    settings = Settings(database, limits=False, messages_a_second=1e6, bot_delay=0)
    server = server_of(await House.open(settings))
    listening = bound("127.0.0.1", port)
    os.write(1, b"ready\n")
    await server.serve(sockets=[listening])


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
            os._exit(0)
        os.write(1, b"pid %d\n" % child)
        os.waitpid(child, 0)
