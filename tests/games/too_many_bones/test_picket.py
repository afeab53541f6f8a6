"""Picket's dice, one by one (rulebook: slots)."""

import pytest

from rouages.games.too_many_bones.battle.rounds import OpenBattle, StartBattle
from rouages.games.too_many_bones.box.components import DEF
from rouages.games.too_many_bones.box.dice import EXHAUSTED, READY
from rouages.games.too_many_bones.box.effects import STUN
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.training import RescueTraining
from rouages.games.too_many_bones.sight.view import view
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    bones,
    camp,
    choose,
    die,
    loaded,
    options,
    place,
    roll,
    run,
    state,
    take_turn,
)


def picket(*shown, foes="great_bear", party="picket boomer", **more):
    return roll(battle(party, foes), 0, *shown, **more)


@covers("skill.stand_ground")
def test_stand_ground_heals_each_turn_while_locked_and_its_bones_come_back():
    table = picket("stand_ground const_regen 1")
    choose(table, "UseDie", verb="lock")
    table.hp[0] = 2
    take_turn(table, 0)
    assert table.hp[0] == 3
    table = picket("stand_ground reusable_bones 1", target=4)
    table.active[0] = [white_shield(0, 2)]
    table.plan[0] = [die(table, 0, "attack bones 1")]
    choose(table, "StoreBones", skill="stand_ground")
    choose(table, "UsePlan", plan="shield_bash")
    assert state(table, 0, "stand_ground") == READY


@covers("skill.shield_form")
def test_shield_form_cuts_damage_each_time_or_gives_steps():
    table = picket("shield_form const_def 1")
    choose(table, "UseDie", verb="lock")
    hp = table.hp[0]
    harm(table, 0, 2)
    harm(table, 0, 2)
    assert hp - table.hp[0] == 2
    table = picket("shield_form const_move 2", "bravado bones 2")
    choose(table, "UseDie", verb="lock")
    choose(table, "AnyTime", deed="stride")
    choose(table, "Spot", place=9 if table.mat[9] < 0 else 13)
    assert table.at[0] == 13
    assert not [option for option in options(table, "AnyTime") if option.deed == "stride"]


@covers("skill.sword_advance")
def test_sword_advance_adds_damage_to_his_attacks():
    table = picket("sword_advance const_dmg 1", "attack attack 2", target=4)
    choose(table, "UseDie", verb="lock")
    choose(table, "Strike")
    assert table.hp[4] == table.top[4] - 3


@covers("skill.lockdown")
def test_lockdown_keeps_a_taunt():
    table = picket("lockdown const_taunt")
    choose(table, "UseDie", verb="lock_taunt")
    assert table.taunts(0)
    take_turn(table, 0)
    assert table.taunts(0)
    assert "taunt" in [effect.effect for effect in view(table, 0).gearlocs[0].effects]


def test_lockdown_taunts_in_the_next_battle_too():  # ruling 20
    table = camp("picket")
    table.locked[0] = [die(table, 0, "lockdown const_taunt")]
    table.queue = [CHIP["clay_golem"]]
    table.agenda = [Pause(0)]
    run(table, StartBattle())
    assert table.taunts(0)


def test_a_dropped_lockdown_taunts_no_more():
    table = picket("lockdown const_taunt")
    choose(table, "UseDie", verb="lock_taunt")
    choose(table, "Drop", skill="lockdown")
    assert not table.taunts(0)


@pytest.mark.parametrize("skill", ["confidence", "tenacity", "renown"])
@covers("skill.confidence", "skill.tenacity", "skill.renown")
def test_hero_dice_are_shields_for_anybody(skill):
    table = picket(f"{skill} adv_def 2")
    choose(table, "UseDie", verb="keep", on=1)
    hp = table.hp[1]
    harm(table, 1, 1)
    assert table.hp[1] == hp
    assert table.active[1][0].n == 1
    harm(table, 1, 2)
    assert table.hp[1] == hp - 1
    assert state(table, 0, skill) == EXHAUSTED


