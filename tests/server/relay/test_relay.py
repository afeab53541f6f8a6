"""A screen at one server and its table at another: nobody can tell."""

import asyncio
import gc
import json
import random
from contextlib import asynccontextmanager

import pytest

from rouages.server.exchange import address_in
from rouages.server.leases import Keeper
from rouages.server.relay import keeping
from rouages.server.relay.calling import Call
from rouages.server.relay.calls import Calls
from rouages.server.relay.frames import Come, Done, Failed, Pipe, Vacate, badge_of
from rouages.server.relay.keeping import FarScreens
from rouages.server.relay.sealing import SHARE, Stranger
from rouages.server.tally import Tally
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import COME_BACK
from rouages.tables.wire.refusals import ClosedToSpectators
from tests.server.running import becomes
from tests.tables.pocket import ANN, BOB, MemoryScreen, Pocket

pytestmark = pytest.mark.anyio

BADGE = badge_of(b"k" * 32, {"robo-rally": "4"})
CLOSED = 4403


async def done(question):
    """Nothing is asked here but that something be done."""
    if question.table == "broken":
        raise RuntimeError("the table is broken")
    return Done(question.line)


@asynccontextmanager
async def two_servers(opening, badge=BADGE):
    """A call from one server to another, which opens its tables so."""
    far = FarScreens(BADGE, opening, {ClosedToSpectators: CLOSED}, done, Tally())
    async with await asyncio.start_server(far.serve, "127.0.0.1", 0) as listening:
        call = await Call.place(address_in(listening.sockets[0]), badge)
        try:
            yield call
        finally:
            call.close()
            await asyncio.wait([call.listening])


def far_screen(call, person, table_id):
    """A screen at the server that calls."""
    screen = MemoryScreen()
    who = (person.id, person.name) if person else (None, "")
    screen.client = call.come(screen, Come(0, table_id, *who, None))
    return screen


def say(screen, kind, **fields):
    screen.client.say(json.dumps({"type": kind, **fields}).encode())


def answer(screen, option):
    asked = screen.question()
    say(screen, "Answer", seat=asked["seat"], question=asked["question"], option=option)
    return {"seat": asked["seat"], "question": asked["question"]}


async def laid(pocket):
    """A table of two, where Bob is expected."""
    table = await pocket.lay("me", "here:Bob")
    table.seating.seats[1].guest = BOB.id

    async def opening(_):
        return table

    return table, opening


async def sit(call, table):
    """Bob, from the other server."""
    bob = far_screen(call, BOB, table.id)
    await becomes(lambda: bob.reader)
    if bob.reader["owes"]:
        say(bob, "Contribute", value="cd" * 16)
    await becomes(bob.question)
    return bob


async def test_who_sits_at_another_server_plays_a_whole_game_and_sees_the_same_end():
    pocket = Pocket()
    table, opening = await laid(pocket)
    async with two_servers(opening) as call:
        ann = await pocket.sit(table, ANN)
        bob = await sit(call, table)
        rng = random.Random(3)
        while not (ann.result and bob.result):
            if ann.question():
                await pocket.answer(table, ann, rng.randrange(len(ann.question()["options"])))
            elif bob.question():
                wanted = answer(bob, rng.randrange(len(bob.question()["options"])))
                await becomes(lambda wanted=wanted: wanted in bob.accepted)
            await asyncio.sleep(0.001)
        assert bob.result == ann.result
        assert bob.table == ann.table
        assert [seat["online"] for seat in bob.seats] == [True, True]


async def test_a_screen_that_does_not_read_is_kept_only_the_newest():
    pocket = Pocket()
    table, opening = await laid(pocket)
    async with two_servers(opening) as call:
        ann = await pocket.sit(table, ANN)
        bob = await sit(call, table)
        bob.reads = False
        before = len(bob.traffic)
        for number in range(50):
            await pocket.send(table, ann, "Say", text=f"line {number}")
        await becomes(lambda: bob.client._waiting)
        assert len(bob.client._waiting) == 1
        bob.reads = True
        bob.take()
        await becomes(lambda: len(bob.lines) == 50)
        assert len(bob.traffic) == before + 2


