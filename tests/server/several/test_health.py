"""/readyz of several servers, which a proxy asks of all of them at once."""

import asyncio

import pytest

from rouages.server.watching import health
from tests.server.several.serving import two_doors

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def looks_every_time(monkeypatch):
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_servers_that_are_asked_at_once_are_all_well(doors):
    for _ in range(20):
        found = await asyncio.gather(*(door.stranger().get("/readyz") for door in doors for _ in range(4)))
        assert all(all(checks.values()) for checks in found)


async def test_a_server_whose_reign_has_ended_says_that_it_can_keep_nothing(doors):
    near, _ = doors
    await near.house.exchange.reign.stop()
    near.house.storage._sink.has_ended = True
    assert not (await near.stranger().get("/readyz", status=503))["writable"]
