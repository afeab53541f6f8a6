"""What speaks for an option and against it, for those who learn to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rouages.engine.agenda import Decision
from rouages.games.cyberion.components import (
    COMMANDBOT,
    COUNTS,
    CYCLOBOT,
    MODEL_OF,
    NOTHING,
    PLAIN_ROBOTS,
    SIRENBOT,
    STOCKBOT,
    SUPPORT_LEVEL,
    Model,
    Robot,
)
from rouages.games.cyberion.intervention import EndTurn, Intervene
from rouages.games.cyberion.judgement import errands
from rouages.games.cyberion.judgement.first_sight import Sight, less
from rouages.games.cyberion.judgement.merit import FIVES, NOTHING_TO_SAY, Merits
from rouages.games.cyberion.machines import TIER_OF, MachineId
from rouages.games.cyberion.processor import Upgrade
from rouages.games.cyberion.repair import ChooseCrew, Repair
from rouages.games.cyberion.robots.abilities import AtLevel, ChooseLevel, NoEffect, UseRobot, UseSupport
from rouages.games.cyberion.robots.commandbot import FromRow, PayRobot
from rouages.games.cyberion.robots.cyclobot import RecallRobot
from rouages.games.cyberion.robots.planbot import AtBottom, OnTop, PutBack
from rouages.games.cyberion.robots.stockbot import MoveToStock
from rouages.games.cyberion.table import FLASH, PLATFORM, STOCK, Cyberion


def merits(table: Cyberion, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """What can be worked out of each option from what lies open."""
    seen = Surroundings(table)
    match decision:
        case Intervene():
            return [seen.of_action(option) for option in options]
        case ChooseCrew(machine=machine):
            return [seen.of_spending(option.row, option.robot, machine) for option in options]
        case ChooseLevel(model=model):
            return [seen.of_level(model, option) for option in options]
        case RecallRobot(level=level):
            return [seen.of_having(option.robot, level) for option in options]
        case MoveToStock():
            return [seen.of_stocking(option.row, option.robot) for option in options]
        case PutBack():
            return [seen.of_putting_back(option) for option in options]
        case PayRobot():
            return [
                seen.of_spending(option.row, option.robot) if isinstance(option, FromRow) else NOTHING_TO_SAY
                for option in options
            ]
    return errands.of_question(seen.sight, decision, options, seen.of_spending)


class Surroundings:
    """What those who decide see around them."""

    def __init__(self, table: Cyberion) -> None:
        """Look at the table once."""
        self.table = table
        self.sight = Sight(table)
        self.needed = float(not table.machine_left)
        self._lasting = self.sight.ending(), self.sight.outlook.chance(self.sight.kept, self.sight.refill + 2)

    def of_action(self, option: Any) -> Merits:
        """Of an action of a turn."""
        match option:
            case Repair(machine=machine):
                return self.of_repair(machine)
            case UseRobot(row=row, robot=robot):
                return self.of_use(row, robot)
            case UseSupport(model=model):
                return self.of_power(model, SUPPORT_LEVEL)
            case Upgrade(model=model):
                level = self.table.levels[model] + 1
                return Merits(
                    power=level / FIVES,
                    effect=COUNTS[model][level] / FIVES if model != CYCLOBOT else 0.0,
                    fellows=self.fellows(model),
                    to_come=self.to_come(model),
                    is_wanted=float(model == self.sight.wanted()),
                )
            case EndTurn():
                ahead, ahead_and_two = self._lasting
                return Merits(ahead=ahead, ahead_and_two=ahead_and_two, in_danger=self.needed)
        return errands.of_errand(self.sight, option)

    def of_repair(self, machine: MachineId) -> Merits:
        """Of a machine, with the crew that would be chosen for it."""
        table, sight = self.table, self.sight
        crew = sight.crew(machine)
        chance = sight.outlook.chance
        kept, rest = less(sight.kept, crew), less(sight.hand, crew)
        draws = sight.refill + len(table.rows[PLATFORM]) - len(less(table.rows[PLATFORM], crew))
        is_last = not table.machine_deck and table.factory.count(NOTHING) == len(table.factory) - 1
        return Merits(
            now=chance(rest, 0, machine),
            with_one=chance(rest, 1, machine),
            ahead=chance(kept, draws, machine),
            ahead_and_two=chance(kept, draws + 2, machine),
            saves=self.needed,
            robots=len(crew) / FIVES,
            of_flash=(len(table.rows[FLASH]) - len(less(table.rows[FLASH], crew))) / FIVES,
            levels=sum([self.level(robot) for robot in crew]) / FIVES,
            tier=float(TIER_OF[machine]),
            easiest=chance(sight.hand, 0, machine),
            is_last=(1.0 if sight.can_win() else -1.0) if is_last else 0.0,
        )

    def of_use(self, row: int, robot: Robot) -> Merits:
        """Of a robot that is discarded for its ability."""
        spent = self.of_spending(row, robot)
        if robot >= PLAIN_ROBOTS:
            return spent
        model = MODEL_OF[robot]
        if self.table.interference and self.table.interference[model]:
            return replace(spent, errand=1.0, to_do=errands.interference(self.table))
        return self.with_power(spent, model, self.table.levels[model])

    def of_spending(self, row: int, robot: Robot, machine: MachineId = NOTHING) -> Merits:
        """Of a robot that leaves the rows."""
        sight = self.sight
        chance = sight.outlook.chance
        kept = sight.kept if row == FLASH else less(sight.kept, [robot])
        draws = sight.refill + (row == PLATFORM)
        rest = less(sight.hand, [robot])
        now = chance(rest, 0, machine)
        return Merits(
            now=now,
            with_one=chance(rest, 1, machine),
            ahead=chance(kept, draws, machine),
            ahead_and_two=chance(kept, draws + 2, machine),
            in_danger=self.needed * (1.0 - now),
            robots=1 / FIVES,
            of_flash=(row == FLASH) / FIVES,
            levels=self.level(robot) / FIVES,
            fellows=self.fellows(MODEL_OF[robot]),
            to_come=self.to_come(MODEL_OF[robot]),
            parent=float(sight.parenthood(robot) > 0),
            other_parent=float(errands.has_partner(sight, robot)),
        )

    def of_power(self, model: Model, level: int) -> Merits:
        """Of an ability that costs no robot any more."""
        ahead, ahead_and_two = self._lasting
        now = self.sight.outlook.chance(self.sight.hand, 0)
        plain = Merits(now=now, ahead=ahead, ahead_and_two=ahead_and_two, in_danger=self.needed * (1.0 - now))
        return self.with_power(plain, model, level)

    def with_power(self, plain: Merits, model: Model, level: int) -> Merits:
        """What an ability adds to what it costs."""
        if level < 2:
            return plain
        effect = 1 if model == CYCLOBOT else COUNTS[model][level]
        now = plain.now
        if model == SIRENBOT:
            now = max(now, self.sight.outlook.chance(self.sight.hand, effect))
        return replace(
            plain,
            now=now,
            power=level / FIVES,
            effect=effect / FIVES,
            drawn=effect / FIVES if model in (SIRENBOT, STOCKBOT) else 0.0,
            fellows=self.fellows(model),
            to_come=self.to_come(model),
            is_ready=float(model == COMMANDBOT and self.would_prepare()),
        )

    def would_prepare(self) -> bool:
        """Whether a machine could be repaired at once if it were prepared."""
        sight = self.sight
        return any([sight.ready(machine, sight.hand) for _, machine in self.table.within_reach()])

    def of_level(self, model: Model, option: Any) -> Merits:
        """Of an ability at a level, or of nothing."""
        if isinstance(option, AtLevel):
            return self.of_power(model, option.level)
        return self.of_action(EndTurn()) if isinstance(option, NoEffect) else NOTHING_TO_SAY

    def of_having(self, robot: Robot, level: int) -> Merits:
        """Of one more robot, in a row or drawn next."""
        sight = self.sight
        chance = sight.outlook.chance
        now = chance([*sight.hand, robot], 0)
        return Merits(
            now=now,
            with_one=chance([*sight.hand, robot], 1),
            ahead=chance([*sight.kept, robot], sight.refill),
            ahead_and_two=chance([*sight.kept, robot], sight.refill + 2),
            in_danger=self.needed * (1.0 - now),
            levels=self.level(robot) / FIVES,
            power=level / FIVES,
            fellows=self.fellows(MODEL_OF[robot]),
            to_come=self.to_come(MODEL_OF[robot]),
        )

    def of_stocking(self, row: int, robot: Robot) -> Merits:
        """Of a robot that is kept, or that makes room."""
        sight = self.sight
        kept = [*sight.kept, robot] if row == FLASH else sight.kept
        draws = sight.refill + (row == PLATFORM)
        return Merits(
            ahead=sight.outlook.chance(kept, draws),
            ahead_and_two=sight.outlook.chance(kept, draws + 2),
            of_flash=(row == FLASH) / FIVES,
            levels=self.level(robot) / FIVES,
            drawn=(row == PLATFORM) / FIVES,
            fellows=len(self.table.rows[STOCK]) / FIVES,
            to_come=self.to_come(MODEL_OF[robot]),
        )

    def of_putting_back(self, option: Any) -> Merits:
        """Of a card on top of the deck or below it."""
        if not isinstance(option, OnTop | AtBottom) or option.robot >= PLAIN_ROBOTS:
            return NOTHING_TO_SAY
        having, sight = self.of_having(option.robot, 0), self.sight
        sign = 1.0 if isinstance(option, OnTop) else -1.0
        chance = sight.outlook.chance
        return Merits(
            now=sign * (having.now - chance(sight.hand, 1)),
            with_one=sign * (having.with_one - chance(sight.hand, 2)),
            ahead=sign * (having.ahead - chance(sight.kept, sight.refill + 1)),
            ahead_and_two=sign * (having.ahead_and_two - chance(sight.kept, sight.refill + 3)),
            levels=sign * having.levels,
            fellows=sign * having.fellows,
        )

    def level(self, robot: Robot) -> float:
        """How far the ability of a robot is, in fives; what has none counts as much as the middle one."""
        return self.table.levels[MODEL_OF[robot]] / FIVES if robot < PLAIN_ROBOTS else 3 / FIVES

    def fellows(self, model: Model) -> float:
        """Robots of a model in the rows."""
        return sum([MODEL_OF[robot] == model for robot in self.sight.hand]) / FIVES

    def to_come(self, model: Model) -> float:
        """The part of a model among the robots to be drawn."""
        outlook = self.sight.outlook
        some = sum([count for robot, count in outlook.coming.items() if MODEL_OF[robot] == model])
        return some / max(1, outlook.left)
