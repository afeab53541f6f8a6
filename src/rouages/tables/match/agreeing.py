"""Agreeing: the people at a table end their match where it stands, unfinished, if all of them want to.

Who left a seat to a bot is asked too: nobody's game is ended behind their back. Only who has given up, or has
left the house for good, has no say any more.
"""

from __future__ import annotations

from rouages.tables.ledger.rows import Page
from rouages.tables.ledger.seats import Seat
from rouages.tables.match.neglect import close
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.seating import Seating
from rouages.tables.wire.refusals import NobodyWouldStop, NotByAgreement, NotYourSeat


def say_whether_to_stop(proceedings: Proceedings, guest: int | None, page: Page, *, agrees: bool) -> None:
    """Somebody would end the match here, or would not: with one who would not, nobody is asked any more."""
    seating = proceedings.seating
    proceedings.going()
    own = [seat for seat in with_a_say(seating) if guest is not None and seat.guest == guest]
    if not own:
        raise NotYourSeat(seat=None)
    terms = seating.terms
    if terms.lesson is not None or terms.day is not None or terms.tournament is not None:
        raise NotByAgreement()
    if agrees:
        wish(proceedings, own, page)
    else:
        refuse(proceedings, own, page)


def with_a_say(seating: Seating) -> list[Seat]:
    """The seats whose people must all agree."""
    return [seat for seat in seating.seats if seat.has_a_say]


def asked_whether_to_stop(seating: Seating) -> set[int]:
    """The guests who have not said yet whether the match shall end here, if anybody asks."""
    if not seating.is_playing or not any(seat.stops for seat in seating.seats):
        return set()
    return {seat.guest for seat in with_a_say(seating) if seat.guest is not None and not seat.stops}


def wish(proceedings: Proceedings, own: list[Seat], page: Page) -> None:
    """These would stop; once all would, the match ends so."""
    proceedings.petition.forget()
    say(proceedings.seating, own, page, stops=True)
    if all(seat.stops for seat in with_a_say(proceedings.seating)):
        close(proceedings, page)


def refuse(proceedings: Proceedings, own: list[Seat], page: Page) -> None:
    """These would play on, be it that they have thought better of it; whoever asked is told who."""
    seating = proceedings.seating
    wished = [seat for seat in seating.seats if seat.stops]
    if not wished:
        raise NobodyWouldStop()
    if own[0].stops:
        say(seating, own, page, stops=False)
    else:
        say(seating, wished, page, stops=False)
        proceedings.petition.refuse(wished[0].number, own[0].number, "stop")


def say(seating: Seating, seats: list[Seat], page: Page, *, stops: bool) -> None:
    """Have kept what these people would do."""
    for seat in seats:
        if seat.stops is not stops:
            seat.stops = stops
            seating.keep(seat, page)
