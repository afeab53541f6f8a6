"""What plain dice and those of Patches and Picket do, and what becomes of them (rulebook: skills)."""

import pytest

from rouages.games.too_many_bones.box.components import HP
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED
from rouages.games.too_many_bones.box.effects import DISABLE, POISON
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    battle,
    choose,
    die,
    happened,
    learn,
    loaded,
    lost,
    options,
    place,
    run,
    state,
    verb,
)


@pytest.mark.parametrize(
    ("name", "who", "shown", "on"),
    [
        ("heal", "patches", "med_kit heal 2", 0),
        ("damage", "patches", "bone_saw melee_dmg 2", 4),
        ("true_damage", "patches", "zappack negizap 3", 4),
        ("poison", "patches", "toxins poison_jar 2", 4),
        ("disable", "tantrum", "way_of_the_wild disable 5", 4),
        ("draw_loot", "patches", "nutrients loot 1", -1),
        ("revive_later", "patches", "zappack posizap 3", 0),
        ("taint", "patches", "stim_kit tainted 1", -1),
        ("perma_hp", "patches", "stim_lethal perma_hp 1", 0),
        ("choose_parts", "boomer", "body_search multi_parts 1", -1),
        ("explode", "boomer", "frag small_explosion 3", -1),
        ("blast", "boomer", "big_boom controlled_blast 1", -1),
        ("stun_there", "boomer", "stunner stunner 5", -1),
        ("disable_there", "boomer", "flashbang disable 5", -1),
        ("burn_there", "boomer", "napalm napalm 2", -1),
        ("bigger_boom", "boomer", "bigger_boom bigger_boom 1", -1),
        ("gain_grenade", "boomer", "search_for_325 intact_grenade 1", -1),
        ("gain_holy_grenade", "boomer", "search_for_325 gain_holy_grenade 1", -1),
        ("switch", "picket", "switch switch", 4),
        ("rush", "picket", "rush rush", -1),
        ("anger_up", "tantrum", "anger_management anger 1", -1),
        ("anger_down", "tantrum", "anger_management anger 1", -1),
        ("advance", "tantrum", "anger_management advance", -1),
        ("steal_axe", "tantrum", "like_a_wolf steal_axe 1", -1),
        ("drop_ini", "tantrum", "intimidate drop_ini 3", 4),
        ("cripple", "tantrum", "cripple atk_mod -1", 4),
        ("jump", "tantrum", "innervate jump", 4),
    ],
)
def test_a_die_that_is_used_is_exhausted(name, who, shown, on):
    table = battle(who, "great_bear")
    if who == "tantrum":
        set_rage(table, 0, 1, 2)
        learn(table, 0, "raaage")
    verb(name, table, shown, on)
    assert state(table, 0, shown.split()[0]) == EXHAUSTED


@pytest.mark.parametrize(
    ("name", "who", "shown", "on"),
    [
        ("keep", "picket", "confidence adv_def 1", 0),
        ("lock", "picket", "bravado def_training", -1),
        ("lock_taunt", "picket", "lockdown const_taunt", -1),
        ("drink_ale", "picket", "orcish_ale ale 2", -1),
        ("cleanse", "boomer", "sonic_cleanse cleanse 1", -1),
        ("strengthen", "tantrum", "strengthen atk_mod 1", 0),
        ("keep_taunt", "tantrum", "way_of_the_ebon taunt", -1),
    ],
)
def test_a_die_that_lies_in_a_slot_is_in_use(name, who, shown, on):
    table = verb(name, battle(who, "great_bear"), shown, on)
    assert [one.icon for one in table.active[0] + table.locked[0]] == [shown.split()[1]]
    assert bool(table.locked[0]) is name.startswith("lock")
    assert state(table, 0, shown.split()[0]) == PLACED


def test_plain_dice_do_as_much_as_they_show():
    table = battle("patches tantrum", "great_bear")
    table.hp[1] = 1
    verb("heal", table, "med_kit heal 2", 1)
    assert table.hp[1] == 3
    verb("damage", table, "bone_saw melee_dmg 3", 4)
    assert lost(table) == {1: 1, 4: 3}
    table.ones[4] = 2
    verb("true_damage", table, "zappack negizap 4", 4)
    assert lost(table) == {1: 1, 4: 7}
    verb("poison", table, "toxins poison_jar 3", 4)
    assert (table.has(4, POISON), table.has(4, DISABLE)) == (3, 0)
    verb("disable", table, "toxins poison_jar 3", 4)
    assert table.has(4, DISABLE) == 1
    verb("draw_loot", table, "nutrients loot 1")
    assert [len(hand) for hand in table.hands] == [1, 0]


def test_a_multiplied_heal_counts_so_many_times():
    table = battle("patches tantrum", "boar")
    table.rolled = [
        die(table, 0, "nutrients heal 3"),
        die(table, 0, "med_pack heal 4"),
        die(table, 0, "med_kit heal 2"),
    ]
    verb("multiply", table, "fast_hands heal_mult 3", 7)
    assert [(one.number, one.n) for one in table.rolled] == [(5, 3), (7, 12), (1, 2)]
    assert state(table, 0, "fast_hands") == EXHAUSTED


