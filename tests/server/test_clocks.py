"""Clocks, the sand timer, and players who are not there."""

import asyncio
import json
import random
import sqlite3
import time

import pytest

from rouages.games.robo_rally import programming
from rouages.tables.ledger.rows import EntryKind
from rouages.tables.waiting.timers import MOST_TOLD_SECONDS
from rouages.tables.wire.states import SeatKind
from tests.server.kills import Servers
from tests.server.running import Door, becomes, running, sqlite_in
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

SECOND = {"kind": "move", "seconds": 1}
HOUR = {"kind": "move", "seconds": 3600}


def answers(folder, table):
    """The seat and the question of every answer at a table in the file, in order."""
    with sqlite3.connect(folder / "house.sqlite3") as file:
        return file.execute(
            "SELECT seat, question FROM entries WHERE deed = ? AND table_id = ? ORDER BY number",
            (EntryKind.ANSWER, table),
        ).fetchall()


def clock_of(screen, seat):
    return next((clock for clock in screen.clocks if clock["seat"] == seat), None)


async def test_a_table_without_a_clock_shows_none(door):
    _, _, first, _ = await two_people(door)
    assert first.table["clock"] is None
    assert first.clocks == []


async def test_a_bot_answers_for_who_let_the_time_of_a_move_run_out(door):
    _, _, first, second = await two_people(door, clock={**SECOND, "expiry": "bot"})
    await second.answer(0)
    await first.until(lambda: first.question() and first.question()["question"] == 2)
    assert answers_of(door, first, 0) == 1


def answers_of(door, screen, seat):
    """How many answers of a seat stand."""
    match = door.house.tables.live[screen.table["id"]].play.match
    return sum(who == seat for who, _ in match.answers)


async def test_a_clock_notices_that_the_time_of_day_was_set(door):
    _, _, first, second = await two_people(door, clock={**HOUR, "expiry": "bot"})
    await second.answer(0)
    loop = door.house.tables.live[first.table["id"]].outside.loop
    loop.now = lambda: time.time() + 24 * 3600
    await first.until(lambda: first.question() and first.question()["question"] == 2)
    assert answers_of(door, first, 0) == 1


@pytest.mark.parametrize("clock", [HOUR, {"kind": "bank", "seconds": 3600}])
async def test_a_time_of_day_that_is_set_back_gives_nobody_time(door, clock, caplog):
    _, _, first, second = await two_people(door, clock=clock)
    loop = door.house.tables.live[first.table["id"]].outside.loop
    loop.now = lambda: time.time() - 24 * 3600
    await first.until(lambda: clock_of(first, 0)["until"] <= loop.now() + 3600)
    assert "The time of day was set, or the machine slept: -86400 seconds." in caplog.text
    for screen in (first, second, first, second):
        await screen.answer(0)
    await first.reply("Ping")
    for seat in (0, 1):
        shown = clock_of(first, seat)
        assert shown["left"] <= 3600
        assert shown["until"] is None or shown["until"] <= loop.now() + 3600 + MOST_TOLD_SECONDS


async def test_a_time_of_day_that_was_set_back_while_nobody_served_gives_nobody_time(tmp_path, monkeypatch):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        table = await ann.table("me", "here:Bo", game="robo-rally", clock=HOUR)
        await (await ann.sit(table)).asked()
        cookies = ann.http.cookies
    day_before = time.time() - 24 * 3600
    monkeypatch.setattr(time, "time", lambda: day_before)
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        screen = await ann.sit(table)
        await screen.until(lambda: clock_of(screen, 0)["until"] <= day_before + 3600)


async def test_limits_do_not_last_for_as_long_as_the_time_of_day_was_set_back(tmp_path, monkeypatch):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        loop = door.house.tables.live[await ann.table("me", "open")].outside.loop
        for _ in range(31):
            refused = await ann.http.post("/api/me/carry", json={})
        assert refused.json()["type"] == "TooFrequent"
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() - 24 * 3600)
        loop.now = time.time
        await becomes(lambda: not door.house.pace._limiter.storage.storage)
        await ann.post("/api/me/carry", {})


