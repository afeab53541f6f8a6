"""Dealing again: tables where somebody plays the deal of a finished match, from a seat of their choice."""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.tables.ledger.rows import NewRow, Page, PositionRow, Terms
from rouages.tables.ledger.seats import Person, Seat
from rouages.tables.match.beginning import new_id
from rouages.tables.match.branching import CUT
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.puzzling import PUZZLE
from rouages.tables.wire.refusals import DealUnderOtherRules, MatchNotOver, NoSuchSeat, NothingDealt
from rouages.tables.wire.states import SeatKind, Spectators, Status, UndoPolicy

DEAL = "deal/"
"""Before the id of the link to a deal, in place of the table that others branch off."""
STRANGER = "normal"
"""The bot that plays where a person sat."""


def link_in(terms: Terms) -> str | None:
    """The link by which a table was laid, if it was by one."""
    source = terms.branch_of
    return source.removeprefix(DEAL) if source is not None and source.startswith(DEAL) else None


def must_be_dealt(proceedings: Proceedings, _: Page) -> None:
    """Refuse a table that has no deal which others could play, or not yet."""
    terms = proceedings.seating.terms
    is_from_the_middle = terms.branch_of is not None and terms.branch_of.startswith((PUZZLE, CUT))
    if terms.lesson is not None or is_from_the_middle:
        raise NothingDealt()
    if proceedings.seating.status is not Status.OVER:
        raise MatchNotOver()
    proceedings.must_be_open_to_all()
    must_be_whole(proceedings.opened().match.origin)


def must_be_whole(origin: Origin) -> None:
    """Refuse a match that goes on from a position of earlier rules: nobody knows how it began."""
    if origin.seam is not None:
        raise DealUnderOtherRules()


def bots_for(seats: Sequence[Seat], levels: Container[str]) -> tuple[str, ...]:
    """Who plays each seat that is not taken: the bot that played there, or one for a person."""
    return tuple(
        seat.level if seat.level and seat.level_and_temper[0] in levels else STRANGER for seat in seats
    )


def lay_deal(match: Match, link: str, bots: Sequence[str], number: int, host: Person, now: float) -> Page:
    """A table where the same match begins, with one person and bots.

    Its luck is that of the match, which goes by purpose or, if it was begun before there was such a thing, by
    the count of all draws. The secret of a finished match is known to everybody, so nothing is given away.
    """
    if not 0 <= number < match.players:
        raise NoSuchSeat()
    must_be_whole(match.origin)
    terms = Terms(
        id=new_id(),
        game=match.game.name,
        options=msgspec.to_builtins(match.origin.options),
        secret=match.origin.secret,
        host=host.id,
        undo=UndoPolicy.UNTIL_LEARNT,
        spectators=Spectators.LINK,
        made=now,
        branch_of=DEAL + link,
    )
    seats = tuple(
        Seat(each, SeatKind.PERSON, host.id, host.name)
        if each == number
        else Seat(each, SeatKind.BOT, level=level)
        for each, level in enumerate(bots)
    )
    again = Play.begin(Match.begin(match.game, match.origin))
    return [NewRow(terms, seats, Status.PLAYING), PositionRow(terms.id, 0, again.save())]
