"""Jolly and three-point gears (rulebook: jolly, three_points)."""

import rouages
from rouages.games.out_of_gears.ending import outcome
from rouages.games.out_of_gears.inventory import inventory
from tests.games.out_of_gears.positions import position


def test_four_jollies_are_added():
    table = rouages.new("out-of-gears", 3, seed=1, jolly=True).table
    assert inventory(table)[8:10] == [4, 0]


def test_four_three_point_gears_are_added():
    table = rouages.new("out-of-gears", 3, seed=1, three_points=True).table
    assert inventory(table)[8:10] == [0, 4]


def test_both_together():
    table = rouages.new("out-of-gears", 8, seed=1, jolly=True, three_points=True).table
    assert len(table.reserve) == 8 * 9 + 8


def test_a_jolly_counts_as_the_owners_colour():
    table = position(circuit="1:J 2:1", players=2, jolly=True)
    assert outcome(table).scores == (2, 1)


def test_a_jolly_breaks_ties_as_an_own_gear():  # ruling 29
    table = position(circuit="1:JJ 2:1113", players=3, jolly=True)
    assert outcome(table).scores == (4, 4, 0)
    assert outcome(table).places == (1, 2, 3)


def test_a_three_point_gear_is_worth_three_to_anyone():
    table = position(circuit="1:T 2:T1", players=2, three_points=True)
    assert outcome(table).scores == (3, 4)
