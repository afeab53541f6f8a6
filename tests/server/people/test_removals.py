"""Tables that keepers removed are deleted after thirty days, or at once, with all that hangs on them."""

import time

import pytest
from sqlalchemy import Text, bindparam, select, update

from rouages.server.people import removals
from rouages.server.store.database import METADATA, TABLES
from rouages.server.store.writer import Batch
from tests.server.people.test_keepers import do, keeper_of, reported
from tests.server.people.test_own_data import finished
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def door(either_door):
    return either_door


async def mentions(door, table):
    """Where in the database a table is named."""
    found = set()
    for each in METADATA.sorted_tables:
        for column in (column for column in each.columns if isinstance(column.type, Text)):
            rows = await door.house.storage.rows(select(column).where(column == table))
            found |= {each.name} if rows else set()
    return found


async def removed_ago(door, table, days):
    batch = Batch()
    then = update(TABLES).where(TABLES.c.id == bindparam("which")).values(removed=bindparam("then"))
    batch.add(then, {"which": table, "then": time.time() - days * 24 * 3600})
    await door.house.storage.commit(batch)


async def lived_at(door):
    """A finished table with as much on it as there can be, which a keeper removes."""
    kim = await keeper_of(door)
    ann, bob, table, _ = await finished(door)
    await ann.put(f"/api/tables/{table}/notes", {"text": "Bob traps dump 2"})
    await ann.put(f"/api/tables/{table}/away", {"away": True})
    await bob.post(f"/api/tables/{table}/comments", {"answer": 0, "text": "Hm."})
    await bob.post(f"/api/tables/{table}/complaints", {"reason": "insult", "line": 0})
    deal = (await ann.post(f"/api/tables/{table}/deal"))["id"]
    await bob.post(f"/api/deals/{deal}", {"seat": 0})
    await do(kim, "RemoveTable", table=table)
    return kim, ann, table, deal


async def test_a_removed_table_is_deleted_with_all_that_hangs_on_it_and_the_log_stays(door):
    kim, ann, table, deal = await lived_at(door)
    [kept] = [each for each in (await kim.get("/api/keeper/tables"))["tables"] if each["id"] == table]
    assert kept["deleted"] == pytest.approx(time.time() + removals.KEPT, abs=60)
    await do(kim, "DeleteTable", table=table, why="Nothing of it is to stay")
    assert await mentions(door, table) == {"acts"}
    assert (await ann.get(f"/api/tables/{table}", 404))["type"] == "UnknownTable"
    assert (await ann.get(f"/api/deals/{deal}", 404))["type"] == "UnknownDeal"
    [complaint] = (await kim.get("/api/keeper/complaints"))["open"]
    assert (complaint["reason"], complaint["table"], complaint["line"]) == ("insult", None, None)
    assert (await kim.get(f"/api/keeper/complaints/{complaint['id']}"))["lines"] == []
    acts = (await kim.get("/api/keeper/log"))["acts"]
    assert [(act["kind"], act["table"], act["keeper"]) for act in acts[:2]] == [
        ("DeleteTable", table, "Kim"),
        ("RemoveTable", table, "Kim"),
    ]
    await ann.get("/api/lobby")
    await ann.get("/api/statistics")
    assert (await ann.http.get("/api/me/data")).status_code == 200


async def test_after_thirty_days_the_house_deletes_it_by_itself_once(door):
    kim, _, table, _ = await lived_at(door)
    await removed_ago(door, table, 29)
    await door.house.sweep()
    assert "tables" in await mentions(door, table)
    await removed_ago(door, table, 31)
    await door.house.sweep()
    await door.house.sweep()
    assert await mentions(door, table) == {"acts"}
    acts = (await kim.get("/api/keeper/log"))["acts"]
    assert [(act["kind"], act["keeper"]) for act in acts if act["table"] == table] == [
        ("ExpireTable", None),
        ("RemoveTable", "Kim"),
    ]


async def test_only_what_was_removed_is_deleted_and_what_was_given_back_stays(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    await reported(ann, bob, first, second)
    table = first.table["id"]
    assert (await do(kim, "DeleteTable", 409, table=table))["type"] == "NotRemoved"
    assert (await do(kim, "DeleteTable", 404, table="none"))["type"] == "UnknownTable"
    await do(kim, "RemoveTable", table=table)
    await removed_ago(door, table, 31)
    await do(kim, "RestoreTable", table=table)
    await door.house.sweep()
    assert (await ann.get(f"/api/tables/{table}"))["table"]["status"] == "unfinished"


def test_whatever_refers_to_a_table_goes_or_is_made_loose():
    hanging = {
        key.parent.table.name
        for each in METADATA.tables.values()
        for key in each.foreign_keys
        if key.column is TABLES.c.id
    }
    touched = {statement.table.name for statement in removals.WHOLLY}
    assert touched == hanging | {"tables"}
