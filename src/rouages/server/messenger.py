"""The messenger: says what waits in the queue of notices, each once, by the ways that its reader wants."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row

from rouages.engine.refusals import Refusal
from rouages.server.leases import KeptElsewhere
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.letters import (
    Change,
    Letter,
    Post,
    letter_of,
    letter_of_turns,
    trial_of,
    warning_of,
)
from rouages.server.people.notices import Notice, NoticeQueue
from rouages.server.people.pace import NOTICES_A_DAY, NOTICES_AN_HOUR, Pace
from rouages.server.people.quiet import held_until
from rouages.server.rounds import end, go_round
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.wire.notices import Trial, Tried, Way
from rouages.server.wire.refusals.visiting import TooFrequent
from rouages.tables.ledger.ledger import Lost
from rouages.tables.ledger.rows import NoticeKind
from rouages.tables.live import LiveTable
from rouages.tables.wire.refusals import record_of

log = logging.getLogger("rouages")

ROUND_SECONDS = 1.0
PAUSES = (60.0, 300.0, 1800.0, 7200.0)
"""Seconds until what was not taken is tried again; after the last it is given up."""


class Ready(NamedTuple):
    """What can be said to somebody now."""

    guest: Guest
    notice: Notice
    kind: NoticeKind
    ways: frozenset[Way]
    game: str
    host: int


class Messenger:
    """One for a server; the tables that it keeps, and those that nobody keeps, are its own to tell of."""

    def __init__(
        self, storage: Storage, tables: Tables, guests: Guests, pace: Pace, posts: Sequence[Post]
    ) -> None:
        """By these ways."""
        self._queue = NoticeQueue(storage)
        self._tables = tables
        self._guests = guests
        self._pace = pace
        self.posts = {post.way: post for post in posts}
        self._rounds: asyncio.Task[None] | None = None
        self._warnings: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        rounds = go_round(self.say_all, ROUND_SECONDS, "The messenger stumbled.")
        self._rounds = asyncio.create_task(rounds, name="messenger")

    async def stop(self) -> None:
        """What is being said may not be heard: it is tried again by whoever comes next."""
        await end(self._rounds)
        for warning in self._warnings:
            warning.cancel()
        await asyncio.gather(*self._warnings, return_exceptions=True)

    def warn(self, guest: Guest, change: Change) -> None:
        """Tell somebody of their account by push and by mail, at any hour, whatever they wish to be told.

        It stands in no queue, which is of tables: what is not taken before this server stops is not said.
        """
        warning = asyncio.create_task(self._warn(guest, warning_of(guest, change)))
        self._warnings.add(warning)
        warning.add_done_callback(self._warnings.discard)

    async def finish(self, seconds: float) -> None:
        """Have what became of accounts told within so many seconds, where no server goes on after it."""
        if self._warnings:
            await asyncio.wait(self._warnings, timeout=seconds)

    async def _warn(self, guest: Guest, letter: Letter) -> None:
        try:
            left = await self._set_up(guest) - {Way.WEBHOOK}
            for pause in (0.0, *PAUSES):
                await asyncio.sleep(pause)
                tried = await asyncio.gather(*(self._try(guest, way, letter) for way in left))
                left = frozenset(way for way, _, refusal in tried if refusal is not None)
                if not left:
                    return
        except Lost as lost:
            log.warning("What became of an account was not told: %s", lost)
            return
        log.warning("What became of an account was not told by %s.", ", ".join(sorted(left)))

    async def say_all(self) -> None:
        """Say everything that it is time for; what waits for the same person goes together."""
        by_guest: defaultdict[int, list[Row[Any]]] = defaultdict(list)
        for row in await self._queue.due(self._tables.now()):
            by_guest[row.guest].append(row)
        await asyncio.gather(*map(self._say_to, by_guest.values()))

    async def _say_to(self, rows: Sequence[Row[Any]]) -> None:
        """Say all that one person is to be told: where several tables wait, that they do, in one letter."""
        together: defaultdict[Any, list[Ready]] = defaultdict(list)
        for ready in await asyncio.gather(*map(self._ready, rows)):
            if ready is not None:
                about = None if ready.kind is NoticeKind.TURN else (ready.kind, ready.notice.table)
                together[about, ready.ways].append(ready)
        await asyncio.gather(*map(self._say, together.values()))

    async def _ready(self, row: Row[Any]) -> Ready | None:
        """What can be said now: it is so, somebody wants to know it, and at this hour."""
        notice = await self._queue.claim(row, self._tables.now())
        if notice is None:
            return None
        guest = await self._guests.of(notice.guest)
        kind = NoticeKind(notice.kind)
        ways = await self._ways(guest, kind, notice) if guest else frozenset[Way]()
        if guest is None or not ways:
            await self._queue.drop(notice)
            return None
        try:
            table = await self._tables.open(notice.table)
        except KeptElsewhere:
            await self._queue.put_back(notice, self._tables.now(), notice.left, notice.tries - 1)
            return None
        except Refusal:
            await self._queue.drop(notice)
            return None
        moment = table.calls.moment(kind, guest.id)
        if moment is None:
            await self._queue.drop(notice)
            return None
        if kind is NoticeKind.BEGINS and table.calls.moment(NoticeKind.TURN, guest.id) is not None:
            ways -= guest.wishes.ways(NoticeKind.TURN)
        later = self._later(guest, kind, table, moment)
        if later is not None:
            await self._queue.put_back(notice, later, notice.left, notice.tries - 1)
            return None
        return Ready(guest, notice, kind, ways, table.seating.terms.game, table.seating.terms.host)

    async def _say(self, together: Sequence[Ready]) -> None:
        """Say one thing, unless too much was said lately."""
        guest, notice, kind, ways, game, laid_by = together[0]
        later = self._too_soon(guest, kind)
        if later is not None:
            for each in together:
                await self._queue.put_back(each.notice, later, each.notice.left, each.notice.tries - 1)
            return
        tournament = await self._queue.tournament(notice.table) if kind is NoticeKind.ROUND else ""
        host = await self._guests.of(laid_by) if kind is NoticeKind.CHALLENGE else None
        letter = letter_of(guest, kind, game, notice.table, tournament, host.name if host else "")
        if len(together) > 1:
            letter = letter_of_turns(guest, len(together))
        await self._send(guest, [each.notice for each in together], ways, letter)

    async def _ways(self, guest: Guest, kind: NoticeKind, notice: Notice) -> frozenset[Way]:
        """The ways that somebody wants for this, has set up, and that have not taken it yet."""
        wanted = guest.wishes.ways(kind) if notice.left is None else notice.left
        return wanted & await self._set_up(guest)

    async def _set_up(self, guest: Guest) -> frozenset[Way]:
        return frozenset([way for way, post in self.posts.items() if await post.address(guest)])

    def _later(self, guest: Guest, kind: NoticeKind, table: LiveTable, moment: float) -> float | None:
        """When it is to be said if not now: it is too early, or hours are quiet."""
        now = self._tables.now()
        if moment > now:
            return moment
        held = held_until(guest.wishes.quiet, now)
        return held if held is not None and not self._cannot_wait(guest, kind, table, held) else None

    def _too_soon(self, guest: Guest, kind: NoticeKind) -> float | None:
        """When there is room again for one more letter; none if there is now, or it cannot wait."""
        if kind is not NoticeKind.CLOCK:
            try:
                self._pace.step(NOTICES_AN_HOUR, str(guest.id))
                self._pace.step(NOTICES_A_DAY, str(guest.id))
            except TooFrequent as refusal:
                return self._tables.now() + float(str(refusal.fields["seconds"]))
        return None

    def _cannot_wait(self, guest: Guest, kind: NoticeKind, table: LiveTable, held: float) -> bool:
        """Whether a clock runs out before quiet hours end, and its owner wants to know."""
        quiet = guest.wishes.quiet
        until = table.timers.until(table.seating.held_by(guest.id))
        is_short = until is not None and until <= held
        return kind is NoticeKind.CLOCK and quiet is not None and quiet.but_clock and is_short

    async def _send(
        self, guest: Guest, notices: Sequence[Notice], ways: frozenset[Way], letter: Letter
    ) -> None:
        tried = await asyncio.gather(*(self._try(guest, way, letter) for way in sorted(ways)))
        left = {way: refusal for way, _, refusal in tried if refusal is not None}
        for notice in notices:
            await self._settle(notice, left)

    async def _settle(self, notice: Notice, left: Mapping[Way, Refusal]) -> None:
        """It is said, tried again by the ways that are left, or given up."""
        if left and notice.tries <= len(PAUSES):
            due = self._tables.now() + PAUSES[notice.tries - 1]
            await self._queue.put_back(notice, due, left, notice.tries)
            return
        if left:
            reasons = "; ".join(f"{way}: {refusal}" for way, refusal in left.items())
            log.warning(
                "A notice (%s, table %s) was given up after %d tries. %s",
                notice.kind,
                notice.table,
                notice.tries,
                reasons,
            )
        await self._queue.drop(notice)

    async def _try(self, guest: Guest, way: Way, letter: Letter) -> tuple[Way, float, Refusal | None]:
        """Send a letter by one way; how long it took, and why it was not taken."""
        began = time.monotonic()
        try:
            await self.posts[way].send(guest, letter)
        except Refusal as refusal:
            return way, time.monotonic() - began, refusal
        return way, time.monotonic() - began, None

    async def trial(self, guest: Guest) -> Trial:
        """Send a first message by every way that somebody has set up, and say how it went."""
        ways = await self._set_up(guest)
        tried = await asyncio.gather(
            *(self._try(guest, way, trial_of(guest)) for way in self.posts if way in ways)
        )
        return Trial(
            tuple(
                Tried(way, round(seconds, 2), record_of(refusal) if refusal else None)
                for way, seconds, refusal in tried
            )
        )
