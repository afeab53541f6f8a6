"""The start of a turn: pain against healing, in the order that players choose (rulings 53, 67)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rouages.engine.agenda import Choice, Decision, Step
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.box.effects import BLEED, POISON
from rouages.games.too_many_bones.box.words import UnitName
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import fade, harm, heal

LEADER = 0
"""The seat that decides what no Gearloc owns (ruling 59)."""


def tick(table: Bones, unit: Unit, healing: int, fire: int, after: Step[Bones]) -> None:
    """Poison, bleeding, fire and healing, then the rest of the turn; players order them where it matters."""
    possible = healing + table.turn.recovery
    if possible and matters(table, unit, possible, fire):
        seat = unit if unit < GEARLOCS else LEADER
        table.then(OrderStart(seat, unit, table.name(unit), healing, fire), after)
    else:
        suffer(table, unit, fire)
        if table.stands(unit):
            heal(table, unit, healing)
        after.run(table)


def matters(table: Bones, unit: Unit, healing: int, fire: int) -> bool:
    """Whether the unit ends otherwise if it is healed before the pain."""
    if not (table.has(unit, POISON) or table.has(unit, BLEED) or fire):
        return False
    before: Bones = copy_table(table)
    heal(before, unit, healing)
    suffer(before, unit, fire)
    after: Bones = copy_table(table)
    suffer(after, unit, fire)
    if after.stands(unit):
        heal(after, unit, healing)
    return before.hp[unit] != after.hp[unit] or before.stands(unit) != after.stands(unit)


def suffer(table: Bones, unit: Unit, fire: int) -> None:
    """Poison and bleeding are true damage, fire is not."""
    if poison := table.has(unit, POISON):
        harm(table, unit, poison, cause="poison", true=True)
        fade(table, unit, POISON)
    if table.has(unit, BLEED):
        harm(table, unit, 1, cause="bleed", true=True)
    if fire:
        harm(table, unit, fire, cause="fire")


class StartOrder(Choice, frozen=True):
    """What comes first: `pain` or `healing`."""

    first: Literal["pain", "healing"]


PAIN, HEALING = StartOrder("pain"), StartOrder("healing")


class OrderStart(Decision[Bones, StartOrder], frozen=True):
    """Whether pain or healing comes first at the start of a unit's turn."""

    rule = "battle"
    unit: Unit
    name: UnitName
    healing: int
    fire: int

    def options(self, table: Bones) -> Sequence[StartOrder]:
        """What is better for the party stands first."""
        dies = table.has(self.unit, POISON) + table.has(self.unit, BLEED) + self.fire >= table.hp[self.unit]
        return (HEALING, PAIN) if dies == (self.unit < GEARLOCS) else (PAIN, HEALING)

    def resolve(self, table: Bones, choice: StartOrder) -> None:
        """One after the other, if the unit lives."""
        if choice.first == "healing":
            heal(table, self.unit, self.healing + table.turn.recovery)
            table.turn.recovery = 0
            suffer(table, self.unit, self.fire)
        else:
            suffer(table, self.unit, self.fire)
            if table.stands(self.unit):
                heal(table, self.unit, self.healing)
