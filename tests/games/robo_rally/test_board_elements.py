"""Belts, pushers and gears (rulebook: board_elements, belts, curves)."""

import pytest

from rouages.games.robo_rally.conveyors import ActivatePushers, RunAllBelts, RunExpressBelts, TurnGears
from rouages.games.robo_rally.events.register import (
    Carried,
    Destroyed,
    HeldUp,
    Pushed,
    PushedByBoard,
    TurnedByGear,
)
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.lasers import FireLasers
from rouages.games.robo_rally.movement import MoveRobots
from rouages.games.robo_rally.table import Phase
from tests.games.robo_rally.positions import equip, floor, happened, play, register, shown

NORTH, EAST, SOUTH, WEST = range(4)


def belts(picture):
    return play(floor(picture), RunExpressBelts(), RunAllBelts())


def test_a_belt_carries_a_robot_one_square():
    table = belts("A^:> > > .")
    assert shown(table) == ". A^ . ."
    assert happened(table, Carried) == [Carried(0, 1, 1, 0, False)]


def test_an_express_belt_carries_a_robot_two_squares():
    assert shown(belts("A^:>> >> >> .")) == ". . A^ ."


def test_express_belts_move_first_and_alone():
    table = play(floor("A^:>> >> B^:> >"), RunExpressBelts())
    assert shown(table) == ". A^ B^ ."


def test_an_express_robot_dropped_on_a_normal_belt_moves_again():
    assert shown(belts("A^:>> > > .")) == ". . A^ ."


def test_an_express_robot_dropped_on_the_floor_stays_there():
    assert shown(belts("A^:>> . . .")) == ". A^ . ."


def test_two_belts_that_meet_move_neither_robot():  # ruling 8
    table = belts("A^:> . B^:<")
    assert shown(table) == "A^ . B^"
    assert happened(table, HeldUp) == [HeldUp(0, 0), HeldUp(1, 2)]


def test_a_robot_on_the_square_ahead_holds_the_carried_one():
    assert shown(belts("A^:> B^ .")) == "A^ B^ ."


def test_a_queue_moves_together():  # ruling 8
    assert shown(belts("A^:> B^:> C^:> .")) == ". A^ B^ C^"


def test_a_queue_stands_still_behind_one_that_cannot_leave():  # ruling 8
    assert shown(belts("A^:> B^:> C^:> D^")) == "A^ B^ C^ D^"


def test_a_queue_stands_still_behind_two_that_would_meet():  # ruling 8
    assert shown(belts("A^:> B^:> . C^:<")) == "A^ B^ . C^"


def test_robots_go_round_a_loop_of_belts():
    table = play(
        floor(
            """
            A^:>(s) B^:v(w)
            D^:^(e) C^:<(n)
            """
        ),
        RunAllBelts(),
    )
    assert shown(table) == "D> A> / C> B>"


def test_two_belts_that_end_in_the_same_pit_take_both_robots():  # ruling 8
    table = belts("A^:> # B^:<")
    assert shown(table) == ". . ."
    assert table.wrecks == [0, 1]


def test_a_belt_can_carry_a_robot_off_the_board():
    table = belts("A^:<")
    assert happened(table, Destroyed)[0].cause == "edge"


def test_belts_that_face_each_other_or_a_wall_move_nobody():  # ruling 40
    assert shown(belts("A^:> B^:<")) == "A^ B^"
    assert shown(belts("A^:>/e .")) == "A^ ."


def test_a_carried_robot_turns_with_a_curve():
    assert shown(belts("A>:> v(w)\n. .")) == ". Av / . ."
    assert shown(belts(". .\nA^:> ^(w)")) == ". . / . A<"


def test_a_curve_turns_a_robot_whatever_way_it_faces():
    assert shown(belts("A<:> v(w)\n. .")) == ". A^ / . ."


def test_an_express_belt_turns_a_robot_onto_a_curve_of_a_normal_belt():
    table = play(floor("A>:>> v(w)\n. ."), RunExpressBelts())
    assert shown(table) == ". Av / . ."


def test_the_straight_entry_of_a_junction_never_turns():
    assert shown(belts(". A^:v\n> v(nw)\n. .")) == ". . / . A^ / . ."


def test_the_side_entry_of_a_junction_turns():
    assert shown(belts(". v\nA>:> v(nw)\n. .")) == ". . / . Av / . ."


def test_a_robot_that_moved_onto_a_curve_by_card_does_not_turn():
    table = register(floor("A> v(w) .\n. . ."), "A:m1")
    assert shown(table) == ". . . / . A> ."


def test_a_robot_that_was_pushed_onto_a_curve_does_not_turn():
    table = register(floor("A> B> v(w) .\n. . . ."), "A:m1")
    assert shown(table) == ". A> . . / . . B> ."


def test_pushers_push_in_their_registers_only():
    for number, after in ((1, ". A^ ."), (2, "A^ . ."), (3, ". A^ ."), (4, "A^ . ."), (5, ". A^ .")):
        table = floor("A^:.+w135 . .")
        table.register = number - 1
        assert shown(play(table, ActivatePushers())) == after


