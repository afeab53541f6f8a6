"""What a token could do at each place, for the bots."""

from __future__ import annotations

from rouages.games.gear_and_piston.box.tiles import EMPTY, Tile
from rouages.games.gear_and_piston.judgement.potential import Garage
from rouages.games.gear_and_piston.table import BACK_ALLEY, JUNK_YARD, PATENT_OFFICE, WORKSHOP, Place

PART_BUILT = 1.2
"""What it is worth to build a part that fits."""


def place_value(garage: Garage, place: Place) -> float:
    """What a token could bring at a place, after the tokens that are there already."""
    table, seat = garage.table, garage.seat
    waiting = [tokens.count(seat) for tokens in table.placed]
    coming = waiting[BACK_ALLEY] + waiting[PATENT_OFFICE] + 2 * waiting[JUNK_YARD]
    room = table.room(seat) - coming
    if place == WORKSHOP:
        return workshop_value(garage, coming)
    if room <= 0:
        return -1.0
    ahead = len(table.placed[place])
    if place == PATENT_OFFICE:
        return shelf_value(garage, table.patents + table.outgoing, ahead)
    if place == JUNK_YARD:
        if table.variant:
            return 1.2 if room >= 2 else 0.5
        best = shelf_value(garage, table.scrap, ahead)
        return best + (max(0.3, 0.7 * best) if room >= 2 else 0.0)
    return 0.6 * (1 - garage.progress)


def workshop_value(garage: Garage, coming: int) -> float:
    """The parts that could be built with the actions of the next space, beyond those already planned."""
    table, seat = garage.table, garage.seat
    tokens = table.placed[WORKSHOP]
    planned = sum(
        [actions for actions, owner in zip(table.workshop_actions, tokens, strict=False) if owner == seat]
    )
    ready = len(garage.hand) + 0.7 * coming - planned
    actions = table.workshop_actions[len(tokens)]
    return PART_BUILT * max(0.0, min(float(actions), ready)) + 0.15


def shelf_value(garage: Garage, shelf: list[Tile], ahead: int) -> float:
    """What is left of a shelf when the tokens ahead have taken their pick, half of them the same as ours."""
    values = sorted([garage.worth(each) for each in shelf if each != EMPTY], reverse=True)
    place = (ahead + 1) // 2
    return values[place] if place < len(values) else 0.8
