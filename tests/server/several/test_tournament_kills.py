"""One of two servers is killed while it draws: the other draws what is not drawn, and nothing twice."""

import asyncio
import time

import pytest
from sqlalchemy import select

from rouages.server.store.database import SITTINGS
from tests.server.kills import Ledger
from tests.server.running import PATIENCE
from tests.server.several.fleet import Fleet
from tests.server.several.serving import at
from tests.server.tournaments.killing import Drawing, begin, many
from tests.server.tournaments.playing import enter, make

pytestmark = pytest.mark.anyio


async def kill_one_of_two(database, kills):
    """So many tournaments, begun at one server that is killed, and at once at the other; the figures."""
    drawing = Drawing(database, kills)
    async with Fleet(database, database) as fleet:
        for kill in range(kills):
            number = kill % 2
            people = await many(fleet.doors[number])
            there = at(people[0], fleet.doors[1 - number])
            tournament = await drawing.open(people)
            await drawing.begin_and_kill(people[0], tournament, lambda number=number: fleet.kill(number))
            await asyncio.gather(*(begin(there, tournament) for _ in range(2)))
            assert await drawing.must_be_whole(tournament)
            assert (await there.delete(f"/api/tournaments/{tournament}"))["card"]["stage"] == "cancelled"
            await fleet.start(number)
    return drawing.counted


async def test_a_draw_in_which_one_of_two_servers_is_killed_is_whole_and_there_once(database, figures):
    figures(**await kill_one_of_two(database, 2))


@pytest.mark.long(part="kills")
async def test_a_hundred_draws_are_whole_and_there_once(database, figures):
    figures(**(found := await kill_one_of_two(database, 100)))
    assert 10 < found["drawn_by_then"] < 90


@pytest.mark.long(part="kills")
async def test_a_tournament_whose_servers_are_killed_in_turn_comes_to_its_end(database, figures):
    async with Fleet(database, database) as fleet:
        ann = await fleet.doors[0].guest("Ann")
        tournament = (await make(ann, form="knock-out", size=8, bots="easy"))["card"]["id"]
        await enter(tournament, ann)
        page = await ann.post(f"/api/tournaments/{tournament}/begin", {})
        [own] = [sat["table"] for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"]]
        screen = await ann.sit(own)
        asked = await screen.asked()
        await screen.reply("Concede", seat=asked["seat"])
        for number in (0, 1, 0):
            await asyncio.sleep(2)
            fleet.kill(number)
            await fleet.start(number)
        figures(rounds=await come_to_its_end(at(ann, fleet.doors[1]), tournament))
        assert await drawing_of(database, tournament) == [4, 2, 1]


async def come_to_its_end(person, tournament):
    """How many rounds it had, once it is over."""
    deadline = time.monotonic() + 3 * PATIENCE
    while (page := await person.get(f"/api/tournaments/{tournament}"))["card"]["stage"] == "playing":
        assert time.monotonic() < deadline, page["drawn"]
        await asyncio.sleep(0.2)
    assert page["card"]["stage"] == "over"
    return len(page["drawn"])


async def drawing_of(database, tournament):
    """How many tables each round has, each of which is there once."""
    query = select(SITTINGS).where(SITTINGS.c.tournament == tournament)
    (rows,) = await Ledger(database).rows(query)
    assert len({row.table_id for row in rows}) == len(rows)
    return [sum(row.round == number for row in rows) for number in range(max(row.round for row in rows) + 1)]
