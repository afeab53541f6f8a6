"""Whom a die may be used on (rulebook: skills)."""

import pytest

from rouages.games.too_many_bones.box.components import HP
from rouages.games.too_many_bones.box.dice import ABSENT, READY, Die
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.ways import aimed, consumables, ends
from rouages.games.too_many_bones.units.arrival import put
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.in_turn import raging
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    die,
    learn,
    place,
)


def on(table, shown, name, aim, seat=0):
    return list(ends(table, seat, die(table, seat, shown), name, aim))


def test_what_is_locked_needs_a_locked_slot_and_what_is_kept_an_active_one():
    table = battle("picket boomer", "boar")
    table.locked[0] = [white_shield(0, 1)] * 4
    for name in ("lock", "lock_taunt"):
        assert on(table, "lockdown const_taunt", name, "none") == []
    table.locked[0].pop()
    for name in ("lock", "lock_taunt"):
        assert on(table, "lockdown const_taunt", name, "none") == [-1]
    table.active[1] = [white_shield(1, 1)] * 4
    assert on(table, "confidence adv_def 1", "keep", "gearloc") == [0]
    assert on(table, "redshirt intercept 1", "keep", "ally") == []
    assert on(table, "riposte riposte", "keep", "self") == [0]
    assert on(table, "orcish_ale ale 1", "drink_ale", "room") == [-1]
    assert on(table, "orcish_ale ale 1", "drink_ale", "room", seat=0) == [-1]
    table.active[0] = [white_shield(0, 1)] * 4
    assert on(table, "orcish_ale ale 1", "drink_ale", "room") == []


def test_friends_allies_and_those_who_are_hurt_or_fallen():
    table = battle("patches tantrum picket boomer", "boar")
    table.hp[2] = 1
    assert on(table, "med_kit heal 1", "heal", "hurt_gearloc") == [2]
    assert on(table, "med_kit heal 1", "heal", "hurt_self") == []
    assert on(table, "redshirt intercept 1", "keep", "ally", seat=2) == [0, 1, 3]
    table.bonus[4 + HP] = 6
    assert on(table, "stim_lethal perma_hp 1", "perma_hp", "growing_gearloc") == [0, 2, 3]
    table.hp[0] = 1
    assert on(table, "med_kit heal 1", "heal", "hurt_self") == [0]
    for seat in (1, 2, 3):
        leave_mat(table, seat)
    table.away[2], table.returning[3] = True, 2
    assert on(table, "zappack posizap 3", "revive_later", "fallen") == [1]


def test_foes_by_where_they_stand_and_what_they_are_worth():
    table = battle("tantrum", "boar dire_wolf great_bear orb")
    assert on(table, "intimidate drop_ini 3", "drop_ini", "target") == []
    table.target = 5
    assert on(table, "intimidate drop_ini 3", "drop_ini", "target") == [5]
    leave_mat(table, 5)
    assert on(table, "intimidate drop_ini 3", "drop_ini", "target") == []
    place(table, 6, 9)
    place(table, 7, 12)
    assert on(table, "way_of_the_wild disable 5", "disable", "adjacent_up_to_n") == [4]
    assert on(table, "cripple atk_mod -1", "cripple", "cripple") == [4, 6, 7]
    assert on(table, "cripple atk_mod -1", "strengthen", "strengthen") == []
    assert on(table, "strengthen atk_mod 1", "cripple", "cripple") == []
    assert on(table, "strengthen atk_mod 1", "strengthen", "strengthen") == [0]
    table.active[0] = [white_shield(0, 1)] * 4
    assert on(table, "strengthen atk_mod 1", "strengthen", "strengthen") == []


def test_a_foe_with_five_points_is_disabled_and_a_larger_one_is_not():
    table = battle("tantrum", "dire_wolf")
    assert on(table, "way_of_the_wild disable 5", "disable", "adjacent_up_to_n") == [4]


def test_a_jump_needs_a_free_place_beside_the_foe():
    table = battle("tantrum picket boomer patches", "boar wolf")
    for seat, spot in ((0, 8), (1, 0), (2, 13), (3, 14)):
        place(table, seat, spot)
    assert on(table, "innervate jump", "jump", "open_baddie") == [5]


def test_a_switch_is_for_friends_and_foes_beside_him_and_no_helper():
    table = battle("picket boomer", "boar wolf")
    assert sorted(on(table, "switch switch", "switch", "beside")) == [1, 4]
    table.rules = BattleRules(ally=True)
    put(table, 11, CHIP["clay_golem"], 12, 2)
    assert sorted(on(table, "switch switch", "switch", "beside")) == [1, 4]


