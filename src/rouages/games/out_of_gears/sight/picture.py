"""The table in characters, for a terminal (with the colour marks of Rich)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rouages.games.out_of_gears.gears import Kind
from rouages.games.out_of_gears.sight.view import DumpView, GearsView, RobotView

GLYPHS = (" ", "●", "■", "▲", "◆", "★", "⬟", "✚", "☾", "J", "3")
COLOURS = ("", "red", "blue", "yellow", "green", "magenta", "bright_magenta", "cyan", "white", "bold", "bold")
RING = ((8, 1, 2), (7, 0, 3), (6, 5, 4))
"""The dumps clockwise around the reserve, as they lie on the table."""
WIDTH = 17


def picture(view: GearsView, word: Callable[[str], str]) -> str:
    """The ring of dumps around the reserve, then a line for each robot."""
    dumps = {dump.number: dump for dump in view.dumps}
    lines = []
    for row in RING:
        lines.append("".join(f"┌{_title(number, word)}┐" for number in row))
        lines.append("".join(f"│{_content(dumps.get(number), view.reserve)}│" for number in row))
        lines.append(("└" + "─" * WIDTH + "┘") * len(row))
    return "\n".join(lines + [_robot(robot, word) for robot in view.robots])


def gears(kinds: Iterable[Kind]) -> str:
    """Gears as coloured signs."""
    return "".join(f"[{COLOURS[kind]}]{GLYPHS[kind]}[/]" for kind in kinds)


def _title(number: int, word: Callable[[str], str]) -> str:
    return f" {number or word('reserve')} ".center(WIDTH, "─")


def _content(dump: DumpView | None, reserve: int) -> str:
    if dump is None:
        return str(reserve).center(WIDTH)
    if not dump.open:
        return "╱" * WIDTH
    return " " + gears(dump.gears) + " " * (WIDTH - 1 - len(dump.gears))


def _robot(robot: RobotView, word: Callable[[str], str]) -> str:
    plan = ""
    if robot.plan:
        plan = f"{word(f'action.{robot.plan.action}')} {robot.plan.number or ''}"
    elif robot.ready:
        plan = "▮▮"
    colour = COLOURS[robot.number]
    return (
        f"[{colour}]{GLYPHS[robot.number]} {robot.number}[/]  {word('carried')} {_padded(robot.carried)} "
        f"{word('circuit')} {_padded(robot.circuit)} {robot.points:>3}  {plan}"
    )


def _padded(kinds: tuple[Kind, ...]) -> str:
    return gears(kinds) + " " * (12 - len(kinds))
