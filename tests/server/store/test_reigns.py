"""Reigns and leases on a real PostgreSQL: who may write, and who keeps a table."""

import asyncio
import subprocess

import pytest
from sqlalchemy import insert, select, true

from rouages.server.store import reigns, sinks
from rouages.server.store.database import HOUSE, LEASES, SERVERS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.tables.ledger.ledger import Fenced, Lost
from tests.server.running import PATIENCE
from tests.server.store.test_storage import batch, kept

pytestmark = pytest.mark.anyio

A_TABLE = """
INSERT INTO guests (id, name, language, made) VALUES (1, 'Ann', 'en', 0);
INSERT INTO tables
(id, game, options, secret, host, undo, spectators, status, made, changed, counted, pending)
VALUES ('table', 'out-of-gears', '{}', '', 1, 'free', 'link', 'waiting', 0, 0, 0, '');
"""


def say(database, statement):
    subprocess.run(["psql", database, "-qc", statement], check=True)


@pytest.fixture
async def servers(database, monkeypatch, anyio_backend):
    """Two that reign at the same time, as they will once the lock does not keep the second out."""
    monkeypatch.setattr(sinks, "LOCK", select(true()))
    first, second = await Storage.open(database), await Storage.open(database)
    again = Batch()
    again.add(insert(SERVERS), {"id": first.server, "until": 0})
    await second.commit(again)
    await first.tidy()
    say(database, A_TABLE)
    yield first, second
    await first.close()
    await second.close()


async def ended(storage):
    async with storage.engine.connect() as connection:
        return await reigns.end_overdue(connection)


async def keeper(storage):
    row = await storage.row(reigns.KEEPER, table_id="table")
    return row and row.server


async def test_a_server_whose_reign_has_ended_writes_nothing_though_its_line_stands(database, monkeypatch):
    monkeypatch.setattr(sinks, "LOCK", select(true()))
    first = await Storage.open(database)
    await first.commit(batch("first"))
    second = await Storage.open(database)
    for _ in range(2):
        with pytest.raises(Lost, match="Another Rouages is using"):
            await first.commit(batch("late"))
    with pytest.raises(Lost):
        await first.tidy()
    await second.commit(batch("second"))
    assert await kept(second) == {"first", "second"}
    await first.close()
    await second.close()


async def test_a_table_has_one_keeper(servers):
    first, second = servers
    await first.commit(reigns.keeping("table", first.server))
    with pytest.raises(Fenced):
        await second.commit(reigns.keeping("table", second.server))
    await second.commit(reigns.letting_go("table", second.server))
    assert await keeper(second) == first.server
    await first.commit(reigns.letting_go("table", first.server))
    await second.commit(reigns.keeping("table", second.server))
    assert await keeper(first) == second.server


async def test_of_two_that_want_a_table_at_once_one_gets_it(servers):
    wanted = [each.commit(reigns.keeping("table", each.server)) for each in servers]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["Fenced", "NoneType"]


async def test_who_says_in_time_that_it_is_there_reigns_on(database, servers):
    first, second = servers
    say(database, "UPDATE servers SET until = 0")
    await first.tidy()
    await second.tidy()
    assert await ended(second) == []


async def test_the_tables_of_a_server_that_says_nothing_are_free(database, servers):
    first, second = servers
    await first.commit(reigns.keeping("table", first.server))
    say(database, f"UPDATE servers SET until = 0 WHERE id = '{first.server}'")
    assert await ended(second) == [first.server]
    assert await ended(second) == []
    await second.commit(reigns.keeping("table", second.server))
    with pytest.raises(Fenced):
        await first.commit(reigns.keeping("table", first.server))
    with pytest.raises(Lost):
        await first.commit(batch("late"))
    assert await keeper(second) == second.server


async def test_what_a_server_was_writing_when_it_fell_asleep_is_not_kept(database, servers):
    first, second = servers
    say(database, f"UPDATE servers SET until = 0 WHERE id = '{first.server}'")
    line = await first._sink._connected()
    await line.execute(insert(HOUSE), {"name": "asleep", "value": b""})
    assert await reigns.is_there(line, first.server)
    assert await asyncio.wait_for(ended(second), PATIENCE) == [first.server]
    with pytest.raises(Lost):
        await first.commit(batch("awake"))
    assert not {"asleep", "awake"} & await kept(second)


async def test_whoever_begins_alone_finds_no_leases(database, servers):
    first, _ = servers
    await first.commit(reigns.keeping("table", first.server))
    third = await Storage.open(database)
    assert not await third.rows(select(LEASES))
    assert [row.id for row in await third.rows(select(SERVERS))] == [third.server]
    await third.close()
