"""What stands on a board of the day, and what is set aside: devices, names, second replays, new rules."""

import json
import random
from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import bindparam, select, update

from rouages.days.hours import begins, ends
from rouages.engine.daily import Figure, Score
from rouages.games import GAMES
from rouages.server import day_sheets
from rouages.server.store.database import ATTEMPTS, DAY_SHEETS
from rouages.server.store.writer import Batch
from rouages.server.visitors import DEVICE_COOKIE
from tests.server.people.test_ties import befriended
from tests.server.running import running
from tests.server.test_daily import DAY, KEYS, SOLO, Clock, begun, board, card, finished

pytestmark = pytest.mark.anyio

AGAINST_BOTS = "out-of-gears"
BEST = Score(done=True, figures=(Figure("valves", 9), Figure("turns", 1, less=True)))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def door(request, tmp_path, anyio_backend):
    where = {"database": request.getfixturevalue("database")} if request.param == "postgres" else {}
    async with running(tmp_path, days=KEYS, **where) as door:
        door.clock = door.house.tables._outside.loop.now = Clock()
        yield door


def goes_to_the_device_of(person, other):
    """Somebody comes by the browser of somebody else."""
    [there] = [each for each in other.http.cookies.jar if each.name == DEVICE_COOKIE]
    if DEVICE_COOKIE in person.http.cookies:
        person.http.cookies.delete(DEVICE_COOKIE)
    person.http.cookies.jar.set_cookie(there)


async def names(person, **which):
    return [row["name"] for row in (await board(person, **which))["rows"]]


async def forge(door, table, checked=None):
    """Somebody writes a score into the database, as if it had been played once more then."""
    batch = Batch()
    forged = {"score": bindparam("best"), "checked": bindparam("then")}
    written = update(ATTEMPTS).where(ATTEMPTS.c.table_id == bindparam("where")).values(forged)
    batch.add(written, {"where": table, "best": msgspec.json.encode(BEST).decode(), "then": checked})
    await door.house.storage.keep(batch)


async def test_of_several_people_on_one_device_the_first_stands_on_the_board(door):
    ann, bob, cat = [await door.account(name) for name in ("Ann", "Bobby", "Cathy")]
    await finished(ann)
    goes_to_the_device_of(bob, ann)
    assert (await card(bob))["aside"] == "device"
    await finished(bob, seed=2)
    await finished(cat, seed=3)
    own = await card(bob)
    assert (own["aside"], own["place"], own["finished"]) == ("device", None, 2)
    assert own["score"]
    assert sorted(await names(ann)) == ["Ann", "Cathy"]
    assert (await bob.get("/api/daily"))["streak"] == 1
    assert (await card(ann))["aside"] is None


async def test_who_looks_as_a_guest_and_signs_in_afterwards_plays_beside_the_board(door):
    ann = await door.account("Ann")
    spy = await door.guest("Spy")
    await finished(spy)
    goes_to_the_device_of(ann, spy)
    await finished(ann, seed=2)
    assert await names(ann) == []
    door.clock.moment = begins(DAY + timedelta(1)) + 60
    assert (await card(ann))["aside"] is None


async def test_the_same_person_has_one_attempt_on_whatever_device(door):
    ann = await door.account("Ann")
    screen = await begun(ann)
    elsewhere = door.stranger()
    elsewhere.http.cookies["rouages"] = ann.http.cookies["rouages"]
    assert (await elsewhere.post(f"/api/daily/{SOLO}"))["id"] == screen.table["id"]


async def test_who_does_not_wish_to_be_named_is_a_player_to_all_but_friends(door):
    ann, bob = await befriended(door)
    cat = await door.account("Cathy")
    await ann.put("/api/me/boards", {"named": False})
    films = [await finished(person, seed=number) for number, person in enumerate((ann, bob, cat))]
    table = films[0].table["id"]
    [row] = [row for row in (await board(cat))["rows"] if row["name"] is None]
    assert (row["handle"], row["table"]) == (None, None)
    assert (await cat.get(f"/api/tables/{table}/replay", 403))["type"] == "ClosedToSpectators"
    assert set(await names(bob)) == {"Ann", "Bob", "Cathy"}
    assert set(await names(ann)) == {"Ann", "Bob", "Cathy"}
    assert await bob.get(f"/api/tables/{table}/replay")
    door.clock.moment = ends(DAY) + 1
    assert None in await names(door.stranger())
    await ann.put("/api/me/boards", {"named": True})
    assert set(await names(door.stranger())) == {"Ann", "Bob", "Cathy"}


