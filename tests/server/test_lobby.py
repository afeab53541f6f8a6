"""The lobby: tables that are put away, and those that put themselves away."""

import random
import time

import pytest
from sqlalchemy import bindparam, update

from rouages.server.store.database import TABLES
from rouages.server.store.writer import Batch

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


def ids(cards):
    return [card["table"]["id"] for card in cards]


async def lists(person):
    lobby = await person.get("/api/lobby")
    return set(ids(lobby["mine"])), set(ids(lobby["away"]))


async def lain(door, table, days, **columns):
    """Nothing has happened at a table for so many days, and what else is to be so of it."""
    values = {"changed": time.time() - days * DAY, **columns}
    batch = Batch()
    new = {name: bindparam(f"new_{name}") for name in values}
    statement = update(TABLES).where(TABLES.c.id == bindparam("which")).values(new)
    batch.add(statement, {"which": table, **{f"new_{name}": value for name, value in values.items()}})
    await door.house.storage.commit(batch)
    door.house.tables.live.pop(table, None)


async def test_a_table_is_put_away_and_taken_out_again(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    kept, put = await ann.table("me", "open"), await ann.table("me", "open")
    await bob.post(f"/api/tables/{put}/take", {})
    assert await ann.put(f"/api/tables/{put}/away", {"away": True}) == {"away": True}
    assert await lists(ann) == ({kept}, {put})
    assert await lists(bob) == ({put}, set())
    assert put not in ids((await ann.get("/api/lobby"))["open"])
    await ann.put(f"/api/tables/{put}/away", {"away": False})
    assert await lists(ann) == ({kept, put}, set())


async def test_only_one_s_own_tables_are_put_away(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open")
    away = {"away": True}
    assert (await bob.put(f"/api/tables/{table}/away", away, status=403))["type"] == "NotYourSeat"
    assert (await door.stranger().put(f"/api/tables/{table}/away", away, status=401))["type"] == "NoName"


@pytest.mark.parametrize(
    ("of", "days", "is_away"),
    [
        ({"status": "over"}, 2.9, False),
        ({"status": "over"}, 3.1, True),
        ({"branch_of": "another"}, 0.9, False),
        ({"branch_of": "another"}, 1.1, True),
        ({}, 30, False),
    ],
)
async def test_what_is_over_and_what_was_practice_puts_itself_away(door, of, days, is_away):
    ann = await door.guest("Ann")
    table = await ann.table("me", "open")
    await lain(door, table, days, **of)
    mine, away = await lists(ann)
    assert (table in away) is is_away
    assert (table in mine) is not is_away
    await ann.put(f"/api/tables/{table}/away", {"away": not is_away})
    assert (table in (await lists(ann))[1]) is not is_away


async def test_a_finished_table_says_which_place_one_had(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", game="cyberion"))
    await screen.begun()
    await screen.play_on(random.Random(3))
    (card,) = (await ann.get("/api/lobby"))["mine"]
    assert card["place"] == screen.result["outcome"]["places"][0]


@pytest.mark.parametrize("here", ["me", "here"])
async def test_a_finished_table_says_who_won_be_it_a_bot_also_once_it_was_put_away(door, here):
    """Where somebody holds several seats no place of theirs is kept."""
    ann = await door.guest("Ann")
    seats = ["me", "bot:random", "bot:random"] if here == "me" else ["me", "here:Bea"]
    table = await ann.table(*seats)
    screen = await ann.sit(table)
    await screen.begun()
    await screen.play_on(random.Random(3))
    places = screen.result["outcome"]["places"]
    won = [seat for seat, place in enumerate(places) if place == 1]
    (card,) = (await ann.get("/api/lobby"))["mine"]
    assert card["progress"]["won"] == won
    assert card["place"] == (places[0] if here == "me" else None)
    await screen.close()
    await lain(door, table, 1)
    assert table not in door.house.tables.live
    lobby = await ann.get("/api/lobby")
    (card,) = lobby["mine"] + lobby["away"]
    assert card["progress"]["won"] == won


async def test_who_wins_together_is_not_named_one_by_one(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", game="cyberion"))
    await screen.begun()
    assert "won" not in (await ann.get("/api/lobby"))["mine"][0]["progress"]
    await screen.play_on(random.Random(3))
    assert "won" not in (await ann.get("/api/lobby"))["mine"][0]["progress"]


async def test_every_game_has_a_table_to_begin_with(door):
    """One person, easy bots, no clock, to be seen by who has the link; and it begins at once."""
    ann = await door.guest("Ann")
    for game in (await ann.get("/api/games"))["games"]:
        first = game["first"]
        kinds = [seat["kind"] for seat in first["seats"]]
        assert kinds == ["me", *["bot"] * (len(kinds) - 1)]
        assert {seat["level"] for seat in first["seats"][1:]} <= {"easy"}
        assert (first["clock"], first["spectators"]) == (None, "link")
        screen = await ann.sit((await ann.post("/api/tables", first))["id"])
        await screen.begun()
        assert (await screen.asked())["seat"] == 0
