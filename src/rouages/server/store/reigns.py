"""Reigns: which servers write to a database, and which of them keeps a table.

A server reigns as long as its row is there. On PostgreSQL every group of rows is written together with a new
end of the reign, in one transaction: whoever takes the row away waits for what is being written, and nothing
is written after it. So a server that slept and wakes can do nothing twice, whatever it believes.
"""

from __future__ import annotations

import secrets
import time

from sqlalchemy import ARRAY, Connection, Text, bindparam, delete, extract, func, insert, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from rouages.server.store.database import LEASES, SERVERS, TABLES
from rouages.tables.wire.states import Status

REIGN_SECONDS = 2.0
"""So long a server that says nothing is taken to be there."""
OPENING_SECONDS = 10.0
"""So long one that opens: until it is there it can say nothing, and it keeps no table yet."""
REFUSED_SECONDS = 0.35
"""So long one is that says nothing and whose address refuses whoever calls."""
NOW = extract("epoch", func.clock_timestamp())
STILL_THERE = "UPDATE servers SET until = extract(epoch FROM clock_timestamp()) + $2::float8 WHERE id = $1"
"""As the driver takes it: this is said with every group."""
BEGIN = insert(SERVERS).values(until=NOW + OPENING_SECONDS)
OVER = delete(SERVERS).where(SERVERS.c.id == bindparam("server"))
REIGNS = select(SERVERS.c.id).where(SERVERS.c.id == bindparam("server"))
THERE = select(SERVERS.c.id, SERVERS.c.address, (SERVERS.c.until < NOW).label("is_overdue"))
SILENT = select(SERVERS.c.id).where(
    SERVERS.c.id == bindparam("server"), SERVERS.c.until < NOW + REIGN_SECONDS - bindparam("seconds")
)
HANG_UP = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
)
GOING_ON = (
    select(LEASES.c.table_id)
    .join(TABLES)
    .where(LEASES.c.server == bindparam("server"), TABLES.c.status == Status.PLAYING.value)
)
HAND_OVER = (
    update(LEASES)
    .where(LEASES.c.table_id.in_(GOING_ON.scalar_subquery()))
    .values(server=bindparam("successor"))
)
KEEPER = (
    select(TABLES.c.id, LEASES.c.server, SERVERS.c.address)
    .select_from(TABLES.outerjoin(LEASES).outerjoin(SERVERS))
    .where(TABLES.c.id == bindparam("table_id"))
)
KEPT = (
    select(LEASES.c.table_id, LEASES.c.server, SERVERS.c.address)
    .join(SERVERS)
    .where(LEASES.c.table_id.in_(bindparam("tables", expanding=True)), LEASES.c.server != bindparam("but"))
)
KEEP = postgresql.insert(LEASES).on_conflict_do_nothing().returning(LEASES.c.table_id)
LET_GO = delete(LEASES).where(
    LEASES.c.table_id == func.any(bindparam("which", type_=ARRAY(Text))), LEASES.c.server == bindparam("of")
)


class Ended(Exception):
    """Another server took this one for gone."""


def new_server() -> str:
    """The id of a server, which no other has had."""
    return secrets.token_hex(8)


def line_of(server: str) -> str:
    """How the database calls the connection on which a server writes."""
    return f"rouages {server}"


def begin_alone(connection: Connection, server: str, address: str | None) -> None:
    """A server that holds the lock of the database begins its reign; all others have ended."""
    connection.execute(delete(SERVERS))
    until = time.time() + OPENING_SECONDS
    connection.execute(insert(SERVERS).values(id=server, until=until, address=address))


async def is_there(connection: AsyncConnection, server: str) -> bool:
    """Renew a reign in the transaction that goes on; whether it lasts."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    return bool(await driver.execute(STILL_THERE, server, REIGN_SECONDS) == "UPDATE 1")


async def end(
    connection: AsyncConnection, server: str, successor: str, seconds: float = REIGN_SECONDS
) -> int | None:
    """End the reign of a server that has said nothing for so long; what it is writing is cut off.

    Its tables where a match goes on are the successor's, opened or not, so that they are somebody's if that
    one dies next; the others are free. Returns how many; None if it reigns on, or somebody else has ended it.
    """
    which = {"server": server, "seconds": seconds}
    if (await connection.execute(SILENT, which)).first() is None:
        return None
    await connection.execute(HANG_UP, {"name": line_of(server)})
    if (await connection.execute(SILENT.with_for_update(), which)).first() is None:
        return None
    moved = await connection.execute(HAND_OVER, {"server": server, "successor": successor})
    await connection.execute(OVER, {"server": server})
    await connection.commit()
    return moved.rowcount
