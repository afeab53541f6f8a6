"""The exchange: how the servers on one database reach one another."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import TypeVar

import msgspec
from starlette.types import ASGIApp

from rouages.server import awake
from rouages.server.answers import Answers
from rouages.server.codes import CODES
from rouages.server.leases import Keeper, KeptElsewhere
from rouages.server.people.pace import Pace
from rouages.server.presence import Presence
from rouages.server.reign import Reign
from rouages.server.relay.calling import Call
from rouages.server.relay.calls import Calls
from rouages.server.relay.frames import (
    Answer,
    Cards,
    CardsWanted,
    Come,
    Counts,
    People,
    PeopleWanted,
    Question,
    Reply,
    Request,
    Reread,
    badge_of,
)
from rouages.server.relay.keeping import FarScreens
from rouages.server.relay.sealing import Stranger
from rouages.server.rounds import end
from rouages.server.store import reigns
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.tally import Tally
from rouages.server.wire.refusals.hosting import PortRefused
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import LiveTable
from rouages.tables.wire.states import TableCard

log = logging.getLogger("rouages")

T = TypeVar("T")

FINDING_SECONDS = 5.0
ANSWER_SECONDS = 1.0
COUNTING_SECONDS = 1.0
PAUSE_SECONDS = 0.02
UNREACHED = "the server that keeps this table cannot be reached"


class Exchange:
    """Listens for other servers and calls them."""

    def __init__(
        self, storage: Storage, tables: Tables, pace: Pace, tally: Tally, listening: socket.socket
    ) -> None:
        """At this socket, whose address the others know from the database."""
        self._tally = tally
        self._storage = storage
        self._tables = tables
        self._pace = pace
        self._listening = listening
        self.address = address_in(listening)
        self._badge = badge_of(storage.key, storage.release)
        self.calls = Calls(self._badge)
        self.reign = Reign(storage, tables, self.calls)
        self._serving: asyncio.Server | None = None
        self._screens: FarScreens | None = None
        self._counting: asyncio.Task[None] | None = None
        self._reaching: dict[Keeper, asyncio.Task[Call | None]] = {}

    def start(self) -> None:
        """Begin to reign, and to tell the others who asks how often."""
        self.reign.start()
        self._counting = asyncio.create_task(self._count(), name="counts")

    async def stop(self) -> None:
        """Reign no more."""
        await end(self._counting)
        await self.reign.stop()
        await self.calls.stop()

    async def open(self, router: ASGIApp, presence: Presence) -> None:
        """Serve screens of other servers, and what they ask: over HTTP, by this router, and who is here."""
        answers = Answers(self._tables, self._pace, presence, router)
        self._screens = FarScreens(self._badge, self._admit, CODES, answers.to, self._tally)
        self._serving = await asyncio.start_server(self._screens.serve, sock=self._listening)

    def close(self) -> None:
        """Hang up on all."""
        if self._serving and self._screens:
            self._serving.close()
            self._screens.close()
        self._listening.close()
        self.calls.close()

    async def _admit(self, come: Come) -> LiveTable:
        try:
            table = await self._tables.open(come.table)
        except KeptElsewhere as elsewhere:
            raise Lost("it is kept elsewhere by now") from elsewhere
        table.seating.must_admit(come.guest, is_public=come.is_public)
        return table

    async def find(self, opening: Callable[[], Awaitable[T]]) -> T | Call:
        """What is opened here, or the line to the server that keeps it; `Lost` if that takes too long."""
        deadline = time.monotonic() + FINDING_SECONDS
        while time.monotonic() < deadline:
            try:
                return await opening()
            except KeptElsewhere as elsewhere:
                keeper = elsewhere.keeper
            if keeper not in self._reaching:
                reaching = self._reaching[keeper] = asyncio.create_task(self._reach(keeper))
                reaching.add_done_callback(partial(self._reached, keeper))
            if call := await asyncio.shield(self._reaching[keeper]):
                return call
        raise Lost(UNREACHED)

    async def _reach(self, keeper: Keeper) -> Call | None:
        """The line to a server, or nothing once it has ended: all who come for its tables wait together."""
        deadline = time.monotonic() + FINDING_SECONDS
        while not (call := await self._call(keeper)):
            if not await self.reign.reigns(keeper.server):
                return None
            if time.monotonic() > deadline:
                raise Lost(UNREACHED)
            await asyncio.sleep(PAUSE_SECONDS)
        return call

    def _reached(self, keeper: Keeper, reaching: asyncio.Task[Call | None]) -> None:
        """Whoever waited has been told, or has gone."""
        del self._reaching[keeper]
        if not reaching.cancelled():
            reaching.exception()

    async def hear(self, tables: Sequence[str]) -> None:
        """Have their keepers read those of some tables again to which this server has written."""
        for keeper, names in (await self._keepers(tables)).items():
            call = await self._call(keeper)
            if call:
                await call.ask(Reread(0, names))

    async def _keepers(self, tables: Sequence[str]) -> dict[Keeper, list[str]]:
        """Which other servers keep which of some tables."""
        kept: dict[Keeper, list[str]] = {}
        for row in await self._storage.rows(reigns.KEPT, tables=tables, but=self._storage.server):
            kept.setdefault(Keeper(row.server, row.address), []).append(row.table_id)
        return kept

    async def cards(self, tables: Sequence[str], guest: int | None) -> dict[str, TableCard]:
        """How those of some tables that other servers keep look to a guest; who is silent is left out."""
        kept = await self._keepers(tables)
        found = await asyncio.gather(*(self._cards(*each, guest) for each in kept.items()))
        return {name: card for cards in found for name, card in cards.items()}

    async def _cards(self, keeper: Keeper, tables: list[str], guest: int | None) -> dict[str, TableCard]:
        answer = await self._answer(keeper, CardsWanted(0, tables, guest))
        cards = answer.cards if isinstance(answer, Cards) else {}
        return {name: msgspec.json.decode(card, type=TableCard) for name, card in cards.items()}

    async def people(self, wanted: Set[int]) -> set[int]:
        """Which of some people the other servers have seen; who is silent has seen nobody."""
        question = PeopleWanted(0, frozenset(wanted))
        answers = await asyncio.gather(*(self._answer(keeper, question) for keeper in self.reign.others))
        return {who for each in answers if isinstance(each, People) for who in each.people}

    async def replies(self, request: Request, seconds: float) -> list[bytes | None]:
        """What each other server replies to a request over HTTP; None from who is silent or refuses."""
        answers = await asyncio.gather(
            *(self._answer(keeper, request, seconds) for keeper in self.reign.others)
        )
        return [
            each.body if isinstance(each, Reply) and each.status == HTTPStatus.OK else None
            for each in answers
        ]

    async def _answer(
        self, keeper: Keeper, question: Question, seconds: float = ANSWER_SECONDS
    ) -> Answer | None:
        """None from who is silent."""
        with suppress(OSError, Stranger, Lost):
            call = await self.calls.to(keeper)
            async with awake.timeout(seconds):
                return await call.ask(question)
        return None

    async def _count(self) -> None:
        while True:
            await asyncio.sleep(COUNTING_SECONDS)
            counts = Counts(0, self._pace.fresh())
            if counts.counts:
                await asyncio.gather(*(self._tell(keeper, counts) for keeper in self.reign.others))

    async def _tell(self, keeper: Keeper, counts: Counts) -> None:
        """Whoever does not hear it counts less for a moment."""
        with suppress(OSError, Stranger, Lost):
            call = await self.calls.to(keeper)
            async with awake.timeout(COUNTING_SECONDS):
                await call.ask(counts)

    async def _call(self, keeper: Keeper) -> Call | None:
        """The line to a server; one whose address refuses whoever calls may be gone."""
        try:
            return await self.calls.to(keeper)
        except ConnectionRefusedError:
            await self.reign.succeed(keeper.server)
        except (OSError, Stranger) as error:
            log.warning("Server %s cannot be reached: %r", keeper.server, error)
        return None


def listen_for_servers(address: str) -> socket.socket:
    """A socket at an address like `10.0.0.5:8019`; at port 0 any that is free."""
    host, _, port = address.rpartition(":")
    host = host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, int(port)), family=family)
    except OSError as error:
        raise PortRefused(host=host, port=port, why=error.strerror or str(error)) from None


def address_in(listening: socket.socket) -> str:
    """Where other servers find this socket."""
    host, port, *_ = listening.getsockname()
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
