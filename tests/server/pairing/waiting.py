"""People who wait for a table, as their browsers ask for it."""

from tests.server.running import live

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
    return await live(person, door, "pairing")


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
