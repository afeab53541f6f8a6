"""What can happen in RoboRally by the special rules of some courses.

Squares are numbers of the grid; flags and boards are counted from 1.
"""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.events import Event
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.floor import Square


class TossWon(Event, frozen=True):
    """A team won the toss and picks its home board."""

    reveals: ClassVar[bool] = True
    team: int


class HomeChosen(Event, frozen=True):
    """A team has its home board."""

    team: int
    board: str


class OptionsDealt(Event, frozen=True):
    """A seat has looked at the option cards of which it keeps one."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[OptionCard, ...]

    def seen_by(self, seat: int | None) -> OptionsDealt:
        """Which ones, only their holder knows."""
        return self if seat == self.seat else OptionsDealt(self.seat, ())


class FlagCarried(Event, frozen=True):
    """A belt carried a flag one square (Moving Targets)."""

    flag: int
    direction: Direction
    square: Square


class FlagFell(Event, frozen=True):
    """A flag fell off the board (Moving Targets)."""

    flag: int


class FlagReturned(Event, frozen=True):
    """A flag is back on its starting square."""

    flag: int
    square: Square


class CoinFlipped(Event, frozen=True):
    """A coin decided whether a board turns (Frenetic Factory)."""

    reveals: ClassVar[bool] = True
    seat: int
    heads: bool


class BoardTurned(Event, frozen=True):
    """A board turned clockwise under its robots and flags."""

    number: int
    board: str


class SuperBotNamed(Event, frozen=True):
    """A robot is the SuperBot from now on."""

    robot: int


class FlagHeld(Event, frozen=True):
    """A team holds a flag (Toggle Boggle)."""

    robot: int
    flag: int
    team: int


class FlagTaken(Event, frozen=True):
    """A robot picked up the enemy flag (Capture the Flag)."""

    robot: int
    flag: int


class FlagDropped(Event, frozen=True):
    """A robot lost the flag that it carried (Capture the Flag)."""

    robot: int
    flag: int
    square: Square


class SentOff(Event, frozen=True):
    """A defender took an enemy robot off the board until the end of the turn (Capture the Flag)."""

    robot: int
    by: int
