"""A bot's seat at a full table: who may take it, what they know from then on, and what the match counts."""

import asyncio
import random

import pytest

import rouages
from tests.server.running import running
from tests.server.test_play import plain

pytestmark = pytest.mark.anyio

NOTHING = {"mine": [], "rankings": []}


async def full_table(door, *more, **wish):
    """Ann, Bob by her link, and bots; the match begun, Ann's and Bob's screens, and the link."""
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "link", *more, **wish)
    hers = await ann.sit(table)
    link = f"/api/join/{hers.reader['invitations']['1']}"
    await bob.post(link)
    his = await bob.sit(table)
    await hers.begun()
    await his.begun()
    return ann, bob, hers, his, link


async def test_a_friend_takes_a_bot_s_seat_in_the_middle_and_plays_to_the_end(door):
    ann, bob, hers, his, link = await full_table(door, "bot:greedy")
    for screen in (hers, his):
        await screen.answer(0)
    table = hers.table["id"]
    cam = await door.guest("Camille")
    found = await cam.get(link)
    assert (found["seat"], found["bots"], found["mine"]) == (None, [2], False)
    watching = await cam.sit(table)
    assert watching.reader["seat"] is None
    assert await cam.post(f"{link}/bot", {"seat": 2}) == {"id": table, "seat": 2}
    await watching.until(lambda: watching.reader["seat"] == 2)
    await hers.until(lambda: hers.seats[2]["name"] == "Camille")
    assert (hers.seats[2]["kind"], hers.seats[2]["level"]) == ("person", "greedy")
    assert (await cam.get(link))["mine"]
    screens = hers, his, watching
    await asyncio.gather(*(screen.play_on(random.Random(number)) for number, screen in enumerate(screens)))
    match = rouages.replay(await cam.get(f"/api/tables/{table}/record"))
    assert watching.events == [plain(event) for event in match.events_for(2)]
    for person in (ann, bob, cam):
        assert await person.get("/api/statistics") == NOTHING


async def test_who_takes_a_seat_knows_what_it_knew_and_others_nothing_more(door):
    _, _, hers, his, link = await full_table(door, "bot:greedy", game="robo-rally")
    for screen in (hers, his):
        await screen.until(lambda screen=screen: not screen.seats[2]["thinking"])
    live = await door.house.tables.open(hers.table["id"])
    before = hers.view, his.view
    cam = await door.guest("Camille")
    await cam.post(f"{link}/bot", {})
    screen = await cam.sit(live.id)
    match = live.play.match
    assert screen.view == plain(match.view(2)) != plain(match.view(None))
    assert screen.events == [plain(event) for event in match.events_for(2)]
    for other in (hers, his):
        await other.reply("Ping")
    assert (hers.view, his.view) == before
    found = (await cam.get(f"/api/tables/{live.id}/replay"))["points"]
    assert (found, (await cam.get(f"/api/tables/{live.id}/replay?seat=0", status=403))["type"]) == (
        [2, None],
        "NotYourSeat",
    )


async def test_who_sits_here_gets_no_second_seat(door):
    _, bob, hers, _, link = await full_table(door, "bot:greedy")
    assert (await bob.get(link))["bots"] == []
    assert (await bob.post(f"{link}/bot", {"seat": 2}))["seat"] == 1
    await hers.reply("Ping")
    assert hers.seats[2]["kind"] == "bot"


async def test_only_a_bot_s_seat_is_taken_and_once(door):
    *_, link = await full_table(door, "bot:greedy")
    cam, dan = await door.guest("Camille"), await door.guest("Dan")
    for seat, status, refusal in ((0, 409, "SeatTaken"), (3, 404, "NoSuchSeat")):
        assert (await cam.post(f"{link}/bot", {"seat": seat}, status=status))["type"] == refusal
    assert (await cam.post(f"{link}/bot", {"seat": 2}))["seat"] == 2
    assert (await cam.post(f"{link}/bot", {"seat": 2}))["seat"] == 2
    assert (await dan.get(link))["bots"] == []
    assert (await dan.post(f"{link}/bot", {"seat": 2}, status=409))["type"] == "SeatTaken"
    assert (await dan.post(f"{link}/bot", {}, status=409))["type"] == "TableFull"


async def test_a_stranger_needs_the_link_and_a_name(door):
    *_, link = await full_table(door, "bot:greedy")
    stranger = door.stranger()
    assert (await stranger.get(link))["bots"] == [2]
    assert (await stranger.post(f"{link}/bot", {}, status=401))["type"] == "NoName"
    cam = await door.guest("Camille")
    guess = "/api/join/" + "x" * 22 + "/bot"
    assert (await cam.post(guess, {}, status=404))["type"] == "UnknownInvitation"


