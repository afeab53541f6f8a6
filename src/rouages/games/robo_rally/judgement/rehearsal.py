"""Rehearsal: a turn of all robots at once, in plain numbers: who moves first, who pushes and shoots whom.

What the board does to a robot is as if it were alone, option cards are left aside, and who would be carried
to where another stays is held up: near enough to the rules to tell programs apart, and many times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from rouages.games.robo_rally.cards.program import FORWARD, NO_CARD, TURN, Action, Card
from rouages.games.robo_rally.damage import FATAL
from rouages.games.robo_rally.factory.courses import Course
from rouages.games.robo_rally.factory.floor import NO_REPAIR, OFF_BOARD, WALL, Square, floor_of
from rouages.games.robo_rally.judgement.company import Rival
from rouages.games.robo_rally.judgement.distance import SAMPLE
from rouages.games.robo_rally.judgement.evaluate import (
    FLAG,
    LIFE,
    OPTION,
    SPREAD,
    WOUNDS,
    WRECK,
    good_options,
)
from rouages.games.robo_rally.judgement.planner import DESTROYED
from rouages.games.robo_rally.table import NOBODY, Rally, Robot
from rouages.games.robo_rally.trace import Walk, walk

MINE = 0
"""The robot that rehearses is the first of all."""
WON = 60.0
"""What it is worth to have touched the last flag, in cards,"""
OVER = -40.0
"""and to have lost the last life."""
REACHED = 10.0
"""and to have reached what is no flag."""
LOSS = DESTROYED - LIFE - WRECK - WOUNDS[2]
"""So much less than a planner says a life is worth where another is left."""
HARM = 1.5
"""Damage costs so many times what the winners of greedy duels suggest: who feared it less won less often."""
FURTHEST = 20.0
"""A lead of so many times the spread is as good as won."""
HARMS = tuple([HARM * wounds for wounds in WOUNDS])
COURSES_KEPT = 16
"""What the board does is remembered on so many courses."""


class Stand(NamedTuple):
    """How all stand between two registers; lists are by robot."""

    squares: list[Square]
    facings: list[int]
    damage: list[int]
    reached: list[int]
    """Goals that each has reached in this turn."""
    taken: int = 0
    """Shots that hit the one who rehearses,"""
    dealt: int = 0
    """and those with which it hit others."""
    shoved: int = 0
    """Squares by which it was pushed,"""
    shoves: int = 0
    """and by which it pushed others."""
    over: int = NOBODY
    """Who has won."""


class Rides(dict[tuple[int, Square, int], Walk]):
    """What the board does in a register to a robot that stands somewhere, worked out when first asked for."""

    def __init__(self, course: Course, turned: tuple[int, ...]) -> None:
        """On this course."""
        super().__init__()
        self.course = course
        self.turned = turned
        self.pushers = floor_of(course, turned).pushers

    def __missing__(self, key: tuple[int, Square, int]) -> Walk:
        """As if it had just turned round; registers in which the same pushers push are alike."""
        register, square, facing = key
        like = self.pushers.index(self.pushers[register])
        if like == register:
            found = walk(self.course, self.turned, register, square, facing ^ 2, SAMPLE[Action.U_TURN])
        else:
            found = self[like, square, facing]
        self[key] = found
        return found


rides_on = lru_cache(maxsize=COURSES_KEPT)(Rides)


class Rehearsal:
    """A turn in which the others execute what they are supposed to."""

    def __init__(self, table: Rally, everyone: Sequence[Rival]) -> None:
        """The one who rehearses, and then the others."""
        floor = table.floor
        robots = [each.robot for each in everyone]
        self.planners = [each.planner for each in everyone]
        self.step, self.pit, self.sight, self.repair = floor.step, floor.pit, floor.sight, floor.repair
        self.flags = frozenset(table.flag_square)
        self.rides = rides_on(table.course, table.turned)
        self.others = range(1, len(robots))
        self.is_down = [table.down[robot] and not table.options.down_robots_fire for robot in robots]
        self.lives = [table.lives[robot] for robot in robots]
        self.standing = [
            LIFE * table.lives[robot] + FLAG * table.touched[robot] + OPTION * good_options(table.held[robot])
            for robot in robots
        ]
        self.team = [table.team[robot] for robot in robots]
        self.rivals = [each for each in self.others if self.team[each] != self.team[MINE]]
        self.races = [
            self.is_race(table, robot, each.planner.goals)
            for robot, each in zip(robots, everyone, strict=True)
        ]
        self.begin = Stand(
            [table.square[robot] for robot in robots],
            [table.facing[robot] for robot in robots],
            [table.damage[robot] for robot in robots],
            [0] * len(robots),
        )

    @staticmethod
    def is_race(table: Rally, robot: Robot, goals: Sequence[Square]) -> bool:
        """Whether to have reached all goals is to have won."""
        return (
            bool(goals)
            and not table.is_blocker(robot)
            and not table.home
            and len(goals) == len(table.flag_square) - table.touched[robot]
        )

    def after(self, register: int, card: Card, deal: Sequence[Sequence[Card]], before: Stand) -> Stand:
        """How all stand after a register."""
        if before.over >= 0:
            return before
        squares, facings, damage = before.squares[:], before.facings[:], before.damage[:]
        moves = [(card, MINE)]
        moves += [(deal[other - 1][register], other) for other in self.others if deal[other - 1]]
        moves.sort(reverse=True)
        shoved, shoves = before.shoved, before.shoves
        for each, robot in moves:
            if squares[robot] < 0 or each == NO_CARD:
                continue
            facing = facings[robot]
            facings[robot] = (facing + TURN[each]) & 3
            if forward := FORWARD[each]:
                pushed = self.drive(robot, facing if forward > 0 else facing ^ 2, abs(forward), squares)
                if robot == MINE:
                    shoves += pushed
                else:
                    shoved += pushed
        self.ride(register, squares, facings, damage)
        hits = self.hits(squares, facings)
        for hit in hits.values():
            damage[hit] += 1
        reached, over = self.touch(register, squares, damage, before.reached)
        taken = before.taken + sum([hit == MINE for hit in hits.values()])
        dealt = before.dealt + (MINE in hits)
        return Stand(squares, facings, damage, reached, taken, dealt, shoved, shoves, over)

    def drive(self, robot: int, heading: int, distance: int, squares: list[Square]) -> int:
        """Move as far as walls allow, pushing; how often it pushes the one who rehearses, or is that one."""
        step, pit = self.step, self.pit
        pushes, at = 0, squares[robot]
        for _ in range(distance):
            to = step[at * 4 + heading]
            if to == WALL:
                break
            row = [robot]
            while to >= 0 and to in squares:
                row.append(squares.index(to))
                to = step[to * 4 + heading]
            if to == WALL:
                break
            pushes += len(row) > 1 and MINE in row
            for mover in reversed(row):
                last = squares[mover]
                squares[mover] = OFF_BOARD if to < 0 or pit[to] else to
                to = last
            at = squares[robot]
            if at < 0:
                break
        return pushes

    def hits(self, squares: list[Square], facings: list[int]) -> dict[int, int]:
        """Whom each robot shoots."""
        sight, found = self.sight, {}
        for robot, at in enumerate(squares):
            if at >= 0 and not self.is_down[robot]:
                line = sight[at * 4 + facings[robot]]
                seen = [line.index(square) for square in squares if square in line]
                if seen:
                    found[robot] = squares.index(line[min(seen)])
        return found

    def touch(
        self, register: int, squares: list[Square], damage: list[int], before: list[int]
    ) -> tuple[list[int], int]:
        """Which goals are reached by those who are left, and who has won, or nobody."""
        reached, over = before, NOBODY
        for robot, at in enumerate(squares):
            if at < 0:
                continue
            planner = self.planners[robot]
            if damage[robot] >= FATAL:
                squares[robot] = OFF_BOARD
            elif planner.stops[register][before[robot]] == at:
                reached = reached[:]
                reached[robot] += 1
                if self.races[robot] and reached[robot] == len(planner.goals):
                    over = robot
        return reached, over

    def ride(self, register: int, squares: list[Square], facings: list[int], damage: list[int]) -> None:
        """What the board does to all; who cannot go where it takes them stays."""
        rides, before, turned = self.rides, squares[:], facings[:]
        for robot, at in enumerate(before):
            if at >= 0:
                end = rides[register, at, facings[robot]]
                squares[robot], facings[robot] = end.square, end.facing
                damage[robot] += end.damage
        if len({*squares}) < len(squares):
            self.hold(squares, facings, before, turned)

    def hold(
        self, squares: list[Square], facings: list[int], before: list[Square], turned: list[int]
    ) -> None:
        """Nobody ends where another does."""
        again = True
        while again:
            again = False
            for robot, to in enumerate(squares):
                if to >= 0 and squares.count(to) > 1 and to != before[robot]:
                    squares[robot], facings[robot] = before[robot], turned[robot]
                    again = True

    def worth(self, robot: int, end: Stand) -> float:
        """How well a robot stands at the end, in cards."""
        planner, reached, at = self.planners[robot], end.reached[robot], end.squares[robot]
        if end.over == robot:
            return WON
        if at < 0:
            if not self.lives[robot]:
                return OVER
            return planner.lost[min(reached, len(planner.lost) - 1)] + LOSS + FLAG * reached
        damage = end.damage[robot]
        if damage and (self.repair[at] != NO_REPAIR or at in self.flags):
            damage -= 1
        return (
            min(REACHED, planner.value(at, end.facings[robot], reached, 0)) + FLAG * reached - HARMS[damage]
        )

    def lead(self, end: Stand) -> tuple[float, float]:
        """How well it stands, and by how much better than the others, in cards."""
        mine = self.worth(MINE, end)
        if not self.rivals:
            return mine, mine
        theirs = [self.standing[each] + self.worth(each, end) for each in self.rivals]
        return mine, mine + self.standing[MINE] - SPREAD * log(
            sum([exp(max(-FURTHEST, min(FURTHEST, each / SPREAD))) for each in theirs])
        )
