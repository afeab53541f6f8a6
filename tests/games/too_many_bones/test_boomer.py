"""Boomer's dice, one by one (rulebook: skills)."""

from rouages.games.too_many_bones.box.dice import EXHAUSTED, READY
from rouages.games.too_many_bones.box.effects import DISABLE, HARMFUL, POISON, STUN
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    battle,
    bones,
    choose,
    die,
    learn,
    loaded,
    options,
    place,
    roll,
    state,
    take_turn,
)


def boomer(foes="boar", shown="", aim=None, **more):
    table = battle("boomer tantrum", foes)
    place(table, 0, 12)
    if aim is not None:
        table.aims = [aim] * 18
    return roll(table, 0, shown, **more)


@covers("skill.element", "skill.casing", "skill.fuse", "skill.boom_counter", "innate.scavenger")
def test_one_of_each_component_makes_a_grenade():  # ruling 30
    table = battle("boomer")
    assert [state(table, 0, name) for name in ("element", "casing", "fuse", "boom_counter")] == [READY] * 4
    roll(table, 0, "element element 2", "casing casing 1", "fuse fuse 3")
    for name in ("element", "casing", "fuse"):
        choose(table, "UseDie", skill=name)
    choose(table, "AnyTime", deed="build")
    assert table.grenades == 1
    assert {one.icon: one.n for one in table.locked[0]} == {"element": 1, "fuse": 2}
    assert state(table, 0, "casing") == EXHAUSTED


def test_grenades_never_exceed_three():
    table = battle("boomer")
    table.grenades = 3
    table.locked[0] = [die(table, 0, f"{name} {name} 2") for name in ("element", "casing", "fuse")]
    roll(table, 0, "bigger_boom bones 1")
    assert not [option for option in options(table, "AnyTime") if option.deed == "build"]


@covers("innate.resourceful_scavenger")
def test_a_resourceful_scavenger_adds_one_and_makes_parts_of_bones():
    table = battle("boomer")
    table.plus[0] = True
    roll(table, 0, "element element 1", "fuse bones 1")
    choose(table, "UseDie", skill="element")
    choose(table, "UseDie", skill="fuse", verb="add_parts")
    assert {one.icon: one.n for one in table.locked[0]} == {"element": 2, "fuse": 1}


@covers("skill.frag")
def test_frag_hurts_where_it_lands_and_half_beside_friends_included():
    table = battle("boomer tantrum", "stone_golem boar")
    table.aims = [4] * 18
    hp = table.hp[:]
    roll(table, 0, "frag small_explosion 4")
    choose(table, "UseDie", verb="explode")
    lost = [before - after for before, after in zip(hp, table.hp, strict=True)]
    assert (lost[4], lost[5], lost[0], lost[1]) == (3, 2, 2, 0)
    assert state(table, 0, "frag") == EXHAUSTED


def test_a_grenade_result_must_be_used():
    table = boomer("boar", "frag small_explosion 3", aim=4)
    assert not options(table, "Done")


@covers("skill.big_boom")
def test_big_boom_hits_all_baddies_and_sometimes_the_party():
    table = boomer("boar kobold", "big_boom controlled_blast 2")
    choose(table, "UseDie", verb="blast")
    assert (table.hp[4], table.hp[5]) == (1, 1)
    assert table.hp[0] == 1
    assert table.hp[1] == 2


@covers("skill.smoke_screen")
def test_smoke_makes_the_next_attack_miss():
    table = battle("boomer tantrum", "boar")
    table.aims = [9] * 18
    roll(table, 0, "smoke_screen smoke 1")
    choose(table, "UseDie", verb="smoke_there")
    place(table, 0, 15)
    loaded(table, 3, 3)
    place(table, 1, 8)
    take_turn(table, 4)
    assert table.hp[1] == 4
    assert state(table, 0, "smoke_screen") == EXHAUSTED


@covers("skill.sonic_cleanse")
def test_sonic_cleanse_removes_and_blocks_harmful_effects():
    table = battle("boomer tantrum", "boar")
    afflict(table, 1, POISON, 2)
    roll(table, 0, "sonic_cleanse cleanse 2")
    choose(table, "UseDie", verb="cleanse")
    afflict(table, 0, STUN)
    assert not any(table.has(seat, effect) for seat in (0, 1) for effect in HARMFUL)


@covers("skill.stunner")
def test_stunner_stuns_up_to_five_points():
    table = boomer("boar", "stunner stunner 5", aim=4)
    choose(table, "UseDie", verb="stun_there")
    assert table.has(4, STUN)
    table = boomer("great_bear", "stunner stunner 5", aim=4)
    choose(table, "UseDie", verb="stun_there")
    assert not table.has(4, STUN)


@covers("skill.napalm")
def test_napalm_burns_at_the_start_of_the_baddies_turns():
    table = battle("boomer", "great_bear")
    table.aims = [4] * 18
    roll(table, 0, "napalm napalm 2")
    choose(table, "UseDie", verb="burn_there")
    assert table.fire[4] == 1
    hp = table.hp[4]
    loaded(table, 4, 4, 4, 4, 4, 4)
    take_turn(table, 4)
    assert hp - table.hp[4] == 2
    assert table.fire[4] == 0


