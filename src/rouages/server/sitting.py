"""Sitting: what changes for somebody at every table where they sit, be it kept by another server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from rouages.server.relay.calling import Call
from rouages.server.relay.frames import Depart, Failed, Remove, Rename, Rest, Vacate
from rouages.server.relay.keeping import Somebody
from rouages.server.tables import Tables
from rouages.tables.asking import absence, removing
from rouages.tables.ledger.seats import Person
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.wire.refusals import NotSaved

Find = Callable[[str], Awaitable[LiveTable | Call]]
Wish = Rename | Vacate | Rest | Depart | Remove


class Sitting:
    """Goes to all tables of somebody that are not over."""

    def __init__(self, tables: Tables, find: Find) -> None:
        """Each is found so, here or at the server that keeps it."""
        self._tables = tables
        self._find = find

    async def rename(self, before: Person, after: Person) -> None:
        """Somebody has another name, also at the result that they are looking at."""
        sits = await self._tables.where_sits(after.id)
        here = partial(rename_at, before=before, after=after)
        for table_id in dict.fromkeys([*sits, *self._tables.open_where_sits(after.id)]):
            wish = Rename(0, table_id, after.id, before.name, after.name, after.keeper)
            await self._have_done(wish, here)

    async def vacate(self, guest: int) -> None:
        """Somebody does not come back: a bot plays for good, and what has not begun does so without them."""
        for table_id in await self._tables.where_sits(guest):
            await self._have_done(Vacate(0, table_id, guest), partial(vacate_at, guest=guest))

    async def rest(self, guest: int, until: float | None) -> None:
        """Somebody is away for days, or back."""
        for table_id in await self._tables.where_sits(guest):
            await self._have_done(Rest(0, table_id, guest, until), partial(rest_at, guest=guest, until=until))

    async def depart(self, table_id: str, person: Person) -> None:
        """Somebody leaves one table and the house for good."""
        wish = Depart(0, table_id, person.id, person.name)
        await self._have_done(wish, partial(depart_at, person=person))

    async def remove_table(self, table_id: str) -> None:
        """A keeper of the house takes a table away."""
        await self._have_done(Remove(0, table_id, None), lambda table: self._tables.remove(table.id))

    async def remove_line(self, table_id: str, number: int, *, removed: bool) -> None:
        """A keeper of the house takes a line of chat away, or gives it back."""
        here = partial(remove_line_at, number=number, removed=removed)
        await self._have_done(Remove(0, table_id, number, removed), here)

    async def _have_done(self, wish: Wish, here: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Have a wish fulfilled by the server that keeps its table; where that is this one, so."""
        table = await self._find(wish.table)
        if not isinstance(table, Call):
            await here(table)
        elif isinstance(await table.ask(wish), Failed):
            raise NotSaved()


async def depart_at(table: LiveTable, person: Person) -> None:
    """Somebody leaves a table and the house for good, if the table knows them."""
    seating = table.seating
    if seating.held_by(person.id) or (seating.is_waiting and seating.terms.host == person.id):
        await table.ask(partial(beginning.depart, table.proceedings, person))


async def rename_at(table: LiveTable, before: Person, after: Person) -> None:
    """Somebody has another name at one table."""
    await table.ask(partial(beginning.rename, table.proceedings, before, after))


async def vacate_at(table: LiveTable, guest: int) -> None:
    """Somebody does not come back to one table, if its match is not over."""
    if table.proceedings.current or table.seating.is_waiting:
        await table.ask(partial(beginning.go, table.proceedings, Somebody(guest, "")))


async def rest_at(table: LiveTable, guest: int, until: float | None) -> None:
    """Somebody is away from one table for days, or back."""
    await table.ask(partial(absence.rest, table, guest, until))


async def remove_line_at(table: LiveTable, number: int, *, removed: bool) -> None:
    """A line of one table is taken away, or given back."""
    await table.ask(partial(removing.remove_line, table, number, removed=removed))
