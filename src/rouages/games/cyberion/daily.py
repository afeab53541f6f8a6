"""The challenge of the day: alone, with less support the later in the week, on Sundays with the Microbots."""

from __future__ import annotations

from rouages.engine.daily import Daily, Figure, Score, Sheet, Steps, parted, tallied
from rouages.engine.match import Match
from rouages.games.cyberion.ending import WON, outcome
from rouages.games.cyberion.events.factory import MachineRepaired, TurnBegan
from rouages.games.cyberion.table import Cyberion

SUPPORT = (3, 2, 2, 1, 1, 0)
"""Support tokens from Monday to Saturday."""


def score(match: Match) -> Score:
    """The valves left in a repaired factory, else the machines that were repaired; then fewer turns."""
    table = match.table
    assert isinstance(table, Cyberion)
    won = table.ending == WON
    reached = Figure("valves", table.valves) if won else Figure("machines", outcome(table).scores[0])
    return Score(won, (reached, Figure("turns", table.turn, less=True)))


def steps(match: Match) -> Steps:
    """The machines that were repaired, turn by turn."""
    turns = parted(match.log.events, TurnBegan)
    return tallied(sum(isinstance(event, MachineRepaired) for event in turn) for turn in turns)


DAILY = Daily(
    sheets=(*[(Sheet({"support": tokens}),) for tokens in SUPPORT], (Sheet({"microbots": True}),)),
    score=score,
    steps=steps,
)
