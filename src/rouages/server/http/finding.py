"""What can be asked over HTTP about tables that somebody looks for."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.finding import Finding, Wanted
from rouages.server.http.people import word_in
from rouages.server.http.routes import Routes
from rouages.server.visitors import guest_of
from rouages.server.wire.finding import TableList, TablePace
from rouages.tables.asking.points import number_from


class FindingRoutes(Routes):
    """The house, asked for tables."""

    @property
    def _finding(self) -> Finding:
        house = self._house
        return Finding(house.storage, house.lobby, house.ties)

    def all(self) -> list[Route]:
        return [Route("/api/tables", partial(self._serve, FindingRoutes.tables), methods=["GET"])]

    async def tables(self, request: Request) -> Any:
        """A page of a list of the lobby, of one game, pace and size if these are said."""
        guest, asked = await guest_of(request.scope, self._house), request.query_params
        wanted = Wanted(
            game=asked.get("game") or None,
            pace=word_in(asked.get("pace", ""), TablePace),
            size=number_from(asked.get("size", "")),
        )
        which = word_in(asked.get("list", ""), TableList) or TableList.OPEN
        page = number_from(asked.get("page", "")) or 0
        return await self._finding.page(which, wanted, page, guest.id if guest else None)