async def test_a_bot_answers_where_the_decision_names_no_default(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot", clock=SECOND))
    await screen.until(lambda: screen.question() and screen.question()["question"] == 2)


async def test_the_decision_s_default_is_taken_where_it_names_one(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot", game="robo-rally", clock=SECOND, options={"sand_timer": False})
    screen = await ann.sit(table)
    await screen.until(lambda: {"type": "TimeRanOut", "seat": 0} in screen.events)


async def test_a_clock_runs_only_for_who_is_asked_and_everybody_sees_it(door):
    _, _, first, second = await two_people(door, clock=HOUR)
    asked = clock_of(first, 1)
    assert 3590 < asked["until"] - time.time() <= 3600
    assert clock_of(second, 1) == asked
    await second.answer(0)
    await second.answer(0)
    await first.until(lambda: clock_of(first, 1)["until"] is None)
    assert clock_of(first, 0)["until"] is not None


@pytest.mark.parametrize("clock", [HOUR, {"kind": "bank", "seconds": 100, "increment": 7}])
async def test_a_clock_does_not_tell_what_is_answered_in_secret(door, clock):
    _, _, first, second = await two_people(door, clock=clock)
    await second.reply("Ping")
    heard = len(second.traffic)
    await first.answer(0)
    await second.reply("Ping")
    assert len(second.traffic) == heard + 1
    own = clock_of(first, 0)
    assert clock_of(second, 0) != own
    for screen in (first, second, second):
        await screen.answer(0)
    await second.until(lambda: second.view["round"] == 2)
    await first.until(lambda: first.view["round"] == 2)
    own, seen = clock_of(first, 0), clock_of(second, 0)
    assert seen == own | {"until": seen["until"]}
    assert 0 < seen["until"] - own["until"] <= 20, "as if the clock began once the round has been told"


@pytest.mark.parametrize("game", ["out-of-gears", "robo-rally"])
async def test_a_spectator_sees_a_clock_change_only_with_something_else(door, game):
    _, _, *screens = await two_people(door, game=game, clock={"kind": "bank", "seconds": 900, "increment": 3})
    watcher = await door.stranger().open(screens[0].table["id"])
    rng = random.Random(1)
    for _ in range(60):
        for seat, screen in enumerate(screens):
            await screen.reply("Ping")
            if screen.undo["may"] and rng.random() < 0.2:
                await screen.reply("Undo", seat=seat)
            elif asked := screen.question():
                await screen.answer(rng.randrange(len(asked["options"])))
    await watcher.reply("Ping")
    changes = [set(json.loads(text)) for text in watcher.traffic[1:] if '"clocks"' in text]
    assert len(changes) > 5
    assert all(parts & {"seats", "view", "news"} for parts in changes)


async def test_another_s_answer_leaves_a_clock_as_it_was(door):
    _, _, first, second = await two_people(door, clock=HOUR)
    before = clock_of(first, 0)
    await second.answer(0)
    await second.answer(0)
    await first.until(lambda: clock_of(first, 1)["until"] is None)
    assert clock_of(first, 0) == before


async def test_a_bank_shrinks_by_what_was_used_and_grows_by_its_increment(door):
    _, _, first, _ = await two_people(door, clock={"kind": "bank", "seconds": 100, "increment": 7})
    await asyncio.sleep(0.3)
    await first.answer(0)
    await first.until(lambda: clock_of(first, 0)["left"])
    clock = clock_of(first, 0)
    assert 106 < clock["left"] <= 106.75
    assert clock["until"] - time.time() <= clock["left"]


async def test_an_empty_bank_answers_every_question_until_the_match_is_over(door):
    _, _, first, second = await two_people(door, clock={"kind": "bank", "seconds": 1, "expiry": "bot"})
    await first.until(lambda: first.result)
    assert second is not None


async def test_an_answer_taken_back_never_gives_time(door):
    _, _, first, _ = await two_people(door, clock=HOUR)
    await asyncio.sleep(0.2)
    until = clock_of(first, 0)["until"]
    await first.answer(0)
    await first.until(lambda: clock_of(first, 0)["until"] > until)
    await asyncio.sleep(0.2)
    until = clock_of(first, 0)["until"]
    await first.reply("Undo", seat=0)
    assert clock_of(first, 0)["until"] == pytest.approx(until, abs=0.01)


async def test_a_stale_timer_answers_no_later_question(door):
    _, _, first, _ = await two_people(door, clock=HOUR)
    live = door.house.tables.live[first.table["id"]]
    await first.answer(0)
    timer = live.timers.timers[0]
    timer.question, timer.clock = 1, time.time() - 1
    entries = live.play.entries
    live.timers.ring([])
    assert live.play.entries == entries


async def test_a_person_s_answer_and_the_clock_s_are_one(door):
    """Whoever is later finds the question dealt with."""
    _, _, first, _ = await two_people(door, clock={**SECOND, "expiry": "bot"})
    asked = first.question()
    await first.until(lambda: first.question() and first.question()["question"] > asked["question"])
    reply = await first.reply("Answer", seat=0, question=asked["question"], option=0)
    assert reply["type"] == "Done" or reply["refusal"]["type"] in ("Late", "AnsweredOtherwise")


async def test_a_rematch_has_the_same_clock(door):
    ann, _, first, _ = await two_people(door, clock={"kind": "bank", "seconds": 1, "expiry": "bot"})
    await first.until(lambda: first.result)
    again = await ann.post(f"/api/tables/{first.table['id']}/rematch")
    card = await ann.get(f"/api/tables/{again['id']}")
    assert card["table"]["clock"] == first.table["clock"]


async def test_a_wrong_clock_is_refused(door):
    ann = await door.guest("Ann")
    for clock in ({"kind": "move", "seconds": 0}, {"kind": "sun", "seconds": 5}, {"kind": "bank"}):
        refusal = await ann.lay("me", "bot", clock=clock, status=400)
        assert refusal["type"] == "Malformed"


async def test_a_clock_that_ran_out_while_the_server_was_down_is_answered_once(tmp_path):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        clock = {"kind": "move", "seconds": 3}
        table = await ann.table("me", "here:Bo", game="robo-rally", clock=clock)
        screen = await ann.sit(table)
        await screen.asked()
    assert (0, 1) not in answers(tmp_path, table)
    await asyncio.sleep(3)
    async with running(tmp_path):
        await becomes(lambda: (0, 1) in answers(tmp_path, table))
    async with running(tmp_path):
        assert answers(tmp_path, table).count((0, 1)) == 1


async def test_a_table_that_was_put_away_is_opened_when_time_has_run_out(tmp_path):
    async with running(tmp_path, idle_seconds=0.1) as door:
        ann = await door.guest("Ann")
        table = await ann.table("me", "here:Bo", game="robo-rally", clock={"kind": "move", "seconds": 4})
        screen = await ann.sit(table)
        await screen.asked()
        await screen.close()
        await becomes(lambda: table not in door.house.tables.live)
        assert (0, 1) not in answers(tmp_path, table)
        await becomes(lambda: (0, 1) in answers(tmp_path, table))


async def test_kills_neither_lose_nor_double_what_a_clock_answers(tmp_path):
    async with Servers(sqlite_in(tmp_path)) as servers:
        await servers.start()
        door = Door(None, servers.port)
        ann = await door.guest("Ann")
        table = await ann.table("me", "here:Bo", game="robo-rally", clock=SECOND)
        screen = await ann.sit(table)
        await screen.asked()
        for kill in range(4):
            before = len(answers(tmp_path, table))
            await becomes(lambda before=before: len(answers(tmp_path, table)) > before)
            await asyncio.sleep(0.3 * kill)
            servers.kill()
            await servers.start()
        await door.close()
    found = answers(tmp_path, table)
    assert len(found) == len(set(found))
    for seat in (0, 1):
        questions = [question for who, question in found if who == seat]
        assert questions == list(range(1, len(questions) + 1))


async def rally(door, **wish):
    return await two_people(door, game="robo-rally", **wish)


async def finish(screen):
    for _ in range(6):
        await screen.answer(0)


async def test_the_sand_runs_for_the_last_to_finish_and_fills_the_rest_by_chance(door, monkeypatch):
    monkeypatch.setattr(programming, "SECONDS", 1)
    _, _, first, second = await rally(door)
    assert first.clocks == []
    await finish(first)
    await second.until(lambda: clock_of(second, 1))
    assert clock_of(second, 1)["sand"] - time.time() <= 1
    await second.until(lambda: {"type": "TimeRanOut", "seat": 1} in second.events)
    await first.until(lambda: first.view["turn"] > 1 or first.view["phase"] != "program")


async def test_the_sand_runs_on_from_register_to_register(door):
    _, _, first, second = await rally(door)
    await finish(first)
    await second.until(lambda: clock_of(second, 1))
    before = clock_of(second, 1)["sand"]
    await second.answer(0)
    await second.reply("Ping")
    assert clock_of(second, 1)["sand"] == before


async def test_bots_that_have_finished_do_not_turn_the_sand(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot", game="robo-rally"))
    await screen.until(lambda: screen.view and screen.view["robots"][1]["ready"])
    await screen.reply("Ping")
    assert screen.clocks == []


async def test_a_bot_takes_the_seat_of_who_is_not_there_and_gives_it_back(door):
    _, bob, first, second = await two_people(door, away={"bot": "after", "seconds": 1})
    await second.close()
    await first.until(lambda: first.seats[1]["away"])
    await first.until(lambda: first.view["robots"][1]["ready"])
    await bob.sit(first.table["id"])
    await first.until(lambda: not first.seats[1]["away"])


async def test_nobody_takes_the_seat_of_who_is_there(door):
    _, _, first, second = await two_people(door, away={"bot": "after", "seconds": 1})
    await asyncio.sleep(1.3)
    await first.reply("Ping")
    assert not any(seat["away"] for seat in first.seats)
    assert second is not None


@pytest.mark.parametrize("bot", ["after", "never"])
async def test_where_a_bot_does_not_take_over_at_once_nobody_leaves_a_seat(door, bot):
    _, _, first, _ = await two_people(door, away={"bot": bot})
    assert await first.refused("Leave", seat=0) == "SeatWaits"
    assert first.seats[0]["kind"] == SeatKind.PERSON


async def test_the_lobby_tells_when_my_time_runs_out_and_where_the_match_stands(tmp_path):
    async with running(tmp_path, idle_seconds=0.1) as door:
        ann, _, first, second = await two_people(door, clock=HOUR)
        until = clock_of(first, 0)["until"]
        (card,) = (await ann.get("/api/lobby"))["mine"]
        assert (card["my_turn"], card["until"]) == (True, until)
        assert card["progress"] == {"round": 1, "phase": "programme"}
        await first.close()
        await second.close()
        await becomes(lambda: not door.house.tables.live)
        assert (await ann.get("/api/lobby"))["mine"] == [
            {**card, "questions": {}, "seats": [{**seat, "online": False} for seat in card["seats"]]}
        ]
