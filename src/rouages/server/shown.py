"""Shown: sockets that only show a page, as often as it is another: the lobby, quick pairing, tournaments."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from rouages.server import operations
from rouages.server.house import House
from rouages.server.operations import must_allow
from rouages.server.people.pace import SOCKETS, of_all
from rouages.server.people.sessions import Session
from rouages.server.readers import Reader
from rouages.server.tournament_screens import TournamentReader
from rouages.server.visitors import address_of, session_of
from rouages.server.wire.refusals.visiting import DatabaseSilent
from rouages.tables.audience.clients import COME_BACK, encode
from rouages.tables.ledger.ledger import Lost
from rouages.tables.wire.refusals import TableRefusal, record_of


class ShowingSocket:
    """A socket that only shows: it takes no messages."""

    def __init__(self, house: House) -> None:
        """What this house shows."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show it whenever it changes, until the screen goes."""
        await receive()
        try:
            session = await self._admit(scope)
        except TableRefusal as refusal:
            await denied(refusal)(scope, receive, send)
            return
        except Lost:
            await denied(DatabaseSilent())(scope, receive, send)
            return
        try:
            await self._show(session, scope, receive, send)
        except Lost:
            await send({"type": "websocket.close", "code": COME_BACK})

    async def _admit(self, scope: Scope) -> Session | None:
        self._house.pace.step(of_all(SOCKETS), address_of(scope))
        session = await session_of(scope, self._house)
        must_allow(session, operations.SOCKETS[scope["route"].path])
        self._house.closing.must_be_open()
        return session

    async def _show(self, session: Session | None, scope: Scope, receive: Receive, send: Send) -> None:
        """To somebody, who is sent away if the session ends from now on."""
        raise NotImplementedError

    async def _stay(self, reader: Reader, first: bytes, receive: Receive, send: Send) -> None:
        """Write what is shown to a reader, first this, until the screen goes."""
        writing = asyncio.create_task(self._write(reader, send))
        try:
            reader.shown = first
            reader.stirred.set()
            while (await receive())["type"] == "websocket.receive":
                pass
        finally:
            writing.cancel()

    async def _write(self, reader: Reader, send: Send) -> None:
        with contextlib.suppress(OSError):
            while not reader.closed:
                await reader.stirred.wait()
                reader.stirred.clear()
                await send_text(send, reader.shown)
            await send({"type": "websocket.close", "code": 1012})


class LobbySocket(ShowingSocket):
    """/api/lobby/live"""

    async def _show(self, session: Session | None, scope: Scope, receive: Receive, send: Send) -> None:
        lobby, reader = self._house.lobby, Reader(session)
        lobby.readers.add(reader)
        try:
            await send({"type": "websocket.accept"})
            await self._stay(reader, encode(await lobby.lobby(reader.guest)), receive, send)
        finally:
            lobby.readers.discard(reader)


class PairingSocket(ShowingSocket):
    """/api/pairing/live: as long as it is open, who waits does"""

    async def _show(self, session: Session | None, scope: Scope, receive: Receive, send: Send) -> None:
        pairing, reader = self._house.pairing, Reader(session)
        pairing.readers.add(reader)
        try:
            await send({"type": "websocket.accept"})
            await self._stay(reader, encode(await pairing.state(reader.guest)), receive, send)
        finally:
            pairing.readers.discard(reader)


class TournamentSocket(ShowingSocket):
    """/api/tournaments/live, and /api/tournaments/<id>/live"""

    async def _admit(self, scope: Scope) -> Session | None:
        session = await super()._admit(scope)
        if tournament := scope["path_params"].get("tournament"):
            await self._house.tournaments.known(tournament)
        return session

    async def _show(self, session: Session | None, scope: Scope, receive: Receive, send: Send) -> None:
        screens = self._house.tournament_screens
        reader = TournamentReader(session, scope["path_params"].get("tournament"))
        screens.readers.add(reader)
        try:
            await screens.show(reader)
            await send({"type": "websocket.accept"})
            await self._stay(reader, reader.shown, receive, send)
        finally:
            screens.readers.discard(reader)


def denied(refusal: TableRefusal) -> Response:
    """Why no socket is opened, in place of one."""
    return Response(encode(record_of(refusal)), refusal.status, media_type="application/json")


async def send_text(send: Send, payload: bytes) -> None:
    await send({"type": "websocket.send", "text": payload.decode()})
