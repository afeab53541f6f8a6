"""The table of Cyberion.

Rows are numbered: 0 the Platform, 1 the Flash, 2 the Stock. Piles are lists whose last card is the next one
drawn. A *place* is one of the five in the factory, left to right. An ability's *level* is where its cog is.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from rouages.engine.agenda import Seat, Table
from rouages.games.cyberion.components import (
    BEBEBOT,
    FACTORY,
    NOTHING,
    ROW_LIMIT,
    VALVES,
    Model,
    Robot,
    Trait,
)
from rouages.games.cyberion.events.factory import Ending, Upgraded, ValveGained
from rouages.games.cyberion.machines import MachineId
from rouages.games.cyberion.options import Options

Row = int
PLATFORM, FLASH, STOCK = ROWS = range(3)


class Phase(StrEnum):
    """Where in the turn the table is."""

    INTERVENTION = "intervention"
    CLOSING = "closing"
    OVER = "over"


class Cyberion(Table, kw_only=True):
    """A position of Cyberion."""

    options: Options
    players: int
    deck: list[Robot]
    discard: list[Robot]
    rows: list[list[Robot]]
    machine_deck: list[MachineId]
    box: list[MachineId]
    """Machines that were removed unseen (Multibots)."""
    factory: list[MachineId]
    """The machine at each place, or -1."""
    infected: list[Trait]
    """The microbot on the machine at each place, or -1."""
    prepared: list[int]
    """1 where the machine was prepared this turn."""
    support: list[Model]
    """The support tokens left, by ability."""
    valves: int
    """In the reserve; the others are in the forge."""
    seat: Seat
    """Whose turn it is."""
    levels: list[int]
    experience: list[MachineId] = []
    removed: list[MachineId] = []
    """Machines that paid for an upgrade or were scrapped."""
    battery: bool = True
    known_top: int = 0
    """How many cards on top of the deck the players know."""
    known_bottom: int = 0
    crew: list[int] = []
    """The robots chosen so far for a repair, each as row × 64 + robot; they still lie in their rows."""
    looked: list[Robot] = []
    """What a Planbot has lifted from the deck and not put back yet, in the order of drawing."""
    topped: list[Robot] = []
    """What of it goes back on top, in the order of drawing."""
    bottomed: list[Robot] = []
    """What of it went to the bottom, in the order of drawing."""
    turn: int = 0
    phase: Phase = Phase.INTERVENTION
    machine_left: bool = False
    """Whether a machine has left the factory this turn."""
    recalls: int = 0
    """How many Cyclobots in a row have brought a Cyclobot back into a row (ruling 35)."""
    limbots: list[Model] = []
    """The Bebebots still to be made."""
    born: list[Model] = []
    """The Bebebots that were drawn, and are out."""
    pilots: list[Robot] = []
    """The robots that are about to board a Gigantobot."""
    crews: list[list[Robot]] = []
    """The robots on each Gigantobot, by trait."""
    on_holiday: list[bool] = []
    damage: int = 0
    """Structural damage left in the forge."""
    microbot_pile: list[Trait] = []
    microbot_discard: list[Trait] = []
    microbots: list[Trait] = []
    """The microbots acquired."""
    interference: list[list[Model]] = []
    """The tokens face down under each cog."""
    cleared: list[Model] = []
    """The interference tokens that are out."""
    ending: Ending | Literal[""] = ""
    """Why the game ended; nothing while it goes on."""

    def hand(self) -> list[Robot]:
        """All robots in the rows."""
        platform, flash, stock = self.rows
        return platform + flash + stock if flash or stock else platform

    def room(self) -> Row:
        """Where a card goes that overflows: Platform, then Flash, then Stock; below 0 if all are full."""
        for row, robots in enumerate(self.rows):
            if len(robots) < ROW_LIMIT:
                return row
        return NOTHING

    def throw(self, row: Row, robot: Robot) -> None:
        """Discard a robot from a row."""
        self.rows[row].remove(robot)
        self.discard.append(robot)

    def is_shared(self) -> bool:
        """Whether the whole factory is common: alone, or with the last machines on the table (ruling 25)."""
        return self.players == 1 or (not self.machine_deck and NOTHING in self.factory)

    def owner(self, place: int) -> Seat | None:
        """Whose individual factory a place is; None: common."""
        if self.is_shared() or 0 < place < 4:
            return None
        return 0 if place == 0 else 1

    def reach(self) -> range:
        """The places whose machines the active player may repair."""
        if self.is_shared():
            return FACTORY
        return range(4) if self.seat == 0 else range(1, 5)

    def within_reach(self) -> list[tuple[int, MachineId]]:
        """The machines that the active player may repair, with their places."""
        if self.players == 1:
            return [each for each in enumerate(self.factory) if each[1] >= 0]
        factory = self.factory
        return [(place, factory[place]) for place in self.reach() if factory[place] >= 0]

    def place_of(self, machine: MachineId) -> int:
        """Where a machine stands in the factory."""
        return self.factory.index(machine)

    def raise_level(self, model: Model) -> None:
        """Move a cog one step; reaching level V brings a valve, if one is in the forge (ruling 23)."""
        self.levels[model] += 1
        self.say(Upgraded(self.seat, model, self.levels[model]))
        if self.levels[model] == 5:
            self.gain_valves(1)

    def gain_valves(self, count: int) -> None:
        """Take valves from the forge, as many as there are."""
        gained = min(count, VALVES - self.valves)
        if gained:
            self.valves += gained
            self.say(ValveGained(gained, self.valves))

    def robots_to_draw(self) -> int:
        """How many robots can still be drawn, the battery's reshuffle included."""
        robots = sum([robot < BEBEBOT for robot in self.deck]) if self.options.bebebots else len(self.deck)
        return robots + len(self.discard) if self.battery else robots

    def cards_to_draw(self) -> int:
        """How many cards can still be drawn, Bebebots included."""
        return len(self.deck) + len(self.discard) if self.battery else len(self.deck)
