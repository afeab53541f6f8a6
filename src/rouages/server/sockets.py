"""The sockets: play at a table, and the lobby live."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from rouages.engine.refusals import Refusal
from rouages.server import deeds
from rouages.server.clients import Client, encode
from rouages.server.deal import Deal
from rouages.server.house import House
from rouages.server.lobby import LobbyReader
from rouages.server.people.guests import Guest
from rouages.server.people.pace import GUESSES, SOCKETS, Bucket
from rouages.server.protocol import line_of
from rouages.server.table import LiveTable
from rouages.server.wire.refusals import TooFrequent, UnknownTable
from rouages.tables.messages import Accepted, Because, FromClient, Ping, Pong, Refused
from rouages.tables.refusals import ClosedToSpectators, Malformed, record_of

COOKIE = "rouages"
CODES: dict[type[Refusal], int] = {UnknownTable: 4404, ClosedToSpectators: 4403, TooFrequent: 4429}
PUBLIC = "public"
"""In place of a seat in an address: as a spectator sees it, whoever asks (a screen that all look at)."""
MOST_NONSENSE = 20
"""So many messages in a row that cannot be read, or come too often, end a connection."""

decode = msgspec.json.Decoder(FromClient).decode


class PlaySocket:
    """/api/tables/<id>/play"""

    def __init__(self, house: House) -> None:
        """At the tables of this house."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one screen until it goes."""
        await receive()
        await send({"type": "websocket.accept"})
        try:
            table, client = await self._admit(scope)
        except Refusal as refusal:
            await send_text(send, encode(Refused(record_of(refusal))))
            await send({"type": "websocket.close", "code": CODES.get(type(refusal), 4400)})
            return
        client.writing = asyncio.create_task(self._write(client, send))
        inbox = Inbox(table, client, self._house.settings.messages_a_second)
        if client.line:
            client.line.inlet = inbox.take
        try:
            table.join(client)
            while (event := await receive())["type"] == "websocket.receive":
                inbox.take(event.get("text") or event.get("bytes") or b"")
        finally:
            table.part(client)
            client.writing.cancel()

    async def _admit(self, scope: Scope) -> tuple[LiveTable, Client]:
        house, address = self._house, address_of(scope)
        house.pace.step(SOCKETS, address)
        house.pace.look(GUESSES, address)
        guest = await guest_of(scope, house)
        try:
            table = await house.tables.open(scope["path_params"]["table_id"])
        except UnknownTable:
            house.pace.step(GUESSES, address)
            raise
        if not table.may_watch(guest.id if guest else None):
            raise ClosedToSpectators()
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        return table, Client(
            guest if asked.get("seat") != [PUBLIC] else None,
            number_in(asked, "seat"),
            seen=number_in(asked, "seen") or 0,
            undos=number_in(asked, "undos") or 0,
            chat=number_in(asked, "chat") or 0,
            line=line_of(scope),
        )

    async def _write(self, client: Client, send: Send) -> None:
        try:
            code = await client.write(partial(send_text, send))
            await send({"type": "websocket.close", "code": code})
        except asyncio.CancelledError:
            if client.sending_since is not None and client.line:
                client.line.abort()
            raise
        except OSError:
            pass


class Inbox:
    """What one screen sends: read, counted, and handed to its table."""

    def __init__(self, table: LiveTable, client: Client, rate: float) -> None:
        """Of this client, which may send so many messages a second."""
        self._table = table
        self._client = client
        self._bucket = Bucket(rate)
        self._nonsense = 0

    def take(self, data: bytes | str) -> None:
        """One message."""
        client = self._client
        try:
            if not self._bucket.take():
                raise TooFrequent(seconds=1)
            message = read(data)
        except (Malformed, TooFrequent) as refusal:
            self._nonsense += 1
            client.refuse(refusal, None)
            if self._nonsense >= MOST_NONSENSE:
                client.close(4429)
            return
        self._nonsense = 0
        if isinstance(message, Ping):
            client.reply(Pong(time.time(), message.ref))
        else:
            table = self._table
            run = partial(deeds.do, table, client, message)
            table.post(Deal(run, partial(reply, client, message.ref), partial(refuse, client, message.ref)))


def read(data: bytes | str) -> FromClient:
    """The message in a frame."""
    try:
        message: FromClient = decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)) from None
    return message


def reply(client: Client, ref: int | None, found: Accepted | Because | None) -> None:
    """Tell a client that what it asked is safe."""
    if isinstance(found, Because):
        client.reply(found)
        return
    if found is not None:
        client.accepted.append(found)
    if ref is not None:
        client.confirm(ref)


def refuse(client: Client, ref: int | None, refusal: Refusal) -> None:
    """Tell a client why what it asked changed nothing."""
    client.refuse(refusal, ref)


class LobbySocket:
    """/api/lobby/live"""

    def __init__(self, house: House) -> None:
        """The lobby of this house."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lists whenever they change, until the screen goes."""
        await receive()
        await send({"type": "websocket.accept"})
        guest = await guest_of(scope, self._house)
        reader = LobbyReader(guest.id if guest else None)
        lobby = self._house.lobby
        lobby.readers.add(reader)
        writing = asyncio.create_task(self._write(reader, send))
        try:
            reader.show(encode(await lobby.lobby(reader.guest)))
            while (await receive())["type"] == "websocket.receive":
                pass
        finally:
            lobby.readers.discard(reader)
            writing.cancel()

    async def _write(self, reader: LobbyReader, send: Send) -> None:
        with contextlib.suppress(OSError):
            while not reader.closed:
                await reader.stirred.wait()
                reader.stirred.clear()
                await send_text(send, reader.shown)
            await send({"type": "websocket.close", "code": 1012})


async def send_text(send: Send, payload: bytes) -> None:
    """Send one message."""
    await send({"type": "websocket.send", "text": payload.decode()})


async def guest_of(scope: Scope, house: House) -> Guest | None:
    """The guest whose cookie came with the request."""
    header = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
    with contextlib.suppress(CookieError):
        cookie = SimpleCookie(header.decode("latin-1")).get(COOKIE)
        if cookie:
            return await house.guests.known_by(cookie.value)
    return None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "nowhere"


def number_in(asked: dict[str, list[str]], name: str) -> int | None:
    """A small number in the query, or none."""
    text = asked.get(name, [""])[0]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
