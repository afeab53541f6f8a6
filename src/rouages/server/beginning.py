"""Beginning: new tables, who sits down, and the first deal."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from rouages.engine import loading
from rouages.engine.match import Match, Origin
from rouages.games import GAMES
from rouages.server.people.guests import Guest
from rouages.server.seats import Seat, contributions, seat_for
from rouages.server.store import rows
from rouages.server.store.writer import Batch
from rouages.tables.play import Play
from rouages.tables.refusals import (
    AlreadyBegun,
    AlreadySeated,
    MatchNotOver,
    NobodyHere,
    NoSuchSeat,
    NotHost,
    NotYourSeat,
    SeatTaken,
    UnknownInvitation,
)
from rouages.tables.states import NewTable, Place, SeatKind, Status
from rouages.tables.time_control import stored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rouages.server.table import LiveTable


def lay(wish: NewTable, host: Guest, levels: Sequence[str], batch: Batch) -> str:
    """A new table, its seats as the host wishes them; its id, which nobody can guess."""
    game = loading.game_named(wish.game, GAMES)
    game.options_from(wish.options, len(wish.seats))
    seats = seats_for(wish.seats, host, levels)
    now = time.time()
    table = {
        "id": secrets.token_urlsafe(16),
        "game": game.name,
        "options": wish.options,
        "secret": secrets.token_bytes(32),
        "host": host.id,
        "undo": wish.undo.value,
        "spectators": wish.spectators.value,
        "clock": stored(wish.clock),
        "away": stored(wish.away),
        "status": Status.WAITING.value,
        "made": now,
        "changed": now,
    }
    return keep_new(table, seats, batch)


def seats_for(places: Sequence[Place], host: Guest, levels: Sequence[str]) -> list[Seat]:
    """The seats of a new table as its host wishes them."""
    seats = [seat_for(number, place, host, levels) for number, place in enumerate(places)]
    kinds = [place.kind for place in places]
    if kinds.count("me") > 1 or ("here" in kinds and "me" not in kinds):
        raise NobodyHere()
    return seats


def keep_new(table: dict[str, object], seats: Sequence[Seat], batch: Batch) -> str:
    """Keep a new table and its seats; its id."""
    batch.add(rows.NEW_TABLE, rows.table_row(table))
    for seat in seats:
        batch.add(rows.NEW_SEAT, seat.row(str(table["id"])))
    return str(table["id"])


def lay_again(table: LiveTable, guest: Guest, batch: Batch) -> str:
    """The same game with the same people; whoever asks first lays the table, the others find it."""
    if table.status is not Status.OVER:
        raise MatchNotOver()
    if not table.seats_of(guest.id) and guest.id != table.host:
        raise NotYourSeat(seat=None)
    if table.rematch is None:
        game = loading.game_named(table.game, GAMES)
        now = time.time()
        again = {
            "id": secrets.token_urlsafe(16),
            "game": game.name,
            "options": table.options,
            "secret": secrets.token_bytes(32),
            "host": guest.id,
            "undo": table.undo.value,
            "spectators": table.spectators.value,
            "clock": stored(table.clock),
            "away": stored(table.away),
            "status": Status.WAITING.value,
            "made": now,
            "changed": now,
        }
        seats = [seat_again(seat) for seat in table.seats]
        table.rematch = keep_new(again, seats, batch)
        rows.keep_table(batch, table)
    return table.rematch


def seat_again(seat: Seat) -> Seat:
    """The same seat at another table; where nobody is known to have sat, for anyone."""
    if seat.kind is SeatKind.PERSON and seat.guest is None:
        return Seat(seat.number, SeatKind.OPEN)
    return Seat(seat.number, seat.kind, seat.guest, seat.name, seat.level)


def must_wait(table: LiveTable) -> None:
    """Seats change hands only before the match begins."""
    if table.status is not Status.WAITING:
        raise AlreadyBegun()


def sit_down(table: LiveTable, guest: Guest, number: int | None, batch: Batch) -> int:
    """Sit in an open seat, or any of them."""
    must_wait(table)
    if table.seats_of(guest.id):
        raise AlreadySeated()
    if number is not None and number >= len(table.seats):
        raise NoSuchSeat()
    free = [seat for seat in table.seats if seat.kind is SeatKind.OPEN and number in (None, seat.number)]
    if not free:
        raise SeatTaken()
    return _seat(table, free[0], guest, batch)


def accept(table: LiveTable, guest: Guest, invitation: str, batch: Batch) -> int:
    """Sit in the seat that was kept for a friend."""
    seat = invited_seat(table, invitation, guest.id)
    if seat.guest == guest.id:
        return seat.number
    must_wait(table)
    if table.seats_of(guest.id):
        raise AlreadySeated()
    return _seat(table, seat, guest, batch)


def invited_seat(table: LiveTable, invitation: str, guest: int | None) -> Seat:
    """The seat of an invitation, as long as it is free; for who accepted it, for ever."""
    for seat in table.seats:
        if seat.invitation == invitation and (seat.kind is SeatKind.LINK or seat.guest == guest):
            return seat
    raise UnknownInvitation()


def _seat(table: LiveTable, seat: Seat, guest: Guest, batch: Batch) -> int:
    seat.kind = SeatKind.PERSON
    seat.guest, seat.name, seat.contribution = guest.id, guest.name, None
    _seats_changed(table, seat, batch)
    return seat.number


def rise(table: LiveTable, guest: Guest, number: int | None, batch: Batch) -> None:
    """Get up before the match begins; the seat is for whom it was for before."""
    must_wait(table)
    held = [seat for seat in table.seats if seat.guest == guest.id and number in (None, seat.number)]
    if not held:
        raise NotYourSeat(seat=number)
    for seat in held:
        seat.kind = SeatKind.LINK if seat.invitation else SeatKind.OPEN
        seat.guest, seat.name, seat.contribution = None, "", None
        _seats_changed(table, seat, batch)


def arrange(
    table: LiveTable, host: Guest, number: int, place: Place, levels: Sequence[str], batch: Batch
) -> None:
    """The host gives a seat to somebody else before the match begins."""
    if table.host != host.id:
        raise NotHost()
    must_wait(table)
    if number >= len(table.seats):
        raise NoSuchSeat()
    if place.kind == "me" and table.seats_of(host.id):
        raise AlreadySeated()
    if place.kind == "here" and not table.seats_of(host.id):
        raise NobodyHere()
    seat = table.seats[number] = seat_for(number, place, host, levels)
    _seats_changed(table, seat, batch)


def call_off(table: LiveTable, host: Guest, batch: Batch) -> None:
    """The host calls the table off before the match begins."""
    if table.host != host.id:
        raise NotHost()
    must_wait(table)
    table.status = Status.CANCELLED
    table.changed = time.time()
    rows.keep_table(batch, table)


def _seats_changed(table: LiveTable, seat: Seat, batch: Batch) -> None:
    rows.keep_seat(batch, table.id, seat)
    table.changed = time.time()
    rows.keep_table(batch, table)
    begin_if_ready(table, batch)


def begin_if_ready(table: LiveTable, batch: Batch) -> None:
    """Deal, once every seat is taken and every browser has given its value."""
    if table.status is not Status.WAITING or not all(seat.is_ready for seat in table.seats):
        return
    if table.prepared is None:
        game = loading.game_named(table.game, GAMES)
        options = game.options_from(table.options, len(table.seats))
        origin = Origin(len(table.seats), options, table.secret, contributions(table.seats), None)
        table.play = Play.begin(Match.begin(game, origin))
    else:
        table.play, table.prepared = table.prepared, None
    table.status = Status.PLAYING
    table.changed = table.began = time.time()
    rows.keep_snapshot(batch, table, table.play)
