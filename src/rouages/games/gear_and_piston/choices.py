"""What can be chosen in Gear & Piston; choices that look alike are the same object."""

from __future__ import annotations

from functools import cache

from rouages.engine.agenda import Choice
from rouages.games.gear_and_piston.box.tiles import ROWS, Row, Tile, code_of, icons_of, part_of
from rouages.games.gear_and_piston.words import Icons, PartName, PileEnd, PlaceName, RowName, Shelf, Side


class GoTo(Choice, frozen=True):
    """A token onto the first free space of a place."""

    place: PlaceName


class Discard(Choice, frozen=True):
    """A blueprint to get rid of."""

    part: PartName
    icons: Icons


class KeepAll(Choice, frozen=True):
    """No blueprint is discarded."""


class Spy(Choice, frozen=True):
    """Espionage on a seat."""

    victim: int


class UnionMuscle(Choice, frozen=True):
    """Move one of the own tokens within its place."""


class BlackMarket(Choice, frozen=True):
    """Look at the top of the new pile and keep one tile."""


class Steal(Choice, frozen=True):
    """A blueprint out of the hand that was spied on."""

    part: PartName
    icons: Icons


class Slide(Choice, frozen=True):
    """A token of the own from one space of a place to another."""

    place: PlaceName
    start: int
    end: int


class Keep(Choice, frozen=True):
    """One of the tiles that were looked at."""

    part: PartName
    icons: Icons


class Return(Choice, frozen=True):
    """The tiles that were not kept, on top of the pile or below it; this one is drawn first."""

    where: PileEnd
    part: PartName
    icons: Icons


class Take(Choice, frozen=True):
    """A part that lies face up."""

    shelf: Shelf
    part: PartName
    icons: Icons


class DrawBlind(Choice, frozen=True):
    """The top of the pile, unseen."""


class Leave(Choice, frozen=True):
    """No more parts."""


class Build(Choice, frozen=True):
    """A blueprint to be added to the car."""

    part: PartName
    icons: Icons


class Dismantle(Choice, frozen=True):
    """A part is to be taken off the car."""


class Repair(Choice, frozen=True):
    """Parts are to be replaced."""


class Join(Choice, frozen=True):
    """The two sections are to be joined."""


class EndTurn(Choice, frozen=True):
    """No more work."""


class Cell(Choice, frozen=True):
    """A cell of a section."""

    section: int
    row: RowName
    column: int


class NewSection(Choice, frozen=True):
    """The part begins a second section."""


class Swap(Choice, frozen=True):
    """A blueprint in place of the part in a cell."""

    part: PartName
    icons: Icons
    section: int
    row: RowName
    column: int


class EndRepair(Choice, frozen=True):
    """No more replacements."""


class Fit(Choice, frozen=True):
    """How two sections are joined: on which side, and the column where the second begins."""

    side: Side
    column: int


class StayApart(Choice, frozen=True):
    """The sections are not joined yet."""


class Add(Choice, frozen=True):
    """The salvage tile as a part in a free cell."""

    part: PartName
    row: RowName
    column: int


class Cover(Choice, frozen=True):
    """The salvage tile as a part, over the part in a cell."""

    part: PartName
    row: RowName
    column: int


KEEP_ALL = KeepAll()
UNION_MUSCLE = UnionMuscle()
BLACK_MARKET = BlackMarket()
DRAW_BLIND = DrawBlind()
LEAVE = Leave()
DISMANTLE = Dismantle()
REPAIR = Repair()
JOIN = Join()
END_TURN = EndTurn()
NEW_SECTION = NewSection()
END_REPAIR = EndRepair()
STAY_APART = StayApart()


@cache
def discard(found: Tile) -> Discard:
    """Get rid of this tile."""
    return Discard(part_of(found), icons_of(found))


@cache
def steal(found: Tile) -> Steal:
    """Take this tile out of the hand."""
    return Steal(part_of(found), icons_of(found))


@cache
def keep(found: Tile) -> Keep:
    return Keep(part_of(found), icons_of(found))


@cache
def take(shelf: Shelf, found: Tile) -> Take:
    """Take this tile from a shelf."""
    return Take(shelf, part_of(found), icons_of(found))


@cache
def build(found: Tile) -> Build:
    return Build(part_of(found), icons_of(found))


@cache
def cell(section: int, row: Row, column: int) -> Cell:
    return Cell(section, ROWS[row], column)


def tile_of(
    choice: Discard | Steal | Keep | Return | Take | Build | Swap,
) -> Tile:
    """The tile that a choice speaks of."""
    return code_of(choice.part, choice.icons)


def row_of(choice: Cell | Swap | Add | Cover) -> Row:
    """The row that a choice speaks of."""
    return ROWS.index(choice.row)
