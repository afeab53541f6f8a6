"""What can be asked over HTTP about being away for days."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import LAYING
from rouages.server.wire.vacations import NewVacation


class VacationRoutes(Routes):
    """The house, asked by who goes away."""

    def all(self) -> list[Route]:
        return [
            Route("/api/me/vacation", partial(self._serve, endpoint), methods=[method])
            for method, endpoint in (("GET", VacationRoutes.own), ("PUT", VacationRoutes.go))
        ]

    async def own(self, request: Request) -> Any:
        """Until when one is away."""
        return await self._house.vacations.of((await self._guest(request)).id)

    async def go(self, request: Request) -> Any:
        """Be away until some moment, or back: one's clocks of days stand still, or go on."""
        guest, wish = await self._guest(request), await body(request, NewVacation)
        self._house.pace.step(LAYING, str(guest.id))
        own = await self._house.vacations.set(guest.id, wish.until)
        await self._house.sitting.rest(guest.id, own.until)
        return own
