"""What can be listened to over HTTP: the events of all one's tables, a line of JSON each."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from rouages.server.http.routes import Routes
from rouages.server.operations import OPERATIONS
from rouages.server.patience import LINE
from rouages.server.people.pace import SOCKETS
from rouages.server.streams import Listener, Streams
from rouages.server.visitors import session_of
from rouages.tables.audience.clients import encode
from rouages.tables.wire.refusals import NoName

log = logging.getLogger("rouages")

HEARTBEAT_SECONDS = 5.0
"""After so long without an event an empty line says that the line holds."""
STALLED_SECONDS = 15.0
MEDIA = OPERATIONS["GET /api/events"].media
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Encoding": "identity",
    "X-Accel-Buffering": "no",
}
"""A line is sent when it is there: nothing on the way is to gather some."""


class StreamRoutes(Routes):
    """The house, listened to."""

    def all(self) -> list[Route]:
        return [Route("/api/events", partial(self._serve, StreamRoutes.events), methods=["GET"])]

    async def events(self, request: Request) -> Any:
        """What happens at all my tables, a line of JSON each: first all that is so, then what is new."""
        session = await session_of(request.scope, self._house)
        if session is None:
            raise NoName()
        self._house.pace.step(SOCKETS, str(session.guest))
        if request.method == "HEAD":
            return Response(headers=HEADERS, media_type=MEDIA)
        streams = self._house.streams
        return StreamReply(streams, await streams.listen(session))


class StreamReply(Response):
    """Lines without an end, until the reader goes, does not read, or is told that it ends."""

    def __init__(self, streams: Streams, listener: Listener) -> None:
        super().__init__(headers=HEADERS, media_type=MEDIA)
        del self.headers["content-length"]
        self._streams = streams
        self._listener = listener

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell them."""
        telling = asyncio.ensure_future(self._tell(send))
        going = asyncio.ensure_future(gone(receive))
        try:
            await asyncio.wait((telling, going), return_when=asyncio.FIRST_COMPLETED)
            if telling.done():
                await telling
        except TimeoutError:
            log.info("A stream of events was cut off: nobody read it for %d seconds.", STALLED_SECONDS)
            if line := scope.get(LINE):
                line.transport.abort()
                await going
        except OSError:
            pass
        finally:
            self._streams.part(self._listener)
            telling.cancel()
            going.cancel()

    async def _tell(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        listener = self._listener
        while True:
            lines = b"".join(encode(event) + b"\n" for event in listener.fresh())
            async with asyncio.timeout(STALLED_SECONDS):
                await send(
                    {"type": "http.response.body", "body": lines or b"\n", "more_body": not listener.ending}
                )
            if listener.ending:
                return
            try:
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await listener.stirred.wait()
            except TimeoutError:
                continue


async def gone(receive: Receive) -> None:
    """Until whoever asked has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
