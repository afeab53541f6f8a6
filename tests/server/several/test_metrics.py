"""/metrics of several servers: whichever is asked tells of all, each by its name."""

import asyncio

import pytest

from rouages.server.exchange import ANSWER_SECONDS
from tests.server.running import becomes
from tests.server.several.serving import ann_and_bob, two_doors
from tests.server.several.test_succession import die
from tests.server.watching.test_metrics import TOKEN, figures

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database, metrics_token=TOKEN) as doors:
        for door in doors:
            await becomes(lambda door=door: door.house.exchange.reign.others)
        yield doors


async def told(door, name):
    """What each server says under a name, by its address."""
    found = await figures(door)
    return {key[-1]: value for key, value in found.items() if key[0] == name}


async def test_whichever_server_is_asked_tells_of_all(doors):
    _, _, _, second = await ann_and_bob(doors)
    await second.answer(0)
    near, far = (door.house.exchange.address for door in doors)
    for door in doors:
        found = await figures(door)
        answers = {
            server: found["rouages_answer_seconds_count", "out-of-gears", server] for server in (near, far)
        }
        assert answers == {near: 1, far: 0}
        assert found["rouages_answer_seconds_bucket", "out-of-gears", "+Inf", near] == 1
        assert (await told(door, "rouages_bots_workers")).keys() == {near, far}
        assert (await told(door, "process_resident_memory_bytes")).keys() == {near, far}


async def test_a_server_whose_database_takes_its_time_is_waited_for(doors, monkeypatch):
    near, far = (door.house.exchange.address for door in doors)

    async def slowly():
        await asyncio.sleep(ANSWER_SECONDS + 0.5)

    monkeypatch.setattr(doors[1].house.storage, "keep_something", slowly)
    assert (await told(doors[0], "rouages_bots_waiting")).keys() == {near, far}
    assert await told(doors[0], "rouages_servers_silent") == {near: 0}


async def test_a_server_that_says_nothing_is_counted(doors, monkeypatch):
    near, _ = (door.house.exchange.address for door in doors)
    monkeypatch.setattr("rouages.server.watching.routes.OTHERS_SECONDS", 0.1)

    async def never():
        await asyncio.sleep(ANSWER_SECONDS)

    monkeypatch.setattr(doors[1].house.storage, "keep_something", never)
    assert await told(doors[0], "rouages_servers_silent") == {near: 1}
    assert (await told(doors[0], "rouages_bots_waiting")).keys() == {near}


async def test_a_server_that_is_gone_is_left_out(doors):
    await ann_and_bob(doors)
    near, far = (door.house.exchange.address for door in doors)
    assert (await told(doors[1], "rouages_bots_waiting")).keys() == {near, far}
    die(doors[0])
    assert (await told(doors[1], "rouages_bots_waiting")).keys() == {far}


async def test_who_has_no_token_learns_nothing_of_any_server(doors):
    for door in doors:
        assert (await door.stranger().http.get("/metrics")).status_code == 404
