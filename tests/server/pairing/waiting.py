"""People who wait for a table, as their browsers ask for it."""

import asyncio
from functools import partial

import msgspec
import websockets

from tests.server.running import PATIENCE, hang_up

PAIR = {"games": ["out-of-gears"], "paces": ["live"], "sizes": [2]}


async def want(person, status=200, **wish):
    """Wait for a table of two, or as one says."""
    return await person.put("/api/pairing", {**PAIR, **wish}, status)


async def found(person):
    """The table that somebody was brought to, if any."""
    wait = (await person.get("/api/pairing"))["wait"]
    return wait and wait["table"]


async def page(person, door):
    """The page of quick pairing, open in somebody's browser."""
    address = f"ws://127.0.0.1:{door.port}/api/pairing/live"
    socket = await websockets.connect(address, additional_headers={"Cookie": person.cookie})
    door.opened.append(partial(hang_up, socket))
    return socket


async def shows(socket, wanted):
    """The first state that is as one wants it."""
    while True:
        state = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if wanted(state):
            return state


class Hands:
    """The clock by which a house pairs people, moved by hand and by nothing else."""

    def __init__(self, monkeypatch, door):
        self._now = door.house.tables.now()
        self._pairing = door.house.pairing
        monkeypatch.setattr(door.house.tables, "now", lambda: self._now)

    async def move(self, seconds, steps=1):
        """So much later; with several steps the house looks round in between."""
        for _ in range(steps):
            self._now += seconds / steps
            await self._pairing.look()
