"""However many matches a house has seen, its pages read few rows: every query finds its rows by an index."""

import re
import sqlite3

import pytest
from sqlalchemy import Engine, event, select

from rouages.server.people.history import Wanted
from rouages.server.store.database import SEATS
from rouages.server.wire.players import MatchKind, MatchResult
from tests.server.running import FILE, running

pytestmark = pytest.mark.anyio

FEW = {
    "house",
    "servers",
    "leases",
    "waits",
    "tournaments",
    "complaints",
    "appeals",
    "figures",
    "acts",
    "door_links",
    "carry_links",
}
"""Tables that stay small: what goes on now, what keepers do, links that are soon over."""
IN_SQLITE = re.compile(r"^SCAN ((?!CONSTANT)\w+)", re.MULTILINE)
IN_POSTGRES = re.compile(
    r"(?:Seq Scan on |Scan (?:Backward )?using \w+ on )(\w+)[^\n]*(?!\n +(?:Index|Recheck) Cond)$",
    re.MULTILINE,
)
"""All rows, in their order or in that of an index."""
PAGES = (
    "/api/lobby",
    *(f"/api/tables?list={which}" for which in ("open", "watch", "over", "away")),
    "/api/statistics",
    "/api/me/people",
    "/api/me/notices",
    "/api/me/tidings",
    "/api/me/data",
    "/api/pairing",
    "/api/tournaments",
    "/api/players/Ann",
    "/api/players/Ann/matches",
    "/api/players/Ann/curve/out-of-gears",
)
WANTED = (
    Wanted(),
    Wanted("out-of-gears"),
    Wanted(result=MatchResult.WON),
    Wanted(year=2026),
    *(Wanted(kind=kind) for kind in MatchKind),
)


async def visit(door):
    """All that a person who comes back waits for, and what the house does by itself."""
    house = door.house
    ann, bob = await door.account("Ann"), await door.account("Bob")
    table = await ann.table("me", "open", clock={"kind": "move", "seconds": 3600})
    await ann.get("/api/lobby")
    await bob.post(f"/api/tables/{table}/take", {})
    hers, his = [await person.sit(table) for person in (ann, bob)]
    await hers.asked()
    rows = await house.storage.rows(select(SEATS.c.guest).where(SEATS.c.table_id == table))
    guest, other = (row.guest for row in rows)
    for page in (*PAGES, f"/api/tables/{table}"):
        (await ann.http.get(page)).raise_for_status()
    for wanted in (*WANTED, Wanted(other=other)):
        await house.history.of(guest, other, wanted, 0)
    await house.history.shared(guest, other)
    await house.history.years(guest)
    await house.tables.wake()
    await house.tables.where_sits(guest)
    await house.sweep()
    await house.figures.keep()
    await his.close()
    await house.leaving.leave(await house.guests.of(other))


class Statements:
    """What is asked of any database meanwhile, each once, with the values with which it was last asked."""

    def __init__(self):
        self.all = {}

    def __enter__(self):
        event.listen(Engine, "before_cursor_execute", self._hear)
        return self

    def __exit__(self, *_):
        event.remove(Engine, "before_cursor_execute", self._hear)

    def _hear(self, connection, cursor, statement, values, context, executemany):
        if statement.startswith(("SELECT", "DELETE", "UPDATE")) and " pg_" not in statement:
            self.all[statement] = values[0] if executemany else values

    def read_whole(self, explain, pattern):
        """The statements by which all rows of a table that has many are read."""
        assert len(self.all) > 40
        plans = {statement: explain(statement, values) for statement, values in self.all.items()}
        return {each: plan for each, plan in plans.items() if set(pattern.findall(plan)) - FEW}


async def test_nobody_reads_a_whole_table_of_a_sqlite_file(tmp_path):
    async with running(tmp_path) as door:
        with Statements() as asked:
            await visit(door)
    with sqlite3.connect(tmp_path / FILE) as database:

        def explain(statement, values):
            return "\n".join(row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values))

        assert asked.read_whole(explain, IN_SQLITE) == {}


@pytest.mark.long(part="journeys")
async def test_nobody_need_read_a_whole_table_of_a_postgres(tmp_path, database):
    """What it takes for best depends on how much there is: where it may choose, it reads no whole table."""
    async with running(tmp_path, database=database) as door:
        with Statements() as asked:
            await visit(door)
        plans = {}
        async with door.house.storage.reading() as connection:
            await connection.exec_driver_sql("SET enable_seqscan = off")
            for statement, values in asked.all.items():
                found = await connection.exec_driver_sql(f"EXPLAIN {statement}", values)
                plans[statement] = "\n".join(found.scalars())
    assert asked.read_whole(lambda statement, _: plans[statement], IN_POSTGRES) == {}