async def test_whatever_waits_for_the_table_is_done_once_it_is_open():
    pocket = Pocket()
    table, _ = await laid(pocket)
    opened = asyncio.Event()

    async def opening(_):
        await opened.wait()
        return table

    async with two_servers(opening) as call:
        bob = far_screen(call, BOB, table.id)
        say(bob, "Say", text="Bonjour")
        await asyncio.sleep(0.05)
        assert not bob.traffic
        opened.set()
        await becomes(lambda: [line["text"] for line in bob.lines] == ["Bonjour"])


async def test_who_goes_is_not_online_any_more():
    pocket = Pocket()
    table, opening = await laid(pocket)
    async with two_servers(opening) as call:
        ann = await pocket.sit(table, ANN)
        bob = await sit(call, table)
        assert ann.seats[1]["online"]
        bob.client.leave()
        await becomes(lambda: not ann.seats[1]["online"])


async def test_a_cut_connection_sends_the_screens_back_and_is_seen_at_the_table():
    pocket = Pocket()
    table, opening = await laid(pocket)
    ann = await pocket.sit(table, ANN)
    async with two_servers(opening) as call:
        bob = await sit(call, table)
        call._pipe._writer.transport.abort()
        await becomes(lambda: bob.closed == COME_BACK)
        await becomes(lambda: not ann.seats[1]["online"])


async def test_who_may_not_be_at_a_table_is_told_why():
    async def opening(_):
        raise ClosedToSpectators()

    async with two_servers(opening) as call:
        screen = far_screen(call, None, "table")
        await becomes(lambda: screen.closed == CLOSED)
        assert screen.kinds["ClosedToSpectators"] == 1


async def test_nonsense_is_refused_and_the_connection_stays():
    pocket = Pocket()
    table, opening = await laid(pocket)
    async with two_servers(opening) as call:
        bob = far_screen(call, BOB, table.id)
        await becomes(lambda: bob.reader)
        bob.client.say(b"{")
        await becomes(lambda: bob.kinds["Malformed"] == 1)
        say(bob, "Ping", ref=1)
        await becomes(lambda: bob.kinds["Pong"] == 1)


async def test_what_is_asked_of_the_keeper_is_answered_or_has_failed():
    async with two_servers(None) as call:
        asked = [call.ask(Vacate(0, table, 1)) for table in ("table", "broken", "table")]
        assert [type(answer) for answer in await asyncio.gather(*asked)] == [Done, Failed, Done]


async def test_whoever_waits_for_an_answer_is_told_that_the_line_was_cut():
    async with two_servers(None) as call:
        asked = asyncio.create_task(call.ask(Vacate(0, "table", 1)))
        await asyncio.sleep(0)
        call.close()
        for waiting in (asked, call.ask(Vacate(0, "table", 1))):
            with pytest.raises(Lost):
                await waiting


async def test_whoever_calls_and_says_nothing_is_cut_off(monkeypatch):
    monkeypatch.setattr(keeping, "GREETING_SECONDS", 0.05)
    far = FarScreens(BADGE, None, {}, done, Tally())
    async with await asyncio.start_server(far.serve, "127.0.0.1", 0) as listening:
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        assert len(await reader.read()) == SHARE + len(BADGE.release)
        writer.close()


@pytest.mark.parametrize(
    ("badge", "why"),
    [
        (BADGE._replace(key=b"q" * 32), "key of this house"),
        (badge_of(BADGE.key, {"robo-rally": "5"}), "another release"),
    ],
)
async def test_whoever_is_of_another_house_or_release_is_not_let_in(caplog, badge, why):
    async def opening(_):
        raise AssertionError("nobody may come")

    with pytest.raises(Stranger, match=why):
        async with two_servers(opening, badge=badge):
            pass
    await becomes(lambda: "Another server was not let in" in caplog.text)


async def test_a_line_that_is_not_quite_closed_is_forgotten_by_nobody(monkeypatch):
    _, opening = await laid(Pocket())
    far = FarScreens(BADGE, opening, {}, done, Tally())
    troubles = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context["message"]))
    async with await asyncio.start_server(far.serve, "127.0.0.1", 0) as listening:
        calls = Calls(BADGE)
        keeper = Keeper("far", address_in(listening.sockets[0]))
        await calls.to(keeper)
        with monkeypatch.context() as patched:
            patched.setattr(Pipe, "close", lambda _: None)
            calls.leave(keeper.server)
        await asyncio.sleep(0)
        gc.collect()
        assert troubles == []
        far.close()
        await calls.stop()
