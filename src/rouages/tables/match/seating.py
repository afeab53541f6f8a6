"""Seating: what was agreed at a table, who sits there, and whether its match is awaited, going on or over."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

import msgspec

from rouages.days.hours import ends
from rouages.engine.chance import commitment
from rouages.engine.refusals import Refusal
from rouages.tables.ledger.rows import IN_PLACE, Page, RevisionRow, SeatRow, Stored, Terms
from rouages.tables.ledger.seats import Seat
from rouages.tables.wire.refusals import (
    AlreadyBegun,
    ClosedToSpectators,
    NoSuchSeat,
    NotYourSeat,
    SeatsAreDrawn,
    SeenLate,
    record_of,
)
from rouages.tables.wire.states import (
    CLOSED,
    DayState,
    LessonState,
    SeatKind,
    Spectators,
    Status,
    TableState,
    Watching,
)

ANSWER_SECONDS = 14 * 24 * 3600
"""So long somebody may say that they play on, once they were asked."""


class Seating:
    """The seats of one table and the people in them."""

    __slots__ = (
        *("again", "asked", "began", "changed", "rematch", "removed", "revision", "seats", "status"),
        "declined",
        "terms",
    )

    def __init__(self, stored: Stored) -> None:
        """As it was kept."""
        self.read(stored)

    def read(self, stored: Stored) -> None:
        """Be as it was kept."""
        state = stored.state
        self.terms = stored.terms
        self.seats = [msgspec.structs.replace(seat) for seat in stored.seats]
        self.status = state.status
        self.changed = state.changed
        self.began = state.began
        self.rematch = state.rematch
        self.asked = state.asked
        """When its people were asked whether they play on, if nothing has happened since."""
        self.removed = state.removed
        """When a keeper of the house has taken it away."""
        self.declined: tuple[str, ...] = ()
        """The names of the friends who said lately that they cannot come now."""
        self.again = stored.again
        """The guests who have gone to play again."""
        self.revision = stored.revision

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def day(self) -> DayState | None:
        """The challenge that is taken here."""
        return day_state(self.terms)

    @property
    def is_waiting(self) -> bool:
        """Whether the match has not begun."""
        return self.status is Status.WAITING

    @property
    def is_playing(self) -> bool:
        """Whether the match goes on."""
        return self.status is Status.PLAYING

    @property
    def is_closed(self) -> bool:
        """Whether the match is over, or was given up by all: nothing of it is secret any more."""
        return self.status in CLOSED

    def change(self, when: float) -> None:
        """Something has happened here that everybody may know."""
        self.changed, self.asked = when, None

    @property
    def people(self) -> list[Seat]:
        """The seats that people have taken, be they here or not."""
        return [seat for seat in self.seats if seat.kind is SeatKind.PERSON]

    @property
    def vacation(self) -> float:
        """When the last of its people is back who is away for days, or was."""
        return max((seat.vacation or 0.0 for seat in self.people), default=0.0)

    def held_by(self, guest: int | None) -> tuple[int, ...]:
        """The numbers of the seats that a guest holds."""
        if guest is None:
            return ()
        return tuple(seat.number for seat in self.seats if seat.guest == guest)

    def plays_alone(self, guest: int | None) -> bool:
        """Whether somebody sits here with nobody but bots, and plays for nothing."""
        return (
            self.terms.tournament is None
            and bool(self.held_by(guest))
            and all(seat.kind is SeatKind.BOT or seat.guest == guest for seat in self.seats)
        )

    def may_have_hints(self, guest: int | None) -> bool:
        """Whether somebody may ask for hints: alone with bots, or where the table has decided so."""
        return self.plays_alone(guest) or (self.terms.hints and bool(self.held_by(guest)))

    def may_watch(self, guest: int | None) -> bool:
        """Whether somebody may look at the table."""
        terms = self.terms
        return terms.spectators is not Spectators.NOBODY or guest == terms.host or bool(self.held_by(guest))

    def sees_late(self, guest: int | None) -> bool:
        """Whether somebody sees of the match that goes on only the turns that are over."""
        is_live = self.terms.watching is Watching.LIVE or bool(self.held_by(guest))
        return self.is_playing and not is_live

    def must_admit(self, guest: int | None, *, is_public: bool) -> None:
        """Refuse a screen to who may not look on, or not at once, be it that all look at it."""
        if not self.may_watch(guest):
            raise ClosedToSpectators()
        if self.sees_late(None if is_public else guest):
            raise SeenLate()

    @property
    def ends_by_agreement(self) -> bool:
        """Whether its people may end the match here: not a lesson, a day's or a tournament's."""
        terms = self.terms
        return terms.lesson is None and terms.day is None and terms.tournament is None

    @property
    def is_among_people(self) -> bool:
        """Whether no seat is a bot's, and several people are left who have not given up."""
        if any(seat.kind is not SeatKind.PERSON for seat in self.seats):
            return False
        return len({seat.guest for seat in self.seats if seat.has_a_say}) > 1

    def seat(self, number: int) -> Seat:
        """The seat of this number, which may be anything that somebody sent."""
        if not 0 <= number < len(self.seats):
            raise NoSuchSeat()
        return self.seats[number]

    def own_seat(self, number: int, held: Iterable[int]) -> Seat:
        """The seat of this number, if it is among those that somebody holds."""
        seat = self.seat(number)
        if number not in held:
            raise NotYourSeat(seat=number)
        return seat

    def must_wait(self) -> None:
        """Seats change hands only before the match begins."""
        if not self.is_waiting:
            raise AlreadyBegun()

    def must_be_their_own(self) -> None:
        """Who sits at a table of a tournament, and whether it is played, is drawn."""
        if self.terms.tournament is not None:
            raise SeatsAreDrawn()

    def keep(self, seat: Seat, page: Page) -> None:
        """Have a seat kept as it is now."""
        page.append(SeatRow(self.id, msgspec.structs.replace(seat)))

    def revise(self, page: Page) -> None:
        """Have a page that takes the place of what was kept refused if somebody else wrote in between."""
        if any(isinstance(row, IN_PLACE) for row in page):
            self.revision += 1
            page.append(RevisionRow(self.id, self.revision))

    @property
    def roster(self) -> tuple[object, ...]:
        """All that decides who a reader is and what the table is, short of the match itself."""
        seats = [
            (
                seat.kind,
                seat.guest,
                seat.name,
                seat.level,
                seat.invitation,
                seat.contribution,
                seat.away,
                seat.conceded,
                seat.left,
                seat.keeper,
                seat.stops,
                seat.draws,
                seat.vacation,
                seat.noes,
                seat.only,
            )
            for seat in self.seats
        ]
        return self.status, self.rematch, self.again, self.asked, self.declined, *seats


