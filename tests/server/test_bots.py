"""Bots think in processes of their own, in turn, and their late answers are dropped."""

import asyncio
import os
import signal
from concurrent.futures import BrokenExecutor

import pytest

import rouages
from rouages.server import bot_pool, bot_worker
from rouages.server.bot_pool import BotPool
from tests.server.running import becomes, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def thinking(monkeypatch, anyio_backend):
    """Thoughts that last as long as the test wants, in the order in which they begin."""
    begun, gates = [], {}

    class Executor:
        def __init__(self, *_, **__):
            pass

        def submit(self, function, level, saved, seat):
            raise NotImplementedError

        def shutdown(self, **_):
            pass

    async def think(self, thought):
        begun.append((thought.table, thought.level))
        gate = gates.setdefault((thought.table, thought.level), asyncio.Event())
        await gate.wait()
        self._busy.remove(thought.level)
        thought.done.set_result(0)
        self._hand_out()

    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", Executor)
    monkeypatch.setattr(BotPool, "_think", think)
    return begun, gates


async def turn():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_tables_take_turns(thinking):
    begun, gates = thinking
    pool = BotPool(1)
    asked = [("one", "a"), ("one", "b"), ("one", "c"), ("two", "d")]
    tasks = [asyncio.create_task(pool.choose(table, level, b"", 0)) for table, level in asked]
    await turn()
    for key in asked:
        gates.setdefault(key, asyncio.Event()).set()
    await asyncio.gather(*tasks)
    assert begun == [("one", "a"), ("one", "b"), ("two", "d"), ("one", "c")]


async def test_a_slow_level_leaves_a_worker_to_the_others(thinking):
    begun, gates = thinking
    pool = BotPool(2)
    pool._seconds["deep"] = 5.0
    slow = [asyncio.create_task(pool.choose(table, "deep", b"", 0)) for table in ("one", "two", "three")]
    await turn()
    assert begun == [("one", "deep")]
    quick = asyncio.create_task(pool.choose("four", "quick", b"", 0))
    await turn()
    assert begun[1:] == [("four", "quick")]
    gates["four", "quick"].set()
    await quick
    for table in ("one", "two", "three"):
        gates.setdefault((table, "deep"), asyncio.Event()).set()
    await asyncio.gather(*slow)


async def test_a_worker_chooses_from_what_its_seat_may_see():
    match = rouages.new("out-of-gears", 3, seed=1)
    assert bot_worker.choose("greedy", match.save(), 1) in range(len(match.decision(1).options))


async def test_a_pool_whose_worker_dies_goes_on():
    pool = BotPool(1)
    saved = rouages.new("out-of-gears", 3, seed=1).save()
    await pool.choose("one", "random", saved, 0)
    (pid,) = pool._executor._processes
    os.kill(pid, signal.SIGKILL)
    await becomes(lambda: not pool._executor._processes or pool._executor._broken)
    with pytest.raises(BrokenExecutor):
        await pool.choose("one", "random", saved, 0)
    assert await pool.choose("one", "random", saved, 0) in range(3)
    pool.close()
    await asyncio.sleep(0.1)


async def test_a_bot_that_fails_is_answered_for_by_lot(door, monkeypatch, caplog):
    async def fail(*_):
        raise RuntimeError("no idea")

    monkeypatch.setattr(door.house.bots, "choose", fail)
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot"))
    await screen.answer(0)
    await screen.answer(0)
    await screen.until(lambda: screen.view["round"] == 2)
    assert "drawn by lot" in caplog.text


async def test_a_bot_s_answer_is_dropped_when_its_player_has_returned(door, monkeypatch):
    gate = asyncio.Event()

    async def choose(*_):
        await gate.wait()
        return 0

    monkeypatch.setattr(door.house.bots, "choose", choose)
    ann = await door.guest("Ann")
    table = await ann.table("me", "here:Bo")
    screen = await ann.sit(table)
    await screen.asked(0)
    live = door.house.tables.live[table]
    await screen.reply("Leave", seat=0)
    assert live.bots.thinking
    await screen.reply("Return", seat=0)
    gate.set()
    await becomes(lambda: not live.bots.thinking)
    await screen.reply("Ping")
    assert live.play.entries == 0
    assert screen.question(0)["question"] == 1


async def test_a_bot_waits_a_little_before_it_answers(tmp_path):
    async with running(tmp_path, bot_delay=0.3) as door:
        ann = await door.guest("Ann")
        screen = await ann.sit(await ann.table("me", "bot:random"))
        began = asyncio.get_running_loop().time()
        await screen.until(lambda: screen.view and screen.view["robots"][1]["ready"])
        assert asyncio.get_running_loop().time() - began >= 0.5
