"""Friends who have a page of the house open: who is shown to whom, and which game one press lays."""

import pytest
from sqlalchemy import insert, select

from rouages.server import lobby, presence
from rouages.server.store.database import GUESTS, RESULTS
from rouages.server.store.writer import Batch
from tests.server.people.test_programs import reader_of
from tests.server.people.test_ties import befriended, tie
from tests.server.running import live, running, shows

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Bob")


@pytest.fixture
def swift(monkeypatch):
    """Who comes and goes is seen at once."""
    monkeypatch.setattr(lobby, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(presence, "LINGER_SECONDS", 0.2)


@pytest.fixture
async def door(tmp_path, anyio_backend, swift):
    async with running(tmp_path) as door:
        yield door


def names(lists):
    return [each["name"] for each in lists["friends"]]


async def test_a_friend_is_seen_to_come_and_to_go(door):
    ann, bob = await befriended(door)
    watching = await live(ann, door, "lobby")
    assert names(await shows(watching, lambda lists: True)) == []
    screen = await bob.sit(await bob.table("me", "bot:random"))
    lists = await shows(watching, names)
    (shown,) = lists["friends"]
    assert (shown["name"], shown["handle"]) == ("Bob", "bob")
    assert shown["id"] in {each["id"] for each in (await ann.get("/api/me/people"))["friends"]}
    assert names(await ann.get("/api/lobby")) == ["Bob"]
    await screen.close()
    await shows(watching, lambda lists: not names(lists))


async def test_who_goes_from_page_to_page_is_there_all_the_time(door, monkeypatch):
    monkeypatch.setattr(presence, "LINGER_SECONDS", 3600)
    ann, bob = await befriended(door)
    watching = await live(ann, door, "lobby")
    page = await live(bob, door, "lobby")
    await shows(watching, names)
    await page.close()
    await door.house.lobby.look_around()
    assert names(await ann.get("/api/lobby")) == ["Bob"]


async def test_only_friends_are_shown_who_let_friends_see_their_page(door):
    ann, bob = await befriended(door)
    cleo, dan = await door.account("Cleo"), await door.account("Dan")
    await tie(ann, "cleo", "follow")
    await tie(dan, "ann", "follow")
    watching = await live(ann, door, "lobby")
    for person in (bob, cleo, dan):
        await live(person, door, "lobby")
    assert names(await shows(watching, names)) == ["Bob"]
    assert names(await door.stranger().get("/api/lobby")) == []
    await bob.put("/api/me/page", {"seen": "me"})
    assert names(await ann.get("/api/lobby")) == []
    await bob.put("/api/me/page", {"seen": "all"})
    assert names(await ann.get("/api/lobby")) == ["Bob"]
    await tie(bob, "ann", "block")
    assert names(await ann.get("/api/lobby")) == []


async def test_a_program_that_listens_is_not_somebody_who_is_there(door):
    ann, bob = await befriended(door)
    watching = await live(ann, door, "lobby")
    program = await reader_of(door, bob)
    async with program.http.stream("GET", "/api/events") as lines:
        assert lines.status_code == 200
        await door.house.lobby.look_around()
        await watching.close()


async def have_played(door, people, game, ended):
    """A match of this game has ended then, for these."""
    table = await people[0].table("me", "open", game=game)
    for seat in range(len(people)):
        (row,) = await door.house.storage.rows(select(GUESTS.c.id).where(GUESTS.c.name == NAMES[seat]))
        batch = Batch()
        batch.add(
            insert(RESULTS),
            {
                "table_id": table,
                "seat": seat,
                "guest": row.id,
                "game": game,
                "ended": ended,
                "players": 2,
                "place": seat + 1,
                "score": 0,
                "cooperative": False,
                "rated": False,
                "conceded": False,
                "undos": 0,
                "hints": 0,
            },
        )
        await door.house.storage.commit(batch)


async def test_one_press_lays_the_game_last_played_with_each_other(door):
    ann, bob = await befriended(door)
    (friend,) = (await ann.get("/api/me/people"))["friends"]
    table = (await ann.post("/api/challenges", {"id": friend["id"]}))["id"]
    assert (await ann.get(f"/api/tables/{table}"))["table"]["game"] == "out-of-gears"
    await bob.delete(f"/api/tables/{table}/challenge")
    for game, ended in (("robo-rally", 1.0), ("cyberion", 3.0), ("gear-and-piston", 2.0)):
        await have_played(door, (ann, bob), game, ended)
    table = (await ann.post("/api/challenges", {"id": friend["id"]}))["id"]
    assert (await ann.get(f"/api/tables/{table}"))["table"]["game"] == "cyberion"
