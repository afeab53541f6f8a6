"""Absence: who leaves a seat, comes back, gives it up or is away for days, and what others may do."""

from __future__ import annotations

from rouages.tables.audience.clients import Client
from rouages.tables.ledger.rows import Page
from rouages.tables.ledger.seats import Seat
from rouages.tables.live import LiveTable
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.messages import Concede, Leave, Remind, Return, StandIn
from rouages.tables.wire.refusals import (
    NobodyPlaysForYou,
    NotAsked,
    NotHost,
    NotYourSeat,
    OnlyJustGone,
    SeatConceded,
    SeatIsAway,
    SeatIsPresent,
    SeatWaits,
    StillHere,
    StillOnVacation,
)

A_MOMENT = 60
"""Seconds for which nobody is taken to be away who was here."""


def see_to(
    table: LiveTable, client: Client, message: Leave | Return | Concede | Remind | StandIn, page: Page
) -> None:
    """Do what somebody asks about a seat that is left, taken up again, given up or missed."""
    proceedings, seating, number = table.proceedings, table.seating, message.seat
    if seating.terms.day is not None and isinstance(message, (Leave, Concede, StandIn)):
        raise NobodyPlaysForYou()
    match message:
        case Leave():
            leave(proceedings, seating.own_seat(number, client.seats), page)
        case Return():
            come_back(proceedings, seating.own_seat(number, client.seats), page)
        case Concede():
            concede(proceedings, seating.own_seat(number, client.seats), page)
        case Remind():
            remind(table, client, number, page)
        case StandIn():
            stand_in(table, client, number, page)


def leave(proceedings: Proceedings, seat: Seat, page: Page) -> None:
    """A bot keeps the seat until its player returns."""
    proceedings.going()
    if proceedings.seating.terms.away.bot != "at-once":
        raise SeatWaits(seat=seat.number)
    if seat.conceded:
        raise SeatConceded(seat=seat.number)
    if seat.away:
        raise SeatIsAway(seat=seat.number)
    proceedings.stand_in(seat, page, absent=False)


def come_back(proceedings: Proceedings, seat: Seat, page: Page) -> None:
    """The player takes the seat up again."""
    if seat.conceded:
        raise SeatConceded(seat=seat.number)
    if not seat.away:
        raise SeatIsPresent(seat=seat.number)
    proceedings.take_up(seat, page)


def concede(proceedings: Proceedings, seat: Seat, page: Page) -> None:
    """The seat is given up for good."""
    proceedings.going()
    if seat.conceded:
        raise SeatConceded(seat=seat.number)
    seat.conceded = True
    seat.away = seat.absent = False
    proceedings.petition.forget()
    proceedings.seating.keep(seat, page)
    proceedings.note_left(seat, page)


def missed(table: LiveTable, number: int) -> Seat:
    """The seat of somebody for whom the table waits and who has no screen open here."""
    seat = table.seating.seat(number)
    play = table.proceedings.going()
    if seat.is_played_by_bot or number not in play.asked:
        raise NotAsked(seat=number)
    if seat.guest in table.audience.guests:
        raise StillHere()
    if seat.is_on_vacation(table.outside.loop.now()):
        raise StillOnVacation(name=seat.name)
    return seat


def rest(table: LiveTable, guest: int, until: float | None, page: Page) -> None:
    """Somebody is away for days, or is back; where one plays live, or nothing goes on, that is nothing."""
    seating = table.seating
    if not seating.terms.takes_days or not (seating.is_waiting or seating.is_playing):
        return
    for number in seating.held_by(guest):
        seat = seating.seats[number]
        ends = vacation_ends(table, seat, until)
        if seat.vacation != ends:
            seat.vacation = ends
            seating.keep(seat, page)
            table.timers.rest(seat)
    table.calls.rest(guest, page)
    if seating.asked is not None:
        table.proceedings.touch(page)


def vacation_ends(table: LiveTable, seat: Seat, until: float | None) -> float | None:
    """Until when somebody is away; a table that waits remembers since when who came back early is there."""
    if until is not None or seat.vacation is None or not table.seating.is_waiting:
        return until
    return min(seat.vacation, table.outside.loop.now())


def remind(table: LiveTable, client: Client, number: int, page: Page) -> None:
    """Call once more who is missed; whoever sits here may."""
    if not client.seats:
        raise NotYourSeat(seat=None)
    table.calls.remind(missed(table, number), page)


def stand_in(table: LiveTable, client: Client, number: int, page: Page) -> None:
    """Who laid the table lets a bot play for who is missed, until they are back."""
    if client.guest is None or client.guest != table.seating.terms.host:
        raise NotHost()
    seat = missed(table, number)
    if table.seating.terms.away.bot == "never":
        raise SeatWaits(seat=number)
    if table.audience.last_here(seat.guest) + A_MOMENT > table.outside.loop.now():
        raise OnlyJustGone()
    table.proceedings.stand_in(seat, page, absent=True)
