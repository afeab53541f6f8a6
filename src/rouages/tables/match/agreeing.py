"""Agreeing: the people at a table end their match where it stands, if all want to: unfinished or drawn.

Who left a seat to a bot is asked too: nobody's game is ended behind their back. Only who has given up, or has
left the house for good, has no say any more. A draw counts like any result, so that nobody agrees to one of
long ago: it is offered for the turn that goes on.
"""

from __future__ import annotations

from rouages.tables.ledger.rows import Page
from rouages.tables.ledger.seats import Seat
from rouages.tables.match.neglect import close
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.results import drawn_results
from rouages.tables.match.seating import Seating
from rouages.tables.wire.messages import Stop
from rouages.tables.wire.refusals import NobodyWouldStop, NoDrawHere, NotByAgreement, NotYourSeat
from rouages.tables.wire.states import Status


def say_whether_to_stop(proceedings: Proceedings, guest: int | None, message: Stop, page: Page) -> None:
    """Somebody would end the match here, or would not: with one who would not, nobody is asked any more."""
    seating = proceedings.seating
    proceedings.going()
    own = [seat for seat in with_a_say(seating) if guest is not None and seat.guest == guest]
    if not own:
        raise NotYourSeat(seat=None)
    if not seating.ends_by_agreement:
        raise NotByAgreement()
    if message.agrees:
        wish(proceedings, own, page, draw=message.draw)
    else:
        refuse(proceedings, own, page)


def with_a_say(seating: Seating) -> list[Seat]:
    """The seats whose people must all agree."""
    return [seat for seat in seating.seats if seat.has_a_say]


def asked_whether_to_stop(seating: Seating, *, draw: bool) -> set[int]:
    """The guests who have not said yet whether the match shall end here, or be drawn, if anybody asks."""
    wished = [seat for seat in seating.seats if seat.stops]
    is_asked = wished and seating.is_playing and any((seat.draws is not None) is draw for seat in wished)
    if not is_asked:
        return set()
    return {seat.guest for seat in with_a_say(seating) if seat.guest is not None and not seat.stops}


def wish(proceedings: Proceedings, own: list[Seat], page: Page, *, draw: bool) -> None:
    """These would stop; once all would, the match ends so. What others asked for instead is asked no more."""
    if draw and not proceedings.drawable:
        raise NoDrawHere()
    seating, progress = proceedings.seating, proceedings.progress
    turn = progress.round if draw and progress else None
    proceedings.petition.forget()
    others = [seat for seat in seating.seats if seat.stops and (seat.draws is not None) is not draw]
    say(seating, others, page, stops=False)
    say(seating, own, page, stops=True, draws=turn)
    if not all(seat.stops for seat in with_a_say(seating)):
        return
    close(proceedings, page, Status.DRAWN if draw else Status.UNFINISHED)
    if draw:
        page.extend(drawn_results(seating, proceedings.opened()))


def refuse(proceedings: Proceedings, own: list[Seat], page: Page) -> None:
    """These would play on, be it that they have thought better of it; whoever asked is told who."""
    seating = proceedings.seating
    wished = [seat for seat in seating.seats if seat.stops]
    if not wished:
        raise NobodyWouldStop()
    if own[0].stops:
        say(seating, own, page, stops=False)
    else:
        offered = wished[0].draws is not None
        say(seating, wished, page, stops=False)
        proceedings.petition.refuse(wished[0].number, own[0].number, "draw" if offered else "stop")


def end_offers(proceedings: Proceedings, page: Page) -> None:
    """A draw that was offered in another turn than this is offered no more."""
    offers = [seat for seat in proceedings.seating.seats if seat.draws is not None]
    progress = proceedings.progress if offers else None
    if proceedings.seating.is_playing and progress:
        say(proceedings.seating, [seat for seat in offers if seat.draws != progress.round], page, stops=False)


def say(seating: Seating, seats: list[Seat], page: Page, *, stops: bool, draws: int | None = None) -> None:
    """Have kept what these people would do."""
    for seat in seats:
        if (seat.stops, seat.draws) != (stops, draws):
            seat.stops, seat.draws = stops, draws
            seating.keep(seat, page)
