"""The Stockbot: robots move from the Platform and the Flash to the Stock."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.cyberion.components import BEBEBOT, Robot
from rouages.games.cyberion.events.factory import RobotStocked
from rouages.games.cyberion.reasons import NoSuchRobot
from rouages.games.cyberion.table import FLASH, PLATFORM, STOCK, Cyberion, Row


class ToStock(Choice, frozen=True):
    """A robot for the Stock."""

    row: Row
    robot: Robot


TO_STOCK: tuple[tuple[ToStock, ...], ...] = tuple(
    tuple(ToStock(row, robot) for robot in range(BEBEBOT)) for row in (PLATFORM, FLASH)
)


class StockedAlready(Reason, frozen=True):
    """This robot is in the Stock."""

    rule = "stockbot"
    robot: Robot


class MoveToStock(Decision[Cyberion, ToStock], frozen=True):
    """Which robot moves to the Stock; so many are still to move."""

    rule = "stockbot"
    left: int

    def options(self, table: Cyberion) -> Sequence[ToStock]:
        """Any of the Platform or the Flash."""
        return [TO_STOCK[row][robot] for row in (PLATFORM, FLASH) for robot in dict.fromkeys(table.rows[row])]

    def resolve(self, table: Cyberion, choice: ToStock) -> None:
        """Move it, then the next."""
        move(table, self.seat, choice.row, choice.robot)
        stock(table, self.seat, self.left - 1)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is in the Stock already, or not in that row."""
        if not isinstance(choice, ToStock):
            return AnotherQuestion(self)
        if choice.row == STOCK and choice.robot in table.rows[STOCK]:
            return StockedAlready(choice.robot)
        return NoSuchRobot(choice.row, choice.robot)


def stock(table: Cyberion, seat: Seat, count: int) -> None:
    """Move so many robots; if all must go, nobody is asked which."""
    platform, flash, _ = table.rows
    if count == len(platform) + len(flash):
        for row in (PLATFORM, FLASH):
            for robot in table.rows[row].copy():
                move(table, seat, row, robot)
    elif count:
        table.then(MoveToStock(seat, count))


def move(table: Cyberion, seat: Seat, row: Row, robot: Robot) -> None:
    """A robot goes to the Stock, which is kept in order, so that it does not matter which one moved first."""
    table.rows[row].remove(robot)
    table.rows[STOCK].append(robot)
    table.rows[STOCK].sort()
    table.say(RobotStocked(seat, row, robot))
