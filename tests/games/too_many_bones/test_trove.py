"""Trove Loot: extensions of the Backup Plan and other treasures (rulebook: loot)."""

from rouages.games.too_many_bones.battle.rounds import EndRound, StartBattle
from rouages.games.too_many_bones.box.components import HP
from rouages.games.too_many_bones.box.effects import POISON, STUN
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    bones,
    camp,
    choose,
    evening,
    hold,
    learn,
    loaded,
    options,
    place,
    roll,
    run,
    take_turn,
)


@covers("loot.dex_infuser")
def test_the_dex_infuser_rolls_one_more_die():
    table = bones(learn(hold(battle("tantrum", "boar"), 0, "dex_infuser"), 0, "cripple"), 0, 1)
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="dex_infuser")
    choose(table, "OneMore")
    choose(table, "PickSkill", skill="cripple")
    assert [one.number for one in table.rolled] == [0, 10]


@covers("loot.exploding_shrooms")
def test_shrooms_make_plans_cheaper_but_not_the_upgrade():  # ruling 43
    table = bones(hold(battle("tantrum", "boar"), 0, "exploding_shrooms"), 0, 5)
    table.hp[0] = 1
    roll(table, 0, "attack bones 1")
    assert "innate_upgrade" not in [option.plan for option in options(table, "UsePlan")]
    choose(table, "UsePlan", plan="recoup")
    assert table.bones(0) == 1


@covers("loot.flash_arrows", "loot.laser_pointer", "loot.poison_vial_kit")
def test_extensions_against_the_target():
    table = bones(hold(battle("tantrum", "great_bear boar"), 0, "flash_arrows"), 0, 2)
    table.twos[4] = 1
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "UsePlan", plan="flash_arrows")
    assert table.twos[4] == 0
    assert [one.n for one in table.active[0]] == [2]
    table = bones(hold(battle("tantrum", "great_bear boar"), 0, "laser_pointer"), 0, 1)
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "UsePlan", plan="laser_pointer")
    assert table.meter == [0, 5, 4]
    table = bones(hold(battle("tantrum", "great_bear"), 0, "poison_vial_kit"), 0, 2)
    roll(table, 0, "attack attack 2", target=4)
    choose(table, "UsePlan", plan="poison_vial_kit", hit=2)
    assert table.has(4, POISON) == 2


@covers("loot.grappling_gun", "loot.utility_belt", "loot.mechanical_boomerang")
def test_extensions_that_work_once_a_battle():
    table = bones(hold(battle("tantrum", "great_bear"), 0, "grappling_gun"), 0, 5)
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="grappling_gun")
    assert table.hidden(0)
    bones(table, 0, 5)
    roll(table, 0, "attack bones 1")
    assert "grappling_gun" not in [option.plan for option in options(table, "UsePlan")]
    table = bones(hold(battle("tantrum", "great_bear"), 0, "utility_belt"), 0, 2)
    table.lost_atk[0] = 1
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="utility_belt")
    choose(table, "Restored", skill="attack")
    assert table.lost_atk[0] == 0
    for face, again in ((0, True), (5, False)):
        table = bones(hold(battle("tantrum", "great_bear"), 0, "mechanical_boomerang"), 0, 4)
        loaded(table, face)
        roll(table, 0, "attack bones 1")
        choose(table, "UsePlan", plan="mechanical_boomerang", on=4)
        assert table.hp[4] == table.top[4] - 2
        roll(table, 0, "attack bones 1")
        assert ("mechanical_boomerang" in [one.plan for one in options(table, "UsePlan")]) is again


@covers("loot.hunters_body_count_necklace")
def test_the_necklace_keeps_trophies_that_add_attack_dice():
    table = hold(battle("tantrum", "boar wolf"), 0, "hunters_body_count_necklace")
    harm(table, 4, 9, 0)
    assert table.trophies == [CHIP["boar"]]
    place(table, 5, 4)
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe", unit=5)
    choose(table, "RollThem")
    assert len(table.rolled) == 1


@covers("loot.lightning_on_a_stick")
def test_lightning_stuns_and_may_come_back():
    table = bones(hold(battle("tantrum", "boar"), 0, "lightning_on_a_stick"), 0, 3)
    loaded(table, 0)
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="lightning_on_a_stick", on=4)
    assert table.has(4, STUN)
    assert table.has(0, STUN)


@covers("loot.maximizer_stim", "loot.minor_patch_kit")
def test_healing_extensions():
    table = bones(hold(battle("tantrum", "boar"), 0, "maximizer_stim"), 0, 1)
    table.bonus[HP], table.hp[0] = 1, 1
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="maximizer_stim")
    assert (table.bonus[HP], table.hp[0]) == (0, 4)
    table = bones(hold(battle("tantrum boomer", "boar"), 0, "minor_patch_kit"), 0, 1)
    table.hp[1] = 1
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="minor_patch_kit", on=1)
    assert table.hp[1] == 2


@covers("loot.mechanical_squirrel")
def test_the_squirrel_delays_a_baddie_for_a_round():
    table = hold(camp("tantrum"), 0, "mechanical_squirrel")
    table.queue = [CHIP["boar"], CHIP["wolf"]]
    table.stacks[0] = [chip for chip in table.stacks[0] if chip not in table.queue]
    run(table, StartBattle())
    choose(table, "Foe", name="wolf")
    assert table.queue == [CHIP["wolf"]]
    assert [table.name(unit) for unit in table.foes()] == ["boar"]


@covers("loot.micro_neural_implant")
def test_the_implant_targets_after_rolling():
    table = hold(battle("tantrum", "great_bear"), 0, "micro_neural_implant")
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "PickAttack")
    choose(table, "RollThem")
    choose(table, "Aim", unit=4)
    choose(table, "Strike")
    assert table.hp[4] == table.top[4] - 1


@covers("loot.reflex_powder_tin", "loot.shock_inducer")
def test_small_extensions():
    table = bones(hold(battle("tantrum", "boar"), 0, "reflex_powder_tin"), 0, 1)
    loaded(table, 3)
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "UsePlan", plan="reflex_powder_tin")
    choose(table, "Marked")
    assert table.rolled[0].n == 2
    table = bones(hold(battle("tantrum", "boar"), 0, "shock_inducer"), 0, 1)
    table.meter = [4, 0]
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="shock_inducer")
    run(table, EndRound())
    assert table.meter == [0, 4]


@covers("loot.small_spotting_scope")
def test_the_scope_looks_at_one_baddie_a_day():
    table = evening("small_spotting_scope", hp=4)
    choose(table, "UseCampLoot")
    choose(table, "Stack", points=20)
    choose(table, "Buried", buried=False)
    assert table.known[table.stacks[2][-1]] == 2
    assert not options(table, "UseCampLoot")
