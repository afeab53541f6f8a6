"""Servers that are killed while rounds are drawn: each round is there whole, with its tables, or not."""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress

import httpx
import msgspec
from sqlalchemy import select

from rouages.server.store.database import ENTRANTS, NOTICES, SEATS, SITTINGS, TABLES, TOURNAMENTS
from rouages.server.store.rows import TOURNAMENT
from rouages.server.tournaments.talk import TALK
from tests.server.kills import Ledger
from tests.server.tournaments.playing import enter, make

SIZE = 8
"""So many play, all of them people, who do not come: nobody thinks."""
LATEST = 0.06
"""Seconds after which a draw is over as a rule."""


class Drawing:
    """Tournaments that are begun while their server is killed; how many were drawn by then."""

    def __init__(self, database, seed):
        self.ledger = Ledger(database)
        self.rng = random.Random(seed)
        self.counted = Counter()

    async def open(self, people):
        """A tournament that waits to be begun by the first of them."""
        wish = {"form": "knock-out", "size": SIZE, "begins": time.time() + 3600}
        tournament = (await make(people[0], **wish))["card"]["id"]
        await enter(tournament, *people)
        return tournament

    async def begin_and_kill(self, maker, tournament, kill):
        """Its maker begins it, and at any moment the server is gone."""
        beginning = asyncio.create_task(begin(maker, tournament))
        await asyncio.sleep(self.rng.random() * LATEST)
        kill()
        was_told = await beginning
        drawn = await self.must_be_whole(tournament)
        self.counted["kills"] += 1
        self.counted["drawn_by_then"] += drawn
        assert drawn or not was_told, "a draw that was told is lost"

    async def must_be_whole(self, tournament):
        """Whether it was drawn; whatever is there of it is all there, and once."""
        [cup], entrants, sittings, tables, notices, seats = await self.ledger.rows(
            select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament),
            select(ENTRANTS).where(ENTRANTS.c.tournament == tournament),
            select(SITTINGS).where(SITTINGS.c.tournament == tournament),
            select(TABLES.c.id).where(
                TABLES.c.branch_of == TOURNAMENT + tournament, ~TABLES.c.id.startswith(TALK)
            ),
            select(NOTICES.c.table_id).where(NOTICES.c.kind == "round"),
            select(SEATS.c.table_id, SEATS.c.seat),
        )
        laid = {row.id for row in tables}
        if cup.round == 0:
            assert (cup.stage, cup.number) == ("open", SIZE)
            assert [row.lot for row in entrants] == [None] * SIZE
            assert not sittings
            assert not laid
            return False
        assert (cup.stage, cup.round) == ("playing", 1)
        assert sorted(row.lot for row in entrants) == list(range(SIZE))
        assert sorted(row.board for row in sittings) == list(range(SIZE // 2))
        assert {row.table_id for row in sittings} == laid
        met = [msgspec.json.decode(row.players) for row in sittings]
        assert sorted(player for each in met for player in each) == list(range(SIZE))
        assert sorted(each for each in seats if each.table_id in laid) == sorted(
            (table, seat) for table in laid for seat in range(2)
        )
        assert sum(row.table_id in laid for row in notices) <= SIZE
        return True


async def many(door):
    return [await door.guest(f"Guest {number}") for number in range(SIZE)]


async def come_again(person):
    """Over a new line, with the same cookies."""
    await person.http.aclose()
    person.http = httpx.AsyncClient(base_url=person.door.url, cookies=person.http.cookies, timeout=60)


async def begin(maker, tournament):
    """Whether one was told that it has begun; who was begins no more."""
    with suppress(httpx.TransportError):
        told = await maker.http.post(f"/api/tournaments/{tournament}/begin", json={})
        return told.status_code == 200
    return False
