"""The bots at one table: who must think, and what becomes of their answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

from rouages.bots.bot import as_if_first
from rouages.engine.refusals import Refusal
from rouages.lessons.playing import answer_of
from rouages.tables.audience.audience import Audience
from rouages.tables.audience.clients import Client
from rouages.tables.errand import Errand
from rouages.tables.inbox import Inbox
from rouages.tables.ledger.rows import Page
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.outside import Outside
from rouages.tables.waiting.timers import Timers
from rouages.tables.wire.refusals import BotGaveUp, RulesStumbled

log = logging.getLogger("rouages")

MOST_STUMBLES = 3
"""A bot gives a question up once the rules have stumbled over so many of its answers."""

Asked = tuple[int, int]
"""A seat, and the number of the question before it."""


class TableBots:
    """Has every question that a bot must answer thought about, once."""

    __slots__ = (
        "_audience",
        "_inbox",
        "_moment",
        "_outside",
        "_proceedings",
        "_seating",
        "_shown",
        "_stumbles",
        "_timers",
        "_warned",
        "thinking",
    )

    def __init__(
        self, proceedings: Proceedings, audience: Audience, timers: Timers, inbox: Inbox, outside: Outside
    ) -> None:
        self._proceedings = proceedings
        self._seating = proceedings.seating
        self._audience = audience
        self._timers = timers
        self._inbox = inbox
        self._outside = outside
        self.thinking: dict[Asked, asyncio.Task[None]] = {}
        self._stumbles: dict[Asked, set[int]] = {}
        """The options over which the rules have stumbled."""
        self._warned: set[Client] = set()
        """The screens that were told of a bot that gave up."""
        self._moment, self._shown = -1, 0.0
        """The moment of the match in which they think, and when it was shown."""

    def wake(self) -> None:
        """Set every bot to think that has a question and has not begun."""
        play = self._proceedings.current
        if play is None:
            return
        self._forget_stumbles(play)
        may_play = self._may_play()
        for seat, question in play.asked.items():
            if not self._is_asked(seat, question, may_play=may_play) or (seat, question) in self.thinking:
                continue
            if self._has_given_up(play, seat, question):
                self._warn(seat)
                continue
            task = self._outside.loop.create_task(self._think(seat, question))
            self.thinking[seat, question] = task
            task.add_done_callback(partial(self._forget, (seat, question)))

    def _is_asked(self, seat: int, question: int, *, may_play: bool = True) -> bool:
        """Whether a bot must answer this: it plays the seat, or the player's time has run out."""
        played = may_play and self._seating.seats[seat].is_played_by_bot
        return played or self._timers.is_expired(seat, question)

    def _forget_stumbles(self, play: Play) -> None:
        """Whatever is not asked any more keeps nobody waiting."""
        if not (self._stumbles or self._warned):
            return
        asked = play.asked.items()
        self._stumbles = {key: options for key, options in self._stumbles.items() if key in asked}
        if not self._stumbles:
            self._warned = set()

    def _has_given_up(self, play: Play, seat: int, question: int) -> bool:
        stumbles = len(self._stumbles.get((seat, question), ()))
        return stumbles >= MOST_STUMBLES or 0 < stumbles == len(play.match.decision(seat).options)

    def _warn(self, seat: int) -> None:
        """Tell every screen, once, that no bot will answer: whoever can must lead the match elsewhere."""
        clients = self._audience.clients
        for client in clients - self._warned:
            client.refuse(None, BotGaveUp(number=seat + 1))
        self._warned = set(clients)

    def _forget(self, key: Asked, task: asyncio.Task[None]) -> None:
        if self.thinking.get(key) is task:
            del self.thinking[key]

    def stop(self) -> None:
        """Forget what they think about."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}

    def _may_play(self) -> bool:
        """Bots wait for people who left and may return, unless somebody watches; a tournament goes on."""
        if self._seating.terms.tournament is not None:
            return True
        people = self._seating.people
        left = [seat for seat in people if seat.away and not seat.conceded]
        present = [seat for seat in people if not seat.is_played_by_bot]
        return bool(self._audience.clients or present or (people and not left))

    async def _think(self, seat: int, question: int) -> None:
        """Think at once, and answer once people have had time for what they were shown last.

        Answers of one moment are given in secret: whoever is asked more in it answers as soon as it knows.
        """
        play, loop = self._proceedings.current, self._outside.loop
        if play is None or play.asked.get(seat) != question:
            return
        if (moment := play.match.log.moment) != self._moment:
            self._moment, self._shown = moment, loop.time()
        due = self._shown + self._outside.bot_delay
        option = await self._choose(play, seat, self._stumbles.get((seat, question), set()))
        await loop.sleep(max(0.0, due - loop.time()))
        self._inbox.post(
            Errand(
                partial(self._answer, seat, question, option),
                refused=partial(self._refused, (seat, question), option),
            )
        )

    def _answer(self, seat: int, question: int, option: int, page: Page) -> None:
        # Forgotten before it is tried: should it be refused, the bot is woken to think again.
        self.thinking.pop((seat, question), None)
        play = self._proceedings.current
        if play and self._is_asked(seat, question) and (entry := play.answer(seat, question, option)):
            self._proceedings.note(entry, page)

    def _refused(self, key: Asked, option: int, refusal: Refusal) -> None:
        if isinstance(refusal, RulesStumbled):
            self._stumbles.setdefault(key, set()).add(option)
        else:
            log.info("Table %s: a bot's answer came late (%s).", self._seating.id, type(refusal).__name__)

    async def _choose(self, play: Play, seat: int, stumbles: set[int]) -> int:
        """The number of an option, drawn by lot if the bot fails or the rules stumbled over what it wants."""
        table, options = self._seating.id, len(play.match.decision(seat).options)
        if options == 1:
            return 0
        if self._seating.terms.lesson and (scripted := answer_of(play.match, seat)) is not None:
            return scripted
        if stumbles:
            return secrets.choice([option for option in range(options) if option not in stumbles])
        match = as_if_first(play.match, seat) if self._seating.terms.day else play.match
        level, saved = self._seating.seats[seat].bot, match.save()
        try:
            option = await self._outside.thinker.choose(table, level, saved, seat)
            if not 0 <= option < options:
                raise IndexError(option)
        except Exception:
            log.exception("Table %s: the bot of seat %d failed; its answer is drawn by lot.", table, seat)
            return secrets.randbelow(options)
        return option
