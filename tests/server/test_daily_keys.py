"""Keys of days in a house: before the first, from one to the next, without an old one, and in no copy."""

import random
import re
from datetime import timedelta

import pytest
from sqlalchemy import select

from rouages.days.chain import new_key
from rouages.days.hours import begins, ends
from rouages.days.keyring import keyring_of
from rouages.server.hosting.copies import back_up
from rouages.server.hosting.place import Place
from rouages.server.store.database import ATTEMPTS
from tests.server.running import running, sqlite_in
from tests.server.test_daily import DAY, REAL, SOLO, Clock, begun, board, card, finished

pytestmark = pytest.mark.anyio

OLD = new_key(REAL - timedelta(50), (DAY - REAL).days + 51, 1, b"o" * 32)
"""Its last day is the day."""
NEW = new_key(DAY + timedelta(1), 100, OLD.days + 1, b"n" * 32)
BOTH, LATER = keyring_of([OLD, NEW]), NEW.first


async def opened(door, moment=None):
    door.clock = door.house.tables._outside.loop.now = Clock()
    door.clock.moment = moment or door.clock.moment
    return door


async def back(door, name):
    """Somebody who was there before the house was begun anew."""
    person = door.stranger()
    await person.post("/api/sign-in", {"login": name.lower(), "password": "long enough"})
    return person


async def last_day(tmp_path):
    """In a house with the old key alone Ann finishes on its last day, and Bobby leaves his game."""
    async with running(tmp_path, days=keyring_of([OLD])) as door:
        await opened(door)
        ann, bob = [await door.account(name) for name in ("Ann", "Bobby")]
        await finished(ann)
        await (await begun(bob)).answer(0)


async def test_a_house_that_is_given_a_second_key_goes_on_and_loses_no_day(tmp_path):
    await last_day(tmp_path)
    async with running(tmp_path, days=BOTH) as door:
        await opened(door, begins(LATER) + 3600)
        ann = await back(door, "Ann")
        await door.house.challenge.prove_some()
        page = await ann.get("/api/daily")
        assert (page["number"], page["chain"]["end"]) == (OLD.days + 1, NEW.chain.end)
        assert (page["yesterday"], page["streak"]) == (str(DAY), 1)
        assert sorted(row["name"] for row in (await board(ann))["rows"]) == ["Ann", "Bobby"]
        shown = await ann.get(f"/api/days/{DAY}")
        OLD.chain.verify(DAY, bytes.fromhex(shown["secret"]))
        assert (shown["number"], shown["chain"]["end"]) == (OLD.days, OLD.chain.end)
        days = await ann.get("/api/days")
        assert [chain["end"] for chain in days["chains"]] == [OLD.chain.end, NEW.chain.end]
        assert days["last"] == str(DAY)
        assert (await ann.get(f"/api/days/{DAY}/{SOLO}/trail"))["number"] == OLD.days
        assert (await ann.post(f"/api/days/{DAY}/{SOLO}"))["id"]
        await finished(ann)
        assert (await card(ann))["place"] == 1
        assert (await ann.get("/api/daily"))["streak"] == 2


async def test_before_the_first_day_the_end_of_the_chain_is_published_and_no_secret(tmp_path):
    async with running(tmp_path, days=keyring_of([NEW])) as door:
        await opened(door, begins(LATER) - 24 * 3600)
        ann = await door.account("Ann")
        days = await ann.get("/api/days")
        [chain] = days["chains"]
        assert (chain["first"], chain["end"]) == (str(LATER), NEW.chain.end)
        assert (days["last"], days["begins"]) == (None, str(LATER))
        games = await ann.get("/api/games")
        assert (games["daily"], games["begins"], games["days"]) == (False, str(LATER), False)
        assert NEW.secret(LATER).hex() not in str(days)
        assert (await ann.get("/api/daily", 400))["type"] == "NoSuchDay"
        assert (await ann.get(f"/api/days/{LATER}", 400))["type"] == "NotOver"
        door.clock.moment = begins(LATER)
        assert (await ann.get("/api/days"))["begins"] is None
        assert (await ann.get("/api/games"))["begins"] is None


async def test_two_houses_with_one_key_deal_the_same_and_their_bots_answer_the_same(tmp_path):
    game, told = "out-of-gears", []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        async with running(tmp_path / name, days=BOTH) as door:
            await opened(door)
            screen = await begun(await door.account("Ann"), game)
            first = [screen.parts["view"], screen.question()]
            await screen.play_on(random.Random(1))
            match = door.house.tables.live[screen.table["id"]].play.match
            answers = [[option for asked, option in match.answers if asked == seat] for seat in range(4)]
            told.append((first, answers, match.table))
    assert told[0] == told[1]


async def test_no_copy_of_a_house_tells_a_day_that_was_not_over(tmp_path):
    async with running(tmp_path, days=BOTH) as door:
        await opened(door)
        ann = await door.account("Ann")
        await finished(ann)
        await ann.get("/api/daily")
        await back_up(Place(tmp_path, sqlite_in(tmp_path)), tmp_path / "copy.sqlite3")
    copied = (tmp_path / "copy.sqlite3").read_bytes()
    to_come = [key.secret(key.first + timedelta(place)) for key in BOTH.keys for place in range(key.days)]
    hidden = to_come[(DAY - OLD.first).days :]
    assert len(hidden) == 1 + NEW.days
    assert not [secret for secret in hidden if secret in copied or secret.hex().encode() in copied]


async def test_midnight_leads_from_one_key_to_the_next(tmp_path):
    async with running(tmp_path, days=BOTH) as door:
        await opened(door, ends(DAY) - 1)
        ann = await door.account("Ann")
        before = await ann.get("/api/daily")
        door.clock.moment = ends(DAY)
        after = await ann.get("/api/daily")
        assert [page["number"] for page in (before, after)] == [OLD.days, OLD.days + 1]
        assert [page["chain"]["end"] for page in (before, after)] == [OLD.chain.end, NEW.chain.end]
        assert NEW.secret(LATER).hex() not in str((before, after, await ann.get("/api/days")))


async def test_where_the_old_key_is_gone_its_attempts_wait_and_stop_no_round(tmp_path, caplog):
    await last_day(tmp_path)
    async with running(tmp_path, days=keyring_of([NEW])) as door:
        await opened(door, begins(LATER) + 3600)
        ann = await back(door, "Ann")
        await door.house.challenge.prove_some()
        said = re.findall(r"Table (\S+): it cannot be played again", caplog.text)
        assert len(set(said)) == 2
        caplog.clear()
        for _ in range(2):
            await door.house.challenge.prove_some()
        await finished(ann)
        assert (await card(ann))["place"] == 1
        assert "cannot be played again" not in caplog.text
        assert "stumbled" not in caplog.text
        door.clock.moment = begins(LATER + timedelta(1)) + 3600
        await door.house.challenge.prove_some()
    async with running(tmp_path, days=BOTH) as door:
        await opened(door, begins(LATER) + 3600)
        await door.house.challenge.prove_some()
        assert len((await board(door.stranger()))["rows"]) == 2
        assert {row.aside for row in await door.house.storage.rows(select(ATTEMPTS))} == {None}
