"""Whom a Baddie targets; among equals players decide (rulings 11, 59)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.mat import DISTANCE
from rouages.games.too_many_bones.box.words import UnitName
from rouages.games.too_many_bones.events.battle import Targeted
from rouages.games.too_many_bones.reasons import NotTied
from rouages.games.too_many_bones.table import Bones, Unit

LEADER = 0
"""The seat that decides what no Gearloc owns (ruling 59)."""


def enemies(table: Bones) -> list[Unit]:
    """The units of the party's side that a Baddie may target."""
    return [unit for unit in table.friends() if not table.hidden(unit)]


def best(table: Bones, unit: Unit, candidates: list[Unit], *, nearest: bool) -> list[Unit]:
    """The targets that a Baddie prefers: one, unless players must decide."""
    taunting = [enemy for enemy in candidates if table.adjacent(unit, enemy) and table.taunts(enemy)]
    pool = taunting or candidates
    weakest = CHIPS[table.chip[unit]].target == "weakest"
    here, hp = table.at[unit], table.hp
    keys = [
        (nearest and DISTANCE[here][table.at[enemy]], hp[enemy] if weakest else -hp[enemy]) for enemy in pool
    ]
    first = min(keys)
    return [enemy for enemy, key in zip(pool, keys, strict=True) if key == first]


class PickTarget(Step[Bones], frozen=True):
    """A melee Baddie takes the nearest enemy, a ranged one goes by its icon; players decide ties."""

    unit: Unit
    count: int

    def run(self, table: Bones) -> None:
        """Until it has so many targets, or there is nobody else."""
        unit = self.unit
        if not table.stands(unit) or len(table.aimed) >= self.count:
            return
        melee = CHIPS[table.chip[unit]].melee
        candidates = [enemy for enemy in enemies(table) if enemy not in table.aimed]
        if melee and table.aimed:
            candidates = [enemy for enemy in candidates if table.adjacent(unit, enemy)]
        if not candidates:
            return
        table.then(self)
        aim_at_one(table, unit, best(table, unit, candidates, nearest=melee and not table.aimed))


def aim_at_one(table: Bones, unit: Unit, tied: list[Unit]) -> None:
    """A Baddie targets one of these equals; where there are several, players choose."""
    if len(tied) == 1:
        aim(table, unit, tied[0])
    else:
        table.then(ChooseVictim(LEADER, unit, tuple(tied), table.name(unit)))


def aim(table: Bones, unit: Unit, enemy: Unit) -> None:
    """A Baddie has chosen a target."""
    table.aimed.append(enemy)
    table.say(Targeted(unit, table.name(unit), enemy, table.name(enemy)))


class Victim(Choice, frozen=True):
    """A unit of the party's side."""

    unit: Unit
    name: UnitName


class ChooseVictim(Decision[Bones, Victim], frozen=True):
    """Whom a Baddie targets among equals: players decide."""

    rule = "target"
    otherwise = NotTied()
    unit: Unit
    tied: tuple[Unit, ...]
    name: UnitName

    def options(self, table: Bones) -> Sequence[Victim]:
        """Those that are tied."""
        return [Victim(enemy, table.name(enemy)) for enemy in self.tied]

    def resolve(self, table: Bones, choice: Victim) -> None:
        aim(table, self.unit, choice.unit)


class MoreTargets(Step[Bones], frozen=True):
    """Several portraits: more targets, for melee only those beside it; a taunt draws every blow."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Out of reach means no target at all."""
        unit = self.unit
        if not table.aimed or not table.stands(unit):
            return
        facts = CHIPS[table.chip[unit]]
        if facts.melee and not table.adjacent(unit, table.aimed[0]):
            table.aimed = []
        elif table.taunts(table.aimed[0]) and table.adjacent(unit, table.aimed[0]):
            table.aimed = table.aimed * facts.targets
        else:
            table.then(PickTarget(unit, facts.targets))
