"""The odds of lockpicking: a fresh roll, one die again, all four again."""

from __future__ import annotations

from functools import cache
from itertools import product

from msgspec import Struct

from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.party.lockpicking import (
    ACTION_DICE,
    INTUITION,
    SPENT,
    difficulty,
    openings,
    show_face,
)
from rouages.games.too_many_bones.table import Bones

ALL_PICKS = (0, 1, 2)


class LockOdds(Struct, frozen=True):
    """How likely the leftmost lock opens."""

    needed: int
    fresh: float
    """By a fresh roll of the dice that are left."""
    again: tuple[float, ...]
    """By rolling one die again together with intuition, for each of the three dice."""
    powder: tuple[float, ...]
    """By rolling one die again alone, for each of the three dice."""


def lock_odds(table: Bones) -> LockOdds:
    """The odds of the leftmost lock."""
    lock = table.locks[0]
    fresh = tuple(number for number in ALL_PICKS if not table.pick_dice[3 * number + SPENT])
    needed = difficulty(table, lock)
    return LockOdds(
        needed,
        lock_chance(fresh, lock % 3, needed),
        tuple(_again(table, number, fresh, INTUITION) for number in ALL_PICKS),
        tuple(_again(table, number, fresh, ()) for number in ALL_PICKS),
    )


def _again(table: Bones, number: int, fresh: tuple[int, ...], intuition: tuple[str, ...]) -> float:
    """How likely one die rolled again opens the lock, with a new intuition die or the one that lies there."""
    if number not in fresh:
        return 0.0
    copy: Bones = copy_table(table)
    shown = range(len(intuition)) if intuition else (table.pick_dice[9],)
    opened = 0
    for side in range(6):
        show_face(copy.pick_dice, number, side)
        for face in shown:
            copy.pick_dice[9] = face
            opened += bool(openings(copy))
    return round(opened / (6 * len(shown)), 3)


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
