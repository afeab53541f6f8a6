"""What one server changes and others remember: the lobby, sessions, names, limits, wishes of the host."""

import asyncio

import msgspec
import pytest

from rouages.server import presence, wishes
from rouages.server.people.pace import LAYING
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.visiting import TooFrequent
from tests.server.running import becomes, live, shows
from tests.server.several.serving import ann_and_bob, at, two_doors

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_the_lobby_of_one_server_shows_what_happens_at_the_other(doors):
    ann, bob = await doors[0].guest("Ann"), await doors[1].guest("Bob")
    lobby = await live(bob, doors[1], "lobby")
    table = await ann.table("me", "open")
    lists = await shows(lobby, lambda lists: lists["open"])
    assert [card["table"]["id"] for card in lists["open"]] == [table]
    await bob.post(f"/api/tables/{table}/take", {})
    first, second = await ann.sit(table), await bob.sit(table)
    await first.asked()
    await second.asked()
    lists = await shows(lobby, lambda lists: lists["mine"] and lists["mine"][0]["my_turn"])
    assert [seat["online"] for seat in lists["mine"][0]["seats"]] == [True, True]
    assert await bob.get("/api/lobby") == await at(bob, doors[0]).get("/api/lobby")


async def test_a_friend_who_is_at_another_server_is_seen_to_come_and_to_go(doors, monkeypatch):
    monkeypatch.setattr(presence, "LINGER_SECONDS", 0.2)
    ann, bob = await doors[0].account("Ann"), await doors[1].account("Bob")
    await ann.put("/api/players/bob/tie", {"tie": "follow"})
    await bob.put("/api/players/ann/tie", {"tie": "follow"})
    watching = await live(ann, doors[0], "lobby")
    there = await live(bob, doors[1], "lobby")
    lists = await shows(watching, lambda lists: lists["friends"])
    assert [each["name"] for each in lists["friends"]] == ["Bob"]
    await there.close()
    await shows(watching, lambda lists: not lists["friends"])


async def test_a_keeper_is_asked_once_for_all_who_look_at_the_lobby_of_another_server(doors, monkeypatch):
    ann = await doors[0].guest("Ann")
    board, asked = doors[1].house.lobby, []
    ask = board._far

    async def counted(tables, guest):
        asked.append(guest)
        return await ask(tables, guest)

    monkeypatch.setattr(board, "_far", counted)
    lobbies = [await live(await doors[1].guest(name), doors[1], "lobby") for name in ("Bob", "Cleo", "Dan")]
    for lobby in lobbies:
        await shows(lobby, lambda lists: not lists["open"])
    await ann.table("me", "open")
    for lobby in lobbies:
        await shows(lobby, lambda lists: lists["open"])
    assert asked == [None]


async def test_who_puts_a_table_away_that_another_server_keeps_sees_it_go(doors):
    _, bob, first, _ = await ann_and_bob(doors)
    lobby = await live(bob, doors[1], "lobby")
    await shows(lobby, lambda lists: lists["mine"])
    await bob.put(f"/api/tables/{first.table['id']}/away", {"away": True})
    await shows(lobby, lambda lists: lists["away"] and not lists["mine"])


async def test_who_signs_out_at_one_server_is_nobody_at_the_other(doors):
    ann, _, first, _ = await ann_and_bob(doors)
    twin = at(ann, doors[1])
    assert (await twin.get("/api/me"))["name"] == "Ann"
    screen = await twin.sit(first.table["id"])
    kept = dict(twin.http.cookies)
    await ann.post("/api/sign-out")
    assert (await screen.closed())[0] == 1012
    twin.http.cookies.update(kept)
    assert (await twin.get("/api/me"))["name"] is None


async def test_a_new_name_is_known_at_both_servers(doors):
    ann = await doors[0].guest("Ann")
    twin = at(ann, doors[1])
    assert (await twin.get("/api/me"))["name"] == "Ann"
    await ann.put("/api/me", {"name": "Anne"})
    guest = next(iter(doors[0].house.guests._known))
    await becomes(lambda: guest.id not in [each.id for each in doors[1].house.guests._known])
    assert (await twin.get("/api/me"))["name"] == "Anne"


async def test_whoever_may_have_missed_something_believes_nothing(doors):
    ann = await doors[1].guest("Ann")
    await ann.get("/api/me")
    house = doors[1].house
    assert list(house.guests._known)
    house.crier._hear(None)
    await becomes(lambda: not list(house.guests._known))
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_what_is_asked_at_both_servers_is_counted_together(tmp_path, database):
    async with two_doors(tmp_path, database, limits=True) as doors:
        near, far = (door.house.pace for door in doors)
        await becomes(lambda: doors[0].house.exchange.reign.others)
        for _ in range(LAYING.amount):
            near.step(LAYING, "somebody")

        def is_refused():
            try:
                far.look(LAYING, "somebody")
            except TooFrequent:
                return True
            return False

        assert not is_refused()
        await becomes(is_refused)
        assert not far.fresh()


async def test_a_wish_of_the_host_is_granted_once(doors, monkeypatch):
    granted = []

    async def grant(house, wish):
        granted.append(wish)

    monkeypatch.setattr(wishes, "grant", grant)
    batch = Batch()
    for _ in range(5):
        value = msgspec.json.encode(wishes.Forget(guest=7, why="Because."))
        batch.add(wishes.NEW, {"name": wishes.new_name(), "value": value})
    await doors[0].house.storage.commit(batch)
    await asyncio.gather(*(wishes.Wishes(door.house).grant_all() for door in doors))
    await becomes(lambda: len(granted) >= 5)
    assert len(granted) == 5
