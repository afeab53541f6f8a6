"""What can happen in RoboRally during a register.

Squares are numbers of the grid; registers and flags are counted from 1.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from rouages.engine.events import Event
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.cards.program import Action
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.floor import Square

Destruction = Literal["edge", "pit", "damage"]
"""What destroys a robot: a fall off the board or into a pit, or its tenth point of damage."""


class RegisterBegan(Event, frozen=True):
    """The next register."""

    opens: ClassVar[bool] = True
    register: int


class Stabilized(Event, frozen=True):
    """Gears and curves do not turn this robot this turn."""

    seat: int
    robot: int


class ConditionalUsed(Event, frozen=True):
    """The parked card replaces that of the register which is about to be revealed."""

    seat: int
    robot: int
    register: int


class CardRevealed(Event, frozen=True):
    """A robot's card was turned up, and the turn beside it."""

    reveals: ClassVar[bool] = True
    robot: int
    register: int
    action: Action
    priority: int
    beside: Action | None


class CardSwapped(Event, frozen=True):
    """A card was replaced by the top card of the deck: by the Abort Switch or a Scrambler."""

    reveals: ClassVar[bool] = True
    robot: int
    register: int
    action: Action
    priority: int
    option: OptionCard


class Moved(Event, frozen=True):
    """A robot moved one square by its own card."""

    robot: int
    direction: Direction
    square: Square | None
    """None beyond the edge."""


class Stopped(Event, frozen=True):
    """A wall stopped a robot, or one that it was pushing."""

    robot: int
    direction: Direction


class Stayed(Event, frozen=True):
    """A robot used its Brakes."""

    robot: int


class Turned(Event, frozen=True):
    """A robot turned by its own card."""

    robot: int
    facing: Direction


class Pushed(Event, frozen=True):
    """A robot was pushed one square by another."""

    robot: int
    by: int
    direction: Direction
    square: Square | None
    """None beyond the edge."""


class PushedByBoard(Event, frozen=True):
    """A pusher pushed a robot one square."""

    robot: int
    direction: Direction
    square: Square | None
    """None beyond the edge."""


class Carried(Event, frozen=True):
    """A belt carried a robot one square, and a curve may have turned it."""

    robot: int
    direction: Direction
    square: Square | None
    """None beyond the edge."""
    facing: Direction
    express: bool
    curve: Direction | None = None
    """Where it faces since a curve has turned it; None if none has."""


class HeldUp(Event, frozen=True):
    """A belt could not carry a robot: the square ahead was taken, or wanted by another."""

    robot: int
    square: Square


class TurnedByGear(Event, frozen=True):
    """A gear turned a robot."""

    robot: int
    facing: Direction


class BoardLaserHit(Event, frozen=True):
    """The lasers of a wall hit a robot."""

    robot: int
    start: Square
    direction: Direction
    shots: int


class RobotShot(Event, frozen=True):
    """A robot's laser hit another robot."""

    robot: int
    shooter: int
    start: Square
    direction: Direction
    shots: int


class WeaponAimed(Event, frozen=True):
    """A robot will fire something else than its main laser."""

    seat: int
    robot: int
    weapon: OptionCard


class WeaponFired(Event, frozen=True):
    """A robot fired something else than its main laser."""

    shooter: int
    robot: int
    weapon: OptionCard


class Controlled(Event, frozen=True):
    """A robot executes another's program for the rest of the turn."""

    robot: int
    by: int


class Rammed(Event, frozen=True):
    """The Ramming Gear hit a robot."""

    robot: int
    by: int


class DamageSoaked(Event, frozen=True):
    """An option card stopped a point of damage."""

    robot: int
    card: OptionCard


class Damaged(Event, frozen=True):
    """A robot took a point of damage."""

    robot: int
    damage: int
    locked: int | None
    """The register that it locked, if it did."""


class Destroyed(Event, frozen=True):
    """A robot was destroyed."""

    robot: int
    cause: Destruction
    square: Square
    """Where it was destroyed; over the edge: the last square that it stood on."""
    lives: int


class Eliminated(Event, frozen=True):
    """A robot had no life left."""

    seat: int
    robot: int


class FlagTouched(Event, frozen=True):
    """A robot touched its next flag."""

    seat: int
    robot: int
    flag: int


class ArchiveMoved(Event, frozen=True):
    """A robot would come back here."""

    robot: int
    square: Square


class Finished(Event, frozen=True):
    """A robot has touched the last flag and leaves the board."""

    seat: int
    robot: int
    place: int
