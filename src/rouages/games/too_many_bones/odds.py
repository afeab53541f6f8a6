"""The odds of what is about to be rolled, for the board to show."""

from __future__ import annotations

from functools import cache
from itertools import product

from msgspec import Struct

from rouages.games.too_many_bones.dice import ATTACK_DIE, GEARLOC
from rouages.games.too_many_bones.lockpicking import ACTION_DICE, INTUITION, SPENT, difficulty
from rouages.games.too_many_bones.table import Bones

BONES = ("bones", "reusable_bones")


class Odds(Struct, frozen=True):
    """What the dice chosen so far promise."""

    damage: float
    """The damage that the chosen ATK dice deal on average, before defence."""
    bones: float
    """How likely at least one chosen die shows Bones."""
    lock: float
    """How likely a fresh roll of the dice left opens the leftmost lock (rerolls and Loot not counted)."""


NO_ODDS = Odds(0.0, 0.0, 0.0)


def odds(table: Bones) -> Odds:
    """The odds at this moment."""
    if table.locks and table.pick_dice:
        fresh = tuple(number for number in range(3) if not table.pick_dice[3 * number + SPENT])
        lock = table.locks[0]
        return Odds(0.0, 0.0, lock_chance(fresh, lock % 3, difficulty(table, lock)))
    if not table.picked or not 0 <= table.turn < len(table.who):
        return NO_ODDS
    skills = GEARLOC[table.who[table.turn]].skills
    none = 1.0
    for number in table.picked:
        none *= 1 - sum([face.icon in BONES for face in skills[number].faces]) / 6
    mean = sum([face.n for face in skills[ATTACK_DIE].faces if face.icon == "attack"]) / 6
    return Odds(round(mean * table.picked.count(ATTACK_DIE), 3), round(1 - none, 3), 0.0)


@cache
def lock_chance(fresh: tuple[int, ...], kind: int, needed: int) -> float:
    """Count the rolls of these dice and intuition that open a lock."""
    opened = total = 0
    for sides in product(*[ACTION_DICE[number] for number in fresh]):
        fitting = sum([value for value, shown in sides if shown == kind])
        others = max([value for value, shown in sides if shown != kind], default=0)
        for intuition in INTUITION:
            total += 1
            if intuition == "convert":
                opened += fitting + others >= needed
            elif intuition == "save" and any([shown == kind for _, shown in sides]):
                opened += fitting + 1 >= needed
            else:
                opened += fitting >= needed
    return round(opened / total, 3)
