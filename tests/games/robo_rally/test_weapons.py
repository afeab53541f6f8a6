"""Weapons that are fired instead of the main laser (rulebook: option_cards)."""

import pytest

from rouages.engine.agenda import asked
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, PRIORITY
from rouages.games.robo_rally.events.register import (
    CardSwapped,
    Controlled,
    Damaged,
    Pushed,
    RobotShot,
    WeaponAimed,
    WeaponFired,
)
from rouages.games.robo_rally.events.turn import OptionLost
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.lasers import FireLasers
from rouages.games.robo_rally.table import NOBODY
from rouages.games.robo_rally.weapons import swap_card
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    find,
    floor,
    happened,
    known,
    play,
    program,
    put,
    shown,
    top,
)

NORTH, EAST, SOUTH, WEST = range(4)


def fire(table, weapon):
    """A fires this weapon."""
    equip(table, "A", weapon)
    return choose(play(table, FireLasers()), card=weapon)


def offered(table):
    """What A may fire."""
    return [option.card for option in asked(table, 0).options(table)] if table.agenda else [None]


@pytest.mark.parametrize(
    ("weapon", "told"),
    [
        ("pressor_beam", [Pushed(1, 0, EAST, 3)]),
        ("tractor_beam", [Pushed(1, 0, WEST, 1)]),
        ("radio_control", [Controlled(1, 0)]),
        ("mini_howitzer", [Pushed(1, 0, EAST, 3), Damaged(1, 1, None)]),
    ],
)
def test_what_a_weapon_does_is_told(weapon, told):
    table = fire(floor("A> . B^ ."), weapon)
    aimed, fired, *rest = table.news
    assert aimed == WeaponAimed(0, 0, OptionCard(weapon))
    assert fired == WeaponFired(0, 1, OptionCard(weapon))
    assert rest == told
    assert happened(table, RobotShot) == []


def test_the_scrambler_swaps_the_card_of_the_next_register():  # ruling 27
    table = program(floor("A> . B^ ."), "B:l,r,m1,m2,u")
    before = table.registers[1][:]
    table.register = 2
    top(table, "m3@840")
    fire(table, "scrambler")
    assert table.registers[1] == [*before[:3], 83, before[4]]
    assert table.discard == [before[3]]
    assert happened(table, CardSwapped) == [CardSwapped(1, 4, ACTION[83], PRIORITY[83], OptionCard.SCRAMBLER)]


def test_the_turn_beside_a_swapped_card_is_discarded_with_it():  # ruling 27
    table = equip(floor("A> . B^ ."), "A", "dual_processor")
    old, beside = put(table, "A", 0, "m2"), find(table, "r")
    table.turn_cards[0] = beside
    top(table, "m3@840")
    swap_card(table, 0, 0, OptionCard.ABORT_SWITCH)
    assert table.discard == [old, beside]
    assert table.turn_cards[0] == NO_CARD
    assert known(table, 83)


def test_the_shells_of_the_howitzer_are_counted_and_it_is_lost_with_the_fifth():
    table = floor("A> B^ . .")
    table.shells = 3
    fire(table, "mini_howitzer")
    assert table.shells == 4
    assert happened(table, OptionLost) == []
    choose(play(table, FireLasers()), card="mini_howitzer")
    assert happened(table, OptionLost) == [OptionLost(0, OptionCard.MINI_HOWITZER, "used_up")]


def test_fire_control_has_no_say_in_a_shell():
    table = fire(equip(floor("A> . B^ ."), "A", "fire_control"), "mini_howitzer")
    assert asked_kind(table) is None
    assert table.damage == [0, 1]


def test_a_shell_comes_from_where_it_was_fired():  # ruling 39
    table = equip(floor("A> . B^ ."), "B", "power_down_shield")
    table.down[1] = True
    assert fire(table, "mini_howitzer").shielded == 1 << EAST


@pytest.mark.parametrize(
    ("picture", "after"),
    [
        ("B>\n.\nA^", ". / B> / A^"),
        ("A> . B^", "A> B^ ."),
        ("Av\n.\nB>", "Av / B> / ."),
        ("B^ . A<", ". B^ A<"),
    ],
)
def test_the_tractor_beam_pulls_from_every_side(picture, after):
    assert shown(fire(floor(picture), "tractor_beam")) == after


@pytest.mark.parametrize(
    ("picture", "weapons"),
    [
        ("A> . B^", [None, "mini_howitzer", "pressor_beam", "radio_control", "scrambler", "tractor_beam"]),
        ("A> B^ .", [None, "mini_howitzer", "pressor_beam", "radio_control", "scrambler"]),
        ("A> ./e B^", [None]),
        ("A< . B^", [None]),
    ],
)
def test_a_weapon_may_be_chosen_if_it_would_do_something(picture, weapons):  # ruling 26
    table = program(floor(picture), "B:l,l,l,l,l")
    for weapon in ("tractor_beam", "scrambler", "radio_control", "pressor_beam", "mini_howitzer"):
        equip(table, "A", weapon)
    assert offered(play(table, FireLasers())) == weapons


def test_a_robot_that_is_down_is_neither_scrambled_nor_controlled():  # ruling 30
    table = equip(floor("A> . B^"), "A", "scrambler", "radio_control", "pressor_beam")
    table.down[1] = True
    assert offered(play(table, FireLasers())) == [None, "pressor_beam"]


@pytest.mark.parametrize(("controller", "again"), [(NOBODY, True), (2, True), (0, False)])
def test_a_robot_is_not_brought_under_the_same_control_twice(controller, again):
    table = equip(floor("A> . B^\n. . C^"), "A", "radio_control", "pressor_beam")
    table.controller[1] = controller
    assert ("radio_control" in offered(play(table, FireLasers()))) is again


@pytest.mark.parametrize("weapon", ["radio_control", "scrambler"])
def test_in_the_last_register_there_is_no_next_card(weapon):
    for number, may in ((1, True), (4, True), (5, False)):
        table = equip(program(floor("A> . B^"), "B:l,l,l,l,l"), "A", weapon, "pressor_beam")
        table.register = number - 1
        assert (weapon in offered(play(table, FireLasers()))) is may


def test_weapons_are_fired_in_dock_order_each_as_the_one_before_left_the_board():  # ruling 10
    table = equip(equip(floor("A> . B^ . C<"), "A", "pressor_beam"), "C", "mini_howitzer")
    table.dock_order = (2, 0, 1)
    play(table, FireLasers())
    choose(table, card="mini_howitzer")
    choose(table, card="pressor_beam")
    assert [event.shooter for event in happened(table, WeaponFired)] == [2, 0]
    assert shown(table) == "A> . B^ . C<"


def test_a_weapon_whose_target_is_gone_is_not_fired():  # ruling 26
    table = equip(equip(floor("# B^ A<\n. C^ ."), "A", "mini_howitzer"), "C", "pressor_beam")
    play(table, FireLasers())
    choose(table, card="mini_howitzer")
    choose(table, card="pressor_beam")
    assert [event.shooter for event in happened(table, WeaponFired)] == [0]
    assert table.shells == 1


def test_a_shot_at_another_robot_makes_no_foe_of_the_superbot():  # ruling 58
    table = floor("A> . B^ . .\nCv . . . .", rules=(Rule.SUPERBOT,))
    table.superbot = 2
    assert fire(table, "pressor_beam").superbot_foe == NOBODY
    table.superbot = 1
    choose(play(table, FireLasers()), card="pressor_beam")
    assert table.superbot_foe == 0
