"""Damage, healing and effects: what meets them on their way, and what is told (rulebook: damage, effects)."""

import pytest

from rouages.games.too_many_bones.box.effects import POISON, STUN, TAUNT
from rouages.games.too_many_bones.events.battle import Shielded
from rouages.games.too_many_bones.events.harm import (
    BuffLost,
    Damaged,
    EffectFaded,
    EffectGone,
    EffectPlaced,
    EffectStopped,
    Healed,
    ThroneStruck,
    Unharmed,
)
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict, fade, harm, heal, lose_outside, relieve
from tests.games.too_many_bones.in_turn import shields
from tests.games.too_many_bones.positions import (
    battle,
    camp,
    die,
    facing,
)


def test_damage_is_told_with_its_cause():
    table = battle("picket", "boar")
    assert harm(table, 0, 2, 4, cause="splash") == 2
    assert table.news == [Damaged(0, "picket", 2, 3, "splash")]


@pytest.mark.parametrize("unit", [0, 4])
def test_who_is_off_the_mat_cannot_be_hurt(unit):
    table = battle("picket boomer", "boar wolf")
    leave_mat(table, unit)
    table.hp[unit] = 3
    assert harm(table, unit, 2, 1) == 0
    assert (table.hp[unit], table.news) == (3, [])


def test_no_damage_is_not_told():
    table = facing("drellen", more="bog_frog")
    assert harm(table, 4, 0, 0) == 0
    assert table.news == []


def test_ale_keeps_all_damage_and_all_healing_away():
    table = battle("picket", "boar")
    table.active[0] = [die(table, 0, "orcish_ale ale 2")]
    table.hp[0] = 2
    assert harm(table, 0, 9, true=True) == 0
    assert table.news == [Unharmed(0, "picket")]
    assert heal(table, 0, 2) == 0
    assert table.hp[0] == 2


