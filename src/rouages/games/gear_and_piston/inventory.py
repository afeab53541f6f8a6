"""Counting the components: none appears or vanishes."""

from __future__ import annotations

from rouages.games.gear_and_piston.box.components import MISSING_SALVAGE
from rouages.games.gear_and_piston.box.tiles import BACK_OF, EMPTY, INSTABILITY_OF, SALVAGE
from rouages.games.gear_and_piston.table import Town


def inventory(table: Town) -> list[int]:
    """Every tile, wherever it lies; the salvage by instability; the tokens of each seat."""
    found = [*table.new_pile, *table.junk_pile, *table.new_discard, *table.junk_discard, *table.looked]
    found += [*table.patents, *table.outgoing, *table.scrap, table.bench, *table.salvage_pile, table.drawn]
    for hand, covered, car in zip(table.hands, table.covered, table.cars, strict=True):
        found += [*hand, *covered]
        for section in car:
            found += [*section.top, *section.bottom]
    parts = sorted(each for each in found if each != EMPTY and BACK_OF[each] != SALVAGE)
    values = [INSTABILITY_OF[each] for each in found if BACK_OF[each] == SALVAGE]
    salvage = [values.count(value) for value in range(4)]
    salvage[MISSING_SALVAGE] -= table.missing_salvage
    return parts + salvage + [tokens_of(table, seat) for seat in range(table.players)]


def tokens_of(table: Town, seat: int) -> int:
    """The tokens of a seat: in the box, at rest, or waiting to act."""
    waiting = [
        tokens[resolved:].count(seat) for tokens, resolved in zip(table.placed, table.resolved, strict=True)
    ]
    return table.tokens[seat] + table.resting.count(seat) + sum(waiting)
