"""A Baddie's blows: whom they hit, the dice, what Bones do, who answers (rulebook: baddie_turn)."""

import pytest

from rouages.games.too_many_bones.baddies.attack import attack_dice, blow
from rouages.games.too_many_bones.box.components import ALLY
from rouages.games.too_many_bones.box.effects import (
    DISABLE,
    POISON,
    TAUNT,
    UNTARGETABLE,
    WEAKEN,
)
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.battle import BaddieRolled
from rouages.games.too_many_bones.events.dice import BaddieActed, DiceLost, Intercepted, Missed
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    die,
    happened,
    helped,
    loaded,
    place,
    skills_told,
    take_turn,
)

HIT, TWO, BONES = 0, 3, 4
"""Faces of a white ATK die."""
SHIELD, TWO_SHIELDS = 0, 2
"""Faces of a white DEF die, on which Bones are where they are on the other."""


def blank(count, **places):
    """Nothing for each of so many, but for these."""
    return tuple(places.get(f"_{place}", 0) for place in range(count))


def test_smoke_makes_a_baddie_miss():
    table = loaded(battle("boomer picket", "orc_archer"), TWO)
    table.active[0] = [die(table, 0, "smoke_screen smoke 2")]
    take_turn(table, 4)
    assert happened(table, "Missed") == [Missed(4, "orc_archer", 0)]
    assert table.aimed == []
    assert [one.n for one in table.active[0]] == [1]
    assert not happened(table, "BaddieRolled")


def test_picket_steps_in_for_whoever_holds_his_die():
    table = loaded(battle("boomer picket", "orc_archer"), TWO)
    table.active[0] = [die(table, 1, "intercept intercept 2")]
    hp = table.hp[:]
    take_turn(table, 4)
    assert happened(table, "Intercepted") == [Intercepted(0, 1)]
    assert (table.hp[0], table.hp[1]) == (hp[0], hp[1] - 2)
    assert [one.n for one in table.active[0]] == [1]


@pytest.mark.parametrize("foe", ["boar", "lynx", "acid_spitter"])
def test_a_helper_is_struck_like_a_gearloc(foe):
    table = loaded(helped(battle("picket", foe), 5), HIT)
    place(table, 0, 15)
    table.hp[0] = 3
    take_turn(table, 4)
    assert table.aimed[0] == ALLY
    assert table.top[ALLY] - table.hp[ALLY] == 1


def test_a_disabled_baddie_uses_none_of_its_skills():
    table = loaded(battle("picket", "bog_frog"), BONES)
    afflict(table, 4, DISABLE)
    take_turn(table, 4)
    assert not table.has(0, POISON)
    assert skills_told(table) == []


@pytest.mark.parametrize(
    ("foe", "skill"), [("lynx", "bleed"), ("bog_frog", "poison"), ("bog_pole", "weaken")]
)
def test_what_a_baddie_does_to_its_target_is_told_once(foe, skill):
    table = loaded(battle("picket", foe), BONES)
    take_turn(table, 4)
    assert happened(table, "BaddieActed") == [BaddieActed(4, foe, skill)]


def test_mischief_that_finds_no_die_is_not_told():
    table = loaded(battle("tantrum", "cutpurse"), BONES)
    table.active[0] = [die(table, 0, "rage rage 5")]
    take_turn(table, 4)
    assert skills_told(table) == []
    assert len(table.active[0]) == 1


def test_a_taunt_for_bones_is_told():
    table = loaded(battle("picket", "shield_breaker"), BONES, BONES)
    take_turn(table, 4)
    assert happened(table, "BaddieActed") == [BaddieActed(4, "shield_breaker", "taunt")]
    assert table.has(4, TAUNT)


def inspiring(meter, seen):
    """The Drummer in the second lane beats for the Boar in the first; perhaps nobody can be targeted."""
    table = battle("picket boomer", "boar drummer")
    for seat in table.seats:
        afflict(table, seat, UNTARGETABLE, not seen)
    table.meter = meter
    return take_turn(table, 5)


