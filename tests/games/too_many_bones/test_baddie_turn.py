"""A Baddie's turn: targets, movement, blows (rulebook: baddie_turn, target)."""

import pytest

from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.effects import FLIGHT, STUN, TAUNT, UNTARGETABLE
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    choose,
    happened,
    hold,
    loaded,
    options,
    place,
    take_turn,
)


def test_a_melee_baddie_takes_the_nearest_enemy():
    table = loaded(battle("picket boomer", "boar"), 4)
    take_turn(table, 4)
    assert happened(table, "Targeted")[0].target == 0


def test_a_ranged_baddie_goes_by_its_icon():
    table = loaded(battle("picket boomer", "quill_cat rock_tosser"), 4)
    take_turn(table, 4)
    assert happened(table, "Targeted")[-1].target == 1
    take_turn(loaded(table, 4), 5)
    assert happened(table, "Targeted")[-1].target == 0


def test_players_decide_between_equals():  # ruling 59
    table = loaded(battle("picket boomer", "quill_cat"), 4)
    table.hp[0] = table.hp[1] = 3
    take_turn(table, 4)
    assert asked_kind(table) == "ChooseVictim"
    choose(table, "Victim", unit=1)
    assert happened(table, "Targeted")[-1].target == 1


def test_it_moves_up_to_two_steps_to_stand_beside_its_target():
    table = loaded(battle("picket", "boar"), 0)
    place(table, 0, 14)
    hp = table.hp[0]
    take_turn(table, 4)
    if asked_kind(table) == "ChooseApproach":
        choose(table, "Spot")
    assert table.at[4] not in (4, 14)
    assert table.hp[0] == hp


def test_it_attacks_once_it_stands_beside():
    table = loaded(battle("picket", "boar"), 3)
    place(table, 0, 13)
    hp = table.hp[0]
    take_turn(table, 4)
    choose(table, "Spot", place=9)
    assert table.hp[0] == hp - 2


def test_a_diagonal_mover_saves_a_step():
    table = loaded(battle("picket", "lynx"), 0)
    place(table, 0, 14)
    take_turn(table, 4)
    while asked_kind(table) == "ChooseApproach":
        choose(table, "Spot")
    assert table.adjacent(4, 0)


def test_a_blocked_baddie_stays():
    table = loaded(battle("picket", "boar wolf kobold"), 4)
    place(table, 4, 0)
    place(table, 5, 4)
    place(table, 6, 1)
    take_turn(table, 4)
    assert (table.at[4], table.mat[0]) == (0, 4)
    assert not happened(table, "BaddieRolled")


def test_a_baddie_behind_another_walks_round_it():  # ruling 12
    table = loaded(battle("boomer", "boar grunt"), 4)
    place(table, 0, 12)
    place(table, 5, 8)
    take_turn(table, 4)
    assert table.at[4] == 9
    take_turn(table, 4)
    assert table.at[4] == 13


def test_a_baddie_does_not_walk_towards_a_target_without_a_free_place_beside_it():
    table = loaded(battle("boomer", "boar grunt raider"), 4)
    place(table, 0, 12)
    place(table, 4, 7)
    place(table, 5, 8)
    place(table, 6, 13)
    take_turn(table, 4)
    assert table.at[4] == 7


def test_several_portraits_hit_several_targets_once_each():  # ruling 13
    table = loaded(battle("picket boomer", "gob_regent"), 4, 4, *[2] * 6)
    place(table, 4, 9)
    place(table, 1, 13)
    hp = table.hp[:]
    take_turn(table, 4)
    while asked_kind(table) != "Pause":
        choose(table)
    assert [hp[seat] - table.hp[seat] for seat in (0, 1)] == [3, 3]


def test_melee_takes_no_more_targets_than_stand_beside_it():
    table = loaded(battle("picket boomer", "mountain_mother"), *[4] * 5)
    place(table, 1, 15)
    take_turn(table, 4)
    assert table.aimed == [0]


def test_four_portraits_are_four_targets_in_the_order_of_the_icon():
    table = loaded(battle("picket boomer patches tantrum", "fire_drake"), *[4] * 4)
    table.hp[:4] = [4, 1, 3, 2]
    take_turn(table, 4)
    assert table.aimed == [1, 3, 2, 0]


def test_a_taunt_draws_every_blow():
    table = loaded(battle("picket boomer", "gob_regent"), 4, 4, *[2, 4, 4] * 4)
    table.bonus[0] = 6
    table.hp[0] = 11
    place(table, 4, 9)
    place(table, 1, 13)
    afflict(table, 0, TAUNT)
    take_turn(table, 4)
    while asked_kind(table) != "Pause":
        choose(table)
    assert table.hp[0] == 7


def test_an_untargetable_gearloc_is_left_alone():
    table = loaded(battle("picket", "boar"), 0)
    afflict(table, 0, UNTARGETABLE)
    take_turn(table, 4)
    assert not happened(table, "Targeted")


