"""Stories: what happened at a table scene by scene, found beside it for whoever asks."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import msgspec
from msgspec import Raw

from rouages.engine.refusals import Refusal
from rouages.tables.audience.clients import Client, encode
from rouages.tables.loop import Loop
from rouages.tables.match.rerun import Reader, Rerun, Script
from rouages.tables.wire.messages import Relate, Scene, Story
from rouages.tables.wire.refusals import NothingToRelate

log = logging.getLogger("rouages")

MOST_EVENTS = 1000
MOST_SCENES = 300
"""Nobody is told more at once."""
MOST_AT_ONCE = 3
"""So many a screen may wait for."""
MOST_STORIES = 24
"""So many are at hand for others who look from the same seats."""


class Sought(NamedTuple):
    """Which story somebody wants."""

    reader: Reader
    first: int
    last: int


class Stories:
    """The stories last told at one table; one is made at a time, in a match that is played again."""

    __slots__ = ("_loop", "_made", "_making", "_rerun", "_tasks")

    def __init__(self, loop: Loop) -> None:
        """With a way to do what takes time."""
        self._loop = loop
        self._making = asyncio.Lock()
        self._rerun: Rerun | None = None
        self._made: dict[Sought, Story] = {}
        self._tasks: dict[asyncio.Task[None], Client] = {}
        """Those that are made or wait for their turn, and for whom."""

    def relate(self, client: Client, message: Relate, script: Script) -> None:
        """Tell a client what happened, as soon as that is found."""
        sought = Sought(client.seat, message.first, message.last)
        if sum(each is client for each in self._tasks.values()) >= MOST_AT_ONCE:
            client.refuse(message.ref, NothingToRelate())
            return
        task = self._loop.create_task(self._relate(client, message.ref, sought, script))
        self._tasks[task] = client
        task.add_done_callback(self._tasks.pop)

    async def _relate(self, client: Client, ref: int | None, sought: Sought, script: Script) -> None:
        try:
            story = await self._story(sought, script)
            if client.seat != sought.reader:
                raise NothingToRelate()
        except Refusal as refusal:
            client.refuse(ref, refusal)
            return
        except Exception:
            log.exception("%s cannot be told scene by scene.", sought)
            client.refuse(ref, NothingToRelate())
            return
        client.reply(msgspec.structs.replace(story, ref=ref))

    async def _story(self, sought: Sought, script: Script) -> Story:
        if not 0 < sought.last - sought.first <= MOST_EVENTS:
            raise NothingToRelate()
        async with self._making:
            return await self._loop.beside(self._find, sought, script)

    def _find(self, sought: Sought, script: Script) -> Story:
        """A story that is at hand, or made now; if the match went back, none is at hand."""
        rerun = Rerun.of(script, self._rerun)
        if rerun is not self._rerun:
            self._rerun, self._made = rerun, {}
        if sought not in self._made:
            self._made[sought] = made(rerun, sought)
            while len(self._made) > MOST_STORIES:
                del self._made[next(iter(self._made))]
        return self._made[sought]


def made(rerun: Rerun, sought: Sought) -> Story:
    """The story of what a reader saw from the event of one number up to another, as it is sent."""
    span = rerun.span(*sought)
    match = rerun.at(span.first)
    before = Raw(encode(match.view(sought.reader)))
    told: list[Scene] = []
    for scene in rerun.scenes(match, sought.reader, span):
        if len(told) == MOST_SCENES:
            raise NothingToRelate()
        told.append(scene)
    return Story(span.seen, before, tuple(told))
