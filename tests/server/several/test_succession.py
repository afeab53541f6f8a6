"""Servers that are gone, asleep or cut off: another keeps their tables, nothing is lost or done twice."""

import asyncio
import signal
import time

import pytest
import websockets

from rouages.server.reign import ROUND_SECONDS
from rouages.server.store import reigns
from tests.server.kills import LEFT_ALONE, SECOND, Ledger
from tests.server.running import PATIENCE, becomes
from tests.server.several.crowded import Watch
from tests.server.several.fleet import Fleet
from tests.server.several.serving import ann_and_bob, at, two_doors

pytestmark = pytest.mark.anyio

BACK_SECONDS = 3.0
"""Within so long bots and clocks go on elsewhere; a clock that is left alone runs for one more."""
A_BREAK = (websockets.ConnectionClosed, OSError, websockets.InvalidHandshake)


async def back(person, table):
    """Come back as a browser does, again and again."""
    while True:
        try:
            screen = await person.open(table)
            await screen.until(screen.question)
        except A_BREAK:
            await asyncio.sleep(0.1)
        else:
            return screen


async def come_to(person, table):
    """Back at a table, and how many seconds that took."""
    began = time.monotonic()
    screen = await back(person, table)
    return screen, time.monotonic() - began


@pytest.fixture
async def fleet(database, anyio_backend):
    async with Fleet(database, database) as fleet:
        yield fleet


async def test_people_of_a_killed_server_play_on_at_another_and_its_clocks_run_on(fleet, database, figures):
    ann, bob, first, second = await ann_and_bob(fleet.doors)
    asked = await first.answer(0)
    alone = await left_to_its_clocks(ann)
    await begun(database, await left_to_its_clocks(at(ann, fleet.doors[1])), alone)
    fleet.kill(0)
    (hers, gap), (his, _), waited = await asyncio.gather(
        come_to(at(ann, fleet.doors[1]), first.table["id"]),
        come_to(bob, first.table["id"]),
        bots_and_clocks_answer(database, alone),
    )
    assert hers.question()["question"] > asked["question"]
    await hers.answer(0)
    await his.answer(0)
    figures(longest_gap=gap, longest_wait_for_bots_and_clocks=waited)
    assert waited < BACK_SECONDS
    assert (await second.closed())[0] == 1012
    assert await Ledger(database).rung([alone])


async def left_to_its_clocks(person):
    """A table where nobody looks: a bot answers, and for its only person the clock, after a second."""
    screen = await person.sit(await person.table("me", "bot:random", **LEFT_ALONE))
    await screen.asked()
    await screen.close()
    return screen.table["id"]


async def begun(database, *tables):
    """Until the processes in which bots think are there, and bots have answered at these tables."""
    ledger, deadline = Ledger(database), time.monotonic() + 4 * PATIENCE
    while not all([(await ledger.given(table))[1] for table in tables]):
        assert time.monotonic() < deadline, "no bot answers"
        await asyncio.sleep(0.1)


async def bots_and_clocks_answer(database, table):
    """How long until both have, twice from now on, on a machine that has time."""
    ledger, watch, deadline = Ledger(database), Watch(), time.monotonic() + PATIENCE
    before = given = await ledger.given(table)
    while any(given[seat] < before[seat] + 2 for seat in (0, 1)):
        given = await ledger.given(table)
        assert time.monotonic() < deadline, (before, given)
        await asyncio.sleep(0.05)
    return watch.seconds() - SECOND["seconds"]


@pytest.mark.long(part="kills")
async def test_a_server_that_was_stopped_and_wakes_does_nothing_twice(fleet, figures):
    ann, bob, first, _ = await ann_and_bob(fleet.doors)
    table, asked = first.table["id"], first.question()
    fleet.signal(0, signal.SIGSTOP)
    await first.send("Answer", seat=0, question=asked["question"], option=0)
    hers, gap = await come_to(at(ann, fleet.doors[1]), table)
    figures(longest_gap=gap)
    await hers.answer(1)
    await (await back(bob, table)).answer(0)
    fleet.signal(0, signal.SIGCONT)
    code, heard = await first.closed()
    assert code == 1012
    assert not any(message.get("accepted") for message in heard if message["type"] == "Snapshot")
    again = await back(at(bob, fleet.doors[0]), table)
    await again.answer(0)


