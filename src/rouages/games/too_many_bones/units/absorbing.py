"""Shields that absorb: where it makes a difference, their owner says which takes a blow (rulings 3, 61)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.dice import DEFENCE_DIE, Die
from rouages.games.too_many_bones.box.words import SkillName, Zone
from rouages.games.too_many_bones.party.slots import skill_id, turn_down
from rouages.games.too_many_bones.reasons import NoSuchShield
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones

SHIELDS = ("defence", "adv_def")


def absorb(table: Bones, seat: Seat, amount: int) -> int:
    """All that the shields can stop is stopped; the damage that is left."""
    lying = shields(table, seat)
    if not lying or not amount:
        return amount
    total = sum([die.n for die in lying])
    stopped = table.turn.stopped[seat]
    taken = min(amount, total - stopped)
    if stopped + taken == total or len(lying) == 1:
        table.turn.stopped = put(table.turn.stopped, seat, 0)
        wear(table, seat, stopped + taken)
    else:
        if not stopped:
            table.then(Absorb(seat))
        table.turn.stopped = put(table.turn.stopped, seat, stopped + taken)
    return amount - taken


def shields(table: Bones, seat: Seat) -> list[Die]:
    """The dice that can stop damage, from the Active slots on."""
    return [die for die in table.active[seat] if die.icon in SHIELDS] + [
        die for die in table.locked[seat] if die.icon in SHIELDS
    ]


def wear(table: Bones, seat: Seat, amount: int) -> None:
    """White dice before skill dice, small before large."""
    for die in sorted(shields(table, seat), key=lambda die: (die.number != DEFENCE_DIE, die.n)):
        taken = min(amount, die.n)
        turn_down(table, table.active[seat] if die in table.active[seat] else table.locked[seat], die, taken)
        amount -= taken


class Absorb(Step[Bones], frozen=True):
    """The damage that was stopped is taken by one shield after the other."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask as long as what remains depends on it."""
        stopped = table.turn.stopped[self.seat]
        if stopped and len(remainders(_lying(table, self.seat), stopped)) > 1:
            table.then(ChooseShield(self.seat, stopped))
        else:
            table.turn.stopped = put(table.turn.stopped, self.seat, 0)
            wear(table, self.seat, stopped)


Lying = tuple[int, int, int]
"""A shield by its zone, its number and what it can stop."""


def _lying(table: Bones, seat: Seat) -> tuple[Lying, ...]:
    zones = (table.active[seat], table.locked[seat])
    return tuple(
        (zone, die.number, die.n) for zone, dice in enumerate(zones) for die in dice if die.icon in SHIELDS
    )


def remainders(dice: tuple[Lying, ...], amount: int) -> set[tuple[Lying, ...]]:
    """What could remain of these shields, each way in which they stop this damage."""
    if not amount or not dice:
        return {tuple(sorted(dice))}
    found = set()
    for place, (zone, number, value) in enumerate(dice):
        others = dice[:place] + dice[place + 1 :]
        if value <= amount:
            found |= remainders(others, amount - value)
        else:
            found.add(tuple(sorted([(zone, number, value - amount), *others])))
    return found


def zones(table: Bones, seat: Seat) -> tuple[tuple[Zone, list[Die]], ...]:
    """The dice in a Gearloc's slots, by where they lie."""
    return ("active", table.active[seat]), ("locked", table.locked[seat])


class ShieldDie(Choice, frozen=True):
    """A shield in a slot."""

    zone: Zone
    skill: SkillName
    value: int


class ChooseShield(Decision[Bones, ShieldDie], frozen=True):
    """Which shield takes what was stopped; it takes as much as it can."""

    rule = "damage"
    otherwise = NoSuchShield()
    damage: int

    def options(self, table: Bones) -> Sequence[ShieldDie]:
        """Each different one."""
        return list(
            dict.fromkeys(
                ShieldDie(zone, skill_id(table, die), die.n)
                for zone, dice in zones(table, self.seat)
                for die in dice
                if die.icon in SHIELDS
            )
        )

    def resolve(self, table: Bones, choice: ShieldDie) -> None:
        """The rest is for another."""
        zone = table.active[self.seat] if choice.zone == "active" else table.locked[self.seat]
        die = next(
            die
            for die in zone
            if die.icon in SHIELDS and die.n == choice.value and skill_id(table, die) == choice.skill
        )
        taken = min(self.damage, die.n)
        table.turn.stopped = put(table.turn.stopped, self.seat, self.damage - taken)
        turn_down(table, zone, die, taken)
        table.then(Absorb(self.seat))
