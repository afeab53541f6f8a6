"""Patches' dice, one by one (rulebook: backup_plan)."""

import pytest

from rouages.games.too_many_bones.battle.rounds import EndRound
from rouages.games.too_many_bones.box.components import ATK, HP
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED
from rouages.games.too_many_bones.box.effects import POISON
from rouages.games.too_many_bones.gearlocs.selecting import ready_skills
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    battle,
    bones,
    choose,
    die,
    learn,
    loaded,
    options,
    roll,
    run,
    state,
    take_turn,
)


def patches(*shown, foes="great_bear", hp=1, **more):
    table = battle("patches tantrum", foes)
    table.hp[0] = table.hp[1] = hp
    return roll(table, 0, *shown, **more)


@covers("skill.med_kit")
def test_a_med_kit_heals_anybody_up_to_full():
    table = patches("med_kit heal 3")
    choose(table, "UseDie", verb="heal", on=1)
    assert table.hp[1] == 4
    assert state(table, 0, "med_kit") == EXHAUSTED


@covers("skill.med_pack")
def test_a_med_pack_heals_more():
    table = patches("med_pack heal 5")
    choose(table, "UseDie", verb="heal", on=0)
    assert table.hp[0] == 4


@covers("skill.fast_hands")
def test_fast_hands_multiply_a_rolled_heal_or_wait_locked():
    table = patches("fast_hands heal_mult 3", "med_kit heal 1")
    choose(table, "UseDie", verb="multiply", die=1)
    choose(table, "UseDie", verb="heal", on=1)
    assert table.hp[1] == 4
    table = patches("fast_hands heal_mult 2")
    choose(table, "UseDie", verb="lock")
    roll(table, 0, "med_kit heal 1")
    choose(table, "AnyTime", deed="multiply")
    assert table.rolled[0].n == 2


@covers("skill.bone_saw")
def test_a_bone_saw_hurts_the_target():
    table = patches("bone_saw melee_dmg 3", target=4)
    choose(table, "UseDie", verb="damage")
    assert table.hp[4] == table.top[4] - 3


@covers("skill.liquid_life")
def test_liquid_life_revives_at_the_end_of_the_round():
    table = patches("liquid_life revive 2")
    harm(table, 1, 9, true=True)
    assert not table.stands(1)
    choose(table, "UseDie", verb="revive_later", on=1)
    run(table, EndRound())
    choose(table, "Place")
    assert table.hp[1] == 2
    assert table.meter[0] == 1
    assert state(table, 0, "liquid_life") == 0


def test_a_parked_revive_works_at_once():
    table = patches("liquid_life revive 2")
    choose(table, "UseDie", verb="keep", on=1)
    harm(table, 1, 9, true=True)
    assert table.stands(1)
    assert table.hp[1] == 2


@covers("skill.nutrients")
def test_nutrients_heal_reroll_or_find_loot():
    table = patches("nutrients heal 2")
    choose(table, "UseDie", verb="heal", on=0)
    assert table.hp[0] == 3
    table = patches("nutrients reroll_heal 1", "med_kit heal 1")
    loaded(table, 5)
    choose(table, "UseDie", verb="reroll", die=1)
    assert [one.n for one in table.rolled] == [3]
    table = patches("nutrients loot 1")
    choose(table, "UseDie", verb="draw_loot")
    assert len(table.hands[0]) == 1


@covers("skill.toxins")
def test_toxins_poison_the_target():
    table = patches("toxins poison_jar 3", target=4)
    choose(table, "UseDie", verb="poison")
    assert table.has(4, POISON) == 3


@covers("skill.poison_dart")
def test_a_poison_dart_reaches_any_baddie():
    table = patches("poison_dart poison_dart 2", foes="great_bear boar")
    choose(table, "UseDie", verb="poison", on=5)
    assert table.has(5, POISON) == 2
    assert state(table, 0, "poison_dart") == 0


@covers("skill.stim_kit")
@pytest.mark.parametrize("skill", ["stim_kit", "stim_belt"])
def test_stims_give_buff_hp_that_are_lost_first(skill):
    table = patches(f"{skill} buff_hp 4", hp=2)
    choose(table, "UseDie", verb="keep", on=1)
    harm(table, 1, 3)
    assert table.hp[1] == 2
    assert table.active[1][0].n == 1
    harm(table, 1, 1, true=True)
    assert table.hp[1] == 1


@covers("skill.stim_belt")
def test_a_tainted_stim_hurts_him_truly_and_must_be_used():
    table = patches("stim_belt tainted 1", hp=3)
    assert not options(table, "Done")
    choose(table, "UseDie", verb="taint")
    assert table.hp[0] == 2


@covers("skill.chem_kit")
def test_a_chem_kit_raises_atk_for_the_battle():
    table = patches("chem_kit buff_atk 2")
    choose(table, "UseDie", verb="keep", on=1)
    assert table.stat(1, ATK) == 5


