"""Reigns: which servers write to a database, and which of them keeps a table.

A server reigns as long as its row is there. On PostgreSQL every group of rows is written together with a new
end of the reign, in one transaction: whoever takes the row away waits for what is being written, and nothing
is written after it. So a server that slept and wakes can do nothing twice, whatever it believes.
"""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection, bindparam, delete, extract, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rouages.server.store.database import LEASES, SERVERS
from rouages.server.store.writer import Batch

REIGN_SECONDS = 10.0
"""So long a server that says nothing is taken to be there."""
NOW = extract("epoch", func.clock_timestamp())
STILL_THERE = "UPDATE servers SET until = extract(epoch FROM clock_timestamp()) + $2::float8 WHERE id = $1"
"""As the driver takes it: this is said with every group."""
OVERDUE = select(SERVERS.c.id).where(SERVERS.c.until < NOW)
END = delete(SERVERS).where(SERVERS.c.id == bindparam("server"), SERVERS.c.until < NOW)
HANG_UP = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
)
KEEP = insert(LEASES)
LET_GO = delete(LEASES).where(LEASES.c.table_id == bindparam("which"), LEASES.c.server == bindparam("of"))
KEEPER = select(LEASES.c.server).where(LEASES.c.table_id == bindparam("table_id"))


def new_server() -> str:
    """The id of a server, which no other has had."""
    return secrets.token_hex(8)


def line_of(server: str) -> str:
    """How the database calls the connection on which a server writes."""
    return f"rouages {server}"


def begin_alone(connection: Connection, server: str) -> None:
    """A server that holds the lock of the database begins its reign; all others have ended."""
    connection.execute(delete(SERVERS))
    connection.execute(insert(SERVERS).values(id=server, until=time.time() + REIGN_SECONDS))


async def is_there(connection: AsyncConnection, server: str) -> bool:
    """Renew a reign in the transaction that goes on; whether it lasts."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    return bool(await driver.execute(STILL_THERE, server, REIGN_SECONDS) == "UPDATE 1")


async def end_overdue(connection: AsyncConnection) -> list[str]:
    """End the reigns that were not renewed, and with them their leases; what is being written is cut off."""
    ended = []
    for server in (await connection.execute(OVERDUE)).scalars().all():
        await connection.execute(HANG_UP, {"name": line_of(server)})
        if (await connection.execute(END, {"server": server})).rowcount:
            ended.append(server)
    await connection.commit()
    return ended


def keeping(table_id: str, server: str) -> Batch:
    """A server begins to keep a table: `Fenced` if another does, or if its own reign has ended."""
    batch = Batch()
    batch.add(KEEP, {"table_id": table_id, "server": server})
    return batch


def letting_go(table_id: str, server: str) -> Batch:
    """A server keeps a table no more, once all it had to write is written."""
    batch = Batch()
    batch.add(LET_GO, {"which": table_id, "of": server})
    return batch
