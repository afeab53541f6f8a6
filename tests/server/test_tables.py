"""Tables: who sits where, the lobby, leaving and coming back, playing again."""

import asyncio
import random
import time

import httpx
import pytest
import websockets

from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def test_a_friend_sits_down_by_link(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "link")
    hers = await ann.sit(table)
    secret = hers.reader["invitations"]["1"]
    invitation = await bob.get(f"/api/join/{secret}")
    assert (invitation["host"], invitation["seat"], invitation["table"]["game"]) == ("Ann", 1, "out-of-gears")
    assert await bob.post(f"/api/join/{secret}") == {"id": table, "seat": 1}
    assert await bob.post(f"/api/join/{secret}") == {"id": table, "seat": 1}
    his = await bob.sit(table)
    await his.asked()
    assert [seat["name"] for seat in his.seats] == ["Ann", "Bob"]
    third = await door.guest("Cy")
    assert (await third.post(f"/api/join/{secret}", status=409))["type"] == "TableFull"
    full = await third.get(f"/api/join/{secret}")
    assert (full["seat"], full["mine"], full["watch"], full["host"]) == (None, False, True, "Ann")
    assert (await third.get("/api/join/" + "x" * 22, status=404))["type"] == "UnknownInvitation"


async def test_one_link_is_for_all_friends(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "link", "bot", "link")
    hers = await ann.sit(table)
    secret = hers.reader["invitations"]["1"]
    bob, cat, dan = [await door.guest(name) for name in ("Bob", "bob", "Dan")]
    assert (await bob.post(f"/api/join/{secret}"))["seat"] == 1
    assert (await cat.get(f"/api/join/{secret}"))["seat"] == 3
    assert (await cat.post(f"/api/join/{secret}"))["seat"] == 3
    assert (await dan.post(f"/api/join/{secret}", status=409))["type"] == "TableFull"
    await hers.until(lambda: [seat["name"] for seat in hers.seats] == ["Ann", "Bob", "", "bob 2"])


async def sits_down_by_code(door):
    """Bob was told a code by Ann, and sits down; the code is of no use any more once the match is over."""
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "link")
    hers = await ann.sit(table)
    code, secret = hers.reader["code"], hers.reader["invitations"]["1"]
    told = f"{code[:4].upper()} {code[4:]}"
    assert (await bob.get(f"/api/join/{told}"))["host"] == "Ann"
    assert await bob.post(f"/api/join/{told}") == {"id": table, "seat": 1}
    his = await bob.sit(table)
    assert his.reader["code"] is None
    await his.asked()
    late = await door.guest("Cy")
    assert (await late.post(f"/api/join/{code}", status=409))["type"] == "TableFull"
    assert (await late.get(f"/api/join/{code[::-1]}", status=404))["type"] == "UnknownInvitation"
    await asyncio.gather(*(screen.play_on(random.Random(seat)) for seat, screen in enumerate((hers, his))))
    assert (await late.get(f"/api/join/{code}", status=404))["type"] == "UnknownInvitation"
    assert (await late.get(f"/api/join/{secret}"))["seat"] is None


async def test_a_friend_sits_down_by_a_code_that_was_told(door):
    await sits_down_by_code(door)


async def test_a_link_opened_again_leads_to_the_seat_one_has(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "link", "link")
    hers = await ann.sit(table)
    first, second = hers.reader["invitations"].values()
    await bob.post(f"/api/join/{first}")
    for secret in (first, second):
        assert await bob.post(f"/api/join/{secret}") == {"id": table, "seat": 1}
        found = await bob.get(f"/api/join/{secret}")
        assert (found["mine"], found["seat"]) == (True, 1)
    assert (await ann.get(f"/api/join/{first}"))["mine"]
    await hers.reply("Ping")
    assert [seat["name"] for seat in hers.seats] == ["Ann", "Bob", ""]


async def test_only_the_host_is_shown_the_invitations(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "link", "open")
    await bob.post(f"/api/tables/{table}/take", {"seat": 2})
    hers, his = await ann.sit(table), await bob.sit(table)
    secret = hers.reader["invitations"]["1"]
    assert his.reader["invitations"] == {}
    card = await bob.get(f"/api/tables/{table}")
    assert secret not in str(card)
    assert not any(secret in text for text in his.traffic)


