"""What can happen in Out of Gears."""

from __future__ import annotations

from typing import ClassVar, Literal

from rouages.engine.events import Event
from rouages.games.out_of_gears.components import Action
from rouages.games.out_of_gears.gears import Kind

Ending = Literal["reserve_empty", "standstill"]
Source = Literal["dump", "robot"]
"""Where gears lie that several robots may want."""
Holding = Literal["robot", "circuit"]
"""Where a robot has its gears: it carries them, or has assembled them."""


class UpgradeDealt(Event, frozen=True):
    """A seat has looked at its upgrade card."""

    reveals: ClassVar[bool] = True
    seat: int
    upgrade: Action | None

    def seen_by(self, seat: int | None) -> UpgradeDealt:
        """Which card it is, only its owner knows."""
        return self if seat == self.seat else UpgradeDealt(self.seat, None)


class RoundBegan(Event, frozen=True):
    """A new turn."""

    opens: ClassVar[bool] = True
    round: int


class Programmed(Event, frozen=True):
    """A robot has its plan, face down."""

    seat: int
    robot: int


class PlanRevealed(Event, frozen=True):
    """An action card and its number were turned up."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int
    action: Action
    number: int


class Defended(Event, frozen=True):
    """A robot turned out to defend itself."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int


class UpgradeRevealed(Event, frozen=True):
    """An upgrade was turned up; it is used now."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int
    upgrade: Action


class DefencesVoid(Event, frozen=True):
    """A Counter-Defence cancelled these robots' defences."""

    robots: tuple[int, ...]


class TollTaken(Event, frozen=True):
    """A defender took a gear from an attacker."""

    seat: int
    robot: int
    attacker: int
    gear: Kind
    place: Holding


class NoToll(Event, frozen=True):
    """A defender found nothing to take from an attacker."""

    seat: int
    robot: int
    attacker: int


class TrapSprung(Event, frozen=True):
    """The traps on a dump cancelled harvests."""

    dump: int
    trappers: tuple[int, ...]
    harvesters: tuple[int, ...]


class TrapIdle(Event, frozen=True):
    """Nobody harvested on a trapped dump."""

    dump: int
    trappers: tuple[int, ...]


class GearsTaken(Event, frozen=True):
    """A robot took gears from a dump or from another robot."""

    seat: int
    robot: int
    place: Source
    number: int
    gears: tuple[Kind, ...]


class NothingThere(Event, frozen=True):
    """There was nothing to take."""

    place: Source
    number: int
    robots: tuple[int, ...]


class TooFewToShare(Event, frozen=True):
    """There were fewer gears than robots wanting them: nobody took any."""

    place: Source
    number: int
    robots: tuple[int, ...]


class Assembled(Event, frozen=True):
    """A robot put gears into its circuit, as it had chosen in secret."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int
    gears: tuple[Kind, ...]


class Refilled(Event, frozen=True):
    """One gear was drawn for each of these dumps."""

    reveals: ClassVar[bool] = True
    dumps: tuple[int, ...]
    gears: tuple[Kind, ...]
    left: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    ending: Ending
