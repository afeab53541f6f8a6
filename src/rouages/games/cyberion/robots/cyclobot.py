"""The Cyclobot: a robot comes back from the discard."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.cyberion.components import CYCLOBOT, MODEL_OF, PLAIN_ROBOTS, Robot
from rouages.games.cyberion.deck import put_on_top
from rouages.games.cyberion.events.factory import RobotBroughtBack, RobotPutOnDeck
from rouages.games.cyberion.table import Cyberion, Row

MOST_RECALLS = 10
"""So many Cyclobots in a row may bring back a Cyclobot: there are no more of them (ruling 35)."""


class Recalled(Choice, frozen=True):
    """A robot of the discard."""

    robot: Robot


RECALLED: tuple[Recalled, ...] = tuple(Recalled(robot) for robot in range(PLAIN_ROBOTS))


class NotInDiscard(Reason, frozen=True):
    """No such robot is in the discard; Multibots are not recalled (ruling 32)."""

    rule = "cyclobot"
    robot: Robot


class OnlyCyclobots(Reason, frozen=True):
    """At levels II and IV only Cyclobots come back (ruling 19)."""

    rule = "cyclobot"
    level: int


class InCircles(Reason, frozen=True):
    """A robot may not take its own place again, nor Cyclobots bring each other back for ever (ruling 35)."""

    rule = "cyclobot"


class RecallRobot(Decision[Cyberion, Recalled], frozen=True):
    """Which robot comes back from the discard."""

    rule = "cyclobot"
    level: int
    row: Row | None
    """Where the robot that pays was and may not return to; None: it may, or a support token pays."""
    robot: Robot | None

    def options(self, table: Cyberion) -> Sequence[Recalled]:
        """Any that the level allows."""
        return [RECALLED[robot] for robot in recallable(table, self.level, self.row, self.robot)]

    def resolve(self, table: Cyberion, choice: Recalled) -> None:
        """At levels II and III it goes on top of the deck, at IV and V into a row."""
        table.discard.remove(choice.robot)
        row = table.room()
        if self.level < 4:
            put_on_top(table, choice.robot)
            table.say(RobotPutOnDeck(self.seat, choice.robot))
        else:
            table.rows[row].append(choice.robot)
            if MODEL_OF[choice.robot] == CYCLOBOT:
                table.recalls += 1
            table.say(RobotBroughtBack(self.seat, choice.robot, row))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is not there, no Cyclobot, or it has just come from there."""
        if not isinstance(choice, Recalled):
            return AnotherQuestion(self)
        if choice.robot not in table.discard or choice.robot >= PLAIN_ROBOTS:
            return NotInDiscard(choice.robot)
        strange = self.level in (2, 4) and MODEL_OF[choice.robot] != CYCLOBOT
        return OnlyCyclobots(self.level) if strange else InCircles()


def recallable(table: Cyberion, level: int, row: Row | None, robot: Robot | None) -> list[Robot]:
    """The different robots that can come back: no Multibot, at II and IV only Cyclobots (rulings 19, 32).

    Left out are a robot that would only take its own place again, and Cyclobots in circles (ruling 35).
    """
    found = sorted({each for each in table.discard if each < PLAIN_ROBOTS})
    if level in (2, 4):
        found = [each for each in found if MODEL_OF[each] == CYCLOBOT]
    if level < 4:
        return found
    target = table.room()
    circling = table.recalls >= MOST_RECALLS
    return [
        each
        for each in found
        if not (each == robot and target == row) and not (circling and MODEL_OF[each] == CYCLOBOT)
    ]


def distinct_levels(table: Cyberion, level: int, row: Row | None, robot: Robot | None) -> list[int]:
    """Level V does all that IV does, and III all that II does."""
    levels = {2: (2,), 3: (3,), 4: (4, 3), 5: (5, 3)}.get(level, ())
    return [each for each in levels if recallable(table, each, row, robot)]


def recall(table: Cyberion, seat: Seat, level: int, row: Row | None, robot: Robot | None) -> None:
    """Bring a robot back."""
    table.ask(RecallRobot(seat, level, row, robot))
