"""What a lesson of Cyberion lays: machines, robots in their rows and piles, cogs and valves."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rouages.games.cyberion.components import FACTORY, MODEL_NAMES, MODELS, Robot
from rouages.games.cyberion.machines import MACHINES, MachineId
from rouages.games.cyberion.table import Cyberion

RobotName = Annotated[str, Meta(pattern=f"^({'|'.join(MODEL_NAMES)})-[1-5]$")]
"""A model and a size: `sirenbot-4`."""
MachineName = Annotated[str, Meta(pattern=f"^({'|'.join(machine.id for machine in MACHINES)})$")]
ModelName = Annotated[str, Meta(pattern=f"^({'|'.join(MODEL_NAMES)})$")]


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies where; cards that are not named lie under those of the decks, as they were shuffled."""

    factory: Annotated[tuple[MachineName, ...], Meta(min_length=len(FACTORY), max_length=len(FACTORY))]
    machines: tuple[MachineName, ...] = ()
    """Those that come next."""
    experience: tuple[MachineName, ...] = ()
    spent: tuple[MachineName, ...] = ()
    """Those that have paid for what is awake."""
    platform: tuple[RobotName, ...]
    flash: tuple[RobotName, ...] = ()
    stock: tuple[RobotName, ...] = ()
    discard: tuple[RobotName, ...] = ()
    deck: tuple[RobotName, ...] = ()
    """Those that are drawn first."""
    levels: dict[ModelName, Annotated[int, Meta(ge=1, le=5)]] = {}


def lay(table: Cyberion, stated: dict[str, Any]) -> None:
    """Lay these cards, each of which is in the game once for each of its copies."""
    position = msgspec.convert(stated, Position)
    robots = [*table.deck, *table.discard, *table.hand()]
    table.rows = [_taken(names, robots) for names in (position.platform, position.flash, position.stock)]
    table.discard = _taken(position.discard, robots)
    top = _taken(position.deck, robots)
    table.deck = robots + top[::-1]

    machines = [*table.machine_deck, *table.factory]
    table.factory = [_machine(name, machines) for name in position.factory]
    table.experience = [_machine(name, machines) for name in position.experience]
    table.removed = [_machine(name, machines) for name in position.spent]
    following = [_machine(name, machines) for name in position.machines]
    table.machine_deck = sorted(machines, key=_later_first) + following[::-1]
    table.levels = [position.levels.get(MODEL_NAMES[model], 1) for model in MODELS]


def _taken(names: tuple[RobotName, ...], robots: list[Robot]) -> list[Robot]:
    """The robots of these names, out of those that are left."""
    found = [_robot(name) for name in names]
    for name, robot in zip(names, found, strict=True):
        if robot not in robots:
            raise msgspec.ValidationError(f"there is no {name} left")
        robots.remove(robot)
    return found


def _robot(name: RobotName) -> Robot:
    model, size = name.split("-")
    return MODEL_NAMES.index(model) * 5 + int(size) - 1


def _machine(name: MachineName, machines: list[MachineId]) -> MachineId:
    """The machine of this name, out of those that are left."""
    for machine in machines:
        if MACHINES[machine].id == name:
            machines.remove(machine)
            return machine
    raise msgspec.ValidationError(f"there is no {name} left")


def _later_first(machine: MachineId) -> int:
    """A deck is drawn from its end, the first tier before the others."""
    return -MACHINES[machine].tier
