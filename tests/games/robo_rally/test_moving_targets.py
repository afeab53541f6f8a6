"""Moving Targets: flags that ride on belts (rulebook: courses)."""

import pytest

from rouages.games.robo_rally.conveyors import RunAllBelts, RunExpressBelts
from rouages.games.robo_rally.events.course import FlagCarried, FlagFell
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.revealing import ResolveRegister
from tests.games.robo_rally.positions import floor, happened, play, register, shown


def test_belts_carry_the_flags():  # ruling 18
    table = floor("F1:>> >> > . A>", rules=(Rule.FLAGS_RIDE_BELTS,))
    play(table, RunExpressBelts(), RunAllBelts())
    assert table.flag_square == [2]
    assert [event.square for event in happened(table, FlagCarried)] == [1, 2]
    table = play(floor(". F1 A>", rules=(Rule.FLAGS_RIDE_BELTS,)), RunAllBelts())
    assert table.news == []


def test_a_fallen_flag_comes_back_in_the_next_phase():  # ruling 18
    table = floor("F1:> # A> . F2", rules=(Rule.FLAGS_RIDE_BELTS,))
    register(table)
    assert table.flag_square == [-1, 4]
    assert happened(table, FlagFell)
    table.touched[0] = 1
    play(table, ResolveRegister(1))
    assert table.touched[0] == 1
    assert table.flag_square[0] == -1


def test_flags_and_robots_do_not_block_each_other():  # ruling 18
    table = floor("F1:> A^:> . F2", rules=(Rule.FLAGS_RIDE_BELTS,))
    play(table, RunAllBelts())
    assert table.flag_square[0] == 1
    assert shown(table) == ". . A^ ."


def test_what_becomes_of_a_flag_is_told():  # ruling 18
    table = floor("F1 . F2:> . F3:> # A>", rules=(Rule.FLAGS_RIDE_BELTS,))
    play(table, RunAllBelts())
    assert table.news == [FlagCarried(2, 1, 3), FlagFell(3)]
    assert table.flag_square == [0, 3, -1]


@pytest.mark.parametrize(("square", "after"), [("F1:<", -1), ("F1:>/e", 0), ("F1:>", 1), ("F1", 0)])
def test_a_flag_is_carried_off_the_board_but_not_against_a_wall(square, after):  # ruling 40
    table = floor(f"{square} . A>", rules=(Rule.FLAGS_RIDE_BELTS,))
    assert play(table, RunExpressBelts()).flag_square == [0]
    assert play(table, RunAllBelts()).flag_square == [after]


def test_a_fallen_flag_is_carried_by_no_belt():
    table = floor("F1 . A> <", rules=(Rule.FLAGS_RIDE_BELTS,))
    table.flag_square = [-1]
    assert play(table, RunAllBelts()).flag_square == [-1]
    assert table.news == []


def test_where_targets_do_not_move_a_belt_carries_no_flag():
    assert play(floor("F1:> . A>"), RunAllBelts()).flag_square == [0]
