"""Belts, pushers and gears (rulebook: board_elements, belts, curves)."""

from rouages.games.robo_rally.conveyors import ActivatePushers, RunAllBelts, RunExpressBelts, TurnGears
from rouages.games.robo_rally.events.register import Carried, Destroyed, HeldUp, PushedByBoard
from tests.games.robo_rally.positions import floor, happened, play, register, shown


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
    assert [event.robot for event in happened(table, HeldUp)] == [0, 1]


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
