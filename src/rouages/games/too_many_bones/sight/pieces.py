"""Dice and effects as everybody sees them, wherever they lie."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.dice import GEARLOC, Die
from rouages.games.too_many_bones.box.effects import EFFECTS, KINDS, TAUNT
from rouages.games.too_many_bones.box.words import EffectName, Icon, SkillName
from rouages.games.too_many_bones.party.slots import skill_id
from rouages.games.too_many_bones.table import Bones, Unit


class DieView(Struct, frozen=True):
    """A die that shows something."""

    owner: Seat
    skill: SkillName
    icon: Icon
    value: int


class EffectView(Struct, frozen=True):
    """An effect die on a unit."""

    effect: EffectName
    value: int


def die_views(table: Bones, dice: list[Die]) -> tuple[DieView, ...]:
    """Dice that lie together."""
    return tuple([DieView(die.owner, skill_id(table, die), die.icon, die.n) for die in dice])


def picked_views(table: Bones) -> tuple[SkillName, ...]:
    """The dice that whoever acts has chosen to roll."""
    if not table.picked:
        return ()
    skills = GEARLOC[table.who[table.turn.unit]].skills
    return tuple([skills[number].id for number in table.picked])


def effect_views(table: Bones, unit: Unit) -> tuple[EffectView, ...]:
    """What lies on a unit; Lockdown's Taunt lies on it too."""
    lying = table.effects[unit * KINDS : unit * KINDS + KINDS]
    lying[TAUNT] = lying[TAUNT] or int(table.taunts(unit))
    if not any(lying):
        return ()
    return tuple([EffectView(EFFECTS[kind], value) for kind, value in enumerate(lying) if value])
