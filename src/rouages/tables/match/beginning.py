"""Beginning: new tables, and who sits down before the first deal."""

from __future__ import annotations

import secrets
from collections.abc import Container, Sequence

import msgspec

from rouages.engine import loading
from rouages.games import GAMES
from rouages.tables.ledger.rows import NewRow, Page, Terms
from rouages.tables.ledger.seats import Person, Seat, give_temper, is_called, name_beside, seat_for
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.seating import Seating
from rouages.tables.wire.codes import leads_to
from rouages.tables.wire.refusals import (
    AlreadySeated,
    MatchNotOver,
    NobodyHere,
    NotHost,
    NotYourSeat,
    SeatTaken,
    TableFull,
    UnknownInvitation,
)
from rouages.tables.wire.states import NewTable, Place, SeatKind, Status


def lay(wish: NewTable, host: Person, levels: Sequence[str], now: float) -> NewRow:
    """A new table, its seats as the host wishes them."""
    game = loading.game_named(wish.game, GAMES)
    game.options_from(wish.options, len(wish.seats))
    terms = Terms(
        id=new_id(),
        game=game.name,
        options=wish.options,
        secret=secrets.token_bytes(32),
        host=host.id,
        undo=wish.undo,
        spectators=wish.spectators,
        watching=wish.watching,
        delay=wish.delay,
        hints=wish.hints,
        clock=wish.clock,
        away=wish.away,
        made=now,
    )
    return NewRow(terms, seats_for(wish.seats, host, levels))


def new_id() -> str:
    """An id, as of a table, which nobody can guess, and no command takes for an option."""
    return secrets.token_urlsafe(16).replace("-", "_", 1)


