"""Quick pairing at two servers: the same people are brought to one table, whoever finds it."""

import asyncio

import pytest
from sqlalchemy import func, select

from rouages.server.store.database import PAIRINGS, TABLES
from tests.server.pairing.waiting import found, page, want
from tests.server.running import shows
from tests.server.several.serving import at, two_doors

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


def has_found(state):
    return state["wait"] and state["wait"]["table"]


async def test_people_at_two_servers_are_brought_to_one_table_and_play(doors):
    near, far = doors
    ann, bob = await near.guest("Ann"), await far.guest("Bob")
    first, second = await page(ann, near), await page(bob, far)
    await want(ann)
    await shows(second, lambda state: state["searching"])
    await want(bob)
    states = [await shows(each, has_found) for each in (first, second)]
    [table] = {state["wait"]["table"] for state in states}
    screens = [await ann.sit(table), await bob.sit(table)]
    for screen in screens:
        await screen.begun()


async def test_servers_that_look_at_the_same_moment_bring_nobody_to_two_tables(doors):
    people = [await doors[number % 2].guest(f"Guest {number}") for number in range(8)]
    await asyncio.gather(*(want(person) for person in people))
    await asyncio.gather(*(door.house.pairing.look() for door in doors for _ in range(3)))
    tables = [await found(person) for person in people]
    assert len(set(tables)) == 4
    assert all(tables.count(table) == 2 for table in tables)
    storage = doors[0].house.storage
    counts = [(await storage.row(select(func.count()).select_from(each)))[0] for each in (TABLES, PAIRINGS)]
    assert counts == [4, 8]


async def test_who_waits_at_two_servers_waits_once_and_stops_at_both(doors):
    near, far = doors
    ann = await near.guest("Ann")
    there = at(ann, far)
    first, second = await page(ann, near), await page(there, far)
    await want(ann)
    state = await shows(second, lambda state: state["wait"])
    assert state["searching"] == {"out-of-gears": 1}
    await there.delete("/api/pairing")
    await shows(first, lambda state: state["wait"] is None)
