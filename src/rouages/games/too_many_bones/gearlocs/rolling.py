"""Rolling a Gearloc's dice, and rolling them again."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.games.too_many_bones.box.dice import (
    DEFENCE_DIE,
    GEARLOC,
    PLACED,
    SKILL_DICE,
    Die,
)
from rouages.games.too_many_bones.box.words import Icon, SkillName
from rouages.games.too_many_bones.events.battle import DiceRolled
from rouages.games.too_many_bones.party.slots import skill_id
from rouages.games.too_many_bones.reasons import NotToBeRolledAgain
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm

BONES: tuple[Icon, ...] = ("bones", "reusable_bones")


def roll_dice(table: Bones, seat: Seat, numbers: list[int]) -> list[Die]:
    """Throw these dice of a Gearloc together; they wait among the rolled ones."""
    if not numbers:
        return []
    skills = GEARLOC[table.who[seat]].skills
    dice = []
    kinds = [(seat, number) for number in numbers]
    for number, side in zip(numbers, table.rng.throw(len(numbers), "gearloc dice", kinds), strict=True):
        face = skills[number].faces[side]
        dice.append(Die(seat, number, face.icon, face.n, side))
        if number in SKILL_DICE:
            table.skills[seat][number] = PLACED
    table.say(
        DiceRolled(
            seat,
            tuple([skills[number].id for number in numbers]),
            tuple([die.icon for die in dice]),
            tuple([die.n for die in dice]),
        )
    )
    table.rolled += dice
    pay_for_bones(table, seat, sum([die.n for die in dice if die.icon in BONES]))
    return dice


def pay_for_bones(table: Bones, seat: Seat, count: int) -> None:
    """Where a card or the orb says so, each Bones that a Gearloc rolls costs it 1 damage."""
    if table.rules.costly_bones or table.is_cursed:
        harm(table, seat, count, cause="bones")


def white_shield(seat: Seat, value: int) -> Die:
    """A white DEF die that shows so many shields."""
    return Die(seat, DEFENCE_DIE, "defence", value)


class Marked(Choice, frozen=True):
    """A die to roll again."""

    skill: SkillName
    icon: Icon
    value: int


class RollMarked(Choice, frozen=True):
    """Enough: roll them."""


ROLL_MARKED = RollMarked()


class ChooseRerolls(Decision[Bones, Marked | RollMarked], frozen=True):
    """Which of the dice rolled this turn are rolled again, up to so many."""

    rule = "skills"
    otherwise = NotToBeRolledAgain()
    numbers: tuple[int, ...]
    most: int

    def options(self, table: Bones) -> Sequence[Marked | RollMarked]:
        """Unused dice of the kinds allowed; equal ones once."""
        found: dict[Marked | RollMarked, None] = {}
        if len(table.picked) < self.most:
            for die in table.rolled:
                if die.number in self.numbers and die.owner == self.seat:
                    found[Marked(skill_id(table, die), die.icon, die.n)] = None
        if table.picked or not found:
            found[ROLL_MARKED] = None
        return list(found)

    def resolve(self, table: Bones, choice: Marked | RollMarked) -> None:
        """Marked dice are thrown together."""
        if isinstance(choice, Marked):
            die = next(die for die in table.rolled if _is_marked(table, die, choice, self.numbers))
            table.rolled.remove(die)
            table.picked.append(die.number)
            if len(table.picked) < self.most:
                table.then(self)
                return
        numbers, table.picked = table.picked, []
        roll_dice(table, self.seat, numbers)
        settle(table)


def _is_marked(table: Bones, die: Die, choice: Marked, numbers: tuple[int, ...]) -> bool:
    return (
        die.number in numbers
        and die.icon == choice.icon
        and die.n == choice.value
        and skill_id(table, die) == choice.skill
    )


ALL_DICE = tuple(range(18))
