"""The option cards that shoot and protect (rulebook: option_cards)."""

import pytest

from rouages.engine.agenda import asked
from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.destruction import GiveUp
from rouages.games.robo_rally.events.register import CardSwapped, DamageSoaked, Moved, Rammed, WeaponFired
from rouages.games.robo_rally.hits import (
    DestroyOption,
    DirectHit,
    LockRegister,
    PlainHit,
    TakeDamage,
    TakeHit,
)
from rouages.games.robo_rally.lasers import ChooseWeapon, FireLasers
from rouages.games.robo_rally.movement import MoveRobots
from rouages.games.robo_rally.repairs import ErasePrograms
from rouages.games.robo_rally.revealing import LineUp
from rouages.games.robo_rally.table import NOBODY, Status
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
    register,
    shown,
    top,
)


def armed(picture, *options):
    return play(equip(floor(picture), "A", *options), FireLasers())


def weapons(table):
    return [option.card for option in asked(table, 0).options(table)]


def test_the_ablative_coat_soaks_up_three_damage_then_goes():
    table = equip(floor("A> . ."), "A", "ablative_coat")
    for soaked in (1, 2, 3):
        play(table, TakeHit(0, NOBODY, 0, False))
        assert len(happened(table, DamageSoaked)) == soaked
    assert table.damage == [0]
    assert table.held == [0]
    play(table, TakeHit(0, NOBODY, 0, False))
    assert table.damage == [1]


def test_a_double_barreled_laser_fires_two_shots():
    assert armed("A> . B^", "double_barreled_laser").damage == [0, 2]


def test_a_rear_firing_laser_also_fires_backwards():
    assert armed("C^ A> . B^", "rear_firing_laser").damage == [0, 1, 1]


def test_a_high_power_laser_goes_through_one_robot_and_hits_both():  # ruling 41
    table = armed("A> B^ . C^", "high_power_laser")
    choose(table, card="high_power_laser")
    assert table.damage == [0, 1, 1]


def test_a_high_power_laser_does_not_go_through_two_robots():
    table = armed("A> B^ C^ D^", "high_power_laser")
    choose(table, card="high_power_laser")
    assert table.damage == [0, 1, 1, 0]


def test_a_high_power_laser_goes_through_one_wall():  # ruling 41
    table = armed("A> ./e . B^", "high_power_laser")
    choose(table, card="high_power_laser")
    assert table.damage == [0, 1]


def test_a_high_power_laser_does_not_go_through_two_walls():
    assert asked_kind(armed("A> ./e ./e B^", "high_power_laser")) is None


def test_it_may_fire_as_usual():
    table = armed("A> B^ . C^", "high_power_laser")
    choose(table, card=None)
    assert table.damage == [0, 1, 0]


def test_high_power_and_double_barreled_combine():
    table = armed("A> B^ . C^", "high_power_laser", "double_barreled_laser")
    choose(table, card="high_power_laser")
    assert table.damage == [0, 2, 2]


def test_fire_control_may_lock_a_register_with_its_damage():  # ruling 13
    table = program(equip(floor("A> . B^"), "A", "fire_control"), "B:m1,m2,m3,l,r")
    play(table, FireLasers())
    assert asked_kind(table) is DirectHit
    choose(table, LockRegister, register=2)
    assert (table.damage[1], table.locks[1]) == (1, 0b00010)


def test_a_register_locked_by_fire_control_counts_before_the_others():  # ruling 13
    table = program(equip(floor("A> . B^"), "A", "fire_control"), "B:m1,m2,m3,l,r")
    play(table, FireLasers())
    choose(table, LockRegister, register=5)
    for points in range(2, 6):
        play(table, TakeHit(1, NOBODY, 0, False))
        assert table.locks[1] == 0b10000
        assert table.damage[1] == points
    play(table, TakeHit(1, NOBODY, 0, False))
    assert table.locks[1] == 0b11000


def test_fire_control_may_destroy_an_option_card():
    table = equip(equip(floor("A> . B^"), "A", "fire_control"), "B", "brakes")
    play(table, FireLasers())
    choose(table, DestroyOption, card="brakes")
    assert table.held[1] == 0
    assert table.damage == [0, 0]


def test_against_fire_control_no_option_card_can_be_given_up():
    table = equip(equip(floor("A> . B^"), "A", "fire_control"), "B", "brakes")
    program(table, "B:m1,m2,m3,l,r")
    play(table, FireLasers())
    choose(table, LockRegister, register=1)
    assert asked_kind(table) is None
    assert table.damage == [0, 1]


def test_an_ordinary_hit_can_still_be_given_up_against():
    table = equip(equip(floor("A> . B^"), "A", "fire_control"), "B", "brakes")
    play(table, FireLasers())
    choose(table, PlainHit)
    assert asked_kind(table).__name__ == "ProtectRobot"


