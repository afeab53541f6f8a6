"""Whom a Gearloc that walks could target from where it would stand."""

from __future__ import annotations

from typing import Any

from rouages.engine.agenda import Choice
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.gearlocs.turn import Stay, WalkOrStay
from rouages.games.too_many_bones.sight.odds.forecast import forecast
from rouages.games.too_many_bones.sight.odds.told import Prospect, Reach, Teller
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.moving import Spot, move
from rouages.games.too_many_bones.units.targets import targets


def _walking(table: Bones, decision: WalkOrStay, option: Choice) -> Prospect | None:
    """Who is in reach of who fights hand to hand, step by step; who shoots reaches as far from anywhere."""
    if not isinstance(option, Stay | Spot):
        return forecast(table, decision, option)
    seat = decision.seat
    if not GEARLOC[table.who[seat]].melee:
        return None
    copy: Bones = copy_table(table)
    if isinstance(option, Spot):
        move(copy, seat, option.place)
    return Reach(tuple(targets(copy, seat)))


WALKING: dict[type[Any], Teller] = {WalkOrStay: _walking}
