"""A course is looked at before it is raced (rulebook: own_courses)."""

import pytest

from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.factory.boards import BAYS, BOARDS
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.games.robo_rally.sight.layout import course_view


def seen(**options):
    return GAME.sight.preview(GAME.options_read(options))


@pytest.mark.parametrize("name", list(COURSES))
def test_a_ready_made_course_looks_as_on_the_table(name):
    assert seen(course=name).plan == COURSES[name]
    assert seen(course=name).factory == course_view(COURSES[name], ())


def test_a_course_that_does_not_exist_shows_nothing():
    assert seen(course="teapot") is None


@pytest.mark.parametrize("board", list(BOARDS))
def test_a_board_alone_is_drawn_with_its_docks(board):
    factory = seen(own_course={"boards": [{"board": board, "x": 0, "y": 0}]}).factory
    assert len(factory.squares) == BOARDS[board].width * BOARDS[board].height
    assert any(square.dock for square in factory.squares) == (board in BAYS)
    assert all(square.bay == (board in BAYS) for square in factory.squares)


def test_boards_that_overlap_are_drawn_all_the_same():
    boards = [{"board": "cross", "x": 0, "y": 0}, {"board": "chess", "x": 3, "y": 0}]
    factory = seen(own_course={"boards": boards}).factory
    assert (factory.width, factory.height) == (15, 12)


@pytest.mark.parametrize(
    "boards",
    [
        [],
        [{"board": "teapot", "x": 0, "y": 0}],
        [{"board": "cross", "x": -1, "y": 0}],
        [{"board": "cross", "x": 0, "y": 10**12}],
        [{"board": "cross", "x": 0, "y": 0}] * 40,
    ],
)
def test_what_cannot_be_drawn_is_not(boards):
    assert seen(own_course={"boards": boards}).factory is None
