"""The lock of a PostgreSQL: whoever is alone with the database holds it, servers that are together share it.

A lock goes with the connection on which it was taken. Only one server starts at a time: the first brings the
database up to date, the others find it so.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

NAME = 0x726F7561676573
STARTING = select(func.pg_try_advisory_lock(NAME + 1))
STARTED = select(func.pg_advisory_unlock(NAME + 1))
ALONE = select(func.pg_try_advisory_lock(NAME))
NOT_ALONE = select(func.pg_advisory_unlock(NAME))
TOGETHER = select(func.pg_try_advisory_lock_shared(NAME))
TRIES = 50
STARTING_TRIES = 600
"""Whoever starts first may have the whole database to make."""
PAUSE = 0.1
"""Seconds. The connection of a server that was just killed takes a moment to end."""


async def take(connection: AsyncConnection, lock: Select[tuple[bool]], tries: int = TRIES) -> bool:
    """Whether this connection holds the lock now."""
    for tried in range(tries):
        if tried:
            await asyncio.sleep(PAUSE)
        if (await connection.execute(lock)).scalar():
            await connection.commit()
            return True
    return False
