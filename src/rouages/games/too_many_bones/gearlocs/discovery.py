"""Dice found and dice taken back: consumables, and exhausted dice that are ready again."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.games.too_many_bones.box.dice import EXHAUSTED, GEARLOC, READY, SKILL_DICE, Die
from rouages.games.too_many_bones.box.words import SkillName
from rouages.games.too_many_bones.events.adventure import SkillLearnt
from rouages.games.too_many_bones.events.battle import DiceRolled
from rouages.games.too_many_bones.events.dice import CounterTurned
from rouages.games.too_many_bones.gearlocs.ways import consumables
from rouages.games.too_many_bones.party.slots import has_locked_room, lock
from rouages.games.too_many_bones.reasons import NotConsumable, NotExhausted
from rouages.games.too_many_bones.table import Bones

E_CELLS = "e_cells"


def discover_die(table: Bones, seat: Seat, number: int) -> None:
    """A consumable die is on the mat; E-Cells are rolled once and locked; axes are full."""
    skill = GEARLOC[table.who[seat]].skills[number]
    table.say(SkillLearnt(seat, skill.id))
    if skill.id == "axe_collector":
        table.axes = 3
        table.say(CounterTurned(seat, skill.id, 3))
    elif skill.id == E_CELLS and has_locked_room(table, seat):
        side = table.rng.throw(1, "e-cells")[0]
        face = skill.faces[side]
        table.say(DiceRolled(seat, (skill.id,), (face.icon,), (face.n,)))
        lock(table, seat, Die(seat, number, face.icon, face.n, side))
    else:
        table.skills[seat][number] = READY


class Consumable(Choice, frozen=True):
    """A consumable die."""

    skill: SkillName


class ChooseConsumable(Decision[Bones, Consumable], frozen=True):
    """Which consumable die a Gearloc finds."""

    rule = "loot"
    otherwise = NotConsumable()

    def options(self, table: Bones) -> Sequence[Consumable]:
        """Any that is not on the mat."""
        skills = GEARLOC[table.who[self.seat]].skills
        return [Consumable(skills[number].id) for number in consumables(table, self.seat)]

    def resolve(self, table: Bones, choice: Consumable) -> None:
        skills = GEARLOC[table.who[self.seat]].skills
        number = next(number for number in SKILL_DICE if skills[number].id == choice.skill)
        discover_die(table, self.seat, number)


class Restored(Choice, frozen=True):
    """An exhausted die: a skill's, or a white one."""

    skill: SkillName


class ChooseRestored(Decision[Bones, Restored], frozen=True):
    """Which exhausted die is ready again."""

    rule = "skills"
    otherwise = NotExhausted()
    owner: Seat

    def options(self, table: Bones) -> Sequence[Restored]:
        """Any exhausted die of that Gearloc."""
        skills = GEARLOC[table.who[self.owner]].skills
        found = [
            Restored(skills[number].id)
            for number in SKILL_DICE
            if table.skills[self.owner][number] == EXHAUSTED
        ]
        found += [Restored("attack")] * (table.lost_atk[self.owner] > 0)
        return found + [Restored("defence")] * (table.lost_def[self.owner] > 0)

    def resolve(self, table: Bones, choice: Restored) -> None:
        """It is back on the mat."""
        if choice.skill == "attack":
            table.lost_atk[self.owner] -= 1
        elif choice.skill == "defence":
            table.lost_def[self.owner] -= 1
        else:
            skills = GEARLOC[table.who[self.owner]].skills
            number = next(number for number in SKILL_DICE if skills[number].id == choice.skill)
            table.skills[self.owner][number] = READY
