"""Positions: how each game lays what a lesson says, on a table that its own set-up has laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rouages.lessons.cyberion import position as cyberion
from rouages.lessons.gear_and_piston import position as gear_and_piston
from rouages.lessons.out_of_gears import position as out_of_gears
from rouages.lessons.robo_rally import position as robo_rally
from rouages.lessons.too_many_bones import position as too_many_bones

Lay = Callable[[Any, dict[str, Any]], None]

POSITIONS: Mapping[str, Lay] = {
    "gear-and-piston": gear_and_piston.lay,
    "cyberion": cyberion.lay,
    "out-of-gears": out_of_gears.lay,
    "robo-rally": robo_rally.lay,
    "too-many-bones": too_many_bones.lay,
}
