"""Whom a Gearloc may target."""

from __future__ import annotations

from rouages.engine.agenda import Reason, Seat
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.box.effects import TAUNT, TERRIFY
from rouages.games.too_many_bones.box.words import UnitName
from rouages.games.too_many_bones.table import Bones, Unit


class NotOnMat(Reason, frozen=True):
    """There is no such foe on the mat."""

    rule = "gearloc_turn"


class MeleeReach(Reason, frozen=True):
    """Melee aims at a foe beside."""

    rule = "gearloc_turn"
    name: UnitName


class CannotBeAimedAt(Reason, frozen=True):
    """The foe is hidden, shrouded, terrifying, or behind the front line."""

    rule = "baddie_chip"
    name: UnitName


class Taunted(Reason, frozen=True):
    """A taunt beside binds."""

    rule = "effects"


def may_aim_at(table: Bones, seat: Seat, unit: Unit) -> bool:
    """Whether nothing hides a foe from this Gearloc, near or far."""
    if table.hidden(unit):
        return False
    if table.has(seat, TERRIFY) and table.skill(unit, "terrify"):
        return False
    if table.skill(unit, "shrouded") and not table.adjacent(seat, unit):
        return False
    return not (table.rules.melee_first and is_shielded_by_melee(table, unit))


def is_shielded_by_melee(table: Bones, unit: Unit) -> bool:
    """Where the front line must fall first, ranged Baddies wait behind it."""
    return not CHIPS[table.chip[unit]].melee and any([CHIPS[table.chip[foe]].melee for foe in table.foes()])


def targets(table: Bones, seat: Seat) -> list[Unit]:
    """The foes that a Gearloc may target: beside it for melee, anywhere for ranged; a taunt binds."""
    melee = GEARLOC[table.who[seat]].melee
    found = [
        unit
        for unit in table.foes()
        if may_aim_at(table, seat, unit) and (not melee or table.adjacent(seat, unit))
    ]
    taunting = [unit for unit in found if table.has(unit, TAUNT) and table.adjacent(seat, unit)]
    return taunting or found


def why_no_target(table: Bones, seat: Seat, unit: Unit) -> Reason:
    """Why a Gearloc may not target this unit."""
    if unit not in table.foes():
        return NotOnMat()
    if not may_aim_at(table, seat, unit):
        return CannotBeAimedAt(table.name(unit))
    if GEARLOC[table.who[seat]].melee and not table.adjacent(seat, unit):
        return MeleeReach(table.name(unit))
    return Taunted()


def any_baddies(table: Bones, seat: Seat) -> list[Unit]:
    """The foes that a skill for any Baddie may choose."""
    return [unit for unit in table.foes() if may_aim_at(table, seat, unit)]


def adjacent_baddies(table: Bones, seat: Seat) -> list[Unit]:
    """The foes beside a Gearloc that it may choose."""
    return [unit for unit in any_baddies(table, seat) if table.adjacent(seat, unit)]


def points(table: Bones, unit: Unit) -> int:
    """What a foe is worth."""
    return CHIPS[table.chip[unit]].points
