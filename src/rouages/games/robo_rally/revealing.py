"""A register: what may be declared before it, the reveal, and the order of moves."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.games.robo_rally.capture import flag_starts
from rouages.games.robo_rally.cards.option import (
    ABORT_SWITCH,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    GYROSCOPIC_STABILIZER,
    OptionCard,
    OptionSet,
)
from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, PRIORITY, Action
from rouages.games.robo_rally.conveyors import ActivatePushers, RunAllBelts, RunExpressBelts, TurnGears
from rouages.games.robo_rally.decks import discard_beside
from rouages.games.robo_rally.events.course import FlagReturned
from rouages.games.robo_rally.events.register import CardRevealed, ConditionalUsed, RegisterBegan, Stabilized
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.flags import TouchFlags
from rouages.games.robo_rally.lasers import FireLasers
from rouages.games.robo_rally.movement import MoveRobots
from rouages.games.robo_rally.table import FACE_UP, NOBODY, Phase, Rally, Robot
from rouages.games.robo_rally.weapons import swap_card


class ResolveRegister(Step[Rally], frozen=True):
    """One register phase: reveal, move, board elements, lasers, flags."""

    register: int

    def run(self, table: Rally) -> None:
        """The five steps, in order."""
        table.register = self.register
        table.phase = Phase.REVEAL
        table.shielded = 0
        table.say(RegisterBegan(self.register + 1))
        return_flags(table)
        table.then(*declarations(table), *IN_EVERY_REGISTER)


def return_flags(table: Rally) -> None:
    """A flag that fell off the board comes back on its starting square (Moving Targets)."""
    if table.has_rule(Rule.FLAGS_RIDE_BELTS):
        for flag, start in enumerate(flag_starts(table)):
            if table.flag_square[flag] < 0:
                table.flag_square[flag] = start
                table.say(FlagReturned(flag + 1, start))


def declarations(table: Rally) -> list[Stabilize | UseParkedCard]:
    """What option cards let their owners say before the register is revealed, in dock order."""
    found: list[Stabilize | UseParkedCard] = []
    if table.register == 0 and (robot := ready_holder(table, GYROSCOPIC_STABILIZER)) != NOBODY:
        found.append(Stabilize(table.owner(robot), robot))
    if table.parked != NO_CARD and (robot := ready_holder(table, CONDITIONAL_PROGRAM)) != NOBODY:
        found.append(UseParkedCard(table.owner(robot), robot, table.register + 1))
    return sorted(found, key=lambda decision: table.dock_order.index(decision.robot))


def ready_holder(table: Rally, card: OptionSet) -> Robot:
    """The robot that has this option card and executes a program, or nobody."""
    robot = table.holder(card)
    return robot if robot != NOBODY and table.is_programmed(robot) else NOBODY


class No(Choice, frozen=True):
    """Leave it."""


class Yes(Choice, frozen=True):
    """Do it."""


NO, YES = No(), Yes()
NO_OR_YES: tuple[No | Yes, ...] = (NO, YES)


class Stabilize(Decision[Rally, No | Yes], frozen=True):
    """Whether the Gyroscopic Stabilizer is on for this turn."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[No | Yes]:
        """For the whole turn or not at all."""
        return NO_OR_YES

    def resolve(self, table: Rally, choice: No | Yes) -> None:
        """Gears and curves will not turn the robot."""
        if choice == YES:
            table.stabilized = True
            table.say(Stabilized(self.seat, self.robot))

    def default(self, table: Rally) -> No:
        return NO


class UseParkedCard(Decision[Rally, No | Yes], frozen=True):
    """Whether the card on Conditional Program replaces that of the next register."""

    rule = "option_cards"
    robot: Robot
    register: int

    def options(self, table: Rally) -> Sequence[No | Yes]:
        """Before anybody reveals."""
        return NO_OR_YES

    def resolve(self, table: Rally, choice: No | Yes) -> None:
        """The replaced card is discarded."""
        if choice == YES:
            register = self.register - 1
            table.discard.append(table.registers[self.robot][register])
            discard_beside(table, self.robot, register)
            table.registers[self.robot][register] = table.parked
            table.parked = NO_CARD
            table.say(ConditionalUsed(self.seat, self.robot, self.register))

    def default(self, table: Rally) -> No:
        return NO


class RevealCards(Step[Rally], frozen=True):
    """All turn up their card at the same time."""

    def run(self, table: Rally) -> None:
        """Then the Abort Switch may swap one."""
        register = table.register
        for robot in table.dock_order:
            if table.is_programmed(robot):
                card = table.registers[robot][register]
                table.seen[card] = FACE_UP
                beside = reveal_beside(table, robot) if table.held[robot] else None
                table.say(CardRevealed(robot, register + 1, ACTION[card], PRIORITY[card], beside))
        robot = ready_holder(table, ABORT_SWITCH)
        if robot == NOBODY:
            return
        if table.aborting:
            swap_card(table, robot, register, OptionCard.ABORT_SWITCH)
        else:
            table.then(PullAbortSwitch(table.owner(robot), robot))


def reveal_beside(table: Rally, robot: Robot) -> Action | None:
    """Turn up the turn beside the card."""
    for option, cards in ((CRAB_LEGS, table.side_cards), (DUAL_PROCESSOR, table.turn_cards)):
        card = cards[table.register]
        if table.held[robot] & option and card != NO_CARD:
            table.seen[card] = FACE_UP
            return ACTION[card]
    return None


class PullAbortSwitch(Decision[Rally, No | Yes], frozen=True):
    """Whether to swap the card just revealed, and every later one this turn, for the top of the deck."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[No | Yes]:
        """Once a turn."""
        return NO_OR_YES

    def no(self, table: Rally) -> No:
        """Asked in every register, of a card that all have seen."""
        return NO

    def resolve(self, table: Rally, choice: No | Yes) -> None:
        """From now on every register of this turn is swapped."""
        if choice == YES:
            table.aborting = True
            swap_card(table, self.robot, table.register, OptionCard.ABORT_SWITCH)

    def default(self, table: Rally) -> No:
        return NO


class LineUp(Step[Rally], frozen=True):
    """The robots will move by priority; a controlled one right after its controller."""

    def run(self, table: Rally) -> None:
        """The next to move is the last of the list."""
        register = table.register
        registers = table.registers
        free = [
            (registers[robot][register], robot)
            for robot in table.dock_order
            if table.is_programmed(robot) and table.controller[robot] == NOBODY
        ]
        order: list[Robot] = []
        for _, robot in sorted(free):
            if robot in table.controller:
                order += [other for other in table.dock_order[::-1] if table.controller[other] == robot]
            order.append(robot)
        table.order = order


IN_EVERY_REGISTER = (
    RevealCards(),
    LineUp(),
    MoveRobots(),
    RunExpressBelts(),
    RunAllBelts(),
    ActivatePushers(),
    TurnGears(),
    FireLasers(),
    TouchFlags(),
)
"""What happens in every register, in the rulebook's order."""