def test_coat_and_shield_stop_the_damage_of_fire_control():  # ruling 38
    table = equip(equip(floor("A> . B^"), "A", "fire_control"), "B", "ablative_coat")
    play(table, FireLasers())
    choose(table, LockRegister, register=1)
    assert table.damage == [0, 0]
    assert table.coat == 1


def test_the_mini_howitzer_pushes_and_damages_five_times():
    table = equip(floor("A> B^ . . . . . . ."), "A", "mini_howitzer")
    for shot in range(1, 6):
        play(table, FireLasers())
        choose(table, card="mini_howitzer")
        assert table.damage[1] == shot
        assert table.square[1] == 1 + shot
    assert table.held == [0, 0]


def test_the_mini_howitzer_does_not_push_through_walls():
    table = armed("A> B^:./e .", "mini_howitzer")
    choose(table, card="mini_howitzer")
    assert shown(table) == "A> B^ ."
    assert table.damage == [0, 1]


def test_the_pressor_beam_pushes_without_damage():
    table = armed("A> . B^ C^ .", "pressor_beam")
    choose(table, card="pressor_beam")
    assert shown(table) == "A> . . B^ C^"
    assert table.damage == [0, 0, 0]


def test_the_tractor_beam_pulls_a_robot_that_is_not_adjacent():
    table = armed("A> . . B^", "tractor_beam")
    choose(table, card="tractor_beam")
    assert shown(table) == "A> . B^ ."
    assert asked_kind(armed("A> B^ . .", "tractor_beam")) is None


def test_weapons_act_after_all_lasers_in_dock_order():  # ruling 10
    table = equip(equip(floor("A> . B^ . C<"), "A", "pressor_beam"), "C", "tractor_beam")
    play(table, FireLasers())
    choose(table, card="pressor_beam")
    choose(table, card="tractor_beam")
    assert shown(table) == "A> . . B^ C<"


def test_a_robot_destroyed_by_lasers_does_not_fire_its_weapon():  # ruling 26
    table = equip(floor("A> . B^ .\n. . . .\nC^ . . ."), "A", "pressor_beam")
    table.damage[0] = 9
    play(table, FireLasers())
    choose(table, card="pressor_beam")
    choose(table, TakeDamage)
    assert shown(table) == ". . B^ . / . . . . / C^ . . ."


def test_radio_control_makes_the_target_follow_the_own_program():  # ruling 30
    table = equip(floor("A> . B^ . . .\n. . . . . ."), "A", "radio_control")
    program(table, "A:l,r,m1,l,l B:r,r,r,r,r")
    table.square[0], table.facing[0] = 0, 1
    play(table, FireLasers())
    choose(table, card="radio_control")
    assert table.controller == [NOBODY, 0]
    table.facing = [1, 2]
    table.register = 2
    play(table, LineUp(), MoveRobots())
    assert shown(table) == ". A> . . . . / . . Bv . . ."
    play(table, ErasePrograms())
    assert table.controller == [NOBODY, NOBODY]


def test_control_ends_when_the_controller_leaves_the_board():  # ruling 30
    table = program(equip(floor("A< . B> . ."), "A", "radio_control"), "A:m1@660 B:m1@490")
    table.controller[1] = 0
    play(table, LineUp(), MoveRobots())
    assert table.controller == [NOBODY, NOBODY]
    assert shown(table) == ". . . B> ."


def test_a_controlled_robot_whose_controller_has_left_executes_its_own_card_in_that_turn():  # ruling 56
    picture = "A< . B> . . .\n. . C> . . ."
    table = program(equip(floor(picture), "A", "radio_control"), "A:m1@660 B:m2@670 C:m1@490")
    table.controller[1] = 0
    play(table, LineUp(), MoveRobots())
    assert shown(table) == ". . . . B> . / . . . C> . ."
    assert [event.robot for event in happened(table, Moved)] == [0, 1, 1, 2]
    table = program(equip(floor(picture), "A", "radio_control"), "A:m1@500 B:m2@670 C:m1@490")
    table.controller[1] = 0
    play(table, LineUp(), MoveRobots())
    assert [event.robot for event in happened(table, Moved)] == [0, 1, 1, 2]


def test_a_card_that_is_being_executed_is_finished_without_the_controller():  # ruling 56
    table = program(equip(floor("B> A^:./n ."), "A", "radio_control"), "A:m3@790 B:u@10")
    table.controller[1] = 0
    play(table, LineUp(), MoveRobots())
    assert table.status == [Status.WRECKED, Status.WRECKED]


