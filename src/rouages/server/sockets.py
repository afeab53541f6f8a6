"""The socket of a table: what a screen sends there, and what it is shown."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Protocol, cast
from urllib.parse import parse_qs

from starlette.types import Receive, Scope, Send

from rouages.engine.refusals import Refusal
from rouages.server import operations
from rouages.server.bucket import Bucket
from rouages.server.codes import CODES, OTHERWISE
from rouages.server.counted import NOWHERE, CountedClient
from rouages.server.house import House
from rouages.server.operations import must_allow
from rouages.server.people.pace import GUESSES, SOCKETS, of_all, share
from rouages.server.protocol import TableSocketProtocol, line_of
from rouages.server.relay.calling import Call, FarTable
from rouages.server.relay.frames import Come
from rouages.server.screens import SocketScreen
from rouages.server.shown import send_text
from rouages.server.visitors import address_of, session_of
from rouages.server.wire.refusals.meeting import UnknownTable
from rouages.server.wire.refusals.visiting import DatabaseSilent, TooFrequent
from rouages.tables.asking import requests
from rouages.tables.asking.points import PUBLIC, number_from
from rouages.tables.audience.clients import encode
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import LiveTable
from rouages.tables.wire.messages import FromClient, Refused
from rouages.tables.wire.refusals import Malformed, record_of

MOST_NONSENSE = 20
"""So many messages in a row that cannot be read, or come too often, end a connection."""


class PlaySocket:
    """/api/tables/<id>/play"""

    def __init__(self, house: House) -> None:
        """At the tables of this house."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one screen in, and serve it until it goes, unless its line can do without."""
        await receive()
        screen, stays = SocketScreen(line_of(scope)), False
        self._house.screens.open.add(screen)
        try:
            stays = await self._serve(scope, receive, send, screen)
        finally:
            if not stays:
                self._house.screens.open.discard(screen)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, screen: SocketScreen) -> bool:
        """Whether it stays though nobody waits here any more."""
        try:
            place = await self._admit(scope, screen)
        except (Refusal, Lost) as error:
            refusal = error if isinstance(error, Refusal) else DatabaseSilent()
            self._house.tally.refused[NOWHERE, type(refusal).__name__] += 1
            await send({"type": "websocket.accept"})
            await send_text(send, encode(Refused(record_of(refusal))))
            await send({"type": "websocket.close", "code": CODES.get(type(refusal), OTHERWISE)})
            return False
        if place is None:
            await receive()
            return False
        screen.payloads = place.payloads
        screen.begin = partial(self._write, screen, cast(Send, screen.line.send) if screen.line else send)
        letters, stays = LetterBox(place, self._house.settings.messages_a_second), False
        if screen.line:
            screen.line.inlet = letters.take
        try:
            await send({"type": "websocket.accept"})
            place.come()
            if screen.closing:
                screen.stir()
            if screen.line:
                screen.line.forget_greeting()
                screen.line.keep(letters.take, partial(self._end, screen, place))
                stays = True
            else:
                while (event := await receive())["type"] == "websocket.receive":
                    letters.take(event.get("text") or event.get("bytes") or b"")
        finally:
            if not stays:
                self._end(screen, place)
        return stays

    def _end(self, screen: SocketScreen, place: NearPlace | FarTable) -> None:
        """The screen is not here any more."""
        self._house.screens.open.discard(screen)
        if screen.line:
            screen.line.inlet = None
        place.leave()
        screen.drop()

    async def _admit(self, scope: Scope, screen: SocketScreen) -> NearPlace | FarTable | None:
        """Where the screen is; nowhere here if another worker has its line now."""
        house, address = self._house, address_of(scope)
        is_new = screen.line is None or not screen.line.is_from_another
        if is_new:
            house.pace.step(of_all(SOCKETS), address)
        session = screen.session = await session_of(scope, house)
        guest = await house.guests.of(session.guest) if session else None
        must_allow(session, operations.SOCKETS[scope["route"].path])
        house.closing.must_be_open()
        guesses = share(GUESSES, guest.id if guest else None, address)
        if guest and is_new:
            house.pace.step(SOCKETS, str(guest.id))
        house.pace.look(*guesses)
        try:
            found = await house.find(scope["path_params"]["table_id"])
        except UnknownTable:
            house.pace.step(*guesses)
            raise
        if isinstance(found, Call) and is_new and await self._is_sent_on(screen.line, found):
            return None
        query = parse_qs(scope["query_string"].decode("latin-1"))
        asked = {name: values[0] for name, values in query.items()}
        is_public = asked.get("seat") == PUBLIC
        seat = number_from(asked.get("seat", ""))
        seen = {name: number_from(asked.get(name, "")) or 0 for name in ("seen", "undos", "chat")}
        circle = await house.ties.of(guest.id if guest else None)
        if isinstance(found, Call):
            come = Come(
                0,
                scope["path_params"]["table_id"],
                guest.id if guest else None,
                guest.name if guest else "",
                seat,
                is_public,
                **seen,
                unheard=circle.unheard,
                hushed=circle.hushes,
            )
            return found.come(screen, come)
        found.seating.must_admit(guest.id if guest else None, is_public=is_public)
        person = None if is_public else guest
        game = found.seating.terms.game
        apart = {"unheard": circle.unheard, "hushed": circle.hushes}
        return NearPlace(found, CountedClient(house.tally, game, person, seat, screen, **seen, **apart))

    async def _is_sent_on(self, line: TableSocketProtocol | None, keeper: Call) -> bool:
        """Whether the worker that keeps the table has the line now."""
        passage = self._house.passage
        if not (line and passage and await passage.send_on(keeper.address, line)):
            return False
        line.abort()
        return True

    async def _write(self, screen: SocketScreen, send: Send) -> None:
        try:
            code = await screen.write(partial(send_text, send))
            await send({"type": "websocket.close", "code": code})
        except asyncio.CancelledError:
            screen.abort()
            raise
        except OSError:
            pass


