"""Where a register takes a robot that is alone in the factory."""

import pytest

from rouages.games.robo_rally.cards.program import ACTION
from rouages.games.robo_rally.factory.courses import COURSES, Course, Placed
from rouages.games.robo_rally.factory.floor import OFF_BOARD, floor_of
from rouages.games.robo_rally.trace import Walk, walk
from tests.games.robo_rally.positions import ACTIONS, floor

NORTH, EAST, SOUTH, WEST = range(4)


def card(name):
    return ACTION.index(ACTIONS[name])


def walked(picture, name, register=1, **beside):
    """How A walks with this card."""
    table = floor(picture)
    beside = {kind: card(turn) for kind, turn in beside.items()}
    return walk(table.course, (), register - 1, table.square[0], table.facing[0], card(name), **beside)


@pytest.mark.parametrize(
    ("picture", "name", "end"),
    [
        ("A> . .", "m2", Walk(2, EAST, 0, (1, 2), ())),
        ("A> . .", "u", Walk(0, WEST, 0, (), ())),
        ("A> >> >> > .", "m1", Walk(3, EAST, 0, (1,), (2, 3))),
        ("A> v(w) .\n. r .", "m1", Walk(4, SOUTH, 0, (1,), (4,))),
        ("A> .+n1 .\n. . .", "m1", Walk(4, EAST, 0, (1,), (4,))),
        ("A> .!n2 .\n. . .", "m1", Walk(1, EAST, 2, (1,), ())),
        ("A> # .", "m2", Walk(OFF_BOARD, EAST, 0, (1,), ())),
        (". A<", "m3", Walk(OFF_BOARD, WEST, 0, (0,), ())),
        ("A> > #", "m1", Walk(OFF_BOARD, EAST, 0, (1,), (2,))),
        (". A> <", "m1", Walk(1, EAST, 0, (2,), (1,))),
    ],
)
def test_a_card_is_executed_and_the_board_acts(picture, name, end):
    assert walked(picture, name) == end


def test_pushers_push_in_their_registers():
    assert walked("A> .+n2 .\n. . .", "m1", register=1).square == 1
    assert walked("A> .+n2 .\n. . .", "m1", register=2).square == 4


def test_turns_beside_the_card_are_executed():
    assert walked(". .\nA> .", "m1", side_card="l") == Walk(0, EAST, 0, (0,), ())
    assert walked("A> . .", "m2", turn_card="r") == Walk(1, SOUTH, 0, (1,), ())


@pytest.mark.parametrize("beside", [{"side_card": "l"}, {"turn_card": "r"}])
def test_lasers_hit_a_robot_with_a_turn_beside_its_card_too(beside):
    assert walked(".!w1 . . .\nA> . . .\n.!w1 . . .", "m1", **beside).damage == ("side_card" in beside)


def test_nothing_is_left_of_a_walk_when_the_next_begins():
    picture = ".!w2 . . .\n# A^ . .\n. . . ."
    for _ in range(5):
        table = floor(picture)
        walks = [
            walk(table.course, (), 0, 5, NORTH, card("m1")),
            walk(table.course, (), 0, 5, WEST, card("m1")),
            walk(table.course, (), 0, 5, NORTH, card("m1"), card("l")),
            walk(table.course, (), 1, 5, EAST, card("m1")),
        ]
        walk.cache_clear()
    assert walks == [
        Walk(1, NORTH, 2, (1,), ()),
        Walk(OFF_BOARD, WEST, 0, (4,), ()),
        Walk(OFF_BOARD, NORTH, 0, (4,), ()),
        Walk(6, EAST, 0, (6,), ()),
    ]


def test_however_often_lasers_lock_registers_and_a_pit_takes_the_robot_it_walks_on():
    table = floor(".!n3!w3 A^ #\n. . .")
    for _ in range(100):
        walk.cache_clear()
        assert walk(table.course, (), 0, 1, WEST, card("m1")) == Walk(0, WEST, 6, (0,), ())
        assert walk(table.course, (), 0, 1, EAST, card("m1")).square == OFF_BOARD


def test_it_walks_on_the_boards_as_they_have_turned():
    course = Course(boards=(Placed("exchange", 0, 0),), bay=Placed("docking-bay-a", 0, 12), flags=((3, 3),))
    lain = floor_of(course, (1,))
    pit = lain.pit.index(True)
    assert not floor_of(course).pit[pit]
    assert walk(course, (1,), 0, pit - 1, EAST, card("m1")).square == OFF_BOARD
    assert walk(course, (), 0, pit - 1, EAST, card("m1")).square != OFF_BOARD


def test_nobody_else_stands_on_the_docks():
    course = COURSES["risky-exchange"]
    laid = floor_of(course)
    ahead = [laid.sight[dock * 4 + NORTH][0] for dock in laid.docks]
    assert [walk(course, (), 0, square, NORTH, card("u")).damage for square in ahead] == [0] * 8
