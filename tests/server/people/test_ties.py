"""Whom people follow and have blocked: what each may do then, and that nobody is told."""

from functools import partial

import pytest
from sqlalchemy import select

from rouages.server.people import ties
from rouages.server.people.pace import LAYING
from rouages.server.store.database import TIES
from rouages.tables.match import neglect
from rouages.tables.wire.states import Status
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_programs import bot_of
from tests.server.running import becomes, running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def door(either_door):
    return either_door


async def tie(person, handle, kind, status=200):
    return await person.put(f"/api/players/{handle}/tie", {"tie": kind}, status)


async def lists(person):
    """By name, who is in which list of somebody's."""
    own = await person.get("/api/me/people")
    return {
        name: [each["name"] for each in own[name]]
        for name in ("friends", "following", "followers", "blocked")
        if own[name]
    }


async def ann_and_bob(door):
    return await door.account("Ann"), await door.account("Bob")


async def befriended(door):
    ann, bob = await ann_and_bob(door)
    await tie(ann, "bob", "follow")
    await tie(bob, "ann", "follow")
    return ann, bob


async def test_friends_are_those_who_follow_each_other(door):
    ann, bob = await ann_and_bob(door)
    assert (await tie(ann, "@BOB", "follow")) == {
        "name": "Bob",
        "handle": "bob",
        "me": False,
        "tie": "follow",
        "friend": False,
        "hushed": False,
    }
    assert (await lists(ann), await lists(bob)) == ({"following": ["Bob"]}, {"followers": ["Ann"]})
    assert (await tie(bob, "ann", "follow"))["friend"]
    assert (await lists(ann), await lists(bob)) == ({"friends": ["Bob"]}, {"friends": ["Ann"]})
    assert (await tie(ann, "bob", None))["tie"] is None
    assert (await lists(ann), await lists(bob)) == ({"followers": ["Bob"]}, {"following": ["Ann"]})


async def test_a_guest_blocks_but_does_not_follow(door):
    bob, guest = await door.account("Bob"), await door.guest("Guest")
    assert (await tie(guest, "bob", "follow", 409))["type"] == "FollowingNeedsAccount"
    assert (await tie(guest, "bob", "block"))["tie"] == "block"
    assert await lists(guest) == {"blocked": ["Bob"]}
    assert await lists(bob) == {}
    assert (await door.stranger().put("/api/players/bob/tie", {"tie": "block"}, 401))["type"] == "NoName"


async def test_nobody_is_tied_to_themselves_or_to_nobody(door):
    ann = await door.account("Ann")
    assert (await tie(ann, "ann", "follow", 409))["type"] == "ThatIsYou"
    for unknown in ("nobody", "x", "..", "a" * 60):
        await ann.put(f"/api/players/{unknown}/tie", {"tie": "follow"}, 404)
    await tie(ann, "ann", "admire", 400)


async def test_a_block_ends_what_was_and_who_is_blocked_cannot_tell(door):
    ann, bob = await befriended(door)
    await tie(ann, "bob", "block")
    assert (await lists(ann), await lists(bob)) == ({"blocked": ["Bob"]}, {})
    refused = await tie(bob, "ann", "follow", 403)
    cid = await door.account("Cid")
    await cid.put("/api/me/page", {"seen": "me"})
    assert refused == await tie(bob, "cid", "follow", 403) == {"type": "NotFollowed"}
    stranger = await door.account("Dan")
    assert (await bob.get("/api/players/ann")) == (await stranger.get("/api/players/ann"))
    await tie(ann, "bob", None)
    assert (await tie(bob, "ann", "follow"))["tie"] == "follow"


async def test_two_may_block_each_other_and_one_s_peace_is_not_the_other_s(door):
    ann, bob = await ann_and_bob(door)
    await tie(ann, "bob", "block")
    await tie(bob, "ann", "block")
    await tie(ann, "bob", None)
    assert (await lists(ann), await lists(bob)) == ({}, {"blocked": ["Ann"]})
    assert (await tie(ann, "bob", "follow", 403))["type"] == "NotFollowed"


