"""Lasers of the factory and of robots (rulebook: board_lasers, robot_lasers)."""

from rouages.games.robo_rally.events.register import BoardLaserHit, Destroyed, RobotShot
from rouages.games.robo_rally.lasers import FireLasers
from tests.games.robo_rally.positions import floor, happened, play, register, shown


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
