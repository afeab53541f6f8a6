"""Capture the Flag (rulebook: courses)."""

import pytest

from rouages.engine.agenda import asked
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.capture import back_rows
from rouages.games.robo_rally.destruction import destroy
from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.events.course import FlagDropped, FlagReturned, FlagTaken, SentOff
from rouages.games.robo_rally.events.turn import GameEnded, Reentered, RobotPlaced
from rouages.games.robo_rally.factory.floor import OFF_BOARD, WALL
from rouages.games.robo_rally.flags import TouchFlags
from rouages.games.robo_rally.movement import Cause, slide
from rouages.games.robo_rally.reentry import ChooseFacing, Face, Reenter
from rouages.games.robo_rally.setup import ChooseHome
from rouages.games.robo_rally.table import NOBODY, Status
from rouages.games.robo_rally.turn import EndTurn
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import asked_kind, choose, happened, play

WIDTH = 24
NORTH, EAST, SOUTH, WEST = range(4)


@pytest.fixture
def table():
    """Team 0 (A and C) at home on the western board, team 1 (B and D) on the eastern one."""
    match = begin(GAME, 4, {"course": "capture-the-flag"}, 1)
    table = match.table
    table.agenda.clear()
    table.home = [0, 1]
    table.dock_order = (0, 1, 2, 3)
    table.status = [int(Status.RACING)] * 4
    place(table, A=(0, 0), B=(23, 11), C=(0, 11), D=(23, 0))
    table.archive = table.square[:]
    table.turn = 1
    return table


def place(table, **robots):
    for letter, (x, y) in robots.items():
        table.square["ABCD".index(letter)] = y * WIDTH + x


def test_the_toss_picks_a_home_board_and_its_team_is_placed_first():
    match = begin(GAME, 4, {"course": "capture-the-flag"}, 1)
    picker = match.pending[0]
    assert isinstance(match.decision(picker).prompt, ChooseHome)
    team = match.table.team[picker]
    match.play(picker, match.decision(picker).options[1])
    assert match.table.home[team] == 1
    placed = []
    while match.table.turn == 0:
        seat = match.pending[0]
        placed += [seat] if not placed or placed[-1] != seat else []
        match.play(seat, 0)
    assert [match.table.team[seat] for seat in placed] == [team, team, 1 - team, 1 - team]
    for robot in range(4):
        x = match.table.square[robot] % WIDTH
        assert x >= 18 if match.table.team[robot] == team else x <= 5
    assert match.table.archive == match.table.square


def test_robots_start_in_the_six_rows_farthest_from_the_other_board(table):  # ruling 19
    assert {square % WIDTH for square in back_rows(table, 0)} == set(range(6))
    assert {square % WIDTH for square in back_rows(table, 1)} == set(range(18, 24))
    assert not any(table.floor.pit[square] for square in back_rows(table, 0))


def test_touching_the_enemy_flag_picks_it_up(table):
    place(table, A=(20, 1))
    play(table, TouchFlags())
    assert table.carrier == [NOBODY, 0]
    assert table.flag_square[1] == OFF_BOARD
    assert happened(table, FlagTaken) == [FlagTaken(0, 2)]


def test_a_flag_is_picked_up_in_the_corner_of_the_factory_too(table):
    table.flag_square[1] = 0
    play(table, TouchFlags())
    assert table.carrier == [NOBODY, 0]


def test_a_robot_that_is_off_the_board_takes_no_flag_from_its_carrier(table):
    table.carrier[1], table.flag_square[1] = 2, OFF_BOARD
    table.square[0] = OFF_BOARD
    play(table, TouchFlags())
    assert table.carrier == [NOBODY, 2]
    assert happened(table, FlagTaken) == []


def test_touching_the_own_flag_at_its_start_does_nothing(table):
    place(table, A=(2, 10))
    play(table, TouchFlags())
    assert table.carrier == [NOBODY, NOBODY]
    assert not happened(table, FlagReturned)


def test_touching_the_own_flag_on_the_home_board_sends_it_back(table):
    start = table.flag_square[0]
    table.flag_square[0] = 5 * WIDTH + 10
    place(table, A=(10, 5))
    play(table, TouchFlags())
    assert table.flag_square[0] == start
    assert happened(table, FlagReturned) == [FlagReturned(1, start)]


