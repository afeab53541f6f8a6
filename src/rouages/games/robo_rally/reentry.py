"""Coming back into the race (rulebook: *Retours dans la course*), and placing robots by hand."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.robo_rally.capture import back_rows
from rouages.games.robo_rally.cards.option import SUPERIOR_ARCHIVE
from rouages.games.robo_rally.damage import FREE_POINTS, damage
from rouages.games.robo_rally.events.turn import Reentered, RobotPlaced
from rouages.games.robo_rally.factory.boards import DIRECTIONS, Direction
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import OFF_BOARD, Square
from rouages.games.robo_rally.power import AnnouncePowerDown
from rouages.games.robo_rally.table import Rally, Robot, Status

REENTRY_DAMAGE = 2
MOST_DAMAGE = 9
NEAR = 3
"""A robot beside its archive may face no robot within so many squares."""


class Reenter(Step[Rally], frozen=True):
    """Destroyed robots come back in the order in which they were destroyed."""

    def run(self, table: Rally) -> None:
        """In Toggle Boggle only after a whole turn."""
        late = table.has_rule(Rule.FLAG_CONTROL)
        ready = [robot for robot in table.wrecks if not late or table.wrecked_in[robot] < table.turn]
        sent_off = [robot for robot in table.dock_order if table.status[robot] == Status.SENT_OFF]
        table.wrecks = [robot for robot in table.wrecks if robot not in ready]
        table.then(*(ComeBack(robot) for robot in ready), *(ComeBack(robot) for robot in sent_off))


class ComeBack(Step[Rally], frozen=True):
    """A robot comes back: on its archive if that is free, else beside it (ruling 6)."""

    robot: Robot

    def run(self, table: Rally) -> None:
        """A square if there is a choice, then the facing."""
        robot = self.robot
        seat = table.owner(robot)
        if table.status[robot] == Status.SENT_OFF or table.archive[robot] in table.square:
            table.then(ChooseSquare(seat, robot), ChooseFacing(seat, robot, False), Land(robot))
        else:
            table.square[robot] = table.archive[robot]
            table.then(ChooseFacing(seat, robot, True), Land(robot))


class Spot(Choice, frozen=True):
    """A square, with its column from the west and its row from the north."""

    square: Square
    column: int
    row: int


class Face(Choice, frozen=True):
    """A direction."""

    direction: Direction


FACES = tuple(Face(direction) for direction in DIRECTIONS)


class SquareTaken(Reason, frozen=True):
    """A robot stands there."""

    rule = "reentry"


class NoFloor(Reason, frozen=True):
    """A robot cannot come back in a pit or outside the boards."""

    rule = "reentry"


class TooFar(Reason, frozen=True):
    """The square is not as near to the archive as it must be."""

    rule = "reentry"


class FacesRobot(Reason, frozen=True):
    """A robot would stand within three squares in front of it."""

    rule = "reentry"


class ChooseSquare(Decision[Rally, Spot], frozen=True):
    """On which square a robot comes back."""

    rule = "reentry"
    robot: Robot

    def options(self, table: Rally) -> Sequence[Spot]:
        """Those from which it can face nobody near."""
        width = table.floor.width
        return [Spot(square, square % width + 1, square // width + 1) for square in places(table, self.robot)]

    def resolve(self, table: Rally, choice: Spot) -> None:
        table.square[self.robot] = choice.square

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """Taken, no floor, facing others, or too far."""
        if not isinstance(choice, Spot):
            return AnotherQuestion(self)
        if choice.square not in table.floor.squares:
            return NoFloor()
        if choice.square in table.square:
            return SquareTaken()
        if not table.floor.is_floor(choice.square):
            return NoFloor()
        return TooFar() if free_facings(table, self.robot, choice.square) else FacesRobot()

    def default(self, table: Rally) -> Spot:
        return self.options(table)[0]


class ChooseFacing(Decision[Rally, Face], frozen=True):
    """Which way a robot faces."""

    rule = "reentry"
    robot: Robot
    anywhere: bool
    """Whether it may face robots that are near."""

    def options(self, table: Rally) -> Sequence[Face]:
        """Any direction on the archive itself; beside it none with a robot near (ruling 6)."""
        if self.anywhere:
            return FACES
        square = table.square[self.robot]
        return [FACES[direction] for direction in free_facings(table, self.robot, square)]

    def resolve(self, table: Rally, choice: Face) -> None:
        table.facing[self.robot] = choice.direction

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """A robot is too near."""
        return FacesRobot() if isinstance(choice, Face) else AnotherQuestion(self)

    def default(self, table: Rally) -> Face:
        return self.options(table)[0]


def places(table: Rally, robot: Robot) -> list[Square]:
    """The neighbours of the archive, else the next ring; sent off: the team's own back rows."""
    if table.status[robot] == Status.SENT_OFF:
        return [
            square
            for square in back_rows(table, table.home[table.team[robot]])
            if square not in table.square and free_facings(table, robot, square)
        ]
    distance = 0
    found: list[Square] = []
    while not found:
        distance += 1
        found = [
            square
            for square in table.floor.ring(table.archive[robot], distance)
            if square not in table.square and free_facings(table, robot, square)
        ]
    return found


def free_facings(table: Rally, robot: Robot, square: Square) -> list[Direction]:
    """The directions in which no robot (for one that was sent off: no enemy) is seen within three squares."""
    sent_off = table.status[robot] == Status.SENT_OFF
    foes = [
        other
        for mate, other in enumerate(table.square)
        if mate != robot and not (sent_off and table.team[mate] == table.team[robot])
    ]
    sight = table.floor.sight
    return [
        direction
        for direction in DIRECTIONS
        if not any(ahead in foes for ahead in sight[square * 4 + direction][:NEAR])
    ]


class Land(Step[Rally], frozen=True):
    """The robot is back, with two damage, or with what it had if it was only sent off."""

    robot: Robot

    def run(self, table: Rally) -> None:
        """It may be powered down for the next turn (ruling 5)."""
        robot = self.robot
        seat = table.owner(robot)
        sent_off = table.status[robot] == Status.SENT_OFF
        table.status[robot] = Status.RACING
        square, facing = table.square[robot], table.facing[robot]
        if sent_off:
            table.say(RobotPlaced(seat, robot, square, facing))
            if table.archive[robot] == OFF_BOARD:
                table.archive[robot] = square
            return
        points = reentry_damage(table, robot)
        table.damage[robot] = min(points, FREE_POINTS)
        row, column = divmod(square, table.floor.width)
        table.say(Reentered(seat, robot, square, facing, points, column + 1, row + 1))
        for _ in range(points - FREE_POINTS):
            damage(table, robot)
        had_announced = table.announced[robot]
        table.announced[robot] = False
        if (table.damage[robot] or had_announced) and not table.has_rule(Rule.NO_POWER_DOWN):
            table.then(ReenterDown(seat, robot))


def reentry_damage(table: Rally, robot: Robot) -> int:
    """Two; none with a Superior Archive; in the English reading more if it was powered down."""
    taken = table.hurt_down[robot] if table.options.reentry_damage == "added" else 0
    usual = 0 if table.held[robot] & SUPERIOR_ARCHIVE else REENTRY_DAMAGE
    return min(MOST_DAMAGE, usual + taken)


class ReenterDown(AnnouncePowerDown, frozen=True):
    """Whether a robot that comes back is powered down for the next turn."""

    rule = "reentry"
