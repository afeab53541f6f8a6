"""What a monitor may ask: /healthz, /readyz and, with the host's token, /metrics."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rouages.server.house import House
from rouages.server.http.routes import reply
from rouages.server.relay import frames
from rouages.server.relay.forwarding import FORWARDED
from rouages.server.visitors import token_in
from rouages.server.watching import health
from rouages.server.watching.health import Physician
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.tables.wire.refusals import record_of

if TYPE_CHECKING:
    from rouages.server.watching.metrics import Metrics

UNWELL = 503
OTHERS_SECONDS = health.PATIENCE + 1.0
"""So long the other servers are waited for: one whose database hangs takes the patience to say so."""


class WatchRoutes:
    """The house, asked how it is."""

    def __init__(self, house: House, physician: Physician) -> None:
        self._house = house
        self._physician = physician
        self._token = house.settings.metrics_token.encode()
        self._metrics = self._reader() if self._token else None

    def _reader(self) -> Metrics:
        """What takes a tenth of a second to import is imported where it is wanted."""
        from rouages.server.watching.metrics import Metrics

        return Metrics(self._house)

    def all(self) -> list[Route]:
        return [
            Route("/healthz", self.healthy, methods=["GET"]),
            Route("/readyz", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def healthy(self, request: Request) -> Response:
        """Whether all that is needed to play is there."""
        del request
        found = await self._physician.health()
        return reply(found, 200 if found.is_good else UNWELL)

    async def ready(self, request: Request) -> Response:
        """Whether people may be sent here: a server that stops is well, and takes nobody in."""
        if self._house.is_closing:
            return reply({"stopping": True}, UNWELL)
        return await self.healthy(request)

    async def metrics(self, request: Request) -> Response:
        """For who has the token, of all servers; for all others there is nothing here."""
        given = token_in(request.scope)
        is_known = given is not None and secrets.compare_digest(given.encode(), self._token)
        if self._metrics is None or not is_known:
            return reply(record_of(NoSuchPage()), NoSuchPage.status)
        found, others = await asyncio.gather(self._physician.health(), self._others(request))
        text = self._metrics.text(found, others)
        return Response(text, headers={"Cache-Control": "no-store", "Content-Type": self._metrics.kind})

    async def _others(self, request: Request) -> list[bytes | None] | None:
        """What each other server of the house says of itself; none is asked for who asks for all."""
        if self._house.exchange is None or FORWARDED in request.scope:
            return None
        asked, headers = request.scope, [each for each in request.headers.raw if each[0] == b"authorization"]
        question = frames.Request(0, asked["method"], asked["scheme"], asked["path"], b"", headers, None, b"")
        return await self._house.exchange.replies(question, OTHERS_SECONDS)