@covers("skill.distiller")
def test_the_distiller_rolls_a_stim_again():
    table = patches("distiller reroll_buff 2", "stim_kit tainted 1")
    loaded(table, 5)
    choose(table, "UseDie", verb="reroll", die=9)
    assert sorted(one.icon for one in table.rolled) == ["buff_hp", "reroll_buff"]


@covers("skill.chain_reactor")
def test_the_chain_reactor_heals_or_boosts_each_turn():
    table = patches("chain_reactor recover 1", hp=2)
    choose(table, "UseDie", verb="keep", on=1)
    take_turn(table, 1)
    assert table.hp[1] == 3
    table = patches("chain_reactor booster 2", hp=2)
    buff = die(table, 0, "stim_kit buff_hp 5")
    table.active[1] = [type(buff)(0, buff.number, "buff_hp", 1, buff.face)]
    choose(table, "UseDie", verb="keep", on=1)
    take_turn(table, 1)
    assert table.active[1][0].n == 3


@covers("skill.stim_lethal")
def test_stim_lethal_raises_hp_for_good():
    table = patches("stim_lethal perma_hp 2", hp=3)
    choose(table, "UseDie", verb="perma_hp", on=1)
    assert table.bonus[4 + HP] == 2
    assert table.hp[1] == 5


@covers("skill.zappack", "skill.e_cells")
def test_the_zappack_needs_and_spends_an_e_cell():
    table = learn(battle("patches tantrum", "great_bear"), 0, "zappack")
    assert 11 not in ready_skills(table, 0)
    table.locked[0] = [die(table, 0, "e_cells ecells 2")]
    table.skills[0][12] = PLACED
    table.dex = 3
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe", unit=4)
    choose(table, "PickSkill", skill="zappack")
    assert table.locked[0][0].n == 1
    roll(table, 0, "zappack negizap 4")
    choose(table, "UseDie", verb="true_damage", on=4)
    assert table.hp[4] == table.top[4] - 4
    harm(table, 1, 9, true=True)
    roll(table, 0, "zappack posizap 3")
    choose(table, "UseDie", verb="revive_later", on=1)
    assert table.returning[1] == 3


@covers("innate.recovery")
def test_patches_heals_one_at_the_start_of_his_turn():
    table = battle("patches", "great_bear")
    table.hp[0] = 2
    take_turn(table, 0)
    assert table.hp[0] == 3


@covers("innate.major_recovery", "plan.innate_upgrade")
def test_major_recovery_raises_his_hp_once_and_heals_anybody():  # ruling 4
    table = bones(battle("patches tantrum", "great_bear"), 0, 6)
    table.hp[0] = table.hp[1] = 2
    roll(table, 0, "toxins bones 2")
    choose(table, "UsePlan", plan="innate_upgrade")
    assert table.plus[0]
    assert table.bonus[HP] == 1
    assert not table.plan[0]
    choose(table, "Done")
    take_turn(table, 0)
    choose(table, "Foe", unit=1)
    assert table.hp[1] == 3


@covers("plan.heal_gearloc", "plan.needle_jab", "plan.fortunate_discovery", "plan.overcharge")
def test_the_plans_of_patches():
    table = bones(patches("toxins bones 2", target=4), 0, 2)
    choose(table, "UsePlan", plan="heal_gearloc", on=1)
    assert table.hp[1] == 2
    table = bones(patches("toxins bones 2", target=4), 0, 3)
    roll(table, 0, "toxins bones 2", target=4)
    choose(table, "UsePlan", plan="needle_jab")
    assert table.hp[4] == table.top[4] - 2
    table = bones(patches("toxins bones 2"), 0, 4)
    roll(table, 0, "toxins bones 2")
    choose(table, "UsePlan", plan="fortunate_discovery")
    choose(table, "Consumable", skill="poison_dart")
    assert state(table, 0, "poison_dart") == 1
    table = bones(battle("patches", "great_bear"), 0, 5)
    table.locked[0] = [die(table, 0, "e_cells ecells 1")]
    roll(table, 0, "toxins bones 2")
    choose(table, "UsePlan", plan="overcharge", on=4)
    assert table.hp[4] == table.top[4] - 4
    assert not table.locked[0]


def test_e_cells_are_rolled_once_and_locked_when_found():
    table = bones(battle("patches", "great_bear"), 0, 4)
    roll(table, 0, "toxins bones 2")
    choose(table, "UsePlan", plan="fortunate_discovery")
    loaded(table, 5)
    choose(table, "Consumable", skill="e_cells")
    assert [(one.icon, one.n) for one in table.locked[0]] == [("ecells", 3)]


def test_more_than_five_bones_are_lost_at_the_end_of_the_turn():
    table = bones(battle("patches", "great_bear"), 0, 7)
    roll(table, 0, "toxins bones 2")
    choose(table, "Done")
    assert table.bones(0) == 5
