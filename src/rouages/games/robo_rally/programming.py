"""Programming: all at the same time, one register after the other (rulebook: *Programmer vos robots*).

The sand timer is the server's: it answers a seat's question with that decision's `default`, which leaves
what is missing to chance. `sand_timer` says for whom it runs, and how long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step, Together, pending
from rouages.engine.game import Sand
from rouages.games.robo_rally.cards.option import (
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FLYWHEEL,
)
from rouages.games.robo_rally.cards.program import (
    CARD_OF,
    NO_CARD,
    PRIORITY,
)
from rouages.games.robo_rally.dealing import free_registers
from rouages.games.robo_rally.events.turn import Programmed, RegistersFilled, TimeRanOut
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.left_overs import PLACES, Place, TakeFromFlywheel, UseLeftOvers
from rouages.games.robo_rally.reasons import NotInHand
from rouages.games.robo_rally.table import Phase, Rally, Robot

SECONDS = 30
"""One turn of the sand timer."""


class ProgramRobots(Step[Rally], frozen=True):
    """Every seat programs its robots, at the same time as the others and in secret."""

    def run(self, table: Rally) -> None:
        """Those who have nothing to choose are not asked."""
        table.phase = Phase.PROGRAM
        branches: dict[Seat, list[Any]] = {}
        for seat in range(table.players):
            asked = [item for robot in table.robots_of(seat) for item in questions(table, seat, robot)]
            if asked:
                branches[seat] = [*asked, Finish(seat)][::-1]
        if branches:
            table.then(Together(branches))


def questions(table: Rally, seat: Seat, robot: Robot) -> list[Any]:
    """What a robot's owner is asked this turn, in order."""
    free = free_registers(table, robot)
    if not table.is_programmed(robot) or not table.hands[robot]:
        return []
    found: list[Any] = []
    if free and table.held[robot] & FLYWHEEL and table.flywheel != NO_CARD:
        found.append(TakeFromFlywheel(seat, robot))
    if free:
        found.append(Program(seat, robot, free[0] + 1))
    if table.held[robot] & (CRAB_LEGS | DUAL_PROCESSOR | CONDITIONAL_PROGRAM | FLYWHEEL):
        found.append(UseLeftOvers(seat, robot))
    return found


class LetTimeRunOut(Choice, frozen=True):
    """Leave what is missing to chance, as when the sand timer has run out."""


LET_TIME_RUN_OUT = LetTimeRunOut()


class Program(Decision[Rally, Place | LetTimeRunOut], frozen=True):
    """Which card goes into a register."""

    rule = "programming"
    robot: Robot
    register: int

    def options(self, table: Rally) -> Sequence[Place | LetTimeRunOut]:
        """Any card of the hand."""
        return [*map(PLACES.__getitem__, table.hands[self.robot]), LET_TIME_RUN_OUT]

    def resolve(self, table: Rally, choice: Place | LetTimeRunOut) -> None:
        """Put it down, and go on with the next free register."""
        if isinstance(choice, LetTimeRunOut):
            table.stop()
            table.say(TimeRanOut(self.seat))
            return
        card = CARD_OF[choice.priority]
        table.hands[self.robot].remove(card)
        registers = table.registers[self.robot]
        registers[self.register - 1] = card
        if NO_CARD in registers:
            table.then(Program(self.seat, self.robot, registers.index(NO_CARD) + 1))

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The card is elsewhere."""
        return NotInHand(choice.priority) if isinstance(choice, Place) else AnotherQuestion(self)

    def default(self, table: Rally) -> LetTimeRunOut:
        """What the sand timer does."""
        return LET_TIME_RUN_OUT


class Done(Choice, frozen=True):
    """The program is finished."""


DONE = Done()


class Finish(Decision[Rally, Done], frozen=True):
    """Say that the program is finished."""

    rule = "programming"

    def options(self, table: Rally) -> Sequence[Done]:
        """Until then everything can be taken back, and nothing afterwards (ruling 50)."""
        return (DONE,)

    def resolve(self, table: Rally, choice: Done) -> None:
        """The others see it."""
        table.say(Programmed(self.seat))

    def default(self, table: Rally) -> Done:
        """What the sand timer does."""
        return DONE


class CloseProgramming(Step[Rally], frozen=True):
    """Fill at random what is missing, and discard what is left."""

    def run(self, table: Rally) -> None:
        """From each robot's own hand."""
        for robot in table.dock_order:
            if table.is_programmed(robot) and NO_CARD in table.registers[robot]:
                fill_at_random(table, robot)
            if hand := table.hands[robot]:
                table.discard += hand
                hand.clear()


def fill_at_random(table: Rally, robot: Robot) -> None:
    """The hand is shuffled face down, and its cards fill the empty registers from the first on."""
    hand = table.hands[robot]
    table.rng.shuffle(hand, "sand timer", robot)
    free = free_registers(table, robot)
    for register in free:
        table.registers[robot][register] = hand.pop()
    cards = tuple(PRIORITY[table.registers[robot][register]] for register in free)
    numbers = tuple(register + 1 for register in free)
    table.say(RegistersFilled(table.owner(robot), robot, numbers, cards))


def sand_timer(table: Rally, programming: Sequence[Seat]) -> tuple[tuple[Seat, int], ...]:
    """For whom the timer runs, with its seconds: the last seat, or all where the course says so."""
    if not table.options.sand_timer or table.phase is not Phase.PROGRAM:
        return ()
    if table.has_rule(Rule.TIME_30):
        return tuple((seat, SECONDS) for seat in programming)
    if table.has_rule(Rule.TIME_60):
        return tuple((seat, 2 * SECONDS) for seat in programming)
    if len(programming) != 1:
        return ()
    [seat] = programming
    open_robots = [robot for robot in table.robots_of(seat) if NO_CARD in table.registers[robot]]
    waiting = [robot for robot in open_robots if table.is_programmed(robot)]
    return ((seat, SECONDS * max(1, len(waiting))),)


def sand(table: Rally) -> tuple[Sand, ...]:
    """The sand timers that run now: one run a turn, turned by the others unless the course sets it."""
    by_others = not (table.has_rule(Rule.TIME_30) or table.has_rule(Rule.TIME_60))
    return tuple(
        Sand(seat, seconds, table.turn, by_others) for seat, seconds in sand_timer(table, pending(table))
    )