async def test_all_that_a_server_kept_is_kept_by_whoever_ends_its_reign(tmp_path, database):
    async with two_doors(tmp_path, database) as doors:
        _, _, first, second = await ann_and_bob(doors)
        await first.close()
        await second.close()
        die(doors[0])
        await becomes(lambda: first.table["id"] in doors[1].house.tables.live)


async def test_who_believes_that_it_still_keeps_a_table_is_refused_and_begins_anew(tmp_path, database):
    async with two_doors(tmp_path, database) as doors:
        ann, bob, first, second = await ann_and_bob(doors)
        house, table, asked = doors[0].house, first.table["id"], first.question()
        before = house.storage.server
        die(doors[0])
        assert (await second.closed())[0] == 1012
        his = await back(bob, table)
        assert await first.refused("Answer", seat=0, question=asked["question"], option=0) == "NotSaved"
        house.exchange.reign._closing.clear()
        house.exchange.reign.start()
        assert (await first.closed())[0] == 1012
        await becomes(lambda: house.storage.server != before)
        assert table not in house.tables.live
        hers = await back(ann, table)
        await hers.answer(0)
        await his.answer(0)


async def test_servers_that_slept_together_are_both_there(tmp_path, database, monkeypatch):
    async with two_doors(tmp_path, database) as doors:
        _, _, first, _ = await ann_and_bob(doors)
        early, late = (door.house for door in doors)
        reigning = [house.storage.server for house in (early, late)]
        renewed, commit = asyncio.Event(), late.storage.commit

        async def after_the_other(batch):
            await renewed.wait()
            return await commit(batch)

        monkeypatch.setattr(late.storage, "commit", after_the_other)
        time.sleep(reigns.REIGN_SECONDS + ROUND_SECONDS)  # noqa: ASYNC251
        for _ in range(2):
            await early.exchange.reign._round()
        renewed.set()
        await late.exchange.reign._round()
        await first.answer(0)
        assert [house.storage.server for house in (early, late)] == reigning


async def test_servers_that_slept_before_one_looked_are_both_there(tmp_path, database, monkeypatch):
    async with two_doors(tmp_path, database) as doors:
        _, _, first, _ = await ann_and_bob(doors)
        early, late = (door.house for door in doors)
        reigning = [house.storage.server for house in (early, late)]
        looked, commit, rows = asyncio.Event(), late.storage.commit, early.storage.rows
        reign = early.exchange.reign
        reign._closing.set()
        await reign._rounds

        async def after_the_other(batch):
            await looked.wait()
            return await commit(batch)

        async def asleep(statement, **values):
            if statement is reigns.THERE and not looked.is_set():
                time.sleep(reigns.REIGN_SECONDS + ROUND_SECONDS)  # noqa: ASYNC251
            return await rows(statement, **values)

        monkeypatch.setattr(late.storage, "commit", after_the_other)
        monkeypatch.setattr(early.storage, "rows", asleep)
        monkeypatch.setattr(reign, "_failed", float("-inf"))
        monkeypatch.setattr(reign, "_renewed", time.monotonic())
        await reign._round()
        looked.set()
        await late.exchange.reign._round()
        await first.answer(0)
        assert [house.storage.server for house in (early, late)] == reigning


def die(door):
    """A server says and takes nothing any more, though its process is there."""

    async def nothing():
        pass

    house = door.house
    house.storage.tidy = nothing
    house.exchange.reign._closing.set()
    house.exchange.close()


@pytest.mark.long(part="kills")
async def test_a_postgres_that_restarts_ends_no_reign_and_all_play_on(tmp_path, postgres, database):
    async with two_doors(tmp_path, database) as doors:
        ann, bob, first, second = await ann_and_bob(doors)
        alone = await left_to_its_clocks(ann)
        reigning = [door.house.storage.server for door in doors]
        await first.answer(0)
        postgres.stop()
        try:
            assert [(await screen.closed())[0] for screen in (first, second)] == [1012, 1012]
        finally:
            postgres.start()
        for person in (ann, bob):
            await (await back(person, first.table["id"])).answer(0)
        await bots_and_clocks_answer(database, alone)
        assert await Ledger(database).rung([alone])
        assert [door.house.storage.server for door in doors] == reigning
