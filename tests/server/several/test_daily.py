"""The challenge of the day at two servers: one attempt, one device, one board, one night."""

import asyncio

import pytest
from sqlalchemy import select

from rouages.days.hours import ends
from rouages.server.store.database import ATTEMPTS, DAY_SHEETS
from tests.server.several.serving import at, two_doors
from tests.server.test_daily import DAY, KEYS, SOLO, Clock, board, card, finished
from tests.server.test_daily_standing import goes_to_the_device_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database, days=KEYS) as doors:
        clock = Clock()
        for door in doors:
            door.clock = door.house.tables._outside.loop.now = clock
        yield doors


async def test_whichever_server_one_comes_to_there_is_one_attempt_and_one_board(doors):
    near, far = doors
    ann, bob = await near.account("Ann"), await far.account("Bobby")
    laid = await asyncio.gather(*[at(ann, door).post(f"/api/daily/{SOLO}") for door in doors * 3])
    assert len({each["id"] for each in laid}) == 1
    await finished(ann)
    await finished(bob, seed=2)
    boards = [await board(at(person, door)) for person in (ann, bob) for door in doors]
    assert boards[0] == boards[1]
    assert boards[2] == boards[3]
    assert sorted(row["name"] for row in boards[0]["rows"]) == ["Ann", "Bobby"]
    assert [await card(at(ann, door)) for door in doors] == [await card(ann)] * 2
    assert len(await near.house.storage.rows(select(DAY_SHEETS))) == 5


async def test_of_two_people_on_one_device_at_two_servers_one_is_the_first(doors):
    near, far = doors
    ann, bob = await near.account("Ann"), await far.account("Bobby")
    goes_to_the_device_of(bob, ann)
    await asyncio.gather(*[person.post(f"/api/daily/{SOLO}") for person in (ann, bob)])
    rows = await far.house.storage.rows(select(ATTEMPTS))
    assert sorted([row.aside or "" for row in rows]) == ["", "device"]


async def test_both_servers_examine_the_same_night_and_nothing_is_lost(doors):
    near, far = doors
    ann, bob = await near.account("Ann"), await far.account("Bobby")
    await finished(ann)
    await finished(bob, seed=2)
    near.clock.moment = ends(DAY) + 3600
    await asyncio.gather(*[door.house.challenge.prove_some() for door in doors])
    rows = await near.house.storage.rows(select(ATTEMPTS))
    assert {(row.aside, row.checked) for row in rows} == {(None, near.clock.moment)}
    assert len((await board(far.stranger()))["rows"]) == 2
