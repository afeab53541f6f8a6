"""Who may know what: the view of a seat."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.out_of_gears.components import UPGRADES, Action
from rouages.games.out_of_gears.events import Ending
from rouages.games.out_of_gears.gears import Kind, Pile, listed, worth
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
        dumps=_dumps(tuple(table.dumps), tuple(robots)),
        reserve=len(table.reserve),
        upgrades=_upgrades(table) if table.box else (),
        own_upgrade=None if seat is None else table.upgrades[seat],
        quiet_turns=table.quiet_turns,
        ending=table.ending or None,
    )


@lru_cache(maxsize=4096)
def _dump(number: int, is_open: bool, gears: Pile) -> DumpView:  # noqa: FBT001 (what a cache is asked)
    return DumpView(number, is_open, listed(gears))


@lru_cache(maxsize=4096)
def _dumps(gears: tuple[Pile, ...], robots: tuple[Robot, ...]) -> tuple[DumpView, ...]:
    return tuple([_dump(number, number in robots, gears[number]) for number in range(1, 9)])


def _upgrades(table: Gears) -> tuple[UpgradeView, ...]:
    held_and_used = enumerate(zip(table.upgrades, table.used, strict=True))
    return tuple([UpgradeView(owner, held is not None, used) for owner, (held, used) in held_and_used])


def _robot(table: Gears, robot: Robot, seat: Seat | None) -> RobotView:
    owner, action, chosen = table.owner[robot], table.actions[robot], table.chosen[robot]
    own = owner == seat
    ready = is_programmed(table, robot) if table.phase is Phase.PROGRAMME else chosen > 0
    shown = own or table.revealed[robot]
    return _robot_view(
        robot,
        owner,
        table.carried[robot],
        table.circuit[robot],
        ready,
        action if shown else None,
        table.numbers[robot] if shown else 0,
        chosen if own else 0,
    )


@lru_cache(maxsize=4096)
def _robot_view(
    robot: Robot,
    owner: Seat,
    carried: Pile,
    circuit: Pile,
    ready: bool,  # noqa: FBT001 (what a cache is asked)
    action: Action | None,
    number: int,
    chosen: Pile,
) -> RobotView:
    return RobotView(
        number=robot,
        seat=owner,
        carried=listed(carried),
        circuit=listed(circuit),
        points=worth(circuit, robot),
        ready=ready,
        plan=Plan(action, number or None) if action else None,
        chosen=listed(chosen),
    )


def is_programmed(table: Gears, robot: Robot) -> bool:
    """Whether a robot's plan is whole."""
    return table.numbers[robot] > 0 or table.actions[robot] in UPGRADES
