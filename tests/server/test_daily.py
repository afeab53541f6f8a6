"""The challenge of the day at real tables: one attempt that counts, boards, and what is told when."""

import asyncio
import random
import time
from datetime import date, timedelta

import msgspec
import pytest
from sqlalchemy import bindparam, select, update

from rouages.days.chain import new_key
from rouages.days.deal import CHALLENGES, deal_of
from rouages.days.hours import begins, day_at, ends
from rouages.days.keyring import Keyring
from rouages.days.proof import prove
from rouages.engine import record
from rouages.engine.daily import Figure, Score, Steps
from rouages.server.store.database import ATTEMPTS
from rouages.server.store.writer import Batch
from tests.server.people.test_keepers import keeper_of
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_ties import befriended
from tests.server.running import running

pytestmark = pytest.mark.anyio

REAL = day_at(time.time())
DAY = REAL + timedelta(14 - REAL.weekday())
"""A Monday, on which bots do not think long; whoever comes now has been known for days then."""
KEY = new_key(REAL - timedelta(50), 200, 1, b"k" * 32)
KEYS = Keyring((KEY,))
SOLO = "cyberion"


class Clock:
    """The time of the house, which stands at noon unless it is moved."""

    def __init__(self):
        self.moment = begins(DAY) + 12 * 3600

    def __call__(self):
        return self.moment


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def door(request, tmp_path, anyio_backend):
    where = {"database": request.getfixturevalue("database")} if request.param == "postgres" else {}
    async with running(tmp_path, days=KEYS, **where) as door:
        door.clock = door.house.tables._outside.loop.now = Clock()
        yield door


async def begun(person, game=SOLO):
    """The screen of a table where the challenge is taken."""
    screen = await person.open((await person.post(f"/api/daily/{game}"))["id"])
    await screen.until(lambda: screen.questions)
    return screen


async def finished(person, game=SOLO, seed=1):
    screen = await begun(person, game)
    await screen.play_on(random.Random(seed))
    await person.door.house.challenge.prove_some()
    return screen


async def card(person, game=SOLO):
    page = await person.get("/api/daily")
    return next(each for each in page["games"] if each["game"] == game)


def board(person, among="all", day=DAY, status=200):
    return person.get(f"/api/days/{day}/{SOLO}?among={among}", status)


async def test_today_has_a_deal_for_every_game_and_no_secret(door):
    page = await door.stranger().get("/api/daily")
    assert [each["game"] for each in page["games"]] == list(CHALLENGES)
    assert {each["state"] for each in page["games"]} == {"open"}
    assert (page["day"], page["number"], page["ends"]) == (
        str(DAY),
        KEY.chain.number_of(DAY),
        ends(DAY),
    )
    assert page["now"] == door.clock.moment
    assert KEY.secret(DAY).hex() not in str(page)
    assert page["chain"]["end"] == KEY.chain.end
    assert (await door.stranger().get(f"/api/days/{DAY}", 400))["type"] == "NotOver"
    shown = await door.stranger().get(f"/api/days/{DAY - timedelta(1)}")
    KEY.chain.verify(DAY - timedelta(1), bytes.fromhex(shown["secret"]))


