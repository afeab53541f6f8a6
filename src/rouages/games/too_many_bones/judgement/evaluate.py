"""How likely the tyrant falls in time, as 5,400 greedy adventures suggest, 1,600 of them with these chips.

All worths are in logits, where 0 is an even chance: who sets out against whom, what the Gearlocs have learnt
for the day that it is, what is left to do, and the battle that goes on. A training point counts the same
whatever it was spent on: what is best to train is left to first sight.
"""

from __future__ import annotations

from math import exp

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import is_tyrant
from rouages.games.too_many_bones.box.components import Difficulty, Tyrant
from rouages.games.too_many_bones.judgement.strength import battle_balance, skills_learnt
from rouages.games.too_many_bones.table import Bones, Phase

PARTY = {1: -2.7, 2: -2.6, 3: -2.2, 4: -1.6}
"""By the number of Gearlocs."""
HARDSHIP = {Difficulty.ADVENTURER: 0.0, Difficulty.HEROIC: -0.2, Difficulty.LEGENDARY: -0.5}
FACED = {
    Tyrant.NOM: 0.4,
    Tyrant.MULMESH: 0.2,
    Tyrant.DRELLEN: -0.1,
    Tyrant.GENDRICKS: 0.5,
    Tyrant.GOBLIN_KING: -0.3,
    Tyrant.MARROW: 0.4,
    Tyrant.DUSTER: -0.4,
}
KIND = (0.0, 1.8, 1.4, 1.0)
"""By Gearloc. This, what each has learnt and its wounds are averaged over the party."""
LEARNT = 0.3
"""What a training point is worth, spent or not."""
WOUND = -0.2
"""A lost HP, outside battle."""
DAY = -0.39
"""A day that has gone by: so much more the party should have learnt."""
SPARE = 0.19
"""A day more than the progress needs, up to three."""
LATE = -2.7
"""There are too few days left."""
ODDS = 0.017
"""What the balance of a battle counts."""
TYRANT_ODDS = 0.041


def evaluate(table: Bones, seat: Seat) -> float:
    """How likely the tyrant falls in time."""
    if table.phase is Phase.OVER:
        return 1.0 if table.ending == "tyrant_defeated" else 0.0
    players = len(table.who)
    spare = table.days - table.day - max(0, table.needed - table.progress)
    hope = PARTY[players] + HARDSHIP[table.difficulty] + FACED[table.tyrant]
    hope += DAY * table.day + (SPARE * min(3, spare) if spare >= 0 else LATE)
    hope += sum([standing(table, each) for each in table.seats]) / players
    if table.round:
        hope += battle_hope(table)
    return 1 / (1 + exp(-hope))


def standing(table: Bones, seat: Seat) -> float:
    """What a Gearloc brings by now."""
    stats = sum(table.bonus[4 * seat : 4 * seat + 4])
    points = stats + skills_learnt(table, seat) + table.training[seat]
    wounds = 0 if table.round else table.lacks(seat)
    return KIND[table.who[seat]] + LEARNT * points + WOUND * wounds


def battle_hope(table: Bones) -> float:
    """What the battle that goes on adds or takes."""
    ours, theirs = battle_balance(table)
    faced = any([is_tyrant(table.chip[unit]) for unit in table.foes()])
    return (TYRANT_ODDS if faced else ODDS) * (ours - theirs)
