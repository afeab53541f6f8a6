"""A draw that all agree on, where results are kept and read."""

import random

import pytest

from tests.server.running import becomes
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def a_turn(*screens):
    """Answer until a draw may be agreed on."""
    while not screens[0].table["drawable"]:
        for screen in screens:
            await screen.reply("Ping")
            if screen.question():
                await screen.answer(0)


async def drawn(door, come):
    ann, bob, first, second = await two_people(door, come)
    await a_turn(first, second)
    await first.reply("Stop", agrees=True, draw=True)
    await second.until(lambda: second.seats[0]["draws"])
    await second.reply("Stop", agrees=True, draw=True)
    await first.until(lambda: first.table["status"] == "drawn")
    return ann, bob, first.table["id"]


async def test_a_draw_is_played_and_rated_and_nobody_has_won(door):
    ann, bob, table = await drawn(door, door.account)
    for person in (ann, bob):
        ((record,), (ranking,)) = (await person.get("/api/statistics")).values()
        assert (record["played"], record["won"], record["drawn"], record["average"]) == (1, 0, 1, None)
        assert record["rating"]["matches"] == 1
        assert len({placed["rating"]["points"] for placed in ranking["players"]}) == 1
    film = await door.stranger().get(f"/api/tables/{table}/replay")
    assert film["table"]["status"] == "drawn"
    assert all(moment["answer"] is not None for moment in film["moments"])


async def test_a_draw_stands_in_the_history_as_one_and_is_found_by_it(door):
    ann, bob, table = await drawn(door, door.account)
    await ann.put("/api/me/handle", {"handle": "annie"})
    for result, found in (("drawn", 1), ("won", 0), ("lost", 0), ("", 1)):
        matches = (await ann.get(f"/api/players/annie/matches?result={result}"))["matches"]
        assert [each["result"] for each in matches] == ["drawn"] * found
    mine = (await ann.get("/api/lobby"))["mine"]
    assert [card["table"]["status"] for card in mine] == ["drawn"]
    again = await bob.post(f"/api/tables/{table}/rematch", {})
    assert again["id"]


async def test_a_stronger_player_loses_by_a_draw_what_the_weaker_gains(door):
    ann, bob, first, second = await two_people(door, door.account)
    await first.reply("Concede", seat=0)
    await becomes(lambda: door.house.tables.live[first.table["id"]].seating.seats[0].conceded)
    await second.play_on(random.Random(2))
    before = ratings(await ann.get("/api/statistics"))
    table = await ann.table("me", "open")
    await bob.post(f"/api/tables/{table}/take", {})
    screens = await ann.sit(table), await bob.sit(table)
    await a_turn(*screens)
    for screen in screens:
        await screen.reply("Stop", agrees=True, draw=True)
    await screens[0].until(lambda: screens[0].table["status"] == "drawn")
    after = ratings(await ann.get("/api/statistics"))
    assert before["Bob"] > before["Ann"]
    assert after["Bob"] < before["Bob"]
    assert after["Ann"] > before["Ann"]


def ratings(statistics):
    (ranking,) = statistics["rankings"]
    return {placed["name"]: placed["rating"]["points"] for placed in ranking["players"]}
