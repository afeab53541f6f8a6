"""Webhooks: messages to an address of the web that is a guest's own."""

from __future__ import annotations

import asyncio
import ssl

import msgspec
from msgspec import Struct

from rouages.server.people.addresses import Target, resolve, target_of
from rouages.server.people.guests import Guest
from rouages.server.people.letters import Letter, trial_of
from rouages.server.wire.notices import Way
from rouages.server.wire.refusals import WebhookFailed

PATIENCE = 5.0
AT_ONCE = 4


class Message(Struct, frozen=True):
    """What is sent: a record, and its sentence under the names by which chat services take one."""

    type: str
    game: str | None
    table: str | None
    """The address of the table."""
    text: str
    content: str


class Webhooks:
    """A way by which letters go: to an address of the web that a guest has given, a few at a time."""

    way = Way.WEBHOOK

    def __init__(self, *, private: bool) -> None:
        """Be it to addresses that are not on the Internet."""
        self._private = private
        self._lanes = asyncio.Semaphore(AT_ONCE)

    def address(self, guest: Guest) -> str | None:
        return guest.webhook

    async def greet(self, url: str, guest: Guest) -> None:
        """Send a first message to an address, which must take it."""
        await self._send_to(url, guest, trial_of(guest))

    async def send(self, guest: Guest, letter: Letter) -> None:
        """Have a letter taken at a guest's address."""
        if guest.webhook is not None:
            await self._send_to(guest.webhook, guest, letter)

    async def _send_to(self, url: str, guest: Guest, letter: Letter) -> None:
        link = f"{guest.webhook_base or ''}/table/{letter.table}" if letter.table else None
        said = f"{letter.text} {link}" if link else letter.text
        await self._post(url, Message(letter.type, letter.game, link, said, said))

    async def _post(self, url: str, message: Message) -> None:
        async with self._lanes:
            try:
                async with asyncio.timeout(PATIENCE):
                    status = await self._call(target_of(url), msgspec.json.encode(message))
            except TimeoutError:
                raise WebhookFailed(why="no answer came in time") from None
            except (OSError, ValueError, asyncio.IncompleteReadError) as error:
                raise WebhookFailed(why=type(error).__name__) from None
        if not 200 <= status < 300:
            raise WebhookFailed(why=f"status {status}")

    async def _call(self, target: Target, body: bytes) -> int:
        """One request to the very address that was looked at; the status, and no redirect is followed."""
        address = await resolve(target, private=self._private)
        secured = ssl.create_default_context() if target.is_secure else None
        name = target.host if secured else None
        reader, writer = await asyncio.open_connection(
            address, target.port, limit=4096, ssl=secured, server_hostname=name
        )
        try:
            writer.write(request_of(target, body))
            await writer.drain()
            protocol, status, *_ = (await reader.readline()).split(None, 2)
            return int(status) if protocol.startswith(b"HTTP/1.") else 0
        finally:
            writer.transport.abort()


def request_of(target: Target, body: bytes) -> bytes:
    """A request in bytes."""
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}:{target.port}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "User-Agent: Rouages",
        "Connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