@covers("skill.bravado")
def test_bravado_stores_many_bones_or_helps_training():
    table = picket("bravado bones 4")
    choose(table, "StoreBones")
    assert table.bones(0) == 4
    table = picket("bravado def_training")
    choose(table, "UseDie", verb="lock")
    table.training[0] = 1
    run(table, RescueTraining(0, DEF, 1))
    choose(table, "Rescue", by="bravado")
    assert table.bonus[DEF] == 1


@pytest.mark.parametrize("skill", ["redshirt", "intercept"])
@covers("skill.redshirt", "skill.intercept")
def test_picket_takes_the_hits_meant_for_an_ally(skill):
    table = picket(f"{skill} intercept 1", foes="slinger")
    choose(table, "UseDie", verb="keep", on=1)
    hp = table.hp[:]
    loaded(table, 3)
    take_turn(table, 4)
    assert (table.hp[0], table.hp[1]) == (hp[0] - 2, hp[1])
    assert not table.active[1]


@pytest.mark.parametrize("skill", ["switch", "rush", "riposte", "situational_awareness"])
@covers("skill.switch")
def test_a_switch_swaps_places_and_a_second_one_hurts(skill):
    table = picket(f"{skill} switch", "stand_ground switch")
    choose(table, "UseDie", skill=skill, verb="switch", on=4)
    assert (table.at[0], table.at[4]) == (4, 8)
    choose(table, "UseDie", verb="switch", on=4)
    assert table.hp[4] == table.top[4] - 3


@covers("skill.rush")
def test_a_rush_moves_far_and_a_second_one_hurts():
    table = battle("picket", "great_bear")
    roll(table, 0, "rush rush", "switch rush")
    choose(table, "UseDie", skill="rush", verb="rush")
    choose(table, "Spot", place=5)
    assert table.at[0] == 5
    choose(table, "UseDie", skill="switch", verb="rush")
    assert asked_kind(table) == "RushInto"
    choose(table, "Foe", unit=4)
    assert (table.at[0], table.hp[4]) == (5, table.top[4] - 3)


def test_a_second_rush_that_joins_no_pair_moves_and_hurts_nobody():
    table = battle("picket", "great_bear")
    roll(table, 0, "rush rush", "switch rush", "riposte rush")
    choose(table, "UseDie", skill="rush", verb="rush")
    choose(table, "Spot", place=5)
    choose(table, "UseDie", skill="switch", verb="rush")
    choose(table, "RushOn")
    choose(table, "Spot", place=0)
    assert table.hp[4] == table.top[4]
    choose(table, "UseDie", skill="riposte", verb="rush")
    choose(table, "Foe", unit=4)
    assert table.hp[4] == table.top[4] - 3


def test_a_pair_of_rushes_is_used_up():
    table = battle("picket", "great_bear")
    roll(table, 0, "rush rush", "switch rush", "riposte rush")
    choose(table, "UseDie", skill="rush", verb="rush")
    choose(table, "Spot", place=5)
    choose(table, "UseDie", skill="switch", verb="rush")
    choose(table, "Foe", unit=4)
    choose(table, "UseDie", skill="riposte", verb="rush")
    assert asked_kind(table) == "MoveUnit"


@covers("skill.riposte", "skill.situational_awareness")
def test_a_riposte_parries_everything_and_two_hit_back():
    table = picket("riposte riposte", "situational_awareness riposte", party="picket")
    choose(table, "UseDie", skill="riposte", verb="keep", on=0)
    choose(table, "UseDie", skill="situational_awareness", verb="keep", on=0)
    hp = table.hp[0]
    loaded(table, 0, 3, 3, 3)
    take_turn(table, 4)
    assert asked_kind(table) == "Parry"
    choose(table, "Parried", count=2)
    assert table.hp[0] == hp
    assert table.hp[4] == table.top[4] - 3
    assert state(table, 0, "riposte") == EXHAUSTED


