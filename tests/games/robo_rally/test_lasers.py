"""Lasers of the factory and of robots (rulebook: board_lasers, robot_lasers)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked, pending
from rouages.games.robo_rally.cards.option import OptionCard, bit
from rouages.games.robo_rally.events.register import (
    BoardLaserHit,
    Damaged,
    Destroyed,
    RobotShot,
    WeaponAimed,
    WeaponFired,
)
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.hits import DirectHit, PlainHit, TakeDamage
from rouages.games.robo_rally.lasers import ChooseWeapon, FireLasers, Weapon
from rouages.games.robo_rally.reasons import NoTarget, NotHeld
from rouages.games.robo_rally.table import NOBODY
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    floor,
    happened,
    play,
    program,
    register,
    shown,
)

NORTH, EAST, SOUTH, WEST = range(4)
HIGH_POWER = OptionCard.HIGH_POWER_LASER


def fired(picture, **options):
    return play(floor(picture, **options), FireLasers())


def test_a_laser_damages_the_robot_in_its_way():
    assert fired(".!w1 . A^ .").damage == [1]


def test_every_emitter_does_one_damage():
    assert fired(".!w3 . A^ .").damage == [3]


def test_only_the_robot_nearest_to_the_emitter_is_hit():
    assert fired(".!w2 A^ B^ .").damage == [2, 0]


def test_a_robot_crossed_by_two_lasers_is_hit_by_both():
    assert fired(". .!n1\n.!w1 A^").damage == [2]


def test_a_wall_ends_a_beam():
    assert fired(".!w1 ./e A^ .").damage == [0]


def test_passing_through_a_beam_does_nothing():
    table = register(floor("A> . . .\n. .!s1 . ."), "A:m2")
    assert table.damage == [0]
    assert shown(table) == ". . A> . / . . . ."


def test_lasers_fire_after_the_board_has_moved():
    table = register(floor("A^:> . .!e1"), "A:l")
    assert table.damage == [1]
    assert happened(table, BoardLaserHit)[0].start == 2


def test_a_robot_shoots_the_first_robot_ahead_however_far():
    table = fired("A> . . . . . . B^ C^")
    assert table.damage == [0, 1, 0]
    assert happened(table, RobotShot)[0].shooter == 0


def test_walls_stop_robot_lasers():
    assert fired("A> ./e . B^").damage == [0, 0]


def test_robots_facing_each_other_hit_each_other():
    assert fired("A> . B<").damage == [1, 1]


def test_lasers_are_one_moment_a_destroyed_robot_still_fires():  # ruling 10
    table = floor("A> . B<")
    table.damage = [9, 9]
    play(table, FireLasers())
    assert [event.robot for event in happened(table, Destroyed)] == [1, 0]
    assert table.wrecks == [0, 1]


def test_pits_do_not_stop_lasers():
    assert fired("A> # B^").damage == [0, 1]


def test_powered_down_robots_do_not_fire_unless_the_option_says_so():  # ruling 3
    table = floor("A> . B^")
    table.down[0] = True
    assert play(table, FireLasers()).damage == [0, 0]
    table = floor("A> . B^", down_robots_fire=True)
    table.down[0] = True
    assert play(table, FireLasers()).damage == [0, 1]


def test_powered_down_robots_are_hit():
    table = floor("A> . B^")
    table.down[1] = True
    assert play(table, FireLasers()).damage == [0, 1]


def test_what_lasers_hit_is_told_those_of_the_board_first():
    assert fired(".!w2 . A>\nBv . .\n. . .\nC^ . .").news == [
        BoardLaserHit(0, 0, EAST, 2),
        RobotShot(2, 1, 3, SOUTH, 1),
        RobotShot(1, 2, 9, NORTH, 1),
        Damaged(0, 1, None),
        Damaged(0, 2, None),
        Damaged(2, 1, None),
        Damaged(1, 1, None),
    ]


def test_where_nobody_is_asked_hits_are_told_in_the_order_of_the_shots():
    table = equip(floor("A> . B<\nCv . ."), "C", "brakes")
    assert [event.robot for event in happened(play(table, FireLasers()), Damaged)] == [1, 0]


def test_where_somebody_is_asked_hits_are_dealt_in_dock_order():  # ruling 10
    table = equip(floor("A> . B<\n. C> D<"), "C", "brakes")
    play(table, FireLasers())
    assert [event.robot for event in happened(table, Damaged)] == [0, 1]
    choose(table, TakeDamage)
    assert [event.robot for event in happened(table, Damaged)] == [0, 1, 2, 3]


def test_what_fire_control_does_comes_before_the_hits_of_later_docks():  # ruling 10
    table = equip(floor("A> . B^\nC> . Dv"), "A", "fire_control")
    play(table, FireLasers())
    assert asked(table, 0) == DirectHit(0, 0, 1, EAST)
    assert table.damage == [0, 0, 0, 0]
    assert choose(table, PlainHit).damage == [0, 1, 0, 1]


def test_robots_that_lasers_destroy_come_back_in_dock_order_though_somebody_was_asked():  # ruling 6
    table = equip(floor("A> . B<\nC^ . ."), "A", "brakes", "flywheel")
    table.dock_order, table.damage = (1, 0, 2), [9, 9, 0]
    play(table, FireLasers())
    table.dock_order = (0, 1, 2)
    choose(table, TakeDamage)
    choose(table, card="brakes")
    assert table.wrecks == [0, 1]


def test_a_robot_off_the_board_neither_fires_nor_chooses():
    table = equip(floor(". A> . B^"), "A", "pressor_beam")
    table.square[0] = OFF_BOARD
    play(table, FireLasers())
    assert asked_kind(table) is None
    assert table.news == []


def test_a_rear_firing_laser_hits_the_first_robot_behind_once():
    table = equip(floor("D^ C^ A> . B^"), "A", "rear_firing_laser", "double_barreled_laser")
    play(table, FireLasers())
    assert table.damage == [0, 2, 1, 0]
    assert happened(table, RobotShot) == [RobotShot(1, 0, 2, EAST, 2), RobotShot(2, 0, 2, WEST, 1)]


@pytest.mark.parametrize("facing", range(4))
def test_a_rear_firing_laser_fires_the_other_way_wherever_its_robot_faces(facing):
    table = equip(floor(". B^ .\nC> A^ D<\n. Ev ."), "A", "rear_firing_laser")
    table.facing[0], table.down[1:] = facing, [True] * 4
    play(table, FireLasers())
    around = [1, 3, 4, 2]
    assert {robot for robot in range(5) if table.damage[robot]} == {around[facing], around[facing - 2]}


def test_fire_control_has_no_say_in_the_rear_firing_laser():
    table = equip(floor("B^ A> ."), "A", "rear_firing_laser", "fire_control")
    assert play(table, FireLasers()).damage == [0, 1]


def test_an_aim_is_forgotten_with_the_weapon():
    table = floor("A> . B^")
    table.aim = [bit(OptionCard.PRESSOR_BEAM), 0]
    assert play(table, FireLasers()).damage == [0, 1]


def test_what_was_fired_before_is_not_fired_again_unless_it_is_chosen():
    table = play(equip(floor("A> . B^ . ."), "A", "pressor_beam"), FireLasers())
    play(choose(table, card="pressor_beam"), FireLasers())
    assert choose(table, card=None).damage == [0, 1]
    assert len(happened(table, WeaponFired)) == 1


def test_a_high_power_laser_is_no_weapon_in_its_place():
    table = play(equip(floor("A> B^ C^"), "A", "high_power_laser"), FireLasers())
    choose(table, card="high_power_laser")
    assert happened(table, WeaponFired) == []


def test_what_is_fired_is_chosen_in_dock_order_and_told():
    table = equip(equip(floor("A> . . B<"), "A", "pressor_beam"), "B", "mini_howitzer")
    table.dock_order = (1, 0)
    play(table, FireLasers())
    assert pending(table) == (1,)
    choose(table, card="mini_howitzer")
    assert pending(table) == (0,)
    choose(table, card=None)
    assert happened(table, WeaponAimed) == [WeaponAimed(1, 1, OptionCard.MINI_HOWITZER)]


def test_why_a_weapon_cannot_be_chosen():
    table = play(equip(floor("A> B^ C^"), "A", "tractor_beam", "high_power_laser", "brakes"), FireLasers())
    question = asked(table, 0)
    assert question == ChooseWeapon(0, 0)
    assert question.options(table) == [Weapon(None), Weapon(HIGH_POWER)]
    assert question.default(table) == Weapon(None)
    assert question.why_not(table, Weapon(OptionCard.TRACTOR_BEAM)) == NoTarget(OptionCard.TRACTOR_BEAM)
    for other in (OptionCard.SCRAMBLER, OptionCard.BRAKES):
        assert question.why_not(table, Weapon(other)) == NotHeld(other)
    for strange in (Weapon(None), PlainHit()):
        assert question.why_not(table, strange) == AnotherQuestion(question)


@pytest.mark.parametrize(
    "picture",
    [
        "B^\n./n\nA^",
        "A> ./e B^",
        "Av\n./s\nB^",
        "B^ ./w A<",
        ". . . .\n. Av . .\n. ./s . .\n. . . .\n. B^ . .",
        ". B^ . .\n. . . .\n. ./n . .\n. A^ . .",
        ". . . . .\n. A> ./e . B^",
        ". . . . .\n. B^ . ./w A<",
        ". . .\nA>:./e B^ .",
    ],
)
def test_a_high_power_laser_goes_through_a_wall_on_every_side(picture):  # ruling 41
    table = play(equip(floor(picture), "A", "high_power_laser"), FireLasers())
    assert choose(table, card="high_power_laser").damage == [0, 1]
    table = play(equip(floor(picture), "A", "high_power_laser"), FireLasers())
    assert choose(table, card=None).damage == [0, 0]


@pytest.mark.parametrize(
    "picture",
    [
        "A< . B^ . .",
        ". . B^ . A>",
        "A^ . B^\n. . .",
        ". . .\nAv . B^",
        ". . .\nB^ . A>:./e\n. . .",
        "A>:./e . C^:./w B^",
        ". B^ .\nA> . .",
    ],
)
def test_a_high_power_laser_that_would_hit_nobody_else_is_not_offered(picture):  # ruling 41
    table = equip(floor(picture), "A", "high_power_laser")
    if len(table.square) == 3:
        table.square[2] = OFF_BOARD
    assert asked_kind(play(table, FireLasers())) is None


def test_behind_a_wall_a_high_power_laser_hits_the_first_robot_only():  # ruling 41
    table = play(equip(floor("A>:./e B^ C^"), "A", "high_power_laser"), FireLasers())
    assert choose(table, card="high_power_laser").damage == [0, 1, 0]


def test_the_superbot_alone_shoots_twice_and_knows_who_shot_it():
    table = floor("A> . B<\nC> . Dv", rules=(Rule.SUPERBOT,))
    table.superbot = 0
    play(program(table, "A:l B:l C:l D:l"), FireLasers())
    assert table.damage == [1, 2, 0, 1]
    assert table.superbot_foe == 1


def test_who_shot_another_robot_is_no_foe_of_the_superbot():
    table = floor("A^ . . .\nC> . D^ B^", rules=(Rule.SUPERBOT,))
    table.superbot = 0
    assert play(table, FireLasers()).superbot_foe == NOBODY


def test_a_double_rear_shot_of_the_superbot_counts_twice():
    table = equip(floor("B^ A> . C^", rules=(Rule.SUPERBOT,)), "A", "rear_firing_laser")
    table.superbot = 0
    assert play(table, FireLasers()).damage == [0, 2, 2]
