"""The keeper's end: screens of other servers at the tables that are kept here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, NamedTuple

import msgspec

from rouages.engine.refusals import Refusal
from rouages.server import awake
from rouages.server.codes import OTHERWISE
from rouages.server.counted import NOWHERE, CountedClient
from rouages.server.relay.frames import (
    Answer,
    Badge,
    Closed,
    Come,
    Failed,
    Gone,
    Pipe,
    Question,
    Said,
    Shown,
    Taken,
    ToKeeper,
    greet,
)
from rouages.server.relay.sealing import KEEPER, Stranger
from rouages.server.tally import Tally
from rouages.tables.asking import requests
from rouages.tables.audience.clients import COME_BACK, encode
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import LiveTable
from rouages.tables.wire.messages import Refused
from rouages.tables.wire.refusals import record_of

log = logging.getLogger("rouages")

GREETING_SECONDS = 5.0
"""So long whoever calls has to prove that it is a server of this house."""
Codes = Mapping[type[Refusal], int]
Opening = Callable[[Come], Awaitable[LiveTable]]
"""Opens the table for a screen that may be there; a refusal says why it may not."""
Answering = Callable[[Question], Awaitable[Answer]]
"""Does what another server asks about a table."""


class Somebody(NamedTuple):
    """Whom another server knows."""

    id: int
    name: str
    keeper: str | None = None


class FarScreen:
    """A screen at another server: shown more once it has taken the last, so that only the newest waits."""

    __slots__ = ("_is_showing", "_line", "_pipe", "_stirred", "client")

    def __init__(self, pipe: Pipe[ToKeeper], line: int) -> None:
        """By its number at the other end."""
        self._pipe = pipe
        self._line = line
        self._is_showing = self._stirred = False
        self.client: CountedClient | None = None

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

    def refuse(self, refusal: Refusal) -> None:
        """Tell why there is no table to be at."""
        self._pipe.send(Shown(self._line, [encode(Refused(record_of(refusal)))]))

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

    def __init__(self, come: Come, screen: FarScreen, tally: Tally) -> None:
        """Of a screen that comes, and is counted here."""
        self.screen = screen
        self._come = come
        self._tally = tally
        self._client: CountedClient | None = None
        self._table: LiveTable | None = None
        self._waiting: list[bytes] = []
        self._is_gone = False

    async def come(self, opening: Awaitable[LiveTable], codes: Codes) -> None:
        """Be at the table as soon as it is open."""
        try:
            table = await opening
        except Refusal as refusal:
            self._tally.refused[NOWHERE, type(refusal).__name__] += 1
            self.screen.refuse(refusal)
            self.screen.close(codes.get(type(refusal), OTHERWISE))
            return
        except Lost:
            self.screen.close(COME_BACK)
            return
        if self._is_gone:
            return
        self._table = table
        self._client = self.screen.client = self._client_at(table)
        table.join(self._client)
        for message in self._waiting:
            self.say(message)

    def _client_at(self, table: LiveTable) -> CountedClient:
        come, game = self._come, table.seating.terms.game
        person = None if come.guest is None or come.is_public else Somebody(come.guest, come.name)
        seen = {"seen": come.seen, "undos": come.undos, "chat": come.chat}
        apart = {"unheard": come.unheard, "hushed": come.hushed}
        return CountedClient(self._tally, game, person, come.seat, self.screen, **seen, **apart)

    def say(self, message: bytes) -> None:
        """Hand in what the screen sent."""
        if self._table is None or self._client is None:
            self._waiting.append(message)
            return
        try:
            self._client.hand_in(self._table, requests.read(message))
        except Refusal as refusal:
            self._client.refuse(None, refusal)

    def go(self) -> None:
        """The screen is not there any more."""
        self._is_gone = True
        if self._table and self._client:
            self._table.part(self._client)


class FarScreens:
    """All that other servers have at the tables of this one."""

    def __init__(
        self, badge: Badge, opening: Opening, codes: Codes, answering: Answering, tally: Tally
    ) -> None:
        """Of servers of this house and release; by which code a screen is sent away that is refused."""
        self._tally = tally
        self._badge = badge
        self._opening = opening
        self._codes = codes
        self._answering = answering
        self._lines: set[asyncio.StreamWriter] = set()
        self._working: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One other server, until it hangs up; its screens go with it."""
        lines: dict[int, FarLine] = {}
        self._lines.add(writer)
        try:
            async with awake.timeout(GREETING_SECONDS):
                seals = await greet(reader, writer, self._badge, KEEPER)
            pipe = Pipe(reader, writer, seals, msgspec.msgpack.Decoder(ToKeeper))
            async for frame in pipe.frames():
                self._take(pipe, lines, frame)
        except (Stranger, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("Another server was not let in: %r.", error)
        finally:
            self._lines.discard(writer)
            for line in lines.values():
                line.go()
            writer.close()

    def close(self) -> None:
        """Cut every other server off."""
        for writer in self._lines:
            writer.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _answer(self, pipe: Pipe[ToKeeper], question: Question) -> None:
        try:
            answer = await self._answering(question)
        except Exception:
            log.exception("What another server asked could not be done.")
            answer = Failed(question.line)
        pipe.send(answer)

    def _take(self, pipe: Pipe[ToKeeper], lines: dict[int, FarLine], frame: ToKeeper) -> None:
        if isinstance(frame, Come):
            line = lines[frame.line] = FarLine(frame, FarScreen(pipe, frame.line), self._tally)
            self._begin(line.come(self._opening(frame), self._codes))
            return
        if isinstance(frame, Question):
            self._begin(self._answer(pipe, frame))
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
