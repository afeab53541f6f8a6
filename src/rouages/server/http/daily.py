"""What can be asked over HTTP about the challenge of the day."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.days.chain import day_from
from rouages.server.http.routes import Routes
from rouages.server.people.pace import LAYING
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.daily import BoardKind
from rouages.server.wire.refusals.visiting import NoSuchPage


class DailyRoutes(Routes):
    """The house, asked about days."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/daily", DailyRoutes.today),
                ("POST", "/api/daily/{game}", DailyRoutes.begin),
                ("GET", "/api/days/{day}", DailyRoutes.day),
                ("GET", "/api/days/{day}/{game}", DailyRoutes.board),
                ("GET", "/api/days/{day}/{game}/trail", DailyRoutes.trail),
            )
        ]

    async def today(self, request: Request) -> Any:
        """The challenge of today."""
        return await self._house.challenge.page(await guest_of(request.scope, self._house))

    async def begin(self, request: Request) -> Any:
        """The table of one's counted attempt; once that is over, one for practice."""
        guest = await self._guest(request)
        self._house.pace.step(LAYING, str(guest.id))
        return TableMade(await self._house.challenge.begin(guest, request.path_params["game"]))

    async def day(self, request: Request) -> Any:
        """A day that is over, with its secret."""
        return await self._house.challenge.day(day_from(request.path_params["day"]))

    async def board(self, request: Request) -> Any:
        """Who stands where at a game of a day."""
        kind = request.query_params.get("among", BoardKind.ALL.value)
        if kind not in tuple(BoardKind):
            raise NoSuchPage()
        guest = await guest_of(request.scope, self._house)
        day, game = day_from(request.path_params["day"]), request.path_params["game"]
        return await self._house.challenge.board(guest, day, game, BoardKind(kind))

    async def trail(self, request: Request) -> Any:
        """How one's own attempt at a game of a day went."""
        guest = await self._guest(request)
        day, game = day_from(request.path_params["day"]), request.path_params["game"]
        return await self._house.challenge.trail(guest, day, game)
