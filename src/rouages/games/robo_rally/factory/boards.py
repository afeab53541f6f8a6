"""The printed boards: eight factory faces and two docking bays, square by square."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

Direction: TypeAlias = Annotated[int, Meta(ge=0, le=3, extra_json_schema={"enum": [0, 1, 2, 3]})]
"""A side or a heading: 0 north, 1 east, 2 south, 3 west."""
NORTH, EAST, SOUTH, WEST = DIRECTIONS = range(4)
LETTERS = "NESW"


class Terrain(StrEnum):
    """What kind of square it is."""

    FLOOR = "floor"
    PIT = "pit"
    WRENCH = "wrench"
    WRENCH_HAMMER = "wrench_hammer"
    GEAR_CW = "gear_cw"
    GEAR_CCW = "gear_ccw"
    BELT = "belt"
    EXPRESS = "express"


class Cell(Struct, frozen=True):
    """A square of a board; sides are directions."""

    terrain: Terrain
    out: Direction | None = None
    entries: tuple[Direction, ...] = ()
    walls: tuple[Direction, ...] = ()
    lasers: tuple[tuple[Direction, int], ...] = ()
    """The sides on which emitters hang, with how many."""
    pushers: tuple[tuple[Direction, tuple[int, ...]], ...] = ()
    """The sides on which pushers hang, with the registers in which they push."""
    dock: int = 0

    def turned(self, quarters: int) -> Cell:
        """The same square, turned clockwise."""
        return Cell(
            terrain=self.terrain,
            out=None if self.out is None else (self.out + quarters) % 4,
            entries=tuple((side + quarters) % 4 for side in self.entries),
            walls=tuple((side + quarters) % 4 for side in self.walls),
            lasers=tuple(((side + quarters) % 4, count) for side, count in self.lasers),
            pushers=tuple(((side + quarters) % 4, registers) for side, registers in self.pushers),
            dock=self.dock,
        )


class Board(Struct, frozen=True):
    """A face, as printed."""

    id: str
    width: int
    height: int
    rows: tuple[tuple[Cell, ...], ...]

    def size(self, quarters: int) -> tuple[int, int]:
        """Its width and height once turned."""
        return (self.height, self.width) if quarters % 2 else (self.width, self.height)

    def cells(self, quarters: int) -> Iterator[tuple[int, int, Cell]]:
        """Its squares once turned clockwise, each with its place."""
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row):
                yield *self.place(x, y, quarters), cell.turned(quarters)

    def place(self, x: int, y: int, quarters: int) -> tuple[int, int]:
        """Where a square comes to lie when the board is turned clockwise."""
        width, height = self.width, self.height
        for _ in range(quarters % 4):
            x, y, width, height = height - 1 - y, x, height, width
        return x, y


class _PrintedCell(Struct, frozen=True, forbid_unknown_fields=True):
    t: Terrain
    out: str | None = None
    entries: tuple[str, ...] = field(default=(), name="in")
    walls: tuple[str, ...] = ()
    laser: dict[str, int] = {}
    pusher: dict[str, tuple[int, ...]] = {}
    dock: int = 0


class _PrintedBoard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    width: int
    height: int
    reverse_side: str
    cells: tuple[tuple[_PrintedCell, ...], ...]


def _cell(printed: _PrintedCell) -> Cell:
    return Cell(
        terrain=printed.t,
        out=None if printed.out is None else LETTERS.index(printed.out),
        entries=tuple(LETTERS.index(side) for side in printed.entries),
        walls=tuple(LETTERS.index(side) for side in printed.walls),
        lasers=tuple((LETTERS.index(side), count) for side, count in printed.laser.items()),
        pushers=tuple((LETTERS.index(side), registers) for side, registers in printed.pusher.items()),
        dock=printed.dock,
    )


def _boards() -> dict[str, Board]:
    found = {}
    for source in sorted(files(__package__).joinpath("boards").iterdir(), key=lambda file: file.name):
        printed = msgspec.json.decode(source.read_text("utf-8"), type=_PrintedBoard)
        rows = tuple(tuple(_cell(cell) for cell in row) for row in printed.cells)
        found[printed.id] = Board(printed.id, printed.width, printed.height, rows)
    return found


BOARDS = _boards()
BAYS = tuple(name for name, board in BOARDS.items() if any(cell.dock for row in board.rows for cell in row))
"""The docking bays among the boards."""
FACTORIES = tuple(name for name in BOARDS if name not in BAYS)
"""The factory faces among the boards."""
