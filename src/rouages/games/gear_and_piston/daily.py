"""The challenge of the day: against three bots, before investors who want more the later in the week."""

from __future__ import annotations

from rouages.engine.daily import PERSON, Daily, Figure, Score, Sheet, Steps, parted, tallied
from rouages.engine.match import Match
from rouages.games.gear_and_piston.box.tallies import net_instability
from rouages.games.gear_and_piston.events.cars import PartBuilt
from rouages.games.gear_and_piston.events.town import RoundBegan
from rouages.games.gear_and_piston.options import Level
from rouages.games.gear_and_piston.scoring import score as points_of
from rouages.games.gear_and_piston.scoring import tally_of_car
from rouages.games.gear_and_piston.table import Town

RIVALS = 3
WEEK = (
    (Level.STANDARD, "easy"),
    (Level.STANDARD, "greedy"),
    (Level.STANDARD, "search:16"),
    (Level.ADVANCED, "search:16"),
    (Level.ADVANCED, "search:32"),
    (Level.EXPERT, "search:32"),
    (Level.EXPERT, "search:64"),
)
"""From Monday on: the investors, and the bots."""


def score(match: Match) -> Score:
    """The points, then the least net instability."""
    table = match.table
    assert isinstance(table, Town)
    unstable = net_instability(tally_of_car(table.cars[PERSON]))
    points = Figure("points", points_of(table, PERSON).total)
    return Score(match.over, (points, Figure("instability", unstable, less=True)))


def steps(match: Match) -> Steps:
    """The parts that were built, round by round."""
    return tallied(
        sum(isinstance(event, PartBuilt) and event.seat == PERSON for event in round_)
        for round_ in parted(match.log.events, RoundBegan)
    )


DAILY = Daily(
    sheets=tuple(
        tuple(Sheet({"level": level.value, "variant": variant}, (bot,) * RIVALS) for variant in (False, True))
        for level, bot in WEEK
    ),
    score=score,
    steps=steps,
)
