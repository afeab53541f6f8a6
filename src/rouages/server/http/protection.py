"""Protection: no foreign names, no foreign origins, and strict headers on every page."""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import unquote, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rouages.server.people.programs import PREFIX
from rouages.server.visitors import token_in
from rouages.server.wire.refusals.programs import TokenInAddress
from rouages.server.wire.refusals.visiting import ForeignHost, ForeignOrigin, NoSuchPage
from rouages.tables.wire.refusals import TableRefusal, record_of

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
POLICY_IN_POCKET = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Where a house runs in the browser: compiled code may run; text may not, `eval` stays forbidden."""
POLICY_IN_FRAME = POLICY.replace("frame-ancestors 'none'", "frame-src 'self'; frame-ancestors *")
"""For a page that others may show within their own, and made small within itself: nobody is known there, and
nothing can be done."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOR_MONITORS = ("/healthz", "/readyz", "/metrics")
"""A monitor may call the server by any name: nobody is known there, and nothing is changed."""
HARMLESS = ("GET", "HEAD", "OPTIONS")
SECURE = ("https", "wss")
TOKEN = re.compile(re.escape(PREFIX) + "[A-Za-z0-9_-]{20}")
ONLY_SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""Said where the connection is secure: for a year no other is to be tried."""


class Protection:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        """Before this application, which answers to these names beside its own."""
        self._app = app
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *map(str.lower, names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may pass."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal:
            await _refuse(refusal, scope, receive, send)
        elif scope["type"] == "http":
            await self._app(scope, receive, _with_headers(scope, send))
        else:
            await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> TableRefusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host) and scope["path"] not in FOR_MONITORS:
            return ForeignHost(host=host[:100])
        if "\0" in scope["path"]:
            return NoSuchPage()
        if TOKEN.search(scope["path"]) or TOKEN.search(unquote(scope["query_string"].decode("latin-1"))):
            return TokenInAddress()
        if token_in(scope) is not None:
            # No page of another site can send it, and whoever sends it is not known by a cookie.
            return None
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return None
        origin = headers.get("origin")
        if origin is not None and not _is_same(origin, host, scope["scheme"]):
            return ForeignOrigin()
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return ForeignOrigin()
        return None

    def _is_ours(self, host: str) -> bool:
        """A plain address cannot be a name that somebody else points at us; a name must be known."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._names or "*" in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _is_same(origin: str, host: str, scheme: str) -> bool:
    """Whether a page has the address that it calls; a proxy may be secure without saying so."""
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if scheme in SECURE else ("http", "https")
    return found.scheme in schemes and found.netloc.lower() == host.lower()


def _with_headers(scope: Scope, send: Send) -> Send:
    headers = HEADERS | ONLY_SECURE if scope["scheme"] in SECURE else HEADERS

    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            found = MutableHeaders(scope=message)
            for name, value in headers.items():
                found.setdefault(name, value)
        await send(message)

    return sender


async def _refuse(refusal: TableRefusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4403})
        return
    body = msgspec.json.encode(record_of(refusal))
    response = Response(body, refusal.status, media_type="application/json")
    await response(scope, receive, _with_headers(scope, send))
