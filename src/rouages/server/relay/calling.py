"""The caller's end: screens here at tables that another server keeps."""

from __future__ import annotations

import asyncio
import logging
from typing import Self

import msgspec

from rouages.engine.refusals import Refusal
from rouages.server import awake
from rouages.server.relay.frames import (
    Answer,
    Badge,
    Closed,
    Come,
    Gone,
    Pipe,
    Question,
    Said,
    Shown,
    Taken,
    ToCaller,
    greet,
)
from rouages.server.relay.sealing import CALLER, Stranger
from rouages.tables.audience.clients import COME_BACK, encode
from rouages.tables.ledger.ledger import Lost
from rouages.tables.outside import Screen
from rouages.tables.wire.messages import FromClient, Refused
from rouages.tables.wire.refusals import record_of

log = logging.getLogger("rouages")

PATIENCE = 30.0
"""Seconds that an answer is waited for: a film of a long match takes a while to make."""
CUT = "the line to another server was cut"


class FarTable:
    """A table at another server, as one screen here knows it."""

    def __init__(self, call: Call, line: int, screen: Screen) -> None:
        self._call = call
        self._line = line
        self._screen = screen
        self._waiting: list[bytes] = []
        self._is_shown = False
        """Whether the table waits to be told that it was taken."""

    def show(self, payloads: list[bytes]) -> None:
        """What the table has for the screen."""
        self._is_shown = True
        self._waiting += payloads
        self._screen.stir()

    def refuse(self, ref: int | None, refusal: Refusal) -> None:
        """Tell why a message was not handed on."""
        self._waiting.append(encode(Refused(record_of(refusal), ref)))
        self._screen.stir()

    def payloads(self) -> list[bytes]:
        """All that there is to send now; more is asked for."""
        found, self._waiting = self._waiting, []
        if self._is_shown:
            self._is_shown = False
            self._call.send(Taken(self._line))
        return found

    def come(self) -> None:
        """The table expects the screen since it was told of it."""

    def hand_in(self, sent: bytes | str, message: FromClient) -> None:
        """Hand on what the screen sent; the table reads it for itself."""
        del message
        self.say(sent.encode() if isinstance(sent, str) else sent)

    def say(self, message: bytes) -> None:
        """Hand on what the screen sent."""
        self._call.send(Said(self._line, message))

    def close(self, code: int) -> None:
        """Have the screen sent away."""
        self._screen.close(code)

    def leave(self) -> None:
        """The screen is not here any more."""
        self._call.hang_up(self._line)


class Call:
    """A connection to a server that keeps tables; if it is cut, the screens come back by themselves."""

    def __init__(self, pipe: Pipe[ToCaller], address: str) -> None:
        """Nobody speaks yet."""
        self._pipe = pipe
        self.address = address
        self._tables: dict[int, FarTable] = {}
        self._asked: dict[int, asyncio.Future[Answer]] = {}
        self._count = 0
        self.is_over = False
        self.listening = asyncio.create_task(self._listen())

    @classmethod
    async def place(cls, address: str, badge: Badge) -> Self:
        """Call the server at this address, which must know who calls by this badge."""
        host, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        try:
            seals = await greet(reader, writer, badge, CALLER)
        except BaseException:
            writer.close()
            raise
        return cls(Pipe(reader, writer, seals, msgspec.msgpack.Decoder(ToCaller)), address)

    def come(self, screen: Screen, come: Come) -> FarTable:
        """Bring a screen to a table; which line it has is decided here."""
        self._count += 1
        table = self._tables[self._count] = FarTable(self, self._count, screen)
        self._pipe.send(msgspec.structs.replace(come, line=self._count))
        return table

    async def ask(self, question: Question) -> Answer:
        """What the keeper says to a question; `Lost` if nothing comes."""
        self._count += 1
        line = self._count
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[line] = answer
        try:
            if self.is_over:
                raise Lost(CUT)
            self._pipe.send(msgspec.structs.replace(question, line=line))
            async with awake.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise Lost("another server does not answer") from None
        finally:
            del self._asked[line]

    def send(self, frame: Said | Taken) -> None:
        """To the keeper."""
        self._pipe.send(frame)

    def hang_up(self, line: int) -> None:
        """A screen is not here any more."""
        if self._tables.pop(line, None):
            self._pipe.send(Gone(line))

    async def _listen(self) -> None:
        try:
            async for frame in self._pipe.frames():
                self._take(frame)
        except (Stranger, msgspec.MsgspecError) as error:
            log.warning("Another server speaks otherwise: %s.", error)
        finally:
            self.close()

    def _take(self, frame: ToCaller) -> None:
        table = self._tables.get(frame.line)
        match frame:
            case Shown(payloads=payloads):
                if table:
                    table.show(payloads)
            case Closed(code=code):
                if table:
                    del self._tables[frame.line]
                    table.close(code)
            case _:
                answer = self._asked.get(frame.line)
                if answer and not answer.done():
                    answer.set_result(frame)

    def close(self) -> None:
        """Send every screen away that is at a table there, to come back."""
        self.is_over = True
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Lost(CUT))
        tables, self._tables = self._tables, {}
        for table in tables.values():
            table.close(COME_BACK)
        self._pipe.close()
