"""A Baddie's turn, step by step; its target, movement and blows have files of their own."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.baddies.attack import ActSkills, Protect, React, RollBaddie
from rouages.games.too_many_bones.baddies.end import EndBaddieTurn
from rouages.games.too_many_bones.baddies.move import Advance, come_beside, reachable
from rouages.games.too_many_bones.baddies.target import MoreTargets, PickTarget, aim_at_one, enemies
from rouages.games.too_many_bones.box.chips import CHIPS, is_scenery
from rouages.games.too_many_bones.box.components import ALLY
from rouages.games.too_many_bones.box.effects import FLIGHT, STUN, TAUNT, UNTARGETABLE
from rouages.games.too_many_bones.events.battle import Left
from rouages.games.too_many_bones.events.dice import BaddieActed
from rouages.games.too_many_bones.gearlocs.ally import AllyTurn
from rouages.games.too_many_bones.gearlocs.start import lose_turn
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import leave_mat, settle
from rouages.games.too_many_bones.units.harm import relieve
from rouages.games.too_many_bones.units.queue import add
from rouages.games.too_many_bones.units.start_order import tick

FIRE_DAMAGE = 2


class BaddieTurn(Step[Bones], frozen=True):
    """Start effects, target, movement, skills, dice, reactions, end."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """What it suffers comes first."""
        unit = self.unit
        if unit == ALLY and table.rules.ally:
            table.then(AllyTurn(unit))
            return
        table.aimed = []
        relieve(table, unit, UNTARGETABLE)
        relieve(table, unit, TAUNT)
        if CHIPS[table.chip[unit]].id == "mulmesh":
            table.battle.silver_hide = False
        fire = FIRE_DAMAGE if table.fire[unit] else 0
        table.fire[unit] = max(0, table.fire[unit] - 1)
        healing = 0 if table.has(unit, STUN) else table.skill(unit, "recover")
        tick(table, unit, healing, fire, BaddieActs(unit))


class BaddieActs(Step[Bones], frozen=True):
    """What a Baddie does itself in its turn."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """A Stunned or defeated Baddie goes no further."""
        unit = self.unit
        if not acts(table, unit) or not settle(table):
            return
        steps: list[Step[Bones]] = [Protect(unit), ActSkills(unit), RollBaddie(unit), React(unit)]
        if table.skill(unit, "dive") and table.has(unit, FLIGHT):
            table.then(Dive(unit), *steps, EndBaddieTurn(unit))
        else:
            table.then(PickTarget(unit, 1), Advance(unit), MoreTargets(unit), *steps, EndBaddieTurn(unit))


def acts(table: Bones, unit: Unit) -> bool:
    """Whether a Baddie can do anything after what its turn began with."""
    if not table.stands(unit):
        settle(table)
    elif table.has(unit, STUN):
        lose_turn(table, unit)
    elif is_scenery(table.chip[unit]) or (table.rules.ranged_first and table.round == 1):
        pass
    elif table.hp[unit] <= table.skill(unit, "retreat"):
        retreat(table, unit)
    else:
        signal(table, unit)
        return True
    return False


def retreat(table: Bones, unit: Unit) -> None:
    """Mulmesh leaves to the top of the queue, and comes back in full health."""
    table.say(Left(unit, table.name(unit)))
    table.queue.append(table.chip[unit])
    leave_mat(table, unit)


def signal(table: Bones, unit: Unit) -> None:
    """A lesser Baddie goes under the queue, once a turn, for so many rounds."""
    if table.signals[unit] < table.skill(unit, "signal"):
        table.signals[unit] += 1
        table.say(BaddieActed(unit, table.name(unit), "signal"))
        add(table, 5 if CHIPS[table.chip[unit]].points >= 20 else 1, on_top=False)


class Dive(Step[Bones], frozen=True):
    """A flyer comes down beside the weakest enemy that it can reach; players decide ties."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """It targets that one."""
        unit = self.unit
        found = reachable(table, unit, enemies(table))
        if not found:
            return
        table.say(BaddieActed(unit, table.name(unit), "dive"))
        least = min([table.hp[enemy] for enemy in found])
        table.then(ComeDown(unit))
        aim_at_one(table, unit, [enemy for enemy in found if table.hp[enemy] == least])


class ComeDown(Step[Bones], frozen=True):
    """A diving flyer takes the nearest free place beside its target."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Players choose among equally near ones."""
        come_beside(table, self.unit, table.aimed[0])
