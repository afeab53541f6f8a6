"""Two robots each, for two to four players (rulebook: two_robots)."""

import pytest

import rouages
from rouages.engine.refusals import BadOption, IllegalChoice
from rouages.games.out_of_gears.ending import outcome
from rouages.games.out_of_gears.programming import ActionInUse, Programme, Target
from tests.games.out_of_gears.positions import activate, position, shown


def test_two_players_have_four_robots_and_forty_four_gears():
    table = rouages.new("out-of-gears", 2, seed=1, two_robots=True).table
    assert table.teams == ((1, 2), (3, 4))
    assert len(table.reserve) == 44 - 8


def test_it_is_for_two_to_four():
    with pytest.raises(BadOption, match="2 to 4 players"):
        rouages.new("out-of-gears", 5, seed=1, two_robots=True)


def test_one_card_of_each_action_for_both_robots():  # ruling 28
    match = rouages.new("out-of-gears", 2, seed=1, two_robots=True)
    match.play(0, Programme("trap"))
    match.play(0, Target(4))
    assert [option.action for option in match.decision(0).options] == ["attack", "harvest"]
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, Programme("trap"))
    assert refusal.value.fields["why"] == ActionInUse("trap")


def test_both_may_aim_at_the_same_number():  # ruling 28
    match = rouages.new("out-of-gears", 2, seed=1, two_robots=True)
    for choice in (Programme("trap"), Target(4), Programme("harvest"), Target(4)):
        match.play(0, choice)
    assert match.pending == (1,)


def test_one_upgrade_for_either_robot():  # ruling 28
    match = rouages.new("out-of-gears", 2, seed=1, two_robots=True, upgrades=True)
    upgrade = match.table.upgrades[0]
    match.play(0, Programme(upgrade))
    assert upgrade not in [option.action for option in match.decision(0).options]


def test_a_robot_may_attack_its_partner():  # ruling 28
    table = activate(position(players=2, carried="2:22", plans="1:A2", two_robots=True))
    assert shown(table.carried) == "1:22"


def test_the_own_second_robot_springs_the_trap():  # ruling 18
    table = activate(position(players=2, dumps="3:33", plans="1:T3 2:H3", two_robots=True))
    assert shown(table.carried) == "1:33"


def test_a_super_attack_hits_the_partner_too():  # ruling 11
    table = activate(position(players=2, carried="2:2 3:3", plans="1:SA", two_robots=True, upgrades=True))
    assert shown(table.carried) == "1:23"


def test_counter_defence_works_on_the_partner_too():  # ruling 12
    table = activate(position(players=2, carried="2:2", plans="1:CD 2:D", two_robots=True, upgrades=True))
    assert shown(table.carried) == "1:2"


def test_the_score_is_that_of_the_poorer_robot():
    table = position(players=2, circuit="1:11111 2:2 3:33 4:44", two_robots=True)
    assert outcome(table).scores == (2, 4)


def test_ties_compare_the_poorer_robots_own_gears():  # ruling 29
    table = position(players=2, circuit="1:11 2:22 3:1112 4:44444", two_robots=True)
    assert outcome(table).scores == (4, 4)
    assert outcome(table).winners == (0,)


def test_then_the_richer_robots_points():  # ruling 29
    table = position(players=2, circuit="1:11 2:222 3:33 4:44", two_robots=True)
    assert outcome(table).winners == (0,)


def test_of_two_equal_robots_the_one_with_fewer_own_gears_is_the_poorer():  # ruling 29
    table = position(players=2, circuit="1:11 2:1111 3:33 4:3344", two_robots=True)
    assert outcome(table).scores == (4, 4)
    assert outcome(table).winners == (1,)


def test_the_richer_robots_points_count_not_its_own_gears():  # ruling 29
    table = position(players=2, circuit="1:11 2:22 3:33 4:11111", two_robots=True)
    assert outcome(table).scores == (4, 4)
    assert outcome(table).winners == (1,)


def test_four_players_may_have_two_robots_each():
    assert len(rouages.new("out-of-gears", 4, seed=1, two_robots=True).table.robots) == 8


def test_each_seat_gets_the_two_robots_that_it_chose():
    table = rouages.new("out-of-gears", 2, seed=1, two_robots=True, robots=(8, 1, 3, 6)).table
    assert table.teams == ((8, 1), (3, 6))
    with pytest.raises(BadOption, match="4 different numbers"):
        rouages.new("out-of-gears", 2, seed=1, two_robots=True, robots=(8, 1, 3, 6, 7, 2))
