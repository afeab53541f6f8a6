"""A timer: the time of one seat, as it is kept with the entry that asked its question."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from rouages.tables.wire.messages import SeatClock
from rouages.tables.wire.time_control import Clock


class Timer(Struct):
    """The time of one seat; moments are in seconds since 1970."""

    question: int = 0
    """The question that it belongs to; 0 while nothing is asked of a person here."""
    asked: float = 0.0
    starts: float = 0.0
    """When what runs for this question begins: when it is asked, or once its seat has been told the news."""
    latest: float = 0.0
    """When that begins at the latest, as far as the others know."""
    heard: int | None = None
    """How many events there were when it was asked; none before the first question."""
    clock: float | None = None
    """When the clock of this question runs out."""
    left: float | None = None
    """What the clock showed when it last stopped."""
    stands: float | None = None
    """Until when its clock stands at the latest, while its seat asks the others for an answer back."""
    stood: float = 0.0
    """How long it has stood so for this question."""
    undos: int = 0
    moment: int = -1
    """The moment of the match at which the others last saw this clock."""
    seen_until: float | None = None
    """What they saw of it: what a seat answers in secret does not show in its clock either."""
    seen_left: float | None = None
    sand: float | None = None
    run: int | None = None
    """Which run of the sand that is."""
    poured: float = 0.0
    """When it began, unless its question was to be told first."""
    away: float | None = None
    """When the table will have waited too long for a player who is not there."""
    expired: bool = False
    """Time has run out, and a bot answers this question."""

    @property
    def until(self) -> float | None:
        """The next moment at which something happens."""
        soon = (self.clock, self.stands, self.sand, self.away)
        moments = [moment for moment in soon if moment is not None]
        return min(moments) if moments and not self.expired else None

    @property
    def unknown(self) -> float:
        """How much later than it runs out its clock seems to, to who does not know whether it waits."""
        return self.latest - self.starts

    @property
    def seen_sand(self) -> float | None:
        """When the sand runs out, as the others see it."""
        if self.sand is None or self.poured != self.asked:
            return self.sand
        return self.sand + self.unknown

    def start(self, moment: float) -> None:
        """Let what began with its question begin at another moment."""
        later, self.starts = moment - self.starts, moment
        if self.clock is not None:
            self.clock += later
        if self.sand is not None and self.poured == self.asked:
            self.sand += later

    def stand(self, now: float, seconds: float) -> None:
        """Let its clock stand, for so long at most, all that it has stood for this question included."""
        seconds -= self.stood
        if self.stands is None and self.clock is not None and seconds > 0:
            self.stands = now + seconds
            self._stand(seconds)

    def run_on(self, now: float) -> None:
        """Let a clock that stands run again."""
        if self.stands is not None:
            unused = max(0.0, self.stands - now)
            self.stands = None
            self._stand(-unused)

    def _stand(self, seconds: float) -> None:
        self.stood += seconds
        if self.clock is not None:
            self.clock += seconds
        if self.seen_until is not None:
            self.seen_until += seconds

    def rest(self, until: float, now: float) -> None:
        """Let the clock stand still until some moment, which everybody knows, and go on from there."""
        later = until - max(now, self.starts)
        self.starts = self.latest = until
        self.clock, self.seen_until = (
            moment if moment is None else moment + later for moment in (self.clock, self.seen_until)
        )

    def go_back_to(self, now: float) -> None:
        """If the time of day was set back, what was asked later is asked now, and nobody is given time."""
        ahead = self.asked - now
        if self.question and ahead > 0:
            self.put_off(-ahead)

    def put_off(self, seconds: float) -> None:
        """Let everything be so much later: nobody is given time, and nobody loses any."""
        self.asked += seconds
        self.starts += seconds
        self.latest += seconds
        self.poured += seconds
        self.clock, self.stands, self.sand, self.away, self.seen_until = (
            moment if moment is None else moment + seconds
            for moment in (self.clock, self.stands, self.sand, self.away, self.seen_until)
        )

    def is_out(self, now: float) -> bool:
        """Whether the clock or the sand has run out."""
        return any(moment is not None and moment <= now for moment in (self.clock, self.sand))

    def show(self, moment: int, now: float) -> None:
        """Show the others this clock anew when the match has moved on, or when it begins or ends to run."""
        if not self.question and self.seen_until is not None:
            self.seen_left, self.seen_until = max(0.0, self.seen_until - now), None
        if self.moment != moment or (self.question and self.seen_until is None):
            until = self.clock + self.unknown if self.clock is not None else None
            self.moment, self.seen_until, self.seen_left = moment, until, self.left

    def shown(self, seat: int, *, own: bool, rests: bool) -> SeatClock:
        """How it shows to who holds its seat, or to others: one that stands or rests shows what is left."""
        until, left = (self.clock, self.left) if own else (self.seen_until, self.seen_left)
        sand = self.sand if own else self.seen_sand
        if until is None or (self.stands is None and not rests):
            return SeatClock(seat, until, left, sand)
        runs_on = max(self.stands or 0.0, self.starts if rests else 0.0)
        return SeatClock(seat, None, max(0.0, until - runs_on), sand)

    def given(self, clock: Clock, *, went_back: bool) -> float:
        """What its seat gets for a question: an answer taken back never gives time."""
        if self.left is None or (clock.kind == "move" and not went_back):
            return float(clock.seconds)
        return min(self.left, clock.seconds) if clock.kind == "move" else self.left


def timer_from(stored: bytes) -> Timer:
    """A timer as it was kept."""
    return msgspec.msgpack.decode(stored, type=Timer)


def soonest(timers: Iterable[Timer]) -> float | None:
    """When the first of these clocks runs out."""
    return min((moment for timer in timers for moment in (timer.clock, timer.sand) if moment), default=None)
