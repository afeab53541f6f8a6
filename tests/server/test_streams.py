"""The stream of events: what happens at all one's tables, told line by line."""

import asyncio
import json
import random
import socket

import pytest

from rouages.server import streams
from rouages.server.http import streams as telling
from rouages.server.streams import Listener
from tests.corpus.house import somebody_asked
from tests.server.people.test_programs import account, bot_of, refused
from tests.server.running import PATIENCE, becomes

pytestmark = pytest.mark.anyio


class Stream:
    """What one reader has been told."""

    def __init__(self, reply):
        self.lines = reply.aiter_lines()
        self.beats = 0

    async def next(self):
        async with asyncio.timeout(PATIENCE):
            while not (line := await anext(self.lines)):
                self.beats += 1
        return json.loads(line)

    async def until(self, kind):
        """All that is told up to the first of this kind."""
        told = []
        while not told or told[-1]["type"] != kind:
            told.append(await self.next())
        return told

    async def up_to_date(self):
        return (await self.until("UpToDate"))[:-1]


@pytest.fixture
async def listen(door):
    """A way to listen; all hang up at the end."""
    opened = []

    async def begin(person):
        request = person.http.build_request("GET", "/api/events")
        reply = await person.http.send(request, stream=True)
        opened.append(reply)
        assert reply.status_code == 200
        assert reply.headers["content-type"] == "application/x-ndjson"
        return Stream(reply)

    yield begin
    for reply in opened:
        await reply.aclose()


async def test_a_stream_begins_with_all_that_is_so(door, listen):
    boulon = await bot_of(door, await account(door))
    waiting = await boulon.table("me", "open")
    playing = await boulon.table("me", "bot")
    screen = await boulon.sit(playing)
    asked = await screen.asked()
    over = await boulon.table("me", "bot")
    await (await boulon.sit(over)).play_on(random.Random(1))
    told = await (await listen(boulon)).up_to_date()
    assert sorted((each["type"], each["table"]) for each in told) == sorted(
        [("Invited", waiting), ("Began", playing), ("YourTurn", playing)]
    )
    [turn] = [each for each in told if each["type"] == "YourTurn"]
    assert (turn["seat"], turn["question"], turn["game"]) == (0, asked["question"], "out-of-gears")


async def test_a_table_is_told_from_its_invitation_to_its_end(door, listen):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    stream = await listen(boulon)
    assert await stream.up_to_date() == []
    table = await ann.table("me", "open")
    await boulon.post(f"/api/tables/{table}/take", {})
    [invited] = await stream.until("Invited")
    assert (invited["table"], invited["seats"]) == (table, [1])
    mine, theirs = await ann.sit(table), await boulon.sit(table)
    began, turn = await stream.until("YourTurn")
    assert (began["type"], began["seats"]) == ("Began", [1])
    assert (turn["seat"], turn["question"]) == (1, (await theirs.asked())["question"])
    while (seat := await somebody_asked((mine, theirs))) == 0 or theirs.question()["question"] == turn[
        "question"
    ]:
        await (mine, theirs)[seat].answer(0, seat)
    again = (await stream.until("YourTurn"))[-1]
    assert again["question"] > turn["question"]
    await asyncio.gather(mine.play_on(random.Random(1)), theirs.play_on(random.Random(2)))
    told = await stream.until("Ended")
    assert {each["table"] for each in (began, turn, again, *told)} == {table}
    assert (told[-1]["status"], told[-1]["place"]) == ("over", theirs.result["outcome"]["places"][1])


async def test_a_table_that_is_called_off_has_ended(door, listen):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    table = await ann.table("me", "open")
    await boulon.post(f"/api/tables/{table}/take", {})
    stream = await listen(boulon)
    await stream.up_to_date()
    await ann.delete(f"/api/tables/{table}")
    [ended] = await stream.until("Ended")
    assert (ended["table"], ended["status"]) == (table, "cancelled")


