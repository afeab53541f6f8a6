"""Visitors: who a request or a socket comes from, and what its address asks for."""

from __future__ import annotations

import contextlib
import ipaddress
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address

from starlette.types import Scope

from rouages.server.house import House
from rouages.server.people.guests import Guest

COOKIE = "rouages"
PUBLIC = "public"
"""In place of a seat in an address: as a spectator sees it, whoever asks (a screen that all look at)."""


async def guest_of(scope: Scope, house: House) -> Guest | None:
    """The guest whose cookie came with the request."""
    header = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
    with contextlib.suppress(CookieError):
        cookie = SimpleCookie(header.decode("latin-1")).get(COOKIE)
        if cookie:
            return await house.guests.known_by(cookie.value)
    return None


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


def number_from(text: str) -> int | None:
    """A small number, or none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
