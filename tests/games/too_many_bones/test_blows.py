"""Blows: how much of them strikes, what a foe bears, and dice that break (rulebook: damage)."""

import pytest

from rouages.games.too_many_bones.gearlocs.resolving import (
    blows,
    endurance,
    fewest,
    strike,
)
from tests.games.too_many_bones.positions import (
    battle,
    die,
    happened,
)


@pytest.mark.parametrize(
    ("hits", "damage", "found"),
    [
        ([2, 2], 3, []),
        ([1, 2], 3, [2, 1]),
        ([1, 1, 2], 2, [2]),
        ([1, 1], 2, [1, 1]),
        ([1, 2, 2], 5, [2, 2, 1]),
        ([2], 1, []),
    ],
)
def test_as_few_hits_as_make_exactly_so_much(hits, damage, found):
    assert fewest(hits, damage) == found


def aiming(*hits, foe="great_bear", **more):
    table = battle("picket", foe, **more)
    table.end_turn(0)
    table.target = 4
    table.rolled = [die(table, 0, f"attack attack {hit}") for hit in hits]
    return table


def test_a_target_that_breaks_dice_is_struck_with_any_part():  # ruling 68
    assert blows(aiming(2, 2, 1, foe="boulder_hurler"), 0, 5) == [5, 4, 3, 2, 1]
    assert blows(aiming(2, 2, foe="boulder_hurler"), 0, 4) == [4, 2]


def test_a_target_that_would_fall_is_struck_with_parts_that_leave_it_standing():  # ruling 68
    table = aiming(2, 1, foe="boar")
    assert blows(table, 0, 3) == [3, 2, 1]
    table.locked[0] = [die(table, 0, "sword_advance const_dmg 1")]
    assert blows(table, 0, 3) == [3, 1]
    table.hp[4] = 4
    assert blows(table, 0, 3) == [3, 2, 1]
    table.hp[4] = 5
    assert blows(table, 0, 3) == [3]


def test_what_a_foe_bears_is_its_hp_its_shields_and_what_is_left_of_its_skin():
    table = battle("picket", "stone_golem")
    table.hp[4], table.ones[4], table.twos[4] = 5, 2, 3
    assert endurance(table, 4) == 5 + 2 + 6 + 1
    table.turn.soaked[4] = 1
    assert endurance(table, 4) == 5 + 2 + 6
    table.turn.soaked[4] = 2
    assert endurance(table, 4) == 5 + 2 + 6


def test_silver_hide_stops_atk_dice():
    table = aiming(2, 1, foe="mulmesh", tyrant="mulmesh")
    table.battle.silver_hide = True
    strike(table, 0, 3)
    assert table.hp[4] == table.top[4]
    table.battle.silver_hide = False
    table.rolled = [die(table, 0, "attack attack 2")]
    strike(table, 0, 2)
    assert table.hp[4] == table.top[4] - 2


def test_whoever_is_attacked_twice_is_remembered_once():
    table = aiming(2, 1)
    strike(table, 0, 2)
    strike(table, 0, 1)
    assert table.turn.attacked == (4,)
    assert table.turn.struck == (4,)


@pytest.mark.parametrize(
    ("hits", "ones", "damage", "broken"),
    [
        ((1, 1), 0, 2, 2),
        ((1, 2), 0, 3, 2),
        ((1, 2), 1, 3, 1),
        ((1, 2), 2, 3, 1),
        ((1, 2), 3, 3, 0),
        ((1, 1, 2), 1, 4, 2),
        ((1, 1, 2), 2, 4, 1),
        ((2, 2), 1, 4, 2),
        ((1, 1, 1), 2, 3, 1),
    ],
)
def test_every_die_that_took_hp_of_one_who_breaks_them_is_exhausted(hits, ones, damage, broken):
    table = aiming(*hits, foe="boulder_hurler")
    table.ones[4] = ones
    strike(table, 0, damage)
    assert table.lost_atk[0] == broken
    lost = [(event.seat, event.stat, event.count) for event in happened(table, "DiceLost")]
    assert lost == [(0, "atk", broken)] * (broken > 0)


def test_locked_swords_break_no_die():
    table = aiming(1, foe="boulder_hurler")
    table.ones[4] = 1
    table.locked[0] = [die(table, 0, "sword_advance const_dmg 1")]
    strike(table, 0, 1)
    assert table.lost_atk[0] == 0
    assert not happened(table, "DiceLost")


def test_a_foe_that_breaks_nothing_leaves_the_dice_whole():
    table = aiming(2)
    strike(table, 0, 2)
    assert table.lost_atk[0] == 0