async def test_the_best_game_is_nobody_elses_because_its_player_is_not_named(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    screen = await finished(ann)
    await finished(bob, seed=2)
    await forge(door, screen.table["id"], checked=ends(DAY) + 1)
    door.clock.moment = ends(DAY) + 1

    async def best():
        shown = await bob.get(f"/api/days/{DAY}")
        return next(each["best"] for each in shown["games"] if each["game"] == SOLO)

    assert (await best())["name"] == "Ann"
    await ann.put("/api/me/boards", {"named": False})
    found = await best()
    assert [found[name] for name in ("place", "name", "handle", "table")] == [1, None, None, None]


async def test_a_second_attempt_under_another_name_is_the_same_attempt(door):
    ann = await door.account("Ann")
    screen = await begun(ann)
    await screen.answer(0)
    await ann.put("/api/me", {"name": "Zelda"})
    await ann.put("/api/me/handle", {"handle": "zelda"})
    assert (await ann.post(f"/api/daily/{SOLO}"))["id"] == screen.table["id"]
    await screen.play_on(random.Random(1))
    await door.house.challenge.prove_some()
    practice = await begun(ann)
    assert practice.table["day"]["practice"]
    assert await names(ann) == ["Zelda"]


async def test_a_score_that_its_record_does_not_come_to_again_is_gone_by_morning(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    screen = await finished(ann)
    await finished(bob, seed=2)
    await forge(door, screen.table["id"])
    assert (await names(bob))[0] == "Ann"
    door.clock.moment = ends(DAY) + 3600
    await door.house.challenge.prove_some()
    assert await names(door.stranger()) == ["Bobby"]
    rows = await door.house.storage.rows(select(ATTEMPTS).order_by(ATTEMPTS.c.guest))
    assert {(row.aside, row.checked) for row in rows} == {
        (None, door.clock.moment),
        ("doubted", door.clock.moment),
    }


async def test_every_score_is_played_once_more_in_each_of_seven_nights(door):
    ann = await door.account("Ann")
    await finished(ann)
    for night in range(1, 9):
        door.clock.moment = now = begins(DAY + timedelta(night)) + 3600
        for _ in range(2):
            await door.house.challenge.prove_some()
        [row] = await door.house.storage.rows(select(ATTEMPTS))
        assert row.checked == (now if night <= 7 else now - 24 * 3600)


async def test_a_release_in_the_middle_of_a_day_deals_the_same(door, monkeypatch):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    await finished(ann)
    sheet = (await card(ann))["options"]
    game = GAMES[SOLO]
    other = replace(game.daily, sheets=((*game.daily.sheets[6],),) * 7)
    monkeypatch.setitem(GAMES, SOLO, replace(game, daily=other))
    door.house.challenge._sheets._known.clear()
    assert (await card(bob))["options"] == sheet
    await finished(bob, seed=2)
    assert sorted(await names(ann)) == ["Ann", "Bobby"]
    assert len(await door.house.storage.rows(select(DAY_SHEETS))) == len(GAMES)


async def test_who_begins_after_the_rules_were_changed_plays_beside_the_board_and_tells_so_before(
    door, monkeypatch
):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    await finished(ann)
    changed = replace(GAMES[SOLO], version=GAMES[SOLO].version + 1)
    monkeypatch.setitem(GAMES, SOLO, changed)
    assert (await card(bob))["aside"] == "rules"
    await finished(bob, seed=2)
    own = await card(bob)
    assert (own["aside"], own["place"]) == ("rules", None)
    assert own["score"]
    assert await names(ann) == ["Ann"]
    door.clock.moment = ends(DAY) + 3600
    await door.house.challenge.prove_some()
    assert await names(ann) == ["Ann"]
    door.clock.moment = begins(DAY + timedelta(1)) + 3600
    assert (await card(bob))["aside"] is None


async def opened(person):
    """The table of an attempt against bots, with one answer."""
    screen = await begun(person, AGAINST_BOTS)
    await screen.answer(0)
    return screen.table["id"]


def released(door, monkeypatch):
    """A release comes that changes the bots of every game, and nothing else."""
    monkeypatch.setattr(day_sheets, "mark_of_bots", lambda game: f"other bots of {game}")
    door.house.challenge._sheets._known.clear()


async def asides(door):
    """Why each attempt stands aside, by its table."""
    return {row.table_id: row.aside for row in await door.house.storage.rows(select(ATTEMPTS))}


async def test_who_begins_or_is_proven_after_the_bots_were_changed_plays_beside_the_board(door, monkeypatch):
    ann, bob, cat = [await door.account(name) for name in ("Ann", "Bobby", "Cathy")]
    assert (await card(ann, AGAINST_BOTS))["aside"] is None
    early = [await opened(person) for person in (ann, bob)]
    assert await asides(door) == dict.fromkeys(early)
    released(door, monkeypatch)
    cards = {name: await card(cat, name) for name in GAMES}
    assert {name for name in GAMES if cards[name]["aside"] == "rules"} == {
        name for name in GAMES if cards[name]["bots"]
    }
    assert (await card(ann, AGAINST_BOTS))["aside"] == "rules"
    late = await opened(cat)
    assert await asides(door) == {**dict.fromkeys(early), late: "rules"}
    door.clock.moment = ends(DAY) + 3600
    await door.house.challenge.prove_some()
    assert await asides(door) == dict.fromkeys([*early, late], "rules")
    rows = await door.house.storage.rows(select(ATTEMPTS))
    assert all(row.score for row in rows)
    door.clock.moment = begins(DAY + timedelta(1)) + 3600
    assert (await card(cat, AGAINST_BOTS))["aside"] is None


async def test_who_was_proven_before_the_bots_were_changed_stays_on_the_board(door, monkeypatch):
    ann = await door.account("Ann")
    table = await opened(ann)
    door.clock.moment = ends(DAY) + 3600
    await door.house.challenge.prove_some()
    released(door, monkeypatch)
    door.clock.moment += 24 * 3600
    await door.house.challenge.prove_some()
    assert await asides(door) == {table: None}


async def test_a_sheet_of_an_earlier_release_tells_nothing_of_its_bots(door, monkeypatch):
    ann = await door.account("Ann")
    await card(ann)
    await without_marks(door)
    released(door, monkeypatch)
    assert {(await card(ann, name))["aside"] for name in GAMES} == {None}


async def without_marks(door):
    """The sheets as earlier releases have written them."""
    for row in await door.house.storage.rows(select(DAY_SHEETS)):
        sheet = {name: value for name, value in json.loads(row.sheet).items() if name != "mark"}
        batch = Batch()
        here = DAY_SHEETS.c.game == bindparam("where")
        written = update(DAY_SHEETS).where(here).values(sheet=bindparam("then"))
        batch.add(written, {"where": row.game, "then": json.dumps(sheet)})
        await door.house.storage.keep(batch)


async def test_the_spread_of_all_scores_shows_oneself_and_friends(door):
    ann, bob = await befriended(door)
    await finished(ann)
    assert (await board(ann))["spread"] is None
    for number, person in enumerate((bob, await door.account("Cathy"))):
        await finished(person, seed=number)
    found = await board(ann)
    spread = found["spread"]
    same = [row for row in found["rows"] if not row["score"]["done"]]
    assert sum(bar["count"] for bar in spread["bars"]) == len(same) == 3
    assert [bar["number"] for bar in spread["bars"]] == sorted(
        {row["score"]["figures"][0]["number"] for row in same}
    )
    assert {mark["name"]: mark["me"] for mark in spread["marks"]} == {"Ann": True, "Bob": False}
    assert (await board(ann, "friends"))["spread"] is None
