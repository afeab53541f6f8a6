"""What can be asked over HTTP about deals that others play: the link, its page, a game, its moments."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import LAYING
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.deals import DealLink, NewTake

ONE = "/api/deals/{deal}"


class DealRoutes(Routes):
    """The house, asked by who challenges others and who is challenged."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("POST", "/api/tables/{table_id}/deal", DealRoutes.link),
                ("GET", ONE, DealRoutes.page),
                ("POST", ONE, DealRoutes.take),
                ("GET", f"{ONE}/games/{{played}}", DealRoutes.moments),
            )
        ]

    async def link(self, request: Request) -> Any:
        """The link by which others play the deal of a finished match."""
        guest, table = await self._guest(request), await self._table(request)
        self._house.pace.step(LAYING, str(guest.id))
        return DealLink(await self._house.deals.link(guest, table))

    async def page(self, request: Request) -> Any:
        """What a link leads to."""
        guest = await guest_of(request.scope, self._house)
        shown = request.query_params.get("shown") == "1"
        return await self._house.deals.page(guest, request.path_params["deal"], shown=shown)

    async def take(self, request: Request) -> Any:
        """Play the deal from a seat."""
        guest, wish = await self._guest(request), await body(request, NewTake)
        self._house.pace.step(LAYING, str(guest.id))
        return TableMade(await self._house.deals.take(guest, request.path_params["deal"], wish.seat))

    async def moments(self, request: Request) -> Any:
        """Where a game went apart from the original."""
        guest = await guest_of(request.scope, self._house)
        path = request.path_params
        return await self._house.deals.moments(guest, path["deal"], path["played"])
