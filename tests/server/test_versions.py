"""A release changes the rules of a game: tables that were begun before it go on."""

import asyncio
import random
import sqlite3
from contextlib import asynccontextmanager

import msgspec
import pytest

import rouages
from rouages.engine import loading
from rouages.games import GAMES
from rouages.games.out_of_gears.programming import ChooseAction
from rouages.server.thinking.pool import BotPool
from rouages.tables.match.proceedings import ENTRIES_A_POSITION
from tests.engine.test_versions import OTHER, SAME
from tests.server.running import running
from tests.server.test_branch import branch
from tests.server.test_play import two_people
from tests.server.test_replay import whole

pytestmark = pytest.mark.anyio

ANSWERS = ENTRIES_A_POSITION + 4
"""So many that a snapshot lies on the way, and answers after it."""


@asynccontextmanager
async def released(folder, people, monkeypatch, game):
    """The next release over a copy of what the last one had written when it was stopped."""
    (folder / "next").mkdir()
    with sqlite3.connect(folder / "house.sqlite3") as file:
        file.execute("VACUUM INTO ?", (str(folder / "next" / "house.sqlite3"),))
    monkeypatch.setitem(GAMES, game.name, game)
    async with running(folder / "next") as door:
        again = [door.stranger() for _ in people]
        for person, known in zip(again, people, strict=True):
            person.http.cookies = known.http.cookies
        yield door, again


async def play(screens, answers, rng):
    """So many answers of two people, by lot, each in turn."""
    for _ in range(answers):
        for screen in screens:
            await screen.reply("Ping")
        screen = next(screen for screen in screens if screen.question())
        asked = screen.question()
        await screen.answer(rng.randrange(len(asked["options"])), asked["seat"])
    for screen in screens:
        await screen.reply("Ping")


async def stored(door, answers, **wish):
    ann, bob, *screens = await two_people(door, options={"two_robots": True}, **wish)
    await play(screens, answers, random.Random(2))
    return (ann, bob), screens


def asked_of(screen):
    return [(each["seat"], each["question"], each["options"]) for each in screen.questions]


@pytest.mark.parametrize("answers", [3, ANSWERS])
@pytest.mark.parametrize("game", [SAME, OTHER], ids=["same", "other"])
async def test_a_table_goes_on_where_it_was(tmp_path, monkeypatch, game, answers):
    async with running(tmp_path) as door:
        people, screens = await stored(door, answers)
        table = screens[0].table["id"]
        async with released(tmp_path, people, monkeypatch, game) as (_, again):
            later = [await person.sit(table) for person in again]
            for before, after in zip(screens, later, strict=True):
                await after.reply("Ping")
                assert after.table["trouble"] is None
                assert (after.table["seam"] is None) == (game is SAME or answers < ENTRIES_A_POSITION)
                assert after.table["renewed"] == ([] if game is SAME else [OTHER.version])
                assert (after.view, asked_of(after)) == (before.view, asked_of(before))
            await play(later, 2, random.Random(3))
            assert len(later[0].events) > 0


async def test_the_position_is_kept_in_its_new_form_at_once(tmp_path, monkeypatch):
    async with running(tmp_path) as door:
        people, screens = await stored(door, ANSWERS)
        table = screens[0].table["id"]
        async with released(tmp_path, people, monkeypatch, OTHER) as (house, again):
            await (await again[0].sit(table)).reply("Ping")
            kept = (await house.house.tables.ledger.read(table)).position.saved
            assert house.house.tables.live[table].play.match.origin.seam.version == OTHER.version - 1
            assert loading.version_in(msgspec.msgpack.decode(kept)["match"]) == OTHER.version


async def test_undo_ends_at_the_seam_and_works_after_it(tmp_path, monkeypatch):
    async with running(tmp_path) as door:
        people, screens = await stored(door, ENTRIES_A_POSITION, undo="free")
        table = screens[0].table["id"]
        async with released(tmp_path, people, monkeypatch, OTHER) as (_, again):
            later = [await person.sit(table) for person in again]
            await later[0].reply("Ping")
            assert await later[0].refused("Undo", seat=0) == "OtherRulesThen"
            await play(later, 3, random.Random(3))
            undone = next(screen for screen in later if screen.undo["may"])
            seat = undone.undo["may"][0]["seat"]
            assert (await undone.reply("Undo", seat=seat))["type"] == "Done"


