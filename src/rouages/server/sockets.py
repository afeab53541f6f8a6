"""The sockets: play at a table, and the lobby live."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import Any
from urllib.parse import parse_qs

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from rouages.engine.refusals import Refusal
from rouages.server import visitors
from rouages.server.bucket import Bucket
from rouages.server.house import House
from rouages.server.lobby import LobbyReader
from rouages.server.people.pace import GUESSES, SOCKETS, of_all, share
from rouages.server.protocol import line_of
from rouages.server.screens import SocketScreen
from rouages.server.tally import Tally
from rouages.server.visitors import address_of, guest_of, number_from, session_of
from rouages.server.wire.refusals import DatabaseSilent, TooFrequent, UnknownTable
from rouages.tables.asking import requests
from rouages.tables.audience.clients import Client, encode
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import COME_BACK, LiveTable
from rouages.tables.wire.messages import Accepted, Answer, Refused
from rouages.tables.wire.refusals import ClosedToSpectators, Malformed, TableRefusal, record_of

CODES: dict[type[Refusal], int] = {
    UnknownTable: 4404,
    ClosedToSpectators: 4403,
    TooFrequent: 4429,
    DatabaseSilent: COME_BACK,
}
MOST_NONSENSE = 20
"""So many messages in a row that cannot be read, or come too often, end a connection."""


class PlaySocket:
    """/api/tables/<id>/play"""

    def __init__(self, house: House) -> None:
        """At the tables of this house."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one screen until it goes."""
        await receive()
        await send({"type": "websocket.accept"})
        screen = SocketScreen(line_of(scope))
        self._house.screens.open.add(screen)
        try:
            await self._serve(scope, receive, send, screen)
        finally:
            self._house.screens.open.discard(screen)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, screen: SocketScreen) -> None:
        try:
            table, client = await self._admit(scope, screen)
        except (Refusal, Lost) as error:
            refusal = error if isinstance(error, Refusal) else DatabaseSilent()
            self._house.tally.refused["", type(refusal).__name__] += 1
            await send_text(send, encode(Refused(record_of(refusal))))
            await send({"type": "websocket.close", "code": CODES.get(type(refusal), 4400)})
            return
        screen.payloads = client.payloads
        screen.writing = asyncio.create_task(self._write(screen, send))
        letters = LetterBox(table, client, self._house.settings.messages_a_second)
        if screen.line:
            screen.line.inlet = letters.take
        try:
            table.join(client)
            while (event := await receive())["type"] == "websocket.receive":
                letters.take(event.get("text") or event.get("bytes") or b"")
        finally:
            table.part(client)
            screen.writing.cancel()

    async def _admit(self, scope: Scope, screen: SocketScreen) -> tuple[LiveTable, CountedClient]:
        house, address = self._house, address_of(scope)
        house.pace.step(of_all(SOCKETS), address)
        session, guest = await session_of(scope, house), await guest_of(scope, house)
        guesses = share(GUESSES, guest.id if guest else None, address)
        if guest:
            house.pace.step(SOCKETS, str(guest.id))
        house.pace.look(*guesses)
        screen.session = session.name if session else None
        try:
            table = await house.tables.open(scope["path_params"]["table_id"])
        except UnknownTable:
            house.pace.step(*guesses)
            raise
        if not table.seating.may_watch(guest.id if guest else None):
            raise ClosedToSpectators()
        query = parse_qs(scope["query_string"].decode("latin-1"))
        asked = {name: values[0] for name, values in query.items()}
        return table, CountedClient(
            house.tally,
            table.seating.terms.game,
            guest if asked.get("seat") != visitors.PUBLIC else None,
            number_from(asked.get("seat", "")),
            screen,
            seen=number_from(asked.get("seen", "")) or 0,
            undos=number_from(asked.get("undos", "")) or 0,
            chat=number_from(asked.get("chat", "")) or 0,
        )

    async def _write(self, screen: SocketScreen, send: Send) -> None:
        try:
            code = await screen.write(partial(send_text, send))
            await send({"type": "websocket.close", "code": code})
        except asyncio.CancelledError:
            screen.abort()
            raise
        except OSError:
            pass


class CountedClient(Client):
    """A screen of which the house counts what it asks, and how long that takes."""

    __slots__ = ("_game", "_tally", "_timings", "answering")

    def __init__(self, tally: Tally, game: str, *about: Any, **seen: Any) -> None:
        """At a table of this game; the rest is as for any client."""
        super().__init__(*about, **seen)
        self._tally = tally
        self._game = game
        self._timings = tally.answers[game]
        self.answering = 0.0
        """When its last answer came."""

    def accept(self, answer: Accepted) -> None:
        super().accept(answer)
        self._timings.add(time.perf_counter() - self.answering)

    def refuse(self, ref: int | None, refusal: Refusal) -> None:
        """Tell why a message changed nothing, and count it."""
        self._tally.refused[self._game, type(refusal).__name__] += 1
        super().refuse(ref, refusal)


class LetterBox:
    """What one screen sends: read, counted, and handed in at its table."""

    def __init__(self, table: LiveTable, client: CountedClient, rate: float) -> None:
        """Of this client, which may send so many messages a second."""
        self._table = table
        self._client = client
        self._bucket = Bucket(rate)
        self._nonsense = 0

    def take(self, sent: bytes | str) -> None:
        """One message; after too much nonsense none is heard any more."""
        client = self._client
        if self._nonsense >= MOST_NONSENSE:
            return
        try:
            if not self._bucket.take():
                raise TooFrequent(seconds=1)
            message = requests.read(sent)
        except (Malformed, TooFrequent) as refusal:
            self._nonsense += 1
            client.refuse(None, refusal)
            if self._nonsense >= MOST_NONSENSE:
                client.close(4429)
            return
        self._nonsense = 0
        if isinstance(message, Answer):
            client.answering = time.perf_counter()
        requests.hand_in(self._table, client, message)


class LobbySocket:
    """/api/lobby/live"""

    def __init__(self, house: House) -> None:
        """The lobby of this house."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lists whenever they change, until the screen goes."""
        await receive()
        try:
            self._house.pace.step(of_all(SOCKETS), address_of(scope))
        except TooFrequent as refusal:
            await denied(refusal)(scope, receive, send)
            return
        await send({"type": "websocket.accept"})
        try:
            await self._show(scope, receive, send)
        except Lost:
            await send({"type": "websocket.close", "code": COME_BACK})

    async def _show(self, scope: Scope, receive: Receive, send: Send) -> None:
        session, guest = await session_of(scope, self._house), await guest_of(scope, self._house)
        reader = LobbyReader(guest.id if guest else None, session.name if session else None)
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


def denied(refusal: TableRefusal) -> Response:
    """Why no socket is opened, in place of one."""
    return Response(encode(record_of(refusal)), refusal.status, media_type="application/json")


async def send_text(send: Send, payload: bytes) -> None:
    await send({"type": "websocket.send", "text": payload.decode()})
