"""Cars: two rows of cells in at most two sections; building, splitting and joining them.

A section never changes: building makes another one. Its columns keep their numbers while it grows to either
side, so that what was built never seems to move. A mask is a row as bits, the leftmost column the lowest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from rouages.games.gear_and_piston.box.tiles import BOTTOM, EMPTY, TOP, Row, Tile

Mask = int


class Section(Struct, frozen=True, gc=False):
    """Parts that hang together by their edges."""

    left: int
    """The number of its first column."""
    top: tuple[Tile, ...]
    bottom: tuple[Tile, ...]

    def at(self, row: Row, column: int) -> Tile:
        """The tile of a cell."""
        cells = self.bottom if row else self.top
        place = column - self.left
        return cells[place] if 0 <= place < len(cells) else EMPTY

    def cells(self) -> Iterator[tuple[Row, int, Tile]]:
        """Every part with its row and column."""
        for row, tiles in ((TOP, self.top), (BOTTOM, self.bottom)):
            for column, found in enumerate(tiles, self.left):
                if found:
                    yield row, column, found


Car = tuple[Section, ...]
"""The sections of a car: none, one or two."""
NOT_BEGUN = Section(0, (), ())
"""A car without any part."""


def first_part(row: Row, found: Tile) -> Section:
    """A new section of one part."""
    return Section(0, (EMPTY,), (found,)) if row else Section(0, (found,), (EMPTY,))


def with_part(section: Section, row: Row, column: int, found: Tile) -> Section:
    """The section with a tile in this cell, over what was there."""
    left, top, bottom = section.left, section.top, section.bottom
    if column < left:
        left, top, bottom = column, (EMPTY, *top), (EMPTY, *bottom)
    elif column == left + len(top):
        top, bottom = (*top, EMPTY), (*bottom, EMPTY)
    place = column - left
    if row:
        bottom = (*bottom[:place], found, *bottom[place + 1 :])
    else:
        top = (*top[:place], found, *top[place + 1 :])
    return Section(left, top, bottom)


def mask_of(tiles: tuple[Tile, ...]) -> Mask:
    """Which cells of a row are taken."""
    found, bit = 0, 1
    for each in tiles:
        if each:
            found |= bit
        bit <<= 1
    return found


@lru_cache(maxsize=1 << 14)
def bits(mask: Mask) -> tuple[int, ...]:
    """The columns of a mask."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def border(section: Section, row: Row) -> list[int]:
    """The free cells of a row that touch a part of the section by an edge, by column."""
    here = mask_of(section.bottom if row else section.top) << 1
    across = mask_of(section.top if row else section.bottom) << 1
    first = section.left - 1
    return [first + place for place in bits((here << 1 | here >> 1 | across) & ~here)]


def pieces(top: Mask, bottom: Mask) -> list[tuple[Mask, Mask]]:
    """The parts of these cells that hang together by their edges."""
    found = []
    while top or bottom:
        grown_top, grown_bottom = top & -top, 0 if top else bottom & -bottom
        before = (0, 0)
        while before != (grown_top, grown_bottom):
            before = grown_top, grown_bottom
            grown_top = (grown_top | grown_top << 1 | grown_top >> 1 | grown_bottom) & top
            grown_bottom = (grown_bottom | grown_bottom << 1 | grown_bottom >> 1 | grown_top) & bottom
        found.append((grown_top, grown_bottom))
        top &= ~grown_top
        bottom &= ~grown_bottom
    return found


def pieces_without(section: Section, row: Row, column: int) -> list[tuple[Mask, Mask]]:
    """What a section falls into when a part is taken away."""
    gone = ~(1 << (column - section.left))
    top, bottom = mask_of(section.top), mask_of(section.bottom)
    return pieces(top, bottom & gone) if row else pieces(top & gone, bottom)


def without_part(section: Section, row: Row, column: int) -> Car:
    """The section without this part: nothing, one piece or several, their columns unchanged."""
    return tuple([cut_out(section, top, bottom) for top, bottom in pieces_without(section, row, column)])


def cut_out(section: Section, top: Mask, bottom: Mask) -> Section:
    """The section that has only these cells."""
    both = top | bottom
    first, end = (both & -both).bit_length() - 1, both.bit_length()
    return Section(
        section.left + first,
        tuple([section.top[place] if top >> place & 1 else EMPTY for place in range(first, end)]),
        tuple([section.bottom[place] if bottom >> place & 1 else EMPTY for place in range(first, end)]),
    )


def removable(car: Car) -> list[tuple[int, Row, int]]:
    """The parts that can be dismantled so that no more than two sections are left (ruling 18)."""
    others = len(car) - 1
    return [
        (number, row, column)
        for number, section in enumerate(car)
        for row, column, _ in section.cells()
        if others + len(pieces_without(section, row, column)) <= 2
    ]


def fits(first: Section, second: Section) -> list[int]:
    """The columns of the first section where the second can begin when they are joined (ruling 17)."""
    width = len(second.top)
    top, bottom = mask_of(first.top) << width, mask_of(first.bottom) << width
    near_top = top << 1 | top >> 1 | bottom
    near_bottom = bottom << 1 | bottom >> 1 | top
    other_top, other_bottom = mask_of(second.top), mask_of(second.bottom)
    found = []
    for shift in range(len(first.top) + width + 1):
        over, under = other_top << shift, other_bottom << shift
        if not (over & top or under & bottom) and (over & near_top or under & near_bottom):
            found.append(first.left + shift - width)
    return found


def joined(first: Section, second: Section, column: int) -> Section:
    """Both sections as one, the second beginning at this column of the first."""
    left = min(first.left, column)
    end = max(first.left + len(first.top), column + len(second.top))
    away = second.left - column
    columns = range(left, end)
    return Section(
        left,
        tuple([first.at(TOP, place) or second.at(TOP, place + away) for place in columns]),
        tuple([first.at(BOTTOM, place) or second.at(BOTTOM, place + away) for place in columns]),
    )
