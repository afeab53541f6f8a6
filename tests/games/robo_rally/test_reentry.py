"""Coming back into the race (rulebook: reentry, shared_archives)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.robo_rally.destruction import destroy, order_wrecks
from rouages.games.robo_rally.events.turn import LotsDrawn, Reentered
from rouages.games.robo_rally.power import PowerDown, StayOn
from rouages.games.robo_rally.reentry import (
    FACES,
    ChooseFacing,
    ChooseSquare,
    Face,
    FacesRobot,
    NoFloor,
    Reenter,
    ReenterDown,
    Spot,
    SquareTaken,
    TooFar,
)
from rouages.games.robo_rally.table import Status
from tests.games.robo_rally.positions import asked_kind, choose, equip, floor, happened, play, shown

NORTH, EAST, SOUTH, WEST = range(4)
HALL = """
. . . . .
. . . . .
. . A> . .
. . . . .
. . . . B^
"""


def wrecked(picture, *robots, **options):
    table = floor(picture, **options)
    for robot in robots:
        destroy(table, robot, "pit", 0, 0)
    return play(table, Reenter())


def squares(table):
    return {option.square for option in asked(table, 0).options(table)}


def test_a_robot_comes_back_on_its_archive_facing_as_its_owner_likes():
    table = wrecked(HALL, 0)
    assert asked_kind(table) is ChooseFacing
    choose(table, direction=WEST)
    assert shown(table).split(" / ")[2] == ". . A< . ."


def test_it_comes_back_with_two_damage():  # ruling 5
    table = wrecked(HALL, 0)
    choose(table, direction=WEST)
    assert table.damage[0] == 2
    assert happened(table, Reentered) == [Reentered(0, 0, 12, WEST, 2, 3, 3)]


def test_where_it_is_back_is_told_by_column_and_row():
    table = floor(". . . .\nA> . . .\n. . . B^")
    destroy(table, 1, "pit", 0, 0)
    play(table, Reenter())
    choose(table, direction=SOUTH)
    assert happened(table, Reentered) == [Reentered(1, 1, 11, SOUTH, 2, 4, 3)]


def test_it_may_be_powered_down_for_the_next_turn():
    table = wrecked(HALL, 0)
    choose(table, direction=WEST)
    assert asked_kind(table) is ReenterDown
    choose(table, PowerDown)
    assert table.announced[0]


def test_a_robot_that_had_announced_may_still_come_back_running():  # ruling 48
    table = floor(HALL)
    table.announced[0] = True
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    choose(table, direction=WEST)
    assert not table.announced[0]
    choose(table, StayOn)
    assert not table.announced[0]


def test_with_a_superior_archive_there_is_no_damage():
    table = equip(floor(HALL), "A", "superior_archive", "brakes")
    destroy(table, 0, "pit", 0, 0)
    choose(table, card="brakes")
    play(table, Reenter())
    choose(table, direction=NORTH)
    assert table.damage[0] == 0


def test_the_english_reading_adds_the_damage_taken_while_down():  # ruling 43
    for reading, points in (("two", 2), ("added", 6)):
        table = floor(HALL, reentry_damage=reading)
        table.down[0], table.damage[0] = True, 4
        destroy(table, 0, "pit", 0, 0)
        play(table, Reenter())
        choose(table, direction=NORTH)
        assert table.damage[0] == points
        assert table.locks[0].bit_count() == max(0, points - 4)


def test_nobody_comes_back_with_more_than_nine_damage():  # ruling 43
    table = floor(HALL, reentry_damage="added")
    table.down[0], table.damage[0] = True, 9
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    choose(table, direction=NORTH)
    assert (table.damage[0], table.locks[0]) == (9, 0b11111)
    assert table.status[0] == Status.RACING


def test_who_is_back_is_no_wreck_any_more():
    table = wrecked(HALL, 0)
    choose(table, direction=WEST)
    choose(table, StayOn)
    assert table.wrecks == []
    assert table.status[0] == Status.RACING
    assert asked_kind(play(table, Reenter())) is None


def test_on_its_archive_a_robot_may_face_whom_it_likes():  # ruling 6
    table = floor("A> B< .\n. . .")
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked(table, 0).options(table) == FACES


def test_a_square_is_named_by_its_column_and_row():  # ruling 6
    table = floor(HALL)
    table.archive[0] = table.square[1] = 14
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked(table, 0).options(table) == [
        Spot(8, 4, 2),
        Spot(9, 5, 2),
        Spot(13, 4, 3),
        Spot(18, 4, 4),
        Spot(19, 5, 4),
    ]


def test_a_square_from_which_every_way_looks_at_a_robot_is_no_place():  # ruling 6
    table = floor("""
    .  .  C^ . .
    .  B^ .  . D^
    .  .  E^ . .
    .  .  .  . .
    A^ .  .  . .
    """)
    table.archive[0] = 6
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert squares(table) == {0, 1, 5, 10, 11}
    assert asked(table, 0).why_not(table, Spot(7, 3, 2)) == FacesRobot()
    assert asked(table, 0).why_not(table, Spot(2, 3, 1)) == SquareTaken()
    assert asked(table, 0).why_not(table, Spot(24, 5, 5)) == TooFar()


def test_whoever_does_not_say_comes_back_on_the_first_square_facing_the_first_free_way():
    table = floor(HALL)
    table.archive[0] = table.square[1] = 12
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked(table, 0).default(table) == Spot(6, 2, 2)
    choose(table, square=17)
    assert asked(table, 0).default(table) == Face(EAST)


def test_what_is_no_square_is_no_answer():
    table = floor(HALL)
    decision = ChooseSquare(0, 0)
    assert decision.why_not(table, Face(NORTH)) == AnotherQuestion(decision)
    facing = ChooseFacing(0, 0, False)
    assert facing.why_not(table, Spot(0, 1, 1)) == AnotherQuestion(facing)


def test_if_the_archive_is_taken_it_comes_back_beside_it():  # ruling 6
    table = floor(HALL)
    table.archive[0] = table.square[1] = 12
    table.square[0] = 0
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked_kind(table) is ChooseSquare
    assert squares(table) == {6, 7, 8, 11, 13, 16, 17, 18}


def test_beside_the_archive_it_may_not_face_a_robot_within_three_squares():  # ruling 6
    table = floor(HALL)
    table.archive[0] = table.square[1] = 12
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    choose(table, square=11)
    assert [option.direction for option in asked(table, 0).options(table)] == [NORTH, SOUTH, WEST]
    assert asked(table, 0).why_not(table, Face(EAST)) == FacesRobot()


def test_four_squares_away_is_far_enough():
    table = floor("A> . . . . B<")
    table.archive[0] = table.square[0] = 0
    table.square[1] = 0
    table.square.append(5)
    table.team = (0, 1, 2)
    table.status.append(0)
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    choose(table, square=1)
    assert EAST in [option.direction for option in asked(table, 0).options(table)]


def test_a_wall_shields_from_being_faced():
    table = floor("./e . .\n. . .\n. . A>")
    table.square.append(0)
    table.team, table.status = (0, 1), [0, 0]
    table.archive[0] = 0
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    choose(table, square=1)
    assert WEST in [option.direction for option in asked(table, 0).options(table)]


def test_it_never_comes_back_in_a_pit():
    table = floor("A> # .\n. . .\nB^ . .")
    table.square[1] = 0
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert squares(table) == {3, 4}


def test_if_no_neighbour_will_do_the_next_ring_is_used():  # ruling 6
    table = floor("A> # .\n# # .\n. . B^")
    table.square[1] = 0
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert squares(table) == {2, 5, 6, 7, 8}


@pytest.mark.parametrize(("square", "reason"), [(0, SquareTaken()), (1, NoFloor()), (8, TooFar())])
def test_a_wrong_square_is_refused_with_the_reason(square, reason):
    table = floor("A> # .\n. . .\nB^ . .")
    table.square[1] = 0
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked(table, 0).why_not(table, Spot(square, 1, 1)) == reason


def test_a_square_that_does_not_exist_is_refused_too():
    table = floor("A> # .\n. . .\nB^ . .")
    table.square[1] = 0
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked(table, 0).why_not(table, Spot(99, 1, 1)) == NoFloor()


def test_several_robots_come_back_to_one_archive_in_the_order_of_destruction():
    table = floor(HALL)
    table.archive = [12, 12]
    destroy(table, 1, "pit", 0, 0)
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked_kind(table) is ChooseFacing
    choose(table, direction=NORTH)
    choose(table, StayOn)
    assert table.square[1] == 12
    assert asked_kind(table) is ChooseSquare


def test_robots_destroyed_at_the_same_moment_come_back_in_dock_order():  # ruling 6
    table = floor("A> . B<")
    for robot in (1, 0):
        destroy(table, robot, "pit", 0, 0)
    order_wrecks(table, 0)
    assert table.wrecks == [0, 1]


def test_or_by_lot_if_the_option_says_so():  # ruling 6
    table = floor("A> . B<", ties="lot")
    for robot in (1, 0):
        destroy(table, robot, "pit", 0, 0)
    order_wrecks(table, 0)
    assert happened(table, LotsDrawn)[0].robots == tuple(table.wrecks)


def test_belts_and_lasers_do_nothing_to_a_robot_that_comes_back():
    table = wrecked(">> A>:>>!w2 >>", 0)
    choose(table, direction=NORTH)
    assert table.square == [1]
    assert table.damage == [2]