async def test_seats_for_friends_come_before_those_of_bots(door):
    ann = await door.guest("Ann")
    hers = await ann.sit(await ann.table("me", "link", "bot:greedy"))
    link = f"/api/join/{hers.reader['invitations']['1']}"
    cam = await door.guest("Camille")
    assert ((await cam.get(link))["seat"], (await cam.get(link))["bots"]) == (1, [])
    assert (await cam.post(f"{link}/bot", {"seat": 2}, status=409))["type"] == "SeatTaken"


async def test_a_bot_s_seat_that_is_taken_before_the_match_counts_like_any_other(door):
    ann, bob, cam = [await door.account(name) for name in ("Ann", "Bob", "Camille")]
    table = await ann.table("me", "link", "bot:greedy")
    hers = await ann.sit(table)
    link = f"/api/join/{hers.reader['invitations']['1']}"
    await bob.post(link)
    assert (await cam.post(f"{link}/bot", {}))["seat"] == 2
    screens = hers, await bob.sit(table), await cam.sit(table)
    await hers.begun()
    assert hers.seats[2]["level"] is None
    await asyncio.gather(*(screen.play_on(random.Random(number)) for number, screen in enumerate(screens)))
    assert (await cam.get("/api/statistics"))["mine"][0]["rating"]["matches"] == 1


async def test_a_bot_that_thinks_answers_no_more_for_who_took_its_seat(tmp_path):
    async with running(tmp_path, bot_delay=0.5) as door:
        _, _, hers, _, link = await full_table(door, "bot:greedy")
        cam = await door.guest("Camille")
        await cam.post(f"{link}/bot", {"seat": 2})
        screen = await cam.sit(hers.table["id"])
        asked = await screen.asked()
        await asyncio.sleep(1)
        await screen.reply("Ping")
        assert screen.question() == asked
        await screen.answer(0)


async def test_the_bot_plays_on_while_its_successor_is_away(door):
    _, _, hers, his, link = await full_table(door, "bot:greedy")
    cam = await door.guest("Camille")
    await cam.post(f"{link}/bot", {"seat": 2})
    screen = await cam.sit(hers.table["id"])
    await screen.asked()
    assert (await screen.reply("Leave", seat=2))["type"] == "Done"
    await asyncio.gather(hers.play_on(random.Random(1)), his.play_on(random.Random(2)))
    assert hers.table["status"] == "over"


async def test_what_was_taken_over_is_known_after_a_restart_and_counts_again_in_the_next_match(tmp_path):
    async with running(tmp_path) as door:
        _, _, hers, _, link = await full_table(door, "bot:greedy")
        cam = await door.guest("Camille")
        await cam.post(f"{link}/bot", {"seat": 2})
        table, cookies = hers.table["id"], cam.http.cookies
    async with running(tmp_path) as door:
        cam = door.stranger()
        cam.http.cookies = cookies
        screen = await cam.sit(table)
        assert (screen.reader["seats"], screen.seats[2]["level"]) == ([2], "greedy")
        live = await door.house.tables.open(table)
        for seat in live.seating.seats:
            seat.conceded = True
        live.inbox.stir()
        await screen.until(lambda: screen.table["status"] == "over")
        again = await cam.post(f"/api/tables/{table}/rematch")
        card = await cam.get(f"/api/tables/{again['id']}")
        assert [(seat["name"], seat["level"]) for seat in card["seats"]][2] == ("Camille", None)


async def test_where_advice_was_asked_nobody_else_sits_down(door):
    ann = await door.guest("Ann")
    table = await ann.table("link", "bot:greedy", "bot:greedy")
    hers = await ann.sit(table)
    link = f"/api/join/{hers.reader['invitations']['0']}"
    await ann.post(link)
    hers = await ann.sit(table)
    await hers.begun()
    cam = await door.guest("Camille")
    assert (await cam.get(link))["bots"] == [1, 2]
    assert (await ann.post(f"/api/tables/{table}/report"))["record"]
    assert (await cam.get(link))["bots"] == []
    assert (await cam.post(f"{link}/bot", {}, status=409))["type"] == "TableFull"


async def test_a_match_that_is_over_has_no_seats_to_take(door):
    _, _, hers, his, link = await full_table(door, "bot:greedy")
    await asyncio.gather(hers.play_on(random.Random(1)), his.play_on(random.Random(2)))
    cam = await door.guest("Camille")
    assert (await cam.get(link))["bots"] == []
    assert (await cam.post(f"{link}/bot", {}, status=409))["type"] == "TableFull"
