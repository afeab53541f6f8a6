"""Names: free ones, one that nobody else has, and that nobody is taken for another at a table."""

import asyncio
import random

import pytest

from rouages.server.hosting.people import person
from rouages.server.hosting.place import Place
from tests.server.running import becomes, sqlite_in
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def account(door, name, login):
    somebody = await door.guest(name)
    await somebody.put("/api/me/password", {"login": login, "password": "long enough"})
    return somebody


async def test_two_may_have_one_name_and_nobody_another_s_handle(door):
    ann, other = await account(door, "Ann", "ann"), await account(door, "Ann", "other")
    assert (await ann.put("/api/me/handle", {"handle": "@Ann.L"}))["handle"] == "ann.l"
    taken = await other.put("/api/me/handle", {"handle": "ANN.L"}, status=409)
    assert taken == {"type": "HandleTaken", "handle": "ann.l"}
    assert (await other.get("/api/me"))["handle"] is None
    assert (await ann.put("/api/me", {"name": "Annabel"}))["handle"] == "ann.l"
    await ann.put("/api/me/handle", {"handle": None})
    assert (await other.put("/api/me/handle", {"handle": "ann.l"}))["handle"] == "ann.l"


@pytest.mark.parametrize(
    "handle", ["", "ab", "a" * 21, "аnn", "ann lee", ".ann", "ann.", "a..n", "ann\nx", "ann\u200b", "é" * 4]
)
async def test_a_handle_has_only_letters_that_are_not_taken_for_others(door, handle):
    ann = await account(door, "Ann", "ann")
    assert (await ann.put("/api/me/handle", {"handle": handle}, status=400))["type"] == "BadHandle"


async def test_a_handle_is_for_who_signs_in(door):
    guest = await door.guest("Guest")
    assert (await guest.put("/api/me/handle", {"handle": "guest"}, status=409))["type"] == "NoAccount"


async def test_a_handle_is_shown_where_one_invites_and_in_the_ranking(door, tmp_path):
    ann, bob, first, second = await two_people(door)
    await bob.put("/api/me/password", {"login": "other-login", "password": "long enough"})
    await ann.put("/api/me/password", {"login": "secret-login", "password": "long enough"})
    await ann.put("/api/me/handle", {"handle": "ann.l"})
    first, second = await ann.sit(second.table["id"]), await bob.sit(second.table["id"])
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    (ranking,) = (await bob.get("/api/statistics"))["rankings"]
    assert {each["name"]: each["handle"] for each in ranking["players"]} == {"Ann": "ann.l", "Bob": None}
    screen = await ann.open(await ann.table("me", "link"))
    await screen.until(lambda: screen.reader)
    (invitation,) = screen.reader["invitations"].values()
    found = await bob.get(f"/api/join/{invitation}")
    assert (found["host"], found["handle"]) == ("Ann", "ann.l")
    assert "secret-login" not in str(ranking) + str(found)
    by_handle = await person(Place(tmp_path, sqlite_in(tmp_path)), "@ANN.L")
    assert by_handle.name == "Ann"


async def test_who_looks_on_does_not_speak_under_the_name_of_who_sits_there(door):
    _, _, first, _ = await two_people(door)
    other = await door.guest("ann")
    watching = await other.open(first.table["id"])
    await watching.reply("Say", text="I give up")
    await first.until(lambda: first.lines)
    assert [(line["name"], line["seat"]) for line in first.lines] == [("ann 2", None)]


async def test_a_link_opened_again_gives_nobody_the_seat_or_the_name_of_who_sits_there(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "link", "open")
    screen = await ann.open(table)
    await screen.until(lambda: screen.reader)
    (invitation,) = screen.reader["invitations"].values()
    friend, thief = await door.guest("Zoé"), await door.guest("Zoé")
    await friend.post(f"/api/join/{invitation}", {})
    refused = await thief.post(f"/api/join/{invitation}", {}, status=409)
    assert refused["type"] == "TableFull"
    await thief.post(f"/api/tables/{table}/take", {})
    seats = (await ann.get(f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Zoé", "Zoé 2"]
    assert (await friend.get(f"/api/tables/{table}"))["mine"] == [1]


async def test_a_guest_who_becomes_an_account_keeps_everything(door):
    ann, _, first, second = await two_people(door)
    await first.reply("Say", text="Hello")
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    waiting = await ann.table("me", "open")
    await first.close()
    await second.close()
    await becomes(lambda: not door.house.tables.live[first.table["id"]].audience.clients)
    before = {path: await ann.get(path) for path in ("/api/statistics", "/api/lobby")}
    await ann.put("/api/me/password", {"login": "ann", "password": "long enough"})
    elsewhere = door.stranger()
    await elsewhere.post("/api/sign-in", {"login": "ann", "password": "long enough"})
    for each in (ann, elsewhere):
        assert (await each.get("/api/me"))["name"] == "Ann"
        assert {path: await each.get(path) for path in before} == before
        assert (await each.get(f"/api/tables/{waiting}"))["mine"] == [0]
