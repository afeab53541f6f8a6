"""Health: whether what this server needs is there, found out by doing it."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Awaitable

from msgspec import Struct

from rouages.server.house import House
from rouages.tables.ledger.ledger import Fenced, Lost

log = logging.getLogger("rouages")

FRESH_SECONDS = 1.0
"""What was found so lately is not looked at again, however often somebody asks."""
PATIENCE = 3.0
"""Seconds after which a database that says nothing is taken for gone, and a proxy sends people elsewhere."""
LEAST_FREE = 64 * 1024 * 1024
"""Bytes. With less the next hours may be the last that are kept."""


class Health(Struct, frozen=True):
    """Each is so, or is not."""

    database: bool
    """It answers."""
    writable: bool
    """It has just kept something."""
    lock: bool
    """It is this server's alone."""
    disk: bool
    """There is room where this server itself keeps things."""

    @property
    def is_good(self) -> bool:
        return all((self.database, self.writable, self.lock, self.disk))


class Physician:
    """Looks at a house when asked; whoever asks meanwhile is told the same."""

    def __init__(self, house: House) -> None:
        """Nothing was looked at yet."""
        self._house = house
        self._looking: asyncio.Task[Health] | None = None
        self._looked = 0.0
        self._found: Health | None = None

    async def health(self) -> Health:
        """How the house is, at most a few seconds ago."""
        if self._looking is None or (
            self._looking.done() and time.monotonic() - self._looked > FRESH_SECONDS
        ):
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> Health:
        storage = self._house.storage
        database, writable = await asyncio.gather(
            _is_done(storage.read_something()), _is_done(storage.keep_something())
        )
        found = Health(database, writable, storage.is_ours, await asyncio.to_thread(self._has_room))
        self._looked = time.monotonic()
        if found != self._found:
            level = logging.INFO if found.is_good else logging.ERROR
            log.log(level, "Health: %s", ", ".join(f"{name} {_so(found, name)}" for name in CHECKS))
        self._found = found
        return found

    def _has_room(self) -> bool:
        """A database of its own machine looks after its own disk."""
        folder = self._house.storage.folder
        try:
            return folder is None or shutil.disk_usage(folder).free >= LEAST_FREE
        except OSError:
            return False


CHECKS = Health.__struct_fields__


def _so(health: Health, check: str) -> str:
    return "yes" if getattr(health, check) else "NO"


async def _is_done(trying: Awaitable[None]) -> bool:
    try:
        await asyncio.wait_for(trying, PATIENCE)
    except (Fenced, Lost, TimeoutError):
        return False
    return True
