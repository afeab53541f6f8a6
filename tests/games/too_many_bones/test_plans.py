"""Backup Plans: when each line can be used, what it costs and what it does (rulebook: backup_plan)."""

import pytest

from rouages.games.too_many_bones.box.components import HP
from rouages.games.too_many_bones.box.dice import EXHAUSTED, Die
from rouages.games.too_many_bones.box.effects import POISON, STUN
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.plan_effects import EFFECTS_OF_PLANS
from rouages.games.too_many_bones.gearlocs.plans import has_exhausted
from rouages.games.too_many_bones.gearlocs.plans import options as plans
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.slots import set_rage
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    battle,
    bones,
    choose,
    die,
    happened,
    hold,
    learn,
    loaded,
    options,
    roll,
    state,
)


def planning(party, *loot, foes="great_bear", count=5, seat=0):
    """A Gearloc with Bones in its plan, in its own turn."""
    table = bones(hold(battle(party, foes), seat, *loot), seat, count)
    table.end_turn(seat)
    return table


def offered(table, plan, seat=0):
    return [option.end for option in plans(table, seat) if option.plan == plan]


def use(table, plan, *faces, shown="attack bones 1", target=None, **fields):
    """A plan is used in the first seat's turn."""
    roll(table, 0, shown, target=target)
    table.news.clear()
    loaded(table, *faces)
    return choose(table, "UsePlan", plan=plan, **fields)


def test_a_plan_that_is_used_is_told():
    table = use(planning("boomer"), "hide")
    assert [(event.seat, event.plan) for event in happened(table, "PlanUsed")] == [(0, "hide")]


def test_without_bones_or_where_the_card_forbids_there_are_no_plans():
    assert plans(planning("boomer"), 0)
    assert plans(planning("boomer", count=0), 0) == []
    table = planning("boomer")
    table.rules = BattleRules(no_plans=True)
    assert plans(table, 0) == []
    table = planning("boomer")
    table.turn.planned = True
    assert plans(table, 0) == []


@pytest.mark.parametrize(("count", "found"), [(4, []), (5, [-1]), (6, [-1])])
def test_a_plan_needs_all_its_bones(count, found):
    assert offered(planning("boomer", count=count), "hide") == found


def test_a_plan_against_the_target_needs_one_that_stands():
    table = planning("boomer", foes="boar wolf")
    assert offered(table, "throw_odds") == []
    table.target = 5
    assert offered(table, "throw_odds") == [5]
    table.at[5] = -1
    assert offered(table, "throw_odds") == []


@pytest.mark.parametrize("skill", ["element", "casing", "fuse"])
def test_only_scavenger_dice_are_searched_again(skill):
    table = planning("boomer")
    table.rolled = [die(table, 0, f"{skill} {skill} 1")]
    assert offered(table, "search_again") == [-1]
    table.rolled = [
        die(table, 0, "body_search bones 1"),
        Die(0, 4, "grenades", 1),
        die(table, 0, "attack attack 1"),
    ]
    assert offered(table, "search_again") == []


def test_at_most_three_parts_are_rolled_again_and_of_a_do_over_as_many_as_one_likes():
    table = planning("boomer")
    roll(table, 0, "element bones 1", "casing bones 1", "fuse bones 1")
    choose(table, "UsePlan", plan="search_again")
    for skill in ("element", "casing", "fuse"):
        choose(table, "Marked", skill=skill)
    assert asked_kind(table) == "UseDice"
    table = planning("picket")
    roll(table, 0, *["attack attack 1"] * 8)
    choose(table, "UsePlan", plan="do_over")
    for _ in range(8):
        choose(table, "Marked")
    assert [type(option).__name__ for option in options(table)] == ["RollMarked"]


def test_without_rolled_dice_nothing_is_done_over():
    table = planning("picket", "reflex_powder_tin")
    assert offered(table, "do_over") == offered(table, "reflex_powder_tin") == []
    table.rolled = [die(table, 0, "attack attack 1")]
    assert offered(table, "do_over") == offered(table, "reflex_powder_tin") == [-1]


