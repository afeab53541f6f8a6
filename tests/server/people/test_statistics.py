"""What is kept of finished matches, and who is strong at what."""

import asyncio
import random
from unittest.mock import patch

import pytest
from sqlalchemy import delete, select

from rouages.server.people.ratings import FRESH, Ratings
from rouages.server.store.database import RATED_MATCHES, RESULTS, SKILLS
from rouages.server.store.rows import NEW_RESULT
from rouages.server.store.writer import Batch
from rouages.server.wire.bodies import NewGuest, NewPassword
from rouages.tables.match import beginning
from rouages.tables.wire.states import NewTable, Place
from tests.server.running import becomes, running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def play_out(door, **wish):
    ann, bob, first, second = await two_people(door, door.account, **wish)
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


async def results_of(house, matches):
    """Some matches that two of three people have played, in the order in which they ended."""
    people = [await house.guests.welcome(NewGuest(name)) for name in ("Ann", "Bob", "Cid")]
    for person in people:
        await house.guests.set_password(person, NewPassword(f"{person.name} {person.id}", "long enough"))
    batch = Batch()
    for number in range(matches):
        wish = NewTable("out-of-gears", (Place("me"), Place("open")))
        row = beginning.lay(wish, people[0], house.levels, 0.0)
        table = await house.tables.lay([row], people[0])
        for seat in range(2):
            result = {
                "table_id": table.id,
                "seat": seat,
                "guest": people[(number + seat) % 3].id,
                "game": "out-of-gears",
                "ended": float(number // 2),
                "players": 2,
                "place": 1 + (number + seat) % 2,
                "score": 0,
                "cooperative": False,
                "rated": True,
                "conceded": False,
                "undos": 0,
                "hints": 0,
            }
            batch.add(NEW_RESULT, result)
    await house.storage.commit(batch)
    return people


async def skills_in(house):
    return sorted(map(tuple, await house.storage.rows(select(SKILLS))))


@pytest.mark.parametrize("most", [3, 5])
async def test_what_is_learned_bit_by_bit_is_what_is_learned_at_once(door, most):
    ratings = door.house.statistics.ratings
    await results_of(door.house, 9)
    await ratings.learn()
    at_once = await skills_in(door.house)
    assert [row[4] for row in at_once] == [6, 6, 6]
    batch = Batch()
    for table in (SKILLS, RATED_MATCHES):
        batch.add(delete(table), {})
    await door.house.storage.commit(batch)
    few = FRESH.limit(most)
    with patch.multiple("rouages.server.people.ratings", MOST_RESULTS=most, FRESH=few):
        for _ in range(9):
            await ratings.learn()
    assert await skills_in(door.house) == at_once


async def test_a_match_that_somebody_else_learns_at_the_same_time_is_learned_once(door):
    house = door.house
    await results_of(house, 4)
    await asyncio.gather(*(Ratings(house.storage).learn() for _ in range(5)))
    assert sum(row[4] for row in await skills_in(house)) == 8
    await Ratings(house.storage).learn()
    assert sum(row[4] for row in await skills_in(house)) == 8


async def test_a_result_that_comes_late_is_learned(door):
    house = door.house
    await results_of(house, 4)
    await house.statistics.ratings.learn()
    await results_of(house, 2)
    await house.statistics.ratings.learn()
    assert sum(row[4] for row in await skills_in(house)) == 12


async def test_matches_with_bots_count_but_are_not_rated(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot"))
    await screen.play_on(random.Random(1))
    found = await ann.get("/api/statistics")
    assert (found["mine"][0]["played"], found["mine"][0]["rating"], found["rankings"]) == (1, None, [])


async def test_a_rating_cannot_be_won_from_guests(door):
    ann, bob, first, second = await two_people(door)
    await ann.put("/api/me/password", {"login": "ann", "password": "long enough"})
    first = await ann.sit(second.table["id"])
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    for person in (ann, bob):
        found = await person.get("/api/statistics")
        assert (found["mine"][0]["played"], found["mine"][0]["rating"], found["rankings"]) == (1, None, [])
    await bob.put("/api/me/password", {"login": "bob", "password": "long enough"})
    assert not (await ann.get("/api/statistics"))["rankings"]
    (row,) = [row for row in await door.house.storage.rows(select(RESULTS)) if row.seat == 0]
    assert (row.rated, row.mu) == (False, None)


async def test_a_shared_screen_is_nobody_s_statistics(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo"))
    await screen.play_on(random.Random(1))
    assert await ann.get("/api/statistics") == {"mine": [], "rankings": []}


async def test_who_gave_up_has_lost_however_well_the_bot_plays_on(door):
    ann, bob, first, second = await two_people(door, door.account)
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
