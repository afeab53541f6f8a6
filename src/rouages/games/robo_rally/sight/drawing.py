"""The factory in small: belts, pits and flags, and where each robot stands."""

from __future__ import annotations

from rouages.engine.drawing import (
    BRASS,
    CARD,
    INK,
    LINE,
    PAPER,
    SEATS,
    SHADE,
    STEEL,
    bar,
    disc,
    edge,
    plate,
    polygon,
    shape,
)
from rouages.engine.drawing import robot as head
from rouages.games.robo_rally.factory.boards import Direction, Terrain
from rouages.games.robo_rally.sight.layout import SquareView
from rouages.games.robo_rally.sight.view import Condition, FlagView, RallyView, RobotView

FLOOR = "#cfc3ab"
GROUND = {
    Terrain.PIT: "#1d1713",
    Terrain.BELT: "#c99a43",
    Terrain.EXPRESS: "#3f7aa8",
    Terrain.WRENCH: "#7fa56f",
    Terrain.WRENCH_HAMMER: "#7fa56f",
    Terrain.GEAR_CW: "#9a8f7c",
    Terrain.GEAR_CCW: "#9a8f7c",
}
CLOTH = "#f0c33c"
"""Of a flag that is nobody's."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Across and down, towards each direction."""


def drawing(view: RallyView) -> str:
    """The course on the left, robots with flags and lives in what it leaves on the right."""
    course = view.course
    side = min(760 / course.width, 576 / course.height)
    left, top = 30, 27 + (576 - side * course.height) / 2
    right = left + side * course.width + 24

    def place(square: int) -> tuple[float, float]:
        return left + side * (square % course.width), top + side * (square // course.width)

    squares = [_square(cell, *place(number), side) for number, cell in enumerate(course.squares) if cell]
    walls = [_walls(cell, *place(number), side) for number, cell in enumerate(course.squares) if cell]
    flags = [_flag(flag, *place(flag.square), side) for flag in view.flags if flag.square is not None]
    robots = [_piece(robot, *place(robot.square), side) for robot in view.robots if robot.square is not None]
    height = min(132.0, 580 / max(1, len(view.robots)))
    first = (630 - height * len(view.robots)) / 2
    rows = [
        _row(robot, len(view.flags), (right, first + height * number), height)
        for number, robot in enumerate(view.robots)
    ]
    return "".join([*squares, *walls, *flags, *robots, *rows])


def _square(cell: SquareView, x: float, y: float, side: float) -> str:
    ground = shape(
        "rect",
        x=x,
        y=y,
        width=side,
        height=side,
        fill=GROUND.get(cell.terrain, FLOOR),
        stroke=SHADE,
        stroke_width=1,
    )
    if cell.out is None:
        hub = cell.terrain in (Terrain.GEAR_CW, Terrain.GEAR_CCW)
        return ground + (disc(x + side / 2, y + side / 2, side * 0.34, BRASS) if hub else "")
    return ground + _arrow(cell.out, x + side / 2, y + side / 2, side * 0.3, PAPER)


def _arrow(towards: Direction, x: float, y: float, size: float, fill: str) -> str:
    across, down = STEPS[towards]
    corners = [
        (x + across * size, y + down * size),
        (x - across * size - down * size, y - down * size + across * size),
        (x - across * size + down * size, y - down * size - across * size),
    ]
    return polygon(corners, fill, fill_opacity=0.85)


def _walls(cell: SquareView, x: float, y: float, side: float) -> str:
    corners = ((x, y, x + side, y), (x + side, y, x + side, y + side), (x, y + side, x + side, y + side))
    ends = (*corners, (x, y, x, y + side))
    return "".join(
        shape("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=INK, stroke_width=max(2.0, side / 9))
        for x1, y1, x2, y2 in (ends[wall] for wall in cell.walls)
    )


def _flag(flag: FlagView, x: float, y: float, side: float) -> str:
    fill = CLOTH if flag.team is None else SEATS[flag.team]
    pole = shape("rect", x=x + side * 0.24, y=y + side * 0.1, width=side * 0.1, height=side * 0.82, fill=INK)
    cloth = [
        (x + side * 0.32, y + side * 0.1),
        (x + side * 0.94, y + side * 0.34),
        (x + side * 0.32, y + side * 0.58),
    ]
    return pole + polygon(cloth, fill, stroke=INK, stroke_width=max(1.0, side / 24))


def _piece(robot: RobotView, x: float, y: float, side: float) -> str:
    middle = x + side / 2, y + side / 2
    across, down = STEPS[robot.facing]
    nose = _arrow(
        robot.facing, middle[0] + across * side * 0.5, middle[1] + down * side * 0.5, side * 0.2, INK
    )
    body = disc(middle[0], middle[1], side * 0.44, SEATS[robot.robot], **edge(max(1.5, side / 14), PAPER))
    return body + nose


def _row(robot: RobotView, flags: int, corner: tuple[float, float], height: float) -> str:
    """How far it is, how it is, and how many lives it has left."""
    (left, top), enamel, size = corner, SEATS[robot.robot], min(height * 0.78, 92)
    middle, away = top + height / 2, robot.status in (Condition.OUT, Condition.WRECKED)
    ground = plate(left, top + 4, 1170 - left, height - 8, SHADE if away else CARD, **edge(2, LINE))
    reached = [
        disc(
            left + 122 + 38 * number,
            middle - height * 0.14,
            min(15, height / 6),
            _cloth(number, robot),
            **edge(2),
        )
        for number in range(flags)
    ]
    lives = [
        disc(1132, middle + (number - 1) * height * 0.26, min(10, height / 10), STEEL)
        for number in range(min(3, robot.lives))
    ]
    harm = bar(left + 108, middle + height * 0.14, 980 - left, height * 0.14, robot.damage / 10, SEATS[0])
    return "".join([ground, head(left + 56, middle + size * 0.06, size, enamel), *reached, *lives, harm])


def _cloth(number: int, robot: RobotView) -> str:
    return CLOTH if number < robot.touched else SHADE
