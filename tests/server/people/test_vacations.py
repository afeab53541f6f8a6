"""Being away for days: said once, for every table of days, and not for longer than a year allows."""

import time
from types import SimpleNamespace

import pytest

from rouages.server.people import vacations
from rouages.server.people.vacations import DAYS_A_YEAR, YEAR, Spell, must_be_allowed, own_vacation
from rouages.server.wire.refusals.vacations import BackAlready, VacationTooLong
from rouages.tables.wire.time_control import DAY
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

MINE = "/api/me/vacation"
OF_DAYS = {"clock": {"kind": "move", "seconds": DAY}}


async def test_every_table_of_days_is_told_and_the_lobby_shows_it(door):
    ann, bob, first, _ = await two_people(door, **OF_DAYS)
    until = time.time() + 3 * DAY
    own = await bob.put(MINE, {"until": until})
    assert own["until"] == until
    assert own["days_left"] == DAYS_A_YEAR - 3
    await first.until(lambda: first.seats[1]["vacation"] == until)
    (card,) = (await ann.get("/api/lobby"))["mine"]
    assert card["seats"][1]["vacation"] == until
    assert (await bob.put(MINE, {"until": None}))["until"] is None
    await first.until(lambda: first.seats[1]["vacation"] is None)


async def test_it_outlives_the_house_and_stands_on_the_card_of_a_table_that_was_put_away(tmp_path):
    async with running(tmp_path) as door:
        ann, bob, _, _ = await two_people(door, **OF_DAYS)
        until = (await bob.put(MINE, {"until": time.time() + 3 * DAY}))["until"]
        cookies = ann.http.cookies, bob.http.cookies
    async with running(tmp_path) as door:
        ann, bob = door.stranger(), door.stranger()
        ann.http.cookies, bob.http.cookies = cookies
        assert (await bob.get(MINE))["until"] == until
        (card,) = (await ann.get("/api/lobby"))["mine"]
        assert card["seats"][1]["vacation"] == until


async def test_where_one_plays_live_nobody_is_told(door):
    ann, bob, first, _ = await two_people(door, clock={"kind": "move", "seconds": 60})
    await bob.put(MINE, {"until": time.time() + DAY})
    (card,) = (await ann.get("/api/lobby"))["mine"]
    assert card["seats"][1]["vacation"] is None
    assert first.seats[1]["vacation"] is None


async def test_bad_wishes_are_refused_in_one_sentence_and_change_nothing(door):
    bob = await door.guest("Bob")
    now = time.time()
    assert (await bob.put(MINE, {"until": now - 1}, status=400))["type"] == "BackAlready"
    refused = await bob.put(MINE, {"until": now + (DAYS_A_YEAR + 1) * DAY}, status=400)
    assert refused == {"type": "VacationTooLong", "most": DAYS_A_YEAR, "left": DAYS_A_YEAR}
    assert (await bob.put(MINE, {"until": "Monday"}, status=400))["type"] == "Malformed"
    assert (await bob.get(MINE))["until"] is None
    assert (await door.stranger().get(MINE, status=401))["type"] == "NoName"


async def test_only_days_that_have_passed_are_spent(door, monkeypatch):
    bob = await door.guest("Bob")
    now = [time.time()]
    monkeypatch.setattr(vacations, "time", SimpleNamespace(time=lambda: now[0]))
    await bob.put(MINE, {"until": now[0] + 20 * DAY})
    now[0] += 5 * DAY
    assert (await bob.put(MINE, {"until": None}))["days_left"] == DAYS_A_YEAR - 5
    now[0] += 100 * DAY
    assert (await bob.put(MINE, {"until": now[0] + 25 * DAY}))["days_left"] == 0
    now[0] += 30 * DAY
    refused = await bob.put(MINE, {"until": now[0] + DAY}, status=400)
    assert refused["left"] == 0
    now[0] += YEAR - 40 * DAY
    assert (await bob.get(MINE))["days_left"] == DAYS_A_YEAR - 25


@pytest.mark.parametrize("passed", [0, 3, 200, 400])
def test_nobody_is_away_for_more_than_so_many_days_of_any_year(passed):
    now = 1e9
    spells = [Spell(now - passed * DAY - 12 * DAY, now - passed * DAY)]
    latest = own_vacation(spells, now).latest
    must_be_allowed(spells, latest, now)
    with pytest.raises(VacationTooLong):
        must_be_allowed(spells, latest + 1, now)
    with pytest.raises(BackAlready):
        must_be_allowed(spells, now, now)
    counted = 12 if passed <= 200 else 0
    assert latest == now + (DAYS_A_YEAR - counted) * DAY