def test_a_controlled_robot_moves_right_after_its_controller():  # ruling 30
    table = program(equip(floor("A> . B> C> . ."), "A", "radio_control"), "A:m1@500 B:u@10 C:m1@490")
    table.controller[1] = 0
    play(table, LineUp(), MoveRobots())
    assert [event.robot for event in happened(table, Moved)] == [0, 1, 2]
    assert table.facing[1] == 1


def test_a_powered_down_robot_cannot_be_controlled():  # ruling 30
    table = equip(floor("A> . B^"), "A", "radio_control")
    table.down[1] = True
    assert asked_kind(play(table, FireLasers())) is None


def test_the_scrambler_replaces_the_next_card_face_up():  # ruling 27
    table = program(equip(floor("A> . B^ . . ."), "A", "scrambler"), "B:l,r,l,r,l")
    top(table, "m3@840")
    play(table, FireLasers())
    choose(table, card="scrambler")
    assert table.registers[1][1] == 83
    assert known(table, 83)
    assert happened(table, CardSwapped)[0].register == 2


@pytest.mark.parametrize("weapon", ["scrambler", "radio_control"])
def test_some_weapons_are_useless_in_register_5(weapon):
    for number, question in ((4, ChooseWeapon), (5, None)):
        table = program(equip(floor("A> . B^"), "A", weapon), "B:l,l,l,l,l")
        table.register = number - 1
        assert asked_kind(play(table, FireLasers())) is question


def test_a_weapon_that_was_given_up_meanwhile_is_not_fired():  # ruling 26
    table = equip(equip(floor("A> . . B< . ."), "A", "mini_howitzer"), "B", "pressor_beam")
    play(table, FireLasers())
    choose(table, card="mini_howitzer")
    choose(table, card="pressor_beam")
    choose(table, GiveUp, card="pressor_beam")
    assert [event.weapon for event in happened(table, WeaponFired)] == ["mini_howitzer"]
    assert shown(table) == "A> . . . B< ."


def test_of_those_who_are_hit_dock_1_first_says_what_it_gives_up():  # ruling 10
    table = equip(equip(floor("A> . . B<"), "A", "brakes"), "B", "flywheel")
    play(table, FireLasers())
    assert asked(table, 0).robot == 0
    choose(table, TakeDamage)
    assert asked(table, 1).robot == 1


def test_a_powered_down_robot_is_not_asked_for_a_weapon():
    table = equip(floor("A> . B^"), "A", "pressor_beam")
    table.down[0] = True
    assert asked_kind(play(table, FireLasers())) is None


def test_fire_control_has_no_say_in_ramming():
    table = program(equip(floor("A> B^ . ."), "A", "ramming_gear", "fire_control"), "A:m1")
    table.down[1] = True
    play(table, LineUp(), MoveRobots())
    assert asked_kind(table) is None
    assert table.damage == [0, 1]


def test_weapons_are_fired_instead_of_the_main_laser():
    table = armed("A> . B^ . .", "pressor_beam", "mini_howitzer")
    assert weapons(table) == [None, "mini_howitzer", "pressor_beam"]
    choose(table, card=None)
    assert table.damage == [0, 1]


def test_the_power_down_shield_stops_one_shot_from_each_side_in_a_register():  # ruling 39
    table = equip(floor("A^ . .\n. . ."), "A", "power_down_shield")
    table.down[0] = True
    for direction in (1, 2, 3, 0):
        play(table, TakeHit(0, NOBODY, direction, False))
    assert table.damage == [0]
    assert len(happened(table, DamageSoaked)) == 4
    play(table, TakeHit(0, NOBODY, 1, False))
    assert asked_kind(table).__name__ == "ProtectRobot"


def test_the_power_down_shield_works_only_while_powered_down():
    table = equip(floor("A^ . ."), "A", "power_down_shield")
    play(table, TakeHit(0, NOBODY, 1, False))
    assert asked_kind(table).__name__ == "ProtectRobot"


def test_the_ramming_gear_damages_whom_it_runs_into_once_a_card():  # ruling 11
    table = equip(floor("A> B^ C^ . . . ."), "A", "ramming_gear")
    register(table, "A:m3")
    assert table.damage == [0, 2, 0]
    assert [event.robot for event in happened(table, Rammed)] == [1]


def test_ramming_a_robot_that_a_wall_holds_counts():  # ruling 25
    table = equip(floor("Av\nB>:./s\n."), "A", "ramming_gear")
    register(table, "A:m1")
    assert table.damage == [0, 2]


def test_a_card_stored_on_a_lost_option_is_discarded():
    table = equip(floor("A< . . B<"), "A", "flywheel")
    card = table.flywheel = find(table, "m3")
    register(table, "A:m1")
    assert table.flywheel == NO_CARD
    assert card in table.discard
