"""Friends whom a host asks to a table by name: told once, and let in."""

import pytest

from tests.server.people.test_notices import SETTINGS, no_rounds  # noqa: F401
from tests.server.people.test_ties import befriended, tie
from tests.server.people.test_webhooks import Post
from tests.server.running import running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def door(tmp_path, anyio_backend, no_rounds):  # noqa: F811
    async with running(tmp_path, **SETTINGS) as door:
        yield door


async def is_told_at(person, post):
    """Invitations come to this address."""
    await person.put("/api/me/webhook", {"url": post.url})
    await person.put("/api/me/notices", {"invitation": ["webhook"]})
    post.taken.clear()


async def ask(host, table, name="Bob", status=200):
    """The host presses the friend of this name."""
    friends = (await host.get(f"/api/tables/{table}/friends"))["friends"]
    (which,) = [each["id"] for each in friends if each["name"] == name]
    return await host.post(f"/api/tables/{table}/friends", {"id": which}, status)


async def test_a_friend_is_asked_once_told_once_and_let_in(door):
    ann, bob = await befriended(door)
    async with Post() as post:
        await is_told_at(bob, post)
        table = await ann.table("me", "link")
        (friend,) = (await ask(ann, table))["friends"]
        assert (friend["name"], friend["invited"]) == ("Bob", True)
        assert (await ask(ann, table, status=409))["type"] == "AlreadyInvited"
        for _ in range(3):
            await door.house.messenger.say_all()
        (told,) = post.taken
        assert told["type"] == "Invitation"
        assert told["table"].endswith(f"/sit/{table}")
    (card,) = (await bob.get("/api/lobby"))["open"]
    assert (card["table"]["id"], card["invited"]) == (table, True)
    assert (await bob.get(f"/api/tables/{table}"))["invited"]
    assert (await bob.post(f"/api/tables/{table}/take", {}))["seat"] == 1
    lobby = await bob.get("/api/lobby")
    assert (lobby["open"], [card["table"]["id"] for card in lobby["mine"]]) == ([], [table])


async def test_a_table_says_to_who_laid_it_that_it_is_theirs(door):
    ann, bob = await befriended(door)
    table = await ann.table("open", "open")
    for person, is_host in ((ann, True), (bob, False), (door.stranger(), False)):
        assert (await person.get(f"/api/tables/{table}"))["host"] is is_host
    assert [card["host"] for card in (await ann.get("/api/lobby"))["mine"]] == [True]
    assert [card["host"] for card in (await bob.get("/api/lobby"))["open"]] == [False]


async def test_a_seat_for_friends_is_for_nobody_else(door):
    ann, _ = await befriended(door)
    cid = await door.account("Cid")
    table = await ann.table("me", "link")
    await ask(ann, table)
    assert (await cid.post(f"/api/tables/{table}/take", {}, status=409))["type"] == "SeatTaken"
    assert not (await cid.get("/api/lobby"))["open"]


async def test_only_the_host_asks_and_only_friends_and_only_while_the_table_waits(door):
    ann, bob = await befriended(door)
    cid = await door.account("Cid")
    await tie(cid, "ann", "follow")
    table = await ann.table("me", "open")
    path = f"/api/tables/{table}/friends"
    assert [each["name"] for each in (await ann.get(path))["friends"]] == ["Bob"]
    assert (await bob.get(path, 403))["type"] == "NotHost"
    (follower,) = (await ann.get("/api/me/people"))["followers"]
    assert (await ann.post(path, {"id": follower["id"]}, status=404))["type"] == "UnknownPlayer"
    await bob.post(f"/api/tables/{table}/take", {})
    await (await ann.sit(table)).until(lambda: True)
    screen = await bob.sit(table)
    await screen.begun()
    assert (await ann.get(path, 409))["type"] == "AlreadyBegun"


async def test_who_is_blocked_since_is_asked_no_more(door):
    ann, bob = await befriended(door)
    table = await ann.table("me", "link")
    await ask(ann, table)
    await tie(bob, "ann", "block")
    assert not (await bob.get("/api/lobby"))["open"]
    assert not (await ann.get(f"/api/tables/{table}/friends"))["friends"]


async def test_nothing_is_said_of_a_table_that_is_full_by_then(door):
    ann, bob = await befriended(door)
    async with Post() as post:
        await is_told_at(bob, post)
        table = await ann.table("me", "open")
        await ask(ann, table)
        await (await door.guest("Cid")).post(f"/api/tables/{table}/take", {})
        await door.house.messenger.say_all()
        assert post.taken == []
    assert not (await bob.get("/api/lobby"))["open"]
