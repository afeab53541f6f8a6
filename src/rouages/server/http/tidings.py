"""What can be asked over HTTP of what the keepers of the house have for somebody."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import COMPLAINTS
from rouages.server.wire.tidings import NewAppeal, Tidings, TidingsRead


class TidingsRoutes(Routes):
    """The house, asked by who has reported something, and by who is held back."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/me/tidings", TidingsRoutes.own),
                ("POST", "/api/me/tidings/read", TidingsRoutes.read),
                ("POST", "/api/me/appeals", TidingsRoutes.appeal),
            )
        ]

    async def own(self, request: Request) -> Any:
        """What the keepers have decided about one, or about what one reported."""
        return await self._tidings(request)

    async def _tidings(self, request: Request) -> Tidings:
        guest, house = await self._guest(request), self._house
        return Tidings(
            time.time(),
            await house.appeals.holds(guest),
            await house.complaints.answered(guest),
            await house.appeals.lifted(guest),
        )

    async def read(self, request: Request) -> Any:
        """One has read it."""
        guest, wish = await self._guest(request), await body(request, TidingsRead)
        until = min(wish.at, time.time())
        books = (self._house.complaints, self._house.appeals)
        await self._house.acts.write(*(book.read(guest, until) for book in books))
        return await self._tidings(request)

    async def appeal(self, request: Request) -> Any:
        """Say something against being held back."""
        guest, wish = await self._guest(request), await body(request, NewAppeal)
        self._house.pace.step(COMPLAINTS, str(guest.id))
        await self._house.appeals.make(guest, wish)
        return await self._tidings(request)
