"""A friend's challenge: told at once, taken up or declined with one press."""

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


async def challenge(host, name="Bob", status=200, **wish):
    """The host presses the friend of this name; the table, or why not."""
    friends = (await host.get("/api/me/people"))["friends"]
    (which,) = [each["id"] for each in friends if each["name"] == name]
    return await host.post("/api/challenges", {"id": which, "game": "out-of-gears", **wish}, status)


async def hears(door, post):
    """All that came to an address by now."""
    for _ in range(3):
        await door.house.messenger.say_all()
    told, post.taken = post.taken, []
    return told


async def tells(person, post):
    await person.put("/api/me/webhook", {"url": post.url})
    post.taken.clear()


@pytest.mark.parametrize("game", ["out-of-gears", "robo-rally", "cyberion"])
async def test_a_friend_is_told_by_name_once_and_one_press_takes_it_up(door, game):
    ann, bob = await befriended(door)
    async with Post() as post:
        await tells(bob, post)
        table = (await challenge(ann, game=game, pace="hour"))["id"]
        (told,) = await hears(door, post)
        assert (told["type"], "Ann" in told["text"]) == ("Challenge", True)
        assert told["table"].endswith(f"/sit/{table}")
    (card,) = (await bob.get("/api/lobby"))["open"]
    assert (card["table"]["id"], card["challenge"], card["table"]["clock"]["seconds"]) == (table, True, 1800)
    assert (await bob.get(f"/api/tables/{table}"))["challenge"]
    await bob.post(f"/api/tables/{table}/take", {})
    for person in (ann, bob):
        screen = await person.sit(table)
    await screen.begun()
    assert (await bob.get("/api/lobby"))["open"] == []


async def test_who_cannot_is_asked_no_more_and_the_challenger_sees_it_at_once_or_is_told(door):
    ann, bob = await befriended(door)
    async with Post() as post:
        await tells(ann, post)
        table = (await challenge(ann))["id"]
        screen = await ann.open(table)
        await screen.until(lambda: screen.reader)
        await bob.delete(f"/api/tables/{table}/challenge")
        await screen.until(lambda: screen.table["declined"] == ["Bob"])
        assert await hears(door, post) == []
        assert (await bob.get("/api/lobby"))["open"] == []
        assert not (await bob.get(f"/api/tables/{table}"))["challenge"]
        (friend,) = (await ann.get(f"/api/tables/{table}/friends"))["friends"]
        assert (friend["invited"], friend["declined"]) == (True, True)
        assert (await bob.delete(f"/api/tables/{table}/challenge", status=404))["type"] == "NotChallenged"
        await screen.close()
        elsewhere = (await challenge(ann))["id"]
        await bob.delete(f"/api/tables/{elsewhere}/challenge")
        (told,) = await hears(door, post)
        assert (told["type"], told["table"].endswith(f"/table/{elsewhere}")) == ("ChallengeDeclined", True)


async def test_who_declined_before_they_were_told_is_told_nothing(door):
    ann, bob = await befriended(door)
    async with Post() as post:
        await tells(bob, post)
        table = (await challenge(ann))["id"]
        await bob.delete(f"/api/tables/{table}/challenge")
        assert await hears(door, post) == []


async def test_a_friend_is_challenged_once_until_they_answer(door):
    ann, bob = await befriended(door)
    first = (await challenge(ann))["id"]
    assert (await challenge(ann, status=409))["type"] == "AlreadyChallenged"
    await bob.delete(f"/api/tables/{first}/challenge")
    second = (await challenge(ann))["id"]
    await ann.delete(f"/api/tables/{second}")
    assert (await challenge(ann))["id"] not in (first, second)


async def test_only_friends_are_challenged_and_nobody_else_declines_or_takes_their_seat(door):
    ann, bob = await befriended(door)
    cid = await door.account("Cid")
    await tie(cid, "ann", "follow")
    (follower,) = (await ann.get("/api/me/people"))["followers"]
    wish = {"id": follower["id"], "game": "out-of-gears"}
    assert (await ann.post("/api/challenges", wish, status=404))["type"] == "UnknownPlayer"
    table = (await challenge(ann))["id"]
    assert (await cid.delete(f"/api/tables/{table}/challenge", status=404))["type"] == "NotChallenged"
    assert (await cid.post(f"/api/tables/{table}/take", {}, status=409))["type"] == "SeatTaken"
    assert not (await cid.get("/api/lobby"))["open"]
    await tie(bob, "ann", "block")
    assert not (await bob.get("/api/lobby"))["open"]