def test_the_own_flag_on_the_enemys_board_stays(table):
    table.flag_square[0] = 5 * WIDTH + 14
    place(table, A=(14, 5))
    play(table, TouchFlags())
    assert table.flag_square[0] == 5 * WIDTH + 14


def test_a_destroyed_carrier_drops_the_flag_on_its_last_square(table):  # ruling 44
    table.carrier[1], table.flag_square[1] = 0, OFF_BOARD
    last = 5 * WIDTH + 10
    destroy(table, 0, "pit", last + 1, last)
    assert table.carrier[1] == NOBODY
    assert table.flag_square[1] == last
    assert happened(table, FlagDropped) == [FlagDropped(0, 2, last)]


@pytest.mark.parametrize(("x", "dropped"), [(14, True), (9, False)])
def test_a_carrier_drops_the_flag_if_it_is_pushed_on_the_enemys_board(table, x, dropped):  # ruling 19
    table.carrier[1], table.flag_square[1] = 0, OFF_BOARD
    place(table, A=(x, 4), B=(x + 1, 4))
    table.facing[1] = WEST
    slide(table, 1, WEST, Cause.CARD)
    assert table.square[0] == 4 * WIDTH + x - 1
    assert (table.carrier[1] == NOBODY) is dropped
    if dropped:
        assert table.flag_square[1] == 4 * WIDTH + x


def test_a_carrier_that_pushes_keeps_the_flag(table):
    table.carrier[1], table.flag_square[1] = 0, OFF_BOARD
    place(table, A=(14, 3), B=(15, 3))
    slide(table, 0, EAST, Cause.CARD)
    assert table.square[1] == 3 * WIDTH + 16
    assert table.carrier[1] == 0


@pytest.mark.parametrize("cause", [Cause.PUSHER, Cause.WEAPON])
def test_pushers_and_weapons_make_a_carrier_drop_the_flag_too(table, cause):  # ruling 19
    table.carrier[1], table.flag_square[1] = 0, OFF_BOARD
    place(table, A=(14, 4))
    slide(table, 0, EAST, cause, by=1)
    assert table.carrier[1] == NOBODY


def test_a_robot_pushed_by_a_defender_is_sent_off_without_losing_a_life(table):
    place(table, A=(9, 4), B=(10, 4))
    table.damage[1] = 3
    slide(table, 0, EAST, Cause.CARD)
    play(table, TouchFlags())
    assert table.status[1] == Status.SENT_OFF
    assert table.square[1] == OFF_BOARD
    assert (table.lives[1], table.damage[1]) == (3, 3)
    assert happened(table, SentOff)[0].by == 0


def test_a_carrier_that_is_sent_off_from_its_own_side_keeps_the_flag(table):  # ruling 57
    table.carrier[0], table.flag_square[0] = 1, OFF_BOARD
    place(table, A=(11, 3), B=(12, 3))
    slide(table, 0, EAST, Cause.CARD)
    play(table, TouchFlags())
    assert table.status[1] == Status.SENT_OFF
    assert table.carrier[0] == 1
    assert not happened(table, FlagDropped)


def test_not_if_the_defender_is_destroyed_in_the_register(table):
    place(table, A=(9, 4), B=(10, 4))
    slide(table, 0, EAST, Cause.CARD)
    destroy(table, 0, "damage", 0, 0)
    play(table, TouchFlags())
    assert table.status[1] == Status.RACING


def test_one_of_two_defenders_that_survives_is_enough(table):  # ruling 44
    place(table, A=(9, 4), B=(10, 4), C=(11, 3))
    slide(table, 0, EAST, Cause.CARD)
    slide(table, 2, SOUTH, Cause.CARD)
    assert table.square[1] == 5 * WIDTH + 11
    destroy(table, 2, "damage", 0, 0)
    play(table, TouchFlags())
    assert happened(table, SentOff) == [SentOff(1, 0)]


def test_a_push_counts_in_its_register_only(table):
    place(table, A=(9, 4), B=(10, 4))
    slide(table, 0, EAST, Cause.CARD)
    assert table.tagged_by == [0, 0b1, 0, 0]
    play(table, TouchFlags())
    assert table.tagged_by == [0] * 4


