"""Knocking: one request to an address of the web that somebody has given, with all care."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache

from rouages.server.people.addresses import Target, Unheard, resolve, target_of

PATIENCE = 5.0
AT_ONCE = 4


class Knocking:
    """The one hand that knocks, at a few doors at a time."""

    def __init__(self, *, private: bool) -> None:
        """Be it at addresses that are not on the Internet."""
        self.private = private
        self._lanes = asyncio.Semaphore(AT_ONCE)

    async def knock(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status with which a request is answered there."""
        async with self._lanes:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._call(target_of(url), headers, body)
            except TimeoutError:
                raise Unheard("no answer came in time") from None
            except (OSError, ValueError, asyncio.IncompleteReadError) as error:
                raise Unheard(type(error).__name__) from None

    async def _call(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        """One request to the very address that was looked at; no redirect is followed."""
        address = await resolve(target, private=self.private)
        secured = _secured() if target.is_secure else None
        name = target.host if secured else None
        reader, writer = await asyncio.open_connection(
            address, target.port, limit=4096, ssl=secured, server_hostname=name
        )
        try:
            writer.write(request_of(target, headers, body))
            await writer.drain()
            protocol, status, *_ = (await reader.readline()).split(None, 2)
            return int(status) if protocol.startswith(b"HTTP/1.") else 0
        finally:
            writer.transport.abort()


@cache
def _secured() -> ssl.SSLContext:
    return ssl.create_default_context()


def request_of(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    """A request in bytes."""
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}:{target.port}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "User-Agent: Rouages",
        "Connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
