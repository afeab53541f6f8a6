"""Standing noes: that a seat has them given for the rest of a turn tells the others nothing."""

from __future__ import annotations

import random

from rouages.engine.agenda import Seat
from rouages.engine.match import Match


def check_open(match: Match, seat: Seat, rng: random.Random) -> None:
    """Everybody knows the only option of a decision that says so."""
    question = match.decision(seat)
    if not type(question.prompt).open or len(question.options) > 1:
        return
    for witness in range(match.players):
        if witness != seat:
            world = match.imagine(witness, rng.randrange(2**32))
            name = type(question.prompt).__name__
            assert world.decision(seat) == question, f"seat {witness} may not know the only option of {name}"


def check_no(match: Match, seat: Seat, rng: random.Random) -> None:
    """A no that may stand is an option, and whether it is asked hangs on nothing that others do not know."""
    question = match.decision(seat)
    no = question.prompt.no(match.table)
    if no is None:
        return
    name = type(question.prompt).__name__
    assert no in question.options, f"{name} says no with what it does not offer"
    assert match.pending == (seat,), f"others decide while {name} is asked: an answer at once would tell them"
    for witness in range(match.players):
        if witness != seat:
            world = match.imagine(witness, rng.randrange(2**32))
            asked = world.decision(seat)
            assert asked == question, f"whether {name} is asked tells seat {witness} what it may not know"