@pytest.mark.parametrize(("defender", "enemy"), [(0, 5), (5, 0)])
def test_the_corner_of_the_factory_is_a_square_like_any_other(table, defender, enemy):
    table.square[:2] = [defender, enemy]
    table.tagged_by[1] = 0b1
    play(table, TouchFlags())
    assert happened(table, SentOff) == [SentOff(1, 0)]


def test_a_robot_that_was_pushed_and_destroyed_is_not_sent_off(table):
    place(table, A=(9, 4), B=(10, 4))
    slide(table, 0, EAST, Cause.CARD)
    destroy(table, 1, "damage", 0, 0)
    play(table, TouchFlags())
    assert table.status[1] == Status.WRECKED
    assert not happened(table, SentOff)


def test_not_on_the_enemys_board_and_not_a_team_mate(table):
    place(table, A=(14, 4), B=(15, 4))
    slide(table, 0, EAST, Cause.CARD)
    place(table, C=(3, 4))
    table.square[0] = 4 * WIDTH + 2
    slide(table, 0, EAST, Cause.CARD)
    play(table, TouchFlags())
    assert Status.SENT_OFF not in table.status


def test_it_comes_back_in_its_own_back_rows_facing_no_enemy(table):
    place(table, A=(9, 4), B=(10, 4))
    slide(table, 0, EAST, Cause.CARD)
    play(table, TouchFlags(), Reenter())
    assert asked_kind(table).__name__ == "ChooseSquare"
    choose(table, square=5 * WIDTH + 20)
    choose(table, direction=EAST)
    assert table.status[1] == Status.RACING
    assert table.damage[1] == 0
    assert table.archive[1] == 11 * WIDTH + 23
    assert happened(table, RobotPlaced) == [RobotPlaced(1, 1, 5 * WIDTH + 20, EAST)]
    assert not happened(table, Reentered)


def test_it_comes_back_on_any_free_square_of_its_back_rows(table):  # ruling 44
    place(table, D=(20, 5))
    table.square[1], table.status[1] = OFF_BOARD, Status.SENT_OFF
    play(table, Reenter())
    offered = [option.square for option in asked(table, 1).options(table)]
    assert offered == [square for square in back_rows(table, 1) if square != 5 * WIDTH + 20]


@pytest.mark.parametrize(("status", "offered"), [(Status.WRECKED, False), (Status.SENT_OFF, True)])
def test_only_who_was_sent_off_may_face_a_team_mate_near(table, status, offered):  # ruling 44
    place(table, A=(1, 5), C=(2, 5))
    table.status[0] = status
    assert (Face(EAST) in ChooseFacing(0, 0, False).options(table)) is offered
    assert Face(NORTH) in ChooseFacing(0, 0, False).options(table)


def test_a_team_wins_that_holds_the_enemy_flag_at_home_at_the_end_of_a_turn(table):
    table.carrier[1], table.flag_square[1] = 0, OFF_BOARD
    place(table, A=(11, 4))
    play(table, TouchFlags())
    assert not table.ending
    play(table, EndTurn())
    assert table.ending == "flag_captured"
    assert outcome(table).places == (1, 3, 1, 3)
    assert outcome(table).scores == (1, 0, 1, 0)


def test_not_while_it_is_on_the_other_board(table):
    table.carrier[1], table.flag_square[1] = 0, OFF_BOARD
    place(table, A=(12, 4))
    table.options = type(table.options)(course="capture-the-flag", turn_limit=1)
    play(table, EndTurn())
    assert happened(table, GameEnded) == [GameEnded("turn_limit")]
    assert table.ending == "turn_limit"


def test_a_robot_that_a_wall_holds_is_neither_sent_off_nor_loses_the_flag(table):  # rulings 19, 44
    board, step = table.floor.board, table.floor.step
    held, behind = next(
        (square, square - 1)
        for square in table.floor.squares
        if step[square * 4 + EAST] == WALL
        and step[(square - 1) * 4 + EAST] == square
        and board[square] == board[square - 1] == 0
    )
    table.carrier[0], table.flag_square[0] = 1, OFF_BOARD
    table.square[0], table.square[1] = behind, held
    assert not slide(table, 0, EAST, Cause.CARD)
    assert table.carrier[0] == 1
    assert table.tagged_by == [0] * 4
