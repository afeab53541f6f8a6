"""How good things look: for each option at first sight, and for a whole position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from rouages.engine.agenda import Decision, Seat
from rouages.engine.judgement import chance_among
from rouages.games.out_of_gears.activation import TakeGear, Taken
from rouages.games.out_of_gears.assembly import Assemble, Pair
from rouages.games.out_of_gears.components import (
    HARVEST,
    TRAP,
    UPGRADES,
    Action,
)
from rouages.games.out_of_gears.ending import standing
from rouages.games.out_of_gears.gears import JOLLY, THREE, Kind, Pile, count, size
from rouages.games.out_of_gears.gears import worth as gears_worth
from rouages.games.out_of_gears.programming import ChooseAction, ChooseNumber, Programme
from rouages.games.out_of_gears.sharing import OwnColour, Pick, ShareGear, UsePriority
from rouages.games.out_of_gears.table import Dump, Gears, Robot

CROWD = 0.45
"""How strongly a rich dump or robot is expected to draw others, who will share, trap or strike there."""
UPGRADE_WORTH = 5.0
"""What an upgrade must bring, at first sight, to be used now."""
SPREAD = 3.0
"""The lead, in points, that makes a robot e times as likely to win."""


def worth(robot: Robot, kind: Kind) -> int:
    """The points of a gear for this robot."""
    return 3 if kind == THREE else 2 if kind in (robot, JOLLY) else 1


def weigh(table: Gears, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[float]:
    """How good each option looks at first sight."""
    match decision:
        case ChooseAction(robot=robot):
            drawn = lures(table, robot)
            return [action_value(table, robot, option, drawn) for option in options]
        case ChooseNumber(robot=robot):
            action, drawn = table.actions[robot], lures(table, robot)
            return [plan_value(table, robot, action, option.number, drawn) for option in options]
        case TakeGear(robot=robot):
            return [taken_value(robot, decision.attacker, option) for option in options]
        case ShareGear(robot=robot):
            return [pick_value(table, robot, option) for option in options]
        case UsePriority(robot=robot):
            return [priority_value(table, decision, option) for option in options]
        case Assemble(robot=robot):
            return [pair_value(robot, option) for option in options]
    return [0.0] * len(options)


def action_value(table: Gears, robot: Robot, option: Programme, drawn: Mapping[Dump, float]) -> float:
    """An action is as good as its best number."""
    if option.action in UPGRADES:
        return upgrade_value(table, robot, option.action) - UPGRADE_WORTH
    action = option.action
    return max([plan_value(table, robot, action, number, drawn) for number in table.robots])


def plan_value(
    table: Gears, robot: Robot, action: Action | None, number: int, drawn: Mapping[Dump, float]
) -> float:
    """What an action card with this number can be expected to bring."""
    if action is HARVEST:
        return gears_worth(table.dumps[number], robot) * (1 - CROWD * drawn[number])
    if action is TRAP:
        return gears_worth(table.dumps[number], robot) * CROWD * drawn[number]
    if number == robot:
        danger = min(1.0, size(table.carried[robot]) / 4)
        return danger * (gears_worth(table.carried[robot], robot) * 0.5 + 1.0)
    prey = gears_worth(table.carried[number], robot)
    if table.owner[number] == table.owner[robot]:
        return -1.0
    return prey * (1 - CROWD) - 0.5


def rivals_of(table: Gears, robot: Robot) -> list[Robot]:
    """The robots of the other seats."""
    owner = table.owner
    seat = owner[robot]
    return [other for other in table.robots if owner[other] != seat]


def lures(table: Gears, robot: Robot) -> dict[Dump, float]:
    """How much of the others' interest each dump draws, from 0 to 1."""
    others, dumps = tuple(rivals_of(table, robot)), table.dumps
    wanted = {dump: most_wanted(dumps[dump], others) for dump in table.robots}
    best = max(wanted.values())
    return {dump: most / best if best else 0.0 for dump, most in wanted.items()}


@lru_cache(maxsize=1 << 14)
def most_wanted(gears: Pile, robots: tuple[Robot, ...]) -> int:
    """The points of a pile for the robot to which it is worth most."""
    return max([gears_worth(gears, robot) for robot in robots])


def upgrade_value(table: Gears, robot: Robot, upgrade: Action) -> float:
    """What an upgrade can be expected to bring this turn."""
    on_dumps = sum(gears_worth(table.dumps[dump], robot) for dump in table.robots)
    with_others = sum(gears_worth(table.carried[other], robot) for other in rivals_of(table, robot))
    match upgrade:
        case Action.SUPER_HARVEST:
            return 0.5 * on_dumps
        case Action.SUPER_SHOVEL:
            return 0.55 * on_dumps
        case Action.SUPER_TRAP:
            return 0.4 * on_dumps
        case Action.SUPER_ATTACK:
            return 0.5 * with_others
        case _:
            return 0.25 * with_others


def taken_value(robot: Robot, attacker: Robot, option: Taken) -> float:
    """The gear's points, what the attacker loses, and a gear in the circuit before one that is carried."""
    lost = worth(attacker, option.gear) / 2
    return worth(robot, option.gear) + lost + (0.25 if option.place == "circuit" else 0.0)


def pick_value(table: Gears, robot: Robot, option: Pick) -> float:
    """The gear's points, and a little for keeping it from the robot of that colour."""
    return worth(robot, option.gear) + (0.5 if option.gear in table.robots else 0.0)


def priority_value(table: Gears, decision: UsePriority, option: OwnColour) -> float:
    """Own gears, as long as they leave room for the three-point gears in reach."""
    pile = table.dumps if decision.place == "dump" else table.carried
    room = table.shares[decision.robot] - option.count
    return 2 * option.count + 3 * min(room, count(pile[decision.number], THREE))


def pair_value(robot: Robot, option: Pair) -> float:
    """The points that are made safe."""
    return worth(robot, option.first) + worth(robot, option.second)


def evaluate(table: Gears, seat: Seat) -> float:
    """How well a seat stands against the others: its points, and most of what it carries."""
    return chance_among([hope(table, each) for each in range(len(table.teams))], seat, SPREAD)


def hope(table: Gears, seat: Seat) -> float:
    """The points that a seat can expect to keep."""
    carried = min(gears_worth(table.carried[robot], robot) for robot in table.teams[seat])
    return standing(table, seat)[0] + 0.7 * carried
