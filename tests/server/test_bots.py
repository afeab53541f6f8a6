"""Bots think in processes of their own, in turn, and their late answers are dropped."""

import asyncio
import os
import signal

import pytest

import rouages
from rouages.bots.process import Died
from rouages.server.thinking import worker
from rouages.server.thinking.pool import BotPool
from rouages.tables.match.play import Play
from rouages.tables.wire.refusals import NoSuchOption
from tests.server.running import becomes, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def thinking(monkeypatch, anyio_backend):
    """Thoughts that last as long as the test wants, in the order in which they begin."""
    begun, gates = [], {}

    async def think(self, thought):
        level, _ = thought.kind
        begun.append((thought.table, level))
        gate = gates.setdefault((thought.table, level), asyncio.Event())
        await gate.wait()
        self._busy.remove(thought.kind)
        thought.done.set_result(0)
        self._hand_out()

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
    pool._seconds["deep", ""] = 5.0
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


async def test_a_level_is_slow_only_in_games_that_it_thinks_long_about(thinking):
    begun, gates = thinking
    pool = BotPool(2)
    slow, quick = (rouages.new(name, 2, seed=1).save() for name in ("robo-rally", "out-of-gears"))
    pool._learn(("hard", "robo-rally"), 5.0)
    asked = [("one", slow), ("two", slow), ("three", quick)]
    tasks = [asyncio.create_task(pool.choose(table, "hard", saved, 0)) for table, saved in asked]
    await turn()
    assert begun == [("one", "hard"), ("three", "hard")]
    for table, _ in asked:
        gates.setdefault((table, "hard"), asyncio.Event()).set()
    await asyncio.gather(*tasks)
    assert pool.thoughts.keys() == {"hard"}


async def test_a_worker_chooses_from_what_its_seat_may_see():
    match = rouages.new("out-of-gears", 3, seed=1)
    assert worker.choose("greedy", match.save(), 1) in range(len(match.decision(1).options))


def test_a_bot_that_is_asked_again_is_of_the_same_mind():
    """Whoever takes an answer back does not shake the bots anew; what others answer sways no lots."""
    match = rouages.new("out-of-gears", 4, seed=1)
    minds = [worker.choose("random", match.save(), 1) for _ in range(8)]
    match.play(2, 0)
    minds.append(worker.choose("random", match.save(), 1))
    assert len(set(minds)) == 1


def test_lots_differ_from_seat_to_seat_and_from_question_to_question():
    match, seen = rouages.new("out-of-gears", 4, seed=1), set()
    for _ in range(3):
        for seat in match.pending:
            seen.add(worker.whims(match, seat).getrandbits(64))
            match.play(seat, 0)
    other = rouages.new("out-of-gears", 4, seed=2)
    assert worker.whims(other, 0).getrandbits(64) not in seen
    assert len(seen) > 8


def die(*_):
    """What a worker does that cannot live."""
    os._exit(1)


@pytest.fixture
async def pool(anyio_backend):
    pool = BotPool(1)
    yield pool
    pool.close()
    await asyncio.sleep(0.1)


def worker_of(pool):
    """The only worker of a pool."""
    (process,) = pool.processes
    return process.pid


async def test_a_worker_that_died_is_replaced(pool):
    saved = rouages.new("out-of-gears", 3, seed=1).save()
    await pool.choose("one", "random", saved, 0)
    os.kill(worker_of(pool), signal.SIGKILL)
    assert await pool.choose("one", "random", saved, 0) in range(3)


async def test_a_thought_whose_worker_dies_is_begun_again_by_another(pool):
    saved = rouages.new("out-of-gears", 3, seed=1).save()
    await pool.choose("one", "random", saved, 0)
    first = worker_of(pool)
    os.kill(first, signal.SIGSTOP)
    thought = asyncio.create_task(pool.choose("one", "random", saved, 0))
    await becomes(lambda: not pool._idle)
    os.kill(first, signal.SIGKILL)
    assert await thought in range(3)
    assert worker_of(pool) != first


async def test_a_worker_that_never_ends_its_thought_is_replaced(pool):
    saved = rouages.new("out-of-gears", 3, seed=1).save()
    await pool.choose("one", "random", saved, 0)
    pid = worker_of(pool)
    os.kill(pid, signal.SIGSTOP)
    pool.patience = 5
    assert await pool.choose("one", "random", saved, 0) in range(3)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_worker_that_is_lost_takes_no_other_with_it(anyio_backend):
    pool = BotPool(2)
    saved = rouages.new("out-of-gears", 3, seed=1).save()
    await asyncio.gather(*(pool.choose(table, "random", saved, 0) for table in ("one", "two")))
    before = {process.pid for process in pool.processes}
    os.kill(next(iter(before)), signal.SIGKILL)
    await asyncio.gather(*(pool.choose(table, "random", saved, 0) for table in ("one", "two")))
    assert len(before & {process.pid for process in pool.processes}) == 1
    pool.close()
    await asyncio.sleep(0.1)


async def test_what_a_bot_stumbles_over_is_told_and_its_worker_goes_on(pool):
    await pool.choose("one", "random", rouages.new("out-of-gears", 3, seed=1).save(), 0)
    before = worker_of(pool)
    with pytest.raises(rouages.Refusal):
        await pool.choose("one", "random", b"nonsense", 0)
    assert worker_of(pool) == before


async def test_workers_that_always_die_are_given_up(pool, monkeypatch):
    monkeypatch.setattr(worker, "choose", die)
    with pytest.raises(Died):
        await pool.choose("one", "random", b"", 0)


async def test_a_table_whose_worker_is_killed_goes_on_with_the_bot_s_own_answer(door, caplog):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot", "bot"))
    await screen.until(lambda: screen.view and screen.view["robots"][2]["ready"])
    for process in tuple(door.house.bots.processes):
        os.kill(process.pid, signal.SIGKILL)
    await screen.answer(0)
    await screen.answer(0)
    await screen.until(lambda: screen.view["round"] == 2 and screen.view["robots"][1]["ready"])
    assert "drawn by lot" not in caplog.text


async def test_a_bot_that_names_no_option_is_answered_for_by_lot(door, monkeypatch, caplog):
    async def choose(*_):
        return 1000

    monkeypatch.setattr(door.house.bots, "choose", choose)
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot"))
    await screen.answer(0)
    await screen.answer(0)
    await screen.until(lambda: screen.view["round"] == 2)
    assert "drawn by lot" in caplog.text


async def test_a_bot_whose_answer_was_refused_thinks_again(door, monkeypatch):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot")
    live = door.house.tables.live[table]
    refusals = iter([True, False])
    play_answer = Play.answer

    def answer(play, seat, question, option):
        if seat == 1 and next(refusals, False):
            raise NoSuchOption(seat=seat, question=question, option=option)
        return play_answer(play, seat, question, option)

    monkeypatch.setattr(Play, "answer", answer)
    screen = await ann.sit(table)
    await screen.until(lambda: screen.view and screen.view["robots"][1]["ready"])
    assert live.play.entries == 2


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
        assert asyncio.get_running_loop().time() - began >= 0.3