def test_a_bluff_bomb_moves_a_unit_one_place():
    table = planning("boomer", foes="boar wolf")
    assert offered(table, "bluff_bomb") == [0, 4, 5]
    use(table, "bluff_bomb", on=5)
    assert {option.place for option in options(table)} == {5, 1, 6, 9}


def test_healing_plans_are_for_the_hurt():
    table = planning("patches tantrum")
    assert offered(table, "heal_gearloc") == []
    table.hp[1] = 1
    assert offered(table, "heal_gearloc") == [1]
    table = planning("tantrum patches")
    assert offered(table, "recoup") == []
    table.hp[0] = 1
    assert offered(table, "recoup") == [0]


def test_a_discovery_needs_something_to_discover():
    table = planning("patches")
    assert offered(table, "fortunate_discovery") == [-1]
    learn(table, 0, "liquid_life", "poison_dart", "e_cells")
    assert offered(table, "fortunate_discovery") == []


def test_an_overcharge_needs_an_e_cell_and_hurts_truly():
    table = planning("patches", foes="great_bear boar")
    assert offered(table, "overcharge") == []
    table.locked[0] = [die(table, 0, "e_cells ecells 2")]
    assert offered(table, "overcharge") == [4, 5]
    table.ones[4] = 3
    use(table, "overcharge", on=4)
    assert (table.hp[4], table.ones[4]) == (table.top[4] - 4, 3)
    assert [one.n for one in table.locked[0]] == [1]


def shielded(*active, locked=(), target=4):
    table = planning("picket")
    table.active[0] = [die(table, 0, one) for one in active]
    table.locked[0] = [die(table, 0, one) for one in locked]
    table.target = target
    return table


def test_a_bash_needs_defence_and_a_target():
    assert offered(shielded(), "shield_bash") == []
    assert offered(shielded("confidence adv_def 2"), "shield_bash") == [4]
    assert offered(shielded("confidence adv_def 2", target=-1), "shield_bash") == []
    table = shielded()
    table.rolled = [white_shield(0, 1)]
    assert offered(table, "shield_bash") == [4]


def test_a_bash_exhausts_the_dice_and_takes_the_swords_along_once():
    table = shielded("confidence adv_def 2", locked=("sword_advance const_dmg 1", "shield_form const_def 1"))
    use(table, "shield_bash", shown="attack attack 1", target=4)
    assert table.hp[4] == table.top[4] - 4
    assert (state(table, 0, "confidence"), state(table, 0, "shield_form")) == (EXHAUSTED, EXHAUSTED)
    assert [one.icon for one in table.locked[0]] == ["const_dmg"]
    assert table.turn.sharpened
    choose(table, "Strike")
    assert table.hp[4] == table.top[4] - 5


def test_a_shock_is_a_bash_too():
    table = shielded("confidence adv_def 2")
    use(table, "shield_shock", shown="attack attack 1", target=4)
    assert (table.hp[4], table.has(4, STUN)) == (table.top[4] - 2, 1)


def test_benevolence_gives_no_shield_where_no_slot_is_free():
    table = shielded(*["confidence adv_def 1"] * 4)
    table.hp[0] = 1
    use(table, "benevolence")
    assert (table.hp[0], len(table.active[0])) == (3, 4)


def test_anger_needs_a_rage_die():
    table = planning("tantrum")
    assert offered(table, "get_angry") == offered(table, "calm_down") == []
    set_rage(table, 0, 1, 2)
    assert offered(table, "get_angry") == offered(table, "calm_down") == [-1]


def test_a_full_axe_collector_is_not_filled():
    table = planning("tantrum")
    for axes, found in ((2, [-1]), (3, [])):
        table.axes = axes
        assert offered(table, "axe_collector") == found
    table.axes = 0
    use(table, "axe_collector")
    [turned] = happened(table, "CounterTurned")
    assert (turned.seat, turned.skill, turned.value) == (0, "axe_collector", 3)


