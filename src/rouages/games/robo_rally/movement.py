"""Moving and pushing (rulebook: *Déplacer les robots*)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.robo_rally.capture import drop_if_pushed, tag
from rouages.games.robo_rally.cards.option import (
    BRAKES,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FOURTH_GEAR,
    RAMMING_GEAR,
    REVERSE_GEAR,
)
from rouages.games.robo_rally.cards.program import ACTION, FORWARD, NO_CARD, TURN, Action, Card
from rouages.games.robo_rally.destruction import destroy
from rouages.games.robo_rally.events.register import (
    Moved,
    Pushed,
    PushedByBoard,
    Rammed,
    Stayed,
    Stopped,
    Turned,
)
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.floor import WALL, Square
from rouages.games.robo_rally.hits import TakeHit
from rouages.games.robo_rally.reasons import WrongDistance
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot

DRIVES = BRAKES | FOURTH_GEAR | REVERSE_GEAR


class Cause(IntEnum):
    """Why a robot moves a square."""

    CARD = 0
    PUSHER = 1
    WEAPON = 2


class MoveRobots(Step[Rally], frozen=True):
    """The robots execute their cards, the highest priority first."""

    def run(self, table: Rally) -> None:
        """What a robot's card asks for comes before the next robot."""
        table.phase = Phase.MOVE
        if table.order:
            table.then(self)
            execute(table, table.order.pop())


def execute(table: Rally, robot: Robot) -> None:
    """A robot still on the board executes its card, or that of the robot which controls it."""
    if table.square[robot] < 0:
        return
    program = robot if table.controller[robot] == NOBODY else table.controller[robot]
    card = table.registers[program][table.register]
    if program == robot and table.held[robot] & DRIVES and ACTION[card] in _asked_distances(table, robot):
        table.ask(ChooseDistance(table.owner(robot), robot))
    else:
        carry_out(table, robot, program, abs(FORWARD[card]))


def _asked_distances(table: Rally, robot: Robot) -> dict[Action, int]:
    """The actions whose distance the owner may change, with the other distance."""
    held = table.held[robot]
    found = {}
    if held & BRAKES:
        found[Action.MOVE_1] = 0
    if held & FOURTH_GEAR:
        found[Action.MOVE_3] = 4
    if held & REVERSE_GEAR:
        found[Action.BACK_UP] = 2
    return found


class Distance(Choice, frozen=True):
    """How many squares."""

    squares: int


DISTANCES = tuple(Distance(squares) for squares in range(5))


class ChooseDistance(Decision[Rally, Distance], frozen=True):
    """Brakes, Fourth Gear or Reverse Gear: how far the card moves the robot."""

    rule = "movement"
    robot: Robot

    def options(self, table: Rally) -> Sequence[Distance]:
        """What the card says, or what the option card allows."""
        card = table.registers[self.robot][table.register]
        less = _less(table, self.robot)
        printed, other = abs(FORWARD[card]), _asked_distances(table, self.robot)[ACTION[card]]
        if max(0, printed - less) == max(0, other - less):
            return (DISTANCES[printed],)
        return DISTANCES[printed], DISTANCES[other]

    def resolve(self, table: Rally, choice: Distance) -> None:
        """Execute the card so far."""
        if choice.squares == 0:
            table.say(Stayed(self.robot))
        carry_out(table, self.robot, self.robot, choice.squares)

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """Neither the card nor the option card says so."""
        return WrongDistance(choice.squares) if isinstance(choice, Distance) else AnotherQuestion(self)

    def default(self, table: Rally) -> Distance:
        return self.options(table)[0]


def carry_out(table: Rally, robot: Robot, program: Robot, distance: int) -> None:
    """Move and turn as this program's card says, with the turn that lies beside it."""
    register = table.register
    card = table.registers[program][register]
    held = table.held[program]
    direction = table.facing[robot] if FORWARD[card] > 0 else (table.facing[robot] + 2) % 4
    if held & CRAB_LEGS and (side := table.side_cards[register]) != NO_CARD:
        direction = (direction + TURN[side]) % 4
        drive(table, robot, direction, distance)
    else:
        if held & DUAL_PROCESSOR:
            drive(table, robot, direction, max(0, distance - _less(table, program)))
            rotate(table, robot, _second_turn(table, register))
        elif distance:
            drive(table, robot, direction, distance)
        rotate(table, robot, TURN[card])
    if table.rammed:
        _plan_ramming(table, robot, direction)


