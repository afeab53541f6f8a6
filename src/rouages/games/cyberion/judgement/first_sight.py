"""First sight: what the greedy bot makes of a table, action by action.

Values are chances: 1 is a repair that is certain for the next turn. A turn without a repair costs `SAFE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rouages.games.cyberion.components import (
    COMMANDBOT,
    COUNTS,
    CYCLOBOT,
    DAMAGE_COST,
    MODEL_OF,
    NOTHING,
    PLAIN_ROBOTS,
    PLANBOT,
    ROW_LIMIT,
    SIRENBOT,
    STOCKBOT,
    SUPPORT_LEVEL,
    Model,
    Robot,
)
from rouages.games.cyberion.crews import is_crew, joining, repairable, trials_of
from rouages.games.cyberion.extensions.bebebots import parents_among, partner_of
from rouages.games.cyberion.extensions.gigantobots import gigantobots_for, have_in_common
from rouages.games.cyberion.judgement.odds import Outlook
from rouages.games.cyberion.machines import MachineId
from rouages.games.cyberion.repair import target_at
from rouages.games.cyberion.table import FLASH, PLATFORM, STOCK, Cyberion, Row

SAFE = 5.0
"""What it is worth that a machine leaves the factory this turn."""
PROGRESS = 0.05
"""What a repair beyond the first of a turn is worth."""
CARD = 0.05
"""What a robot that is merely discarded costs."""
TOKEN = 0.15
"""What a support token is kept for, and what clearing interference is worth."""
PARENT = 0.3
"""What a robot is kept for that can still make a Bebebot."""
BOARDING = 0.3
"""What each robot already aboard is worth to a pilot."""
ORDER: tuple[Model, ...] = (
    *(STOCKBOT, STOCKBOT, STOCKBOT),
    *(CYCLOBOT, CYCLOBOT, CYCLOBOT, CYCLOBOT),
    *(PLANBOT, PLANBOT, PLANBOT, PLANBOT),
    *(SIRENBOT, SIRENBOT),
)
"""The order in which abilities are raised."""


class Sight:
    """A table looked at once."""

    def __init__(self, table: Cyberion) -> None:
        self.table = table
        self.outlook = Outlook(table)
        self.hand = list(table.hand())
        self.kept = table.rows[PLATFORM] + table.rows[STOCK]
        """The robots that closing leaves."""
        self.refill = ROW_LIMIT - len(table.rows[PLATFORM])
        """The robots that closing would draw now."""
        self._spare: dict[tuple[Robot, MachineId], float] = {}

    def ending(self) -> float:
        return self.outlook.chance(self.kept, self.refill)

    def wanted(self) -> Model:
        """The ability to raise next."""
        levels = [1, 1, 1, 1, 1]
        for model in ORDER:
            levels[model] += 1
            if self.table.levels[model] < levels[model]:
                return model
        return COMMANDBOT

    def repair(self, machine: MachineId) -> float:
        """A repair is needed once a turn; another one should leave a good next turn, and the last one win."""
        table = self.table
        if not table.machine_deck and table.factory.count(NOTHING) == len(table.factory) - 1:
            return SAFE * 4 if self.can_win() else -SAFE * 4
        crew = self.crew(machine)
        draws = ROW_LIMIT - len(less(table.rows[PLATFORM], crew))
        ahead = self.outlook.chance(less(self.kept, crew), draws, machine)
        return ahead + (PROGRESS if table.machine_left else SAFE) - 0.2 * CARD * len(crew)

    def can_win(self) -> bool:
        """Whether the extensions in play let the last repair win."""
        table = self.table
        return (
            not table.limbots and not any(table.interference) and DAMAGE_COST * table.damage <= table.valves
        )

    def crew(self, machine: MachineId) -> list[Robot]:
        """The crew that would be chosen for a machine."""
        target = target_at(self.table, self.table.place_of(machine))
        crew: list[Robot] = []
        others = self.hand.copy()
        while not is_crew(target, crew):
            fitting = joining(target, crew, others)
            robot = max(sorted(fitting), key=lambda each: self.spare(each, machine))
            crew.append(robot)
            others.remove(robot)
        return crew

    def spare(self, robot: Robot, machine: MachineId) -> float:
        """How well a robot can be spared for one machine: the chance of the others, less its ability."""
        key = robot, machine
        if key not in self._spare:
            level = self.table.levels[MODEL_OF[robot]] if robot < PLAIN_ROBOTS else 3
            flash = 0.5 if robot in self.table.rows[FLASH] else 0.0
            chance = self.outlook.chance(less(self.hand, [robot]), 1, machine)
            self._spare[key] = chance + flash - 0.03 * level - self.parenthood(robot)
        return self._spare[key]

    def parenthood(self, robot: Robot) -> float:
        """What a robot is kept for if its Bebebot is still to be made and the other parent can be there."""
        if robot >= PLAIN_ROBOTS or MODEL_OF[robot] not in self.table.limbots:
            return 0.0
        partner = partner_of(robot)
        return PARENT if partner in self.hand or partner in self.outlook.coming else 0.0

    def boarding(self, robot: Robot) -> float:
        """A pilot is best where others already are, as long as there is damage to repair."""
        crews = [len(self.table.crews[trait]) for trait in gigantobots_for(self.table, robot)]
        return BOARDING * max(crews, default=-1) if self.table.damage else 0.0

    def use(self, row: Row, robot: Robot) -> float:
        """Discarding a robot, for its ability where that has a level."""
        kept = self.kept if row == FLASH else less(self.kept, [robot])
        draws = self.refill + (row == PLATFORM)
        plain = self.outlook.chance(kept, draws) - CARD - 0.5 * self.parenthood(robot)
        if robot >= PLAIN_ROBOTS:
            return plain - CARD
        model = MODEL_OF[robot]
        if self.table.interference and self.table.interference[model]:
            return plain + TOKEN
        return max(plain, self.power(model, self.table.levels[model], less(self.hand, [robot]), kept, draws))

    def support(self, model: Model) -> float:
        """A support token is for a turn in need."""
        value = self.power(model, SUPPORT_LEVEL, self.hand, self.kept, self.refill)
        return value - (2 * TOKEN if self.table.machine_left else TOKEN)

    def power(self, model: Model, level: int, hand: list[Robot], kept: list[Robot], draws: float) -> float:
        """An ability: the chance of a repair now, if one is needed, and the outlook for the next turn."""
        if level < 2:
            return -1.0
        if model == SIRENBOT:
            return self.siren(level, hand, kept, draws)
        if model == STOCKBOT:
            return self.stock(level, hand, kept, draws)
        if model == CYCLOBOT:
            return self.cycle(level, hand, kept, draws)
        if model == PLANBOT:
            return self.plan(level, hand, kept, draws)
        return self.command(level, hand, kept, draws)

    def needed(self, chance: float) -> float:
        """What the chance of a repair now is worth."""
        return 0.0 if self.table.machine_left else 0.95 * SAFE * chance

    def siren(self, level: int, hand: list[Robot], kept: list[Robot], draws: float) -> float:
        """New robots for this turn only."""
        count = min(COUNTS[SIRENBOT][level], ROW_LIMIT - len(self.table.rows[FLASH]))
        after = self.outlook.chance(kept, draws) - CARD * (1 + 0.7 * count)
        return after + self.needed(self.outlook.chance(hand, count))

    def stock(self, level: int, hand: list[Robot], kept: list[Robot], draws: float) -> float:
        """Room on the Platform, so that more is drawn."""
        stocked = len(self.table.rows[STOCK])
        moved = min(COUNTS[STOCKBOT][level], ROW_LIMIT - stocked, len(hand) - stocked)
        return self.outlook.chance(kept, draws + moved) - CARD + 0.03 * moved

    def cycle(self, level: int, hand: list[Robot], kept: list[Robot], draws: float) -> float:
        """The best robot of the discard, now or drawn next."""
        found = {robot for robot in self.table.discard if robot < PLAIN_ROBOTS}
        if level in (2, 4):
            found = {robot for robot in found if MODEL_OF[robot] == CYCLOBOT}
        if not found:
            return -1.0
        after = max(self.outlook.chance([*kept, robot], max(0, draws - 1)) for robot in found) - 0.5 * CARD
        if level < 4:
            return after
        return after + self.needed(max(self.outlook.chance([*hand, robot], 0) for robot in found))

    def plan(self, level: int, hand: list[Robot], kept: list[Robot], draws: float) -> float:
        """The best of a few cards."""
        count = COUNTS[PLANBOT][level]
        now = min(1.0, self.outlook.chance(hand, 1) * (0.4 + 0.6 * count))
        return self.outlook.chance(kept, draws + 0.3 * count) - CARD + self.needed(now)

    def command(self, level: int, hand: list[Robot], kept: list[Robot], draws: float) -> float:
        """Preparing a machine is worth it if that repairs one now."""
        cost = COUNTS[COMMANDBOT][level]
        if self.table.machine_left or cost > len(self.table.deck):
            return -1.0
        if not any(self.ready(machine, hand) for _, machine in self.table.within_reach()):
            return -1.0
        return self.outlook.chance(kept, draws) + 0.9 * SAFE - CARD * (4 + cost)

    def ready(self, machine: MachineId, hand: list[Robot]) -> bool:
        """Whether a machine could be repaired at once if it were prepared."""
        infected = self.table.infected[self.table.place_of(machine)]
        return self.outlook.chance_of((machine, infected, 1), hand, 0) == 1.0

    def gain(self, robot: Robot) -> float:
        """How well the players stand with one more robot."""
        after = self.outlook.chance([*self.kept, robot], self.refill)
        return after if self.table.machine_left else after + self.outlook.chance([*self.hand, robot], 0)

    def unknown_gain(self) -> float:
        """How well they stand with one more robot that nobody has seen."""
        after = self.outlook.chance(self.kept, self.refill + 1)
        return after if self.table.machine_left else after + self.outlook.chance(self.hand, 1)

    def making(self, model: Model) -> float:
        """Sending two parents away before a repair is no loss if the others can do it."""
        pairs = [pair for pair in parents_among(self.hand) if MODEL_OF[pair[0]] == model]
        if self.table.machine_left:
            return max(self.without(pair) for pair in pairs)
        safe = [pair for pair in pairs if self.outlook.chance(less(self.hand, pair), 0) == 1.0]
        return max([self.without(pair) + 2 * SAFE * (pair in safe) for pair in pairs])

    def piloting(self) -> float:
        """Sending away the two robots that are the least needed."""
        robots = [robot for robot in self.hand if robot < PLAIN_ROBOTS]
        pairs = [pair for pair in combinations(robots, 2) if have_in_common(*pair)]
        values = [self.without(pair) + self.boarding(pair[0]) + self.boarding(pair[1]) for pair in pairs]
        return max(values, default=-SAFE)

    def without(self, pair: tuple[Robot, Robot]) -> float:
        """The outlook without two robots, with two more to draw."""
        return self.outlook.chance(less(self.kept, pair), min(ROW_LIMIT, self.refill + 2))

    def replacing(self) -> float:
        """Another microbot helps where a crew waits for it."""
        waiting = any(
            repairable(trials_of(machine, NOTHING, self.table.prepared[place]), self.hand, 1)
            for place, machine in self.table.within_reach()
        )
        return self.needed(0.4) if waiting else -1.0


def less(robots: Sequence[Robot], gone: Sequence[Robot]) -> list[Robot]:
    """These robots without some of them."""
    rest = list(robots)
    for robot in gone:
        if robot in rest:
            rest.remove(robot)
    return rest