def test_a_stride_is_taken_once_with_each_die():
    table = battle("picket", "boar")
    assert on(table, "shield_form const_move 2", "stride", "once") == [-1]
    table.turn.strides = (2,)
    assert on(table, "shield_form const_move 2", "stride", "once") == []


@pytest.mark.parametrize(
    ("step", "up", "down"),
    [(0, [-1], []), (1, [-1], []), (2, [-1], [-1]), (3, [-1], [-1]), (4, [], [-1]), (5, [], [-1])],
)
def test_rage_is_turned_by_exactly_what_is_shown(step, up, down):
    table = raging(step=step)
    assert on(table, "anger_management anger 2", "anger_up", "angrier") == up
    assert on(table, "anger_management anger 2", "anger_down", "calmer") == down
    table.active[0] = []
    assert on(table, "anger_management anger 2", "anger_up", "angrier") == []
    assert on(table, "anger_management anger 2", "anger_down", "calmer") == []


@pytest.mark.parametrize(
    ("number", "step", "next_die", "found"),
    [
        (1, 4, READY, [-1]),
        (1, 5, READY, []),
        (1, 0, READY, [-1]),
        (2, 4, READY, [-1]),
        (3, 4, READY, []),
        (1, 4, ABSENT, []),
    ],
)
def test_the_next_rage_die_must_be_ready_and_the_first_not_broken_down(number, step, next_die, found):
    table = raging(number, step)
    table.skills[0][number + 1] = next_die
    assert on(table, "anger_management advance", "advance", "next_rage") == found
    table.active[0] = []
    assert on(table, "anger_management advance", "advance", "next_rage") == []


def test_healing_and_stims_that_were_rolled_can_be_worked_on():
    table = battle("patches tantrum", "boar")
    table.rolled = [
        die(table, 0, one)
        for one in (
            "med_kit heal 1", "med_pack heal 3", "nutrients heal 2", "stim_kit buff_hp 2",
            "chem_kit buff_atk 2", "stim_belt buff_hp 3", "stim_lethal perma_hp 1", "toxins poison_jar 1",
        )
    ]  # fmt: skip
    assert on(table, "fast_hands heal_mult 2", "multiply", "heal_die") == [1, 7]
    assert on(table, "distiller reroll_buff 1", "reroll", "buff_die") == [9, 10, 14, 16]
    assert on(table, "fast_hands heal_mult 2", "multiply", "heal_die", seat=0) == [1, 7]
    table.rolled = [Die(1, 1, "heal", 2), Die(1, 9, "buff_hp", 2), Die(0, 7, "bones", 1)]
    assert on(table, "fast_hands heal_mult 2", "multiply", "heal_die") == []
    assert on(table, "distiller reroll_buff 1", "reroll", "buff_die") == []


def test_the_holy_hand_grenade_is_stronger_only_with_element_325():
    table = battle("boomer", "boar")
    assert on(table, "holy_hand_grenade holy_blast 1", "blast_325", "with_325") == []
    table.locked[0] = [die(table, 0, "search_for_325 element_325")]
    assert on(table, "holy_hand_grenade holy_blast 1", "blast_325", "with_325") == [-1]


def test_what_something_is_used_on_is_a_unit_or_a_die_by_its_name():
    table = battle("patches tantrum", "boar")
    assert aimed(table, 0, "none", -1) == (None, None, None)
    assert aimed(table, 0, "gearloc", 0) == (0, None, "patches")
    assert aimed(table, 0, "baddie", 4) == (4, None, "boar")
    assert [aimed(table, 0, "heal_die", number) for number in (1, 7)] == [
        (None, 1, "med_kit"),
        (None, 7, "med_pack"),
    ]
    assert [aimed(table, 0, "buff_die", number)[2] for number in (9, 10, 14, 16)] == [
        "stim_kit", "chem_kit", "stim_belt", "stim_lethal",
    ]  # fmt: skip


def test_consumables_that_are_missing_can_be_found_and_axes_until_there_are_three():
    table = battle("tantrum", "boar")
    assert consumables(table, 0) == [8, 12]
    table.axes = 2
    assert consumables(table, 0) == [8, 12]
    table.axes = 3
    assert consumables(table, 0) == [12]
    learn(table, 0, "horn_o_the_zerker")
    assert consumables(table, 0) == []
    assert consumables(battle("boomer", "boar"), 0) == [12, 16]
