"""Webhooks: a message to an address of a guest's own when a table begins to wait for them."""

from __future__ import annotations

import asyncio
import logging
import ssl
from typing import NamedTuple

import msgspec
from msgspec import Struct

from rouages.engine.refusals import Refusal
from rouages.server.people.addresses import Target, resolve, target_of
from rouages.server.people.guests import Guest, Guests
from rouages.server.wire import words
from rouages.server.wire.refusals import WebhookFailed
from rouages.tables.ledger.ledger import Lost

log = logging.getLogger("rouages")

PATIENCE = 5.0
AT_ONCE = 4
MOST_WAITING = 500


class Message(Struct, frozen=True):
    """What is sent: a record, and its sentence under the names by which chat services take one."""

    type: str
    game: str | None
    table: str | None
    """The address of the table."""
    text: str
    content: str


class News(NamedTuple):
    """What a guest can be told of a table: under which type, and by which sentence."""

    type: str
    sentence: str


YOUR_TURN = News("YourTurn", "webhook.turn")
STILL_PLAYING = News("StillPlaying", "webhook.still_playing")


class Webhooks:
    """Sends messages, a few at a time; whoever does not take one soon does without."""

    def __init__(self, guests: Guests, *, private: bool) -> None:
        """To these guests, be it at addresses that are not on the Internet."""
        self._guests = guests
        self._private = private
        self._lanes = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def greet(self, url: str, guest: Guest) -> None:
        """Send a first message to an address, which must take it."""
        said = sentence(guest, "webhook.hello", name=guest.name)
        await self._post(url, Message("Hello", None, None, said, said))

    def call(self, table_id: str, game: str, guest_id: int) -> None:
        """Tell a guest that a table waits for them."""
        self._begin(YOUR_TURN, table_id, game, guest_id)

    def ask(self, table_id: str, game: str, guest_id: int) -> None:
        """Ask a guest whether they play on at a table that will be closed."""
        self._begin(STILL_PLAYING, table_id, game, guest_id)

    def _begin(self, news: News, table_id: str, game: str, guest_id: int) -> None:
        """In a task of its own."""
        if len(self._tasks) < MOST_WAITING:
            task = asyncio.create_task(self._call(news, table_id, game, guest_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _call(self, news: News, table_id: str, game: str, guest_id: int) -> None:
        try:
            guest = await self._guests.of(guest_id)
            if guest is None or guest.webhook is None:
                return
            link = f"{guest.webhook_base or ''}/table/{table_id}"
            title = str(words.catalogue(guest.language, game).get("name", game))
            said = sentence(guest, news.sentence, game=title, link=link)
            await self._post(guest.webhook, Message(news.type, game, link, said, said))
        except (Refusal, Lost) as error:
            log.info("A webhook was not taken: %s", error)

    async def _post(self, url: str, message: Message) -> None:
        async with self._lanes:
            try:
                async with asyncio.timeout(PATIENCE):
                    status = await self._send(target_of(url), msgspec.json.encode(message))
            except TimeoutError:
                raise WebhookFailed(why="no answer came in time") from None
            except (OSError, ValueError, asyncio.IncompleteReadError) as error:
                raise WebhookFailed(why=type(error).__name__) from None
        if not 200 <= status < 300:
            raise WebhookFailed(why=f"status {status}")

    async def _send(self, target: Target, body: bytes) -> int:
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


def sentence(guest: Guest, key: str, **fields: str) -> str:
    """A sentence in the guest's language."""
    return str(words.catalogue(guest.language, words.SERVER)[key]).format_map(fields)
