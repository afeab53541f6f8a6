"""The table of RoboRally.

A *robot* is a number: that of its seat; where everyone runs two, the blocker has that of its seat plus the
number of players. Registers are counted from 0 here, and from 1 wherever people see them. *Seen* says of each
program card who knows where it is: a bit for each seat, or all bits (`FACE_UP`) when it lies open.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Literal

from rouages.engine.agenda import Seat, Table
from rouages.games.robo_rally.cards.option import OptionSet
from rouages.games.robo_rally.cards.program import NO_CARD, Card
from rouages.games.robo_rally.events.turn import Ending
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.courses import Course, Rule
from rouages.games.robo_rally.factory.floor import Floor, Square, floor_of
from rouages.games.robo_rally.options import Options, course_of

Robot = int
NOBODY = -1
FACE_UP = -1


class Phase(StrEnum):
    """Where in the turn the table is."""

    SETUP = "setup"
    DEAL = "deal"
    PROGRAM = "program"
    ANNOUNCE = "announce"
    REVEAL = "reveal"
    MOVE = "move"
    EXPRESS = "express"
    BELTS = "belts"
    PUSHERS = "pushers"
    GEARS = "gears"
    LASERS = "lasers"
    FLAGS = "flags"
    CLEAN_UP = "clean_up"
    OVER = "over"


class Status(IntEnum):
    """How a robot is doing."""

    RACING = 0
    WRECKED = 1
    """Destroyed; it comes back at the end of a turn."""
    SENT_OFF = 2
    """Taken off the board in Capture the Flag; it comes back at the end of the turn."""
    HOME = 3
    """It has touched the last flag."""
    OUT = 4
    """Its last life is gone."""


class Rally(Table, kw_only=True):
    """A position of RoboRally; lists are by robot unless they say otherwise."""

    options: Options
    players: int
    dock_order: tuple[Robot, ...]
    """The robots in the order of their docks."""
    team: tuple[int, ...]
    """The team of each robot; without teams, its seat."""

    square: list[Square]
    facing: list[Direction]
    damage: list[int]
    locks: list[int]
    """The locked registers, a bit each."""
    lives: list[int]
    status: list[int]
    archive: list[Square]
    touched: list[int]
    """How many flags it has touched, in order."""
    touched_in: list[int]
    """The turn in which it touched its last flag."""
    place: list[int]
    """Its place in the ranking, once it has finished."""
    announced: list[bool]
    """Whether it will be powered down next turn."""
    down: list[bool]
    """Whether it is powered down."""
    wrecked_in: list[int]
    """The turn in which it was destroyed."""
    hurt_down: list[int]
    """The damage that it had taken while powered down when it was destroyed (option `reentry_damage`)."""
    wrecks: list[Robot]
    """The destroyed robots that will come back, the first destroyed first."""

    hands: list[list[Card]]
    registers: list[list[Card]]
    deck: list[Card]
    """The program cards still to be drawn; the next one is the last."""
    discard: list[Card]
    seen: list[int]
    """By program card: who knows where it is."""
    order: list[Robot]
    """The robots that have still to move in this register, the next one last."""
    controller: list[Robot]
    """The robot whose program it executes instead of its own (Radio Control)."""

    held: list[OptionSet]
    option_deck: list[int]
    """The numbers of the option cards still to be drawn; the next one is the last."""
    buried_by: list[Seat]
    """By card of the option deck: the seat that put it there and so knows it."""
    option_discard: OptionSet = 0
    drafts: list[OptionSet]
    """By seat: the option cards dealt before the race, of which it keeps one."""
    kept: list[int]
    """By seat: the number of the option card that it keeps."""
    side_cards: list[Card]
    """By register: the turn beside a Move 1 for Crab Legs."""
    turn_cards: list[Card]
    """By register: the turn beside a move for the Dual Processor."""
    flywheel: Card = NO_CARD
    parked: Card = NO_CARD
    """The card on Conditional Program."""
    coat: int = 0
    """The damage that the Ablative Coat has soaked up."""
    shells: int = 0
    """The shells that the Mini Howitzer has fired."""
    aborting: bool = False
    """Whether the Abort Switch swaps every card for the rest of the turn."""
    stabilized: bool = False
    """Whether the Gyroscopic Stabilizer is on for this turn."""
    shielded: int = 0
    """The sides on which the Power-Down Shield has stopped a shot in this register, a bit each."""
    aim: list[OptionSet]
    """What each robot fires in this laser step: 0 is the main laser."""
    rammed: list[Robot]
    """The robots that the Ramming Gear has hit with the card that is being executed."""

    flag_square: list[Square]
    """By flag: where it stands."""
    flag_team: list[int]
    """By flag: the team that touched it last (Toggle Boggle)."""
    carrier: list[Robot]
    """By flag: the robot that carries it (Capture the Flag)."""
    home: list[int]
    """By team: the number of its home board (Capture the Flag)."""
    tagged_by: list[int]
    """The robots that pushed it from their home board in this register, a bit each (Capture the Flag)."""
    turned: tuple[int, ...] = ()
    """By board: the quarters by which it has been turned (Frenetic Factory)."""
    superbot: Robot = NOBODY
    superbot_foe: Robot = NOBODY
    """The robot that last shot or pushed the SuperBot."""

    turn: int = 0
    register: int = 0
    phase: Phase = Phase.SETUP
    ending: Ending | Literal[""] = ""
    """Why it is over; nothing as long as it is not."""

    @property
    def course(self) -> Course:
        """The course that is raced."""
        return course_of(self.options)

    @property
    def floor(self) -> Floor:
        """The factory as it lies now."""
        return floor_of(course_of(self.options), self.turned)

    def has_rule(self, rule: Rule) -> bool:
        """Whether the course has this special rule."""
        return rule in course_of(self.options).rules

    def owner(self, robot: Robot) -> Seat:
        """The seat that runs a robot."""
        return robot % self.players

    def robots_of(self, seat: Seat) -> range:
        """The robots of a seat."""
        return range(seat, len(self.square), self.players)

    def is_blocker(self, robot: Robot) -> bool:
        """Whether it is the second robot of its player, which cannot touch flags."""
        return robot >= self.players

    def is_programmed(self, robot: Robot) -> bool:
        """Whether it executes a program this turn: on the board and not powered down."""
        return self.square[robot] >= 0 and not self.down[robot]

    def robot_at(self, square: Square) -> Robot:
        """The robot on a square, or nobody."""
        return self.square.index(square) if square in self.square else NOBODY

    def holder(self, card: OptionSet) -> Robot:
        """The robot that has this option card, or nobody."""
        for robot, held in enumerate(self.held):
            if held & card:
                return robot
        return NOBODY