def table_state(
    terms: Terms,
    status: Status,
    rematch: str | None,
    asked: float | None,
    trouble: Refusal | None = None,
    seam: int | None = None,
    lesson: LessonState | None = None,
    *,
    drawable: bool = False,
    declined: tuple[str, ...] = (),
    renewed: tuple[int, ...] = (),
) -> TableState:
    """A table as everybody may see it."""
    return TableState(
        id=terms.id,
        game=terms.game,
        options=terms.options,
        undo=terms.undo,
        spectators=terms.spectators,
        watching=terms.watching,
        delay=terms.delay,
        hints=terms.hints,
        clock=terms.clock,
        away=terms.away,
        status=status,
        commitment=commitment(terms.secret),
        made=terms.made,
        rematch=rematch,
        branch_of=terms.branch_of,
        trouble=record_of(trouble) if trouble else None,
        seam=seam,
        lesson=lesson,
        day=day_state(terms),
        tournament=terms.tournament,
        closes=None if asked is None else asked + ANSWER_SECONDS,
        drawable=drawable,
        declined=declined,
        renewed=renewed,
    )


def day_state(terms: Terms) -> DayState | None:
    """The challenge that is taken at a table."""
    if terms.day is None:
        return None
    return DayState(terms.day, terms.practice, ends(date.fromisoformat(terms.day)))
