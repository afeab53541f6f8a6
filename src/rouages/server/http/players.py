"""What can be asked over HTTP about a player: a webhook of their own, and statistics."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import WEBHOOKS
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import NewWebhook


class PlayerRoutes(Routes):
    """The house, asked about players."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("PUT", "/api/me/webhook", PlayerRoutes.set_webhook),
                ("GET", "/api/statistics", PlayerRoutes.statistics),
            )
        ]

    async def set_webhook(self, request: Request) -> Any:
        """Be told of one's turns at an address of one's own, which must take a first message; or no more."""
        guest = await self._guest(request)
        wish = await body(request, NewWebhook)
        self._house.pace.step(WEBHOOKS, str(guest.id))
        if wish.url is not None:
            await self._house.webhooks.greet(wish.url, guest)
        base = str(request.base_url).rstrip("/")
        return self._known(await self._house.guests.set_webhook(guest, wish.url, base), request)

    async def statistics(self, request: Request) -> Any:
        """My games, and who is strong at what."""
        guest = await guest_of(request.scope, self._house)
        return await self._house.statistics.of(guest.id if guest else None)
