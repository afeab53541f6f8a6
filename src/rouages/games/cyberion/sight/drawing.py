"""The table in small: the machines that wait, the robots in their rows, the valves that are left."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.drawing import BAD, BRASS, GOOD, INK, PAPER, STEEL, bar, cog, disc, edge, plate, robot
from rouages.games.cyberion.components import MODEL_OF, NOTHING, SIZE_OF, VALVES, Robot
from rouages.games.cyberion.machines import MACHINES
from rouages.games.cyberion.sight.view import CyberionView, MachineView

ENAMEL = ("#d9a219", "#2667a8", "#7a4a9e", "#257c4c", "#9a4a22")
"""Of the five models, as the board has it."""
ANY = STEEL
METAL = ("#c9a45c", "#b8703c", "#6f7f88")
"""Of the three tiers of machines."""


def drawing(view: CyberionView) -> str:
    """The factory above, the rows below, how far the repairs are at the foot."""
    ground = plate(24, 24, 1152, 582, "#175d69")
    rows = [row for row in (view.platform, view.flash, view.stock) if row]
    height = min(150.0, 290 / max(1, len(rows)))
    top = 400 - height * (len(rows) - 1) / 2
    crew = [_row(robots, top + height * number, height) for number, robots in enumerate(rows)]
    machines = [_machine(machine) for machine in view.machines]
    done = bar(60, 562, 780, 22, view.repaired / len(MACHINES), GOOD)
    valves = [
        disc(900 + 56 * number, 573, 20, BRASS if number < view.valves else BAD, **edge(3))
        for number in range(VALVES)
    ]
    return "".join([ground, *machines, *crew, done, *valves])


def _machine(machine: MachineView) -> str:
    x, metal = 60 + 220 * machine.place, METAL[machine.tier - 1]
    rim = edge(5, PAPER if machine.in_reach else INK)
    body = plate(x, 52, 196, 190, metal, **rim) + cog(x + 98, 122, 52, PAPER, teeth=10)
    wanted = max(1, machine.robots)
    pips = [disc(x + 98 + (number - (wanted - 1) / 2) * 34, 212, 12, INK) for number in range(wanted)]
    return body + "".join(pips)


def _row(robots: Sequence[Robot], y: float, height: float) -> str:
    """Side by side, the larger the higher their size."""
    step = min(height * 1.1, 1090 / max(1, len(robots)))
    left = 600 - step * (len(robots) - 1) / 2
    return "".join(
        robot(left + step * place, y, step * (0.5 + 0.08 * SIZE_OF[number]), _enamel(number))
        for place, number in enumerate(robots)
    )


def _enamel(number: Robot) -> str:
    model = MODEL_OF[number]
    return ANY if model == NOTHING else ENAMEL[model]
