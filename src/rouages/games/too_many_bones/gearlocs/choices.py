"""What can be chosen once the dice are rolled."""

from __future__ import annotations

from rouages.engine.agenda import Choice
from rouages.games.too_many_bones.table import Unit


class Strike(Choice, frozen=True):
    """Deal the damage of all ATK dice to the target."""

    damage: int


class StoreBones(Choice, frozen=True):
    """Put a die that shows Bones into the Backup Plan."""

    skill: str
    count: int


class Shield(Choice, frozen=True):
    """Put a white DEF die into an Active slot."""

    value: int


class LockShield(Choice, frozen=True):
    """Put a white DEF die into a Locked slot (Gearloc Wall)."""

    value: int


class UseDie(Choice, frozen=True):
    """Use a rolled die: what it shows, how it is used, and on whom."""

    skill: str
    icon: str
    value: int
    verb: str
    on: int
    name: str


class Drop(Choice, frozen=True):
    """Take a die out of a slot; a skill die is exhausted by it."""

    zone: str
    skill: str
    value: int


class Aim(Choice, frozen=True):
    """Choose the target now."""

    unit: Unit
    name: str
    place: int


class OneMore(Choice, frozen=True):
    """Choose the die that the Dex Infuser adds."""


class Done(Choice, frozen=True):
    """End the turn; what was not used goes back."""


DONE, ONE_MORE = Done(), OneMore()
