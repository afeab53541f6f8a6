"""Goals: the squares that a robot wants to reach."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import Square
from rouages.games.robo_rally.judgement.distance import distances
from rouages.games.robo_rally.table import NOBODY, Rally, Robot


def goals(table: Rally, robot: Robot) -> tuple[Square, ...]:
    """The squares that a robot wants to reach, in order."""
    squares = table.square
    if table.home:
        return _capture_goals(table, robot)
    if table.has_rule(Rule.FLAG_CONTROL):
        open_flags = [
            square
            for square, team in zip(table.flag_square, table.flag_team, strict=True)
            if team != table.team[robot]
        ]
        return (_nearest(table, robot, open_flags),) if open_flags else ()
    if table.superbot not in (NOBODY, robot) and squares[table.superbot] >= 0:
        return (squares[table.superbot],)
    if table.is_blocker(robot) or not table.flag_square:
        return _foe_goals(table, robot)
    return tuple(table.flag_square[table.touched[robot] :])


def _capture_goals(table: Rally, robot: Robot) -> tuple[Square, ...]:
    """The enemy flag, then home with it; without it, whoever carries ours."""
    home = table.home[table.team[robot]]
    if home == NOBODY:
        return ()
    own_start, enemy = table.course.flags[home], 1 - home
    base = own_start[1] * table.floor.width + own_start[0]
    if table.carrier[enemy] == robot:
        return (base,)
    if table.carrier[enemy] == NOBODY:
        return (table.flag_square[enemy], base)
    thief = table.carrier[home]
    return (table.square[thief],) if thief != NOBODY else (base,)


def _foe_goals(table: Rally, robot: Robot) -> tuple[Square, ...]:
    foes = [
        square
        for other, square in enumerate(table.square)
        if square >= 0 and table.team[other] != table.team[robot] and not table.is_blocker(other)
    ]
    return (_nearest(table, robot, foes),) if foes else ()


def _nearest(table: Rally, robot: Robot, squares: Sequence[Square]) -> Square:
    here = table.square[robot] if table.square[robot] >= 0 else table.archive[robot]
    place = max(here, 0) * 4 + table.facing[robot]
    return min(squares, key=lambda square: distances(table.course, table.turned, square)[place])
