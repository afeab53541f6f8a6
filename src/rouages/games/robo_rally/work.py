"""How much a match of RoboRally has done."""

from __future__ import annotations

from rouages.engine.match import Match
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.events.register import CardRevealed


def robot_turns(match: Match) -> int:
    """So many programs of five registers were executed."""
    return sum(isinstance(event, CardRevealed) for event in match.log.events) // REGISTERS
