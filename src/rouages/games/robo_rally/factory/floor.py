"""The factory floor: a course laid out once, as flat lists by square; nothing here ever changes.

A square is its place in the grid of the course, row by row from the north-west corner.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct

from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.factory.boards import DIRECTIONS, NORTH, Cell, Direction, Terrain
from rouages.games.robo_rally.factory.courses import Course

Square = int
WALL = -1
"""Where a step leads that a wall stops."""
OUTSIDE = -2
"""Where a step leads that leaves the boards."""
OFF_BOARD = -1
"""The square of a robot that stands nowhere."""

NO_BELT, BELT, EXPRESS = range(3)
NO_REPAIR, WRENCH, WRENCH_HAMMER = range(3)
BELTS = {Terrain.BELT: BELT, Terrain.EXPRESS: EXPRESS}
GEARS = {Terrain.GEAR_CW: 1, Terrain.GEAR_CCW: 3}
REPAIRS = {Terrain.WRENCH: WRENCH, Terrain.WRENCH_HAMMER: WRENCH_HAMMER}


class Beam(Struct, frozen=True):
    """The lasers of one wall: how many, where they point, and the squares they cross, the nearest first."""

    count: int
    direction: Direction
    path: tuple[Square, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Floor:
    """A course as it lies."""

    width: int
    height: int
    cells: tuple[Cell | None, ...]
    """The printed squares; None where no board lies."""
    board: tuple[int, ...]
    """The number of the board of each square, in the order of the course."""
    step: tuple[int, ...]
    """By square * 4 + direction: the next square, WALL or OUTSIDE."""
    sight: tuple[tuple[Square, ...], ...]
    """By square * 4 + direction: the squares ahead, as far as a wall or the end of the boards."""
    pit: tuple[bool, ...]
    belt: tuple[int, ...]
    carry: tuple[int, ...]
    """Where a belt takes a robot: a square, WALL or OUTSIDE."""
    heading: tuple[Direction, ...]
    """The direction in which a belt runs."""
    bend: tuple[int, ...]
    """The quarter turns of a robot that this square's belt carries into the next square."""
    gear: tuple[int, ...]
    pushers: tuple[dict[Square, Direction], ...]
    """The pushers of each register, by square."""
    beams: tuple[Beam, ...]
    repair: tuple[int, ...]
    docks: tuple[Square, ...]
    """The docks in the order of their numbers."""
    dock_facing: Direction
    arm: tuple[tuple[Square, ...], ...]
    """The neighbours that a Mechanical Arm reaches, walls considered."""

    @property
    def squares(self) -> range:
        """All squares of the grid."""
        return range(self.width * self.height)

    def is_floor(self, square: Square) -> bool:
        """Whether a robot can stand there."""
        return self.cells[square] is not None and not self.pit[square]

    def ring(self, centre: Square, distance: int) -> list[Square]:
        """The squares at this distance, diagonals counting one, on which a robot can stand."""
        x, y = centre % self.width, centre // self.width
        return [
            square
            for square in self.squares
            if max(abs(square % self.width - x), abs(square // self.width - y)) == distance
            and self.is_floor(square)
        ]

    def distance(self, square: Square, other: Square) -> int:
        """In steps to the side, walls and pits not considered."""
        width = self.width
        return abs(square % width - other % width) + abs(square // width - other // width)


@lru_cache(maxsize=256)
def floor_of(course: Course, turned: tuple[int, ...] = ()) -> Floor:
    """The floor of a course that is raced, its boards turned by so many more quarters (Frenetic Factory)."""
    return laid_out(course, turned)


@lru_cache(maxsize=8)
def laid_out(course: Course, turned: tuple[int, ...] = ()) -> Floor:
    """A course laid out, kept for a moment only: its maker may change it next."""
    width, height = grid_size(course)
    cells: list[Cell | None] = [None] * (width * height)
    board = [-1] * (width * height)
    for number, part in enumerate(course.parts):
        more = turned[number] if number < len(turned) else 0
        for x, y, cell in part.face.cells(part.quarters + more):
            square = (part.y + y) * width + part.x + x
            cells[square] = cell
            board[square] = number
    step = tuple(_next(cells, square, side, width) for square in range(len(cells)) for side in DIRECTIONS)
    return Floor(
        width=width,
        height=height,
        cells=tuple(cells),
        board=tuple(board),
        step=step,
        sight=tuple(_sight(step, square, side) for square in range(len(cells)) for side in DIRECTIONS),
        pit=tuple(cell is not None and cell.terrain is Terrain.PIT for cell in cells),
        belt=tuple(BELTS.get(cell.terrain, NO_BELT) if cell else NO_BELT for cell in cells),
        carry=tuple(_carry(cells, step, square) for square in range(len(cells))),
        heading=tuple(cell.out or NORTH if cell else NORTH for cell in cells),
        bend=tuple(_bend(cells, step, square) for square in range(len(cells))),
        gear=tuple(GEARS.get(cell.terrain, 0) if cell else 0 for cell in cells),
        pushers=tuple(_pushers(cells, register) for register in range(REGISTERS)),
        beams=tuple(_beams(cells, step)),
        repair=tuple(REPAIRS.get(cell.terrain, NO_REPAIR) if cell else NO_REPAIR for cell in cells),
        docks=_docks(cells),
        dock_facing=course.bay.quarters if course.bay else NORTH,
        arm=tuple(_arm(step, square) if cells[square] else () for square in range(len(cells))),
    )


def grid_size(course: Course) -> tuple[int, int]:
    """The width and height of the smallest grid that holds all boards."""
    return (
        max(part.x + part.size[0] for part in course.parts),
        max(part.y + part.size[1] for part in course.parts),
    )


def opposite(side: Direction) -> Direction:
    return (side + 2) % 4


def _next(cells: list[Cell | None], square: Square, side: Direction, width: int) -> int:
    """A wall blocks whichever of its two squares it is drawn in."""
    cell = cells[square]
    if cell is None:
        return OUTSIDE
    if side in cell.walls:
        return WALL
    x = square % width + (0, 1, 0, -1)[side]
    y = square // width + (-1, 0, 1, 0)[side]
    if not (0 <= x < width and 0 <= y < len(cells) // width):
        return OUTSIDE
    other = cells[y * width + x]
    if other is None:
        return OUTSIDE
    return WALL if opposite(side) in other.walls else y * width + x


def _sight(step: tuple[int, ...], square: Square, side: Direction) -> tuple[Square, ...]:
    found = []
    while (square := step[square * 4 + side]) >= 0:
        found.append(square)
    return tuple(found)


def _carry(cells: list[Cell | None], step: tuple[int, ...], square: Square) -> int:
    cell = cells[square]
    return WALL if cell is None or cell.out is None else step[square * 4 + cell.out]


def _bend(cells: list[Cell | None], step: tuple[int, ...], square: Square) -> int:
    """A robot carried in through a drawn side entry turns towards the exit; any other entry does not turn."""
    cell = cells[square]
    if cell is None or cell.out is None:
        return 0
    to = step[square * 4 + cell.out]
    into = cells[to] if to >= 0 else None
    if into is None or into.out is None or opposite(cell.out) not in into.entries:
        return 0
    return (into.out - cell.out) % 4


def _pushers(cells: list[Cell | None], register: int) -> dict[Square, Direction]:
    return {
        square: opposite(side)
        for square, cell in enumerate(cells)
        if cell
        for side, registers in cell.pushers
        if register + 1 in registers
    }


def _beams(cells: list[Cell | None], step: tuple[int, ...]) -> list[Beam]:
    return [
        Beam(count, opposite(side), (square, *_sight(step, square, opposite(side))))
        for square, cell in enumerate(cells)
        if cell
        for side, count in cell.lasers
    ]


def _docks(cells: list[Cell | None]) -> tuple[Square, ...]:
    docks = {cell.dock: square for square, cell in enumerate(cells) if cell and cell.dock}
    return tuple(docks[number] for number in sorted(docks))


def _arm(step: tuple[int, ...], square: Square) -> tuple[Square, ...]:
    """Neighbours without a wall between; a diagonal one by either of its two ways (ruling 23)."""
    found = set()
    for side in DIRECTIONS:
        if (near := step[square * 4 + side]) >= 0:
            found.add(near)
            for turn in (side + 1) % 4, (side + 3) % 4:
                if (far := step[near * 4 + turn]) >= 0:
                    found.add(far)
    return tuple(sorted(found))
