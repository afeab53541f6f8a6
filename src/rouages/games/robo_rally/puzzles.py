"""Puzzles: from this hand the one program that touches a flag, survives, or pushes a robot to its end.

All other robots are powered down, so that nobody else chooses anything and nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from rouages.engine.agenda import Decision, Seat, Step, Together
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal, Puzzling, Source
from rouages.games.robo_rally.cards.program import ACTION, CARDS, NO_CARD, REGISTERS, Action
from rouages.games.robo_rally.events.register import CardRevealed
from rouages.games.robo_rally.factory.boards import DIRECTIONS, Direction
from rouages.games.robo_rally.factory.courses import COURSES, Course
from rouages.games.robo_rally.factory.floor import OUTSIDE, Square
from rouages.games.robo_rally.left_overs import Place
from rouages.games.robo_rally.programming import Program
from rouages.games.robo_rally.repairs import Repair
from rouages.games.robo_rally.table import FACE_UP, Rally, Robot, Status
from rouages.games.robo_rally.themes import THEMES, themes
from rouages.games.robo_rally.trials import goals_met_once, programs_of

LEAST_CARDS = 4
"""Smaller hands leave too little to choose."""
MOST_TURNS = 10
"""So long bots play before positions are taken from another game."""
NEAR = 6
"""A robot farther away than so many squares is not pushed,"""
FAR = 12
"""and a flag not touched."""
MOST_PROGRAMS = 800
"""Hands that allow more are left alone: it would take long to try them all."""
HURT = 3
"""With less damage it is no art to survive."""


class TouchFlag(Goal, frozen=True):
    """A robot touches a flag this turn."""

    before: ClassVar[type[Step[Any]]] = Repair
    robot: Robot
    flag: int
    """Counted from 1."""

    def is_reached(self, table: Rally) -> bool:
        return table.touched[self.robot] >= self.flag

    def is_lost(self, table: Rally) -> bool:
        """Whoever is destroyed does not come back this turn."""
        return table.square[self.robot] < 0

    def missed_by(self, table: Rally) -> int | None:
        """The squares that are left, if the flag is the next one."""
        if table.touched[self.robot] + 1 != self.flag or self.is_lost(table):
            return None
        return table.floor.distance(table.square[self.robot], table.flag_square[self.flag - 1])


class Survive(Goal, frozen=True):
    """A robot is not destroyed this turn."""

    before: ClassVar[type[Step[Any]]] = Repair
    robot: Robot
    turn: int
    lives: int

    def is_reached(self, table: Rally) -> bool:
        """Only the end of the last register shows it."""
        over = table.turn > self.turn or type(table.next) is Repair
        return over and table.lives[self.robot] == self.lives and not self.is_lost(table)

    def is_lost(self, table: Rally) -> bool:
        return table.status[self.robot] in (Status.WRECKED, Status.OUT)

    def missed_by(self, table: Rally) -> int:
        """The registers that it would still have had to survive."""
        return REGISTERS - table.register


class Wreck(Goal, frozen=True):
    """A robot pushes another into a pit or off the board this turn."""

    before: ClassVar[type[Step[Any]]] = Repair
    robot: Robot
    other: Robot
    lives: int
    """Of the other, as long as it stands,"""
    square: Square
    """and where it stands at first."""

    def is_reached(self, table: Rally) -> bool:
        return table.lives[self.other] < self.lives or table.status[self.other] == Status.OUT

    def missed_by(self, table: Rally) -> int | None:
        """One more push, where it was brought to the brink, or where one stands behind it there."""
        floor, square, mine = table.floor, table.square[self.other], table.square[self.robot]
        for direction in DIRECTIONS if square >= 0 else ():
            is_behind = mine >= 0 and floor.step[mine * 4 + direction] == square
            if (is_behind or square != self.square) and is_deadly(table, square, direction):
                return 1
        return None


def pose(table: Rally, seat: Seat) -> Rally | None:
    """At the beginning of programming: the other robots powered down, and no card known but one's own."""
    item = table.next
    if type(item) is not Together or len(table.hands[seat]) < LEAST_CARDS or not table.lives[seat]:
        return None
    branch = item.branches.get(seat)
    if not branch or type(branch[-1]) is not Program or table.registers[seat].index(NO_CARD):
        return None
    posed: Rally = copy_table(table)
    together: Together = posed.next
    together.branches = {seat: together.branches[seat]}
    for robot, square in enumerate(posed.square):
        if robot != seat and square >= 0:
            switch_off(posed, robot)
    posed.announced = [False] * len(posed.square)
    lie_open = [*posed.hands[seat], *posed.registers[seat]]
    posed.deck = [card for card in range(CARDS) if card not in lie_open]
    posed.discard = []
    posed.seen = [0] * CARDS
    for card in posed.hands[seat]:
        posed.seen[card] = 1 << seat
    for card in posed.registers[seat]:
        if card != NO_CARD:
            posed.seen[card] = FACE_UP
    posed.news = []
    posed.rng = Rng(b"")
    return posed


