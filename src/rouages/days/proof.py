"""A score is its record: played again from the deal before it counts."""

from __future__ import annotations

from msgspec import Struct

from rouages.days.deal import Deal
from rouages.days.refusals import BotPlayedOtherwise, OtherDeal, OtherGame, OtherLuck, OtherSheet
from rouages.engine import loading
from rouages.engine.daily import PERSON, Score
from rouages.engine.match import Match
from rouages.engine.record import Record
from rouages.games import GAMES


class Proven(Struct, frozen=True):
    """What a record comes to, played again."""

    score: Score
    over: bool
    first: bool
    """Whether it was won against the bots."""
    undos: int
    is_across_rules: bool = False
    """Whether the rules were changed in the middle of it, so that nobody can play it again from its deal."""


def prove(deal: Deal, record: Record, *, bots: bool = True) -> Proven:
    """Play a record of this deal again, the bots included unless their answers are known to be theirs."""
    must_be_dealt_by(deal, record)
    match = loading.replay(record, GAMES)
    if bots:
        _must_be_the_bots_own(deal, match)
    return come_to(deal, match)


def come_to(deal: Deal, match: Match) -> Proven:
    """What a match of this deal comes to."""
    first = match.outcome is not None and len(deal.sheet.bots) > 0 and PERSON in match.outcome.winners
    is_across_rules = match.origin.seam is not None
    return Proven(deal.score(match), match.over, first, match.undos[PERSON], is_across_rules)


def must_be_dealt_by(deal: Deal, record: Record) -> None:
    """Refuse a record of anything else than this deal."""
    day = deal.day.isoformat()
    origin = deal.origin
    if record.game != deal.game:
        raise OtherGame(theirs=record.game, ours=deal.game)
    if record.secret != origin.secret.hex():
        raise OtherDeal(day=day)
    options = GAMES[deal.game].options_of(record.version, record.options, record.players)
    if record.players != origin.players or options != origin.options:
        raise OtherSheet(day=day)
    if record.contributions or record.seam is not None or record.by_purpose is not True:
        raise OtherLuck(day=day)


def _must_be_the_bots_own(deal: Deal, match: Match) -> None:
    """Refuse an answer that the bot of its seat would not have given."""
    again = deal.begin()
    for number, (seat, option) in enumerate(match.answers, start=1):
        if seat != PERSON and option != deal.bots_answer(again, seat):
            raise BotPlayedOtherwise(number=number, seat=seat + 1, day=deal.day.isoformat())
        again.play(seat, option)
