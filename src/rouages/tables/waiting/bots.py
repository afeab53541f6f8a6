"""The bots at one table: who must think, and what becomes of their answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

from rouages.engine.refusals import Refusal
from rouages.tables.audience.audience import Audience
from rouages.tables.errand import Errand
from rouages.tables.inbox import Inbox
from rouages.tables.ledger.rows import Page
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.outside import Outside
from rouages.tables.waiting.timers import Timers

log = logging.getLogger("rouages")


class TableBots:
    """Has every question that a bot must answer thought about, once."""

    __slots__ = ("_audience", "_inbox", "_outside", "_proceedings", "_seating", "_timers", "thinking")

    def __init__(
        self, proceedings: Proceedings, audience: Audience, timers: Timers, inbox: Inbox, outside: Outside
    ) -> None:
        self._proceedings = proceedings
        self._seating = proceedings.seating
        self._audience = audience
        self._timers = timers
        self._inbox = inbox
        self._outside = outside
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and number of the question."""

    def wake(self) -> None:
        """Set every bot to think that has a question and has not begun."""
        play = self._proceedings.current
        if play is None:
            return
        may_play = self._may_play()
        for seat, question in play.asked.items():
            if self._is_asked(seat, question, may_play=may_play) and (seat, question) not in self.thinking:
                task = self._outside.loop.create_task(self._think(seat, question))
                self.thinking[seat, question] = task
                task.add_done_callback(partial(self._forget, (seat, question)))

    def _is_asked(self, seat: int, question: int, *, may_play: bool = True) -> bool:
        """Whether a bot must answer this: it plays the seat, or the player's time has run out."""
        played = may_play and self._seating.seats[seat].is_played_by_bot
        return played or self._timers.is_expired(seat, question)

    def _forget(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self.thinking.get(key) is task:
            del self.thinking[key]

    def stop(self) -> None:
        """Forget what they think about."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}

    def _may_play(self) -> bool:
        """Bots wait for people who left and may return, unless somebody watches."""
        people = self._seating.people
        left = [seat for seat in people if seat.away and not seat.conceded]
        present = [seat for seat in people if not seat.is_played_by_bot]
        return bool(self._audience.clients or present or (people and not left))

    async def _think(self, seat: int, question: int) -> None:
        await self._outside.loop.sleep(self._outside.bot_delay)
        play = self._proceedings.play
        if play is None or play.asked.get(seat) != question:
            return
        option = await self._choose(play, seat)
        self._inbox.post(Errand(partial(self._answer, seat, question, option), refused=self._refused))

    def _answer(self, seat: int, question: int, option: int, page: Page) -> None:
        # Forgotten before it is tried: should it be refused, the bot is woken to think again.
        self.thinking.pop((seat, question), None)
        play = self._proceedings.play
        if play and self._is_asked(seat, question) and (entry := play.answer(seat, question, option)):
            self._proceedings.note(entry, page)

    def _refused(self, refusal: Refusal) -> None:
        log.info("Table %s: a bot's answer came late (%s).", self._seating.id, type(refusal).__name__)

    async def _choose(self, play: Play, seat: int) -> int:
        """The number of an option, drawn by lot if the bot fails."""
        table, options = self._seating.id, len(play.match.decision(seat).options)
        if options == 1:
            return 0
        level, saved = self._seating.seats[seat].bot, play.match.save()
        try:
            option = await self._outside.thinker.choose(table, level, saved, seat)
            if not 0 <= option < options:
                raise IndexError(option)
        except Exception:
            log.exception("Table %s: the bot of seat %d failed; its answer is drawn by lot.", table, seat)
            return secrets.randbelow(options)
        return option
