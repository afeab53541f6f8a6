"""Tantrum's dice, one by one (rulebook: exhausted)."""

from rouages.games.too_many_bones.battle.rounds import EndRound, StartBattle
from rouages.games.too_many_bones.box.components import ATK
from rouages.games.too_many_bones.box.dice import EXHAUSTED, Die
from rouages.games.too_many_bones.box.effects import DISABLE, POISON, STUN, TAUNT
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    bones,
    camp,
    choose,
    loaded,
    options,
    place,
    roll,
    run,
    state,
    take_turn,
)


def tantrum(*shown, foes="great_bear", rage=None, party="tantrum patches", **more):
    table = battle(party, foes)
    if rage is not None:
        set_rage(table, 0, *rage)
    return roll(table, 0, *shown, **more)


def step(table):
    return next(one for one in table.active[0] if one.icon == "rage").n


@covers("innate.rage", "skill.rage")
def test_rage_starts_at_its_first_face_and_grows_with_attacks_and_wounds():  # ruling 31
    table = camp("tantrum")
    run(table, StartBattle())
    table = tantrum("attack attack 1", rage=(1, 0), target=4)
    choose(table, "Strike")
    assert step(table) == 1
    harm(table, 0, 2)
    assert step(table) == 3
    harm(table, 0, 1)
    assert step(table) == 4


def test_rage_gives_bones_once():
    table = tantrum("attack bones 1", rage=(1, 3))
    choose(table, "AnyTime", deed="vent")
    assert table.bones(0) == 3
    assert state(table, 0, "rage") == EXHAUSTED


def test_rage_executes_a_one_point_baddie_on_its_point_eight_face():
    table = tantrum("attack bones 1", foes="boar dire_wolf", rage=(1, 4))
    assert [option.on for option in options(table, "AnyTime") if option.deed == "execute"] == [4]
    choose(table, "AnyTime", deed="execute", on=4)
    assert not table.stands(4)
    assert table.bodies == 1


@covers("innate.fearless_rage")
def test_a_breakdown_resets_rage_unless_he_is_fearless():
    table = tantrum("attack bones 1", rage=(1, 5))
    choose(table, "Done")
    assert step(table) == 0
    table = battle("tantrum", "boar")
    table.plus[0] = True
    set_rage(table, 0, 1, 5)
    roll(table, 0, "attack bones 1")
    choose(table, "Done")
    assert step(table) == 5


@covers("skill.raaage", "skill.raaaaage")
def test_the_larger_rages_heal_hurt_and_execute_more():
    table = tantrum("attack bones 1", foes="dire_wolf", rage=(2, 4))
    choose(table, "AnyTime", deed="execute", on=4)
    table = battle("tantrum", "great_bear")
    table.hp[0] = 1
    set_rage(table, 0, 2, 2)
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "AnyTime", deed="vent")
    assert table.hp[0] == 3
    assert step(table) == 0
    table = tantrum("attack bones 1", rage=(3, 1), target=4)
    choose(table, "AnyTime", deed="vent")
    assert table.hp[4] == table.top[4] - 2
    table = tantrum("attack bones 1", rage=(3, 4))
    choose(table, "AnyTime", deed="execute", on=4)
    assert not table.foes()


@covers("skill.anger_management")
def test_anger_management_turns_rage_or_advances_it():
    table = tantrum("anger_management anger 2", rage=(1, 1))
    choose(table, "UseDie", verb="anger_up")
    assert step(table) == 3
    table = tantrum("anger_management anger 2", rage=(1, 5))
    choose(table, "UseDie", verb="anger_down")
    assert step(table) == 3
    table = battle("tantrum", "boar")
    table.skills[0][2] = 1
    set_rage(table, 0, 1, 2)
    roll(table, 0, "anger_management advance")
    choose(table, "UseDie", verb="advance")
    assert [(one.number, one.n) for one in table.active[0]] == [(2, 0)]


@covers("skill.like_a_wyrm")
def test_like_a_wyrm_poisons_who_hits_him():
    table = tantrum("like_a_wyrm poison_armor 2", foes="boar", party="tantrum")
    choose(table, "UseDie", verb="keep")
    loaded(table, 3)
    take_turn(table, 4)
    choose(table, "Answered", answered=True)
    assert table.has(4, POISON) == 2
    assert state(table, 0, "like_a_wyrm") == EXHAUSTED


@covers("skill.like_a_wolf")
def test_like_a_wolf_strikes_back_or_steals_an_axe():
    table = tantrum("like_a_wolf lashback 2", foes="boar", party="tantrum")
    choose(table, "UseDie", verb="keep")
    loaded(table, 3)
    take_turn(table, 4)
    assert asked_kind(table) == "StrikeBack"
    choose(table, "Answered", answered=True)
    assert table.hp[4] == 1
    table = tantrum("like_a_wolf steal_axe 1")
    choose(table, "UseDie", verb="steal_axe")
    assert table.axes == 1


