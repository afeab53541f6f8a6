"""Frames: what two servers tell one another of the screens at one and the tables at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from rouages.server.relay.sealing import PROOF, SHARE, Handshake, Seals, Stranger

LARGEST = 64 * 1024 * 1024
"""Bytes. Nothing that a table shows comes near it."""
SPEECH = "sealed"
"""How frames travel; another word when that changes, so that releases which do otherwise do not mix."""
HEAD, CHUNK = 4, 65536
encoder = msgspec.msgpack.Encoder()

T = TypeVar("T")


class Badge(NamedTuple):
    """By what two servers know one another."""

    key: bytes
    """Of the house; it is never sent."""
    release: bytes
    """What both must have in common to understand one another."""


def badge_of(key: bytes, release: Mapping[str, str]) -> Badge:
    """Of a server of this release in the house with this key."""
    return Badge(key, sha256(msgspec.json.encode(release)).digest())


class Frame(Struct, frozen=True, tag=True, array_like=True):
    """About one screen, by a number that the caller gives it."""

    line: int


class Come(Frame, frozen=True, tag=True):
    """A screen wants to be at a table, and has seen so much of it."""

    table: str
    guest: int | None
    name: str
    seat: int | None
    is_public: bool = False
    """Whether all look at it: whoever opened it has no seat there."""
    seen: int = 0
    undos: int = 0
    chat: int = 0
    unheard: frozenset[int] = frozenset()
    """Whom its reader does not want to hear."""
    hushed: frozenset[int] = frozenset()
    """Whose chat they hide."""


class Said(Frame, frozen=True, tag=True):
    """What a screen sent."""

    message: bytes


class Taken(Frame, frozen=True, tag=True):
    """A screen has taken what it was shown, and can be shown more."""


class Gone(Frame, frozen=True, tag=True):
    """A screen is not there any more."""


class Request(Frame, frozen=True, tag=True):
    """What somebody asks over HTTP about a table."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str | None
    """The network address that it came from."""
    body: bytes


class Rename(Frame, frozen=True, tag=True):
    """Somebody who sits at a table is called otherwise, or who keeps them is."""

    table: str
    guest: int
    before: str
    after: str
    keeper: str | None


class Vacate(Frame, frozen=True, tag=True):
    """Somebody who sits at a table does not come back."""

    table: str
    guest: int


class Rest(Frame, frozen=True, tag=True):
    """Somebody who sits at a table is away for days, until some moment, or is back."""

    table: str
    guest: int
    until: float | None


class Depart(Frame, frozen=True, tag=True):
    """Somebody leaves a table and the house for good."""

    table: str
    guest: int
    name: str


class Remove(Frame, frozen=True, tag=True):
    """A keeper of the house takes a table away, or a line of its chat, or gives the line back."""

    table: str
    number: int | None
    """Of the line; none: the whole table."""
    removed: bool = True


class Reread(Frame, frozen=True, tag=True):
    """Somebody else has written to these tables."""

    tables: list[str]


class CardsWanted(Frame, frozen=True, tag=True):
    """How some tables look to somebody from outside."""

    tables: list[str]
    guest: int | None


class PeopleWanted(Frame, frozen=True, tag=True):
    """Which of these have a page of the house open."""

    people: frozenset[int]


class Counts(Frame, frozen=True, tag=True):
    """Who has asked for what how often, by the names of the limits."""

    counts: list[tuple[str, str, int]]


class Shown(Frame, frozen=True, tag=True):
    """What a screen is sent."""

    payloads: list[bytes]


class Closed(Frame, frozen=True, tag=True):
    """A screen is sent away with this code."""

    code: int


class Reply(Frame, frozen=True, tag=True):
    """What was asked over HTTP is answered so."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Done(Frame, frozen=True, tag=True):
    """It was done."""


class Failed(Frame, frozen=True, tag=True):
    """Nothing was done: the table is not here, or cannot be read."""


class Cards(Frame, frozen=True, tag=True):
    """The tables that were asked for and are here, each as it is sent to screens."""

    cards: dict[str, bytes]


class People(Frame, frozen=True, tag=True):
    """Of those who were asked for, who has."""

    people: frozenset[int]


Question = Request | Rename | Vacate | Rest | Depart | Remove | Reread | CardsWanted | PeopleWanted | Counts
Answer = Reply | Done | Failed | Cards | People
ToKeeper = Come | Said | Taken | Gone | Question
ToCaller = Shown | Closed | Answer


class Pipe(Generic[T]):
    """Frames in both directions, over one connection: those of one moment travel together."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        seals: Seals,
        decoder: msgspec.msgpack.Decoder[T],
    ) -> None:
        """Everything is sealed; what comes is read by this decoder."""
        self._reader = reader
        self._writer = writer
        self._seals = seals
        self._decoder = decoder
        self._loop = asyncio.get_running_loop()
        self._leaving: list[bytes] = []

    def send(self, frame: Frame) -> None:
        """To the other end, unless it has hung up."""
        if not self._leaving:
            self._loop.call_soon(self._flush)
        body = encoder.encode(frame)
        self._leaving += (len(body).to_bytes(HEAD, "big"), body)

    def _flush(self) -> None:
        leaving, self._leaving = self._leaving, []
        if leaving and not self._writer.is_closing():
            self._writer.write(b"".join(self._seals.seal(b"".join(leaving))))

    async def frames(self) -> AsyncIterator[T]:
        """What comes, until the other end hangs up."""
        sealed, came = bytearray(), bytearray()
        with suppress(OSError):
            while chunk := await self._reader.read(CHUNK):
                sealed += chunk
                came += b"".join(self._seals.open(sealed))
                at = 0
                while len(came) >= (start := at + HEAD):
                    end = start + int.from_bytes(came[at:start], "big")
                    if end - start > LARGEST:
                        raise Stranger("too much at once")
                    if len(came) < end:
                        break
                    yield self._decoder.decode(came[start:end])
                    at = end
                del came[:at]

    def close(self) -> None:
        """Once all that was said has left."""
        self._flush()
        self._writer.close()


async def greet(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, badge: Badge, end: bytes
) -> Seals:
    """Each end says of which release it is and proves that it knows the key; `Stranger` if one cannot be."""
    handshake = Handshake(badge.key, end)
    writer.write(handshake.share + badge.release)
    try:
        handshake.hear(await reader.readexactly(SHARE))
        if await reader.readexactly(len(badge.release)) != badge.release:
            raise Stranger("it is of another release")
        writer.write(handshake.proof())
        return handshake.seals(await reader.readexactly(PROOF))
    except (asyncio.IncompleteReadError, OSError):
        raise Stranger("it hung up") from None