async def test_whoever_lays_a_table_is_given_the_link_for_friends(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    laid = await ann.lay("me", "bot", "link", "link")
    assert await bob.post(f"/api/join/{laid['invitation']}") == {"id": laid["id"], "seat": 2}
    assert (await ann.lay("me", "open"))["invitation"] is None


async def test_an_open_seat_is_taken_once(door):
    ann, bob, cy = [await door.guest(name) for name in ("Ann", "Bob", "Cy")]
    table = await ann.table("me", "open")
    assert (await ann.post(f"/api/tables/{table}/take", {}, status=409))["type"] == "AlreadySeated"
    assert await bob.post(f"/api/tables/{table}/take", {}) == {"id": table, "seat": 1}
    assert (await cy.post(f"/api/tables/{table}/take", {}, status=409))["type"] == "SeatTaken"


async def test_a_player_gets_up_before_the_match_begins(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open", "open")
    await bob.post(f"/api/tables/{table}/take", {"seat": 2})
    card = await bob.post(f"/api/tables/{table}/rise", {})
    assert card["seats"][2]["kind"] == "open"
    assert card["mine"] == []


async def test_the_host_gives_an_empty_seat_to_a_bot_and_the_match_begins(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open")
    screen = await ann.sit(table)
    place = {"seat": 1, "place": {"kind": "bot", "level": "random"}}
    assert (await bob.post(f"/api/tables/{table}/arrange", place, status=403))["type"] == "NotHost"
    await ann.post(f"/api/tables/{table}/arrange", place)
    await screen.asked()
    assert (await ann.post(f"/api/tables/{table}/arrange", place, status=409))["type"] == "AlreadyBegun"


@pytest.mark.parametrize(
    ("seats", "wish", "refusal"),
    [
        (["me"], {}, "WrongSeats"),
        (["me", "bot:grandmaster"], {}, "UnknownLevel"),
        (["here:Bo", "bot"], {}, "NobodyHere"),
        (["me", "me"], {}, "NobodyHere"),
        (["me", "here"], {}, "NobodyHere"),
        (["me", "bot"], {"game": "chess"}, "UnknownGame"),
        (["me", "bot"], {"options": {"colour": 1}}, "UnknownOption"),
        (["me", "bot"], {"options": {"robots": [1]}}, "WrongRobots"),
        (["me", "throne"], {}, "Malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_one_sentence(door, seats, wish, refusal):
    ann = await door.guest("Ann")
    before = (await ann.get("/api/lobby"))["mine"]
    refused = await ann.lay(*seats, status=400, **wish)
    assert refused["type"] == refusal
    assert (await ann.get("/api/lobby"))["mine"] == before


async def test_the_lobby_lists_my_tables_open_tables_and_tables_to_watch(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    waiting = await ann.table("me", "open")
    playing = await ann.table("me", "bot", spectators="anyone")
    hidden = await ann.table("me", "bot", spectators="link")
    for table in (playing, hidden):
        await (await ann.sit(table)).asked()
    hers, his = await ann.get("/api/lobby"), await bob.get("/api/lobby")
    assert {card["table"]["id"] for card in hers["mine"]} == {waiting, playing, hidden}
    assert [card["my_turn"] for card in hers["mine"]] == [True, True, False]
    assert hers["open"] == hers["watch"] == his["mine"] == []
    assert [card["table"]["id"] for card in his["open"]] == [waiting]
    assert [card["table"]["id"] for card in his["watch"]] == [playing]


async def test_the_lobby_knows_whose_turn_it_is_at_tables_that_were_put_away(door):
    ann, bob, first, second = await two_people(door)
    await first.answer(0)
    await first.answer(0)
    table = first.table["id"]
    before = await ann.get("/api/lobby"), await bob.get("/api/lobby")
    await first.close()
    await second.close()
    live = door.house.tables.live.pop(table)
    assert live.play.entries > live.proceedings.kept
    after = await ann.get("/api/lobby"), await bob.get("/api/lobby")
    for one, other in zip(before, after, strict=True):
        for card in (one["mine"][0], other["mine"][0]):
            card["changed"] = None
            for seat in card["seats"]:
                seat["online"] = seat["gone"] = None
        assert one == other
    assert [lobby["mine"][0]["my_turn"] for lobby in after] == [False, True]


async def test_the_lobby_s_socket_tells_what_changed(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    address = f"ws://127.0.0.1:{door.port}/api/lobby/live"
    async with websockets.connect(address, additional_headers={"Cookie": bob.cookie}) as lobby:
        assert '"open":[]' in await lobby.recv()
        table = await ann.table("me", "open")
        assert table in await lobby.recv()


async def test_a_table_is_called_off_by_its_host(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open")
    screen = await ann.sit(table)
    assert (await bob.delete(f"/api/tables/{table}", status=403))["type"] == "NotHost"
    await ann.delete(f"/api/tables/{table}")
    await screen.until(lambda: screen.table["status"] == "cancelled")
    assert (await bob.post(f"/api/tables/{table}/take", {}, status=409))["type"] == "AlreadyBegun"
    assert (await ann.get("/api/lobby"))["mine"] == []


async def test_spectators_see_what_is_public_if_they_may_watch(door):
    ann, _, first, _ = await two_people(door)
    stranger = await door.stranger().open(first.table["id"])
    await stranger.until(lambda: stranger.view)
    await first.answer(0)
    assert stranger.reader["seat"] is None
    assert stranger.questions == []
    assert stranger.view["robots"][0]["plan"] is None
    assert await stranger.refused("Answer", seat=0, question=2, option=0) == "NotYourSeat"
    assert await stranger.refused("Say", text="Hello") == "NoName"
    closed = await ann.table("me", "bot", spectators="nobody")
    outside = await door.stranger().open(closed)
    assert (await outside.receive())["refusal"]["type"] == "ClosedToSpectators"
    with pytest.raises(websockets.ConnectionClosed) as closing:
        await outside.receive()
    assert closing.value.rcvd.code == 4403


async def test_a_bot_keeps_the_seat_of_who_leaves_until_they_return(door):
    _, _, first, second = await two_people(door)
    await first.reply("Leave", seat=0)
    assert first.seats[0]["away"]
    await second.answer(0)
    await second.answer(0)
    await second.until(lambda: second.view["round"] == 2)
    asked = first.question()
    assert await first.refused("Answer", seat=0, question=(asked or {}).get("question", 1), option=0) in (
        "SeatIsAway",
        "NotAsked",
    )
    await first.reply("Return", seat=0)
    assert not first.seats[0]["away"]
    assert await first.refused("Return", seat=0) == "SeatIsPresent"
    await second.until(lambda: not second.seats[0]["away"])
    for screen in (first, second):
        if screen.question():
            await screen.answer(0)


async def test_bots_wait_for_people_who_left_unless_somebody_watches(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot:random")
    screen = await ann.sit(table)
    await screen.asked()
    live = door.house.tables.live[table]
    await screen.reply("Leave", seat=0)
    await screen.close()
    while not live.is_idle:
        await ann.get("/api/me")
    entries = live.play.entries
    for _ in range(20):
        await ann.get("/api/me")
    assert live.play.entries == entries
    assert not live.play.match.over
    back = await ann.sit(table)
    await back.until(lambda: back.table["status"] == "over")


async def test_who_concedes_is_played_on_by_a_bot_and_the_result_says_so(door):
    _, _, first, second = await two_people(door)
    await first.reply("Concede", seat=0)
    assert await first.refused("Return", seat=0) == "SeatConceded"
    await second.play_on(random.Random(2))
    assert second.result["conceded"] == [0]


async def test_a_rematch_is_one_table_for_all_who_ask(door):
    ann, bob, first, second = await two_people(door, options={"jolly": True}, undo="off")
    cy = await door.guest("Cy")
    old = first.table["id"]
    assert (await ann.post(f"/api/tables/{old}/rematch", status=409))["type"] == "MatchNotOver"
    await first.reply("Concede", seat=0)
    await second.play_on(random.Random(2))
    new = (await bob.post(f"/api/tables/{old}/rematch"))["id"]
    assert (await ann.post(f"/api/tables/{old}/rematch"))["id"] == new
    assert (await cy.post(f"/api/tables/{old}/rematch", status=403))["type"] == "NotYourSeat"
    await first.until(lambda: first.table["rematch"] == new)
    again, theirs = await ann.sit(new), await bob.sit(new)
    await theirs.asked()
    assert again.table["options"] == {"jolly": True}
    assert again.table["undo"] == "off"
    assert [seat["name"] for seat in again.seats] == ["Ann", "Bob"]
    assert again.table["commitment"] != first.table["commitment"]


async def test_everybody_sees_at_once_who_wants_to_play_again(door):
    ann, bob, first, second = await two_people(door)
    await first.reply("Concede", seat=0)
    await second.play_on(random.Random(2))
    watcher = await door.stranger().open(first.table["id"])
    await watcher.until(lambda: watcher.table)
    assert [seat["again"] for seat in second.seats] == [False, False]
    new = (await bob.post(f"/api/tables/{first.table['id']}/rematch"))["id"]
    for screen in (first, second, watcher):
        await screen.until(lambda screen=screen: screen.table["rematch"] == new)
        assert [seat["again"] for seat in screen.seats] == [False, True]
    await ann.post(f"/api/tables/{first.table['id']}/rematch")
    await watcher.until(lambda: all(seat["again"] for seat in watcher.seats))


async def test_who_wants_to_play_again_is_known_after_a_restart(tmp_path):
    async with running(tmp_path) as door:
        _, bob, first, second = await two_people(door)
        await first.reply("Concede", seat=0)
        await second.play_on(random.Random(2))
        old = first.table["id"]
        new = (await bob.post(f"/api/tables/{old}/rematch"))["id"]
    async with running(tmp_path) as door:
        watcher = await door.stranger().open(old)
        await watcher.until(lambda: watcher.table)
        assert watcher.table["rematch"] == new
        assert [seat["again"] for seat in watcher.seats] == [False, True]


async def test_who_is_there_is_shown(door):
    _, bob, first, second = await two_people(door)
    await first.until(lambda: all(seat["online"] for seat in first.seats))
    assert [seat["gone"] for seat in first.seats] == [None, None]
    before = time.time()
    await second.close()
    await first.until(lambda: not first.seats[1]["online"])
    assert before <= first.seats[1]["gone"] <= time.time()
    again = await bob.sit(first.table["id"])
    await first.until(lambda: first.seats[1]["online"])
    assert first.seats[1]["gone"] is None
    assert [seat["thinking"] for seat in again.seats] == [True, True]


async def test_chat_is_kept_and_comes_to_who_arrives_later(door):
    ann, _, first, second = await two_people(door)
    await first.send("Say", text="  Bon\u202ejour <b>tous</b>\n ")
    await second.until(lambda: second.lines)
    assert second.lines[0] | {"at": 0} == {
        "name": "Ann",
        "seat": 0,
        "text": "Bonjour <b>tous</b>",
        "at": 0,
        "removed": False,
        "answer": None,
        "hushed": False,
    }
    await second.send("Say", text="Salut")
    await first.until(lambda: len(first.lines) == 2)
    late = await ann.sit(first.table["id"])
    assert late.lines == first.lines
    some = await ann.open(first.table["id"], "?chat=1")
    some.lines = late.lines[:1]
    await some.receive()
    assert some.lines == late.lines
    assert await first.refused("Say", text="\u200b \n") == "EmptyText"


async def test_a_record_is_given_only_once_the_match_is_over(door):
    ann, _, first, _ = await two_people(door)
    refused = await ann.get(f"/api/tables/{first.table['id']}/record", status=409)
    assert refused["type"] == "MatchNotOver"


async def test_bots_alone_play_for_who_watches(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("bot:random", "bot:greedy"))
    await screen.until(lambda: screen.table["status"] == "over")
    assert screen.reader["seat"] is None
    assert screen.reader["host"]


async def test_an_unknown_address_of_the_interface_is_said_to_be_unknown(door):
    async with httpx.AsyncClient(base_url=door.url) as http:
        assert (await http.get("/api/nothing")).json()["type"] == "NoSuchPage"
        assert (await http.get("/api/tables/abc")).json()["type"] == "UnknownTable"
