"""Timers: the time of each seat at one table, and what happens when it has run out.

A timer belongs to a numbered question and is kept with the entry that asked it. When it runs out, the answer
goes through the table's inbox like any other, under that number: a late timer finds the number gone and
does nothing, and no number is answered twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from rouages.engine.game import Sand
from rouages.games import GAMES
from rouages.tables.audience.audience import Audience
from rouages.tables.audience.clients import Client
from rouages.tables.errand import Errand
from rouages.tables.inbox import Inbox
from rouages.tables.ledger.rows import NoTimers, Page, TimerRow
from rouages.tables.ledger.seats import Seat
from rouages.tables.loop import Alarm, Loop
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.waiting.timer import Timer, soonest, timer_from
from rouages.tables.wire.messages import SeatClock
from rouages.tables.wire.time_control import Clock

LONGEST_SLEEP = 3600.0
SHORTEST_SLEEP = 0.05
"""Between two rings, so that rules that stumble over a default do not keep the house busy."""
PROMPT_SECONDS = 2.0
"""A screen that tells what happened says so at once: within this of the question, the way there included."""
MOST_TOLD_SECONDS = 20.0
TOLD_EVENT_SECONDS = 1.5
"""No clock waits longer for a telling, in all or for each event that everybody saw."""


class Timers:
    """Keeps the timers of one table in step with its questions."""

    __slots__ = (
        "_alarm",
        "_audience",
        "_inbox",
        "_kept",
        "_loop",
        "_proceedings",
        "_seating",
        "_telling",
        "timers",
    )

    def __init__(self, proceedings: Proceedings, audience: Audience, inbox: Inbox, loop: Loop) -> None:
        self._proceedings = proceedings
        self._seating = proceedings.seating
        self._audience = audience
        self._inbox = inbox
        self._loop = loop
        self.timers: dict[int, Timer] = {}
        self._kept: dict[int, bytes] = {}
        """The timers as the ledger has them."""
        self._alarm: Alarm | None = None
        self._telling: dict[int, set[Client]] = {}
        """The screens that still tell each seat what led to its question."""

    def read(self, stored: Iterable[TimerRow]) -> None:
        """Be as they were kept."""
        self.stop()
        self._kept = {row.seat: row.timer for row in stored}
        self.timers = {seat: timer_from(kept) for seat, kept in self._kept.items()}

    @property
    def are_needed(self) -> bool:
        """Whether anything at this table depends on time."""
        terms = self._seating.terms
        return bool(terms.clock or terms.away.bot == "after" or self._running)

    @property
    def _running(self) -> Callable[[Any], Sequence[Sand]] | None:
        game = GAMES.get(self._seating.terms.game)
        return game.sand if game else None

    def is_expired(self, seat: int, question: int) -> bool:
        """Whether a bot answers this question because time has run out."""
        timer = self.timers.get(seat)
        return timer is not None and timer.expired and timer.question == question

    def settle(self, page: Page) -> None:
        """Stop and start timers after something was done, and keep those that changed."""
        play, seating = self._proceedings.play, self._seating
        if not self.are_needed or play is None:
            return
        if not seating.is_playing:
            if self.timers:
                self.timers, self._kept = {}, {}
                page.append(NoTimers(seating.id))
            return
        now, sands, moment = self._loop.now(), self._sands(), play.match.log.moment
        for seat in seating.seats:
            timer = self.timers.setdefault(seat.number, Timer())
            timer.go_back_to(now)
            self._await_consent(timer, seat.number, now)
            self._follow(timer, seat, now)
            self._pour(timer, sands.get(seat.number), now)
            timer.show(moment, now)
            encoded = msgspec.msgpack.encode(timer)
            if encoded != self._kept.get(seat.number):
                self._kept[seat.number] = encoded
                page.append(TimerRow(seating.id, seat.number, timer.until, encoded))

    def _await_consent(self, timer: Timer, seat: int, now: float) -> None:
        """A clock stands while the others decide whether its seat may take an answer back.

        For as long as the clock gives, at most: who asks somebody that is gone does not hold up the table.
        """
        request, clock = self._proceedings.petition.request, self._seating.terms.clock
        asks = request is not None and request.seat == seat
        if clock is None or not asks or (timer.stands is not None and timer.stands <= now):
            timer.run_on(now)
        else:
            timer.stand(now, clock.seconds)

    def _sands(self) -> dict[int, Sand]:
        """The sand timers that run; what the others turn does not run against who plays with bots alone."""
        play, running = self._proceedings.current, self._running
        if running is None or play is None:
            return {}
        people = sum(not seat.is_played_by_bot for seat in self._seating.people)
        return {sand.seat: sand for sand in running(play.match.table) if people > 1 or not sand.by_others}

    def _follow(self, timer: Timer, seat: Seat, now: float) -> None:
        """Let the clock belong to what this seat is asked now."""
        play, terms = self._proceedings.play, self._seating.terms
        asks = self._proceedings.current is not None and not seat.is_played_by_bot
        question = self._proceedings.asked.get(seat.number, 0) if asks else 0
        if question == timer.question:
            return
        clock = terms.clock
        if clock and timer.question:
            self._halt(timer, seat.number, clock, now)
        timer.question, timer.asked, timer.expired, timer.stood = question, now, False, 0.0
        timer.starts, timer.latest = now, now + self._news_take(timer) if question else now
        self._telling.pop(seat.number, None)
        undos = play.match.undos[seat.number] if play else 0
        went_back, timer.undos = undos > timer.undos, undos
        timer.clock = now + timer.given(clock, went_back=went_back) if clock and question else None
        timer.away = now + terms.away.seconds if terms.away.bot == "after" and question else None
        if seat.is_on_vacation(now):
            self.rest(seat)

    def rest(self, seat: Seat) -> None:
        """A clock of days stands still until the player of its seat is back."""
        timer, clock, now = self.timers.get(seat.number), self._seating.terms.clock, self._loop.now()
        if timer and timer.question and clock and clock.is_of_days:
            timer.rest(max(now, seat.vacation or 0.0), now)

    def _news_take(self, timer: Timer) -> float:
        """How long what everybody saw happen since the last question may take to be told, at most.

        A clock of days waits for no telling.
        """
        play, clock = self._proceedings.play, self._seating.terms.clock
        events = play.match.log.events if play else []
        first, timer.heard = timer.heard, len(events)
        if first is None or (clock and clock.is_of_days):
            return 0.0
        public = sum(event.seen_by(None) is not None for event in events[first:])
        return min(MOST_TOLD_SECONDS, TOLD_EVENT_SECONDS * public)

    def telling(self, client: Client, seat: int, seconds: float) -> None:
        """A screen begins to tell its seat what led to the question: until then nothing runs for it."""
        timer, now = self.timers.get(seat), self._loop.now()
        if timer is None or not timer.question or now > timer.asked + PROMPT_SECONDS:
            return
        self._telling.setdefault(seat, set()).add(client)
        timer.start(min(max(timer.starts, timer.asked + seconds), timer.latest))

    def told(self, client: Client, seat: int) -> None:
        """A screen has told its seat everything; once all have, what runs for the question begins."""
        timer, now = self.timers.get(seat), self._loop.now()
        telling = self._telling.get(seat, set())
        telling.discard(client)
        if timer and not telling and now < timer.starts:
            timer.start(now)

    def part(self, client: Client, _: Page) -> None:
        """A screen that is closed tells nothing more."""
        for seat, telling in self._telling.items():
            if client in telling:
                self.told(client, seat)

    def _halt(self, timer: Timer, seat: int, clock: Clock, now: float) -> None:
        """Stop a clock; an answer adds its increment to a bank."""
        timer.left = max(0.0, timer.clock - max(now, timer.starts)) if timer.clock is not None else 0.0
        play = self._proceedings.play
        answered = play.answered.get(seat) if play else None
        if clock.kind == "bank" and answered and answered.question == timer.question:
            timer.left += clock.increment

    def _pour(self, timer: Timer, sand: Sand | None, now: float) -> None:
        """The sand of one run goes on from question to question."""
        if sand is None or not timer.question or timer.expired:
            timer.sand = timer.run = None
        elif timer.run != sand.run:
            timer.sand, timer.run, timer.poured = now + sand.seconds, sand.run, now

    def wind(self) -> None:
        """Set the alarm for the next moment at which something happens."""
        self.stop()
        now = self._loop.now()
        moments = [timer.until for timer in self.timers.values() if timer.until is not None]
        moments += [seat.vacation for seat in self._seating.seats if seat.vacation and seat.vacation > now]
        if moments and self._proceedings.current:
            delay = min(max(SHORTEST_SLEEP, min(moments) - now), LONGEST_SLEEP)
            self._alarm = self._loop.call_later(delay, self._ring)

    def stop(self) -> None:
        """Set the alarm off; what is kept stays."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._inbox.post(Errand(self.ring))

    def ring(self, page: Page) -> None:
        """Do what it is time for."""
        play, now = self._proceedings.current, self._loop.now()
        if play is None:
            return
        for number, timer in self.timers.items():
            if timer.expired or not timer.question or play.asked.get(number) != timer.question:
                continue
            if timer.is_out(now):
                self._run_out(play, number, timer, now, page)
            elif timer.away is not None and timer.away <= now:
                self._miss(self._seating.seats[number], timer, now, page)

    def _run_out(self, play: Play, seat: int, timer: Timer, now: float, page: Page) -> None:
        clock = self._seating.terms.clock
        by_sand = timer.sand is not None and timer.sand <= now
        option = None
        if by_sand or (clock and clock.expiry == "default"):
            option = default_option(play, seat)
        if option is None:
            timer.expired = True
        elif entry := play.answer(seat, timer.question, option):
            self._proceedings.note(entry, page)

    def _miss(self, seat: Seat, timer: Timer, now: float, page: Page) -> None:
        """A bot takes the seat of a player who has not been here for so long; else the table waits on."""
        patience = self._seating.terms.away.seconds
        last_here = max(self._audience.last_here(seat.guest), seat.vacation or 0.0)
        if last_here + patience > now:
            timer.away = last_here + patience
            return
        self._proceedings.stand_in(seat, page, absent=True)

    def came(self, client: Client, page: Page) -> None:
        """A player who was missed takes the seat up again by being here."""
        for seat in self._seating.seats:
            if client.guest is not None and seat.guest == client.guest and seat.absent:
                self._proceedings.take_up(seat, page)

    def until(self, seats: Iterable[int]) -> float | None:
        """When the first clock of these seats runs out."""
        return soonest(self.timers[seat] for seat in seats if seat in self.timers)

    def shown(self, own: tuple[int, ...]) -> tuple[SeatClock, ...]:
        """The clocks and the sand as who holds these seats may see them; one that rests does not run."""
        if not self.timers or not self._seating.is_playing:
            return ()
        now = self._loop.now()
        clocks = (
            timer.shown(seat.number, own=seat.number in own, rests=seat.is_on_vacation(now))
            for seat in self._seating.seats
            if (timer := self.timers.get(seat.number)) and not seat.is_played_by_bot
        )
        return tuple(each for each in clocks if (each.until, each.left, each.sand) != (None, None, None))


def default_option(play: Play, seat: int) -> int | None:
    """The number of the option that the decision of a seat names as its default."""
    asked = play.match.decision(seat)
    choice = asked.prompt.default(play.match.table)
    return next((number for number, option in enumerate(asked.options) if option == choice), None)
