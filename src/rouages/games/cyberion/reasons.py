"""Reasons: why a robot or a machine cannot be chosen, where several chapters say so."""

from __future__ import annotations

from rouages.engine.agenda import Reason
from rouages.games.cyberion.components import Robot
from rouages.games.cyberion.machines import MachineId
from rouages.games.cyberion.table import Cyberion, Row


class NoSuchRobot(Reason, frozen=True):
    """This robot is not in that row."""

    rule = "rows"
    row: Row
    robot: Robot


class NotInFactory(Reason, frozen=True):
    """This machine is not in the factory."""

    rule = "repair"
    machine: MachineId


class OutOfReach(Reason, frozen=True):
    """This machine is in the other player's individual factory."""

    rule = "two_players"
    machine: MachineId


class WithoutExtension(Reason, frozen=True):
    """This belongs to an extension that is not in play."""

    rule = "setup"


def why_out_of_reach(table: Cyberion, machine: MachineId) -> Reason | None:
    """The machine is not there, or there for the other player; None if it is within reach."""
    if machine < 0 or machine not in table.factory:
        return NotInFactory(machine)
    return OutOfReach(machine) if table.place_of(machine) not in table.reach() else None