def switch_off(table: Rally, robot: Robot) -> None:
    """It is powered down, as good as new and without a card."""
    table.down[robot] = True
    table.damage[robot] = table.locks[robot] = 0
    table.hands[robot] = []
    table.registers[robot] = [NO_CARD] * REGISTERS


def ask(table: Rally, robot: Robot) -> Sequence[Goal]:
    """What one program alone does, of all that could be asked."""
    here, flag = table.square[robot], table.touched[robot] + 1
    goals: list[Goal] = [
        TouchFlag(robot, each)
        for each in range(flag, min(flag + 1, len(table.flag_square)) + 1)
        if table.floor.distance(here, table.flag_square[flag - 1]) <= FAR
    ]
    if table.damage[robot] >= HURT:
        goals.append(Survive(robot, table.turn, table.lives[robot]))
    goals += [
        Wreck(robot, other, table.lives[other], square)
        for other, square in enumerate(table.square)
        if other != robot
        and square >= 0
        and table.floor.distance(here, square) <= NEAR
        and is_exposed(table, square)
    ]
    if not goals or programs_of(table.hands[robot], table.registers[robot].count(NO_CARD)) > MOST_PROGRAMS:
        return ()
    return goals_met_once(table, robot, goals)


def is_exposed(table: Rally, square: Square) -> bool:
    """Whether there is a pit or an end of the boards a few squares ahead, in some direction."""
    step = table.floor.step
    for direction in DIRECTIONS:
        to = square
        for _ in range(NEAR // 2):
            if is_deadly(table, to, direction):
                return True
            to = step[to * 4 + direction]
            if to < 0:
                break
    return False


def is_deadly(table: Rally, square: Square, direction: Direction) -> bool:
    """Whether a step from there leads into a pit or off the boards."""
    to = table.floor.step[square * 4 + direction]
    return to == OUTSIDE or (to >= 0 and table.floor.pit[to])


def tries(table: Rally, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[int]:
    """One card of each action, since nobody else moves; who powers down does so next turn."""
    if type(decision) is not Program:
        return (0,)
    first: dict[Action, int] = {}
    for number, option in enumerate(options):
        if isinstance(option, Place):
            first.setdefault(option.action, number)
    return tuple(first.values())


def steps(events: Sequence[Event], robot: Robot) -> Sequence[Hashable]:
    """The program, as far as it was executed."""
    return [
        (event.register, event.action)
        for event in events
        if isinstance(event, CardRevealed) and event.robot == robot
    ]


def alike(table: Rally, robot: Robot) -> Hashable:
    """The same robot on the same square with the same cards."""
    actions = sorted(ACTION[card] for card in table.hands[robot])
    return table.options.course, table.square[robot], table.facing[robot], tuple(actions)


def sources() -> list[Source]:
    """Every ordinary course, with bots that know the way and one that does not."""
    return [
        Source(
            {"course": name, "option_cards": False, "sand_timer": False, "turn_limit": MOST_TURNS},
            ("greedy",) * (players_of(course) - 1) + ("random",),
        )
        for name, course in COURSES.items()
        if not course.rules and course.category in ("beginner", "expert")
    ]


def players_of(course: Course) -> int:
    """Four, or as few as the course is for."""
    return max(4, course.players[0])


PUZZLES = Puzzling(
    goals=(TouchFlag, Survive, Wreck),
    sources=sources(),
    pose=pose,
    ask=ask,
    tries=tries,
    steps=steps,
    themes=themes,
    all_themes=THEMES,
    alike=alike,
)
