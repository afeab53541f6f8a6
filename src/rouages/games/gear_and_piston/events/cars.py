"""What can happen to cars: work, salvage, points."""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.events import Event
from rouages.games.gear_and_piston.words import Icons, Investor, PartName, RowName, Side


class WorkshopEntered(Event, frozen=True):
    """A seat begins to work, with so many actions."""

    seat: int
    actions: int


class PartBuilt(Event, frozen=True):
    """A blueprint became part of a car."""

    seat: int
    part: PartName
    icons: Icons
    section: int
    row: RowName
    column: int


class PartDismantled(Event, frozen=True):
    """A part was taken off a car and discarded."""

    seat: int
    part: PartName
    icons: Icons
    section: int
    row: RowName
    column: int
    sections: int
    """How many sections the car has now."""


class PartRepaired(Event, frozen=True):
    """A part was replaced by a blueprint of the same kind."""

    seat: int
    part: PartName
    icons: Icons
    old_icons: Icons
    section: int
    row: RowName
    column: int


class SectionsJoined(Event, frozen=True):
    """Two sections became one."""

    seat: int
    side: Side
    column: int
    """Where the second section begins now."""


class SalvageDrawn(Event, frozen=True):
    """A seat drew a salvage tile."""

    reveals: ClassVar[bool] = True
    seat: int
    instability: int


class SalvageMissing(Event, frozen=True):
    """The pile of salvage is used up: a tile that is not there counts this much (ruling 28)."""

    seat: int
    instability: int


class SalvageAdded(Event, frozen=True):
    """A salvage tile was added to a car, in place of a part."""

    seat: int
    part: PartName
    row: RowName
    column: int


class SalvageCovered(Event, frozen=True):
    """A salvage tile was put over a part, which is lost."""

    seat: int
    part: PartName
    covered: PartName
    icons: Icons
    row: RowName
    column: int


class CarCompleted(Event, frozen=True):
    """A car is complete, with so many salvage tiles."""

    seat: int
    salvage: int


class CarScored(Event, frozen=True):
    """The points of a car."""

    seat: int
    investors: tuple[int, ...]
    area: int
    instability: int
    total: int
    names: tuple[Investor, ...]
    """Whose points these are."""