async def test_who_is_blocked_gets_no_seat_where_the_blocker_is_host_and_sees_no_such_table(door):
    ann, bob = await ann_and_bob(door)
    cid = await door.account("Cid")
    table = await ann.table("me", "open", "link", "bot")
    screen = await ann.open(table)
    await screen.until(lambda: screen.reader)
    (secret,) = screen.reader["invitations"].values()
    await tie(ann, "bob", "block")
    before = await ann.get(f"/api/tables/{table}")
    for path in (f"/api/tables/{table}/take", f"/api/join/{secret}", f"/api/join/{secret}/bot"):
        assert await bob.post(path, {}, status=403) == {"type": "SeatsForOthers"}
    assert (await ann.get(f"/api/tables/{table}"))["seats"] == before["seats"]
    assert not (await bob.get("/api/lobby"))["open"]
    assert [card["table"]["id"] for card in (await cid.get("/api/lobby"))["open"]] == [table]
    his = await bob.table("me", "open")
    assert not (await ann.get("/api/lobby"))["open"]
    assert (await cid.get("/api/lobby"))["open"][0]["table"]["id"] == his
    await tie(ann, "bob", None)
    await bob.post(f"/api/tables/{table}/take", {})


async def test_at_a_common_table_the_words_of_who_is_blocked_are_left_out_for_the_blocker_alone(door):
    ann, _, first, second = await two_people(door)
    cid = await door.guest("Cid")
    third = await cid.open(first.table["id"])
    await third.until(lambda: third.reader)
    await second.reply("Say", text="before")
    path = f"/api/tables/{first.table['id']}/seats/1/tie"
    assert (await ann.put(path, {"tie": "block"}))["tie"] == "block"
    await second.reply("Say", text="after")
    await first.reply("Say", text="mine")
    for screen in (first, second, third):
        await screen.until(lambda screen=screen: len(screen.lines) == 3)
    said = [[line["text"] for line in screen.lines] for screen in (first, second, third)]
    assert said == [["before", "", "mine"], ["before", "after", "mine"], ["before", "after", "mine"]]
    assert "after" not in str(first.traffic)
    again = await ann.open(first.table["id"])
    await again.until(lambda: len(again.lines) == 3)
    assert [(line["name"], line["text"]) for line in again.lines] == [
        ("Bob", ""),
        ("Bob", ""),
        ("Ann", "mine"),
    ]
    await ann.put(path, {"tie": None})
    await second.reply("Say", text="forgiven")
    await first.until(lambda: len(first.lines) == 4)
    assert first.lines[-1]["text"] == "forgiven"


async def test_nothing_is_read_of_the_bots_of_who_is_blocked_be_they_made_later(door):
    ann, bob = await ann_and_bob(door)
    boulon = await bot_of(door, bob)
    table = await bob.table("me", "open", "open")
    await ann.post(f"/api/tables/{table}/take", {"seat": 1})
    first, here = await ann.open(table), await boulon.open(table)
    await tie(ann, "bob", "block")
    await here.reply("Say", text="Bob says hello")
    later = await (await bot_of(door, bob, "Rivet")).open(table)
    await later.reply("Say", text="Bob says hello again")
    for screen in (first, await ann.open(table)):
        await screen.until(lambda screen=screen: len(screen.lines) == 2)
        assert [(line["name"], line["text"]) for line in screen.lines] == [("Boulon", ""), ("Rivet", "")]
    await here.until(lambda: len(here.lines) == 2)
    assert "hello again" in str(here.lines)
    assert "hello" not in str(first.traffic)


async def test_who_plays_again_does_not_with_whom_they_have_blocked(door):
    ann, bob, first, _ = await two_people(door)
    await first.reply("Concede", seat=0)
    table = first.table["id"]
    live = door.house.tables.live[table]
    await bob.put(f"/api/tables/{table}/seats/0/tie", {"tie": "block"})
    screen = await bob.open(table)
    while not live.seating.is_closed:
        await screen.asked()
        await screen.answer(0)
        await screen.until(lambda: screen.question() or screen.table["status"] == "over")
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    seats = (await ann.get(f"/api/tables/{again}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ann"), ("open", "")]