@pytest.mark.parametrize(
    ("party", "bonus", "after"),
    [("boomer patches", 0, (1, 2)), ("boomer patches", 6, (6, 1)), ("boomer picket", 0, (0, 1))],
)
def test_an_upgrade_lasts_and_patches_grows_by_it_up_to_his_limit(party, bonus, after):
    table = planning(party, seat=1, count=6)
    assert offered(table, "innate_upgrade", seat=1) == [-1]
    table.bonus[4 + HP], table.hp[1] = bonus, 1
    table.news.clear()
    EFFECTS_OF_PLANS["upgrade"](table, 1, -1, 0)
    assert table.plus == [False, True, False, False]
    assert (table.bonus[4 + HP], table.hp[1]) == after
    assert sum(table.bonus) == after[0]
    assert [event.seat for event in happened(table, "InnateUpgraded")] == [1]
    grown = after[0] > bonus
    assert [(event.seat, event.stat) for event in happened(table, "Trained")] == [(1, "hp")] * grown
    assert offered(table, "innate_upgrade", seat=1) == []


def test_a_shield_is_stolen_the_larger_one_first():
    for ones, twos, left, value in ((2, 0, (1, 0), 1), (1, 1, (1, 0), 2)):
        table = planning("tantrum", "flash_arrows")
        table.ones[4], table.twos[4], table.target = ones, twos, 4
        assert offered(table, "flash_arrows") == [4]
        use(table, "flash_arrows", target=4)
        assert (table.ones[4], table.twos[4]) == left
        assert [one.n for one in table.active[0]] == [value]


def test_a_shield_is_stolen_only_where_there_is_one_and_room_for_it():
    table = planning("tantrum", "flash_arrows")
    table.target = 4
    assert offered(table, "flash_arrows") == []
    table.ones[4] = 1
    assert offered(table, "flash_arrows") == [4]
    table.active[0] = [white_shield(0, 1)] * 4
    assert offered(table, "flash_arrows") == []


@pytest.mark.parametrize(
    ("meter", "after"),
    [([4, 5, 0], [5, 4, 0]), ([0, 5, 4], [0, 5, 4]), ([5, 0], [5, 0]), ([5, 4, 0, 6], [5, 0, 4, 6])],
)
def test_a_laser_pointer_sends_the_target_down_a_place_if_it_is_on_the_meter(meter, after):
    table = planning("tantrum", "laser_pointer", foes="great_bear boar wolf")
    table.meter = meter
    use(table, "laser_pointer", target=4)
    assert table.meter == after
    assert len(happened(table, "MeterChanged")) == (4 in meter)


@pytest.mark.parametrize(("face", "stunned"), [(0, 1), (1, 0)])
def test_lightning_comes_back_on_a_one(face, stunned):
    table = planning("tantrum", "lightning_on_a_stick", foes="boar")
    use(table, "lightning_on_a_stick", face, on=4)
    assert (table.has(4, STUN), table.has(0, STUN)) == (1, stunned)
    assert [(event.seat, event.number) for event in happened(table, "NumberRolled")] == [(0, face + 1)]


def test_lightning_strikes_baddies_of_up_to_five_points():
    table = planning("tantrum", "lightning_on_a_stick", foes="boar dire_wolf great_bear orb")
    assert offered(table, "lightning_on_a_stick") == [4, 5]


def test_a_maximizer_takes_an_hp_of_the_stat():
    table = planning("boomer tantrum", "maximizer_stim", seat=1)
    assert offered(table, "maximizer_stim", seat=1) == []
    table.bonus[HP] = 1
    assert offered(table, "maximizer_stim", seat=1) == []
    table.bonus[4 + HP], table.hp[1] = 1, 5
    assert offered(table, "maximizer_stim", seat=1) == [-1]
    table.news.clear()
    EFFECTS_OF_PLANS["maximize"](table, 1, -1, 3)
    assert (table.bonus[4 + HP], table.bonus[HP], table.hp[1]) == (0, 1, 4)
    assert [(event.seat, event.stat) for event in happened(table, "StatLowered")] == [(1, "hp")]


