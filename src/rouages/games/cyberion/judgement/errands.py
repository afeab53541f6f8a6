"""What speaks for what the extensions ask for: Bebebots, Gigantobots, microbots, interference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from rouages.engine.agenda import Decision
from rouages.games.cyberion.components import (
    DAMAGE_COST,
    MODEL_OF,
    PLAIN_ROBOTS,
    ROW_LIMIT,
    Model,
    Robot,
    Trait,
)
from rouages.games.cyberion.extensions.bebebots import ChooseParents, MakeBebebot, parents_among, partner_of
from rouages.games.cyberion.extensions.gigantobots import (
    FULL,
    BoardGigantobot,
    ChoosePilot,
    PilotGigantobot,
    RepairDamage,
    TakeReward,
    gigantobots_for,
    have_in_common,
)
from rouages.games.cyberion.extensions.microbots import ReplaceOn, ScrapMachine, ScrapOn
from rouages.games.cyberion.factory import OnMachine
from rouages.games.cyberion.judgement.first_sight import Sight, less
from rouages.games.cyberion.judgement.merit import FIVES, NOTHING_TO_SAY, Merits
from rouages.games.cyberion.table import Cyberion, Row


def of_question(
    sight: Sight,
    decision: Decision[Any, Any],
    options: Sequence[Any],
    spending: Callable[[Row, Robot], Merits],
) -> list[Merits]:
    """Of the options of a question that only an extension asks."""
    match decision:
        case ChoosePilot():
            return [of_pilot(sight, each.robot, spending(each.row, each.robot)) for each in options]
        case BoardGigantobot():
            return [of_boarding(sight.table, each.gigantobot) for each in options]
        case TakeReward():
            return [of_reward(sight.table, each) for each in options]
        case ReplaceOn() | ScrapOn():
            return [of_machine(sight, each) for each in options]
        case ChooseParents():
            return [of_parents(sight, (each.robot, each.other)) for each in options]
    return [NOTHING_TO_SAY for _ in options]


def of_errand(sight: Sight, option: Any) -> Merits:
    """Of an action that only an extension knows."""
    match option:
        case MakeBebebot(model=model):
            return of_making(sight, model)
        case PilotGigantobot():
            return of_piloting(sight)
        case ScrapMachine():
            return Merits(saves=float(not sight.table.machine_left), ahead=sight.ending())
    return NOTHING_TO_SAY


def of_making(sight: Sight, model: Model) -> Merits:
    """Of a Bebebot, with the parents that are missed least."""
    pairs = [pair for pair in parents_among(sight.hand) if MODEL_OF[pair[0]] == model]
    found = [of_parents(sight, pair) for pair in pairs]
    return max(found, key=lambda each: (each.now, each.ahead), default=NOTHING_TO_SAY)


def of_parents(sight: Sight, pair: tuple[Robot, Robot]) -> Merits:
    """Of two parents that go."""
    return replace(of_leaving(sight, pair), errand=1.0, to_do=len(sight.table.limbots) / FIVES)


def of_leaving(sight: Sight, pair: tuple[Robot, Robot]) -> Merits:
    """Of two robots that leave the rows."""
    chance, table = sight.outlook.chance, sight.table
    rest, kept = less(sight.hand, pair), less(sight.kept, pair)
    now = chance(rest, 0)
    return Merits(
        now=now,
        with_one=chance(rest, 1),
        ahead=chance(kept, min(ROW_LIMIT, sight.refill + 2)),
        ahead_and_two=chance(kept, min(ROW_LIMIT, sight.refill + 2) + 2),
        in_danger=float(not table.machine_left) * (1.0 - now),
        robots=2 / FIVES,
    )


def of_piloting(sight: Sight) -> Merits:
    """Of the two that are missed least and come to the fullest Gigantobots."""
    robots = [robot for robot in sight.hand if robot < PLAIN_ROBOTS]
    pairs = [pair for pair in combinations(robots, 2) if have_in_common(*pair)]
    if not pairs:
        return NOTHING_TO_SAY

    def promise(pair: tuple[Robot, Robot]) -> float:
        return sight.without(pair) + sight.boarding(pair[0]) + sight.boarding(pair[1])

    pair = max(pairs, key=promise)
    most = max([aboard(sight.table, robot) for robot in pair])
    return replace(
        of_leaving(sight, pair),
        errand=1.0,
        to_do=damage(sight.table),
        aboard=most / FIVES,
        fills=float(most + 2 >= FULL),
    )


def of_pilot(sight: Sight, robot: Robot, spent: Merits) -> Merits:
    """Of a robot that pilots."""
    most = aboard(sight.table, robot)
    return replace(spent, to_do=damage(sight.table), aboard=most / FIVES, fills=float(most + 1 >= FULL))


def of_boarding(table: Cyberion, gigantobot: Trait) -> Merits:
    """Of the Gigantobot that a robot boards."""
    there = len(table.crews[gigantobot])
    others = sum([gigantobot in gigantobots_for(table, robot) for robot in table.pilots]) - 1
    return Merits(
        aboard=there / FIVES,
        fills=float(there + 1 >= FULL),
        other_parent=float(others > 0),
        to_do=damage(table),
    )


def of_reward(table: Cyberion, option: Any) -> Merits:
    """Of what a full Gigantobot brings."""
    return Merits(errand=float(isinstance(option, RepairDamage)), to_do=damage(table))


def of_machine(sight: Sight, option: Any) -> Merits:
    """Of a machine whose microbot changes: how likely it is repaired as it is."""
    if not isinstance(option, OnMachine):
        return NOTHING_TO_SAY
    table = sight.table
    place = table.place_of(option.machine)
    target = option.machine, table.infected[place], table.prepared[place]
    chance = sight.outlook.chance_of
    return Merits(now=chance(target, sight.hand, 0), with_one=chance(target, sight.hand, 1))


def aboard(table: Cyberion, robot: Robot) -> int:
    """The robots on the fuller of the Gigantobots that take this one."""
    return max([len(table.crews[trait]) for trait in gigantobots_for(table, robot)], default=0)


def damage(table: Cyberion) -> float:
    """The valves that the damage would cost beyond those that there are."""
    return (DAMAGE_COST * table.damage - table.valves) / FIVES


def interference(table: Cyberion) -> float:
    """The tokens that are still to be cleared."""
    return sum([len(tokens) for tokens in table.interference]) / FIVES


def has_partner(sight: Sight, robot: Robot) -> bool:
    """Whether the other parent of a Bebebot still to be made is there."""
    return sight.parenthood(robot) > 0 and partner_of(robot) in sight.hand
