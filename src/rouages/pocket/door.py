"""The door: what the pages of a browser say to the house, and what it says to them.

A page asks and is replied to under a number of its own; it opens lines, over which go the messages of the
sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol
from urllib.parse import parse_qs, urlsplit

from rouages.engine.refusals import Refusal
from rouages.pocket.asking import Desk
from rouages.pocket.cupboard import Cupboard
from rouages.pocket.house import PocketHouse
from rouages.pocket.thinking import Mind
from rouages.pocket.trunk import Trunk
from rouages.server.wire.refusals.meeting import UnknownTable
from rouages.tables.asking import requests
from rouages.tables.asking.points import PUBLIC
from rouages.tables.audience.clients import Client, encode
from rouages.tables.live import LiveTable
from rouages.tables.wire.messages import Refused
from rouages.tables.wire.refusals import Malformed, record_of

NO_TABLE = 4404
TICK_SECONDS = 0.2
SETTLED_SECONDS = 1.0
"""After so long whoever sat down at a table has seen it: whoever thinks beside the house may wake."""


class Post(Protocol):
    """Brings to the pages what the house says."""

    def replied(self, number: int, status: int, body: str, /) -> None:
        """What was asked under this number."""

    def said(self, line: int, message: str, /) -> None:
        """Over a line."""

    def closed(self, line: int, code: int, /) -> None:
        """A line was closed from here."""


class Line(Protocol):
    """One end of a line, in the house."""

    def hear(self, message: str) -> None:
        """The other end says something."""

    def leave(self) -> None:
        """The other end has gone."""


class TableLine:
    """A screen at a table."""

    def __init__(self, table: LiveTable, say: Callable[[str], None], close: Callable[[int], None]) -> None:
        self._table = table
        self._say = say
        self._close = close
        self.client: Client

    def stir(self) -> None:
        """Something waits: it is said at once."""
        for payload in self.client.payloads():
            self._say(payload.decode())

    def close(self, code: int) -> None:
        """Say what waits, then close."""
        self.stir()
        self._close(code)

    def hear(self, message: str) -> None:
        """A message for the table."""
        try:
            read = requests.read(message)
        except Malformed as refusal:
            self.client.refuse(None, refusal)
            return
        requests.hand_in(self._table, self.client, read)

    def leave(self) -> None:
        """The screen has gone."""
        self._table.part(self.client)


class LobbyLine:
    """A screen that shows the lobby."""

    def __init__(self, house: PocketHouse, say: Callable[[str], None]) -> None:
        self._house = house
        self._say = say
        self._shown = ""
        self._waits = False
        house.watchers.add(self._stir)
        self._show()

    def _stir(self) -> None:
        if not self._waits:
            self._waits = True
            self._house.loop.call_later(TICK_SECONDS, self._show)

    def _show(self) -> None:
        self._waits = False
        lists = encode(self._house.lobby()).decode()
        if lists != self._shown:
            self._shown = lists
            self._say(lists)

    def hear(self, message: str) -> None:
        """It takes no messages."""

    def leave(self) -> None:
        """The screen has gone."""
        self._house.watchers.discard(self._stir)


class Door:
    """All that the pages of one browser have to do with the house."""

    def __init__(self, house: PocketHouse, post: Post) -> None:
        self._house = house
        self._desk = Desk(house)
        self._post = post
        self._lines: dict[int, Line] = {}
        self._work: set[asyncio.Task[None]] = set()

    def ask(self, number: int, method: str, address: str, body: str) -> None:
        """A page asks something."""
        self._begin(self._ask(number, method, address, body))

    async def _ask(self, number: int, method: str, address: str, body: str) -> None:
        status, reply = await self._desk.answer(method, address, body)
        self._post.replied(number, status, reply.decode())

    def open(self, line: int, address: str) -> None:
        """A page opens a line."""
        self._begin(self._open(line, address))

    async def _open(self, line: int, address: str) -> None:
        def say(message: str) -> None:
            self._post.said(line, message)

        def close(code: int) -> None:
            self._post.closed(line, code)

        found = urlsplit(address)
        match found.path.strip("/").split("/"):
            case ["api", "lobby", "live"]:
                self._lines[line] = LobbyLine(self._house, say)
                return
            case ["api", "tables", table_id, "play"]:
                pass
            case _:
                table_id = ""
        try:
            table = await self._house.table(table_id)
        except Refusal as refusal:
            say(encode(Refused(record_of(refusal))).decode())
            close(NO_TABLE if isinstance(refusal, UnknownTable) else 1011)
            return
        screen = TableLine(table, say, close)
        screen.client = self._client(parse_qs(found.query), screen)
        self._lines[line] = screen
        table.join(screen.client)
        self._house.loop.call_later(SETTLED_SECONDS, self._house.thinker.wake)

    def _client(self, query: dict[str, list[str]], screen: TableLine) -> Client:
        asked = {name: values[0] for name, values in query.items()}
        numbers = {name: int(value) for name, value in asked.items() if value.isdecimal()}
        person = None if asked.get("seat") == PUBLIC else self._house.guest
        seen, undos, chat = (numbers.get(name, 0) for name in ("seen", "undos", "chat"))
        return Client(person, numbers.get("seat"), screen, seen=seen, undos=undos, chat=chat)

    def send(self, line: int, message: str) -> None:
        """A page says something over a line."""
        if found := self._lines.get(line):
            found.hear(message)

    def close(self, line: int) -> None:
        """A page closes a line."""
        if found := self._lines.pop(line, None):
            found.leave()

    def hear(self, table_id: str) -> None:
        """Another page of the browser has written to a table."""
        self._begin(self._house.hear(table_id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


async def open_house(cupboard: Cupboard, post: Post, mind: Mind, trunk: Trunk) -> Door:
    """A house over what a browser has kept, with its door open."""
    house = PocketHouse(cupboard, mind, trunk)
    await house.open()
    return Door(house, post)
