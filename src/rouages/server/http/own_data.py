"""What can be asked over HTTP about what is kept of oneself: all of it in a file, none of it any more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import IO, Any

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from rouages.server.deals.deals import OPEN_DAYS
from rouages.server.http.players import NOBODY, PlayerRoutes
from rouages.server.http.routes import body, reply
from rouages.server.pairing.book import WAIT_KEPT
from rouages.server.people.forgetting import SWEPT_AFTER
from rouages.server.people.guests import CARRY_SECONDS
from rouages.server.people.pace import EXPORTS, SIGN_INS
from rouages.server.people.removals import KEPT as REMOVED_KEPT
from rouages.server.people.sessions import LASTING
from rouages.server.visitors import COOKIE
from rouages.server.wire.bodies import Keeping, Leave
from rouages.tables.wire.time_control import DAY

A_PIECE = 64 * 1024
FILE = "rouages.zip"


class OwnDataRoutes(PlayerRoutes):
    """The house, asked what it keeps."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/privacy", OwnDataRoutes.keeping),
                ("GET", "/api/me/data", OwnDataRoutes.everything),
                ("POST", "/api/me/leave", OwnDataRoutes.leave),
            )
        ]

    async def keeping(self, request: Request) -> Any:
        """What is kept for how long."""
        del request
        settings = self._house.settings
        return Keeping(
            unused=SWEPT_AFTER,
            device=LASTING,
            link=CARRY_SECONDS,
            wait=WAIT_KEPT,
            deal=OPEN_DAYS * DAY,
            removed=REMOVED_KEPT,
            abandoned_days=settings.abandoned_days,
            access_log=settings.access_log,
        )

    async def everything(self, request: Request) -> Any:
        """All that is kept of who asks, in one file."""
        guest = await self._guest(request)
        self._house.pace.step(EXPORTS, str(guest.id))
        file = await self._house.belongings.file_of(guest)
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{FILE}"',
            "Content-Encoding": "identity",
        }
        return StreamingResponse(
            pieces(file), headers=headers, media_type="application/zip", background=BackgroundTask(file.close)
        )

    async def leave(self, request: Request) -> Response:
        """Have nothing known of who asks any more; whoever has a password says it."""
        guest, here = await self._here(request)
        wish = await body(request, Leave)
        self._house.pace.step(SIGN_INS, str(guest.id))
        await self._must_be(guest, here, request, wish.password, wish.signed)
        await self._house.leaving.leave(guest)
        response = reply(NOBODY)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict")
        return response


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    """A file, bit by bit."""
    while piece := file.read(A_PIECE):
        yield piece
