"""Starts servers for tests that kill them: having played in the house once, it forks one at each line read.

`python -m tests.server.launcher DATABASE PORT [FOLDER]` writes `warm`, then `pid N` for each server, and the
server writes `ready`, or `failed`. With a folder it can be brought into a browser from there.
"""

import asyncio
import os
import sys
from functools import partial
from pathlib import Path

from rouages.server.house import House
from rouages.server.serve import bound, server_of
from rouages.server.settings import Settings
from tests.server.forked import fork
from tests.server.running import running
from tests.server.test_play import two_people


def settings_of(database, offline=None):
    return Settings(database, limits=False, messages_a_second=1e6, bot_delay=0, offline=offline)


async def rehearse(database):
    """Play a little, so that all is imported and prepared that a server needs first."""
    async with running(Path(), database=database) as door:
        for wish in ({}, {"game": "robo-rally", "clock": {"kind": "bank", "seconds": 86400}}):
            _, _, *screens = await two_people(door, undo="free", **wish)
            for screen in screens:
                await screen.answer(0)
                await screen.reply("Say", text="Bonjour")
                await screen.reply("Undo", seat=screen.reader["seats"][0])


async def serve(database, port, *folder):
    server = server_of(await House.open(settings_of(database, *map(Path, folder))))
    listening = bound("127.0.0.1", int(port))
    os.write(1, b"ready\n")
    await server.serve(sockets=[listening])


if __name__ == "__main__":
    asyncio.run(rehearse(sys.argv[1]))
    os.write(1, b"warm\n")
    for _ in sys.stdin:
        os.waitpid(fork(partial(serve, *sys.argv[1:])), 0)
