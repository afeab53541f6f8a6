"""The Commandbot: robots are discarded to prepare a machine, which then needs one robot less."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.cyberion.components import BEBEBOT, Robot
from rouages.games.cyberion.deck import draw
from rouages.games.cyberion.events.factory import MachinePrepared, RobotDiscarded, TopDiscarded
from rouages.games.cyberion.extensions.microbots import Spending, spendings, why_not_spend
from rouages.games.cyberion.factory import ON_MACHINE, OnMachine
from rouages.games.cyberion.machines import MachineId
from rouages.games.cyberion.reasons import NoSuchRobot, why_out_of_reach
from rouages.games.cyberion.table import ROWS, Cyberion, Row


class FromRow(Choice, frozen=True):
    """A robot of a row pays."""

    row: Row
    robot: Robot


class FromDeck(Choice, frozen=True):
    """The top robot of the deck pays."""


FROM_ROW: tuple[tuple[FromRow, ...], ...] = tuple(
    tuple(FromRow(row, robot) for robot in range(BEBEBOT)) for row in ROWS
)
FROM_DECK = FromDeck()


def payable(table: Cyberion) -> int:
    """How many robots can be paid to prepare a machine, if one can be: half paid is not paid (ruling 20)."""
    return len(table.hand()) + table.robots_to_draw() if preparable(table) else 0


def preparable(table: Cyberion) -> list[MachineId]:
    """The machines within reach that were not prepared this turn."""
    return [machine for place, machine in table.within_reach() if not table.prepared[place]]


def command(table: Cyberion, seat: Seat, cost: int) -> None:
    """Pay, then prepare (ruling 42)."""
    table.then(PrepareOne(seat))
    pay(table, seat, cost)


class NothingToDraw(Reason, frozen=True):
    """Neither the deck nor the discard has a robot left."""

    rule = "deck"


class PayRobot(Decision[Cyberion, FromRow | FromDeck | Spending], frozen=True):
    """Which robot is discarded to prepare a machine; so many are still to be."""

    rule = "commandbot"
    left: int

    def options(self, table: Cyberion) -> Sequence[FromRow | FromDeck | Spending]:
        """Any robot of a row, Multibots too, or the top of the deck."""
        found: list[FromRow | FromDeck | Spending] = [
            FROM_ROW[row][robot] for row, robots in enumerate(table.rows) for robot in dict.fromkeys(robots)
        ]
        if table.robots_to_draw():
            found.append(FROM_DECK)
        return found + spendings(table)

    def resolve(self, table: Cyberion, choice: FromRow | FromDeck | Spending) -> None:
        """Discard it without its ability, then the next."""
        if isinstance(choice, FromRow | FromDeck):
            give(table, self.seat, choice)
            pay(table, self.seat, self.left - 1)
        else:
            table.then(self)
            choice.act(table, self.seat)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is not there."""
        if isinstance(choice, FromRow):
            return NoSuchRobot(choice.row, choice.robot)
        if isinstance(choice, Spending):
            return why_not_spend(table, choice)
        return NothingToDraw() if isinstance(choice, FromDeck) else AnotherQuestion(self)


def pay(table: Cyberion, seat: Seat, left: int) -> None:
    """Ask robot by robot, as long as there is a choice."""
    if left:
        table.ask(PayRobot(seat, left))


def give(table: Cyberion, seat: Seat, choice: FromRow | FromDeck | Spending) -> None:
    """A robot is discarded; a Bebebot met on the deck has its effect and is replaced (ruling 26)."""
    if isinstance(choice, FromRow):
        table.throw(choice.row, choice.robot)
        table.say(RobotDiscarded(seat, choice.row, choice.robot))
    else:
        robot = draw(table)
        table.discard.append(robot)
        table.say(TopDiscarded(seat, robot))


class PrepareOne(Step[Cyberion], frozen=True):
    """Prepare a machine that was not prepared this turn."""

    seat: Seat

    def run(self, table: Cyberion) -> None:
        """If the last one was scrapped meanwhile, the payment is lost."""
        machines = preparable(table)
        if len(machines) == 1 and not table.microbots:
            prepare(table, self.seat, machines[0])
        elif machines:
            table.then(PrepareMachine(self.seat))


class PreparedAlready(Reason, frozen=True):
    """This machine was prepared this turn."""

    rule = "commandbot"
    machine: MachineId


class PrepareMachine(Decision[Cyberion, OnMachine | Spending], frozen=True):
    """Which machine is prepared."""

    rule = "commandbot"

    def options(self, table: Cyberion) -> Sequence[OnMachine | Spending]:
        """Any within reach, each once a turn."""
        return [*(ON_MACHINE[machine] for machine in preparable(table)), *spendings(table)]

    def resolve(self, table: Cyberion, choice: OnMachine | Spending) -> None:
        """It counts one robot of a chosen model and size (ruling 21)."""
        if isinstance(choice, OnMachine):
            prepare(table, self.seat, choice.machine)
        else:
            table.then(PrepareOne(self.seat))
            choice.act(table, self.seat)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is out of reach, or prepared."""
        if isinstance(choice, OnMachine):
            return why_out_of_reach(table, choice.machine) or PreparedAlready(choice.machine)
        return why_not_spend(table, choice) if isinstance(choice, Spending) else AnotherQuestion(self)


def prepare(table: Cyberion, seat: Seat, machine: MachineId) -> None:
    """A machine is prepared until the end of the turn."""
    table.prepared[table.place_of(machine)] = 1
    table.say(MachinePrepared(seat, machine))