@pytest.mark.parametrize("seen", [True, False])
def test_the_first_lane_can_be_inspired_and_everybody_is_told_once(seen):  # ruling 57
    table = inspiring([5, 0, 1, 4], seen)
    assert bool(table.aimed) == seen
    assert table.meter == [5, 4, 0, 1]
    assert table.battle.inspired == blank(12, _4=1)
    assert happened(table, "BaddieActed") == [BaddieActed(5, "drummer", "inspire")]
    assert happened(table, "MeterChanged")[-1].meter == (5, 4, 0, 1)


@pytest.mark.parametrize("seen", [True, False])
def test_with_nobody_further_down_a_drummer_inspires_nobody(seen):
    table = inspiring([4, 0, 1, 5], seen)
    assert table.meter == [4, 0, 1, 5]
    assert not any(table.battle.inspired)
    assert skills_told(table) == []


def test_who_has_acted_is_not_inspired():
    table = battle("picket boomer", "boar drummer")
    table.meter, table.acted[4] = [5, 4, 0, 1], True
    take_turn(table, 5)
    assert not any(table.battle.inspired)


def test_inspired_dice_are_for_one_attack():
    table = loaded(battle("picket", "boar great_bear"), BONES, BONES)
    table.battle.inspired = blank(12, _4=1, _5=1)
    take_turn(table, 4)
    assert happened(table, "BaddieRolled")[0].bones == 2
    assert table.battle.inspired == blank(12, _5=1)


def test_keen_archers_roll_one_die_more():
    table = battle("picket", "orc_archer boar")
    table.rules = BattleRules(keen_archers=True)
    assert (attack_dice(table, 4), attack_dice(table, 5)) == (2, 1)


def test_weakness_takes_attack_dice_down_to_none():
    table = battle("picket", "great_bear boar")
    for unit in (4, 5):
        afflict(table, unit, WEAKEN, 2)
    assert (attack_dice(table, 4), attack_dice(table, 5)) == (2, 0)


def test_weakness_ends_with_the_turn():
    table = battle("picket", "boar")
    afflict(table, 4, WEAKEN)
    take_turn(table, 4)
    assert not table.has(4, WEAKEN)
    assert [event.effect for event in happened(table, "EffectGone")] == ["weaken"]


def test_def_dice_lie_on_it_as_they_fall_and_are_not_rolled_again():
    table = loaded(battle("picket", "great_bear"), SHIELD, TWO_SHIELDS, *[BONES] * 4)
    take_turn(table, 4)
    assert (table.ones[4], table.twos[4]) == (1, 1)
    assert happened(table, "BaddieRolled")[-1].shields == (1, 2)
    take_turn(loaded(table, *[BONES] * 8), 4)
    assert (table.ones[4], table.twos[4]) == (1, 1)
    assert happened(table, "BaddieRolled")[-1].shields == ()
    assert happened(table, "BaddieRolled")[-1].bones == 4


def test_the_bones_of_all_its_dice_are_told_together():
    table = loaded(battle("picket", "war_captain"), BONES, BONES, HIT)
    take_turn(table, 4)
    assert happened(table, "BaddieRolled") == [BaddieRolled(4, "war_captain", (1,), (), 2)]


def test_def_dice_are_rolled_without_a_target_too():
    table = loaded(battle("picket", "war_captain"), TWO_SHIELDS)
    afflict(table, 0, UNTARGETABLE)
    take_turn(table, 4)
    assert happened(table, "BaddieRolled") == [BaddieRolled(4, "war_captain", (), (2,), 0)]


def test_who_has_neither_target_nor_def_dice_rolls_nothing():
    table = battle("picket", "boar")
    afflict(table, 0, UNTARGETABLE)
    take_turn(table, 4)
    assert not happened(table, "BaddieRolled")


def test_frenzy_waits_for_enough_hits():  # ruling 47
    table = loaded(battle("picket", "scaled_duelist"), HIT, BONES, TWO, TWO)
    hp = table.hp[0]
    take_turn(table, 4)
    assert hp - table.hp[0] == 1


