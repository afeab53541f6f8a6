"""The start and the end of a Gearloc's turn: what ticks, what heals, what wears off."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Seat, Step
from rouages.games.too_many_bones.box.components import PLAN_SLOTS
from rouages.games.too_many_bones.box.dice import GEARLOC, PATCHES, READY, Die
from rouages.games.too_many_bones.box.effects import (
    STUN,
    TAUNT,
    TERRIFY,
    UNTARGETABLE,
    WEAKEN,
)
from rouages.games.too_many_bones.events.battle import TurnLost
from rouages.games.too_many_bones.events.dice import InnateWorked
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe, foe
from rouages.games.too_many_bones.party.paying import TrimPlan
from rouages.games.too_many_bones.party.slots import BREAKDOWN, exhaust, rage_die, set_rage, turn_down
from rouages.games.too_many_bones.reasons import NotHurt
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import fade, heal, relieve
from rouages.games.too_many_bones.units.moving import MoveUnit

COUNTING_DOWN = ("hardy", "cleanse", "ale")
FREE_RETREAT = 3


def wear_off(table: Bones, seat: Seat) -> None:
    """What ends when a Gearloc's turn begins."""
    relieve(table, seat, UNTARGETABLE)
    relieve(table, seat, TAUNT)
    for die in list(table.active[seat]):
        if die.icon == "taunt":
            table.active[seat].remove(die)
            exhaust(table, die)
        elif die.icon in COUNTING_DOWN and die.owner == seat:
            turn_down(table, table.active[seat], die)


def may_act(table: Bones, seat: Seat) -> bool:
    """Whether a Gearloc can do anything after what its turn began with."""
    if not table.stands(seat):
        return False
    if table.has(seat, STUN):
        lose_turn(table, seat)
        return False
    _boost(table, seat)
    return not (table.rules.ranged_first and table.round == 1 and GEARLOC[table.who[seat]].melee)


def lose_turn(table: Bones, unit: Unit) -> None:
    """A Stunned unit does nothing, whatever it was inspired to; the Stun wears off."""
    table.battle.inspired = put(table.battle.inspired, unit, 0)
    table.say(TurnLost(unit, table.name(unit)))
    fade(table, unit, STUN)


def start_healing(table: Bones, seat: Seat) -> int:
    """Patches' innate, Stand Ground and Chain Reactor; nothing heals the Stunned."""
    if table.has(seat, STUN):
        return 0
    own = 1 if table.who[seat] == PATCHES and not table.plus[seat] else 0
    constant = sum([die.n for die in table.locked[seat] if die.icon == "const_regen"])
    return own + constant + sum([die.n for die in table.active[seat] if die.icon == "recover"])


def major_recovery(table: Bones, seat: Seat) -> int:
    """What the innate +1 of Patches heals at the start of his turn."""
    return int(table.plus[seat] and table.who[seat] == PATCHES and not table.has(seat, STUN))


def _boost(table: Bones, seat: Seat) -> None:
    """A Booster restores Buff HP up to what the Buff dice showed; without any it is exhausted."""
    zone = table.active[seat]
    for booster in table.dice_in(table.active, seat, "booster"):
        buffs = table.dice_in(table.active, seat, "buff_hp")
        if not buffs:
            zone.remove(booster)
            exhaust(table, booster)
        left = booster.n
        for die in buffs:
            full = GEARLOC[table.who[die.owner]].skills[die.number].faces[die.face].n
            gained = min(left, full - die.n)
            zone[zone.index(die)] = Die(die.owner, die.number, die.icon, die.n + gained, die.face)
            left -= gained


class MajorRecovery(Step[Bones], frozen=True):
    """Innate +1 of Patches: at the start of his turn any Gearloc heals 1."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask only if someone is hurt."""
        hurt = [other for other in table.standing() if table.hp[other] < table.most_hp(other)]
        if len(hurt) == 1:
            recover(table, self.seat, hurt[0])
        elif hurt:
            table.then(HealWithInnate(self.seat))


def recover(table: Bones, seat: Seat, unit: Unit) -> None:
    """The innate heals."""
    table.say(InnateWorked(seat, GEARLOC[PATCHES].innate_plus))
    heal(table, unit, 1)


class HealWithInnate(Decision[Bones, Foe], frozen=True):
    """Whom Patches heals at the start of his turn."""

    rule = "professions"
    otherwise = NotHurt()

    def options(self, table: Bones) -> Sequence[Foe]:
        """Any hurt Gearloc on the mat."""
        return [foe(table, unit) for unit in table.standing() if table.hp[unit] < table.most_hp(unit)]

    def resolve(self, table: Bones, choice: Foe) -> None:
        """Heal 1."""
        recover(table, self.seat, choice.unit)


class EndTurn(Step[Bones], frozen=True):
    """What wears off at the end of a Gearloc's turn."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Weakness, fear, a breakdown, and Bones beyond the fifth."""
        seat = self.seat
        relieve(table, seat, WEAKEN)
        fade(table, seat, TERRIFY)
        die = rage_die(table, seat)
        if die is not None and die.n == BREAKDOWN and not table.plus[seat]:
            break_down(table, seat)
        table.target = -1
        if table.rules.guerrilla and table.stands(seat):
            table.then(MoveUnit(seat, seat, FREE_RETREAT))
        if table.bones(seat) > PLAN_SLOTS:
            table.then(TrimPlan(seat))
        settle(table)


def break_down(table: Bones, seat: Seat) -> None:
    """A Breakdown brings RAGE! back to its first face."""
    die = rage_die(table, seat)
    assert die is not None
    if table.skills[seat][1] == READY or die.number == 1:
        set_rage(table, seat, 1, 0)
    else:
        table.active[seat].remove(die)
        exhaust(table, die)
