"""Addresses: where what people give may lead, so that nobody uses the house to knock at doors behind it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from ipaddress import IPv4Address, IPv6Address
from typing import NamedTuple
from urllib.parse import urlsplit

from rouages.server.wire.refusals.notices import BadWebAddress, PrivateWebAddress

NAT64 = ipaddress.ip_network("64:ff9b::/96")
OBSOLETE = tuple(map(ipaddress.ip_network, ("192.88.99.0/24", "fec0::/10")))
"""Relays and sites of old, which Python still takes for the Internet's."""
LONGEST_URL = 1000


class Unheard(Exception):
    """Nothing there has heard; the reason names no secret."""


class Target(NamedTuple):
    """A web address, taken apart."""

    is_secure: bool
    host: str
    port: int
    path: str


def target_of(url: str) -> Target:
    """What a URL leads to; only plain web addresses do."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebAddress() from None
    printable = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not printable:
        raise BadWebAddress()
    if len(url) > LONGEST_URL:
        raise BadWebAddress()
    is_secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(is_secure, parts.hostname, port or (443 if is_secure else 80), path)


async def resolve(target: Target, *, private: bool) -> str:
    """The address to connect to, every address of the name having been looked at."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except OSError:
        raise Unheard(f"{target.host} is not known") from None
    addresses = [str(each[4][0]) for each in found]
    if not private and not all(is_public(ipaddress.ip_address(each.partition("%")[0])) for each in addresses):
        raise PrivateWebAddress()
    return addresses[0]


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is one of the Internet's, also where an older kind of address is wrapped in a newer one."""
    if isinstance(address, IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if address in NAT64:
            wrapped = IPv4Address(int(address) & 0xFFFFFFFF)
        if wrapped:
            return is_public(wrapped)
    if any(address in network for network in OBSOLETE):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)
