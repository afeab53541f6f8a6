"""Reigns and leases on a real PostgreSQL: who may write, and who keeps a table."""

import asyncio
import subprocess

import pytest
from sqlalchemy import event, insert, select

from rouages.server.leases import KeptElsewhere, Leases
from rouages.server.store import locks, reigns
from rouages.server.store.database import HOUSE, LEASES, SERVERS
from rouages.server.store.storage import Storage
from rouages.server.wire.refusals.hosting import DatabaseInUse, OtherRelease
from rouages.server.wire.refusals.meeting import UnknownTable
from rouages.tables.ledger.ledger import Lost
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


def fall_silent(database, server):
    """A server has said nothing for long."""
    say(database, f"UPDATE servers SET until = 0 WHERE id = '{server}'")


def go_by(database, seconds):
    """So much time, in which no server says anything."""
    say(database, f"UPDATE servers SET until = until - {seconds}")


@pytest.fixture
async def servers(database, anyio_backend):
    """Two that reign at the same time, and a table."""
    first, second = await Storage.open(database, "first:1"), await Storage.open(database, "second:2")
    say(database, A_TABLE)
    yield first, second
    await first.close()
    await second.close()


async def ended(storage, server, *seconds):
    async with storage.engine.connect() as connection:
        return await reigns.end(connection, server, storage.server, *seconds)


async def keeper(storage):
    return (await storage.row(reigns.KEEPER, table_id="table")).server


async def test_servers_that_are_not_alone_write_side_by_side(servers):
    for name, each in zip(("one", "two", "three", "four"), (*servers, *servers), strict=True):
        await each.commit(batch(name))
    assert await kept(servers[0]) == {"one", "two", "three", "four"}


async def test_who_wants_to_be_alone_is_refused_while_others_serve(database, servers, monkeypatch):
    monkeypatch.setattr(locks, "PAUSE", 0.01)
    with pytest.raises(DatabaseInUse):
        await Storage.open(database)
    for each in servers:
        await each.close()
    alone = await Storage.open(database)
    with pytest.raises(DatabaseInUse):
        await Storage.open(database, "third:3")
    await alone.close()


OLD, NEW = {"database": "0012", "robo-rally": "4"}, {"database": "0012", "robo-rally": "5"}


async def test_a_server_of_another_release_is_refused_and_told_why(database):
    old = await Storage.open(database, "old:1", OLD)
    with pytest.raises(OtherRelease) as refused:
        await Storage.open(database, "new:2", NEW)
    assert refused.value.fields == {"there": "robo-rally 4", "here": "robo-rally 5"}
    await old.commit(batch("still there"))
    beside = await Storage.open(database, "old:2", OLD)
    await old.close()
    await beside.close()
    await (await Storage.open(database, "new:2", NEW)).close()


async def test_a_server_that_was_cut_off_during_an_upgrade_begins_no_reign(database):
    old = await Storage.open(database, "old:1", OLD)
    await old._sink.close()
    new = await Storage.open(database, "new:2", NEW)
    with pytest.raises(Lost):
        await old.commit(batch("late"))
    with pytest.raises(OtherRelease):
        await old.begin_again()
    with pytest.raises(Lost):
        await old.commit(batch("later"))
    await new.commit(batch("new"))
    await old.close()
    await new.close()


async def test_of_servers_that_start_at_once_each_begins_its_reign(database):
    storages = await asyncio.gather(*(Storage.open(database, f"server:{each}") for each in range(4)))
    assert len(await storages[0].rows(select(SERVERS))) == 4
    assert len({each.key for each in storages}) == 1
    for each in storages:
        await each.close()


async def test_a_server_whose_reign_has_ended_writes_nothing_until_it_begins_another(database, servers):
    first, second = servers
    await first.commit(batch("first"))
    fall_silent(database, first.server)
    assert await ended(second, first.server) == 0
    for _ in range(2):
        with pytest.raises(Lost):
            await first.commit(batch("late"))
    assert first.has_ended
    await first.begin_again()
    assert not first.has_ended
    await first.commit(batch("again"))
    assert await kept(second) == {"first", "again"}


