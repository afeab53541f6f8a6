"""Closing for repairs: announced, then nobody gets in but keepers and no clock runs, then all goes on."""

import time

import msgspec
import pytest
from sqlalchemy import bindparam, select, update

from rouages.server import closing
from rouages.server.closing import CLOSING
from rouages.server.operations import OPERATIONS, Allowed
from rouages.server.store.database import HOUSE, TIMERS
from rouages.server.store.writer import Batch
from rouages.server.wire.deeds import ActKind
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.waiting.timer import timer_from
from tests.server.people.test_keepers import do, keeper_of
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio
LIVE = {"kind": "move", "seconds": 120}
SLOW = {"kind": "move", "seconds": 3 * 24 * 3600}


@pytest.fixture
def door(either_door):
    return either_door


async def begun(door, seconds):
    """The closing that was announced begins, or began so many seconds ago."""
    storage = door.house.storage
    [row] = await storage.rows(select(HOUSE).where(HOUSE.c.name == CLOSING))
    kept = msgspec.json.decode(row.value, type=closing.Announced)
    then = msgspec.structs.replace(
        kept, closing=msgspec.structs.replace(kept.closing, at=time.time() - seconds)
    )
    batch = Batch()
    change = update(HOUSE).where(HOUSE.c.name == bindparam("kept")).values(value=bindparam("new_value"))
    batch.add(change, {"kept": CLOSING, "new_value": msgspec.json.encode(then)})
    await storage.commit(batch)
    await door.house.closing.read()


async def clocks(door):
    return {
        (row.table_id, row.seat): timer_from(row.timer)
        for row in await door.house.storage.rows(select(TIMERS))
    }


async def test_a_closing_is_announced_to_everybody_and_can_be_taken_back(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    assert (await ann.get("/api/closing"))["closing"] is None
    await do(kim, "CloseHouse", minutes=60, lasts=30, why="A new disk")
    told = (await door.stranger().get("/api/closing"))["closing"]
    assert (told["why"], told["until"] - told["at"]) == ("A new disk", 1800)
    assert told["at"] == pytest.approx(time.time() + 3600, abs=30)
    assert (await kim.get("/api/keeper"))["closing"] == told
    await ann.table("me", "bot", clock=LIVE)
    await do(kim, "OpenHouse", why="No need")
    assert (await ann.get("/api/closing"))["closing"] is None
    assert (await do(kim, "OpenHouse", 409))["type"] == "NotClosing"
    acts = (await kim.get("/api/keeper/log"))["acts"]
    assert [(act["kind"], act["keeper"], act["why"]) for act in acts[:2]] == [
        ("OpenHouse", "Kim", "No need"),
        ("CloseHouse", "Kim", "A new disk"),
    ]


async def test_shortly_before_no_live_game_begins_and_games_of_days_do(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "CloseHouse", minutes=9, why="A new disk")
    wish = {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    refused = await ann.post("/api/tables", {**wish, "clock": LIVE}, 503)
    assert (refused["type"], refused["why"]) == ("ClosingSoon", "A new disk")
    want = {"games": ["cyberion"], "paces": ["live"], "sizes": [2]}
    assert (await ann.put("/api/pairing", want, 503))["type"] == "ClosingSoon"
    await ann.post("/api/tables", {**wish, "clock": SLOW})


async def test_while_it_is_closed_nobody_gets_in_but_keepers(door):
    kim = await keeper_of(door)
    ann, _, first, second = await two_people(door)
    await do(kim, "CloseHouse", minutes=0, why="A new disk")
    for screen in (first, second):
        assert (await screen.closed())[0] == 1012
    refused = await ann.get("/api/lobby", 503)
    assert (refused["type"], refused["why"]) == ("ClosedForRepairs", "A new disk")
    _, heard = await (await ann.open(first.table["id"])).closed()
    assert heard[-1]["refusal"]["type"] == "ClosedForRepairs"
    assert (await ann.post("/api/tables", {}, 503))["type"] == "ClosedForRepairs"
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert (await kim.get("/api/keeper"))["closing"]["why"] == "A new disk"
    await do(kim, "OpenHouse", why="Done")
    await ann.get("/api/lobby")
    again = await ann.sit(first.table["id"])
    assert again.table["status"] == "playing"


async def test_what_is_asked_of_a_closed_house_is_refused_wherever_it_is_not_for_keepers(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "CloseHouse", minutes=0, why="A new disk")
    for route, operation in OPERATIONS.items():
        method, path = route.split()
        is_open = operation.always or operation.needs is Allowed.KEEPERS
        address = path.replace("{language}", "en").replace("{name}", "server")
        body = {} if method in ("POST", "PUT") else None
        told = (await ann.http.request(method, address, json=body)).text
        assert ('"type":"ClosedForRepairs"' in told) is not is_open, (route, told)


async def test_no_clock_runs_while_it_is_closed(door):
    kim = await keeper_of(door)
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open", clock=SLOW)
    await bob.post(f"/api/tables/{table}/take", {})
    screens = [await person.sit(table) for person in (ann, bob)]
    for screen in screens:
        await screen.asked()
    before = await clocks(door)
    assert all(timer.clock for timer in before.values())
    await do(kim, "CloseHouse", minutes=0, why="A new disk")
    assert (await screens[0].closed())[0] == 1012
    await begun(door, 5 * 3600)
    await do(kim, "OpenHouse", why="Done")
    after = await clocks(door)
    for seat, timer in before.items():
        assert after[seat].clock == pytest.approx(timer.clock + 5 * 3600, abs=20)
        assert after[seat].asked == pytest.approx(timer.asked + 5 * 3600, abs=20)
    again = await ann.sit(table)
    await again.asked()
    assert again.table["status"] == "playing"


async def test_it_opens_again_by_itself(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "CloseHouse", minutes=0, lasts=1, why="A new disk")
    await ann.get("/api/lobby", 503)
    now = time.time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(closing.time, "time", lambda: now + 61)
        await door.house.closing.read()
    await ann.get("/api/lobby")
    [act, *_] = (await kim.get("/api/keeper/log"))["acts"]
    assert (act["kind"], act["keeper"]) == ("OpenHouse", None)


async def test_it_stays_closed_when_the_server_is_started_again(tmp_path):
    async with running(tmp_path) as door:
        kim = await keeper_of(door)
        await do(kim, "CloseHouse", minutes=0, why="A new disk")
        cookies = kim.http.cookies
    async with running(tmp_path) as door:
        assert (await door.stranger().get("/api/lobby", 503))["type"] == "ClosedForRepairs"
        kim = door.stranger()
        kim.http.cookies = cookies
        await do(kim, "OpenHouse", why="Done")
        await door.guest("Ann")


async def test_of_several_servers_one_opens_it_and_clocks_are_put_off_once(door):
    kim = await keeper_of(door)
    await do(kim, "CloseHouse", minutes=0, why="A new disk")
    line = door.house.acts.line
    storage, book = door.house.storage, door.house.closing
    [row] = await storage.rows(select(HOUSE).where(HOUSE.c.name == CLOSING))
    await book.open(line(ActKind.OPEN_HOUSE, None, "one"))
    batch = Batch()
    batch.add(closing.NEW, {"name": CLOSING, "value": row.value})
    await storage.commit(batch)
    with pytest.raises(Fenced):
        await book.open(line(ActKind.OPEN_HOUSE, None, "other"))
    acts = (await kim.get("/api/keeper/log"))["acts"]
    assert [act["why"] for act in acts if act["kind"] == "OpenHouse"] == ["one"]
