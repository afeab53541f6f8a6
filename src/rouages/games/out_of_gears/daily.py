"""The challenge of the day: three bots, which think further the later in the week, and more of the extras."""

from __future__ import annotations

from rouages.engine.daily import PERSON, Daily, Figure, Score, Sheet, Steps, parted, tallied
from rouages.engine.match import Match
from rouages.games.out_of_gears.ending import standing
from rouages.games.out_of_gears.events import Assembled, RoundBegan
from rouages.games.out_of_gears.table import Gears

RIVALS = 3
ROBOTS = 8
WEEK: tuple[tuple[str, dict[str, bool]], ...] = (
    ("easy", {}),
    ("greedy", {}),
    ("search:16", {"jolly": True}),
    ("search:32", {}),
    ("search:32", {"upgrades": True}),
    ("search:64", {"upgrades": True}),
    ("search:128", {"upgrades": True, "jolly": True}),
)
"""From Monday on: the bots, and the extras."""


def score(match: Match) -> Score:
    """The points, then the gears of the own colour."""
    table = match.table
    assert isinstance(table, Gears)
    points, own, _ = standing(table, PERSON)
    return Score(match.over, (Figure("points", points), Figure("own_gears", own)))


def steps(match: Match) -> Steps:
    """The gears that were assembled, round by round."""
    return tallied(
        sum(len(event.gears) for event in round_ if isinstance(event, Assembled) and event.seat == PERSON)
        for round_ in parted(match.log.events, RoundBegan)
    )


def robots(first: int) -> tuple[int, ...]:
    """Four neighbours, of whom the first is the person's."""
    return tuple((first + place) % ROBOTS + 1 for place in range(1 + RIVALS))


DAILY = Daily(
    sheets=tuple(
        tuple(Sheet({**extras, "robots": robots(first)}, (bot,) * RIVALS) for first in range(ROBOTS))
        for bot, extras in WEEK
    ),
    score=score,
    steps=steps,
)
