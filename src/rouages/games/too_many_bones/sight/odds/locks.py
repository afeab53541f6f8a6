"""The odds of lockpicking: a fresh roll, one die again, all four again."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Choice
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.words import Intuition
from rouages.games.too_many_bones.party.lockpicking import (
    ACTION_DICE,
    INTUITION,
    SPENT,
    MechPick,
    OpenByIntuition,
    OpenLock,
    PickLock,
    RerollPick,
    Retry,
    difficulty,
    openings,
    show_face,
)
from rouages.games.too_many_bones.sight.odds.told import PLACES, Chance, Sure, Teller, chance
from rouages.games.too_many_bones.table import Bones

ALL_PICKS = (0, 1, 2)


class LockOdds(Struct, frozen=True):
    """What the leftmost lock needs, and how likely a fresh roll of the dice that are left opens it."""

    needed: int
    fresh: float


def lock_odds(table: Bones) -> LockOdds:
    """The odds of the leftmost lock."""
    lock = table.locks[0]
    needed = difficulty(table, lock)
    return LockOdds(needed, lock_chance(_fresh(table), lock % 3, needed))


def _fresh(table: Bones) -> tuple[int, ...]:
    return tuple(number for number in ALL_PICKS if not table.pick_dice[3 * number + SPENT])


def _picked(table: Bones, decision: PickLock, option: Choice) -> Chance | Sure | None:
    match option:
        case OpenLock() | OpenByIntuition() | MechPick():
            return Sure()
        case RerollPick():
            return chance("works", again(table, option.die, INTUITION if option.by == "intuition" else ()))
        case Retry():
            return chance("works", lock_odds(table).fresh)
    return None


def again(table: Bones, number: int, intuition: tuple[Intuition, ...]) -> float:
    """How likely one die rolled again opens the lock, with a new intuition die or the one that lies there."""
    copy: Bones = copy_table(table)
    shown = range(len(intuition)) if intuition else (table.pick_dice[9],)
    opened = 0
    for side in range(6):
        show_face(copy.pick_dice, number, side)
        for face in shown:
            copy.pick_dice[9] = face
            opened += bool(openings(copy))
    return opened / (6 * len(shown))


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
    return round(opened / total, PLACES)


AT_LOCKS: dict[type[Any], Teller] = {PickLock: _picked}
