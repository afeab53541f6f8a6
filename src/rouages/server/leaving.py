"""Leaving: somebody wants nothing known of them any more, here and at the tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import Executable

from rouages.server.people.belongings import MET
from rouages.server.people.forgetting import Forgetting
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.sessions import Sessions
from rouages.server.sitting import Sitting
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Values
from rouages.server.tables import Tables
from rouages.tables.wire.states import Status

GOING_ON = (Status.WAITING.value, Status.PLAYING.value)


class Leaving:
    """Lets people go, and forgets those who are gone."""

    def __init__(
        self,
        storage: Storage,
        guests: Guests,
        sessions: Sessions,
        tables: Tables,
        sitting: Sitting,
        elsewhere: Callable[[list[str]], Awaitable[None]] | None = None,
    ) -> None:
        """From tables here, and from those of other servers, which are told so what was written to theirs."""
        self._storage = storage
        self._sitting = sitting
        self._elsewhere = elsewhere
        self._guests = guests
        self._sessions = sessions
        self._tables = tables
        self._forgetting = Forgetting(storage)

    async def leave(self, guest: Guest, *also: tuple[Executable, Values]) -> None:
        """Somebody leaves for good: games stay for the others, who was there does not.

        What fails on the way can be asked for again; what was done until then is done.
        Their bots leave first. What else is to be written is written with the last of it.
        """
        for bot in await self._guests.bots_of(guest.id):
            await self.leave(bot)
        met = await self._storage.rows(MET, guest=guest.id)
        for row in met:
            if row.status in GOING_ON:
                await self._sitting.depart(row.id, guest)
        await self._forgetting.forget(guest.id, *also)
        self._gone(frozenset((guest.id,)))
        tables = [row.id for row in met]
        self._tables.hear(tables)
        if self._elsewhere and tables:
            await self._elsewhere(tables)

    async def sweep(self) -> None:
        """Forget guests who never played and did not come back, and devices that did not."""
        await self._sessions.sweep()
        self._gone(await self._forgetting.sweep())

    def _gone(self, guests: frozenset[int]) -> None:
        self._guests.forgotten(guests)
        self._sessions.guests_gone(guests)
