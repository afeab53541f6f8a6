"""Choosing dice: which of them can be rolled now, and what they need."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.box.components import ATK, DEF
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE, GEARLOC, READY, SKILL_DICE
from rouages.games.too_many_bones.box.mat import POSITIONS
from rouages.games.too_many_bones.box.words import SkillName
from rouages.games.too_many_bones.gearlocs.rolling import roll_dice
from rouages.games.too_many_bones.gearlocs.verbs.boomer import AIMED_DICE, GRENADE_DICE
from rouages.games.too_many_bones.gearlocs.verbs.patches import spend_cell
from rouages.games.too_many_bones.reasons import WrongAim
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.moving import SPOTS, Spot

ZAPPACK = 11


class PickAttack(Choice, frozen=True):
    """One more white ATK die."""


class PickDefence(Choice, frozen=True):
    """One more white DEF die."""


class PickSkill(Choice, frozen=True):
    """A skill die."""

    skill: SkillName


class RollThem(Choice, frozen=True):
    """Roll what was chosen."""


PICK_ATTACK, PICK_DEFENCE, ROLL_THEM = PickAttack(), PickDefence(), RollThem()
PICK_SKILL = tuple(tuple(PickSkill(skill.id) for skill in gearloc.skills) for gearloc in GEARLOC)


def pickable(table: Bones, seat: Seat) -> list[Choice]:
    """The dice that can be added to the roll."""
    found: list[Choice] = []
    rules = table.rules
    calm = is_calm(table, seat)
    bare = rules.skills_only_until >= table.round
    aims = table.target >= 0 or table.held(seat, "micro_neural_implant") is not None
    turn, picked = table.turn, table.picked
    if aims and not calm and not bare and picked.count(ATTACK_DIE) + turn.attack_dice < table.stat(seat, ATK):
        found.append(PICK_ATTACK)
    if not bare and picked.count(DEFENCE_DIE) + turn.defence_dice < free_defence(table, seat):
        found.append(PICK_DEFENCE)
    if not calm and rules.no_skills_until < table.round:
        choices = PICK_SKILL[table.who[seat]]
        found += [choices[number] for number in ready_skills(table, seat)]
    return found


def is_calm(table: Bones, seat: Seat) -> bool:
    """Whether the card leaves a Gearloc nothing but DEF dice in this round."""
    rules = table.rules
    if rules.calm_until >= table.round:
        return True
    return rules.melee_calm_until >= table.round and GEARLOC[table.who[seat]].melee


def free_defence(table: Bones, seat: Seat) -> int:
    """White DEF dice that do not lie in one's own Active slots (ruling 2)."""
    lying = [die for die in table.active[seat] if die.number == DEFENCE_DIE]
    return table.stat(seat, DEF) - len(lying)


def ready_skills(table: Bones, seat: Seat) -> list[int]:
    """The skill dice that can be rolled now."""
    states = table.skills[seat]
    facts = GEARLOC[table.who[seat]].skills
    found = [
        number
        for number in SKILL_DICE
        if states[number] == READY and facts[number].rolled and number not in table.picked
    ]
    name = table.name(seat)
    if name == "boomer":
        return [number for number in found if can_throw(table, number)]
    if name == "patches" and ZAPPACK in found and not table.dice_in(table.locked, seat, "ecells"):
        found.remove(ZAPPACK)
    return found


def can_throw(table: Bones, number: int) -> bool:
    """A grenade die needs a finished grenade; Body Search needs a body."""
    if number in GRENADE_DICE:
        return table.grenades > 0
    return number != 13 or table.beaten > 0


def prepare(table: Bones, seat: Seat, number: int) -> None:
    """Spend what the die needs, and aim it."""
    name = table.name(seat)
    if name == "patches" and number == ZAPPACK:
        spend_cell(table, seat)
    if name == "boomer":
        if number in GRENADE_DICE:
            table.grenades -= 1
        if number in AIMED_DICE:
            table.then(AimGrenade(seat, number))


class NoDexForDice(Reason, frozen=True):
    """Every die that is rolled costs 1 DEX."""

    rule = "gearloc_turn"


