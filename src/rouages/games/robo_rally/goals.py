"""Goals of puzzles: a flag, a repair site, another robot's end, or a turn that is lived through."""

from __future__ import annotations

from typing import Any, ClassVar

from rouages.engine.agenda import Step
from rouages.engine.puzzling import Goal
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.factory.boards import DIRECTIONS, Direction
from rouages.games.robo_rally.factory.floor import NO_REPAIR, OUTSIDE, Square
from rouages.games.robo_rally.repairs import Repair, best_site
from rouages.games.robo_rally.revealing import ResolveRegister
from rouages.games.robo_rally.table import Rally, Robot, Status


class TouchFlag(Goal, frozen=True):
    """A robot touches a flag in one of the first registers of this turn."""

    before: ClassVar[type[Step[Any]]] = Repair
    robot: Robot
    flag: int
    """Counted from 1,"""
    register: int
    """as is the last register in which it may be touched."""

    def is_reached(self, table: Rally) -> bool:
        return table.touched[self.robot] >= self.flag and table.register < self.register

    def is_lost(self, table: Rally) -> bool:
        """Whoever is destroyed does not come back this turn, and no register comes again."""
        following = table.next
        is_late = type(following) is ResolveRegister and following.register >= self.register
        return is_late or table.square[self.robot] < 0

    def missed_by(self, table: Rally) -> int | None:
        """The squares that are left, if the flag is the next one."""
        square = table.square[self.robot]
        if table.touched[self.robot] + 1 != self.flag or square < 0:
            return None
        return table.floor.distance(square, table.flag_square[self.flag - 1])


class ReachRepair(Goal, frozen=True):
    """A robot stands where it is repaired when the turn is over."""

    before: ClassVar[type[Step[Any]]] = Repair
    robot: Robot

    def is_reached(self, table: Rally) -> bool:
        """Only the end of the last register shows it."""
        stands = type(table.next) is Repair and table.square[self.robot] >= 0
        return stands and best_site(table, self.robot) != NO_REPAIR

    def is_lost(self, table: Rally) -> bool:
        return table.square[self.robot] < 0

    def missed_by(self, table: Rally) -> int | None:
        """The squares that are left to the nearest site."""
        square, floor = table.square[self.robot], table.floor
        if square < 0:
            return None
        return min(floor.distance(square, site) for site in repair_sites(table))


class Survive(Goal, frozen=True):
    """A robot is not destroyed this turn, and has no more damage than this at its end."""

    before: ClassVar[type[Step[Any]]] = Repair
    robot: Robot
    turn: int
    lives: int
    damage: int

    def is_reached(self, table: Rally) -> bool:
        """Only the end of the last register shows it."""
        over = table.turn > self.turn or type(table.next) is Repair
        return over and table.lives[self.robot] == self.lives and not self.is_lost(table)

    def is_lost(self, table: Rally) -> bool:
        """Nothing repairs a robot before the turn is over."""
        is_wrecked = table.status[self.robot] in (Status.WRECKED, Status.OUT)
        return is_wrecked or table.damage[self.robot] > self.damage

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


def is_deadly(table: Rally, square: Square, direction: Direction) -> bool:
    """Whether a step from there leads into a pit or off the boards."""
    to = table.floor.step[square * 4 + direction]
    return to == OUTSIDE or (to >= 0 and table.floor.pit[to])


def repair_sites(table: Rally) -> list[Square]:
    """Where robots are repaired at the end of a turn."""
    sites = [square for square, site in enumerate(table.floor.repair) if site != NO_REPAIR]
    return [*sites, *[square for square in table.flag_square if square >= 0]]
