"""Calls: telling people who are elsewhere what becomes of a table, each thing once.

A wait begins when the table asks somebody and ends with the answer. In it they are told once, and once more
when a fifth of their time is left. Whoever has a page of the table in view is told by that.
"""

from __future__ import annotations

from typing import NamedTuple

from rouages.tables.audience.audience import Audience
from rouages.tables.ledger.rows import WAITING_KINDS, NoNotice, NoticeKind, NoticeRow, Page
from rouages.tables.ledger.seats import Seat
from rouages.tables.match.agreeing import asked_whether_to_stop
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.outside import Outside
from rouages.tables.waiting.timers import Timers
from rouages.tables.wire.refusals import RemindedLately
from rouages.tables.wire.states import CLOSED, Status

AN_HOUR = 3600
TEN_MINUTES = 600
"""So long after a call an answer taken back begins no new wait."""
PART_LEFT = 5
"""Somebody is told once more when one part of so many is left of their time."""
LEAST_LEFT = 60
"""A part that is shorter, in seconds, would be over before anybody came."""


class Stand(NamedTuple):
    """What is told of a table when it changes."""

    awaited: frozenset[int]
    """The guests for whom the match waits."""
    status: Status
    seated: frozenset[int]
    rematch: str | None
    undos: int
    stopping: frozenset[int]
    """The guests who are asked whether the match shall end where it stands."""
    drawing: frozenset[int]
    """Those who are offered a draw."""

    @property
    def is_waiting(self) -> bool:
        """Whether the match has not begun."""
        return self.status is Status.WAITING


