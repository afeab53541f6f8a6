"""A live table: its seats, its match and its screens in memory, and the inbox through which they change."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from rouages.tables.audience.audience import Audience
from rouages.tables.audience.clients import COME_BACK, Client
from rouages.tables.audience.gatherings import Gatherings
from rouages.tables.errand import Errand
from rouages.tables.inbox import Inbox
from rouages.tables.ledger.ledger import Lost
from rouages.tables.ledger.rows import EntryKind, Page, Stored
from rouages.tables.match.agreeing import end_offers
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings, open_match
from rouages.tables.match.seating import Seating
from rouages.tables.match.standing import answer_unasked, end_noes
from rouages.tables.outside import Outside
from rouages.tables.showing import Showing
from rouages.tables.waiting.bots import TableBots
from rouages.tables.waiting.calls import TableCalls
from rouages.tables.waiting.foresight import Foresight
from rouages.tables.waiting.stories import Stories
from rouages.tables.waiting.timers import Timers

log = logging.getLogger("rouages")


class LiveTable:
    """One table in memory.

    What was done is kept, then shown; nobody is ever shown anything that is not in the ledger.
    """

    def __init__(self, outside: Outside, stored: Stored) -> None:
        """A table as it was kept."""
        self.outside = outside
        loop = outside.loop
        self.inbox = Inbox(stored.terms.id, self, outside.ledger, loop)
        self.seating = Seating(stored)
        self.proceedings = Proceedings(self.seating, loop.now, stored)
        self.audience = Audience(self.proceedings, loop.now, stored)
        self.timers = Timers(self.proceedings, self.audience, self.inbox, loop)
        foresight = Foresight(loop, self.inbox.stir)
        self.gatherings = Gatherings(self.proceedings, loop.now)
        self.showing = Showing(self.proceedings, self.audience, self.gatherings, self.timers, foresight)
        self.bots = TableBots(self.proceedings, self.audience, self.timers, self.inbox, outside)
        self.calls = TableCalls(self.proceedings, self.audience, self.timers, outside)
        self.stories = Stories(loop)
        self.timers.read(stored.timers)

    @property
    def id(self) -> str:
        """Which nobody can guess."""
        return self.seating.id

    @property
    def play(self) -> Play | None:
        """The match, once it has begun."""
        return self.proceedings.play

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it and nothing is being done."""
        return self.audience.is_empty and not self.inbox.is_busy and not self.bots.thinking

    def wake(self) -> None:
        """It was opened: have its position kept anew if that is one of earlier rules, and show it."""
        if self.play and self.play.is_outdated:
            self.inbox.post(Errand(self.proceedings.keep_position))
        self.inbox.stir()

    async def ask(self, run: Callable[[Page], Any]) -> Any:
        """Have something done and wait until it is kept."""
        return await self.inbox.ask(run)

    def join(self, client: Client) -> None:
        """A screen comes to the table."""
        self.audience.join(client)
        self.inbox.post(Errand(partial(self._come, client)))

    def _come(self, client: Client, page: Page) -> None:
        """It has its seats before it is shown anything: an answer that waited for the line comes at once."""
        self.audience.come(client)
        self.timers.came(client, page)
        self.calls.seen(client.guest, page)

    def part(self, client: Client) -> None:
        self.audience.part(client)
        self.inbox.post(Errand(partial(self._go, client)))

    def _go(self, client: Client, page: Page) -> None:
        if client.in_view:
            self.audience.look_away(client, page)
        self.gatherings.part(client)
        self.timers.part(client, page)

    def hear(self) -> None:
        """Somebody else has written to this table."""
        self.inbox.fall_behind()

    def stop(self) -> None:
        """Let no bot and no clock wake it any more."""
        self.bots.stop()
        self.timers.stop()

    def end(self) -> None:
        """Somebody else may keep it by now: send everybody away, and do nothing any more."""
        self.stop()
        self.inbox.end()
        self.audience.close(COME_BACK)

    def settle(self, page: Page) -> None:
        """Something was done: add to the page what follows from it."""
        if page and any(seat.noes or seat.only for seat in self.seating.seats):
            answer_unasked(self.proceedings, page)
            end_noes(self.proceedings, page)
        if page:
            end_offers(self.proceedings, page)
            self.proceedings.settle(page)
        self.timers.settle(page)
        self.calls.settle(page)
        self.seating.revise(page)

    def tell(self) -> None:
        """Everything is kept: show it, set bots to think and clocks to run."""
        if self.audience.tell(self.showing):
            self.outside.neighbours.changed()
        self.bots.wake()
        self.timers.wind()

    async def read_again(self) -> None:
        """Forget what was not kept: be as the ledger has it."""
        self.bots.stop()
        self.audience.remember()
        try:
            stored = await self.outside.ledger.read(self.id)
        except Lost:
            log.exception("Table %s cannot be read.", self.id)
            stored = None
        if stored is None:
            self.outside.neighbours.lost(self.id)
            self.end()
            return
        opened = await self.outside.loop.beside(open_match, stored)
        self.seating.read(stored)
        self.proceedings.read(stored, opened)
        self.audience.chat.read(stored.chat)
        self.timers.read(stored.timers)
        self.calls.read()
        self.showing.forget()

    async def catch_up(self) -> None:
        """Play what somebody else has kept; where more than answers may have changed, read everything."""
        play = self.proceedings.current
        if play is None or self.timers.are_needed:
            await self.read_again()
            return
        entries, revision = await self.outside.ledger.since(self.id, play.entries)
        if not entries or revision != self.seating.revision:
            await self.read_again()
            return
        for row in entries:
            if row.entry.kind is not EntryKind.ANSWER:
                self.audience.remember()
            self.proceedings.follow(row)
        self.calls.read()
