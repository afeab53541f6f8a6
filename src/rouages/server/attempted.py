"""What was played at the table of an attempt: read there, and played again from its deal."""

from __future__ import annotations

from rouages.days.deal import Deal
from rouages.days.proof import Proven, come_to, prove
from rouages.engine.daily import PERSON, Steps
from rouages.engine.record import read
from rouages.tables.ledger.rows import Stored
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import open_match


def match_in(stored: Stored) -> Play | None:
    """What was played at a table, if it can be opened."""
    return open_match(stored)[0]


def steps_in(deal: Deal, stored: Stored) -> Steps | None:
    """How a match of this deal went, if it can be opened."""
    play = match_in(stored)
    return deal.steps(play.match) if play else None


def has_begun(play: Play) -> bool:
    """Whether the person has answered anything, be it before the rules were changed."""
    seam = play.match.origin.seam
    before = seam.answers if seam else ()
    return any(seat == PERSON for seat, _ in (*before, *play.match.answers))


def proven_by(deal: Deal, stored: Stored) -> Proven | None:
    """What an attempt comes to, played again from its deal; none if nothing was answered.

    Where the rules were changed in the middle of it, it is what its owner has reached, and proves nothing.
    """
    play = match_in(stored)
    if play is None or not has_begun(play):
        return None
    if play.match.origin.seam is not None:
        return come_to(deal, play.match)
    return prove(deal, read(play.match.record()), bots=False)