async def test_a_table_has_one_keeper_whose_address_the_others_are_told(servers):
    first, second = map(Leases, servers)
    await first.take("table")
    await first.take("table")
    with pytest.raises(KeptElsewhere) as elsewhere:
        await second.take("table")
    assert elsewhere.value.keeper == (servers[0].server, "first:1")
    await second.give_back("table")
    assert await keeper(servers[1]) == servers[0].server
    await first.give_back("table")
    await second.take("table")
    assert await keeper(servers[0]) == servers[1].server


async def test_there_is_no_lease_of_a_table_that_there_is_not(servers):
    with pytest.raises(UnknownTable):
        await Leases(servers[0]).take("nowhere")


async def test_of_two_that_want_a_table_at_once_one_gets_it(servers):
    wanted = [Leases(each).take("table") for each in servers]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["KeptElsewhere", "NoneType"]


async def test_who_says_in_time_that_it_is_there_reigns_on(database, servers):
    first, second = servers
    fall_silent(database, first.server)
    await first.tidy()
    assert await ended(second, first.server) is None
    await first.commit(batch("there"))


async def test_a_server_that_takes_long_to_open_is_waited_for(database, servers):
    """On a busy machine that is longer than others wait for one that has said that it is there."""
    first, second = servers
    go_by(database, reigns.REIGN_SECONDS + 0.1)
    assert await ended(first, second.server) is None
    await second.commit(batch("one"))
    go_by(database, reigns.REIGN_SECONDS + 0.1)
    assert await ended(first, second.server) == 0


async def test_who_was_just_there_is_not_succeeded_though_its_address_refuses(servers):
    first, second = servers
    await first.tidy()
    assert await ended(second, first.server, reigns.REFUSED_SECONDS) is None
    await asyncio.sleep(reigns.REFUSED_SECONDS)
    assert await ended(second, first.server) is None
    assert await ended(second, first.server, reigns.REFUSED_SECONDS) == 0


async def test_the_tables_of_a_server_that_says_nothing_are_free(database, servers):
    first, second = servers
    await Leases(first).take("table")
    fall_silent(database, first.server)
    assert await ended(second, first.server) == 0
    assert await ended(second, first.server) is None
    assert await keeper(second) is None
    with pytest.raises(Lost):
        await Leases(first).take("table")
    await Leases(second).take("table")
    with pytest.raises(Lost):
        await first.commit(batch("late"))
    assert await keeper(second) == second.server


async def test_a_table_where_a_match_goes_on_is_the_successors_before_anybody_opens_it(database, servers):
    first, second = servers
    say(database, "UPDATE tables SET status = 'playing'")
    await Leases(first).take("table")
    fall_silent(database, first.server)
    assert await ended(second, first.server) == 1
    assert await keeper(second) == second.server
    assert [row.table_id for row in await second.rows(reigns.GOING_ON, server=second.server)] == ["table"]


async def test_tables_that_are_given_back_at_the_same_moment_go_together(database, servers):
    say(database, A_TABLE.partition(";")[2].replace("'table'", "'other'"))
    leases = Leases(servers[0])
    for table in ("table", "other"):
        await leases.take(table)
    said = []
    event.listen(servers[0].engine.sync_engine, "before_cursor_execute", lambda *about: said.append(about[2]))
    await asyncio.gather(leases.give_back("table"), leases.give_back("other"))
    assert [statement.split()[0] for statement in said] == ["DELETE"]
    assert not await servers[0].rows(select(LEASES))


async def test_what_a_server_was_writing_when_it_fell_asleep_is_not_kept(database, servers):
    first, second = servers
    fall_silent(database, first.server)
    line = await first._sink._connected()
    await line.execute(insert(HOUSE), {"name": "asleep", "value": b""})
    assert await reigns.is_there(line, first.server)
    assert await asyncio.wait_for(ended(second, first.server), PATIENCE) == 0
    with pytest.raises(Lost):
        await first.commit(batch("awake"))
    assert not {"asleep", "awake"} & await kept(second)


async def test_a_server_that_leaves_lets_all_its_tables_go(servers):
    first, second = servers
    await Leases(first).take("table")
    await first.leave()
    await Leases(second).take("table")


async def test_whoever_begins_alone_finds_no_leases(database, servers):
    first, second = servers
    await Leases(first).take("table")
    await first.close()
    await second.close()
    third = await Storage.open(database)
    assert not await third.rows(select(LEASES))
    assert [row.id for row in await third.rows(select(SERVERS))] == [third.server]
    await third.close()
