"""Bots of the day: they play the same for everybody who plays the same, in whatever order answers come in."""

from __future__ import annotations

from rouages.bots import Perspective, bot_named
from rouages.bots.bot import as_if_first, whims
from rouages.engine.agenda import Seat
from rouages.engine.match import Match


def fixed_answer(bot: str, match: Match, seat: Seat) -> int:
    """What a bot answers: its luck hangs on the deal, the seat and the number of its question alone."""
    if len(match.decision(seat).options) == 1:
        return 0
    asked = as_if_first(match, seat)
    return bot_named(bot).choose(Perspective(asked, seat), whims(asked, seat))
