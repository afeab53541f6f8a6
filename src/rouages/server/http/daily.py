"""What can be asked over HTTP about the challenge of the day."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.days.chain import day_from
from rouages.server.http.routes import Routes, reply
from rouages.server.people.pace import LAYING
from rouages.server.visitors import DEVICE_COOKIE, DEVICE_PATH, cookie_of, guest_of
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
                ("GET", "/api/days", DailyRoutes.days),
                ("GET", "/api/days/{day}", DailyRoutes.day),
                ("POST", "/api/days/{day}/{game}", DailyRoutes.practise),
                ("GET", "/api/days/{day}/{game}", DailyRoutes.board),
                ("GET", "/api/days/{day}/{game}/trail", DailyRoutes.trail),
            )
        ]

    async def today(self, request: Request) -> Any:
        """The challenge of today."""
        cookie = cookie_of(request.scope, DEVICE_COOKIE)
        device = self._house.devices.by(cookie).name if cookie else None
        return await self._house.challenge.page(await guest_of(request.scope, self._house), device)

    async def begin(self, request: Request) -> Any:
        """The table of one's counted attempt, laid on this device; once that is over, one for practice."""
        guest = await self._guest(request)
        self._house.pace.step(LAYING, str(guest.id))
        device = self._house.devices.by(cookie_of(request.scope, DEVICE_COOKIE))
        table = await self._house.challenge.begin(guest, request.path_params["game"], device.name)
        response = reply(TableMade(table))
        self._set_cookie(response, request, DEVICE_COOKIE, self._house.devices.cookie(device), DEVICE_PATH)
        return response

    async def day(self, request: Request) -> Any:
        """A day that is over, with its secret."""
        return await self._house.challenge.day(day_from(request.path_params["day"]))

    async def days(self, request: Request) -> Any:
        """Which days are over."""
        del request
        return self._house.challenge.days()

    async def practise(self, request: Request) -> Any:
        """A table for practice with the deal of a day that is over."""
        guest = await self._guest(request)
        self._house.pace.step(LAYING, str(guest.id))
        day, game = day_from(request.path_params["day"]), request.path_params["game"]
        return TableMade(await self._house.challenge.practise(guest, day, game))

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
