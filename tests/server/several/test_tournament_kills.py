"""One of two servers is killed while it draws: the other draws what is not drawn, and nothing twice."""

import asyncio

import pytest

from tests.server.several.fleet import Fleet
from tests.server.several.serving import at
from tests.server.tournaments.killing import Drawing, begin, many

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
