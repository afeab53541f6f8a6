"""How likely dice show what: totals of ATK dice and of the D6, and Bones."""

from __future__ import annotations

from functools import cache
from math import comb

from rouages.games.too_many_bones.box.dice import ATTACK_FACES, Face

D6 = (1, 2, 3, 4, 5, 6)


def _totals(shown: tuple[int, ...], dice: int) -> tuple[float, ...]:
    """How likely so many equal dice show each total, from 0 on."""
    totals = [1]
    for _ in range(dice):
        after = [0] * (len(totals) + max(shown))
        for total, ways in enumerate(totals):
            for value in shown:
                after[total + value] += ways
        totals = after
    return tuple(ways / len(shown) ** dice for ways in totals)


@cache
def hit_chances(dice: int) -> tuple[float, ...]:
    """How likely so many ATK dice show each total of damage."""
    return _totals(tuple(face.n if face.icon == "attack" else 0 for face in ATTACK_FACES), dice)


@cache
def total_chances(dice: int) -> tuple[float, ...]:
    """How likely so many D6 show each total."""
    return _totals(D6, dice)


def bones_of(faces: tuple[Face, ...]) -> float:
    """How likely a die with these faces shows Bones."""
    return sum([face.icon == "bones" for face in faces]) / len(faces)


def at_least(share: float, tries: int, needed: int) -> float:
    """How likely so many of some equal tries succeed."""
    return sum(
        [comb(tries, won) * share**won * (1 - share) ** (tries - won) for won in range(needed, tries + 1)]
    )