def test_a_pusher_pushes_a_row_and_a_wall_stops_it():  # ruling 9
    assert shown(play(floor("A^:.+w1 B^ ."), ActivatePushers())) == ". A^ B^"
    assert shown(play(floor("A^:.+w1 B^:./e ."), ActivatePushers())) == "A^ B^ ."


def test_pushers_act_at_one_moment():  # ruling 24
    table = play(floor("A^:.+w1 .+n1 .\n. . ."), ActivatePushers())
    assert shown(table) == ". A^ . / . . ."
    table = play(floor("A^:.+w1 B^:.+n1 .\n. . ."), ActivatePushers())
    assert [event.robot for event in happened(table, PushedByBoard)] == [0]
    assert shown(table) == ". A^ B^ / . . ."


def test_gears_turn_by_a_quarter():
    assert shown(play(floor("A^:r B^:l"), TurnGears())) == "A> B<"


def test_the_order_is_express_belts_pushers_gears():
    table = register(floor("A^:>> >> .+n1 .\n. . r ."), "A:l")
    assert shown(table) == ". . . . / . . A^ ."


def test_powered_down_robots_are_carried_too():
    table = floor("A^:> > .")
    table.down[0] = True
    assert shown(register(table)) == ". A^ ."


@pytest.mark.parametrize(
    ("step", "phase"),
    [
        (MoveRobots(), Phase.MOVE),
        (RunExpressBelts(), Phase.EXPRESS),
        (RunAllBelts(), Phase.BELTS),
        (ActivatePushers(), Phase.PUSHERS),
        (TurnGears(), Phase.GEARS),
        (FireLasers(), Phase.LASERS),
    ],
)
def test_the_table_says_which_part_of_the_register_it_is_in(step, phase):
    table = floor("A> . .")
    table.phase = Phase.REVEAL
    assert play(table, step).phase is phase


def test_what_a_belt_does_is_told():
    table = play(floor("A>:>> v(w)\n. ."), RunExpressBelts())
    assert table.news == [Carried(0, EAST, 1, SOUTH, True, SOUTH)]
    assert belts("A^:<").news == [Carried(0, WEST, None, NORTH, False), Destroyed(0, "edge", 0, 2)]
    assert belts("A^:> #").news == [Carried(0, EAST, 1, NORTH, False), Destroyed(0, "pit", 1, 2)]


def test_what_pushers_and_gears_do_is_told():
    assert play(floor("A^:.+w1 B^ . .\nCv:l . . ."), ActivatePushers(), TurnGears()).news == [
        PushedByBoard(0, EAST, 1),
        Pushed(1, 0, EAST, 2),
        TurnedByGear(2, EAST),
    ]


def test_a_pusher_can_push_a_robot_off_the_board():
    assert play(floor("A^:.+e1 ."), ActivatePushers()).news == [
        PushedByBoard(0, WEST, None),
        Destroyed(0, "edge", 0, 2),
    ]


@pytest.mark.parametrize(("corner", "step"), [("<", RunAllBelts()), ("r", TurnGears())])
def test_the_board_does_nothing_to_a_robot_that_is_off_it(corner, step):
    table = floor(f"A> B> . {corner}")
    table.square[1] = OFF_BOARD
    play(table, step)
    assert shown(table) == "A> . . ."
    assert table.news == []
    assert table.facing == [EAST, EAST]


def test_the_stabilizer_of_one_robot_is_nothing_to_another():
    picture = "A>:> v(w) B>:> v(w)\nC>:r . . ."
    table = equip(floor(picture), "A", "gyroscopic_stabilizer")
    table.stabilized = True
    play(table, RunAllBelts(), TurnGears())
    assert shown(table) == ". A> . Bv / Cv . . ."
    assert happened(table, Carried) == [
        Carried(0, EAST, 1, EAST, False),
        Carried(1, EAST, 3, SOUTH, False, SOUTH),
    ]


def test_two_belts_that_meet_on_the_first_square_of_the_floor_move_neither_robot():  # ruling 8
    assert shown(belts(". A^:<\nB^:^ .")) == ". A^ / B^ ."


def test_two_robots_that_are_carried_off_the_board_do_not_hinder_each_other():
    table = belts("A^:< . B^:>")
    assert shown(table) == ". . ."


def test_robots_that_belts_destroy_at_one_moment_come_back_in_dock_order():  # ruling 6
    table = floor("A^:< . B^:>")
    table.dock_order = (1, 0)
    assert play(table, RunAllBelts()).wrecks == [1, 0]


def test_robots_that_pushers_destroy_at_one_moment_come_back_in_dock_order():  # ruling 6
    table = floor("A^:.+w1 B^ #\nC^:.+w1 # .")
    table.dock_order = (0, 2, 1)
    play(table, ActivatePushers())
    assert [event.robot for event in happened(table, Destroyed)] == [1, 2]
    assert table.wrecks == [2, 1]