class NoTargetForAttack(Reason, frozen=True):
    """ATK dice are rolled at a target."""

    rule = "gearloc_turn"


class CardForbids(Reason, frozen=True):
    """Today's card allows no such dice in this round."""

    rule = "encounter"


class StatSpent(Reason, frozen=True):
    """No more white dice are rolled than the stat says; those in Active slots count."""

    rule = "stats"


class SkillNotReady(Reason, frozen=True):
    """The die is not learnt, exhausted, chosen already, or what it needs is missing."""

    rule = "skills"
    skill: SkillName


def against_picking(table: Bones, seat: Seat, choice: Choice, *, dex: int) -> Reason | None:
    """Why a die is not added to the roll; None if the choice is about something else."""
    if isinstance(choice, PickAttack | PickDefence | PickSkill):
        if dex <= 0:
            return NoDexForDice()
        if _is_forbidden(table, seat, choice):
            return CardForbids()
    match choice:
        case PickSkill(skill=skill):
            return SkillNotReady(skill)
        case PickAttack() if table.target < 0 and not table.held(seat, "micro_neural_implant"):
            return NoTargetForAttack()
        case PickAttack() | PickDefence():
            return StatSpent()
    return None


def _is_forbidden(table: Bones, seat: Seat, choice: PickAttack | PickDefence | PickSkill) -> bool:
    """Whether the card of the day keeps such dice from the roll."""
    rules, calm = table.rules, is_calm(table, seat)
    if isinstance(choice, PickSkill):
        return calm or rules.no_skills_until >= table.round
    return rules.skills_only_until >= table.round or (calm and isinstance(choice, PickAttack))


class AimGrenade(Decision[Bones, Spot], frozen=True):
    """Where a grenade is thrown, chosen before it is rolled."""

    rule = "skills"
    otherwise = WrongAim()
    number: int

    def options(self, table: Bones) -> Sequence[Spot]:
        """A friend for smoke, a foe for what stuns or burns, any place for what explodes."""
        friends = [table.at[unit] for unit in table.standing()]
        foes = [table.at[unit] for unit in table.foes()]
        if self.number == 7:
            return [SPOTS[place] for place in friends]
        if self.number in (9, 10, 11):
            return [SPOTS[place] for place in foes or friends]
        taken = foes + friends
        return [
            SPOTS[place] for place in (*taken, *[place for place in range(POSITIONS) if place not in taken])
        ]

    def resolve(self, table: Bones, choice: Spot) -> None:
        """The aim stays, whoever moves."""
        table.aims[self.number] = choice.place


class PickOneMore(Decision[Bones, Choice], frozen=True):
    """Which die the Dex Infuser adds: one that was not rolled this turn."""

    rule = "skills"

    def options(self, table: Bones) -> Sequence[Choice]:
        """Any such die, or none."""
        return [*pickable(table, self.seat), ROLL_THEM]

    def resolve(self, table: Bones, choice: Choice) -> None:
        """It is rolled at once."""
        if isinstance(choice, RollThem):
            return
        table.then(RollOneMore(self.seat, number_of(table, self.seat, choice)))
        if isinstance(choice, PickSkill):
            prepare(table, self.seat, number_of(table, self.seat, choice))

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """It was rolled already, or is not ready."""
        return against_picking(table, self.seat, choice, dex=1) or AnotherQuestion(self)


class RollOneMore(Step[Bones], frozen=True):
    """One more die is rolled."""

    seat: Seat
    number: int

    def run(self, table: Bones) -> None:
        """It joins the others."""
        table.turn.attack_dice += self.number == ATTACK_DIE
        roll_dice(table, self.seat, [self.number])
        settle(table)


def number_of(table: Bones, seat: Seat, choice: Choice) -> int:
    """The die that a choice means."""
    if isinstance(choice, PickSkill):
        skills = GEARLOC[table.who[seat]].skills
        return next(number for number in SKILL_DICE if skills[number].id == choice.skill)
    return ATTACK_DIE if isinstance(choice, PickAttack) else DEFENCE_DIE