def test_it_rolls_only_the_def_dice_that_are_not_on_it():
    table = loaded(battle("picket", "war_captain"), 2, 4, 4)
    take_turn(table, 4)
    assert table.twos[4] == 1
    take_turn(loaded(table, 4, 4), 4)
    assert table.ones[4] + table.twos[4] == 1
    assert options(table) != []


@covers("loot.shoulder_mounted_rock_slinger")
def test_the_rock_slinger_answers_attacks_from_afar():
    table = hold(loaded(battle("picket", "orc_archer"), 4, 3), 0, "shoulder_mounted_rock_slinger")
    place(table, 4, 0)
    take_turn(table, 4)
    assert not table.stands(4)


@pytest.mark.parametrize(("rooted", "ends"), [(0, [5, 8]), (1, []), (2, [])])
def test_rooted_baddies_stay_up_to_that_round(rooted, ends):
    table = battle("picket", "boar")
    place(table, 0, 9)
    place(table, 4, 0)
    table.rules = BattleRules(rooted_until=rooted)
    take_turn(table, 4)
    assert [option.place for option in options(table, "Spot")] == ends


def test_nobody_moves_in_single_file():
    table = battle("picket", "boar")
    place(table, 0, 12)
    table.rules = BattleRules(one_lane=True)
    take_turn(table, 4)
    assert table.at[4] == 4


@pytest.mark.parametrize("to", [13, 14])
def test_a_snare_may_fell_the_last_baddie_on_its_way(to):
    table = battle("picket", "boar")
    place(table, 0, to)
    place(table, 4, 5)
    table.hp[4] = 1
    table.rules = BattleRules(snares=True)
    take_turn(table, 4)
    if to == 14:
        choose(table, "Spot")
    assert happened(table, "BattleWon")
    assert table.round == 0


def test_what_hides_a_baddie_and_what_taunts_end_as_its_turn_begins():
    table = loaded(battle("picket", "boar"), 4)
    afflict(table, 4, UNTARGETABLE)
    afflict(table, 4, TAUNT)
    take_turn(table, 4)
    assert [event.effect for event in happened(table, "EffectGone")] == ["untargetable", "taunt"]
    assert not table.hidden(4)
    assert not table.taunts(4)


def test_fire_burns_for_two_at_the_start_of_each_turn_as_long_as_it_lasts():
    table = loaded(battle("picket", "great_bear"), *[4] * 12)
    table.fire[4] = 2
    for left, lost in ((1, 2), (0, 4), (0, 4)):
        take_turn(loaded(table, *[4] * 12), 4)
        assert (table.fire[4], table.top[4] - table.hp[4]) == (left, lost)


def test_fire_that_fells_the_last_baddie_ends_the_battle():
    table = battle("picket", "boar")
    table.fire[4], table.hp[4] = 1, 1
    take_turn(table, 4)
    assert table.round == 0


def test_a_stunned_baddie_loses_its_turn():
    table = loaded(battle("picket", "horn_blower"), 0)
    afflict(table, 4, STUN)
    take_turn(table, 4)
    assert [event.unit for event in happened(table, "TurnLost")] == [4]
    assert not happened(table, "Targeted")
    assert not table.queue
    assert not table.has(4, STUN)


def test_scenery_does_nothing():
    table = battle("picket", "rat boar")
    take_turn(table, 4)
    assert not happened(table, "Targeted")


@pytest.mark.parametrize("number", [1, 2])
def test_where_only_archers_may_act_baddies_wait_for_the_second_round(number):
    table = loaded(battle("picket", "boar"), 4)
    table.rules = BattleRules(ranged_first=True)
    table.round = number
    take_turn(table, 4)
    assert bool(happened(table, "Targeted")) == (number == 2)


@pytest.mark.parametrize(
    ("foe", "calls", "points"), [("horn_blower", 1, 1), ("gob_captain", 1, 1), ("gob_regent", 2, 5)]
)
def test_a_signal_calls_a_lesser_baddie_under_the_queue(foe, calls, points):
    table = battle("picket", foe)
    table.queue = [CHIP["great_bear"]]
    for turn in range(1, 4):
        take_turn(loaded(table, *[4] * 20), 4)
        assert len(table.queue) == 1 + min(turn, calls)
    assert [CHIPS[chip].points for chip in table.queue] == [points] * calls + [20]
    assert [event.skill for event in happened(table, "BaddieActed")].count("signal") == calls


def test_a_flyer_that_finds_nobody_comes_down_where_it_is():
    table = battle("picket", "young_dragon")
    afflict(table, 4, FLIGHT)
    afflict(table, 0, UNTARGETABLE)
    take_turn(table, 4)
    assert not happened(table, "BaddieActed")
    assert table.at[4] == 4
    assert not table.has(4, FLIGHT)


def test_a_dive_is_told():
    table = loaded(battle("picket", "young_dragon"), 4, 4)
    afflict(table, 4, FLIGHT)
    take_turn(table, 4)
    assert [event.skill for event in happened(table, "BaddieActed")] == ["dive"]
    assert [event.target for event in happened(table, "Targeted")] == [0]