async def test_a_match_with_a_seam_is_finished_recorded_verified_and_filmed(tmp_path, monkeypatch):
    async with running(tmp_path) as door:
        people, screens = await stored(door, ANSWERS)
        table = screens[0].table["id"]
        async with released(tmp_path, people, monkeypatch, OTHER) as (_, again):
            later = [await person.sit(table) for person in again]
            while later[0].table["status"] != "over":
                await play(later, 1, random.Random(3))
            record = await again[0].get(f"/api/tables/{table}/record")
            assert len(record["seam"]["answers"]) <= ANSWERS
            assert rouages.replay(record).outcome.ending == later[0].result["outcome"]["ending"]
            await again[0].get(f"/api/tables/{table}/verified")
            assert (await again[0].post("/api/records", record, status=409))["type"] == "SewnRecord"
            film = await again[0].get(f"/api/tables/{table}/replay?seat=0")
            assert film["moments"][0]["answer"] == 0
            frames = await again[0].get(f"/api/tables/{table}/replay/frames?seat=0&from=0&to=3")
            assert frames["frames"][0]["view"]


async def thought_here(bots, table, kind, think):
    """Whoever thinks in a process of its own knows nothing of the next release."""
    return await asyncio.to_thread(think)


async def test_a_match_with_a_seam_is_branched_and_reviewed_from_there(tmp_path, monkeypatch):
    monkeypatch.setattr(BotPool, "_thought", thought_here)
    async with running(tmp_path) as door:
        people, screens = await stored(door, ANSWERS)
        table = screens[0].table["id"]
        async with released(tmp_path, people, monkeypatch, OTHER) as (_, again):
            ann, later = again[0], [await person.sit(table) for person in again]
            while later[0].table["status"] != "over":
                await play(later, 1, random.Random(3))
            seat = later[0].reader["seat"]
            film, frames = await whole(ann, table, seat)
            assert film["table"]["seam"] == later[0].table["seam"] >= ENTRIES_A_POSITION
            asked = next(number for number, moment in enumerate(film["moments"]) if moment["asked"])
            question = frames[asked]["question"]
            advice = await ann.post(f"/api/tables/{table}/review", {"seat": seat, "moment": asked})
            assert advice["chosen"] == question["chosen"]
            estimates = await ann.get(f"/api/tables/{table}/estimates?seat={seat}")
            assert len(estimates["values"]) == len(film["moments"])
            bots = [{"kind": "bot", "level": "random"}] * (len(film["seats"]) - 1)
            places = [*bots[:seat], {"kind": "me"}, *bots[seat:]]
            screen = await ann.sit((await branch(ann, table, seat, asked, places))["id"])
            await screen.asked(seat)
            assert screen.table["seam"] == film["table"]["seam"]
            assert (screen.view, screen.question(seat)["options"]) == (
                frames[asked]["view"],
                question["options"],
            )
            await screen.play_on(random.Random(4))
            assert screen.result


async def test_what_was_answered_last_and_fits_no_more_is_asked_again(tmp_path, monkeypatch):
    """A server that was killed has kept answers after its last snapshot, which new rules may not offer."""
    async with running(tmp_path) as door:
        ann, bob, first, second = await two_people(door)
        await second.answer(0)
        asked = await first.answer(2)
        await second.answer(1)
        table = first.table["id"]
        offered = ChooseAction.options
        monkeypatch.setattr(ChooseAction, "options", lambda self, table: offered(self, table)[:2])
        async with released(tmp_path, (ann, bob), monkeypatch, SAME) as (house, again):
            screens = [await person.sit(table) for person in again]
            now = await screens[0].asked(0)
            assert (now["prompt"], len(now["options"])) == (asked["prompt"], 2)
            assert now["question"] > asked["question"]
            number = await screens[1].asked(1)
            assert number["prompt"]["type"] == "ChooseNumber"
            await screens[1].answer(1)
            await screens[0].answer(1)
            await screens[0].answer(1)
            await screens[1].until(lambda: screens[1].view["round"] == 2 and screens[1].question())
            house.house.tables.live.clear()
            anew = await again[1].sit(table)
            assert (await anew.asked(1))["question"] == screens[1].question(1)["question"]
