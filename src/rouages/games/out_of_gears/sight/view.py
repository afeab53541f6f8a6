"""Who may know what: the view of a seat."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.out_of_gears.components import UPGRADES, Action
from rouages.games.out_of_gears.events import Ending
from rouages.games.out_of_gears.gears import Kind, Pile, listed
from rouages.games.out_of_gears.table import Gears, Phase, Robot


class Plan(Struct, frozen=True):
    """A robot's programme, as far as it is made."""

    action: Action
    number: int | None


class RobotView(Struct, frozen=True):
    """A robot as a seat sees it."""

    number: Robot
    seat: Seat
    carried: tuple[Kind, ...]
    circuit: tuple[Kind, ...]
    points: int
    ready: bool
    """Whether its plan is made, or it has chosen what to assemble."""
    plan: Plan | None
    """Its plan, if it is the seat's own or lies face up."""
    chosen: tuple[Kind, ...]
    """What it is about to assemble, if it is the seat's own."""


class DumpView(Struct, frozen=True):
    """A dump; a closed one belongs to a robot that does not play."""

    number: int
    open: bool
    gears: tuple[Kind, ...]


class UpgradeView(Struct, frozen=True):
    """A seat's upgrade card."""

    seat: Seat
    held: bool
    used: Action | None


class GearsView(Struct, frozen=True):
    """What a seat may know of the table."""

    round: int
    phase: Phase
    robots: tuple[RobotView, ...]
    dumps: tuple[DumpView, ...]
    reserve: int
    upgrades: tuple[UpgradeView, ...]
    own_upgrade: Action | None
    quiet_turns: int
    ending: Ending | None


def view(table: Gears, seat: Seat | None) -> GearsView:
    """The table as this seat, or a spectator, sees it."""
    robots = table.robots
    return GearsView(
        round=table.round,
        phase=table.phase,
        robots=tuple([_robot(table, robot, seat) for robot in robots]),
        dumps=tuple([_dump(number, number in robots, table.dumps[number]) for number in range(1, 9)]),
        reserve=len(table.reserve),
        upgrades=_upgrades(table) if table.box else (),
        own_upgrade=None if seat is None else table.upgrades[seat],
        quiet_turns=table.quiet_turns,
        ending=table.ending or None,
    )


@lru_cache(maxsize=4096)
def _dump(number: int, is_open: bool, gears: Pile) -> DumpView:  # noqa: FBT001 (what a cache is asked)
    return DumpView(number, is_open, listed(gears))


def _upgrades(table: Gears) -> tuple[UpgradeView, ...]:
    held_and_used = enumerate(zip(table.upgrades, table.used, strict=True))
    return tuple([UpgradeView(owner, held is not None, used) for owner, (held, used) in held_and_used])


def _robot(table: Gears, robot: Robot, seat: Seat | None) -> RobotView:
    own = table.owner[robot] == seat
    action = table.actions[robot]
    shown = action is not None and (own or table.revealed[robot])
    ready = is_programmed(table, robot) if table.phase is Phase.PROGRAMME else table.chosen[robot] > 0
    return RobotView(
        number=robot,
        seat=table.owner[robot],
        carried=listed(table.carried[robot]),
        circuit=listed(table.circuit[robot]),
        points=table.points(robot),
        ready=ready,
        plan=Plan(action, table.numbers[robot] or None) if shown and action else None,
        chosen=listed(table.chosen[robot]) if own else (),
    )


def is_programmed(table: Gears, robot: Robot) -> bool:
    """Whether a robot's plan is whole."""
    return table.numbers[robot] > 0 or table.actions[robot] in UPGRADES