@covers("skill.orcish_ale")
def test_ale_keeps_his_hp_at_one():
    table = picket("orcish_ale ale 1")
    choose(table, "UseDie", verb="drink_ale")
    harm(table, 0, 5, true=True)
    assert table.hp[0] == 1
    take_turn(table, 0)
    assert not table.active[0]
    harm(table, 0, 5, true=True)
    assert not table.stands(0)


@covers("skill.gobby_jerky")
def test_jerky_heals_picket():
    table = battle("picket", "boar")
    table.hp[0] = 1
    roll(table, 0, "gobby_jerky jerky 4")
    choose(table, "UseDie", verb="heal")
    assert table.hp[0] == 5


@covers("innate.shield_wall")
def test_the_shield_wall_stands_at_the_start_of_battle():
    table = loaded(battle("picket", "boar"), 0, 3)
    run(table, OpenBattle())
    assert [one.n for one in table.active[0]] == [1]
    assert not table.plan[0]


@covers("innate.gearloc_wall")
def test_the_gearloc_wall_locks_shields_that_do_not_count():
    table = battle("picket", "boar")
    table.plus[0] = True
    roll(table, 0, "defence defence 2")
    choose(table, "LockShield", value=2)
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    choose(table, "PickDefence")
    choose(table, "PickDefence")
    assert table.turn.defence_dice == 2


@covers("plan.shield_bash")
def test_a_shield_bash_turns_all_defence_into_damage():
    table = bones(battle("picket", "great_bear"), 0, 2)
    table.active[0] = [white_shield(0, 2), die(table, 0, "confidence adv_def 2")]
    table.locked[0] = [die(table, 0, "shield_form const_def 1")]
    roll(table, 0, "defence defence 1", target=4)
    choose(table, "UsePlan", plan="shield_bash")
    assert table.hp[4] == table.top[4] - 6
    assert not table.active[0] + table.locked[0]


@covers("plan.shield_shock")
def test_a_shield_shock_also_stuns_but_no_tyrant():
    table = bones(battle("picket", "great_bear"), 0, 5)
    table.active[0] = [white_shield(0, 1)]
    roll(table, 0, "bravado def_training", target=4)
    choose(table, "UsePlan", plan="shield_shock")
    assert table.has(4, STUN)
    table = bones(battle("picket", "duster"), 0, 5)
    table.active[0] = [white_shield(0, 1)]
    roll(table, 0, "bravado def_training", target=4)
    choose(table, "UsePlan", plan="shield_shock")
    assert not table.has(4, STUN)


@covers("plan.do_over", "plan.benevolence")
def test_do_over_and_benevolence():
    table = bones(battle("picket", "boar"), 0, 3)
    roll(table, 0, "attack bones 1", "defence bones 1", target=4)
    loaded(table, 2, 3)
    choose(table, "UsePlan", plan="do_over")
    choose(table, "Marked", skill="attack")
    choose(table, "Marked", skill="defence")
    choose(table, "RollMarked")
    assert sorted(one.icon for one in table.rolled) == ["attack", "bones"]
    table = bones(battle("picket", "boar"), 0, 4)
    table.hp[0] = 1
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="benevolence")
    assert table.hp[0] == 3
    assert [one.n for one in table.active[0]] == [2]


def test_a_dropped_skill_die_is_exhausted_and_frees_its_slot():
    table = picket("confidence adv_def 1", party="picket")
    table.active[0] = [white_shield(0, 1)] * 4
    roll(table, 0, "confidence adv_def 1")
    assert not [option for option in options(table, "UseDie") if option.verb == "keep"]
    choose(table, "Drop", zone="active")
    choose(table, "UseDie", verb="keep")
    choose(table, "Drop", skill="confidence")
    assert state(table, 0, "confidence") == EXHAUSTED


def test_dice_in_active_slots_use_up_def_dice():  # ruling 2
    table = battle("picket", "boar")
    place(table, 4, 0)
    table.active[0] = [white_shield(0, 1)] * 2
    take_turn(table, 0)
    choose(table, "Stay")
    assert not options(table, "PickDefence")
