"""Counting the components: none appears or vanishes."""

from __future__ import annotations

from rouages.games.cyberion.components import BEBEBOT, DAMAGE, FACTORY, MODELS
from rouages.games.cyberion.machines import MACHINES
from rouages.games.cyberion.table import Cyberion


def inventory(table: Cyberion) -> list[int]:
    """How many there are of each robot, machine, Bebebot, microbot and token, wherever they lie."""
    robots = table.deck + table.discard + table.hand() + table.looked + table.topped + table.pilots
    robots += [robot for crew in table.crews for robot in crew]
    machines = table.machine_deck + table.box + table.factory + table.experience + table.removed
    microbots = table.microbot_pile + table.microbot_discard + table.microbots + table.infected
    tokens = table.cleared + [token for tokens in table.interference for token in tokens]
    bebebots = [robot - BEBEBOT for robot in robots if robot >= BEBEBOT] + table.limbots + table.born
    return [
        *(robots.count(robot) for robot in range(BEBEBOT)),
        *(machines.count(machine) for machine in range(len(MACHINES))),
        *(bebebots.count(model) for model in MODELS),
        *(microbots.count(trait) for trait in range(10)),
        *(tokens.count(model) for model in MODELS),
        len(table.factory) - len(FACTORY),
        int(0 <= table.damage <= DAMAGE),
        int(0 <= table.valves <= 5),
    ]
