"""Capture the Flag: flags carried, dropped and sent home; defenders who send robots off (ruling 19)."""

from __future__ import annotations

from rouages.games.robo_rally.cards.option import MECHANICAL_ARM
from rouages.games.robo_rally.events.course import FlagDropped, FlagReturned, FlagTaken
from rouages.games.robo_rally.factory.floor import OFF_BOARD, Square
from rouages.games.robo_rally.table import NOBODY, Rally, Robot

BACK_ROWS = 6
"""How deep the zone is in which a team starts and comes back."""


def reach(table: Rally, robot: Robot) -> tuple[Square, ...]:
    """The squares that a robot touches: its own, and the neighbours with a Mechanical Arm."""
    square = table.square[robot]
    if table.held[robot] & MECHANICAL_ARM:
        return (square, *table.floor.arm[square])
    return (square,)


def drop_flag(table: Rally, robot: Robot, square: Square) -> None:
    """A robot that is destroyed, or pushed among enemies, leaves the flag where it stood (ruling 57)."""
    if robot in table.carrier:
        flag = table.carrier.index(robot)
        table.carrier[flag] = NOBODY
        table.flag_square[flag] = square
        table.say(FlagDropped(robot, flag + 1, square))


def drop_if_pushed(table: Rally, robot: Robot, square: Square) -> None:
    """A carrier that is pushed on the enemy's board leaves the flag where it was pushed from."""
    if robot in table.carrier and table.floor.board[square] != table.home[table.team[robot]]:
        drop_flag(table, robot, square)


def tag(table: Rally, robot: Robot, other: Robot, square: Square) -> None:
    """A robot that pushes an enemy from its own home board will send it off, if it survives the register."""
    if table.team[robot] != table.team[other] and table.floor.board[square] == table.home[table.team[robot]]:
        table.tagged_by[other] |= 1 << robot


def handle_flags(table: Rally) -> None:
    """Touching the enemy flag takes it; touching the own flag on the home board sends it to its start."""
    starts = flag_starts(table)
    for robot in table.dock_order:
        if table.square[robot] < 0:
            continue
        home = table.home[table.team[robot]]
        places = reach(table, robot)
        for flag, start in enumerate(starts):
            square = table.flag_square[flag]
            if square not in places:
                continue
            if flag != home:
                table.carrier[flag] = robot
                table.flag_square[flag] = OFF_BOARD
                table.say(FlagTaken(robot, flag + 1))
            elif square != start and table.floor.board[square] == home:
                table.flag_square[flag] = start
                table.say(FlagReturned(flag + 1, start))


def captors(table: Rally) -> set[int]:
    """The teams that hold the enemy flag on their home board."""
    board = table.floor.board
    return {
        table.team[robot]
        for robot in table.carrier
        if robot != NOBODY and board[table.square[robot]] == table.home[table.team[robot]]
    }


def back_rows(table: Rally, board: int) -> list[Square]:
    """The squares of a home board that are farthest from the other board, pits excepted."""
    floor = table.floor
    first, second = table.course.boards
    mine, other = (first, second) if board == 0 else (second, first)
    found = []
    for square in floor.squares:
        if floor.board[square] != board or not floor.is_floor(square):
            continue
        x, y = square % floor.width - mine.x, square // floor.width - mine.y
        along, towards = (x, other.x - mine.x) if mine.y == other.y else (y, other.y - mine.y)
        if along < BACK_ROWS if towards > 0 else along >= 12 - BACK_ROWS:
            found.append(square)
    return found


def flag_starts(table: Rally) -> list[Square]:
    """Where the flags stand at the start."""
    width = table.floor.width
    return [y * width + x for x, y in table.course.flags]