class TableCalls:
    """Notices what people are to be told who do not look, and has that kept with what caused it."""

    __slots__ = (
        "_audience",
        "_called",
        "_noted",
        "_outside",
        "_proceedings",
        "_reminded",
        "_stand",
        "_timers",
    )

    def __init__(
        self, proceedings: Proceedings, audience: Audience, timers: Timers, outside: Outside
    ) -> None:
        self._proceedings = proceedings
        self._audience = audience
        self._timers = timers
        self._outside = outside
        self._noted: set[tuple[int, NoticeKind]] = set()
        """What was kept of a wait since the table was read, to be taken back when it ends."""
        self._called: dict[int, float] = {}
        """When somebody was last to be told that it is their turn."""
        self._reminded: dict[int, float] = {}
        """When each seat was last called by somebody who waits."""
        self.read()

    def read(self) -> None:
        """The table was read: what is so already was told by who made it so."""
        self._stand = self._now()
        self._noted.clear()

    def _now(self) -> Stand:
        proceedings, seating = self._proceedings, self._proceedings.seating
        guests = (seating.seats[number].guest for number in proceedings.awaited)
        return Stand(
            frozenset(guest for guest in guests if guest is not None),
            seating.status,
            frozenset(seat.guest for seat in seating.people if seat.guest is not None),
            seating.rematch,
            proceedings.undos,
            frozenset(asked_whether_to_stop(seating, draw=False)),
            frozenset(asked_whether_to_stop(seating, draw=True)),
        )

    def settle(self, page: Page) -> None:
        """Something was done: have kept what is to be told of it, and take back what is so no more."""
        if not page:
            return
        before, now = self._stand, self._now()
        if before == now:
            return
        self._stand = now
        self._end_waits(before.awaited - now.awaited, page)
        self._tell(before, now, page)
        self._begin_waits(now.awaited - before.awaited, page, went_back=now.undos > before.undos)

    def _tell(self, before: Stand, now: Stand, page: Page) -> None:
        """Have those told whom it concerns that a match begins, ends or might, or that somebody has come."""
        seating, elsewhere = self._proceedings.seating, now.seated - self._audience.looking
        host = {seating.terms.host}
        due = self._outside.loop.now() + self._outside.notice_delay
        for kind, guests in (
            (NoticeKind.BEGINS, elsewhere if before.is_waiting and now.status is Status.PLAYING else ()),
            (NoticeKind.SEAT, self._came(before, now, host) - self._audience.looking),
            (NoticeKind.STOP, now.stopping - before.stopping - self._audience.looking),
            (NoticeKind.DRAW, now.drawing - before.drawing - self._audience.looking),
            (NoticeKind.ENDS, elsewhere if now.status in CLOSED and before.status not in CLOSED else ()),
        ):
            for guest in sorted(guests):
                self._note(guest, kind, due, page)
        if now.rematch is not None and before.rematch is None:
            for guest in sorted(elsewhere - seating.again):
                page.append(NoticeRow(now.rematch, guest, NoticeKind.REMATCH, due))

    def _came(self, before: Stand, now: Stand, host: set[int]) -> set[int]:
        """Who laid the table, if somebody else has come to it who was not there."""
        return host if now.is_waiting and now.seated - before.seated - host else set()

    def _begin_waits(self, guests: frozenset[int], page: Page, *, went_back: bool) -> None:
        """Where less than that part is left from the beginning, who is told of the wait is told enough."""
        now = self._outside.loop.now()
        due = now + self._outside.notice_delay
        for guest in sorted(guests):
            looks, last = guest in self._audience.looking, self.last_call(guest)
            if last is not None and (looks or last > due):
                self._note(guest, NoticeKind.CLOCK, max(last, due), page)
            is_same = went_back and self._called.get(guest, -TEN_MINUTES) + TEN_MINUTES > now
            if not looks and not is_same:
                self._called[guest] = now
                self._note(guest, NoticeKind.TURN, due, page)

    def _end_waits(self, guests: frozenset[int], page: Page) -> None:
        for guest, kind in sorted(self._noted):
            if guest in guests and kind in WAITING_KINDS:
                self._forget(guest, kind, page)

    def _note(self, guest: int, kind: NoticeKind, due: float, page: Page) -> None:
        page.append(NoticeRow(self._proceedings.seating.id, guest, kind, due))
        self._noted.add((guest, kind))

    def _forget(self, guest: int, kind: NoticeKind, page: Page) -> None:
        page.append(NoNotice(self._proceedings.seating.id, guest, kind))
        self._noted.discard((guest, kind))

    def seen(self, guest: int | None, page: Page) -> None:
        """Somebody has the table before them: what they were to be told they see."""
        for each, kind in sorted(self._noted):
            if each == guest and kind is not NoticeKind.CLOCK:
                self._forget(each, kind, page)

    def last_call(self, guest: int) -> float | None:
        """When the part of somebody's time begins before which they are told once more, if time runs."""
        clock = self._proceedings.seating.terms.clock
        if clock is None or clock.seconds < PART_LEFT * LEAST_LEFT:
            return None
        awaited = self._proceedings.awaited.intersection(self._proceedings.seating.held_by(guest))
        timers = (self._timers.timers.get(seat) for seat in awaited)
        until = min((timer.clock for timer in timers if timer and timer.clock is not None), default=None)
        return None if until is None else until - clock.seconds / PART_LEFT

    def moment(self, kind: NoticeKind, guest: int) -> float | None:
        """From when on somebody is to be told this; none if it is not so, or if they see it themselves."""
        stand, now = self._now(), self._outside.loop.now()
        is_so = {
            NoticeKind.TURN: guest in stand.awaited,
            NoticeKind.CLOCK: guest in stand.awaited,
            NoticeKind.BEGINS: stand.status is Status.PLAYING,
            NoticeKind.SEAT: stand.is_waiting,
            NoticeKind.ENDS: stand.status in CLOSED and stand.rematch is None,
            NoticeKind.REMATCH: stand.is_waiting and guest in stand.seated,
            NoticeKind.INVITATION: stand.is_waiting and guest not in stand.seated and self._has_room(),
            NoticeKind.CHALLENGE: stand.is_waiting and guest not in stand.seated and self._has_room(),
            NoticeKind.DECLINED: stand.is_waiting and guest in stand.seated,
            NoticeKind.STILL: self._proceedings.seating.asked is not None,
            NoticeKind.STOP: guest in stand.stopping,
            NoticeKind.DRAW: guest in stand.drawing,
            NoticeKind.ROUND: stand.is_waiting and guest in stand.seated,
        }
        if not is_so[kind] or guest in self._audience.looking:
            return None
        return self.last_call(guest) if kind is NoticeKind.CLOCK else now

    def _has_room(self) -> bool:
        return any(not seat.is_taken for seat in self._proceedings.seating.seats)

    def invite(self, guest: int, page: Page, *, challenge: bool = False) -> None:
        """Have a friend of the host told at once that a seat is kept for them, be it to play now."""
        kind = NoticeKind.CHALLENGE if challenge else NoticeKind.INVITATION
        self._note(guest, kind, self._outside.loop.now(), page)

    def declined(self, guest: int, name: str, page: Page) -> None:
        """Somebody cannot play now: who challenged them is told, here or elsewhere."""
        seating = self._proceedings.seating
        self._forget(guest, NoticeKind.CHALLENGE, page)
        seating.declined = (*seating.declined, name)
        if seating.is_waiting and seating.terms.host not in self._audience.looking:
            self._note(seating.terms.host, NoticeKind.DECLINED, self._outside.loop.now(), page)

    def rest(self, guest: int, page: Page) -> None:
        """Somebody is away for days, or back: their clock runs out at another moment."""
        if guest in self._now().awaited and (last := self.last_call(guest)) is not None:
            due = self._outside.loop.now() + self._outside.notice_delay
            self._note(guest, NoticeKind.CLOCK, max(last, due), page)

    def remind(self, seat: Seat, page: Page) -> None:
        """Call once more who is awaited, if that was not done lately."""
        now = self._outside.loop.now()
        if self._reminded.get(seat.number, -AN_HOUR) + AN_HOUR > now:
            raise RemindedLately()
        self._reminded[seat.number] = now
        if seat.guest is not None:
            self._note(seat.guest, NoticeKind.TURN, now, page)
