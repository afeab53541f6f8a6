"""The factory as it is shown: every square in words that a drawing can follow, made once for each course."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rouages.games.robo_rally.factory.boards import BAYS, Cell, Direction, Terrain
from rouages.games.robo_rally.factory.courses import Category, Course, Length, Level, Rule
from rouages.games.robo_rally.factory.floor import Beam, Floor, floor_of


class SquareView(Struct, frozen=True, omit_defaults=True):
    """A square of the factory."""

    terrain: Terrain = Terrain.FLOOR
    out: Direction | None = None
    entries: tuple[Direction, ...] = ()
    walls: tuple[Direction, ...] = ()
    lasers: tuple[tuple[Direction, int], ...] = ()
    pushers: tuple[tuple[Direction, tuple[int, ...]], ...] = ()
    dock: int = 0
    bay: bool = False


class PartView(Struct, frozen=True):
    """A board as it lies."""

    board: str
    x: int
    y: int
    width: int
    height: int
    turn: int


class CourseView(Struct, frozen=True):
    """The course and its factory."""

    id: str
    title: str
    category: Category
    level: Level | None
    length: Length | None
    rules: tuple[Rule, ...]
    width: int
    height: int
    parts: tuple[PartView, ...]
    squares: tuple[SquareView | None, ...]
    """Row by row; None where no board lies."""
    beams: tuple[Beam, ...]


@lru_cache(maxsize=64)
def course_view(course: Course, turned: tuple[int, ...]) -> CourseView:
    """The factory of a course as it lies now."""
    return drawn(course, turned, floor_of(course, turned))


def drawn(course: Course, turned: tuple[int, ...], floor: Floor) -> CourseView:
    """A course that is laid out, for the eye."""
    bays = [number for number, part in enumerate(course.parts) if part.board in BAYS]
    return CourseView(
        id=course.id,
        title=course.title,
        category=course.category,
        level=course.level,
        length=course.length,
        rules=course.rules,
        width=floor.width,
        height=floor.height,
        parts=tuple(
            PartView(part.board, part.x, part.y, *part.size, (part.turn + 90 * _more(turned, number)) % 360)
            for number, part in enumerate(course.parts)
        ),
        squares=tuple(
            _square(cell, in_bay=floor.board[square] in bays) if cell else None
            for square, cell in enumerate(floor.cells)
        ),
        beams=floor.beams,
    )


def _more(turned: tuple[int, ...], number: int) -> int:
    return turned[number] if number < len(turned) else 0


def _square(cell: Cell, *, in_bay: bool) -> SquareView:
    return SquareView(
        terrain=cell.terrain,
        out=cell.out,
        entries=cell.entries,
        walls=cell.walls,
        lasers=cell.lasers,
        pushers=cell.pushers,
        dock=cell.dock,
        bay=in_bay,
    )
