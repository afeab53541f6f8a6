"""Attacks and defences (rulebook: attack, defence)."""

from rouages.games.out_of_gears.activation import TakeGear
from rouages.games.out_of_gears.events import NothingThere, NoToll
from tests.games.out_of_gears.positions import activate, asked_kind, choose, happened, position, shown


def test_an_attack_takes_all_that_the_robot_carries_but_not_its_circuit():
    table = activate(position(carried="2:134", circuit="2:22", plans="1:A2"))
    assert shown(table.carried) == "1:134"
    assert shown(table.circuit) == "2:22"


def test_an_attack_on_a_robot_with_nothing_brings_nothing():
    table = activate(position(plans="1:A2"))
    assert happened(table, NothingThere)


def test_two_robots_that_attack_each_other_swap_their_loads():  # ruling 5
    table = activate(position(carried="1:11 2:222", plans="1:A2 2:A1"))
    assert shown(table.carried) == "1:222 2:11"


def test_a_circle_of_attacks_passes_the_loads_on():  # ruling 5
    table = activate(position(carried="1:1 2:2 3:3", plans="1:A2 2:A3 3:A1"))
    assert shown(table.carried) == "1:2 2:3 3:1"


def test_what_was_just_gained_cannot_be_stolen_this_turn():  # ruling 6
    table = activate(position(carried="2:2 3:3", plans="1:A2 2:A3"))
    assert shown(table.carried) == "1:2 2:3"


def test_a_defence_stops_every_attack_and_takes_a_gear_from_each_attacker():  # ruling 9
    table = activate(position(carried="1:111 2:2 3:33", plans="1:D 2:A1 3:A1"))
    assert shown(table.carried) == "1:11123 3:3"


def test_the_defender_chooses_the_gear_from_the_robot_or_the_circuit():  # rulings 3, 8
    table = activate(position(carried="2:34", circuit="2:2", plans="1:D 2:A1"))
    assert asked_kind(table) is TakeGear
    choose(table, gear=2, place="circuit")
    assert shown(table.carried) == "1:2 2:34"
    assert shown(table.circuit) == ""


def test_an_attacker_with_nothing_at_all_gives_nothing():  # ruling 7
    table = activate(position(carried="1:1", plans="1:D 2:A1"))
    assert shown(table.carried) == "1:1"
    assert len(happened(table, NoToll)) == 1


def test_an_attackers_loss_in_defence_comes_before_the_theft():  # ruling 10
    table = activate(position(carried="1:1 2:22", plans="1:D 2:A1 3:A2"))
    assert shown(table.carried) == "1:12 3:2"


def test_a_defence_that_nobody_attacked_brings_nothing():
    table = activate(position(carried="1:1 2:2", plans="1:D 2:H2"))
    assert shown(table.carried) == "1:1 2:2"


def test_several_attackers_share_what_the_victim_carries():
    table = activate(position(carried="3:333", plans="1:A3 2:A3"))
    assert shown(table.carried) == "1:3 2:3 3:3"
