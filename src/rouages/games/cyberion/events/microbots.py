"""What can happen to microbots."""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.events import Event


class MicrobotsRevealed(Event, frozen=True):
    """Microbots were put on machines."""

    reveals: ClassVar[bool] = True
    machines: tuple[int, ...]
    microbots: tuple[int, ...]


class MicrobotAcquired(Event, frozen=True):
    """The microbot of a repaired machine is ours to spend."""

    microbot: int


class MicrobotDiscarded(Event, frozen=True):
    """A sixth microbot cannot be kept."""

    microbot: int


class MicrobotsSpent(Event, frozen=True):
    """Acquired microbots were spent."""

    seat: int
    microbots: tuple[int, ...]


class MicrobotReplaced(Event, frozen=True):
    """The microbot on a machine was discarded for the next one."""

    reveals: ClassVar[bool] = True
    seat: int
    machine: int
    before: int
    after: int


class MicrobotsSwapped(Event, frozen=True):
    """Two machines exchanged their microbots."""

    seat: int
    machines: tuple[int, int]


class MachineScrapped(Event, frozen=True):
    """Five microbots took a machine out of the factory and the game."""

    seat: int
    machine: int


class MicrobotsReshuffled(Event, frozen=True):
    """The discarded microbots are the new pile."""

    reveals: ClassVar[bool] = True
    count: int