class Place(Protocol):
    """Where a screen is at a table, be it of another server."""

    def hand_in(self, sent: bytes | str, message: FromClient) -> None:
        """What the screen sent, and how it reads."""

    def refuse(self, ref: int | None, refusal: Refusal) -> None:
        """Tell the screen why a message changed nothing."""

    def close(self, code: int) -> None:
        """Send the screen away."""


class NearPlace:
    """At a table that is kept here."""

    __slots__ = ("_client", "_table", "close", "payloads", "refuse")

    def __init__(self, table: LiveTable, client: CountedClient) -> None:
        self._table = table
        self._client = client
        self.payloads = client.payloads
        self.refuse = client.refuse
        self.close = client.close

    def come(self) -> None:
        """The screen is there."""
        self._table.join(self._client)

    def leave(self) -> None:
        """It is not any more."""
        self._table.part(self._client)

    def hand_in(self, sent: bytes | str, message: FromClient) -> None:
        """To the table."""
        del sent
        self._client.hand_in(self._table, message)


class LetterBox:
    """What one screen sends: read, counted, and handed in at its table."""

    def __init__(self, place: Place, rate: float) -> None:
        """Of a screen that may send so many messages a second."""
        self._place = place
        self._bucket = Bucket(rate)
        self._nonsense = 0

    def take(self, sent: bytes | str) -> None:
        """One message; after too much nonsense none is heard any more."""
        if self._nonsense >= MOST_NONSENSE:
            return
        try:
            if not self._bucket.take():
                raise TooFrequent(seconds=1)
            message = requests.read(sent)
        except (Malformed, TooFrequent) as refusal:
            self._nonsense += 1
            self._place.refuse(None, refusal)
            if self._nonsense >= MOST_NONSENSE:
                self._place.close(4429)
            return
        self._nonsense = 0
        self._place.hand_in(sent, message)
