"""Thinking: what bots choose and advise, in a worker beside the house where a browser has one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from typing import Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rouages.bots import SEARCHING
from rouages.bots.explaining import Explained
from rouages.engine.temper import level_and_temper
from rouages.pocket.trunk import Trunk
from rouages.server.thinking import worker

T = TypeVar("T")


class Choose(Struct, tag=True, frozen=True):
    """Which option does a bot of this level take?"""

    level: str
    saved: bytes
    seat: int
    share: float = 1
    """It has this much of its time."""


class Consider(Struct, tag=True, frozen=True):
    """What is each option worth, this one at any rate?"""

    saved: bytes
    seat: int
    also: int | None


Thought: TypeAlias = Choose | Consider
GATHERING_SECONDS = 0.02
"""So soon one after the other are those asked who are asked at the same time."""
THINKING = 0.9
"""So much of its time a bot thinks here: the rest goes with bringing the question to who thinks, opening the
match there, and bringing the answer back.
"""
NOBODY = ""
"""What comes back where nobody can think."""


class Mind(Protocol):
    """Who thinks beside the house; only text goes to and fro."""

    def wake(self) -> object:
        """Something will have to be thought about soon."""

    def think(self, thought: str) -> Awaitable[str]:
        """What comes of a thought, as JSON; `NOBODY` where nobody can think."""


def think(thought: str) -> str:
    """What comes of a thought, from JSON to JSON: done where it is called, however long it takes."""
    return msgspec.json.encode(thought_out(msgspec.json.decode(thought, type=Thought))).decode()


def thought_out(thought: Thought) -> int | Explained:
    """What comes of a thought."""
    match thought:
        case Choose(level, saved, seat, share):
            return worker.choose(level, saved, seat, share)
        case Consider(saved, seat, also):
            return worker.consider(saved, seat, also)


class PocketThinker:
    """Has what takes long thought about beside the house; what is answered at once is answered here."""

    def __init__(self, mind: Mind | None, trunk: Trunk | None = None) -> None:
        """With nobody beside the house, it thinks itself, as soon as networks came in the trunk."""
        self._mind = mind
        self._trunk = trunk
        self._asked: Counter[str] = Counter()
        """How many bots think at each table,"""
        self._together: dict[str, int] = {}
        """and how many did at most since none thought there."""

    def wake(self) -> None:
        """Somebody sits down at a table."""
        if self._mind is not None:
            self._mind.wake()

    async def choose(self, table_id: str, level: str, saved: bytes, seat: int) -> int:
        """The option that a bot of this level takes for a seat of a saved match."""
        if level_and_temper(level)[0] not in SEARCHING:
            return worker.choose(level, saved, seat)
        self._asked[table_id] += 1
        self._together[table_id] = max(self._asked[table_id], self._together.get(table_id, 0))
        try:
            await asyncio.sleep(GATHERING_SECONDS)
            share = THINKING / self._together[table_id]
            return await self._think(Choose(level, saved, seat, share), int)
        finally:
            self._asked[table_id] -= 1
            if not self._asked[table_id]:
                del self._asked[table_id], self._together[table_id]

    async def consider(self, saved: bytes, seat: int, also: int | None) -> Explained:
        """What the options of a seat are worth."""
        return await self._think(Consider(saved, seat, also), Explained)

    async def _think(self, thought: Thought, kind: type[T]) -> T:
        written = msgspec.json.encode(thought).decode()
        said = await self._mind.think(written) if self._mind is not None else NOBODY
        if said == NOBODY:
            if self._trunk is not None:
                await self._trunk.unpack()
            said = think(written)
        return msgspec.json.decode(said, type=kind)
