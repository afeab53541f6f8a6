"""Forwarding: a request over HTTP about a table that another server keeps goes there whole."""

from __future__ import annotations

from typing import Any

import starlette.requests
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from rouages.server.relay.calling import Call
from rouages.server.relay.frames import Reply, Request
from rouages.tables.ledger.ledger import Lost

FORWARDED = "rouages.forwarded"
"""In the scope of a request: another server has counted it, and takes the reply back."""
COUNTED_ANEW = b"content-length"


async def forward(call: Call, request: starlette.requests.Request, body: bytes) -> Response:
    """What the keeper of the table replies."""
    scope = request.scope
    client = scope.get("client")
    reply = await call.ask(
        Request(
            0,
            scope["method"],
            scope["scheme"],
            scope["path"],
            scope["query_string"],
            scope["headers"],
            client[0] if client else None,
            body,
        )
    )
    if not isinstance(reply, Reply):
        raise Lost("another server could not reply")
    response = Response(reply.body, reply.status)
    response.raw_headers += [(name, value) for name, value in reply.headers if name != COUNTED_ANEW]
    return response


async def reply_to(request: Request, router: ASGIApp) -> Reply:
    """Have a request from another server served here."""
    status, headers, body = 500, [], bytearray()

    async def receive() -> Message:
        return {"type": "http.request", "body": request.body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message["headers"])
        else:
            body.extend(message.get("body", b""))

    await router(_scope_of(request), receive, send)
    return Reply(request.line, status, headers, bytes(body))


def _scope_of(request: Request) -> Scope:
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "root_path": "",
        "query_string": request.query,
        "headers": request.headers,
        "client": (request.address, 0) if request.address else None,
        FORWARDED: True,
    }
    return scope