@covers("skill.like_a_kobold")
def test_like_a_kobold_loses_one_hp_a_turn():
    table = tantrum("like_a_kobold hardy 1")
    choose(table, "UseDie", verb="keep")
    hp = table.hp[0]
    harm(table, 0, 3)
    harm(table, 0, 2, true=True)
    assert hp - table.hp[0] == 1
    take_turn(table, 0)
    assert not table.active[0]


@covers("skill.axe_collector", "plan.axe_collector")
def test_axes_are_thrown_once_a_turn_at_those_not_beside_him():
    table = bones(battle("tantrum", "great_bear boar"), 0, 4)
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="axe_collector")
    assert table.axes == 3
    assert [option.on for option in options(table, "AnyTime")] == [5]
    choose(table, "AnyTime", deed="throw_axe", on=5)
    assert table.hp[5] == 1
    assert not options(table, "AnyTime")


@covers("skill.intimidate")
def test_intimidate_sends_the_target_down_the_meter():
    table = tantrum("intimidate drop_ini 3", foes="great_bear boar wolf", target=4)
    choose(table, "UseDie", verb="drop_ini")
    run(table, EndRound())
    assert table.meter.index(4) == 4


@covers("skill.cripple")
def test_cripple_takes_an_attack_die():
    from rouages.games.too_many_bones.baddies.attack import attack_dice

    table = tantrum("cripple atk_mod -1")
    before = attack_dice(table, 4)
    choose(table, "UseDie", verb="cripple", on=4)
    assert attack_dice(table, 4) == before - 1


@covers("skill.way_of_the_wild")
def test_way_of_the_wild_disables_a_neighbour():
    table = tantrum("way_of_the_wild disable 5", foes="mossback")
    choose(table, "UseDie", verb="disable", on=4)
    assert table.has(4, DISABLE)


@covers("skill.innervate")
def test_innervate_leaps_beside_any_baddie_and_takes_a_new_target():
    table = battle("tantrum", "great_bear boar wolf quill_cat")
    roll(table, 0, "innervate jump", "attack attack 1", target=4)
    choose(table, "UseDie", verb="jump", on=7)
    choose(table, "Spot", place=11)
    choose(table, "Aim", unit=7)
    choose(table, "Strike")
    assert table.hp[7] == 1


@covers("skill.strengthen")
def test_strengthen_raises_his_atk_and_may_train_it():
    table = battle("tantrum", "great_bear")
    roll(table, 0, "strengthen atk_mod 1")
    table.rolled = [Die(0, 14, "atk_mod", 1, 5)]
    loaded(table, 0, 0, 0)
    choose(table, "UseDie", verb="strengthen")
    assert table.bonus[ATK] == 1
    assert table.stat(0, ATK) == 5


@covers("skill.way_of_the_ebon")
def test_way_of_the_ebon_taunts_until_his_next_turn():
    table = tantrum("way_of_the_ebon taunt")
    choose(table, "UseDie", verb="keep_taunt")
    assert table.has(0, TAUNT)
    take_turn(table, 0)
    assert not table.has(0, TAUNT)
    assert state(table, 0, "way_of_the_ebon") == EXHAUSTED


@covers("skill.horn_o_the_zerker")
def test_the_horn_puts_the_party_first_or_stuns_the_small_ones():
    table = tantrum("horn_o_the_zerker party_inspire")
    table.meter = [4, 1, 0]
    choose(table, "UseDie", verb="party_inspire")
    run(table, EndRound())
    assert table.meter == [1, 0, 4]
    table = tantrum("horn_o_the_zerker disorient_all 5", foes="boar great_bear")
    choose(table, "UseDie", verb="disorient_all")
    assert (table.has(4, STUN), table.has(5, STUN)) == (1, 0)


@covers("skill.body_count")
def test_the_body_count_becomes_hp():
    table = battle("tantrum", "boar great_bear")
    table.hp[0] = 1
    table.hp[4] = 1
    roll(table, 0, "attack attack 1", "attack bones 1", target=4)
    choose(table, "Strike")
    choose(table, "AnyTime", deed="cash_bodies")
    assert table.hp[0] == 2
    assert table.bodies == 0


@covers("plan.get_angry", "plan.calm_down", "plan.recoup")
def test_the_plans_of_tantrum():
    for plan, cost, after in (("get_angry", 1, 3), ("calm_down", 2, 1)):
        table = bones(battle("tantrum", "boar"), 0, cost)
        set_rage(table, 0, 1, 2)
        roll(table, 0, "attack bones 1")
        choose(table, "UsePlan", plan=plan)
        assert step(table) == after
    table = bones(battle("tantrum", "boar"), 0, 5)
    table.hp[0] = 1
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="recoup")
    assert table.hp[0] == 4


def test_an_axe_cannot_reach_one_that_flies():
    table = battle("tantrum", "young_dragon boar")
    table.axes = 1
    place(table, 4, 2)
    table.effects[4 * 9 + 7] = 1
    roll(table, 0, "attack bones 1")
    assert 4 not in [option.on for option in options(table, "AnyTime")]
