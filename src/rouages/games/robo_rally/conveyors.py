"""Belts, pushers and gears (rulebook: *Activer les éléments de plateau*)."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.robo_rally.cards.option import GYROSCOPIC_STABILIZER
from rouages.games.robo_rally.destruction import destroy, order_wrecks
from rouages.games.robo_rally.events.course import FlagCarried, FlagFell
from rouages.games.robo_rally.events.register import Carried, HeldUp, TurnedByGear
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import BELT, EXPRESS, OFF_BOARD, OUTSIDE, WALL, Floor, Square
from rouages.games.robo_rally.movement import Cause, slide
from rouages.games.robo_rally.table import Phase, Rally, Robot


class RunExpressBelts(Step[Rally], frozen=True):
    """Express belts carry their robots one square."""

    def run(self, table: Rally) -> None:
        """Only the express belts."""
        table.phase = Phase.EXPRESS
        run_belts(table, EXPRESS)


class RunAllBelts(Step[Rally], frozen=True):
    """Express belts carry their robots a second square, and normal belts their first."""

    def run(self, table: Rally) -> None:
        """Every belt."""
        table.phase = Phase.BELTS
        run_belts(table, BELT)


def run_belts(table: Rally, slowest: int) -> None:
    """Carry all robots on belts of at least this speed, at the same time."""
    floor = table.floor
    belt = floor.belt
    riders = [robot for robot, square in enumerate(table.square) if square >= 0 and belt[square] >= slowest]
    if riders:
        carry(table, floor, riders)
    if table.has_rule(Rule.FLAGS_RIDE_BELTS):
        carry_flags(table, floor, slowest)


def carry(table: Rally, floor: Floor, riders: list[Robot]) -> None:
    """Move those who can go; the others are held up where they are."""
    squares = table.square
    targets = {robot: floor.carry[squares[robot]] for robot in riders}
    stuck = held_up(table, floor, targets)
    since = len(table.wrecks)
    for robot in riders:
        square = squares[robot]
        if robot in stuck:
            table.say(HeldUp(robot, square))
            continue
        to = targets[robot]
        bend = floor.bend[square]
        turns = bend and not (table.stabilized and table.held[robot] & GYROSCOPIC_STABILIZER)
        facing = table.facing[robot] = (table.facing[robot] + bend) % 4 if turns else table.facing[robot]
        express = floor.belt[square] == EXPRESS
        beyond = to == OUTSIDE
        curve = facing if turns else None
        table.say(Carried(robot, floor.heading[square], None if beyond else to, facing, express, curve))
        if beyond:
            destroy(table, robot, "edge", square, square)
        elif floor.pit[to]:
            destroy(table, robot, "pit", to, square)
        else:
            squares[robot] = to
    order_wrecks(table, since)


def held_up(table: Rally, floor: Floor, targets: dict[Robot, int]) -> set[Robot]:
    """The robots that cannot go: before a wall, towards each other, behind one that stays (ruling 8)."""
    squares = table.square
    stuck = {robot for robot, to in targets.items() if to == WALL}
    wanted: dict[int, Robot] = {}
    for robot, to in targets.items():
        if to < 0 or floor.pit[to]:
            continue
        if to in wanted:
            stuck |= {robot, wanted[to]}
        wanted[to] = robot
        other = table.robot_at(to)
        if targets.get(other) == squares[robot]:
            stuck |= {robot, other}
    waiting = True
    while waiting:
        waiting = False
        for robot, to in targets.items():
            if robot not in stuck and to in squares:
                ahead = squares.index(to)
                if ahead in stuck or ahead not in targets:
                    stuck.add(robot)
                    waiting = True
    return stuck


def carry_flags(table: Rally, floor: Floor, slowest: int) -> None:
    """Belts carry flags as they carry robots; flags block nothing (ruling 18)."""
    for flag, square in enumerate(table.flag_square):
        to = ridden(floor, square, slowest)
        if to == square:
            continue
        table.flag_square[flag] = to
        if to == OFF_BOARD:
            table.say(FlagFell(flag + 1))
        else:
            table.say(FlagCarried(flag + 1, floor.heading[square], to))


def ridden(floor: Floor, square: Square, slowest: int) -> Square:
    """Where a belt of at least this speed takes a flag."""
    if square < 0 or floor.belt[square] < slowest or floor.carry[square] == WALL:
        return square
    to = floor.carry[square]
    return OFF_BOARD if to == OUTSIDE or floor.pit[to] else to


class ActivatePushers(Step[Rally], frozen=True):
    """The pushers of this register push the robots before them, and the row of robots ahead (ruling 9)."""

    def run(self, table: Rally) -> None:
        """All at the same moment, so nobody is pushed twice (ruling 24)."""
        table.phase = Phase.PUSHERS
        pushers = table.floor.pushers[table.register]
        if not pushers:
            return
        squares = table.square
        before = [(robot, squares[robot]) for robot in table.dock_order if squares[robot] in pushers]
        since = len(table.wrecks)
        for robot, square in before:
            if squares[robot] == square:
                slide(table, robot, pushers[square], Cause.PUSHER)
        order_wrecks(table, since)


class TurnGears(Step[Rally], frozen=True):
    """Gears turn the robots on them by a quarter."""

    def run(self, table: Rally) -> None:
        """Unless the Gyroscopic Stabilizer is on."""
        table.phase = Phase.GEARS
        gear = table.floor.gear
        for robot, square in enumerate(table.square):
            if square >= 0 and gear[square]:
                if table.stabilized and table.held[robot] & GYROSCOPIC_STABILIZER:
                    continue
                facing = table.facing[robot] = (table.facing[robot] + gear[square]) % 4
                table.say(TurnedByGear(robot, facing))
