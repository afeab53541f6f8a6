"""Foresight: what the options of a question would do, found once somebody with a screen is asked it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec import Raw

from rouages.engine.match import Match
from rouages.tables.loop import Loop
from rouages.tables.match.play import Play

log = logging.getLogger("rouages")

NOTHING = Raw(b"null")


class Foreseen(NamedTuple):
    """What was found for a seat, and where the match stood then."""

    play: Play
    entries: int
    question: int
    prospects: Raw


class Foresight:
    """The prospects of each seat that is asked.

    Those that take time are found beside the table, in a copy; whoever asked for them is told to ask again.
    """

    __slots__ = ("_known", "_looking", "_loop", "_tell")

    def __init__(self, loop: Loop, tell: Callable[[], None]) -> None:
        """With a way to do what takes time, and to say that it is done."""
        self._loop = loop
        self._tell = tell
        self._known: dict[int, Foreseen] = {}
        self._looking: dict[int, asyncio.Task[None]] = {}

    def of(self, play: Play, seat: int) -> Raw:
        """The prospects of the question before a seat, or nothing as long as they are looked for.

        While others answer beside it, those found before stand until there are new ones.
        """
        sight = play.match.game.sight
        if sight.prospects is None:
            return NOTHING
        known = self._known.get(seat)
        if known is None or known.play is not play or known.entries != play.entries:
            if sight.prospects_take_time:
                self._look_for(play, seat)
            else:
                known = self._known[seat] = unknown(play, seat)._replace(prospects=found(play.match, seat))
        if known is None or known.play is not play or known.question != play.asked[seat]:
            return NOTHING
        return known.prospects

    def _look_for(self, play: Play, seat: int) -> None:
        if seat not in self._looking:
            self._looking[seat] = self._loop.create_task(
                self._look(unknown(play, seat), play.match.clone(), seat)
            )

    async def _look(self, sought: Foreseen, match: Match, seat: int) -> None:
        self._known[seat] = sought._replace(prospects=await self._loop.beside(found, match, seat))
        del self._looking[seat]
        self._tell()


def unknown(play: Play, seat: int) -> Foreseen:
    """The question before a seat, of which nothing is foreseen yet."""
    return Foreseen(play, play.entries, play.asked[seat], NOTHING)


def found(match: Match, seat: int) -> Raw:
    """What the options before a seat would do, as it is sent."""
    try:
        return Raw(msgspec.json.encode(match.prospects(seat)))
    except Exception:
        log.exception("%s: the prospects of %s cannot be told.", match.game.name, match.decision(seat).prompt)
        return NOTHING