@covers("skill.flashbang")
def test_flashbang_disables_a_small_baddie():
    table = boomer("mossback", "flashbang disable 1", aim=4)
    choose(table, "UseDie", verb="disable_there")
    assert table.has(4, DISABLE)
    assert table.skill(4, "thick_skin") == 0


@covers("skill.body_search")
def test_body_search_gives_parts_loot_or_buff_hp_after_a_fall():
    table = boomer("boar", "body_search multi_parts 2")
    choose(table, "UseDie", verb="choose_parts")
    choose(table, "Part", skill="fuse")
    choose(table, "Part", skill="fuse")
    assert table.locked[0][0].n == 2
    table = boomer("boar", "body_search buff_hp 3")
    choose(table, "UseDie", verb="keep", on=0)
    assert table.active[0][0].n == 3
    table = boomer("boar", "body_search loot 1")
    choose(table, "UseDie", verb="draw_loot")
    assert len(table.hands[0]) == 1


def test_body_search_needs_a_fallen_baddie():
    from rouages.games.too_many_bones.gearlocs.selecting import ready_skills

    table = learn(battle("boomer", "boar"), 0, "body_search")
    assert 13 not in ready_skills(table, 0)
    table.beaten = 1
    assert 13 in ready_skills(table, 0)


@covers("skill.bigger_boom")
def test_bigger_boom_raises_frag():
    table = battle("boomer", "great_bear")
    place(table, 0, 12)
    table.aims = [4] * 18
    roll(table, 0, "bigger_boom bigger_boom 2", "frag small_explosion 3")
    choose(table, "UseDie", verb="bigger_boom")
    hp = table.hp[4]
    choose(table, "UseDie", verb="explode")
    assert hp - table.hp[4] == 5


@covers("skill.search_for_325", "skill.holy_hand_grenade")
def test_element_325_doubles_the_holy_hand_grenade():
    table = battle("boomer", "great_bear")
    place(table, 0, 12)
    roll(table, 0, "search_for_325 element_325")
    choose(table, "UseDie", verb="lock")
    table.aims = [4] * 18
    roll(table, 0, "holy_hand_grenade holy_small_explosion 3")
    hp = table.hp[4]
    choose(table, "UseDie", verb="explode_325")
    assert hp - table.hp[4] == 6
    assert state(table, 0, "holy_hand_grenade") == 0
    assert not table.locked[0]


def test_search_for_325_can_find_the_holy_hand_grenade_or_a_grenade():
    table = boomer("boar", "search_for_325 gain_holy_grenade 1")
    choose(table, "UseDie", verb="gain_holy_grenade")
    assert state(table, 0, "holy_hand_grenade") == READY
    table = boomer("boar", "search_for_325 intact_grenade 1")
    choose(table, "UseDie", verb="gain_grenade")
    assert table.grenades == 1


@covers("skill.baga_booms")
def test_bag_a_booms_is_used_once():
    table = boomer("boar", "baga_booms multi_parts 3")
    choose(table, "UseDie", verb="choose_parts")
    for _ in range(3):
        choose(table, "Part", skill="element")
    assert table.locked[0][0].n == 3
    assert state(table, 0, "baga_booms") == 0


@covers("plan.throw_odds", "plan.throw_ends")
def test_throw_odds_and_throw_ends_hurt_the_target():
    table = bones(battle("boomer", "great_bear"), 0, 5)
    roll(table, 0, "bigger_boom bones 1", target=4)
    hp = table.hp[4]
    choose(table, "UsePlan", plan="throw_ends")
    assert hp - table.hp[4] == 3
    assert not options(table, "UsePlan")
    table = bones(battle("boomer", "great_bear"), 0, 1)
    roll(table, 0, "bigger_boom bones 1", target=4)
    choose(table, "UsePlan", plan="throw_odds")
    assert table.hp[4] == table.top[4] - 1


@covers("plan.search_again")
def test_search_again_rolls_parts_again():
    table = bones(battle("boomer", "boar"), 0, 2)
    roll(table, 0, "element bones 1")
    loaded(table, 5)
    choose(table, "UsePlan", plan="search_again")
    choose(table, "Marked", skill="element")
    choose(table, "RollMarked")
    assert [one.n for one in table.rolled] == [3]


@covers("plan.bluff_bomb")
def test_a_bluff_bomb_moves_any_unit_aside():
    table = bones(battle("boomer", "boar"), 0, 3)
    roll(table, 0, "element bones 1")
    choose(table, "UsePlan", plan="bluff_bomb", on=4)
    choose(table, "Spot", place=0)
    assert table.at[4] == 0


@covers("plan.hide")
def test_hide_makes_her_untargetable():
    table = bones(battle("boomer", "boar"), 0, 5)
    roll(table, 0, "element bones 1")
    choose(table, "UsePlan", plan="hide")
    assert table.hidden(0)
