"""Sitting: what changes for somebody at every table where they sit, be it kept by another server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from rouages.server.relay.calling import Call
from rouages.server.relay.frames import Depart, Failed, Rename, Vacate
from rouages.server.tables import Tables
from rouages.tables.ledger.seats import Person
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.wire.refusals import NotSaved

Find = Callable[[str], Awaitable[LiveTable | Call]]


class Sitting:
    """Goes to all tables of somebody that are not over."""

    def __init__(self, tables: Tables, find: Find) -> None:
        """Each is found so, here or at the server that keeps it."""
        self._tables = tables
        self._find = find

    async def rename(self, before: Person, after: Person) -> None:
        """Somebody has another name."""
        for table_id in await self._tables.where_sits(after.id):
            table = await self._find(table_id)
            if isinstance(table, Call):
                wish = Rename(0, table_id, after.id, before.name, after.name, after.keeper)
                await _have_done(table, wish)
            else:
                await rename_at(table, before, after)

    async def vacate(self, guest: int) -> None:
        """A bot plays for good where somebody sits who does not come back."""
        for table_id in await self._tables.where_sits(guest):
            table = await self._find(table_id)
            if isinstance(table, Call):
                await _have_done(table, Vacate(0, table_id, guest))
            else:
                await vacate_at(table, guest)

    async def depart(self, table_id: str, person: Person) -> None:
        """Somebody leaves one table and the house for good."""
        table = await self._find(table_id)
        if isinstance(table, Call):
            await _have_done(table, Depart(0, table_id, person.id, person.name))
        else:
            await depart_at(table, person)


async def depart_at(table: LiveTable, person: Person) -> None:
    """Somebody leaves a table and the house for good, if the table knows them."""
    seating = table.seating
    if seating.held_by(person.id) or (seating.is_waiting and seating.terms.host == person.id):
        await table.ask(partial(beginning.depart, table.proceedings, person))


async def rename_at(table: LiveTable, before: Person, after: Person) -> None:
    """Somebody has another name at one table."""
    await table.ask(partial(beginning.rename, table.proceedings, before, after))


async def vacate_at(table: LiveTable, guest: int) -> None:
    """A bot plays for somebody at one table, if its match has begun."""
    if table.proceedings.current:
        await table.ask(partial(beginning.vacate, table.proceedings, guest))


async def _have_done(call: Call, wish: Rename | Vacate | Depart) -> None:
    if isinstance(await call.ask(wish), Failed):
        raise NotSaved()
