"""What a lesson of Out of Gears lays: gears on dumps, with robots, in circuits and in the reserve."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from rouages.games.out_of_gears.gears import Kind, pile
from rouages.games.out_of_gears.table import Gears, Robot

Piles = dict[Robot, tuple[Kind, ...]]


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Gears by robot or dump; where none are named, none lie."""

    dumps: Piles
    reserve: tuple[Kind, ...]
    """In the order in which they are drawn."""
    carried: Piles = {}
    circuit: Piles = {}


def lay(table: Gears, stated: dict[str, Any]) -> None:
    """Lay these gears and no others."""
    position = msgspec.convert(stated, Position, strict=False)
    table.reserve = list(position.reserve[::-1])
    for piles, wanted in (
        (table.dumps, position.dumps),
        (table.carried, position.carried),
        (table.circuit, position.circuit),
    ):
        piles[:] = [pile(wanted.get(robot, ())) for robot in range(len(piles))]
