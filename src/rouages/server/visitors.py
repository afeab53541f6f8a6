"""Visitors: who a request or a socket comes from, and what its address asks for."""

from __future__ import annotations

import contextlib
import ipaddress
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address

from starlette.types import Scope

from rouages.server.house import House
from rouages.server.people.guests import Guest
from rouages.server.people.sessions import Session
from rouages.server.wire.refusals.programs import UnknownToken

BEARER = "bearer"
COOKIE = "rouages"
DEVICE_COOKIE = "rouages-device"
DEVICE_PATH = "/api"


def cookie_of(scope: Scope, name: str = COOKIE) -> str | None:
    """What came with the request under this name."""
    header = next((value for key, value in scope["headers"] if key == b"cookie"), b"")
    with contextlib.suppress(CookieError):
        cookie = SimpleCookie(header.decode("latin-1")).get(name)
        if cookie:
            return cookie.value
    return None


def token_in(scope: Scope) -> str | None:
    """What a program says that it is known by; whoever says so is not known by a cookie beside it."""
    header = next((value for key, value in scope["headers"] if key == b"authorization"), b"")
    kind, _, token = header.decode("latin-1").partition(" ")
    return token.strip() if kind.lower() == BEARER else None


async def session_of(scope: Scope, house: House) -> Session | None:
    """The session whose cookie came with the request, or whose token; a wrong token is refused."""
    token = token_in(scope)
    if token is None:
        return await house.sessions.by(cookie_of(scope))
    session = await house.sessions.by_token(token)
    if session is None:
        raise UnknownToken()
    return session


async def guest_of(scope: Scope, house: House) -> Guest | None:
    """The guest who is known on the device that the request comes from, or who the program is."""
    session = await session_of(scope, house)
    return await house.guests.of(session.guest) if session else None


def address_of(scope: Scope) -> str:
    """Where a request comes from; of the newer kind of addresses whoever has one has a whole /64 of them."""
    client = scope.get("client")
    if not client:
        return "nowhere"
    try:
        found = ipaddress.ip_address(str(client[0]).partition("%")[0])
    except ValueError:
        return str(client[0])
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
