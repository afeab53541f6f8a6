"""Counting the components: none appears or vanishes."""

from __future__ import annotations

from rouages.games.out_of_gears.components import UPGRADES
from rouages.games.out_of_gears.gears import KINDS, count
from rouages.games.out_of_gears.table import Gears


def inventory(table: Gears) -> list[int]:
    """How many gears there are of each kind and upgrades of each name, wherever they lie."""
    piles = table.dumps + table.carried + table.circuit + table.stolen
    gears = [sum(count(pile, kind) for pile in piles) + table.reserve.count(kind) for kind in KINDS]
    cards = [*table.box, *table.upgrades, *table.used]
    return gears + [cards.count(upgrade) for upgrade in UPGRADES]
