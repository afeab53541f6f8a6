"""What a choice certainly does to the HP on the mat, found by trying it on a copy of the table."""

from __future__ import annotations

from typing import Any

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.components import UNITS
from rouages.games.too_many_bones.gearlocs.any_time import AnyTime
from rouages.games.too_many_bones.gearlocs.choices import Strike, UseDie
from rouages.games.too_many_bones.gearlocs.loot import UseLoot
from rouages.games.too_many_bones.gearlocs.plans import FollowPlan, UsePlan
from rouages.games.too_many_bones.gearlocs.resolving import UseDice
from rouages.games.too_many_bones.party.paying import PayBones
from rouages.games.too_many_bones.sight.odds.told import Change, Changes, Teller
from rouages.games.too_many_bones.table import Bones

CHANGING = (Strike, UseDie, UsePlan, UseLoot, AnyTime)
"""The choices that can change HP."""


class Unforeseen(Exception):
    """Chance would decide."""


class NoChance(Rng):
    """Chance that refuses to be asked."""

    def _draw(self, length: int, purpose: str) -> bytes:
        raise Unforeseen(purpose)


def forecast(table: Bones, decision: Decision[Any, Any], option: Choice) -> Changes | None:
    """What an option does for sure; None if that is nothing."""
    if not isinstance(option, CHANGING):
        return None
    copy: Bones = copy_table(table)
    copy.rng = NoChance(b"")
    try:
        decision.resolve(copy, option)
        _pay(copy, decision.seat, option)
    except Unforeseen:
        return None
    found = tuple(
        Change(unit, copy.hp[unit] - table.hp[unit], table.stands(unit) and not copy.stands(unit))
        for unit in range(UNITS)
        if table.stands(unit) and (copy.hp[unit] != table.hp[unit] or not copy.stands(unit))
    )
    return Changes(found) if found else None


def _pay(table: Bones, seat: Seat, option: Choice) -> None:
    """Which Bones pay changes nothing of what a plan does."""
    decision = table.next
    if isinstance(option, UsePlan) and isinstance(decision, PayBones):
        decision.resolve(table, decision.options(table)[0])
        FollowPlan(seat, option.plan, option.end).run(table)


FORESEEN: dict[type[Any], Teller] = {UseDice: forecast}
