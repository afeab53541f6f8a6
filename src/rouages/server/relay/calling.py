"""The caller's end: screens here at tables that another server keeps."""

from __future__ import annotations

import asyncio
from typing import Self

import msgspec

from rouages.server.relay.frames import (
    CALLER,
    KEEPER,
    Closed,
    Come,
    Gone,
    Pipe,
    Said,
    Shown,
    Taken,
    ToCaller,
    greet,
)
from rouages.tables.live import COME_BACK
from rouages.tables.outside import Screen


class FarTable:
    """A table at another server, as one screen here knows it."""

    def __init__(self, call: Call, line: int, screen: Screen) -> None:
        self._call = call
        self._line = line
        self._screen = screen
        self._waiting: list[bytes] = []

    def show(self, payloads: list[bytes]) -> None:
        """What the table has for the screen."""
        self._waiting += payloads
        self._screen.stir()

    def payloads(self) -> list[bytes]:
        """All that there is to send now; more is asked for."""
        found, self._waiting = self._waiting, []
        if found:
            self._call.send(Taken(self._line))
        return found

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

    def __init__(self, pipe: Pipe[ToCaller]) -> None:
        """Nobody speaks yet."""
        self._pipe = pipe
        self._tables: dict[int, FarTable] = {}
        self._count = 0
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def place(cls, host: str, port: int, key: bytes) -> Self:
        """Call the server at this address, of the house with this key."""
        reader, writer = await asyncio.open_connection(host, port)
        try:
            await greet(reader, writer, key, CALLER, KEEPER)
        except BaseException:
            writer.close()
            raise
        return cls(Pipe(reader, writer, msgspec.msgpack.Decoder(ToCaller)))

    def come(self, screen: Screen, come: Come) -> FarTable:
        """Bring a screen to a table; which line it has is decided here."""
        self._count += 1
        table = self._tables[self._count] = FarTable(self, self._count, screen)
        self._pipe.send(msgspec.structs.replace(come, line=self._count))
        return table

    def send(self, frame: Said | Taken) -> None:
        """To the keeper."""
        self._pipe.send(frame)

    def hang_up(self, line: int) -> None:
        """A screen is not here any more."""
        if self._tables.pop(line, None):
            self._pipe.send(Gone(line))

    async def _listen(self) -> None:
        async for frame in self._pipe.frames():
            table = self._tables.get(frame.line)
            match frame:
                case Shown(payloads=payloads) if table:
                    table.show(payloads)
                case Closed(code=code) if table:
                    table.close(code)
                    del self._tables[frame.line]
        self.close()

    def close(self) -> None:
        """Send every screen away that is at a table there, to come back."""
        tables, self._tables = self._tables, {}
        for table in tables.values():
            table.close(COME_BACK)
        self._pipe.close()
