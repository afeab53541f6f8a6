"""Triggering: a robot or a support token is discarded for an ability, at its level, a lower one or none."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.cyberion.components import (
    BEBEBOT,
    COMMANDBOT,
    COUNTS,
    CYCLOBOT,
    MODEL_OF,
    MODELS,
    PLAIN_ROBOTS,
    PLANBOT,
    POWERS,
    ROW_LIMIT,
    SIRENBOT,
    STOCKBOT,
    SUPPORT_LEVEL,
    Model,
    Power,
    Robot,
)
from rouages.games.cyberion.deck import draw_into
from rouages.games.cyberion.events.factory import (
    AbilityTriggered,
    InterferenceRevealed,
    RobotDiscarded,
    SupportUsed,
)
from rouages.games.cyberion.extensions.microbots import NothingLearnt, Spending, spendings, why_not_spend
from rouages.games.cyberion.robots.commandbot import command, payable
from rouages.games.cyberion.robots.cyclobot import distinct_levels, recall
from rouages.games.cyberion.robots.planbot import look
from rouages.games.cyberion.robots.stockbot import stock
from rouages.games.cyberion.table import FLASH, PLATFORM, ROWS, STOCK, Cyberion, Row


class UseRobot(Choice, frozen=True):
    """Discard a robot for its ability, or without effect."""

    row: Row
    robot: Robot

    def act(self, table: Cyberion, seat: Seat) -> None:
        """Interference comes first (ruling 33); a Multibot has no ability (ruling 32)."""
        table.throw(self.row, self.robot)
        table.say(RobotDiscarded(seat, self.row, self.robot))
        if self.robot >= PLAIN_ROBOTS:
            return
        model = MODEL_OF[self.robot]
        if table.interference and table.interference[model]:
            table.then(FaceInterference(seat, model, self.row, self.robot))
        elif table.levels[model] > 1:
            offer(table, ChooseLevel(seat, model, table.levels[model], self.row, self.robot))


USES: tuple[tuple[UseRobot, ...], ...] = tuple(
    tuple(UseRobot(row, robot) for robot in range(BEBEBOT)) for row in ROWS
)


def uses(table: Cyberion) -> list[UseRobot]:
    """Every different robot of each row."""
    found: list[UseRobot] = []
    for row, robots in enumerate(table.rows):
        of_row = USES[row]
        for robot in robots:
            use = of_row[robot]
            if use not in found:
                found.append(use)
    return found


class UseSupport(Choice, frozen=True):
    """Use a support token: its ability at level III, wherever the cog stands."""

    model: Model

    def act(self, table: Cyberion, seat: Seat) -> None:
        """Interference does not touch it."""
        table.support.remove(self.model)
        table.say(SupportUsed(seat, self.model))
        table.ask(ChooseLevel(seat, self.model, SUPPORT_LEVEL, None, None))


SUPPORTS: tuple[UseSupport, ...] = tuple(UseSupport(model) for model in MODELS)


def supports(table: Cyberion) -> list[UseSupport]:
    """The tokens left that can do something now."""
    return [SUPPORTS[model] for model in table.support if can_support(table, model)]


def can_support(table: Cyberion, model: Model) -> bool:
    """Whether a token could do anything."""
    if model == CYCLOBOT:
        return any(robot < PLAIN_ROBOTS for robot in table.discard)
    if model == COMMANDBOT:
        return COUNTS[COMMANDBOT][SUPPORT_LEVEL] <= payable(table)
    return capacity(table, model) > 0


class NoEffect(Choice, frozen=True):
    """Trigger nothing."""


class AtLevel(Choice, frozen=True):
    """An ability at a level."""

    power: Power

    @property
    def level(self) -> int:
        return int(self.power[-1])


NO_EFFECT = NoEffect()
AT_LEVEL: tuple[tuple[AtLevel, ...], ...] = tuple(
    tuple(map(AtLevel, POWERS[4 * model : 4 * model + 4])) for model in MODELS
)
"""By ability, from level II on."""


class LevelTooHigh(Reason, frozen=True):
    """The cog has not come so far."""

    rule = "trigger"
    level: int


class SameEffect(Reason, frozen=True):
    """At this level there is nothing to do now, or nothing that another level on offer does not do."""

    rule = "trigger"
    power: Power


class OtherAbility(Reason, frozen=True):
    """It is another ability that is triggered."""

    rule = "trigger"
    model: Model
    power: Power


class NotForNothing(Reason, frozen=True):
    """A support token that was taken up is used: only a robot can be discarded without effect."""

    rule = "support"
    model: Model


class ChooseLevel(Decision[Cyberion, AtLevel | NoEffect | Spending], frozen=True):
    """At which level an ability is triggered: its own, a lower one, or not at all (ruling 17)."""

    rule = "trigger"
    model: Model
    """The ability."""
    level: int
    row: Row | None
    """Where the robot came from; None for a support token, which is not used for nothing."""
    robot: Robot | None
    disturbed: bool = False
    """Whether an interference token brought up this ability."""

    @property
    def own_place(self) -> Row | None:
        """Where the robot would only be back as before; a token that it has cleared is worth its return."""
        return None if self.disturbed else self.row

    def options(self, table: Cyberion) -> Sequence[AtLevel | NoEffect | Spending]:
        """Each level that does something else than those above it."""
        powers = AT_LEVEL[self.model]
        levels = useful_levels(table, self.model, self.level, self.own_place, self.robot)
        found: list[AtLevel | NoEffect | Spending] = [powers[level - 2] for level in levels]
        if self.row is not None:
            found.append(NO_EFFECT)
        if self.disturbed:
            found += spendings(table)
        return found

    def resolve(self, table: Cyberion, choice: AtLevel | NoEffect | Spending) -> None:
        """Trigger it; it keeps this level whatever happens meanwhile (ruling 27)."""
        if isinstance(choice, AtLevel):
            trigger(table, self, choice)
        elif not isinstance(choice, NoEffect):
            table.then(self)
            choice.act(table, self.seat)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """Too high, nothing new, another ability, or nothing that may be done in its place."""
        if isinstance(choice, NoEffect):
            return NotForNothing(self.model)
        if isinstance(choice, Spending):
            return why_not_spend(table, choice) if self.disturbed else NothingLearnt()
        if not isinstance(choice, AtLevel):
            return AnotherQuestion(self)
        if choice not in AT_LEVEL[self.model]:
            return OtherAbility(self.model, choice.power)
        return LevelTooHigh(choice.level) if choice.level > self.level else SameEffect(choice.power)


def offer(table: Cyberion, decision: ChooseLevel) -> None:
    """Ask for the level if the ability can do anything."""
    if useful_levels(table, decision.model, decision.level, decision.own_place, decision.robot):
        table.then(decision)


def useful_levels(
    table: Cyberion, model: Model, level: int, row: Row | None, robot: Robot | None
) -> list[int]:
    """The levels up to this one that do something, highest first; of those that do the same, the highest."""
    if model == CYCLOBOT:
        return distinct_levels(table, level, row, robot)
    if model == COMMANDBOT:
        costs, most = COUNTS[COMMANDBOT], payable(table)
        return [each for each in range(level, 1, -1) if costs[each] <= most]
    most = capacity(table, model)
    found: list[int] = []
    before = 0
    for each in range(level, 1, -1):
        effect = min(COUNTS[model][each], most)
        if effect and effect != before:
            found.append(each)
            before = effect
    return found


def capacity(table: Cyberion, model: Model) -> int:
    """How many cards a Sirenbot, a Stockbot or a Planbot could handle now (ruling 18)."""
    rows = table.rows
    if model == STOCKBOT:
        return min(ROW_LIMIT - len(rows[STOCK]), len(rows[PLATFORM]) + len(rows[FLASH]))
    if model == PLANBOT:
        return table.cards_to_draw()
    return min(ROW_LIMIT - len(rows[FLASH]), max(table.robots_to_draw(), min(1, len(table.deck))))


def trigger(table: Cyberion, asked: ChooseLevel, choice: AtLevel) -> None:
    """Trigger an ability at the chosen level."""
    seat, model, level = asked.seat, asked.model, choice.level
    table.say(AbilityTriggered(seat, choice.power))
    if model == SIRENBOT:
        draw_into(table, FLASH, min(COUNTS[model][level], ROW_LIMIT - len(table.rows[FLASH])))
    elif model == STOCKBOT:
        stock(table, seat, min(COUNTS[model][level], capacity(table, model)))
    elif model == CYCLOBOT:
        recall(table, seat, level, asked.own_place, asked.robot)
    elif model == PLANBOT:
        look(table, seat, COUNTS[model][level])
    else:
        command(table, seat, COUNTS[model][level])


class TurnToken(Choice, frozen=True):
    """Trigger the ability, turning up an interference token."""


TURN_TOKEN = TurnToken()
FACING: tuple[TurnToken | NoEffect, ...] = (TURN_TOKEN, NO_EFFECT)


class FaceInterference(Decision[Cyberion, TurnToken | NoEffect], frozen=True):
    """Whether a robot whose cog hides interference is triggered at all."""

    rule = "devious_cog"
    model: Model
    row: Row
    robot: Robot

    def options(self, table: Cyberion) -> Sequence[TurnToken | NoEffect]:
        """Trigger, or discard without effect."""
        return FACING

    def no(self, table: Cyberion) -> NoEffect:
        """All play together."""
        return NO_EFFECT

    def resolve(self, table: Cyberion, choice: TurnToken | NoEffect) -> None:
        """The token's ability replaces the robot's own, at the level of the robot's cog (ruling 33)."""
        if choice == NO_EFFECT:
            return
        ability = table.interference[self.model].pop()
        table.cleared.append(ability)
        table.say(InterferenceRevealed(self.seat, self.model, ability))
        level = table.levels[self.model]
        offer(table, ChooseLevel(self.seat, ability, level, self.row, self.robot, disturbed=True))


class NoSuchSupport(Reason, frozen=True):
    """There is no support token of this kind in the reserve."""

    rule = "support"
    model: Model


class SupportIdle(Reason, frozen=True):
    """This token could do nothing now."""

    rule = "support"
    model: Model


def why_not_support(table: Cyberion, model: Model) -> Reason:
    """Not there, or useless now."""
    return SupportIdle(model) if model in table.support else NoSuchSupport(model)
