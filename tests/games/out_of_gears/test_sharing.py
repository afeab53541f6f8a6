"""Sharing (rulebook: sharing)."""

from rouages.engine.agenda import asked, pending
from rouages.games.out_of_gears.events import GearsTaken, TooFewToShare
from rouages.games.out_of_gears.gears import kinds
from rouages.games.out_of_gears.sharing import ShareGear, UsePriority
from tests.games.out_of_gears.positions import activate, asked_kind, choose, happened, position, shown


def test_equal_parts_and_what_is_left_over_stays():  # rulings 13, 15
    table = activate(position(dumps="4:44444", plans="1:H4 2:H4"))
    assert shown(table.carried) == "1:44 2:44"
    assert shown(table.dumps) == "4:4"


def test_fewer_gears_than_robots_and_nobody_takes_any():  # ruling 13
    table = activate(position(dumps="4:44", plans="1:H4 2:H4 3:H4"))
    assert shown(table.carried) == ""
    assert shown(table.dumps) == "4:44"
    assert len(happened(table, TooFewToShare)) == 1


def test_own_colours_go_first_within_the_equal_share():  # ruling 14
    table = activate(position(dumps="4:1112", plans="1:H4 2:H4"))
    assert shown(table.carried) == "1:11 2:12"


def test_then_one_at_a_time_the_lowest_number_first():  # ruling 14
    table = activate(position(dumps="4:3478", plans="1:H4 2:H4", players=8))
    assert asked_kind(table) is ShareGear
    choose(table, gear=8)
    choose(table, gear=4)
    choose(table, gear=7)
    assert shown(table.carried) == "1:78 2:34"


def test_leftovers_are_what_nobody_chose():  # ruling 15
    table = activate(position(dumps="4:345", plans="1:H4 2:H4", players=5))
    choose(table, gear=3)
    choose(table, gear=5)
    assert shown(table.dumps) == "4:4"


def test_special_gears_have_no_colour_while_sharing():  # ruling 16
    table = activate(position(dumps="4:J4", plans="1:H4 2:H4"))
    assert asked_kind(table) is ShareGear
    choose(table, gear=4)
    assert shown(table.carried) == "1:4 2:J"


def test_priority_is_a_right_that_may_be_left_for_a_three_point_gear():  # rulings 14, 31
    table = activate(position(dumps="4:2T", plans="1:H4 2:H4"))
    assert asked_kind(table) is UsePriority
    choose(table, count=0)
    choose(table, gear=2)
    assert shown(table.carried) == "1:2 2:T"


def test_priority_may_be_left_for_a_jolly_that_the_other_would_take():  # rulings 14, 31
    table = activate(position(players=3, jolly=True, dumps="3:1J", plans="1:H3 2:H3 3:D"))
    assert asked_kind(table) is UsePriority
    choose(table, count=0)
    choose(table, gear=9)
    assert shown(table.carried) == "1:J 2:1"


def test_priority_is_not_asked_where_nothing_is_worth_waiting_for():  # ruling 31
    table = activate(position(dumps="4:1112", plans="1:H4 2:H4"))
    assert not table.agenda


def test_priority_used_before_a_three_point_gear():  # rulings 14, 31
    table = activate(position(dumps="4:2T", plans="1:H4 2:H4"))
    choose(table, count=1)
    assert shown(table.carried) == "1:T 2:2"


def test_a_victims_leftovers_stay_with_it():  # ruling 15
    table = activate(position(carried="3:3", plans="1:A3 2:A3"))
    assert shown(table.carried) == "3:3"


def test_a_single_claimant_takes_everything_at_once():  # ruling 33
    table = activate(position(dumps="4:1134", plans="1:H4"))
    assert happened(table, GearsTaken) == [GearsTaken(0, 1, "dump", 4, (1, 1, 3, 4))]


def test_the_last_claimant_is_not_asked_to_take_what_is_left():  # ruling 33
    table = activate(position(dumps="4:1234", plans="1:H4 2:H4"))
    choose(table, gear=3)
    assert pending(table) == ()
    assert shown(table.carried) == "1:13 2:24"


def test_nothing_is_left_to_claim_after_a_share():
    for gears in ("44", "1234", "445"):
        table = activate(position(dumps=f"4:{gears}", plans="1:H4 2:H4", players=5))
        while pending(table):
            choose(table, gear=kinds(table.dumps[4])[0])
        assert not any(table.shares)


def test_the_own_colour_may_be_taken_in_any_number_up_to_the_share():  # ruling 14
    table = activate(position(dumps="4:222TT1", plans="1:H3 2:H4 3:H4"))
    assert [option.count for option in asked(table, 1).options(table)] == [3, 2, 1, 0]
    choose(table, count=0)
    assert happened(table, GearsTaken) == []


def test_whoever_is_left_with_the_whole_rest_takes_it_unasked():  # ruling 33
    table = activate(position(dumps="4:111345", plans="1:H4 2:H4", players=5))
    assert pending(table) == ()
    assert shown(table.carried) == "1:111 2:345"
