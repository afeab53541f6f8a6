"""The table of Out of Gears.

A robot is its number, 1 to 8, and so is its dump and its colour of gears; lists by robot or dump have an
unused place 0. A *plan* is what a robot is programmed to do this turn: an action and, for an action card,
the number on the card beside it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from rouages.engine.agenda import Seat, Table
from rouages.games.out_of_gears.components import (
    ATTACK,
    HARVEST,
    SUPER_ATTACK,
    SUPER_HARVEST,
    SUPER_TRAP,
    TRAP,
    Action,
)
from rouages.games.out_of_gears.events import Ending
from rouages.games.out_of_gears.gears import Pile, own, worth

Robot = int
Dump = int

PLACES = 9
"""Lists by robot or dump: 1 to 8, and an unused place 0."""


class Phase(StrEnum):
    """Where in the turn the table is."""

    PROGRAMME = "programme"
    ATTACK = "attack"
    TRAP = "trap"
    HARVEST = "harvest"
    SHOVEL = "shovel"
    ASSEMBLE = "assemble"
    REFILL = "refill"
    OVER = "over"


class Gears(Table, kw_only=True):
    """A position of Out of Gears."""

    robots: tuple[Robot, ...]
    """The robots in play, by number."""
    teams: tuple[tuple[Robot, ...], ...]
    """Each seat's robot, or two."""
    owner: tuple[Seat, ...]
    """The seat of each robot."""
    reserve: list[int]
    """The gears face down in the middle; the next one drawn is the last."""
    upgrades: list[Action | None]
    """Each seat's upgrade card, until it is used."""
    box: list[Action]
    """The upgrade cards that were not dealt."""
    used: list[Action | None]
    """The upgrade that each seat has used."""
    dumps: list[Pile]
    carried: list[Pile]
    """The gears with each robot, which can be stolen."""
    circuit: list[Pile]
    """The gears in each robot's circuit, which are safe from attacks."""
    stolen: list[Pile]
    """What each robot takes in this turn's attacks, put aside until all are over (ruling 5)."""
    chosen: list[Pile]
    """What each robot is about to assemble."""
    actions: list[Action | None]
    numbers: list[int]
    revealed: list[bool]
    """Whether each robot's plan lies face up."""
    blocked: list[bool]
    """The dumps whose harvests a trap has cancelled."""
    shares: list[int]
    """How many gears each robot may still take from the pile that is being shared."""
    round: int = 0
    phase: Phase = Phase.PROGRAMME
    quiet_turns: int = 0
    """Turns that ended with the reserve empty and no dump empty (ruling 27)."""
    ending: Ending | Literal[""] = ""

    def is_defending(self, robot: Robot) -> bool:
        """Whether the robot is programmed to attack its own number."""
        return self.actions[robot] is ATTACK and self.numbers[robot] == robot

    def attackers(self) -> dict[Robot, list[Robot]]:
        """Who attacks whom, normally or with a Super Attack (which never hits its own robot: ruling 11)."""
        return self._aimed(ATTACK, SUPER_ATTACK, but_itself=True)

    def trappers(self) -> dict[Dump, list[Robot]]:
        """The robots that set a trap, by dump."""
        return self._aimed(TRAP, SUPER_TRAP)

    def harvesters(self) -> dict[Dump, list[Robot]]:
        """The robots that harvest, by dump, whether a trap stops them or not."""
        return self._aimed(HARVEST, SUPER_HARVEST)

    def _aimed(self, card: Action, upgrade: Action, *, but_itself: bool = False) -> dict[int, list[Robot]]:
        """The robots with this card by its number, those with the upgrade under every number."""
        found: dict[int, list[Robot]] = {}
        actions = self.actions
        for robot in self.robots:
            action = actions[robot]
            if action is card:
                number = self.numbers[robot]
                if not (but_itself and number == robot):
                    found.setdefault(number, []).append(robot)
            elif action is upgrade:
                for number in self.robots:
                    if not (but_itself and number == robot):
                        found.setdefault(number, []).append(robot)
        return found

    def own_gears(self, robot: Robot) -> int:
        """How many gears in the circuit count as the robot's own colour."""
        return own(self.circuit[robot], robot)

    def points(self, robot: Robot) -> int:
        """What the gears in its circuit are worth."""
        return worth(self.circuit[robot], robot)
