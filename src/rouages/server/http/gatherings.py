"""What can be asked over HTTP about people who look at the film of a finished match together."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.house import House
from rouages.server.http.replays import ReplayRoutes
from rouages.server.http.routes import Routes
from rouages.server.wire.replays import Gatherings


class GatheringRoutes(Routes):
    """The house, asked by whoever may see the film."""

    def __init__(self, house: House, replays: ReplayRoutes) -> None:
        """By whoever these routes show films."""
        super().__init__(house)
        self._replays = replays

    def all(self) -> list[Route]:
        path = "/api/tables/{table_id}/gatherings"
        return [Route(path, partial(self._serve, GatheringRoutes.going_on), methods=["GET"])]

    async def going_on(self, request: Request) -> Any:
        """Those that one may be told of."""
        table, guest = await self._replays.asked(request)
        await self._replays.past.answers(table, guest)
        circle = await self._house.ties.of(guest)
        return Gatherings(tuple(table.gatherings.open_to(guest, circle.friends, circle.apart)))
