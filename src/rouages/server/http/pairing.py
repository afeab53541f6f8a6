"""What can be asked over HTTP about quick pairing: to wait for a table, to begin with bots, to stop."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import WAITING
from rouages.server.visitors import guest_of
from rouages.server.wire.pairing import Pace, Want


class PairingRoutes(Routes):
    """The house, asked by who looks for others."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/pairing", PairingRoutes.state),
                ("PUT", "/api/pairing", PairingRoutes.want),
                ("DELETE", "/api/pairing", PairingRoutes.end),
                ("POST", "/api/pairing/bots", PairingRoutes.begin),
            )
        ]

    async def state(self, request: Request) -> Any:
        """Who waits for what, and how one's own wait goes."""
        guest = await guest_of(request.scope, self._house)
        return await self._house.pairing.state(guest.id if guest else None)

    async def want(self, request: Request) -> Any:
        """Wait for a table, or for another than before."""
        guest, wish = await self._guest(request), await body(request, Want)
        self._house.pace.step(WAITING, str(guest.id))
        if Pace.DAYS not in wish.paces:
            self._house.closing.must_be_far()
        return await self._house.pairing.want(guest, wish)

    async def begin(self, request: Request) -> Any:
        """Begin with bots in the seats that are left."""
        guest = await self._guest(request)
        self._house.pace.step(WAITING, str(guest.id))
        return await self._house.pairing.begin(guest)

    async def end(self, request: Request) -> Any:
        """Wait no more."""
        return await self._house.pairing.end(await self._guest(request))
