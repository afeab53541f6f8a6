"""What can be chosen once the dice are rolled."""

from __future__ import annotations

from rouages.engine.agenda import Choice
from rouages.games.too_many_bones.box.components import NOBODY
from rouages.games.too_many_bones.box.words import EndName, Icon, SkillName, UnitName, VerbName, Zone
from rouages.games.too_many_bones.table import Unit


class Strike(Choice, frozen=True):
    """Deal the damage of all ATK dice to the target."""

    damage: int


class StoreBones(Choice, frozen=True):
    """Put a die that shows Bones into the Backup Plan."""

    skill: SkillName
    count: int


class Shield(Choice, frozen=True):
    """Put a white DEF die into an Active slot."""

    value: int


class LockShield(Choice, frozen=True):
    """Put a white DEF die into a Locked slot (Gearloc Wall)."""

    value: int


def end_of(*ends: int | None) -> int:
    """What the rules are given to use something on: a unit or a die, by its number, or nobody."""
    return next((end for end in ends if end is not None), NOBODY)


class UseDie(Choice, frozen=True):
    """Use a rolled die: what it shows, how it is used, and on whom."""

    skill: SkillName
    icon: Icon
    value: int
    verb: VerbName
    on: Unit | None
    die: int | None
    """The number of another rolled die that it is used on."""
    name: EndName | None

    @property
    def end(self) -> int:
        """The unit or the die."""
        return end_of(self.on, self.die)


class Drop(Choice, frozen=True):
    """Take a die out of a slot; a skill die is exhausted by it."""

    zone: Zone
    skill: SkillName
    value: int


class Aim(Choice, frozen=True):
    """Choose the target now."""

    unit: Unit
    name: UnitName
    place: int


class OneMore(Choice, frozen=True):
    """Choose the die that the Dex Infuser adds."""


class Done(Choice, frozen=True):
    """End the turn; what was not used goes back."""


DONE, ONE_MORE = Done(), OneMore()
