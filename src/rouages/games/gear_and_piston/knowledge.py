"""What each seat knows of hidden tiles, kept exactly as far as they remember all that they saw.

A clue says: a tile of this kind is in one of these zones. A zone is a bit: each seat's hand, and the unseen
part of the new pile. A clue with one zone is certain; theft and the black market make it vague. Where two
clues could each explain what was seen, both are dropped: a seat never believes more than it can know.
"""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.box.tiles import BACK_OF, Tile
from rouages.games.gear_and_piston.table import Town

ZONES = 8
"""Bits of a clue that say where; the tile stands above them."""
PILE = 1 << 7


def clue(found: Tile, zones: int) -> int:
    """A tile of this kind is in one of these zones."""
    return found << ZONES | zones


def tile_of(known: int) -> Tile:
    """The tile of a clue."""
    return known >> ZONES


def zones_of(known: int) -> int:
    """The zones of a clue."""
    return known & (1 << ZONES) - 1


def saw_taken(table: Town, seat: Seat, found: Tile) -> None:
    """Everyone saw which tile a seat took."""
    known = clue(found, 1 << seat)
    for witness, clues in enumerate(table.clues):
        if witness != seat:
            clues.append(known)


def saw_leave(table: Town, seat: Seat, found: Tile) -> None:
    """Everyone saw a tile come out of a hand."""
    for witness, clues in enumerate(table.clues):
        if witness != seat and clues:
            settle(clues, found, 1 << seat)


def settle(clues: list[int], found: Tile, zone: int) -> None:
    """A tile was seen to leave a zone: the certain clue about it is used up, or all vague ones are."""
    certain = clue(found, zone)
    if certain in clues:
        clues.remove(certain)
    else:
        clues[:] = [known for known in clues if not (known >> ZONES == found and known & zone)]


def widen(clues: list[int], zone: int, by: int, back: int = 0) -> None:
    """A tile went unseen from one zone to another: what was in the first may be in the second."""
    for place, known in enumerate(clues):
        if known & zone and (not back or BACK_OF[known >> ZONES] == back):
            clues[place] = known | by


def came_up(table: Town, found: Tile, seen: int) -> None:
    """A tile of the new pile was turned up; those who knew it there had no clue about it."""
    for witness, clues in enumerate(table.clues):
        if clues and not seen >> witness & 1:
            settle(clues, found, PILE)


def drawn_unseen(table: Town, seat: Seat, found: Tile, seen: int) -> None:
    """A seat drew the top of the new pile; those who had seen it there know what it is."""
    for witness, clues in enumerate(table.clues):
        if witness == seat:
            if not seen >> seat & 1:
                settle(clues, found, PILE)
        elif seen >> witness & 1:
            clues.append(clue(found, 1 << seat))
        elif clues:
            widen(clues, PILE, 1 << seat)


def looked_through(table: Town, seat: Seat, found: list[Tile], seen: list[int]) -> None:
    """A seat looks at tiles of the new pile, to keep one: the others no longer know where each of them is."""
    for witness, clues in enumerate(table.clues):
        if witness == seat:
            for each, known_by in zip(found, seen, strict=True):
                if not known_by >> seat & 1:
                    settle(clues, each, PILE)
            continue
        widen(clues, PILE, 1 << seat)
        clues += [
            clue(each, PILE | 1 << seat)
            for each, known_by in zip(found, seen, strict=True)
            if known_by >> witness & 1
        ]


def saw_hand(table: Town, seat: Seat, victim: Seat) -> None:
    """A seat has looked at all of another's blueprints."""
    zone = 1 << victim
    hand = table.hands[victim]
    kept = []
    for known in table.clues[seat]:
        if not known & zone:
            kept.append(known)
        elif zones_of(known) != zone:
            sure = table.clues[seat].count(clue(tile_of(known), zone))
            if hand.count(tile_of(known)) <= sure:
                kept.append(known & ~zone)
    table.clues[seat] = kept + [clue(found, zone) for found in hand]


def stolen(table: Town, seat: Seat, victim: Seat, found: Tile) -> None:
    """A tile went from one hand to another, and only these two know which."""
    for witness, clues in enumerate(table.clues):
        if witness == seat:
            clues.remove(clue(found, 1 << victim))
        elif witness == victim:
            clues.append(clue(found, 1 << seat))
        else:
            widen(clues, 1 << victim, 1 << seat, BACK_OF[found])
