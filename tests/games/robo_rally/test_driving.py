"""How a card is carried out, what is told of it, what a push brings (rulebook: movement, pushing)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.robo_rally.conveyors import ActivatePushers
from rouages.games.robo_rally.events.register import (
    Destroyed,
    Moved,
    Pushed,
    Rammed,
    Stayed,
    Stopped,
    Turned,
)
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.hits import TakeDamage
from rouages.games.robo_rally.movement import Cause, ChooseDistance, Distance, MoveRobots, slide
from rouages.games.robo_rally.reasons import WrongDistance
from rouages.games.robo_rally.revealing import LineUp
from rouages.games.robo_rally.table import NOBODY
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    find,
    floor,
    happened,
    play,
    program,
    shown,
)

NORTH, EAST, SOUTH, WEST = range(4)


def drive(table, written):
    """Only the moves of a register."""
    return play(program(table, written), LineUp(), MoveRobots())


def alone(table, written):
    """Only the moves of A; the others are powered down."""
    for robot in range(1, len(table.square)):
        table.down[robot] = True
    return drive(table, written)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("m2", [Moved(0, SOUTH, 4), Moved(0, SOUTH, 6)]),
        ("b", [Moved(0, NORTH, 0)]),
        ("l", [Turned(0, EAST)]),
        ("r", [Turned(0, WEST)]),
        ("u", [Turned(0, NORTH)]),
    ],
)
def test_what_a_card_does_is_told(card, told):
    assert drive(floor(". .\nAv .\n. .\n. ."), f"A:{card}").news == told


def test_a_robot_turns_on_the_first_square_of_the_floor_too():
    assert shown(drive(floor("A^ ."), "A:u")) == "Av ."


def test_a_robot_drives_over_the_first_square_of_the_floor_and_off_the_board():
    assert drive(floor(". A< ."), "A:m2").news == [
        Moved(0, WEST, 0),
        Moved(0, WEST, None),
        Destroyed(0, "edge", 0, 2),
    ]


def test_a_wall_that_stops_a_robot_is_told():
    assert drive(floor(". A^:./w"), "A:l,l").news == [Turned(0, WEST)]
    assert drive(floor(". A<:./w"), "A:m3").news == [Stopped(0, WEST)]


def test_a_push_is_told_from_the_rear_of_the_row():
    assert alone(floor("C^ B^ A<"), "A:m1").news == [
        Moved(0, WEST, 1),
        Pushed(1, 0, WEST, 0),
        Pushed(2, 1, WEST, None),
        Destroyed(2, "edge", 0, 2),
    ]


def test_a_robot_is_pushed_onto_the_first_square_of_the_floor_and_off_it():
    table = alone(floor(". B^ A<"), "A:m2")
    assert happened(table, Pushed) == [Pushed(1, 0, WEST, 0), Pushed(1, 0, WEST, None)]
    assert shown(table) == "A< . ."


def test_a_robot_that_is_pushed_into_a_pit_is_destroyed_there():
    assert alone(floor("A> B^ #"), "A:m1").news == [
        Moved(0, EAST, 1),
        Pushed(1, 0, EAST, 2),
        Destroyed(1, "pit", 2, 2),
    ]


def test_a_robot_off_the_board_is_nowhere_before_a_wall():
    table = floor("A>:./e . B^")
    table.square[1] = OFF_BOARD
    assert drive(table, "A:m1").news == [Stopped(0, EAST)]
    assert table.square == [0, OFF_BOARD]


def test_a_robot_that_a_weapon_moves_is_pushed_by_its_owner():
    table = floor("A> . B^ C^ .")
    slide(table, 1, EAST, Cause.WEAPON, by=0)
    assert table.news == [Pushed(1, 0, EAST, 3), Pushed(2, 1, EAST, 4)]


def test_a_robot_off_the_board_executes_nothing():
    table = floor("A> . B> .")
    program(table, "A:m1@500 B:m1@490")
    play(table, LineUp())
    table.square[1] = OFF_BOARD
    assert [event.robot for event in play(table, MoveRobots()).news] == [0]


def test_a_controlled_robot_does_not_use_its_own_brakes():  # ruling 30
    table = equip(floor("A> . B> . ."), "B", "brakes")
    table.controller[1] = 0
    table = drive(table, "A:m1 B:u")
    assert asked_kind(table) is None
    assert shown(table) == ". A> . B> ."


def test_brakes_and_gears_are_asked_for_only_by_the_robot_that_has_them():
    table = equip(floor("A> . B> . ."), "B", "brakes")
    assert asked_kind(drive(table, "A:m1@500 B:l")) is None


@pytest.mark.parametrize(
    ("option", "card", "printed", "other"),
    [("brakes", "m1", 1, 0), ("fourth_gear", "m3", 3, 4), ("reverse_gear", "b", 1, 2)],
)
def test_a_distance_is_what_the_card_says_or_what_the_option_card_allows(option, card, printed, other):
    table = drive(equip(floor(". . A> . . . ."), "A", option), f"A:{card}")
    question = asked(table, 0)
    assert question == ChooseDistance(0, 0)
    assert list(question.options(table)) == [Distance(printed), Distance(other)]
    assert question.default(table) == Distance(printed)
    wrong = Distance(5)
    assert question.why_not(table, wrong) == WrongDistance(5)
    assert question.why_not(table, TakeDamage()) == AnotherQuestion(question)


def test_a_distance_that_a_turn_takes_away_whole_is_not_asked_for():  # ruling 53
    table = equip(floor(". . A> ."), "A", "reverse_gear", "dual_processor")
    table.turn_cards[0] = find(table, "u")
    assert shown(drive(table, "A:b")) == ". . A< ."


def test_a_turn_beside_the_register_of_another_robot_takes_no_squares():
    table = equip(equip(floor("A> . .\nB> . ."), "A", "brakes"), "B", "dual_processor")
    table.turn_cards[0] = find(table, "u")
    assert asked_kind(alone(table, "A:m1")) is ChooseDistance


def test_whoever_brakes_is_said_to_stay():
    table = drive(equip(floor("A> . ."), "A", "brakes"), "A:m1")
    assert choose(table, squares=0).news == [Stayed(0)]


@pytest.mark.parametrize(
    ("facing", "turn", "after"),
    [
        ("^", "l", ". . . / A^ . . / . . ."),
        ("^", "r", ". . . / . . A^ / . . ."),
        ("<", "l", ". . . / . . . / . A< ."),
        ("<", "r", ". A< . / . . . / . . ."),
    ],
)
def test_crab_legs_go_to_the_side_of_the_turn(facing, turn, after):
    table = equip(floor(f". . .\n. A{facing} .\n. . ."), "A", "crab_legs")
    table.side_cards[0] = find(table, turn)
    assert shown(drive(table, "A:m1")) == after


def test_without_a_turn_beside_it_a_card_is_what_it_is():
    for option in ("crab_legs", "dual_processor"):
        table = equip(floor("A> . . ."), "A", option)
        assert shown(drive(table, "A:m1")) == ". A> . ."
        assert shown(drive(table, "A:r")) == ". Av . ."


def test_a_turn_beside_the_register_of_another_robot_changes_nothing():
    table = equip(floor("A> . . .\n. . . .\nB> . . ."), "B", "crab_legs", "dual_processor")
    table.side_cards[0], table.turn_cards[1] = find(table, "l"), find(table, "l")
    assert shown(alone(table, "A:m2")) == ". . A> . / . . . . / B> . . ."
    table.register = 1
    assert shown(alone(table, "A:m2,m1")) == ". . . A> / . . . . / B> . . ."


def test_a_robot_that_is_destroyed_turns_no_more():
    table = equip(floor("A> # . ."), "A", "dual_processor")
    table.turn_cards[0] = find(table, "r")
    assert happened(drive(table, "A:m2"), Turned) == []


def test_only_the_ramming_gear_hurts_whom_it_runs_into():
    assert alone(floor("A> B^ . ."), "A:m1").damage == [0, 0]


def test_a_robot_that_was_pushed_into_another_has_not_rammed_it():
    table = equip(floor("A^:.+w1 B^ ."), "A", "ramming_gear")
    assert play(table, ActivatePushers()).damage == [0, 0]
    assert table.rammed == []


def test_every_card_of_a_ramming_robot_hurts_anew():
    table = alone(equip(floor("A> B^ . ."), "A", "ramming_gear"), "A:m1")
    assert happened(table, Rammed) == [Rammed(1, 0)]
    assert alone(table, "A:m1").damage == [0, 2]
    assert happened(table, Rammed) == [Rammed(1, 0)] * 2
    assert alone(table, "A:l").damage == [0, 2]


def test_ramming_a_robot_off_the_board_does_nothing_more():  # ruling 25
    table = alone(equip(floor("A> B^ # ."), "A", "ramming_gear"), "A:m1")
    assert table.lives == [3, 2]
    assert happened(table, Rammed) == []


def test_a_robot_is_rammed_on_the_first_square_of_the_floor_too():
    table = alone(equip(floor("B^:./w A< ."), "A", "ramming_gear"), "A:m1")
    assert happened(table, Rammed) == [Rammed(1, 0)]
    assert table.damage == [0, 1]


@pytest.mark.parametrize(
    ("picture", "card", "side", "direction"),
    [
        ("A> B^ .", "m1", None, EAST),
        (". B^ A>", "b", None, WEST),
        (".\nB^\nA>", "m1", "l", NORTH),
    ],
)
def test_a_ram_comes_from_where_the_robot_goes(picture, card, side, direction):  # ruling 39
    table = equip(floor(picture), "A", "ramming_gear", "crab_legs")
    equip(table, "B", "power_down_shield")
    if side:
        table.side_cards[0] = find(table, side)
    alone(table, f"A:{card}")
    assert table.shielded == 1 << direction


def test_of_a_row_the_ramming_gear_hurts_the_first_robot_only():  # ruling 11
    assert alone(equip(floor("A> B^ C^ . ."), "A", "ramming_gear"), "A:m2").damage == [0, 1, 0]


@pytest.mark.parametrize(
    ("picture", "foe"),
    [
        ("B> A^ . C^", 1),
        ("B> A^:./e . C^", NOBODY),
        ("B> C^ A^ .", NOBODY),
        ("B> C^ . A^", NOBODY),
        ("B> . A^ C^", NOBODY),
    ],
)
def test_whoever_moves_the_superbot_by_running_into_it_is_its_foe(picture, foe):
    table = floor(picture, rules=(Rule.SUPERBOT,))
    table.superbot = 0
    table.down = [True, False, True]
    drive(table, "B:m1")
    assert table.superbot_foe == foe


def test_a_pusher_makes_no_foe_of_the_superbot():
    table = floor("B^:.+w1 A^ .", rules=(Rule.SUPERBOT,))
    table.superbot = 0
    assert play(table, ActivatePushers()).superbot_foe == NOBODY
