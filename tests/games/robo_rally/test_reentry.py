"""Coming back into the race (rulebook: reentry, shared_archives)."""

import pytest

from rouages.engine.agenda import asked
from rouages.games.robo_rally.destruction import destroy, order_wrecks
from rouages.games.robo_rally.events.turn import LotsDrawn, Reentered
from rouages.games.robo_rally.power import PowerDown, StayOn
from rouages.games.robo_rally.reentry import (
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
    assert happened(table, Reentered)[0].damage == 2


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
