"""Where points are equal, what was said decides, in its order."""

from fractions import Fraction

from rouages.server.tournaments.knock_out import through
from rouages.server.tournaments.sittings import Sitting
from rouages.server.tournaments.standing import standings
from rouages.server.wire.tournaments import Format


def duel(one, other, first, second):
    places = (1, 1) if first == second else (1, 2) if first > second else (2, 1)
    return Sitting((one, other), places, (first, second))


def order(people, rounds, form):
    return [(each.number, each.place) for each in standings(people, rounds, form)]


def test_a_table_is_worth_the_part_of_rivals_whom_one_beats():
    points = Sitting((4, 5, 6, 7), (1, 2, 2, 4), (9, 5, 5, 1)).points
    assert points == {4: 1, 5: Fraction(1, 2), 6: Fraction(1, 2), 7: 0}
    assert Sitting((4, 5), (1, 1), (3, 3)).points == {4: Fraction(1, 2), 5: Fraction(1, 2)}
    assert Sitting((4,)).points == {4: 1}
    assert Sitting((4, 5)).points == {}


def test_in_a_round_robin_the_game_between_equals_comes_before_the_difference():
    rounds = [
        [duel(0, 1, 5, 4), duel(2, 3, 9, 0)],
        [duel(0, 2, 0, 1), duel(1, 3, 9, 0)],
        [duel(0, 3, 5, 4), duel(1, 2, 9, 1)],
    ]
    rounds[2][1] = duel(1, 2, 0, 9)
    assert order(4, rounds, Format.ROUND_ROBIN) == [(2, 1), (0, 2), (1, 3), (3, 4)]
    rounds[1][0] = duel(0, 2, 1, 1)
    rounds[2][1] = duel(1, 2, 9, 1)
    assert order(4, rounds, Format.ROUND_ROBIN) == [(0, 1), (1, 2), (2, 3), (3, 4)]


def test_three_who_beat_each_other_stand_by_difference_and_else_share():
    circle = [[duel(0, 1, 5, 1)], [duel(1, 2, 5, 4)], [duel(2, 0, 5, 4)]]
    assert order(3, circle, Format.ROUND_ROBIN) == [(0, 1), (2, 2), (1, 3)]
    even = [[duel(0, 1, 5, 4)], [duel(1, 2, 5, 4)], [duel(2, 0, 5, 4)]]
    assert order(3, even, Format.ROUND_ROBIN) == [(0, 1), (1, 1), (2, 1)]


def test_in_a_swiss_whoever_met_the_stronger_stands_before_whatever_the_difference():
    rounds = [[duel(0, 3, 5, 4), duel(1, 2, 5, 0)], [duel(0, 1, 5, 4), duel(2, 3, 11, 0)]]
    found = standings(4, rounds, Format.SWISS)
    assert [(each.number, each.points, each.second) for each in found] == [
        *((0, 2, 1), (1, 1, 3), (2, 1, 1), (3, 0, 3)),
    ]
    assert found[1].difference < found[2].difference


def test_in_a_knock_out_whoever_came_farther_stands_before_and_the_final_decides():
    rounds = [[duel(0, 3, 1, 5), duel(1, 2, 5, 5)], [duel(3, 1, 0, 1)]]
    assert order(4, rounds, Format.KNOCK_OUT) == [(1, 1), (3, 2), (2, 3), (0, 4)]


def test_from_a_shared_place_the_lower_number_goes_on():
    assert through(Sitting((7, 2, 4, 1), (1, 2, 2, 4), (9, 5, 5, 1))) == [7, 2]
    assert through(Sitting((5, 3), (1, 1), (4, 4))) == [3]
