"""Capture the Flag: the home boards, and where a team is placed on its own (rulebook: courses)."""

import pytest

from rouages.engine.chance import Rng
from rouages.games.robo_rally.capture import back_rows
from rouages.games.robo_rally.factory.courses import Course, Placed, Rule
from rouages.games.robo_rally.options import Options
from rouages.games.robo_rally.setup import setup

WEST, EAST = (3, 2), (15, 2)
NORTH, SOUTH = (3, 2), (3, 14)


def lying(first, second):
    """Two boards with pits on every side, somewhere on the table."""
    course = Course(
        boards=(Placed("island", *first), Placed("island", *second)),
        flags=((first[0], first[1]), (second[0], second[1])),
        rules=(Rule.CAPTURE_THE_FLAG,),
        players=(4,),
    )
    return setup(Options(own_course=course), 4, Rng(b"test"))


def rectangle(table, columns, rows):
    squares = [row * table.floor.width + column for row in rows for column in columns]
    return {square for square in squares if not table.floor.pit[square]}


@pytest.mark.parametrize(
    ("first", "second", "mine", "other"),
    [
        (WEST, EAST, (range(3, 9), range(2, 14)), (range(21, 27), range(2, 14))),
        (EAST, WEST, (range(21, 27), range(2, 14)), (range(3, 9), range(2, 14))),
        (NORTH, SOUTH, (range(3, 15), range(2, 8)), (range(3, 15), range(20, 26))),
        (SOUTH, NORTH, (range(3, 15), range(20, 26)), (range(3, 15), range(2, 8))),
    ],
)
def test_the_back_rows_are_the_six_farthest_from_the_other_board_however_they_lie(
    first, second, mine, other
):  # ruling 19
    table = lying(first, second)
    assert set(back_rows(table, 0)) == rectangle(table, *mine)
    assert set(back_rows(table, 1)) == rectangle(table, *other)
