"""What can be asked over HTTP about a match that was played: films, branches, records, proofs."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.house import House
from rouages.server.http.routes import Routes, body, json_in
from rouages.server.people.pace import LAYING, UPLOADS
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.replays import LARGEST_RECORD, Frames, NewBranch, film_of, verified_of
from rouages.tables.asking.cards import card_of
from rouages.tables.asking.past import Past
from rouages.tables.asking.points import number_in, points_of
from rouages.tables.live import LiveTable
from rouages.tables.match import branching

MOST_FILMS = 12
"""How many films are kept at hand."""


class ReplayRoutes(Routes):
    """The house, asked about the past."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.past = Past(asyncio.to_thread, MOST_FILMS, house.challenge.may_watch)

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/tables/{table_id}/replay", ReplayRoutes.film),
                ("GET", "/api/tables/{table_id}/replay/frames", ReplayRoutes.frames),
                ("POST", "/api/tables/{table_id}/branch", ReplayRoutes.branch),
                ("GET", "/api/tables/{table_id}/verified", ReplayRoutes.verified),
                ("POST", "/api/records", ReplayRoutes.upload),
            )
        ]

    async def film(self, request: Request) -> Any:
        """A match from a point of view, as far as one may know it."""
        table, guest = await self.asked(request)
        reader, point = await self.past.film(table, guest, request.query_params.get("seat", ""))
        return film_of(card_of(table, guest), reader, points_of(table.seating, guest), point)

    async def frames(self, request: Request) -> Any:
        """Some moments of a film, to be drawn."""
        table, guest = await self.asked(request)
        query = request.query_params
        first, last, steps = (number_in(query.get(name, "")) for name in ("from", "to", "steps"))
        named = query.get("seat", "")
        return Frames(tuple(await self.past.frames(table, guest, named, first, last, steps=bool(steps))))

    async def branch(self, request: Request) -> Any:
        """A practice table at a moment of a finished match."""
        host = await self._guest(request)
        wish = await body(request, NewBranch)
        self._house.pace.step(LAYING, str(host.id))
        self._must_name(host, wish.seats)
        table = await self._table(request)
        position = await self.past.position(table, host.id, wish.seat, wish.moment)
        page = branching.lay_branch(position, table.id, wish.seats, host, self._house.levels, time.time())
        return TableMade((await self._house.tables.lay(page, host)).id)

    async def verified(self, request: Request) -> Any:
        """The record of a finished match played again: the secret fits what was published, and all agrees."""
        table, guest = await self.asked(request)
        return verified_of(table.seating.terms.secret, await self.past.proved(table, guest))

    async def upload(self, request: Request) -> Any:
        """A record from elsewhere, checked answer by answer; it becomes a finished table."""
        host = await self._guest(request)
        self._house.pace.step(UPLOADS, str(host.id))
        data = await json_in(request, LARGEST_RECORD)
        page = await asyncio.to_thread(branching.lay_record, data, host, time.time())
        return TableMade(await self._house.tables.keep(page))

    async def asked(self, request: Request) -> tuple[LiveTable, int | None]:
        """The table, and who asks about it."""
        table = await self._table(request)
        guest = await guest_of(request.scope, self._house)
        return table, guest.id if guest else None
