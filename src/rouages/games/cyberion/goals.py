"""Goals of puzzles: so many machines in one turn, or the last of them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from rouages.engine.agenda import Step
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal
from rouages.games.cyberion.components import CYCLOBOT, MODEL_OF, NOTHING
from rouages.games.cyberion.ending import WON
from rouages.games.cyberion.events.factory import MachineRepaired
from rouages.games.cyberion.machines import MACHINES
from rouages.games.cyberion.robots.abilities import ChooseLevel
from rouages.games.cyberion.robots.cyclobot import RecallRobot
from rouages.games.cyberion.table import Cyberion
from rouages.games.cyberion.turn import CloseTurn

FEWEST = 2
"""To repair one machine is no puzzle."""


class RepairMachines(Goal, frozen=True):
    """So many machines are repaired this turn."""

    before: ClassVar[type[Step[Any]]] = CloseTurn
    machines: int
    repaired: int
    """Before this turn."""

    def is_reached(self, table: Cyberion) -> bool:
        return repaired(table) >= self.repaired + self.machines

    def is_lost(self, table: Cyberion) -> bool:
        return too_few_robots(table, self.missed_by(table))

    def missed_by(self, table: Cyberion) -> int:
        """The machines that are missing."""
        return self.repaired + self.machines - repaired(table)

    def instead(self, missed: int | None) -> Goal | None:
        """One machine less."""
        return RepairMachines(self.machines - 1, self.repaired) if self.machines > FEWEST else None


class WinNow(Goal, frozen=True):
    """The last machines are repaired this turn."""

    before: ClassVar[type[Step[Any]]] = CloseTurn

    def is_reached(self, table: Cyberion) -> bool:
        return table.ending == WON

    def is_lost(self, table: Cyberion) -> bool:
        return too_few_robots(table, self.missed_by(table))

    def missed_by(self, table: Cyberion) -> int:
        """The machines that are left."""
        return len(crews_of(table))

    def steps(self, events: Sequence[Event]) -> Sequence[Hashable]:
        """Whoever wins repairs all machines: what differs is which models repaired which."""
        return [
            (event.machine, *sorted(MODEL_OF[robot] for robot in event.robots))
            for event in events
            if isinstance(event, MachineRepaired)
        ]


def crews_of(table: Cyberion) -> list[int]:
    """How many robots each machine of the factory takes, the fewest first."""
    return sorted(
        MACHINES[machine].robots - prepared
        for machine, prepared in zip(table.factory, table.prepared, strict=True)
        if machine != NOTHING
    )


def too_few_robots(table: Cyberion, machines: int) -> bool:
    """Whether there cannot be robots for so many machines more: no action brings more than it takes.

    A Cyclobot is worth the robot that it brings back, and to prepare a machine costs at least the robot that
    it saves; only a Cyclobot's token adds one, and what is known of the deck may be drawn.
    """
    crews = crews_of(table)
    there = sum(map(len, table.rows)) + table.known_top + len(table.looked) + len(table.topped)
    there += table.support.count(CYCLOBOT) + (type(table.next) in (ChooseLevel, RecallRobot))
    if unknown_cards(table) == 0:
        there += table.known_bottom
    return len(crews) < machines or sum(crews[:machines]) > there


def repaired(table: Cyberion) -> int:
    """The machines that were repaired in the whole game."""
    return len(table.experience) + len(table.removed)


def unknown_cards(table: Cyberion) -> int:
    return len(table.deck) - table.known_top - table.known_bottom