def test_a_reroll_rolls_one_die_and_may_wait_for_another():
    table = battle("patches", "boar")
    table.rolled = [die(table, 0, "med_pack heal 3"), die(table, 0, "med_kit heal 2")]
    loaded(table, 5)
    verb("reroll", table, "nutrients reroll_heal 2", 1)
    assert [(one.number, one.n) for one in table.rolled] == [(7, 3), (5, 1), (1, 3)]
    assert state(table, 0, "nutrients") == PLACED
    verb("reroll", table, "nutrients reroll_heal 1", 7)
    assert [one.number for one in table.rolled] == [5, 1, 7]
    assert state(table, 0, "nutrients") == EXHAUSTED


def test_a_ko_d_gearloc_will_return_with_what_the_die_shows():
    table = battle("patches tantrum", "boar")
    leave_mat(table, 1)
    verb("revive_later", table, "zappack posizap 4", 1)
    assert table.returning == [0, 4, 0, 0]


def test_a_taint_is_true_damage_to_himself():
    table = battle("patches tantrum", "boar")
    table.active[0] = [white_shield(0, 2)]
    verb("taint", table, "stim_lethal tainted 2")
    assert lost(table) == {0: 2}
    assert happened(table, "Damaged")[0].cause == "tainted"


@pytest.mark.parametrize(("bonus", "shown", "gained"), [(0, 2, 2), (5, 2, 1), (4, 1, 1)])
def test_a_lethal_stim_raises_hp_up_to_the_limit(bonus, shown, gained):
    table = battle("patches tantrum", "boar")
    table.bonus[4 + HP], table.hp[1] = bonus, 1
    verb("perma_hp", table, f"stim_lethal perma_hp {shown}", 1)
    assert (table.bonus[4 + HP], sum(table.bonus), table.hp[1]) == (
        bonus + gained,
        bonus + gained,
        1 + gained,
    )
    assert [(event.seat, event.stat) for event in happened(table, "Trained")] == [(1, "hp")]


def test_a_stride_moves_so_far_and_its_die_stays():
    table = battle("picket boomer", "boar")
    place(table, 1, 15)
    used = die(table, 0, "shield_form const_move 2")
    VERBS["stride"](table, 0, used, -1)
    run(table)
    assert table.locked[0] == [used]
    assert table.turn.strides == (2,)
    assert {option.place for option in options(table)} == {8, 9, 12, 5, 10, 13}
    table.turn.strides = (2,)
    VERBS["stride"](table, 0, die(table, 0, "sword_advance const_move 2"), -1)
    assert table.turn.strides == (2, 5)


def test_two_switches_heal_a_friend_or_hurt_a_foe_and_the_third_does_neither():
    table = battle("picket boomer", "great_bear")
    table.hp[1] = 1
    table.bonus[4 + HP] = 6
    for count, hp in ((1, 1), (2, 4), (3, 4)):
        verb("switch", table, "switch switch", 1)
        assert (table.turn.switches, table.hp[1]) == (count, hp)
    table = battle("picket boomer", "great_bear")
    for count, hurt in ((1, 0), (2, 3), (3, 3)):
        verb("switch", table, "switch switch", 4)
        assert (table.turn.switches, table.lacks(4)) == (count, hurt)
    assert (table.at[0], table.at[4]) == (4, 8)
    assert [event.cause for event in happened(table, "Damaged")] == ["skill"]


def test_a_rush_goes_three_places_far():
    table = battle("picket", "great_bear")
    table.hp[0] = 5
    verb("rush", table, "rush rush")
    assert asked_kind(table) == "MoveUnit"
    assert {option.place for option in options(table)} == {8, 9, 10, 11, 12, 13, 14, 5, 6, 1}
    assert table.turn.rushed
    choose(table, place=11)
    verb("rush", table, "rush rush")
    assert asked_kind(table) == "MoveUnit"


def test_a_second_rush_into_a_baddie_hurts_it_by_three_and_may_win():
    table = battle("picket", "boar")
    table.agenda.append(Pause(0))
    table.turn.rushed = True
    verb("rush", table, "rush rush")
    assert [option.unit for option in options(table, "Foe")] == [4]
    choose(table, "Foe")
    assert table.victory
    assert [event.cause for event in happened(table, "Damaged")] == ["skill"]
    assert not [item for item in table.agenda if isinstance(item, Pause)]


@pytest.mark.parametrize(("hp", "told"), [(4, [3]), (1, [])])
def test_ale_leaves_one_hp(hp, told):
    table = battle("picket", "boar")
    table.hp[0] = hp
    verb("drink_ale", table, "orcish_ale ale 2")
    assert table.hp[0] == 1
    assert [(event.lost, event.left) for event in happened(table, "Damaged")] == [(lost, 1) for lost in told]
