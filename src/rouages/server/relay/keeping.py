"""The keeper's end: screens of other servers at the tables that are kept here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

import msgspec

from rouages.engine.refusals import Refusal
from rouages.server.relay.frames import (
    CALLER,
    KEEPER,
    Closed,
    Come,
    Gone,
    Pipe,
    Said,
    Shown,
    Stranger,
    Taken,
    ToKeeper,
    greet,
)
from rouages.tables.asking import requests
from rouages.tables.audience.clients import Client
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import COME_BACK, LiveTable

log = logging.getLogger("rouages")

OTHERWISE = 4400
"""The code with which a screen is sent away for which there is no other."""
Codes = Mapping[type[Refusal], int]
Opening = Callable[[Come], Awaitable[LiveTable]]
"""Opens the table for a screen that may be there; a refusal says why it may not."""


class Somebody(NamedTuple):
    """Whom another server knows."""

    id: int
    name: str


class FarScreen:
    """A screen at another server: shown more once it has taken the last, so that only the newest waits."""

    __slots__ = ("_is_showing", "_line", "_pipe", "_stirred", "client")

    def __init__(self, pipe: Pipe[ToKeeper], line: int) -> None:
        """By its number at the other end."""
        self._pipe = pipe
        self._line = line
        self._is_showing = self._stirred = False
        self.client: Client | None = None

    def stir(self) -> None:
        """Show what waits, at once or when the last was taken."""
        if self._is_showing:
            self._stirred = True
        else:
            self._show()

    def taken(self) -> None:
        """It can be shown more."""
        stirred, self._is_showing, self._stirred = self._stirred, False, False
        if stirred:
            self._show()

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        self._show()
        self._pipe.send(Closed(self._line, code))

    def _show(self) -> None:
        if self.client and (payloads := self.client.payloads()):
            self._is_showing = True
            self._pipe.send(Shown(self._line, payloads))


class FarLine:
    """What a screen at another server sends to its table, kept until that is open."""

    def __init__(self, come: Come, screen: FarScreen) -> None:
        """Of a screen that comes."""
        self.screen = screen
        person = None if come.guest is None else Somebody(come.guest, come.name)
        self._client = Client(person, come.seat, screen, seen=come.seen, undos=come.undos, chat=come.chat)
        screen.client = self._client
        self._table: LiveTable | None = None
        self._waiting: list[bytes] = []
        self._is_gone = False

    async def come(self, opening: Awaitable[LiveTable], codes: Codes) -> None:
        """Be at the table as soon as it is open."""
        try:
            table = await opening
        except Refusal as refusal:
            self._client.refuse(None, refusal)
            self.screen.close(codes.get(type(refusal), OTHERWISE))
            return
        except Lost:
            self.screen.close(COME_BACK)
            return
        if self._is_gone:
            return
        self._table = table
        table.join(self._client)
        for message in self._waiting:
            self.say(message)

    def say(self, message: bytes) -> None:
        """Hand in what the screen sent."""
        if self._table is None:
            self._waiting.append(message)
            return
        try:
            requests.hand_in(self._table, self._client, requests.read(message))
        except Refusal as refusal:
            self._client.refuse(None, refusal)

    def go(self) -> None:
        """The screen is not there any more."""
        self._is_gone = True
        if self._table:
            self._table.part(self._client)


class FarScreens:
    """All that other servers have at the tables of this one."""

    def __init__(self, key: bytes, opening: Opening, codes: Codes) -> None:
        """Of servers that know this key; by which code a screen is sent away that is refused."""
        self._key = key
        self._opening = opening
        self._codes = codes
        self._coming: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One other server, until it hangs up; its screens go with it."""
        lines: dict[int, FarLine] = {}
        try:
            await greet(reader, writer, self._key, KEEPER, CALLER)
            pipe = Pipe(reader, writer, msgspec.msgpack.Decoder(ToKeeper))
            async for frame in pipe.frames():
                self._take(pipe, lines, frame)
        except (Stranger, msgspec.MsgspecError) as error:
            log.warning("Another server was not let in: %s.", error)
        finally:
            for line in lines.values():
                line.go()
            writer.close()

    def _take(self, pipe: Pipe[ToKeeper], lines: dict[int, FarLine], frame: ToKeeper) -> None:
        if isinstance(frame, Come):
            line = lines[frame.line] = FarLine(frame, FarScreen(pipe, frame.line))
            task = asyncio.create_task(line.come(self._opening(frame), self._codes))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)
            return
        if frame.line not in lines:
            return
        match frame:
            case Said(message=message):
                lines[frame.line].say(message)
            case Taken():
                lines[frame.line].screen.taken()
            case Gone():
                lines.pop(frame.line).go()
