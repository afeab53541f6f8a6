"""The glossary of Baddie skills (rulebook: baddie_chip, effects)."""

import pytest

from rouages.games.too_many_bones.baddies.attack import attack_dice
from rouages.games.too_many_bones.battle.rounds import EndRound
from rouages.games.too_many_bones.box.components import DEF
from rouages.games.too_many_bones.box.effects import (
    BLEED,
    DISABLE,
    FLIGHT,
    POISON,
    STUN,
    TAUNT,
    TERRIFY,
    WEAKEN,
)
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.arrival import enter, fill_mat
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.moving import SPOTS
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    bones,
    choose,
    happened,
    hold,
    loaded,
    options,
    place,
    roll,
    run,
    take_turn,
)


@pytest.mark.parametrize(
    ("foe", "effect", "value"),
    [("spine_spitter", BLEED, 1), ("bog_frog", POISON, 1), ("hexer", WEAKEN, 1)],
)
@covers("baddie.bleed", "baddie.poison", "baddie.weaken")
def test_some_put_an_effect_on_their_target_before_the_dice(foe, effect, value):  # ruling 54
    table = loaded(battle("picket", foe), 4, 4)
    take_turn(table, 4)
    assert table.has(0, effect) == value


@covers("loot.spirits_of_ebon")
def test_spirits_of_ebon_stop_an_effect():
    table = hold(loaded(battle("picket", "bog_frog"), 4), 0, "spirits_of_ebon")
    take_turn(table, 4)
    choose(table, "Suffered", suffered=False)
    assert not table.has(0, POISON)
    assert not table.hands[0]


@covers("baddie.break")
def test_break_exhausts_the_dice_that_hurt_it():
    table = battle("tantrum", "boulder_hurler")
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    choose(table, "Strike")
    assert table.lost_atk[0] == 2
    assert table.hp[4] == table.top[4] - 3
    table = bones(battle("boomer", "boulder_hurler"), 0, 1)
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "UsePlan", plan="throw_odds")
    assert table.lost_atk[0] == 0


@covers("baddie.careless")
def test_careless_hurts_itself_when_bones_come_up():
    table = loaded(battle("picket boomer", "boulder_hurler"), 4, 4)
    take_turn(table, 4)
    assert table.hp[4] == table.top[4] - 1


@covers("baddie.compound")
def test_compound_rolls_as_many_dice_as_the_round():
    table = battle("picket", "sand_worm")
    table.round = 3
    assert attack_dice(table, 4) == 3
    table.round = 7
    assert attack_dice(table, 4) == 5


@covers("baddie.corrosive")
def test_corrosive_exhausts_the_def_dice_left():
    table = loaded(battle("picket", "acid_spitter"), 4, 4)
    table.active[0] = [white_shield(0, 2), white_shield(0, 1)]
    take_turn(table, 4)
    assert not table.active[0]
    assert table.stat(0, DEF) == 0


@covers("baddie.flight", "baddie.dive")
def test_a_flyer_cannot_be_targeted_and_dives_on_the_weakest():
    table = loaded(battle("picket boomer", "young_dragon"), 4, 4)
    place(table, 1, 15)
    take_turn(table, 4)
    assert table.has(4, FLIGHT)
    assert table.hidden(4)
    table.hp[1] = 1
    loaded(table, 4, 4)
    take_turn(table, 4)
    assert options(table) == [SPOTS[11], SPOTS[14]]
    choose(table, place=14)
    assert table.at[4] == 14
    assert not table.has(4, FLIGHT)


def test_players_say_which_of_equally_weak_enemies_a_flyer_dives_on():
    table = loaded(battle("picket boomer", "young_dragon"), 4, 4)
    place(table, 1, 15)
    take_turn(table, 4)
    table.hp[0] = table.hp[1] = 3
    take_turn(table, 4)
    assert asked_kind(table) == "ChooseVictim"
    choose(table, unit=0)
    assert table.aimed == [0]


@covers("baddie.engulf")
def test_engulf_hits_everything_beside_the_target_itself_included():
    table = loaded(battle("picket boomer", "club_swinger"), 3, 0)
    hp = table.hp[:]
    take_turn(table, 4)
    assert [hp[unit] - table.hp[unit] for unit in (0, 1, 4)] == [3, 3, 3]


@covers("baddie.frenzy")
def test_frenzy_rolls_again_after_enough_hits():
    table = loaded(battle("picket", "tail_biter"), 0, 0)
    hp = table.hp[0]
    take_turn(table, 4)
    assert hp - table.hp[0] == 2


@covers("baddie.hardy")
def test_hardy_loses_one_hp_a_turn_even_to_true_damage():
    table = battle("picket", "kobold")
    harm(table, 4, 5, 0)
    harm(table, 4, 5, 0, true=True)
    assert table.hp[4] == 1


@covers("baddie.inspire")
def test_inspire_lets_the_next_baddie_act_at_once_with_more_dice():  # ruling 57
    table = loaded(battle("picket boomer", "drummer boar"), 4, 4)
    table.meter = [4, 0, 1, 5]
    take_turn(table, 4)
    assert table.meter == [4, 5, 0, 1]
    assert attack_dice(table, 5) == 2