def _less(table: Rally, robot: Robot) -> int:
    """How many squares the Dual Processor takes off for the turn: one, or two for a U-turn."""
    turn = _second_turn(table, table.register) if table.held[robot] & DUAL_PROCESSOR else 0
    return 2 if turn == 2 else 1 if turn else 0


def _second_turn(table: Rally, register: int) -> int:
    beside: Card = table.turn_cards[register]
    return 0 if beside == NO_CARD else TURN[beside]


def drive(table: Rally, robot: Robot, direction: Direction, squares: int) -> None:
    """Move square by square until the way is done, a wall stops it or the robot is destroyed."""
    for _ in range(squares):
        if not slide(table, robot, direction, Cause.CARD):
            table.say(Stopped(robot, direction))
            return
        if table.square[robot] < 0:
            return


def rotate(table: Rally, robot: Robot, quarters: int) -> None:
    """Turn on the spot."""
    if quarters and table.square[robot] >= 0:
        facing = table.facing[robot] = (table.facing[robot] + quarters) % 4
        table.say(Turned(robot, facing))


def slide(table: Rally, robot: Robot, direction: Direction, cause: Cause, by: Robot = NOBODY) -> bool:
    """One square, pushing along the row of robots ahead; False if a wall stops them."""
    floor = table.floor
    squares = table.square
    step = floor.step
    last = squares[robot]
    to = step[last * 4 + direction]
    if cause is Cause.CARD and to >= 0 and to not in squares:
        table.say(Moved(robot, direction, to))
        if floor.pit[to]:
            destroy(table, robot, "pit", to, last)
        else:
            squares[robot] = to
        return True
    row = [robot]
    while to >= 0 and to in squares:
        row.append(squares.index(to))
        to = step[to * 4 + direction]
    _note_contact(table, row, cause, moved=to != WALL)
    if to == WALL:
        return False
    _tell(table, row, direction, cause, by, to)
    for mover in reversed(row):
        last = squares[mover]
        if to < 0:
            destroy(table, mover, "edge", last, last)
        elif floor.pit[to]:
            destroy(table, mover, "pit", to, last)
        else:
            squares[mover] = to
        to = last
    return True


def _note_contact(table: Rally, row: list[Robot], cause: Cause, *, moved: bool) -> None:
    """What follows from running into a robot: ramming, the SuperBot's foe, Capture the Flag."""
    pushed = row if cause is not Cause.CARD else row[1:]
    if cause is Cause.CARD and len(row) > 1:
        robot, other = row[0], row[1]
        if table.held[robot] & RAMMING_GEAR and other not in table.rammed:
            table.rammed.append(other)
        if moved and other == table.superbot:
            table.superbot_foe = robot
        if moved and table.home:
            tag(table, robot, other, table.square[robot])
    if moved and table.home:
        for robot in pushed:
            drop_if_pushed(table, robot, table.square[robot])


def _tell(table: Rally, row: list[Robot], direction: Direction, cause: Cause, by: Robot, to: Square) -> None:
    """Who moves and who is pushed by whom, the rear of the row first."""
    squares = table.square
    targets = [*(squares[robot] for robot in row[1:]), to if to >= 0 else None]
    if cause is Cause.CARD:
        table.say(Moved(row[0], direction, targets[0]))
    elif cause is Cause.PUSHER:
        table.say(PushedByBoard(row[0], direction, targets[0]))
    else:
        table.say(Pushed(row[0], by, direction, targets[0]))
    for behind, robot, target in zip(row, row[1:], targets[1:], strict=False):
        table.say(Pushed(robot, behind, direction, target))


def _plan_ramming(table: Rally, robot: Robot, direction: Direction) -> None:
    """One damage for each robot that was run into, once a card, when the card is done (rulings 11, 25)."""
    for other in table.rammed:
        if table.square[other] >= 0:
            table.say(Rammed(other, robot))
    table.then(*(TakeHit(other, robot, direction, False) for other in table.rammed))
    table.rammed.clear()
