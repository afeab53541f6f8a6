"""`kill -9` in the middle of a draw: a round is drawn whole or not at all, and its tables are laid once."""

import pytest

from tests.server.kills import Servers
from tests.server.running import Door, sqlite_in
from tests.server.tournaments.killing import Drawing, begin, come_again, many

pytestmark = pytest.mark.anyio


async def kill_while_drawing(database, kills):
    """So many tournaments, each begun while its server is killed and begun again after; the figures."""
    drawing = Drawing(database, kills)
    async with Servers(database) as servers:
        await servers.start()
        people = await many(Door(None, servers.port))
        ann = people[0]
        for _ in range(kills):
            tournament = await drawing.open(people)
            await drawing.begin_and_kill(ann, tournament, servers.kill)
            await servers.start()
            for person in people:
                await come_again(person)
            await begin(ann, tournament)
            assert await drawing.must_be_whole(tournament)
            assert (await ann.delete(f"/api/tournaments/{tournament}"))["card"]["stage"] == "cancelled"
        for person in people:
            await person.http.aclose()
    return drawing.counted


async def test_a_draw_in_which_the_server_is_killed_is_whole_or_there_is_none(tmp_path, figures):
    figures(**await kill_while_drawing(sqlite_in(tmp_path), 4))


@pytest.mark.long(part="kills")
async def test_two_hundred_draws_are_whole_or_not_there(tmp_path, figures):
    figures(**(found := await kill_while_drawing(sqlite_in(tmp_path), 200)))
    assert 20 < found["drawn_by_then"] < 180
