"""What can be asked over HTTP about one's own notes at a table."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.guests import Guest
from rouages.server.wire.bodies import PrivateNote
from rouages.tables.live import LiveTable
from rouages.tables.wire.plain_text import sheet_from
from rouages.tables.wire.refusals import NotYourSeat


class PrivateNoteRoutes(Routes):
    """The house, asked by whoever plays at a table."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/tables/{table_id}/notes", PrivateNoteRoutes.read),
                ("PUT", "/api/tables/{table_id}/notes", PrivateNoteRoutes.write),
            )
        ]

    async def read(self, request: Request) -> Any:
        """What one has written at a table."""
        guest, table = await self._player(request)
        return PrivateNote(await self._house.private_notes.read(guest.id, table.id))

    async def write(self, request: Request) -> Any:
        """Write at a table what nobody else reads."""
        guest, table = await self._player(request)
        wish = await body(request, PrivateNote)
        note = PrivateNote(sheet_from(wish.text))
        await self._house.private_notes.write(guest.id, table.id, note.text)
        return note

    async def _player(self, request: Request) -> tuple[Guest, LiveTable]:
        guest, table = await self._guest(request), await self._table(request)
        if not table.seating.held_by(guest.id):
            raise NotYourSeat(seat=None)
        return guest, table