async def test_who_plays_again_invites(door, listen):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    table = await ann.table("me", "open")
    await boulon.post(f"/api/tables/{table}/take", {})
    mine, theirs = await ann.sit(table), await boulon.sit(table)
    await asyncio.gather(mine.play_on(random.Random(1)), theirs.play_on(random.Random(2)))
    stream = await listen(boulon)
    assert await stream.up_to_date() == []
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    await ann.sit(again)
    assert (await stream.until("Invited"))[-1]["table"] == again


async def test_a_table_that_was_put_away_is_told_with_its_question(door, listen):
    boulon = await bot_of(door, await account(door))
    table = await boulon.table("me", "bot")
    screen = await boulon.sit(table)
    asked = await screen.asked()
    await screen.close()
    await becomes(lambda: door.house.tables.live[table].is_idle)
    await door.house.tables.put_away(everything=True)
    assert table not in door.house.tables.live
    told = await (await listen(boulon)).up_to_date()
    assert [each["question"] for each in told if each["type"] == "YourTurn"] == [asked["question"]]


async def test_only_one_s_own_tables_are_told(door, listen):
    ann, bob = await account(door), await account(door, "Bob")
    stream = await listen(await bot_of(door, bob))
    await stream.up_to_date()
    screen = await ann.sit(await ann.table("me", "bot", spectators="anyone"))
    await screen.play_on(random.Random(1))
    await bob.post("/api/me/bots", {"name": "another"})
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1.5):
            await stream.next()


async def test_an_empty_line_says_that_the_line_holds(door, listen, monkeypatch):
    monkeypatch.setattr(telling, "HEARTBEAT_SECONDS", 0.05)
    stream = await listen(await bot_of(door, await account(door)))
    await stream.up_to_date()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await stream.next()
    assert stream.beats > 2


async def test_the_stream_of_a_token_that_ends_ends_with_a_reason(door, listen):
    ann = await account(door)
    stream = await listen(await bot_of(door, ann))
    await stream.up_to_date()
    await ann.delete("/api/me/devices")
    assert (await stream.next())["refusal"]["type"] == "SessionEnded"
    with pytest.raises(StopAsyncIteration):
        await stream.next()
    await becomes(lambda: not door.house.streams.open)


async def test_the_oldest_of_too_many_streams_ends_with_a_reason(door, listen):
    boulon = await bot_of(door, await account(door))
    opened = [await listen(boulon) for _ in range(streams.MOST_STREAMS + 1)]
    for stream in opened:
        await stream.up_to_date()
    assert (await opened[0].next())["refusal"] == {"type": "StreamReplaced", "most": streams.MOST_STREAMS}
    await becomes(lambda: len(door.house.streams.open) == streams.MOST_STREAMS)


async def test_streams_end_with_a_reason_when_the_server_stops(door, listen):
    stream = await listen(await bot_of(door, await account(door)))
    await stream.up_to_date()
    door.house.begin_closing()
    assert (await stream.next())["refusal"]["type"] == "TurnedAway"


async def test_nobody_listens_without_a_token_or_a_cookie(door):
    await refused(door.stranger().http.get("/api/events"), 401, "NoName")
    boulon = await bot_of(door, await account(door), scopes=["play"])
    await refused(boulon.http.get("/api/events"), 403, "ScopeMissing")
    assert (await boulon.http.head("/api/me")).status_code == 200


async def test_whoever_does_not_read_is_cut_off_and_costs_nothing(door, monkeypatch, caplog):
    caplog.set_level("INFO", "rouages")
    monkeypatch.setattr(telling, "STALLED_SECONDS", 0.3)
    monkeypatch.setattr(telling, "HEARTBEAT_SECONDS", 0.0001)
    monkeypatch.setattr(Listener, "fresh", lambda _: [streams.UpToDate()] * 2000)
    boulon = await bot_of(door, await account(door))
    line = socket.create_connection(("127.0.0.1", door.port))
    with line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        head = f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {boulon.token}\r\n\r\n"
        line.sendall(head.encode())
        await becomes(lambda: door.house.streams.open)
        await becomes(lambda: not door.house.streams.open)
    assert "cut off" in caplog.text
    assert "ASGI" not in caplog.text