async def test_who_plays_again_does_not_with_a_bot_of_whom_they_have_blocked(door):
    ann, bob = await ann_and_bob(door)
    boulon = await bot_of(door, bob)
    table = await bob.table("me", "open", "open")
    for seat, person in ((1, ann), (2, boulon)):
        await person.post(f"/api/tables/{table}/take", {"seat": seat})
    live = await door.house.tables.open(table)
    await live.ask(partial(neglect.close, live.proceedings))
    live.seating.status = Status.UNFINISHED
    await tie(ann, "bob", "block")
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    seats = (await ann.get(f"/api/tables/{again}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("open", ""), ("person", "Ann"), ("open", "")]


async def test_who_sits_somewhere_is_known_by_their_seat(door):
    ann, bob, first, _ = await two_people(door)
    path = f"/api/tables/{first.table['id']}/seats"
    card = await ann.get(f"{path}/1/player")
    assert card == {"name": "Bob", "handle": None, "me": False, "tie": None, "friend": False, "hushed": False}
    assert (await bob.get(f"{path}/1/player"))["me"]
    for seat, refusal in (("2", "NoSuchSeat"), ("x", "NoSuchSeat"), ("-1", "NoSuchSeat")):
        assert (await ann.get(f"{path}/{seat}/player", status=404))["type"] == refusal
    shared = await ann.table("me", "here:Son", "open", spectators="nobody")
    for seat in (1, 2):
        assert (await ann.get(f"/api/tables/{shared}/seats/{seat}/player", 404))["type"] == "UnknownPlayer"
    assert (await bob.get(f"/api/tables/{shared}/seats/0/player", 403))["type"] == "ClosedToSpectators"


async def test_whoever_has_no_address_any_more_can_still_be_let_go(door):
    ann, bob = await befriended(door)
    await bob.put("/api/me/handle", {"handle": None})
    (friend,) = (await ann.get("/api/me/people"))["friends"]
    assert (friend["name"], friend["handle"]) == ("Bob", None)
    assert (await bob.delete(f"/api/me/people/{friend['id']}", 404))["type"] == "UnknownPlayer"
    assert not (await ann.delete(f"/api/me/people/{friend['id']}"))["friends"]


async def test_ties_are_in_one_s_file_and_go_with_who_leaves(door):
    ann, bob = await befriended(door)
    cid = await door.guest("Cid")
    await tie(cid, "ann", "block")
    own, _ = await unpacked(ann)
    assert [(each["tie"], each["handle"]) for each in own["ties"]] == [("follow", "bob")]
    assert (own["page"], "Bob" in str(own), "Cid" in str(own)) == ("friends", False, False)
    await ann.post("/api/me/leave", {"password": "long enough"})
    assert not await door.house.storage.rows(select(TIES))
    assert (await lists(bob), await lists(cid)) == ({}, {})


async def test_nobody_has_ties_without_end(door, monkeypatch):
    monkeypatch.setattr(ties, "MOST_TIES", 1)
    ann, _ = await ann_and_bob(door)
    await door.account("Cid")
    await tie(ann, "bob", "follow")
    assert await tie(ann, "cid", "block", 409) == {"type": "TooManyTies", "most": 1}
    await tie(ann, "bob", "block")


async def test_ties_are_not_changed_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann, _ = await ann_and_bob(door)
        statuses = [
            (await ann.http.put("/api/players/bob/tie", json={"tie": kind})).status_code
            for kind in ["block", None] * LAYING.amount
        ]
        assert statuses[0] == 200
        assert statuses[-1] == 429


async def test_what_is_written_at_one_server_holds_at_the_other(tmp_path, database):
    from tests.server.several.serving import ann_and_bob as seated
    from tests.server.several.serving import two_doors

    async with two_doors(tmp_path, database) as doors:
        ann, bob, first, second = await seated(doors)
        table = first.table["id"]
        await bob.put(f"/api/tables/{table}/seats/0/tie", {"tie": "block"})
        keeper = doors[0].house.tables.live[table].audience
        await becomes(lambda: any(client.unheard for client in keeper.clients))
        await first.reply("Say", text="unheard")
        await second.until(lambda: second.lines)
        assert second.lines[0]["text"] == ""
        his = await bob.table("me", "open")
        assert (await ann.post(f"/api/tables/{his}/take", {}, status=403))["type"] == "SeatsForOthers"
        assert not (await ann.get("/api/lobby"))["open"]
