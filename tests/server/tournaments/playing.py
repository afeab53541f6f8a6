"""Tournaments in a running house: people who make and enter them, and a clock that is moved by hand."""

import asyncio
import time
from random import randrange

from sqlalchemy import func, select

from rouages.engine import loading
from rouages.games import GAMES
from rouages.server.store.database import TABLES
from rouages.server.tournaments.talk import TALK
from tests.server.running import PATIENCE

CUP = {"name": "Cup", "game": "out-of-gears", "form": "round-robin", "size": 4}


async def make(person, status=200, **wish):
    """A new tournament; its page."""
    return await person.post("/api/tournaments", {**CUP, **wish}, status)


async def enter(tournament, *people, status=200):
    """They all enter; the page as the last of them sees it."""
    for person in people:
        page = await person.put(f"/api/tournaments/{tournament}/entry", {}, status)
    return page


async def laid(door, *tables):
    """How many rows there are in each of these; of tables, without those where people only talk."""
    counts = []
    for table in tables:
        query = select(func.count()).select_from(table)
        query = query.where(~TABLES.c.id.startswith(TALK)) if table is TABLES else query
        counts.append((await door.house.storage.row(query))[0])
    return counts


async def page_of(person, tournament):
    return await person.get(f"/api/tournaments/{tournament}")


async def by_lot(table, level, saved, seat):
    """A bot that does not think: tournaments ask only that matches come to their end."""
    return randrange(len(loading.load(saved, GAMES).decision(seat).options))


class Clock:
    """The clock by which a house looks after tournaments, ahead of the real one as far as one says.

    Bots answer at once.
    """

    def __init__(self, monkeypatch, *doors):
        self._ahead = 0.0
        self._doors = doors
        for door in doors:
            real = door.house.tables.now
            monkeypatch.setattr(door.house.tables, "now", lambda real=real: real() + self._ahead)
            monkeypatch.setattr(door.house.bots, "choose", by_lot)

    async def move(self, seconds):
        self._ahead += seconds
        await self.look()

    async def look(self):
        """All servers look after their tournaments at the same moment."""
        await asyncio.gather(*(door.house.tournaments.look() for door in self._doors))

    async def play(self, person, tournament, until=lambda page: page["card"]["stage"] == "over"):
        """Nobody comes to any table: bots play for all, round by round; the page at the end."""
        deadline = time.monotonic() + 6 * PATIENCE
        while not until(page := await page_of(person, tournament)):
            assert time.monotonic() < deadline, page["drawn"]
            await self.move(400)
            await asyncio.sleep(0.05)
        return page