@covers("baddie.lashback")
def test_lashback_strikes_back_if_it_survived():
    table = battle("tantrum", "dire_wolf")
    roll(table, 0, "attack attack 1", target=4)
    hp = table.hp[0]
    choose(table, "Strike")
    assert table.hp[0] == hp - 1


@covers("baddie.mischief")
def test_mischief_removes_a_die_of_the_players_choice():
    table = loaded(battle("picket", "cutpurse"), 4)
    table.active[0] = [white_shield(0, 2), white_shield(0, 1)]
    take_turn(table, 4)
    choose(table, "Lost", value=1)
    assert [one.n for one in table.active[0]] == [2]


@covers("baddie.rage")
def test_rage_adds_dice_below_full_hp():
    table = battle("picket", "pit_brawler")
    assert attack_dice(table, 4) == 1
    table.hp[4] -= 1
    assert attack_dice(table, 4) == 2


@covers("baddie.raiding")
def test_raiding_counts_the_other_orcs():
    assert attack_dice(battle("picket", "raider grunt boar"), 4) == 2


@covers("baddie.recover")
def test_recover_regains_hp_at_the_start_of_its_turn():
    table = loaded(battle("picket", "bridge_brat"), 4)
    table.hp[4] = 1
    take_turn(table, 4)
    assert table.hp[4] == 2


@covers("baddie.signal")
def test_signal_calls_one_lesser_baddie_for_so_many_rounds():
    table = loaded(battle("picket", "horn_blower"), 4)
    take_turn(table, 4)
    take_turn(table, 4)
    assert len(table.queue) == 1


@covers("baddie.stun")
def test_stun_costs_the_next_turn_but_poison_still_works():  # ruling 18
    table = loaded(battle("picket", "stone_golem"), 4, 4, 4)
    take_turn(table, 4)
    assert table.has(0, STUN)
    afflict(table, 0, POISON, 1)
    hp = table.hp[0]
    take_turn(table, 0)
    assert table.hp[0] == hp - 1
    assert asked_kind(table) == "Pause"
    assert not table.has(0, STUN)


@covers("baddie.taunt")
def test_a_taunt_binds_those_beside():
    table = loaded(battle("tantrum", "shield_breaker boar"), 4, 4)
    place(table, 0, 8)
    place(table, 5, 9)
    take_turn(table, 4)
    assert table.has(4, TAUNT)
    take_turn(table, 0)
    choose(table, "Stay")
    assert [option.unit for option in options(table, "Foe")] == [4]


@covers("baddie.terrify")
def test_a_terrified_attacker_may_not_target_it_in_its_next_turn():
    table = battle("boomer", "screech_owl boar")
    roll(table, 0, "attack attack 1", target=4)
    choose(table, "Strike")
    assert table.has(0, TERRIFY)
    take_turn(table, 0)
    choose(table, "Stay")
    assert [option.unit for option in options(table, "Foe")] == [5]


@covers("baddie.thick_skin")
def test_thick_skin_ignores_the_first_damage_of_a_turn_only_once():
    table = battle("picket", "stone_golem")
    hp = table.hp[4]
    harm(table, 4, 1, 0)
    harm(table, 4, 2, 0)
    assert hp - table.hp[4] == 2
    harm(table, 4, 1, 0, true=True)
    assert hp - table.hp[4] == 3


@covers("baddie.undead")
def test_an_undead_comes_back_once_with_two_hp_and_double_attack():  # ruling 46
    table = battle("picket", "rot_sage")
    harm(table, 4, 99, 0, true=True)
    assert table.queue == [CHIP["rot_sage"]]
    assert table.beaten == 0
    fill_mat(table)
    assert table.hp[4] == 2
    assert attack_dice(table, 4) == 6
    harm(table, 4, 99, 0, true=True)
    assert CHIP["rot_sage"] in table.fallen[2]


@covers("baddie.untargetable")
def test_untargetable_by_bones():
    table = loaded(battle("picket boomer", "hexer"), 4, 4)
    take_turn(table, 4)
    assert table.hidden(4)


def test_a_disabled_baddie_has_no_skills():
    table = battle("picket", "stone_golem")
    afflict(table, 4, DISABLE)
    hp = table.hp[4]
    harm(table, 4, 1, 0)
    assert table.hp[4] == hp - 1


def test_a_new_poison_replaces_the_old_and_fades():  # ruling 19
    table = battle("picket", "great_bear")
    afflict(table, 4, POISON, 3)
    afflict(table, 4, POISON, 2)
    loaded(table, 4, 4, 4, 4)
    hp = table.hp[4]
    take_turn(table, 4)
    assert hp - table.hp[4] == 2
    assert table.has(4, POISON) == 1


def test_skulls_bring_five_point_baddies_on_top_of_the_queue():  # ruling 8
    table = battle("picket", "boar")
    enter(table, 5, CHIP["powder_king"], 1)
    assert len(table.queue) == 2
    assert len(happened(table, "QueueGrew")) == 2


def test_newcomers_enter_at_the_end_of_the_round():
    table = battle("picket", "boar")
    table.queue = [CHIP["wolf"], CHIP["great_bear"]]
    run(table, EndRound())
    assert {table.name(unit) for unit in table.foes()} == {"boar", "wolf", "great_bear"}
    assert [table.name(unit) for unit in table.meter] == ["great_bear", "picket", "boar", "wolf"]
