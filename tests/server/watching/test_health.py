"""/healthz and /readyz: true when all is there, false as soon as something is not."""

import shutil
from types import SimpleNamespace

import pytest

from rouages.server.serve import server_of
from rouages.server.watching import health
from tests.server.running import running

pytestmark = pytest.mark.anyio

WELL = {"database": True, "writable": True, "lock": True, "disk": True}


@pytest.fixture(autouse=True)
def looks_every_time(monkeypatch):
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


async def test_a_house_in_order_says_so_under_any_name_to_a_monitor_alone(door):
    monitor = door.stranger()
    monitor.http.headers["Host"] = "rouages.internal"
    assert await monitor.get("/healthz") == WELL
    assert await monitor.get("/readyz") == WELL
    assert (await monitor.get("/api/games", status=421))["type"] == "ForeignHost"


async def test_a_database_that_keeps_nothing_is_told(door, monkeypatch):
    async def full(rows):
        raise OSError("no room")

    monkeypatch.setattr(door.house.storage.writer._sink, "write", full)
    assert await door.stranger().get("/healthz", status=503) == WELL | {"writable": False}


async def test_a_file_that_was_replaced_is_told(door, tmp_path):
    await door.stranger().get("/healthz")
    (tmp_path / "house.sqlite3").rename(tmp_path / "elsewhere.sqlite3")
    found = await door.stranger().get("/readyz", status=503)
    assert not found["writable"]
    assert not found["lock"]


async def test_a_disk_that_is_nearly_full_is_told(door, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=health.LEAST_FREE - 1))
    assert await door.stranger().get("/healthz", status=503) == WELL | {"disk": False}


async def test_a_database_that_hangs_is_not_waited_for(door, monkeypatch):
    async def hang(rows):
        await door.house._closing.wait()

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(door.house.storage.writer._sink, "write", hang)
    assert not (await door.stranger().get("/healthz", status=503))["writable"]


async def test_a_server_that_stops_is_well_and_not_ready(door):
    door.house.begin_closing()
    assert await door.stranger().get("/readyz", status=503) == {"stopping": True}
    assert await door.stranger().get("/healthz") == WELL


async def test_a_server_tells_the_house_first_that_it_stops(tmp_path):
    async with running(tmp_path) as door:
        server = server_of(door.house)
        server.servers = []
        server.lifespan = SimpleNamespace(shutdown=door.house.storage.read_something)
        await server.shutdown()
        assert door.house.is_closing


async def test_however_many_ask_the_house_looks_once_in_a_while(door, monkeypatch):
    monkeypatch.setattr(health, "FRESH_SECONDS", 60.0)
    written = []
    keep = door.house.storage.keep_something

    async def counted():
        written.append(True)
        await keep()

    monkeypatch.setattr(door.house.storage, "keep_something", counted)
    for _ in range(5):
        await door.stranger().get("/healthz")
    assert len(written) == 1