async def test_there_is_one_attempt_for_each_person_whoever_asks_how_often(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    tables = await asyncio.gather(*[ann.post(f"/api/daily/{SOLO}") for _ in range(5)])
    assert len({table["id"] for table in tables}) == 1
    assert (await bob.post(f"/api/daily/{SOLO}"))["id"] != tables[0]["id"]
    other = await door.stranger().post(f"/api/daily/{SOLO}", status=401)
    assert other["type"] == "NoName"


async def test_an_attempt_begins_with_the_first_answer_and_counts_once_it_was_played_again(door):
    ann = await door.account("Ann")
    screen = await begun(ann)
    assert screen.table["day"] == {"day": str(DAY), "practice": False, "ends": ends(DAY)}
    assert (await card(ann))["state"] == "open"
    await screen.answer(0)
    assert (await card(ann))["state"] == "begun"
    await screen.play_on(random.Random(1))
    own = await card(ann)
    deal = deal_of(DAY, KEY.secret(DAY), SOLO)
    match = door.house.tables.live[screen.table["id"]].play.match
    assert own["state"] == "over"
    assert msgspec.convert(own["score"], Score) == deal.score(match)
    assert (own["place"], own["finished"]) == (1, 1)
    assert prove(deal, record.read(match.record())).over


async def test_the_second_attempt_is_practice(door):
    ann = await door.account("Ann")
    first = await finished(ann)
    before = await card(ann)
    second = await begun(ann)
    assert second.table["day"]["practice"]
    assert second.table["id"] != first.table["id"]
    await second.answer(0)
    assert await second.reply("Undo", seat=0)
    await second.play_on(random.Random(5))
    assert await card(ann) == before
    assert len((await ann.get("/api/lobby"))["mine"]) == 2
    (played,) = (await ann.get("/api/statistics"))["mine"]
    assert played["played"] == 1


async def test_the_board_is_covered_until_ones_own_attempt_is_over_or_the_day(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    screen = await finished(ann)
    assert (await board(bob, status=403))["type"] == "BoardCovered"
    assert (await board(door.stranger(), status=403))["type"] == "BoardCovered"
    film = f"/api/tables/{screen.table['id']}/replay"
    assert (await bob.get(film, 403))["type"] == "ClosedToSpectators"
    own = await card(bob)
    assert (own["finished"], own["score"], own["place"]) == (1, None, None)
    await begun(bob)
    assert (await board(bob, status=403))["type"] == "BoardCovered"
    await finished(bob, seed=2)
    rows = (await board(bob))["rows"]
    assert sorted(row["name"] for row in rows) == ["Ann", "Bobby"]
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert await bob.get(film)
    door.clock.moment = ends(DAY) + 1
    assert len((await board(door.stranger()))["rows"]) == 2
    assert await door.stranger().get(film)


async def test_what_would_tell_the_luck_of_the_day_is_told_when_it_is_over(door):
    ann = await door.account("Ann")
    screen = await finished(ann)
    practice = await finished(ann)
    for table in (screen, practice):
        path = f"/api/tables/{table.table['id']}"
        assert (await ann.get(f"{path}/record", 403))["type"] == "DayNotOver"
        assert (await ann.get(f"{path}/verified", 403))["type"] == "DayNotOver"
        assert (await ann.post(f"{path}/report", status=403))["type"] == "DayNotOver"
        wish = {"seat": 0, "moment": 0, "seats": [{"kind": "me"}]}
        assert (await ann.post(f"{path}/branch", wish, 403))["type"] == "DayNotOver"
    own, files = await unpacked(ann)
    assert not files
    door.clock.moment = ends(DAY) + 1
    given = record.read(msgspec.json.encode(await ann.get(f"/api/tables/{screen.table['id']}/record")))
    assert prove(deal_of(DAY, KEY.secret(DAY), SOLO), given).over
    [attempt] = [each["attempt"] for each in own["tables"] if each["attempt"]]
    assert attempt["day"] == str(DAY)


async def test_the_end_of_the_day_closes_an_attempt_which_keeps_what_it_has(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    screen = await begun(ann)
    await screen.answer(0)
    await begun(bob)
    asked = await screen.asked()
    door.clock.moment = ends(DAY)
    late = {"seat": 0, "question": asked["question"], "option": 0}
    assert await screen.refused("Answer", **late) == "DayIsOver"
    assert await screen.refused("Undo", seat=0) == "DayIsOver"
    door.clock.moment = ends(DAY) + 100
    await door.house.challenge.prove_some()
    await screen.until(lambda: screen.table["status"] == "unfinished")
    [row] = (await board(ann))["rows"]
    assert (row["name"], row["score"]["done"]) == ("Ann", False)
    rows = await door.house.storage.rows(select(ATTEMPTS))
    assert all(each.proven for each in rows)
    assert (await ann.get("/api/daily"))["streak"] == 0


async def test_keepers_guests_and_who_came_today_stand_on_no_public_board(door):
    kim, gus, ann = await keeper_of(door), await door.guest("Gus"), await door.account("Ann")
    for number, person in enumerate((kim, gus, ann)):
        await finished(person, seed=number)
    assert [row["name"] for row in (await board(ann))["rows"]] == ["Ann"]
    for person in (kim, gus):
        own = await card(person)
        assert own["score"]
        assert own["place"] is None
    door.clock.moment = begins(REAL) + 3600
    new = await door.account("Newcomer")
    await finished(new)
    assert (await board(new, day=REAL))["rows"] == []


async def test_friends_and_those_without_help_have_boards_of_their_own(door):
    ann, bob = await befriended(door)
    cat = await door.account("Cathy")
    hinted = await begun(ann)
    asked = await hinted.asked()
    await ann.post(f"/api/tables/{hinted.table['id']}/hint", {"seat": 0, "question": asked["question"]})
    await hinted.play_on(random.Random(1))
    for number, person in enumerate((bob, cat)):
        await finished(person, seed=number)
    assert {row["name"] for row in (await board(ann, "friends"))["rows"]} == {"Ann", "Bob"}
    assert {row["name"] for row in (await board(ann, "unaided"))["rows"]} == {"Bob", "Cathy"}
    assert {row["hints"] for row in (await board(ann))["rows"] if row["me"]} == {1}
    assert (await card(ann))["friends"] == 1
    assert (await board(ann, "nobody", status=404))["type"] == "NoSuchPage"


async def test_who_is_blocked_is_not_shown_and_keeps_their_place(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    for number, person in enumerate((ann, bob)):
        await finished(person, seed=number)
    bobby = await door.house.guests.of_handle("bobby")
    best = Score(done=True, figures=(Figure("valves", 9), Figure("turns", 1, less=True)))
    batch = Batch()
    written = update(ATTEMPTS).where(ATTEMPTS.c.guest == bindparam("of")).values(score=bindparam("best"))
    batch.add(written, {"of": bobby.id, "best": msgspec.json.encode(best).decode()})
    await door.house.storage.keep(batch)
    assert [(row["name"], row["place"]) for row in (await board(ann))["rows"]] == [("Bobby", 1), ("Ann", 2)]
    await ann.put("/api/players/bobby/tie", {"tie": "block"})
    assert [(row["name"], row["place"]) for row in (await board(ann))["rows"]] == [("Ann", 2)]


async def test_nobody_plays_for_who_takes_the_challenge(door):
    screen = await begun(await door.account("Ann"))
    for kind in ("Leave", "Concede"):
        assert await screen.refused(kind, seat=0) == "NobodyPlaysForYou"


def trail(person, day=DAY, game=SOLO, status=200):
    return person.get(f"/api/days/{day}/{game}/trail", status)


async def test_how_ones_own_attempt_went_is_told_in_signs_once_it_is_over(door):
    ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
    screen = await begun(ann)
    await screen.answer(0)
    assert (await trail(ann, status=404))["type"] == "NothingFinished"
    await screen.play_on(random.Random(1))
    told = await trail(ann)
    match = door.house.tables.live[screen.table["id"]].play.match
    deal = deal_of(DAY, KEY.secret(DAY), SOLO)
    assert msgspec.convert(told["steps"], Steps) == deal.steps(match)
    assert len(told["steps"]) == match.table.turn
    assert (told["day"], told["number"], told["game"]) == (str(DAY), KEY.chain.number_of(DAY), SOLO)
    assert told["score"] == (await card(ann))["score"]
    assert (await trail(bob, status=404))["type"] == "NothingFinished"
    assert (await trail(door.stranger(), status=401))["type"] == "NoName"
    assert (await trail(ann, game="chess", status=400))["type"] == "NoChallenge"
    door.clock.moment = ends(DAY) + 1
    assert await trail(ann) == told


async def test_everybody_is_told_why_they_stand_on_no_public_board(door):
    kim, gus, ann = await keeper_of(door), await door.guest("Gus"), await door.account("Ann")
    people = {door.stranger(): "guest", gus: "guest", kim: "keeper", ann: None}
    for person, why in people.items():
        assert (await person.get("/api/daily"))["absence"] == why
    door.clock.moment = begins(REAL) + 3600
    assert (await ann.get("/api/daily"))["absence"] == "new"


async def test_the_lobby_knows_whether_there_is_a_challenge_today(door):
    ann = await door.account("Ann")
    assert (await ann.get("/api/games"))["daily"]
    for moment in (begins(KEY.first) - 1, ends(KEY.first + timedelta(KEY.days - 1))):
        door.clock.moment = moment
        assert not (await ann.get("/api/games"))["daily"]
        assert (await ann.get("/api/daily", 400))["type"] == "NoSuchDay"
    door.clock.moment = begins(KEY.first)
    assert (await ann.get("/api/games"))["daily"]


async def test_against_bots_what_the_server_played_is_what_anybody_finds_who_plays_it_again(door):
    ann = await door.account("Ann")
    screen = await finished(ann, "out-of-gears")
    door.clock.moment = ends(DAY) + 1
    given = record.read(msgspec.json.encode(await ann.get(f"/api/tables/{screen.table['id']}/record")))
    proven = prove(deal_of(DAY, KEY.secret(DAY), "out-of-gears"), given)
    [row] = (await ann.get(f"/api/days/{DAY}/out-of-gears"))["rows"]
    assert msgspec.convert(row["score"], Score) == proven.score


async def test_who_leaves_the_house_leaves_the_board(door):
    ann = await door.account("Ann")
    await finished(ann)
    await card(ann)
    await ann.post("/api/me/leave", {"password": "long enough"})
    assert await door.house.storage.rows(select(ATTEMPTS)) == []


async def test_days_in_a_row_are_counted(door):
    ann = await door.account("Ann")
    for later in (0, 1):
        door.clock.moment = begins(DAY + timedelta(later)) + 3600
        await finished(ann)
        page = await ann.get("/api/daily")
        assert page["streak"] == 1 + later
    assert page["week"] == [True, True, False, False, False, False, False]


async def test_wrong_days_and_games_are_refused_in_one_sentence(door):
    ann = await door.account("Ann")
    assert (await ann.post("/api/daily/chess", status=400))["type"] == "NoChallenge"
    assert (await ann.get("/api/days/tomorrow", 400))["type"] == "BadDay"
    assert (await ann.get("/api/days/1999-01-01", 400))["type"] == "NoSuchDay"
    assert (await board(ann, day=DAY + timedelta(1), status=400))["type"] == "NotOver"


async def test_a_house_without_a_key_has_no_challenge(tmp_path):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        assert not (await ann.get("/api/games"))["daily"]
        assert (await ann.get("/api/daily", 404))["type"] == "NoSuchPage"
        assert (await ann.post(f"/api/daily/{SOLO}", status=404))["type"] == "NoSuchPage"
        assert (await ann.get(f"/api/days/{date(2027, 1, 1)}", 404))["type"] == "NoSuchPage"
