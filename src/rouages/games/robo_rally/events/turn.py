"""What can happen in RoboRally while a turn is prepared and cleaned up.

Squares are numbers of the grid; registers, docks, flags and turns are counted from 1.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from rouages.engine.events import Event
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.cards.program import Action
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.floor import Square

Ending = Literal[
    "last_flag", "last_standing", "all_out", "turn_limit", "flag_captured", "flags_held", "ranked"
]
"""Why a race is over."""
Loss = Literal["given_up", "destroyed", "used_up", "shot_away"]
"""How a robot loses an option card."""


class DockTaken(Event, frozen=True):
    """A robot starts on this dock."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int
    dock: int
    square: Square


class RobotPlaced(Event, frozen=True):
    """A robot was put on the board."""

    seat: int
    robot: int
    square: Square
    facing: Direction


class TurnBegan(Event, frozen=True):
    """A new turn."""

    opens: ClassVar[bool] = True
    turn: int


class PoweredDown(Event, frozen=True):
    """A robot is down for this turn; its damage is gone."""

    robot: int


class CardsDealt(Event, frozen=True):
    """A robot was dealt its program cards."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int
    count: int
    cards: tuple[int, ...]
    """Their priorities."""

    def seen_by(self, seat: int | None) -> CardsDealt:
        """Which ones, only their holder knows."""
        return self if seat == self.seat else CardsDealt(self.seat, self.robot, self.count, ())


class Recompiled(Event, frozen=True):
    """A hand was thrown away for a new one."""

    seat: int
    robot: int


class FlywheelUsed(Event, frozen=True):
    """The card on the Flywheel went into the hand."""

    seat: int
    robot: int


class CardStored(Event, frozen=True):
    """A left-over card was put, face down, on an option card."""

    seat: int
    robot: int
    option: OptionCard


class Programmed(Event, frozen=True):
    """A seat has finished programming, and does not think again (ruling 50)."""

    binds: ClassVar[bool] = True
    seat: int


class TimeRanOut(Event, frozen=True):
    """A seat leaves the rest of its program to chance, for good."""

    binds: ClassVar[bool] = True
    seat: int


class RegistersFilled(Event, frozen=True):
    """Empty registers were filled at random from the hand."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int
    registers: tuple[int, ...]
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> RegistersFilled:
        """With which cards, only their holder knows."""
        return self if seat == self.seat else RegistersFilled(self.seat, self.robot, self.registers, ())


class PowerDownAnnounced(Event, frozen=True):
    """A robot will be powered down next turn."""

    seat: int
    robot: int


class Repaired(Event, frozen=True):
    """A robot has lost damage."""

    robot: int
    damage: int
    unlocked: int | None
    """The register that is free again, if one is."""


class Restored(Event, frozen=True):
    """A robot has lost all its damage at once, and no register is locked any more."""

    robot: int


class OptionDrawn(Event, frozen=True):
    """A robot has a new option card."""

    reveals: ClassVar[bool] = True
    robot: int
    card: OptionCard


class OptionLost(Event, frozen=True):
    """A robot has an option card less."""

    robot: int
    card: OptionCard
    cause: Loss


class CircuitBroken(Event, frozen=True):
    """The Circuit Breaker powers a robot down for the next turn."""

    robot: int


class LotsDrawn(Event, frozen=True):
    """Robots destroyed at the same moment will come back in this order."""

    reveals: ClassVar[bool] = True
    robots: tuple[int, ...]


class Reentered(Event, frozen=True):
    """A destroyed robot is back in the race."""

    seat: int
    robot: int
    square: Square
    facing: Direction
    damage: int
    column: int
    """From the west, counted from 1."""
    row: int
    """From the north, counted from 1."""


class LockedRegisterFilled(Event, frozen=True):
    """A register that was locked while it was empty got a card at random, face up."""

    reveals: ClassVar[bool] = True
    robot: int
    register: int
    action: Action
    priority: int


class GameEnded(Event, frozen=True):
    """The race is over."""

    ending: Ending
