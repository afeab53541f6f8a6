"""A Gearloc's turn and the protections of damage (rulebook: gearloc_turn, damage)."""

from rouages.games.too_many_bones.box.effects import WEAKEN
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.harm import afflict, harm
from tests.games.too_many_bones.foretelling import foretold
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    die,
    happened,
    learn,
    loaded,
    options,
    place,
    roll,
    take_turn,
)


def test_a_step_costs_one_dex_and_goes_to_a_free_place_beside():
    table = battle("picket", "boar")
    take_turn(table, 0)
    assert {option.place for option in options(table, "Spot")} == {9, 12}
    choose(table, "Spot", place=9)
    assert (table.at[0], table.dex) == (9, 1)


def test_melee_targets_those_beside_ranged_anybody():
    table = battle("picket boomer", "boar wolf")
    take_turn(table, 0)
    choose(table, "Stay")
    assert [option.unit for option in options(table, "Foe")] == [4]
    table = battle("picket boomer", "boar wolf")
    take_turn(table, 1)
    choose(table, "Stay")
    assert [option.unit for option in options(table, "Foe")] == [4, 5]


def test_dice_are_limited_by_dex_and_by_the_stats():
    table = learn(battle("tantrum", "boar"), 0, "cripple")
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    assert {type(option).__name__ for option in options(table)} == {"PickAttack", "PickSkill", "RollThem"}
    for _ in range(3):
        choose(table, "PickAttack")
    assert table.turn.attack_dice == 3


def test_without_a_target_no_atk_dice():
    table = battle("tantrum", "boar")
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "NoTarget")
    assert not options(table, "PickAttack")


def test_unused_results_go_back_to_the_mat():
    table = battle("patches", "boar")
    roll(table, 0, "med_kit heal 2", "toxins bones 2")
    choose(table, "Done")
    assert table.skills[0][1] == 1


def test_forced_bones_must_be_stored():  # ruling 44
    table = battle("boomer", "boar")
    roll(table, 0, "frag bones 1")
    assert not options(table, "Done")
    choose(table, "StoreBones")
    assert options(table, "Done") or asked_kind(table) == "Pause"


def test_shields_then_buff_hp_then_hp():  # rulings 3, 14
    table = battle("picket", "boar")
    table.active[0] = [white_shield(0, 2), die(table, 0, "confidence adv_def 1")]
    table.buff[0] = 1
    hp = table.hp[0]
    assert harm(table, 0, 5) == 1
    assert table.hp[0] == hp - 1
    assert not table.active[0]


def test_true_damage_ignores_shields():
    table = battle("picket", "boar")
    table.active[0] = [white_shield(0, 2)]
    assert harm(table, 0, 1, true=True) == 1


def test_a_partly_used_shield_is_turned_down():  # ruling 3
    table = battle("picket", "boar")
    table.active[0] = [white_shield(0, 2)]
    harm(table, 0, 1)
    assert [one.n for one in table.active[0]] == [1]


def test_weaken_costs_dex_for_one_turn():  # ruling 20
    table = battle("picket", "boar")
    afflict(table, 0, WEAKEN, 1)
    take_turn(table, 0)
    assert table.dex == 1
    choose(table, "Stay")
    choose(table, "NoTarget")
    choose(table, "RollThem")
    assert not table.has(0, WEAKEN)


def test_the_why_of_a_refused_step():
    from rouages.engine.agenda import asked
    from rouages.games.too_many_bones.units.moving import SPOTS

    table = battle("picket", "boar")
    table.active[0] = []
    take_turn(table, 0)
    table.dex = 0
    decision = asked(table, 0)
    assert type(decision.why_not(table, SPOTS[9])).__name__ == "Nailed"


def test_a_grenade_costs_a_grenade_and_is_aimed_before_the_roll():
    table = learn(battle("boomer", "boar wolf"), 0, "frag")
    table.grenades = 1
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "NoTarget")
    choose(table, "PickSkill", skill="frag")
    assert asked_kind(table) == "AimGrenade"
    choose(table, "Spot", place=5)
    assert table.grenades == 0
    assert not [option for option in options(table, "PickSkill") if option.skill == "frag"]
    loaded(table, 1)
    choose(table, "RollThem")
    choose(table, "UseDie", verb="explode")
    assert not table.stands(5)
    assert happened(table, "Defeated")


def test_drellens_bog_makes_steps_dearer():
    table = battle("picket", "boar")
    table.rules = BattleRules(step_cost=2)
    take_turn(table, 0)
    choose(table, "Spot", place=9)
    assert table.dex == 0


def test_mud_may_hold_a_gearloc():
    table = loaded(battle("picket", "boar"), 0)
    table.rules = BattleRules(mud=True)
    take_turn(table, 0)
    choose(table, "Spot", place=9)
    assert table.at[0] == 8
    assert not options(table, "Spot")


def test_a_place_taken_is_not_offered():
    table = battle("picket boomer", "boar")
    place(table, 1, 9)
    take_turn(table, 0)
    assert {option.place for option in options(table, "Spot")} == {12}


def test_the_odds_of_the_chosen_dice_are_told():
    table = battle("tantrum", "boar")
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    choose(table, "PickAttack")
    choose(table, "PickAttack")
    shown = foretold(table).roll
    assert (shown.damage, shown.bones) == (1.667, 0.556)
