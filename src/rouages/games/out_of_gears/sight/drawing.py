"""The table in small: the dumps around the reserve, and what each robot has put together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rouages.engine.drawing import (
    BRASS,
    CARD,
    INK,
    LINE,
    SEATS,
    SHADE,
    STEEL,
    bar,
    cog,
    disc,
    edge,
    plate,
    robot,
)
from rouages.games.out_of_gears.gears import Kind
from rouages.games.out_of_gears.sight.view import DumpView, GearsView, RobotView

ENAMEL = (*SEATS, BRASS, INK)
"""Of each kind of gear: eight robots, the Jolly, the one of three points."""
CENTRE = 318, 315
RING, TRAY = 218, 74


def drawing(view: GearsView) -> str:
    """The ring on the left, the robots on the right, the best first."""
    x, y = CENTRE
    reserve = disc(x, y, 92, SHADE, **edge(3, LINE)) + cog(x, y, 62, STEEL, teeth=12)
    best = max([robot.points for robot in view.robots], default=0) or 1
    rows = sorted(view.robots, key=lambda robot: -robot.points)
    height = min(140.0, 580 / max(1, len(rows)))
    top = (630 - height * len(rows)) / 2
    robots = [_robot(each, top + height * place, height, best) for place, each in enumerate(rows)]
    return "".join([reserve, *map(_dump, view.dumps), *robots])


def _dump(dump: DumpView) -> str:
    angle = math.tau * (dump.number - 2) / 8
    x, y = CENTRE[0] + RING * math.cos(angle), CENTRE[1] + RING * math.sin(angle)
    if not dump.open:
        return disc(x, y, TRAY, SHADE, fill_opacity=0.5)
    own = ENAMEL[dump.number - 1]
    tray = disc(x, y, TRAY, SHADE, **edge(8, own))
    return tray + _heap(dump.gears, x, y)


def _heap(gears: Sequence[Kind], x: float, y: float) -> str:
    """Gears side by side, smaller the more there are."""
    if not gears:
        return ""
    side = math.ceil(math.sqrt(len(gears)))
    size = min(46.0, 104 / side)
    rows = math.ceil(len(gears) / side)
    return "".join(
        cog(
            x + (number % side - (min(side, len(gears)) - 1) / 2) * size,
            y + (number // side - (rows - 1) / 2) * size,
            size / 2,
            ENAMEL[kind - 1],
        )
        for number, kind in enumerate(gears)
    )


def _robot(each: RobotView, top: float, height: float, best: int) -> str:
    enamel, middle, size = ENAMEL[each.number - 1], top + height * 0.42, min(height * 0.8, 96)
    room = 1150 - 740
    gears = [*each.circuit, *each.carried]
    step = min(size * 0.5, room / max(1, len(gears)))
    shown = [
        cog(745 + step * (number + 0.5), middle, min(step, size * 0.5) / 2, ENAMEL[kind - 1])
        for number, kind in enumerate(each.circuit)
    ]
    loose = len(each.circuit)
    shown += [
        disc(745 + step * (loose + number + 0.5), middle, min(step, size * 0.5) / 4, ENAMEL[kind - 1])
        for number, kind in enumerate(each.carried)
    ]
    ground = plate(628, top + 4, 540, height - 8, CARD, **edge(2, LINE))
    points = bar(745, top + height * 0.76, room, height * 0.1, each.points / best, enamel)
    return ground + robot(685, top + height * 0.52, size, enamel) + "".join(shown) + points
