"""The factory in characters, for a terminal (with the colour marks of Rich)."""

from __future__ import annotations

from collections.abc import Callable

from rouages.games.robo_rally.factory.boards import EAST, NORTH, SOUTH, WEST, Direction, Terrain
from rouages.games.robo_rally.sight.layout import SquareView
from rouages.games.robo_rally.sight.view import CardView, RallyView, RegisterView, RobotView

COLOURS = ("red", "blue", "yellow", "green", "magenta", "bright_magenta", "cyan", "white")
ARROWS = "▲▶▼◀"
BELTS = "↑→↓←"
EXPRESS = "⇑⇒⇓⇐"
SIGNS = {
    Terrain.FLOOR: " · ",
    Terrain.PIT: "▐█▌",
    Terrain.WRENCH: " ⚒ ",
    Terrain.WRENCH_HAMMER: " ⚒+",
    Terrain.GEAR_CW: " ↻ ",
    Terrain.GEAR_CCW: " ↺ ",
}


def picture(view: RallyView, word: Callable[[str], str]) -> str:
    """The boards with walls, robots and flags, then a line or two for each robot."""
    robots = {robot.square: robot for robot in view.robots if robot.square is not None}
    flags = {flag.square: flag.number for flag in view.flags if flag.square is not None}
    lines = []
    course = view.course
    for row in range(course.height):
        first = row * course.width
        squares = range(first, first + course.width)
        lines.append(
            "".join(f"+{'---' if _wall(view, square, NORTH) else '   '}" for square in squares) + "+"
        )
        cells = [
            ("|" if _wall(view, square, WEST) else " ")
            + _cell(course.squares[square], robots.get(square), flags.get(square))
            for square in squares
        ]
        lines.append("".join(cells) + ("|" if _wall(view, squares[-1], EAST) else " "))
    last = range(course.width * (course.height - 1), course.width * course.height)
    lines.append("".join(f"+{'---' if _wall(view, square, SOUTH) else '   '}" for square in last) + "+")
    return "\n".join(lines + [line for robot in view.robots for line in _robot(robot, word)])


def _wall(view: RallyView, square: int, side: Direction) -> bool:
    """Whether a wall stands on this side, whichever square it is drawn in."""
    cell = view.course.squares[square]
    if cell is not None and side in cell.walls:
        return True
    width = view.course.width
    other = {NORTH: square - width, WEST: square - 1 if square % width else -1}.get(side, -1)
    beyond = view.course.squares[other] if other >= 0 else None
    return beyond is not None and (side + 2) % 4 in beyond.walls


def _cell(cell: SquareView | None, robot: RobotView | None, flag: int | None) -> str:
    if cell is None:
        return "   "
    if robot is not None:
        shown = f"[{COLOURS[robot.robot]} reverse]{robot.robot + 1}{ARROWS[robot.facing]}[/]"
        return shown + (str(flag) if flag else " ")
    if flag:
        return f"[bold]⚑{flag}[/] "
    if cell.dock:
        return f"[dim]d{cell.dock}[/] "
    if cell.out is not None:
        sign = EXPRESS[cell.out] if cell.terrain is Terrain.EXPRESS else BELTS[cell.out]
        straight = cell.entries == ((cell.out + 2) % 4,)
        return f" {sign} " if straight else f" {sign}·"
    mark = "[red]*[/]" if cell.lasers else "»" if cell.pushers else ""
    return f"{SIGNS[cell.terrain][:2]}{mark}" if mark else SIGNS[cell.terrain]


def _robot(robot: RobotView, word: Callable[[str], str]) -> list[str]:
    """Its state, and its program and hand if there is anything to see."""
    colour = COLOURS[robot.robot]
    state = word("label.down") if robot.down else word(f"status.{robot.status}")
    options = ", ".join(word(f"card.{card}") for card in robot.options)
    lines = [
        f"[{colour}]{robot.robot + 1}{ARROWS[robot.facing]} {word(f'robot.{robot.robot}')}[/]  {state}  "
        f"{word('label.damage')} {robot.damage}  {word('label.lives')} {robot.lives}  "
        f"{word('label.flags')} {robot.touched}  {options}"
    ]
    if any(register.filled for register in robot.registers):
        lines.append("   " + "  ".join(_register(register, word) for register in robot.registers))
    if robot.hand:
        lines.append(f"   {word('label.hand')}: " + ", ".join(_card(card, word) for card in robot.hand))
    return lines


def _register(register: RegisterView, word: Callable[[str], str]) -> str:
    if not register.filled:
        return "·"
    shown = _card(register.card, word) if register.card else "▮"
    beside = f"+{_card(register.beside, word)}" if register.beside else "+▮" if register.with_turn else ""
    return f"{shown}{beside}{'⚿' if register.locked else ''}"


def _card(card: CardView, word: Callable[[str], str]) -> str:
    return f"{word(f'action.{card.action}')} {card.priority}"
