"""The Battle Mat: four lanes by four rows (rulebook: battle, gearloc_turn)."""

import pytest

from rouages.games.too_many_bones.box.mat import (
    AROUND,
    DISTANCE,
    LANES,
    NEIGHBOURS,
    OFF,
    POSITIONS,
    ROW,
    lane_of,
    paths,
    places_near,
    position,
    row_of,
    ways,
)

EMPTY = [-1] * 16


def mat(*taken):
    """Unit 0 stands in each of these places."""
    return [0 if place in taken else -1 for place in range(16)]


def test_there_are_four_lanes_and_sixteen_places():
    assert (LANES, POSITIONS, OFF) == (4, 16, -1)
    assert ROW == ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15))
    assert (len(NEIGHBOURS), len(AROUND), len(DISTANCE)) == (16, 16, 16)


def test_a_place_is_its_row_and_its_lane():
    assert position(2, 3) == 11
    assert (row_of(11), lane_of(11)) == (2, 3)


@pytest.mark.parametrize(
    ("place", "beside", "around"),
    [
        (0, (1, 4), (1, 4, 5)),
        (3, (2, 7), (2, 6, 7)),
        (5, (1, 4, 6, 9), (0, 1, 2, 4, 6, 8, 9, 10)),
        (7, (3, 6, 11), (2, 3, 6, 10, 11)),
        (12, (8, 13), (8, 9, 13)),
        (15, (11, 14), (10, 11, 14)),
    ],
)
def test_nobody_stands_beside_another_over_a_corner_but_some_step_there(place, beside, around):
    assert places_near(place, diagonal=False) == NEIGHBOURS[place] == beside
    assert places_near(place, diagonal=True) == AROUND[place] == around


def test_distance_is_counted_in_side_to_side_steps():  # ruling 11
    assert DISTANCE[6] == (3, 2, 1, 2, 2, 1, 0, 1, 3, 2, 1, 2, 4, 3, 2, 3)
    assert (DISTANCE[0][15], DISTANCE[15][0]) == (6, 6)


def test_free_places_are_reached_step_by_step():
    assert paths(EMPTY, 0, 0) == {0: 0}
    assert paths(EMPTY, 0, 1) == {0: 0, 1: 1, 4: 1}
    assert paths(EMPTY, 0, 2) == {0: 0, 1: 1, 4: 1, 2: 2, 5: 2, 8: 2}
    assert paths(EMPTY, 0, 1, diagonal=True) == {0: 0, 1: 1, 4: 1, 5: 1}


def test_whoever_stands_in_the_way_must_be_walked_round():
    assert paths(mat(1), 0, 3) == {0: 0, 4: 1, 5: 2, 8: 2, 6: 3, 9: 3, 12: 3}
    assert paths(mat(1, 4), 0, 6) == {0: 0}
    assert paths(mat(1, 4), 0, 1, diagonal=True) == {0: 0, 5: 1}


def test_the_way_from_several_places_is_that_from_the_nearest():
    assert ways(EMPTY, [0, 3], 1, diagonal=False) == {0: 0, 3: 0, 1: 1, 4: 1, 2: 1, 7: 1}
