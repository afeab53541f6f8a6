"""The challenge of the day: one Gearloc against one tyrant, with less help the later in the week."""

from __future__ import annotations

from rouages.engine.daily import PERSON, Daily, Figure, Score, Sheet, Sign, Steps, parted
from rouages.engine.events import Event
from rouages.engine.match import Match
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, Difficulty, Tyrant
from rouages.games.too_many_bones.ending import outcome
from rouages.games.too_many_bones.events.adventure import DayBegan
from rouages.games.too_many_bones.events.battle import BattleLost, BattleWon
from rouages.games.too_many_bones.events.harm import KnockedOut
from rouages.games.too_many_bones.table import Bones

ADVENTURER, HEROIC, LEGENDARY = Difficulty
WEEK = (
    (ADVENTURER, (Tyrant.NOM, Tyrant.MULMESH)),
    (ADVENTURER, (Tyrant.MULMESH, Tyrant.DRELLEN)),
    (ADVENTURER, (Tyrant.DRELLEN, Tyrant.GENDRICKS)),
    (HEROIC, (Tyrant.NOM, Tyrant.MULMESH)),
    (HEROIC, (Tyrant.DRELLEN, Tyrant.GENDRICKS)),
    (HEROIC, (Tyrant.GOBLIN_KING, Tyrant.MARROW)),
    (LEGENDARY, (Tyrant.GENDRICKS, Tyrant.GOBLIN_KING, Tyrant.MARROW, Tyrant.DUSTER)),
)
"""From Monday on: the difficulty, and the tyrants that may come."""


FOUGHT: dict[type[Event], Sign] = {BattleWon: Sign.BETTER, BattleLost: Sign.WORSE}


def score(match: Match) -> Score:
    """The score of the adventure, be it over or not; then how seldom the Gearloc fell."""
    table = match.table
    assert isinstance(table, Bones)
    falls = sum(isinstance(event, KnockedOut) for event in match.log.events)
    points = Figure("points", outcome(table).scores[PERSON])
    return Score(table.ending == "tyrant_defeated", (points, Figure("falls", falls, less=True)))


def steps(match: Match) -> Steps:
    """Day by day whether the last battle was won, lost, or there was none."""
    return tuple(
        tuple([FOUGHT[type(event)] for event in day if type(event) in FOUGHT] or [Sign.STILL])[-1:]
        for day in parted(match.log.events, DayBegan)
    )


DAILY = Daily(
    sheets=tuple(
        tuple(
            Sheet({"tyrant": tyrant.value, "difficulty": difficulty.value, "gearlocs": (gearloc,)})
            for tyrant in tyrants
            for gearloc in GEARLOC_NAMES
        )
        for difficulty, tyrants in WEEK
    ),
    score=score,
    steps=steps,
)