def test_the_bones_of_a_frenzy_count():  # ruling 47
    table = loaded(battle("picket", "tail_biter"), HIT, BONES)
    take_turn(table, 4)
    assert happened(table, "BaddieRolled") == [BaddieRolled(4, "tail_biter", (1,), (), 1)]


def test_a_baddie_that_fells_the_last_gearloc_spends_no_bones():
    table = loaded(battle("picket", "scaled_duelist"), HIT, HIT, BONES, BONES)
    table.hp[0] = 1
    take_turn(table, 4)
    assert happened(table, "BattleLost")
    assert skills_told(table) == []


def test_a_gearloc_in_the_first_place_of_the_mat_is_hit():
    table = loaded(battle("picket", "boar"), HIT)
    place(table, 4, 1)
    place(table, 0, 0)
    hp = table.hp[0]
    take_turn(table, 4)
    assert table.hp[0] == hp - 1


def test_engulf_hits_the_leader_too_if_it_stands_beside():
    table = battle("picket boomer tantrum", "club_swinger")
    hp = table.hp[:]
    blow(table, 4, 1, 2)
    assert [hp[unit] - table.hp[unit] for unit in (0, 1, 2, 4)] == [2, 2, 2, 0]


def test_blows_at_one_that_has_fallen_splash_nobody():
    table = loaded(battle("picket boomer", "toll_baron"), *[BONES] * 2, *[TWO] * 8)
    place(table, 1, 14)
    table.hp[0] = 1
    hp = table.hp[1]
    afflict(table, 0, TAUNT)
    take_turn(table, 4)
    assert not table.stands(0)
    assert table.hp[1] == hp


def test_wounds_of_several_blows_are_counted_together():
    table = loaded(battle("picket boomer", "great_bear"), *[BONES] * 2, HIT, *[BONES] * 3, TWO, *[BONES] * 3)
    afflict(table, 0, TAUNT)
    take_turn(table, 4)
    assert table.turn.hit == (0,)
    assert table.turn.wounds[0] == 3


def test_boom_does_half_the_damage_beside_the_target_but_none_to_the_king():
    table = battle("picket boomer", "goblin_king", tyrant="goblin_king")
    table.hp[0] = 9
    hp = table.hp[:]
    blow(table, 4, 0, 5)
    assert [hp[unit] - table.hp[unit] for unit in (0, 1, 4)] == [5, 2, 0]


def test_a_baddie_felled_by_a_riposte_strikes_nobody_else():
    table = loaded(battle("picket boomer", "gob_regent boar"), *[TWO] * 8)
    place(table, 4, 9)
    place(table, 1, 13)
    table.hp[4] = 3
    table.active[0] = [die(table, 0, "riposte riposte"), die(table, 0, "rush riposte")]
    hp = table.hp[1]
    take_turn(table, 4)
    while asked_kind(table) == "ChooseVictim":
        choose(table)
    choose(table, "Parried", count=2)
    assert not table.stands(4)
    assert table.hp[1] == hp
    assert not happened(table, "BaddieRolled")


def test_acid_that_finds_no_def_dice_is_not_told():
    table = loaded(battle("picket", "acid_spitter"), BONES)
    table.active[0] = [die(table, 0, "confidence adv_def 1")]
    take_turn(table, 4)
    assert skills_told(table) == []
    assert table.lost_def[0] == 0
    assert len(table.active[0]) == 1


def test_acid_is_told_with_the_dice_that_it_takes():
    table = loaded(battle("picket", "acid_spitter"), BONES)
    table.active[0] = [white_shield(0, 2), die(table, 0, "confidence adv_def 1"), white_shield(0, 1)]
    take_turn(table, 4)
    assert happened(table, "BaddieActed") == [BaddieActed(4, "acid_spitter", "corrosive")]
    assert happened(table, "DiceLost") == [DiceLost(0, "def", 2)]
    assert table.lost_def[0] == 2
    assert [one.icon for one in table.active[0]] == ["adv_def"]
