"""Access: every request and socket is counted and, if the host wants it, logged; no secret is."""

from __future__ import annotations

import logging
import time

from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rouages.server.http.pages import PAGES
from rouages.server.tally import Tally
from rouages.server.visitors import address_of
from rouages.server.watching.logs import ACCESS, FIELDS

log = logging.getLogger(ACCESS)

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
SWITCHED = 101
CUT_OFF = 499
"""In place of a status: whoever asked was gone before there was one."""


class Access:
    """Stands before everything else, and lets everything through."""

    def __init__(self, app: ASGIApp, tally: Tally) -> None:
        self._app = app
        self._tally = tally

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve it, then note it; a socket is noted when it opens."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status: int | None = None

        async def sender(message: Message) -> None:
            nonlocal status
            if status is None and (status := status_of(message)) == SWITCHED:
                self._note(scope, began, SWITCHED)
            await send(message)

        try:
            await self._app(scope, receive, sender)
        except BaseException:
            status = status or 500
            raise
        finally:
            if status != SWITCHED:
                self._note(scope, began, status or CUT_OFF)

    def _note(self, scope: Scope, began: float, status: int) -> None:
        seconds = time.perf_counter() - began
        method, path = method_of(scope), path_of(scope)
        self._tally.requests[method, path, status].add(seconds)
        if log.isEnabledFor(logging.INFO):
            noted = {"method": method, "path": path, "status": status, "ms": round(1000 * seconds, 1)}
            log.info("request", extra={FIELDS: {**noted, "address": address_of(scope)}})


def status_of(message: Message) -> int | None:
    """What a message of the application says about how it went."""
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return SWITCHED
        case "websocket.close":
            return 403
    return None


def method_of(scope: Scope) -> str:
    """One of a few words, whatever was sent."""
    if scope["type"] == "websocket":
        return "SOCKET"
    method = str(scope["method"])
    return method if method in METHODS else "OTHER"


def path_of(scope: Scope) -> str:
    """The address as the routes write it: what stands for {invitation} or {table_id} is told to nobody."""
    route = scope.get("route")
    match route:
        case Route(path="/{path:path}") | None:
            first = scope["path"].split("/")[1]
            return f"/{first}" if first in PAGES else "/…"
        case Route() | WebSocketRoute() | Mount():
            return str(route.path)
    return "/…"