def seats_for(places: Sequence[Place], host: Person, levels: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of a new table as its host wishes them."""
    seats = tuple(seat_for(number, place, host, levels) for number, place in enumerate(places))
    kinds = [place.kind for place in places]
    if kinds.count("me") > 1 or ("here" in kinds and "me" not in kinds):
        raise NobodyHere()
    for seat in seats:
        give_temper(seat, seats)
    for seat in sorted(seats, key=lambda seat: places[seat.number].kind != "me"):
        _name(seat, seat.name, seats)
    return seats


def _name(seat: Seat, name: str, seats: Sequence[Seat]) -> None:
    """Call somebody so at the table; if another is called the same, with a number."""
    if name:
        seat.name = ""
        seat.name = name_beside(name, [each.name for each in seats])


def lay_again(
    proceedings: Proceedings, person: Person, now: float, page: Page, *, without: Container[int] = ()
) -> str:
    """The same game with the same people; whoever asks first lays the table, the others find it.

    Where somebody sat with whom one does not want to play, anyone may.
    """
    seating = proceedings.seating
    if not seating.is_closed:
        raise MatchNotOver()
    if not seating.held_by(person.id) and person.id != seating.terms.host:
        raise NotYourSeat(seat=None)
    if seating.rematch is None:
        again = the_same(seating, person, now, without)
        page.append(again)
        seating.rematch = again.terms.id
        proceedings.keep_table(page)
    seating.again |= {person.id}
    return seating.rematch


def the_same(seating: Seating, host: Person, now: float, without: Container[int]) -> NewRow:
    """A table like this one, under other chance."""
    terms = msgspec.structs.replace(
        seating.terms,
        id=new_id(),
        game=loading.game_named(seating.terms.game, GAMES).name,
        secret=secrets.token_bytes(32),
        host=host.id,
        made=now,
        branch_of=None,
        lesson=None,
        day=None,
        practice=False,
        tournament=None,
    )
    return NewRow(terms, tuple(seat_again(seat, without) for seat in seating.seats))


def seat_again(seat: Seat, without: Container[int]) -> Seat:
    """The same seat at another table; where nobody is known to have sat, or somebody else, for anyone."""
    if seat.kind is SeatKind.PERSON and (seat.guest is None or seat.left or seat.guest in without):
        return Seat(seat.number, SeatKind.OPEN)
    level = seat.level if seat.kind is SeatKind.BOT else None
    return Seat(seat.number, seat.kind, seat.guest, seat.name, level, keeper=seat.keeper)


def sit_down(
    proceedings: Proceedings, person: Person, number: int | None, page: Page, *, invited: bool = False
) -> int:
    """Sit in an open seat, or any of them; whom the host has invited, in one for friends too."""
    seating = proceedings.seating
    seating.must_wait()
    if seating.held_by(person.id):
        raise AlreadySeated()
    wanted = seating.seats if number is None else [seating.seat(number)]
    kinds = (SeatKind.OPEN, SeatKind.LINK) if invited else (SeatKind.OPEN,)
    free = sorted(
        (seat for seat in wanted if seat.kind in kinds), key=lambda seat: seat.kind is SeatKind.OPEN
    )
    if not free:
        raise SeatTaken()
    return take_seat(proceedings, free[0], person, page)


def accept(proceedings: Proceedings, person: Person, invitation: str, page: Page) -> int:
    """Sit in the first seat that is kept for a friend; who sits there already stays where they are."""
    seating = proceedings.seating
    seat = invited_seat(seating, invitation, person.id)
    if seat is None:
        raise TableFull()
    if seat.guest == person.id:
        return seat.number
    seating.must_wait()
    return take_seat(proceedings, seat, person, page)


def invited_seat(seating: Seating, invitation: str, guest: int | None) -> Seat | None:
    """Where a link or its code leads: to one's own seat, its own if that is free, any kept for a friend."""
    asked = [seat for seat in seating.seats if leads_to(invitation, seat.invitation)]
    if not asked:
        raise UnknownInvitation()
    held = [seating.seats[number] for number in seating.held_by(guest)]
    free = [seat for seat in (*asked, *seating.seats) if seat.kind is SeatKind.LINK and seating.is_waiting]
    return next(iter((*held, *free)), None)


def take_over(
    proceedings: Proceedings, person: Person, invitation: str, number: int | None, page: Page
) -> int:
    """Sit in a bot's seat: what it knew, one knows now; who sits here already stays where they are."""
    seating = proceedings.seating
    offered = bots_seats(seating, invitation, person.id)
    if held := seating.held_by(person.id):
        return held[0]
    if number is not None and seating.seat(number) not in offered:
        raise SeatTaken()
    if not offered:
        raise TableFull()
    if not seating.is_waiting:
        proceedings.going()
    proceedings.petition.forget()
    return take_seat(proceedings, offered[0] if number is None else seating.seat(number), person, page)


def bots_seats(seating: Seating, invitation: str, guest: int | None) -> list[Seat]:
    """The bots' seats that a friend with this link may take where no other is left, be it in the middle.

    Who sits here knows what another seat knows. Where advice was asked, somebody who played alone may have
    been given the record, and with it every hand: who sat down then would play with open cards.
    """
    if invited_seat(seating, invitation, guest) or not (seating.is_waiting or seating.is_playing):
        return []
    if any(seat.hints for seat in seating.seats):
        return []
    return [seat for seat in seating.seats if seat.kind is SeatKind.BOT]


def take_seat(proceedings: Proceedings, seat: Seat, person: Person, page: Page) -> int:
    """Somebody has this seat from now on; its number."""
    seat.kind = SeatKind.PERSON
    seat.guest, seat.contribution, seat.keeper = person.id, None, person.keeper
    if proceedings.seating.is_waiting:
        seat.level = None
    _name(seat, person.name, proceedings.seating.seats)
    _seat_changed(proceedings, seat, page)
    return seat.number


def rise(proceedings: Proceedings, person: Person, number: int | None, page: Page) -> None:
    """Get up before the match begins; the seat is for whom it was for before."""
    seating = proceedings.seating
    seating.must_be_their_own()
    seating.must_wait()
    held = [seat for seat in seating.seats if seat.guest == person.id and number in (None, seat.number)]
    if not held:
        raise NotYourSeat(seat=number)
    for seat in held:
        proceedings.note_left(seat, page)
        seat.kind = SeatKind.LINK if seat.invitation else SeatKind.OPEN
        seat.guest, seat.name, seat.contribution, seat.keeper = None, "", None, None
        seat.vacation = None
        _seat_changed(proceedings, seat, page)


def arrange(
    proceedings: Proceedings, host: Person, number: int, place: Place, levels: Sequence[str], page: Page
) -> None:
    """The host gives a seat to somebody else before the match begins."""
    seating = proceedings.seating
    must_be_host(seating, host)
    seating.must_be_their_own()
    seating.must_wait()
    seating.seat(number)
    if place.kind == "me" and seating.held_by(host.id):
        raise AlreadySeated()
    if place.kind == "here" and not seating.held_by(host.id):
        raise NobodyHere()
    seat = seating.seats[number] = seat_for(number, place, host, levels)
    give_temper(seat, seating.seats)
    _name(seat, seat.name, seating.seats)
    _seat_changed(proceedings, seat, page)


def rename(proceedings: Proceedings, before: Person, after: Person, page: Page) -> None:
    """Somebody who sits here has another name now, or who keeps them has.

    Who sits beside them at the same screen keeps theirs.
    """
    seating = proceedings.seating
    held = [seating.seats[number] for number in seating.held_by(after.id)]
    own = [seat for seat in held if is_called(seat.name, before.name)]
    if own:
        _name(own[0], after.name, seating.seats)
        own[0].keeper = after.keeper
        seating.keep(own[0], page)


def vacate(proceedings: Proceedings, guest: int, page: Page) -> None:
    """Somebody who sits here does not come back: a bot plays for them, be it from the beginning."""
    seating = proceedings.seating
    for number in seating.held_by(guest):
        seat = seating.seats[number]
        if not seat.is_played_by_bot:
            proceedings.stand_in(seat, page, absent=False)
    proceedings.begin_if_ready(page)


def go(proceedings: Proceedings, person: Person, page: Page) -> None:
    """Somebody does not come back: a table that waits loses them, at another a bot plays on.

    So it does from the beginning where seats are drawn.
    """
    seating = proceedings.seating
    if not seating.is_waiting or seating.terms.tournament is not None:
        vacate(proceedings, person.id, page)
    elif seating.terms.host == person.id:
        call_off(proceedings, person, page)
    else:
        rise(proceedings, person, None, page)


def depart(proceedings: Proceedings, person: Person, page: Page) -> None:
    """Somebody leaves the house for good, and with their name."""
    seating = proceedings.seating
    go(proceedings, person, page)
    for number in seating.held_by(person.id):
        seat = seating.seats[number]
        seat.name, seat.left, seat.vacation, seat.noes, seat.only = "", True, None, None, False
        seat.visit = None
        seat.keeper = None if seat.keeper is None else ""
        seating.keep(seat, page)


def call_off(proceedings: Proceedings, host: Person, page: Page) -> None:
    """The host calls the table off before the match begins."""
    must_be_host(proceedings.seating, host)
    proceedings.seating.must_be_their_own()
    proceedings.seating.must_wait()
    for number in proceedings.seating.held_by(host.id):
        proceedings.note_left(proceedings.seating.seats[number], page)
    proceedings.seating.status = Status.CANCELLED
    proceedings.touch(page)


def must_be_host(seating: Seating, person: Person) -> None:
    """Some things only who laid the table may do."""
    if seating.terms.host != person.id:
        raise NotHost()


def _seat_changed(proceedings: Proceedings, seat: Seat, page: Page) -> None:
    proceedings.seating.keep(seat, page)
    proceedings.touch(page)
    proceedings.begin_if_ready(page)