@pytest.mark.parametrize(("face", "lost"), [(2, ()), (3, (0,))])
def test_a_boomerang_comes_back_on_one_to_three(face, lost):
    table = planning("tantrum", "mechanical_boomerang")
    use(table, "mechanical_boomerang", face, on=4)
    assert table.battle.boomerangs == lost
    assert [(event.seat, event.number) for event in happened(table, "NumberRolled")] == [(0, face + 1)]
    assert table.hp[4] == table.top[4] - 2


def test_somebody_elses_boomerang_stays_where_it_is():
    table = planning("tantrum", "mechanical_boomerang")
    table.battle.boomerangs = (1,)
    use(table, "mechanical_boomerang", 0, on=4)
    assert table.battle.boomerangs == (1,)


@pytest.mark.parametrize(
    ("plan", "used", "free"),
    [
        ("grappling_gun", "grappling_guns", [-1]),
        ("mechanical_boomerang", "boomerangs", [4]),
        ("utility_belt", "utility_belts", [0]),
    ],
)
def test_some_loot_works_once_a_battle_for_its_owner(plan, used, free):
    table = planning("tantrum boomer", plan)
    table.lost_atk[0] = 1
    setattr(table.battle, used, (1,))
    assert offered(table, plan) == free
    use(table, plan, 5, **({"on": free[0]} if free[0] >= 0 else {}))
    assert getattr(table.battle, used) == (1, 0)
    table.turn.planned = False
    bones(table, 0, 5)
    assert offered(table, plan) == []


def test_a_die_is_exhausted_be_it_a_skill_or_white():
    table = battle("picket boomer", "boar")
    assert not has_exhausted(table, 1)
    for change in ("skills", "lost_atk", "lost_def"):
        table = battle("picket boomer", "boar")
        if change == "skills":
            table.skills[1][5] = EXHAUSTED
        else:
            getattr(table, change)[1] = 1
        assert [has_exhausted(table, seat) for seat in (0, 1)] == [False, True]


def test_a_vial_poisons_as_much_as_a_rolled_hit_hurts():
    table = planning("tantrum", "poison_vial_kit")
    table.rolled = [die(table, 0, f"attack attack {n}") for n in (2, 1, 2)]
    assert [option.hit for option in plans(table, 0) if option.plan == "poison_vial_kit"] == []
    table.target = 4
    found = [option for option in plans(table, 0) if option.plan == "poison_vial_kit"]
    assert [(option.on, option.hit, option.name) for option in found] == [
        (None, 1, "hit_1"),
        (None, 2, "hit_2"),
    ]
    use(table, "poison_vial_kit", shown="attack attack 1", target=4, hit=1)
    assert table.has(4, POISON) == 1


def test_what_a_plan_is_used_on_is_named():
    table = planning("boomer", foes="boar wolf")
    table.target = 5
    named = {(option.plan, option.on, option.name) for option in plans(table, 0)}
    assert ("throw_odds", 5, "wolf") in named
    assert ("bluff_bomb", 0, "boomer") in named
    assert ("hide", None, None) in named


def test_a_plan_that_is_paid_in_one_of_several_ways_may_win_the_battle():
    table = battle("boomer", "boar")
    table.agenda.append(Pause(0))
    table.plan[0] = [die(table, 0, "bigger_boom bones 1"), die(table, 0, "attack bones 1")]
    table.hp[4] = 1
    use(table, "throw_odds", shown="element bones 1", target=4)
    assert asked_kind(table) == "PayBones"
    choose(table, dice=("white",))
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]
