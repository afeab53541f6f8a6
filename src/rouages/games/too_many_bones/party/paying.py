"""Bones that pay for a plan, and Bones that are too many: their owner says which (rulings 5, 63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.components import PLAN_SLOTS
from rouages.games.too_many_bones.box.dice import SKILL_DICE, Die
from rouages.games.too_many_bones.box.words import StoredName
from rouages.games.too_many_bones.events.dice import BonesStored
from rouages.games.too_many_bones.party.slots import skill_id, spend_bone
from rouages.games.too_many_bones.reasons import NotInPlan, WrongPayment
from rouages.games.too_many_bones.table import Bones

WHITE: StoredName = "white"


class Payment(Choice, frozen=True):
    """The dice that pay, by their names, and the Bones on them."""

    dice: tuple[StoredName, ...]
    bones: int


Purse = tuple[tuple[StoredName, int], ...]
"""Dice with Bones, each by its name and what it counts."""


def name(table: Bones, die: Die) -> StoredName:
    """What a die with Bones is called."""
    return skill_id(table, die) if die.number in SKILL_DICE else WHITE


def payments(table: Bones, seat: Seat, cost: int) -> dict[Payment, Purse]:
    """Whole dice that reach the cost, none of which could be left out; those that waste least first."""
    lying = Counter([(name(table, die), die.n) for die in table.plan[seat]])
    kinds = sorted(lying, key=lambda kind: (kind[0] != WHITE, kind))
    found = []
    for counts in product(*[reversed(range(lying[kind] + 1)) for kind in kinds]):
        purse = tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
        paid = sum([bones for _, bones in purse])
        if purse and paid >= cost > paid - min([bones for _, bones in purse]):
            found.append((paid, purse))
    found.sort(key=lambda each: each[0])
    return {Payment(tuple(one for one, _ in purse), paid): purse for paid, purse in found}


def pay(table: Bones, seat: Seat, purse: Purse) -> None:
    """These dice leave the plan."""
    plan = table.plan[seat]
    for one in purse:
        place = next(place for place, die in enumerate(plan) if (name(table, die), die.n) == one)
        spend_bone(table, plan.pop(place))


class PayBones(Decision[Bones, Payment], frozen=True):
    """Which dice pay for a plan."""

    rule = "backup_plan"
    otherwise = WrongPayment()
    cost: int

    def options(self, table: Bones) -> Sequence[Payment]:
        """Each different group of dice."""
        return list(payments(table, self.seat, self.cost))

    def resolve(self, table: Bones, choice: Payment) -> None:
        pay(table, self.seat, payments(table, self.seat, self.cost)[choice])


class TrimPlan(Step[Bones], frozen=True):
    """What is beyond five Bones is lost at the end of a turn."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask where the dice differ."""
        plan = table.plan[self.seat]
        if table.bones(self.seat) <= PLAN_SLOTS:
            return
        if len({(name(table, die), die.n) for die in plan}) > 1:
            table.then(LoseBones(self.seat))
        else:
            lose(table, self.seat, plan[-1])
            table.then(self)


class LostBones(Choice, frozen=True):
    """A die with Bones in the Backup Plan."""

    skill: StoredName
    count: int


class LoseBones(Decision[Bones, LostBones], frozen=True):
    """Which Bones go when there are more than five; a die of several may stay with fewer."""

    rule = "loot"
    otherwise = NotInPlan()

    def options(self, table: Bones) -> Sequence[LostBones]:
        """Each different die."""
        return list(dict.fromkeys(LostBones(name(table, die), die.n) for die in table.plan[self.seat]))

    def resolve(self, table: Bones, choice: LostBones) -> None:
        """Until five are left."""
        found = (
            die for die in table.plan[self.seat] if name(table, die) == choice.skill and die.n == choice.count
        )
        lose(table, self.seat, next(found))
        table.then(TrimPlan(self.seat))


def lose(table: Bones, seat: Seat, die: Die) -> None:
    """A die leaves the plan, or stays for the places that are left."""
    plan = table.plan[seat]
    surplus = table.bones(seat) - PLAN_SLOTS
    if die.n > surplus:
        plan[plan.index(die)] = Die(die.owner, die.number, die.icon, die.n - surplus, die.face)
    else:
        plan.remove(die)
        spend_bone(table, die)
    table.say(BonesStored(seat, 0, table.bones(seat)))
