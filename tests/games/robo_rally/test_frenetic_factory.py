"""Frenetic Factory: the coin that turns a board (rulebook: courses)."""

import pytest

from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.events.course import BoardTurned, CoinFlipped
from rouages.games.robo_rally.events.register import Destroyed
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.flags import TouchFlags, flip_coin
from rouages.games.robo_rally.table import Status
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import floor, happened, play


class Heads:
    def below(self, bound, purpose):
        assert bound == 2
        return 0


@pytest.fixture
def factory():
    """Four boards, two by two, and the docking bay below the south-eastern one."""
    table = begin(GAME, 5, {"course": "frenetic-factory"}, 1).table
    table.agenda.clear()
    table.news.clear()
    table.rng = Heads()
    return table


def turning(picture):
    """One board of three by three that turns under the robots."""
    table = floor(picture, rules=(Rule.COIN_FLIP_ROTATION,))
    table.rng = Heads()
    return table


def at(table, x, y):
    return y * table.floor.width + x


@pytest.mark.parametrize(
    ("number", "archive", "turned_to"),
    [(0, (3, 1), (10, 3)), (1, (15, 1), (22, 3)), (2, (3, 13), (10, 15)), (3, (15, 13), (22, 15))],
)
def test_the_archives_of_the_board_turn_with_it_and_no_others(
    factory, number, archive, turned_to
):  # ruling 17
    corners = [(0, 0), (12, 0), (0, 12), (12, 12)]
    factory.square[0] = at(factory, *corners[number])
    elsewhere = at(factory, *corners[number - 1])
    factory.archive[:3] = [at(factory, *archive), elsewhere, at(factory, *archive)]
    flip_coin(factory, 0)
    assert factory.archive[:3] == [at(factory, *turned_to), elsewhere, at(factory, *turned_to)]
    board = factory.course.boards[number].board
    assert factory.news == [CoinFlipped(0, True), BoardTurned(number + 1, board)]


def test_a_board_may_turn_again_and_again():
    table = turning("A> . .\n. . .\n. F1 B<")
    seen = []
    for _ in range(5):
        flip_coin(table, 0)
        seen.append((*table.turned, table.archive[1]))
    assert seen == [(1, 6), (2, 0), (3, 2), (0, 8), (1, 6)]


def test_a_board_that_has_turned_stays_so_while_another_turns(factory):
    factory.square[:2] = [at(factory, 12, 0), at(factory, 13, 13)]
    flip_coin(factory, 0)
    flip_coin(factory, 1)
    assert factory.turned == (0, 1, 0, 1)


def test_a_robot_in_the_docking_bay_turns_nothing(factory):  # ruling 45
    assert factory.floor.board[factory.square[0]] == 4
    flip_coin(factory, 0)
    assert factory.news == [CoinFlipped(0, True)]
    assert factory.turned == ()


def test_a_robot_that_the_coin_before_has_destroyed_turns_nothing():  # ruling 45
    table = turning("A> . .\n. . .\n. F1 B<")
    table.square[0] = -1
    flip_coin(table, 0)
    assert table.news == [CoinFlipped(0, True)]


def test_the_square_in_the_corner_turns_its_board_too():
    table = turning("A> . .\n. . .\n. F1 B<")
    flip_coin(table, 0)
    assert table.turned == (1,)
    assert table.archive == [2, 6]


def test_the_robots_over_a_pit_fall_at_the_same_moment_and_come_back_in_dock_order():  # rulings 6, 17
    table = turning("A> . #\nC^ . .\n# . B<")
    table.square = [0, 8, 3]
    table.dock_order = (1, 2, 0)
    table.wrecks = [2]
    flip_coin(table, 2)
    assert table.status == [Status.WRECKED, Status.WRECKED, Status.RACING]
    assert table.wrecks == [2, 1, 0]
    assert happened(table, Destroyed) == [Destroyed(0, "pit", 0, 2), Destroyed(1, "pit", 8, 2)]


def test_a_flag_of_another_course_flips_no_coin():
    table = play(floor("A>:F1 F2 . B<"), TouchFlags())
    assert not happened(table, CoinFlipped)
