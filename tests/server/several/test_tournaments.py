"""A tournament at two servers: each round is drawn once, whoever draws it, and played to the end at both."""

import pytest

from rouages.server.store.database import ENTRANTS, NOTICES, SITTINGS, TABLES
from tests.server.several.serving import at, two_doors
from tests.server.tournaments.playing import Clock, enter, laid, make, page_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_servers_that_look_at_the_same_moment_draw_each_round_once(doors, monkeypatch):
    clock = Clock(monkeypatch, *doors)
    people = [await doors[number % 2].guest(f"Guest {number}") for number in range(4)]
    tournament = (await make(people[0]))["card"]["id"]
    await enter(tournament, *people)
    for door in doors:
        await door.house.messenger.stop()
    for _ in range(3):
        await clock.look()
    assert await laid(doors[0], TABLES, SITTINGS, ENTRANTS, NOTICES) == [2, 2, 4, 4]
    page = await clock.play(people[1], tournament)
    assert await laid(doors[0], TABLES, SITTINGS) == [6, 6]
    assert page == {**await page_of(at(people[1], doors[0]), tournament), "now": page["now"]}


async def test_people_who_enter_at_both_servers_at_once_have_each_a_place_and_no_more(doors):
    ann = await doors[0].guest("Ann")
    tournament = (await make(ann))["card"]["id"]
    people = [await doors[number % 2].guest(f"Guest {number}") for number in range(4)]
    for person in people:
        await enter(tournament, person)
        await enter(tournament, person)
    page = await page_of(ann, tournament)
    assert page["card"]["entered"] == 4
    assert (await enter(tournament, ann, status=409))["type"] in ("TournamentFull", "TournamentBegun")
