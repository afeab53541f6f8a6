"""What is kept of finished matches, and who is strong at what."""

import asyncio
import random

import pytest

from tests.server.running import becomes, running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def play_out(door, **wish):
    ann, bob, first, second = await two_people(door, **wish)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    return ann, bob, first


async def test_a_newcomer_has_no_statistics(door):
    ann = await door.guest("Ann")
    assert await ann.get("/api/statistics") == {"mine": [], "rankings": []}
    assert await door.stranger().get("/api/statistics") == {"mine": [], "rankings": []}


async def test_a_match_counts_for_each_person(door):
    ann, bob, screen = await play_out(door)
    outcome = screen.result["outcome"]
    for seat, person in enumerate((ann, bob)):
        ((record,), (ranking,)) = (await person.get("/api/statistics")).values()
        assert (record["game"], record["played"], record["cooperative"]) == ("out-of-gears", 1, False)
        won = outcome["places"][seat] == 1
        assert record["won"] == won
        assert (record["fastest"] is not None) == won
        assert record["average"] == outcome["scores"][seat]
        assert record["undos"] == screen.result["undos"][seat]
        assert record["hints"] == 0
        assert record["rating"]["matches"] == 1
        assert [placed["me"] for placed in ranking["players"]].count(True) == 1


async def test_who_wins_is_rated_higher_than_who_loses(door):
    ann, _, screen = await play_out(door)
    (ranking,) = (await ann.get("/api/statistics"))["rankings"]
    best = screen.result["outcome"]["places"].index(1)
    assert ranking["players"][0]["name"] == ("Ann", "Bob")[best]
    if screen.result["outcome"]["places"] != [1, 1]:
        assert ranking["players"][0]["rating"]["points"] > 1500 > ranking["players"][1]["rating"]["points"]
    again = (await ann.get("/api/statistics"))["rankings"]
    assert again == [ranking]


async def test_ratings_are_the_same_after_a_restart(tmp_path):
    async with running(tmp_path) as door:
        ann, _, _ = await play_out(door)
        before = await ann.get("/api/statistics")
        cookies = ann.http.cookies
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        assert await ann.get("/api/statistics") == before


async def test_matches_with_bots_count_but_are_not_rated(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot"))
    await screen.play_on(random.Random(1))
    found = await ann.get("/api/statistics")
    assert (found["mine"][0]["played"], found["mine"][0]["rating"], found["rankings"]) == (1, None, [])


async def test_a_shared_screen_is_nobody_s_statistics(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo"))
    await screen.play_on(random.Random(1))
    assert await ann.get("/api/statistics") == {"mine": [], "rankings": []}


async def test_who_gave_up_has_lost_however_well_the_bot_plays_on(door):
    ann, bob, first, second = await two_people(door)
    await first.reply("Concede", seat=0)
    await second.play_on(random.Random(1))
    mine = (await ann.get("/api/statistics"))["mine"][0]
    other = (await bob.get("/api/statistics"))["mine"][0]
    assert (mine["won"], mine["conceded"], mine["fastest"]) == (0, 1, None)
    assert mine["rating"]["points"] < 1500 < other["rating"]["points"]


async def test_undos_are_counted(door):
    ann, _, first, second = await two_people(door)
    await first.answer(0)
    await first.reply("Undo", seat=0)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    assert (await ann.get("/api/statistics"))["mine"][0]["undos"] == 1


async def test_a_match_that_is_won_or_lost_together_is_not_rated(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open", game="cyberion")
    await bob.post(f"/api/tables/{table}/take", {})
    screens = await ann.sit(table), await bob.sit(table)
    await asyncio.gather(*(screen.play_on(random.Random(seat)) for seat, screen in enumerate(screens)))
    assert screens[0].result["cooperative"]
    await becomes(lambda: not door.house.tables.live[table].inbox.is_busy)
    for person in (ann, bob):
        found = await person.get("/api/statistics")
        (record,) = found["mine"]
        assert (record["cooperative"], record["played"], record["rating"]) == (True, 1, None)
        assert record["won"] == (screens[0].result["outcome"]["places"][0] == 1)
        assert found["rankings"] == []
