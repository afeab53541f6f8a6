"""How good things look: for each option at first sight, and for a whole position."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from rouages.engine.agenda import Decision, Seat
from rouages.games.cyberion.components import BEBEBOT, COMMANDBOT, NOTHING, SIRENBOT
from rouages.games.cyberion.ending import WON
from rouages.games.cyberion.extensions.bebebots import MakeBebebot
from rouages.games.cyberion.extensions.gigantobots import (
    BoardGigantobot,
    ChoosePilot,
    PilotGigantobot,
    RepairDamage,
    TakeReward,
)
from rouages.games.cyberion.extensions.microbots import ReplaceMicrobot, ScrapMachine
from rouages.games.cyberion.factory import OnMachine
from rouages.games.cyberion.intervention import EndTurn, Intervene
from rouages.games.cyberion.judgement.first_sight import PROGRESS, SAFE, Sight, less
from rouages.games.cyberion.processor import Upgrade
from rouages.games.cyberion.repair import ChooseCrew, Repair
from rouages.games.cyberion.robots.abilities import (
    AtLevel,
    ChooseLevel,
    FaceInterference,
    NoEffect,
    TurnToken,
    UseRobot,
    UseSupport,
)
from rouages.games.cyberion.robots.commandbot import FromDeck, FromRow, PayRobot, PrepareMachine
from rouages.games.cyberion.robots.cyclobot import RecallRobot
from rouages.games.cyberion.robots.planbot import AtBottom, OnTop, PutBack
from rouages.games.cyberion.robots.stockbot import MoveToStock, ToStock
from rouages.games.cyberion.table import FLASH, Cyberion

BEBEBOT_WORTH = 0.5
PILOT_WORTH = 0.12
CREW = 4
"""The robots that a machine takes, all in all."""
SOON = 4
"""So many draws of a turn are looked ahead."""
NEVER = -20.0
ALWAYS = 20.0


def weigh(table: Cyberion, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[float]:
    """How good each option looks at first sight."""
    sight = Sight(table)
    return [value_of(sight, decision, option) for option in options]


def value_of(sight: Sight, decision: Decision[Any, Any], option: Any) -> float:
    """How good an option of a decision looks."""
    value = 0.0
    match decision:
        case Intervene():
            value = action_value(sight, option)
        case ChooseCrew(machine=machine):
            value = sight.spare(option.robot, machine) + 0.3 * (option.row == FLASH)
        case ChooseLevel():
            value = level_value(sight, decision, option)
        case FaceInterference():
            value = float(isinstance(option, TurnToken))
        case RecallRobot():
            value = sight.gain(option.robot)
        case MoveToStock():
            value = stock_value(sight, option)
        case PutBack():
            value = put_back_value(sight, option)
        case PayRobot():
            value = payment_value(sight, option)
        case PrepareMachine():
            value = sight.ready(option.machine, sight.hand) if isinstance(option, OnMachine) else NEVER
        case ChoosePilot():
            spare = sight.spare(option.robot, NOTHING) + 0.3 * (option.row == FLASH)
            value = spare + sight.boarding(option.robot)
        case BoardGigantobot():
            value = len(sight.table.crews[option.gigantobot])
        case TakeReward():
            value = float(isinstance(option, RepairDamage) == (sight.table.valves > 0))
    return value


def action_value(sight: Sight, option: Any) -> float:
    """An action; all that leaves this turn without a repair is in danger."""
    match option:
        case Repair(machine=machine):
            return sight.repair(machine)
        case Upgrade(model=model):
            return ALWAYS if model == sight.wanted() else NEVER
        case EndTurn():
            value = sight.ending()
        case UseRobot(row=row, robot=robot):
            value = sight.use(row, robot)
        case UseSupport(model=model):
            value = sight.support(model)
        case MakeBebebot(model=model):
            value = sight.making(model) + BEBEBOT_WORTH
        case PilotGigantobot():
            value = sight.piloting() + PILOT_WORTH
        case ReplaceMicrobot():
            value = sight.ending() + sight.replacing()
        case ScrapMachine():
            value = sight.ending() + PROGRESS + sight.needed(1.0)
        case _:
            value = NEVER
    return value if sight.table.machine_left else value - SAFE


def level_value(sight: Sight, decision: ChooseLevel, option: Any) -> float:
    """The highest level, if there is anything to gain."""
    if isinstance(option, NoEffect):
        return 0.0
    if not isinstance(option, AtLevel):
        return NEVER
    if decision.model == COMMANDBOT:
        return sight.command(option.level, sight.hand, sight.kept, sight.refill)
    if decision.model == SIRENBOT and sight.table.machine_left:
        return -0.1
    return 1.0 + 0.1 * option.level


def stock_value(sight: Sight, option: ToStock) -> float:
    """A robot of the Flash that would be lost and is of use, then one of the Platform."""
    chance = sight.outlook.chance
    if option.row == FLASH:
        return chance([*sight.kept, option.robot], 1) - chance(sight.kept, 1)
    return 0.5 * (chance(sight.kept, 1) - chance(less(sight.kept, [option.robot]), 1))


def put_back_value(sight: Sight, option: Any) -> float:
    """On top if it is better than what nobody has seen, otherwise at the bottom; a Bebebot always on top."""
    if not isinstance(option, OnTop | AtBottom):
        return NEVER
    better = 1.0 if option.robot >= BEBEBOT else sight.gain(option.robot) - sight.unknown_gain()
    return better if isinstance(option, OnTop) else -better


def payment_value(sight: Sight, option: Any) -> float:
    """Robots that are of no use, then the deck."""
    if isinstance(option, FromDeck):
        return 0.0
    if not isinstance(option, FromRow):
        return NEVER
    chance = sight.outlook.chance
    needed = 3 * (chance(sight.hand, 1) - chance(less(sight.hand, [option.robot]), 1))
    return 0.1 - needed - sight.parenthood(option.robot)


def evaluate(table: Cyberion, seat: Seat) -> float:
    """How well the players stand: by the share of greedy games that were won from such a table."""
    if table.ending:
        return float(table.ending == WON)
    sight = Sight(table)
    left = max(1, len(table.machine_deck) + len(table.factory) - table.factory.count(NOTHING))
    supply = table.robots_to_draw() + len(sight.hand)
    if table.battery:
        supply += supply - len(table.discard)
    spare = (supply - CREW * left) / sqrt(left)
    robots, draws = (sight.kept, sight.refill) if table.machine_left else (sight.hand, 0)
    soon = sight.outlook.chance(robots, draws + SOON)
    hope = 0.4 * spare + 0.32 * table.valves + 0.1 * len(table.support) + 3.6 * soon + 0.1 * left
    return 1 / (1 + exp(5.7 + 0.65 * table.battery - hope))
