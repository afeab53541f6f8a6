"""Paired: tables that the house lays for people, who waited for one or play in a tournament.

If somebody does not come the first are called off; at the others a bot plays for them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rouages.tables.ledger.rows import JoinedRow, NewRow, Page
from rouages.tables.ledger.seats import Person, name_beside
from rouages.tables.match.beginning import lay, take_seat
from rouages.tables.match.neglect import close
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.refusals import TableFull
from rouages.tables.wire.states import NewTable, SeatKind


def lay_for(wish: NewTable, people: Sequence[Person], levels: Sequence[str], now: float) -> NewRow:
    """A table whose open seats these people have, in their order; the first of them has laid it."""
    row = lay(wish, people[0], levels, now)
    sit(row, people)
    return row


def lay_drawn(
    wish: NewTable,
    people: Sequence[Person],
    levels: Sequence[str],
    now: float,
    *,
    tournament: str,
    maker: Person,
) -> NewRow:
    """The same in a tournament; where nobody but bots plays, its maker has laid it."""
    row = lay(wish, people[0] if people else maker, levels, now)
    sit(row, people)
    return msgspec.structs.replace(row, terms=msgspec.structs.replace(row.terms, tournament=tournament))


def sit(row: NewRow, people: Sequence[Person]) -> None:
    """These people have the open seats of a new table, in their order."""
    free = [seat for seat in row.seats if seat.kind is SeatKind.OPEN]
    for seat, person in zip(free, people, strict=True):
        seat.kind, seat.guest, seat.keeper = SeatKind.PERSON, person.id, person.keeper
        seat.name = name_beside(person.name, [each.name for each in row.seats])


def join(
    proceedings: Proceedings, person: Person, people: frozenset[int], brought: JoinedRow, page: Page
) -> None:
    """Somebody who waited takes a bot's seat before the second turn, where these people sit and no others.

    What its seat knew they know now; where advice was asked, nobody comes who would play with open cards.
    """
    seating, progress = proceedings.seating, proceedings.progress
    free = [seat for seat in seating.seats if seat.kind is SeatKind.BOT]
    began = progress is not None and progress.round > 1
    told = any(seat.hints for seat in seating.seats)
    here = {seat.guest for seat in seating.people}
    if not free or began or told or here != people or not (seating.is_waiting or seating.is_playing):
        raise TableFull()
    proceedings.petition.forget()
    take_seat(proceedings, free[0], person, page)
    page.append(brought)


def stand_in_for_missing(proceedings: Proceedings, page: Page) -> None:
    """A bot plays for everybody who has not come to a table that waits, until they do; the match begins."""
    seating = proceedings.seating
    if not seating.is_waiting:
        return
    for seat in seating.seats:
        if not seat.is_ready:
            proceedings.stand_in(seat, page, absent=True)
    proceedings.touch(page)
    proceedings.begin_if_ready(page)


def dissolve(proceedings: Proceedings, page: Page) -> None:
    """Call a table off that still waits for somebody: whoever has not come has left it."""
    seating = proceedings.seating
    if not seating.is_waiting:
        return
    for seat in seating.seats:
        if not seat.is_ready:
            proceedings.note_left(seat, page)
    close(proceedings, page)
