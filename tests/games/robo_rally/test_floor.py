"""A course laid out: where steps, sight, belts and arms lead (rulebook: own_courses, board_elements)."""

import pytest

from rouages.games.robo_rally.factory.boards import BOARDS, Board, Cell, Terrain
from rouages.games.robo_rally.factory.courses import Course, Placed
from rouages.games.robo_rally.factory.floor import OUTSIDE, WALL, floor_of
from tests.games.robo_rally.positions import floor

NORTH, EAST, SOUTH, WEST = range(4)


def laid(*rows):
    """A floor of these squares and no others, with walls only where they are drawn."""
    name = f"test {rows}"
    BOARDS[name] = Board(name, len(rows[0]), len(rows), tuple(rows))
    return floor_of(Course(boards=(Placed(name, 0, 0),)))


FREE = Cell(Terrain.FLOOR)


def wall(side):
    return Cell(Terrain.FLOOR, walls=(side,))


@pytest.mark.parametrize("side", [EAST, WEST])
def test_a_wall_blocks_both_ways_whichever_of_its_two_squares_it_is_drawn_in(side):
    found = laid((FREE, FREE, FREE), (wall(EAST), FREE, FREE) if side == EAST else (FREE, wall(WEST), FREE))
    assert found.step[3 * 4 + EAST] == WALL
    assert found.step[4 * 4 + WEST] == WALL
    assert found.step[4 * 4 + EAST] == 5


def test_a_step_leads_to_the_next_square_or_off_the_boards():
    found = laid((FREE,) * 3, (FREE,) * 3)
    assert found.step[0:4] == (OUTSIDE, 1, 3, OUTSIDE)
    assert found.step[5 * 4 : 5 * 4 + 4] == (2, OUTSIDE, OUTSIDE, 4)
    assert found.step[1 * 4 : 1 * 4 + 4] == (OUTSIDE, 2, 4, 0)
    assert found.step[4 * 4 : 4 * 4 + 4] == (1, 5, OUTSIDE, 3)


def test_between_boards_that_do_not_touch_there_is_nothing():
    course = Course(boards=(Placed("chess", 0, 0), Placed("vault", 13, 0)))
    found = floor_of(course)
    assert (found.width, found.height) == (25, 12)
    assert [square % 25 for square in found.squares if found.cells[square] is None] == [12] * 12
    assert found.step[11 * 4 + EAST] == found.step[13 * 4 + WEST] == OUTSIDE
    assert found.step[12 * 4 : 13 * 4] == (OUTSIDE,) * 4
    assert found.board[11:14] == (0, -1, 1)
    assert not found.is_floor(12)
    assert found.arm[12] == ()


def test_one_sees_as_far_as_a_wall_or_the_end_of_the_boards():
    found = laid((FREE, FREE, FREE, wall(EAST), FREE), (FREE,) * 5)
    assert found.sight[3 * 4 + WEST] == (2, 1, 0)
    assert found.sight[1 * 4 + EAST] == (2, 3)
    assert found.sight[5 * 4 + NORTH] == (0,)
    assert found.sight[0 * 4 + SOUTH] == (5,)
    assert found.sight[0 * 4 + WEST] == ()


@pytest.mark.parametrize(
    ("centre", "distance", "ring"),
    [
        (6, 0, [6]),
        (6, 1, [0, 1, 2, 5, 7, 10, 11, 12]),
        (2, 1, [1, 6, 7]),
        (2, 2, [0, 4, 5, 10, 11, 12, 13, 14]),
        (13, 2, [1, 2, 4, 6, 11]),
    ],
)
def test_a_ring_is_what_one_can_stand_on_at_a_distance(centre, distance, ring):
    pit = Cell(Terrain.PIT)
    found = laid((FREE, FREE, FREE, pit, FREE), (FREE, FREE, FREE, pit, pit), (FREE,) * 5)
    assert found.ring(centre, distance) == ring


def test_squares_are_as_far_apart_as_there_are_steps_to_the_side_between_them():
    found = laid((FREE,) * 5, (FREE,) * 5, (FREE,) * 5)
    here, there = 3, 2 * found.width + 1
    assert found.distance(here, there) == found.distance(there, here) == 2 + 2
    assert found.distance(here, here) == 0


@pytest.mark.parametrize(
    ("picture", "reached"),
    [
        (". . .\n. A^ .\n. . .", (0, 1, 2, 3, 5, 6, 7, 8)),
        (". . .\n. A^:./n .\n. . .", (0, 2, 3, 5, 6, 7, 8)),
        (". ./s .\n. A^:./w .\n. . .", (2, 5, 6, 7, 8)),
        (". . .\n. . .\n. . A^", (4, 5, 7)),
        ("A^ . .\n. . .\n. . .", (1, 3, 4)),
        (". A^ .\n. . .", (0, 2, 3, 4, 5)),
        (". A^:./s .\n./n . .", (0, 2, 5)),
    ],
)
def test_what_a_mechanical_arm_reaches(picture, reached):  # ruling 23
    table = floor(picture)
    assert table.floor.arm[table.square[0]] == reached


def test_docks_are_in_the_order_of_their_numbers_and_look_where_the_bay_looks():
    for quarters, turn in enumerate((0, 90, 180, 270)):
        found = floor_of(Course(boards=(Placed("chess", 12, 12),), bay=Placed("docking-bay-a", 0, 0, turn)))
        assert [found.cells[square].dock for square in found.docks] == list(range(1, 9))
        assert found.dock_facing == quarters
    assert floor_of(Course(boards=(Placed("chess", 0, 0),))).dock_facing == NORTH


def test_what_has_no_belt_carries_nobody():
    found = floor(". < v\n>> . .").floor
    assert found.belt == (0, 1, 1, 2, 0, 0)
    assert found.heading == (NORTH, WEST, SOUTH, EAST, NORTH, NORTH)
    assert found.carry == (WALL, 0, 5, 4, WALL, WALL)
    assert found.gear == (0,) * 6


def test_gears_and_repair_sites_are_where_they_are_printed():
    found = floor("r l w\nh # .").floor
    assert found.gear == (1, 3, 0, 0, 0, 0)
    assert found.repair == (0, 0, 1, 2, 0, 0)
    assert found.pit == (False, False, False, False, True, False)


@pytest.mark.parametrize(
    ("picture", "bend"),
    [
        ("> v(w)\n. .", 1),
        (". .\n> ^(w)", 3),
        ("> >", 0),
        ("> v(n)\n. .", 0),
        ("> .", 0),
        (". >", 0),
    ],
)
def test_a_belt_bends_where_it_enters_a_curve_from_the_side(picture, bend):
    found = floor(picture).floor
    assert max(found.bend) == bend


def test_boards_that_have_turned_lie_as_they_have_turned():
    course = Course(boards=(Placed("exchange", 0, 0, 90), Placed("vault", 12, 0)))
    found = floor_of(course, (1, 0))
    assert (
        found.cells == floor_of(Course(boards=(Placed("exchange", 0, 0, 180), Placed("vault", 12, 0)))).cells
    )
