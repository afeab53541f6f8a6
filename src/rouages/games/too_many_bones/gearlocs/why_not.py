"""Why a Gearloc cannot do something in its turn: dice that are chosen, dice that were rolled, slots, Loot."""

from __future__ import annotations

from rouages.engine.agenda import Choice, Reason, Seat
from rouages.games.too_many_bones.box.words import SkillName
from rouages.games.too_many_bones.gearlocs import loot as battle_loot
from rouages.games.too_many_bones.gearlocs import plans
from rouages.games.too_many_bones.gearlocs.any_time import AnyTime
from rouages.games.too_many_bones.gearlocs.choices import (
    Aim,
    Done,
    Drop,
    LockShield,
    OneMore,
    Shield,
    StoreBones,
    Strike,
    UseDie,
)
from rouages.games.too_many_bones.gearlocs.selecting import SkillNotReady
from rouages.games.too_many_bones.gearlocs.shield_wall import SlotsFull
from rouages.games.too_many_bones.party.slots import skill_id
from rouages.games.too_many_bones.table import Bones


class NotInSlots(Reason, frozen=True):
    """No such die lies in the slots; Rage is never taken out."""

    rule = "slots"


class NotRolled(Reason, frozen=True):
    """No such die lies there unused."""

    rule = "gearloc_turn"


class NoUse(Reason, frozen=True):
    """What the die shows has nobody to be used on, or no slot."""

    rule = "skills"
    skill: SkillName


class NobodyToStrike(Reason, frozen=True):
    """ATK dice strike the target, as long as it stands."""

    rule = "gearloc_turn"


class WholeBlow(Reason, frozen=True):
    """All ATK dice strike together; fewer only where that matters (ruling 68)."""

    rule = "gearloc_turn"


class PlanIdle(Reason, frozen=True):
    """The Backup Plan holds too few Bones for this line, or there is nobody to use it on."""

    rule = "backup_plan"


class AimedAlready(Reason, frozen=True):
    """A target is chosen before the roll; later only by a card or skill that says so."""

    rule = "gearloc_turn"


class NothingAdded(Reason, frozen=True):
    """Only the Dex Infuser adds a die after the roll, once."""

    rule = "skills"


class MustBeUsed(Reason, frozen=True):
    """A result that must be used keeps the turn open."""

    rule = "skills"


def against_doing(table: Bones, seat: Seat, choice: Choice) -> Reason | None:
    """Why Loot, a die that needs no roll, or a slot is not used; None if it is about something else."""
    match choice:
        case battle_loot.UseLoot():
            return battle_loot.against(table, seat, choice)
        case AnyTime(skill=skill):
            return SkillNotReady(skill)
        case Drop():
            return NotInSlots()
    return None


PLAIN: dict[type[Choice], Reason] = {
    StoreBones: NotRolled(),
    plans.UsePlan: PlanIdle(),
    Aim: AimedAlready(),
    OneMore: NothingAdded(),
    Done: MustBeUsed(),
}
"""What one sentence answers."""


def against_using(table: Bones, seat: Seat, choice: Choice) -> Reason | None:
    """Why nothing is done with the rolled dice in this way; None if the choice is about something else."""
    mine = [die for die in table.rolled if die.owner == seat]
    match choice:
        case UseDie(skill=skill, icon=icon):
            shown = any([skill_id(table, die) == skill and die.icon == icon for die in mine])
            return NoUse(skill) if shown else NotRolled()
        case Shield(value=value) | LockShield(value=value):
            rolled = any([die.icon == "defence" and die.n == value for die in mine])
            return SlotsFull() if rolled else NotRolled()
        case Strike():
            return against_striking(table) if any([die.icon == "attack" for die in mine]) else NotRolled()
    return PLAIN.get(type(choice)) or against_doing(table, seat, choice)


def against_striking(table: Bones) -> Reason:
    """Why ATK dice do not strike like that."""
    stands = table.target >= 0 and table.stands(table.target)
    return WholeBlow() if stands else NobodyToStrike()