@pytest.mark.parametrize(("damage", "blocked", "lost"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_constant_defence_stops_its_value_of_every_blow(damage, blocked, lost):
    table = battle("picket", "boar")
    table.locked[0] = [die(table, 0, "shield_form const_def 1"), die(table, 0, "shield_form const_def 1")]
    for _ in range(2):
        table.news.clear()
        assert harm(table, 0, damage) == lost
        assert table.news[0] == Shielded(0, "picket", blocked)
    assert harm(table, 0, 1, true=True) == 1


def test_a_blow_that_shields_stop_hurts_nobody():
    table = battle("picket", "boar")
    table.active[0] = shields(2)
    assert harm(table, 0, 2) == 0
    assert table.news == [Shielded(0, "picket", 2)]


def test_what_no_shield_stops_is_no_block():
    table = battle("picket", "boar")
    harm(table, 0, 1)
    harm(table, 4, 1)
    assert [type(event) for event in table.news] == [Damaged, Damaged]


@pytest.mark.parametrize(
    ("buff", "on_die", "damage", "left", "lost", "told"),
    [(2, 3, 1, (1, 3), 0, 1), (2, 3, 3, (0, 2), 0, 3), (1, 1, 3, (0, 0), 1, 2), (0, 2, 2, (0, 0), 0, 2)],
)
def test_buff_hp_go_before_hp(buff, on_die, damage, left, lost, told):  # ruling 14
    table = battle("patches", "boar")
    table.buff[0] = buff
    table.active[0] = [die(table, 0, "stim_kit buff_hp 2")]
    table.active[0] = [one.__class__(0, one.number, "buff_hp", on_die, one.face) for one in table.active[0]]
    assert harm(table, 0, damage) == lost
    assert (table.buff[0], sum(one.n for one in table.active[0])) == left
    assert table.news[-1 if not lost else -2] == BuffLost(0, told)


def test_true_damage_passes_buff_hp_and_shields():
    table = battle("picket", "boar")
    table.buff[0], table.active[0] = 2, shields(2)
    assert harm(table, 0, 1, true=True) == 1
    assert table.news == [Damaged(0, "picket", 1, 4, "attack")]


def test_foes_that_the_unit_whose_turn_it_is_hurts_are_remembered_once():
    table = battle("picket boomer", "great_bear great_bear boar wolf")
    table.end_turn(0)
    for unit, by in ((4, 0), (4, 0), (5, 1), (6, -1)):
        harm(table, unit, 1, by)
    assert table.turn.struck == (4,)
    table.end_turn()
    harm(table, 7, 1)
    assert table.turn.struck == ()


@pytest.mark.parametrize(
    ("ones", "twos", "damage", "left", "lost"),
    [
        (2, 0, 1, (1, 0), 0),
        (1, 1, 2, (1, 0), 0),
        (0, 2, 3, (1, 0), 0),
        (0, 2, 2, (0, 1), 0),
        (0, 1, 1, (1, 0), 0),
        (0, 1, 3, (0, 0), 1),
        (1, 2, 8, (0, 0), 3),
    ],
)
def test_def_dice_on_a_foe_go_down_the_small_ones_first(ones, twos, damage, left, lost):
    table = battle("picket", "great_bear")
    table.ones[4], table.twos[4] = ones, twos
    assert harm(table, 4, damage) == lost
    assert (table.ones[4], table.twos[4]) == left
    assert table.news[0] == Shielded(4, "great_bear", damage - lost)


def test_a_foe_that_is_safe_is_unharmed():
    table = facing("drellen", more="bog_frog")
    assert harm(table, 4, 3, 0) == 0
    assert table.news == [Unharmed(4, "drellen")]


def test_the_throne_takes_the_damage_for_the_king_alone():  # ruling 34
    table = facing("goblin_king", more="boar")
    table.battle.throne = 3
    assert harm(table, 4, 2, 0) == 0
    assert table.news == [ThroneStruck(2, 1)]
    assert harm(table, 5, 1) == 1
    table.battle.throne = 0
    assert harm(table, 4, 1) == 1


@pytest.mark.parametrize(
    ("hp", "amount", "lost"), [(3, 1, 1), (3, 2, 2), (3, 9, 2), (2, 1, 1), (1, 1, 0), (0, 1, 0), (3, 0, 0)]
)
def test_outside_battle_the_last_hp_stays(hp, amount, lost):  # ruling 60
    table = camp("picket boomer")
    table.hp[1] = hp
    assert lose_outside(table, 1, amount) == lost
    assert table.hp[1] == hp - lost
    assert table.news == ([Damaged(1, "boomer", lost, hp - lost, "card")] if lost else [])


def test_healing_is_told_and_stops_at_full_health():
    table = battle("picket", "boar")
    assert heal(table, 0, 2) == 0
    assert table.news == []
    table.hp[0] = 2
    assert heal(table, 0, 9) == 3
    assert table.news == [Healed(0, "picket", 3, 5)]


def test_an_effect_is_told_when_it_is_put_on_fades_and_goes():
    table = battle("picket", "boar")
    afflict(table, 4, POISON, 2)
    fade(table, 4, POISON)
    fade(table, 4, POISON)
    fade(table, 4, POISON)
    relieve(table, 4, STUN)
    assert table.news == [
        EffectPlaced(4, "boar", "poison", 2),
        EffectFaded(4, "boar", "poison", 1),
        EffectGone(4, "boar", "poison"),
    ]


def test_effects_lie_only_on_units_that_stand_and_live():
    table = battle("picket boomer", "rat boar")
    leave_mat(table, 1)
    leave_mat(table, 5)
    for unit in (1, 4, 5):
        afflict(table, unit, POISON, 2)
    assert not any(table.effects)
    assert table.news == []


def test_a_cleanse_stops_what_is_harmful_and_nothing_else():
    table = battle("boomer picket", "boar")
    table.active[0] = [die(table, 0, "sonic_cleanse cleanse 1")]
    afflict(table, 1, POISON, 2)
    afflict(table, 1, TAUNT)
    assert table.news == [EffectStopped(1, "picket", "poison"), EffectPlaced(1, "picket", "taunt", 1)]
