"""What can be told of an option before it is chosen: chances, blows, scores, and what is certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rouages.games.too_many_bones.table import Bones, Unit

PLACES = 3
"""Decimals of a chance."""
# fmt: off
Hope = Annotated[Literal[
    "works", "passes", "finds", "next_lock", "wins", "stumbles", "caught", "cleared", "opens", "higher",
    "saves",
], Meta(title="Hope")]
# fmt: on
"""What may come true."""


class Chance(Struct, frozen=True, tag=True):
    """How likely something comes true."""

    hope: Hope
    share: float


class Sure(Struct, frozen=True, tag=True):
    """It works for sure."""


class LostDay(Struct, frozen=True, tag=True):
    """A day is lost."""


class Score(Struct, frozen=True, tag=True):
    """What both sides have left at darts."""

    mine: int
    theirs: int


class Barrels(Struct, frozen=True, tag=True):
    """How many barrels break on average, and how likely any does."""

    average: float
    any: float


class LadysAnswer(Struct, frozen=True, tag=True):
    """How likely the old lady's answer is worth two training points, and how likely a Trove."""

    training: float
    trove: float


class Blow(Struct, frozen=True, tag=True):
    """What all the ATK dice that can be rolled would do to a target: HP on average, how likely it falls."""

    dice: int
    lost: float
    falls: float


class AddedDie(Struct, frozen=True, tag=True):
    """What one more die promises."""

    useful: float
    """How likely its result can be used as things stand, Bones not counted."""
    bones: float
    lost: float
    """The HP that the target would lose on average by this die alone."""


class Change(Struct, frozen=True):
    """How a unit's HP would change, and whether it would leave the mat."""

    unit: Unit
    hp: int
    falls: bool


class Changes(Struct, frozen=True, tag=True):
    """What certainly happens to the HP on the mat."""

    changes: tuple[Change, ...]


class Reach(Struct, frozen=True, tag=True):
    """The Baddies that could be targeted from there."""

    units: tuple[Unit, ...]


Prospect = Chance | Sure | LostDay | Score | Barrels | LadysAnswer | Blow | AddedDie | Changes | Reach
Teller = Callable[[Bones, Any, Any], Prospect | None]
"""Tells of one option of a decision; None where there is nothing to tell."""


def chance(hope: Hope, share: float) -> Chance:
    """A chance with as many decimals as are told."""
    return Chance(hope, round(share, PLACES))
