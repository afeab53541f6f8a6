"""What Baddie skills ask of Gearlocs: drinks, lost dice, limits, parries, blows back (rulebook: effects)."""

import pytest

from rouages.games.too_many_bones.baddies.skills import (
    ChooseLimit,
    ChooseLostDice,
    Inflict,
    LimitStat,
    LostStat,
    Parried,
    Parry,
    StrikeBack,
)
from rouages.games.too_many_bones.box.components import ATK, DEF, DEX, HP, STATS
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED
from rouages.games.too_many_bones.box.effects import POISON
from rouages.games.too_many_bones.events.dice import DieSpent, Riposted, SkillUsed, StatLimited
from rouages.games.too_many_bones.events.harm import EffectStopped
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    die,
    happened,
    hold,
    loaded,
    options,
    place,
    run,
    state,
    take_turn,
)

HIT, TWO, BONES = 0, 3, 4
"""Faces of a white ATK die."""


def test_spirits_are_not_offered_to_the_knocked_out():
    table = hold(battle("picket boomer", "bog_frog"), 0, "spirits_of_ebon")
    leave_mat(table, 0)
    run(table, Inflict(4, 0, POISON, 1))
    assert asked_kind(table) == "Pause"


@pytest.mark.parametrize("suffered", [True, False])
def test_spirits_stop_an_effect_if_they_are_drunk(suffered):
    table = hold(battle("picket boomer", "bog_frog"), 1, "spirits_of_ebon")
    run(table, Inflict(4, 1, POISON, 2))
    choose(table, "Suffered", suffered=suffered)
    assert table.has(1, POISON) == (2 if suffered else 0)
    assert bool(table.hands[1]) == suffered
    stopped = [] if suffered else [EffectStopped(1, "boomer", "poison")]
    assert happened(table, "EffectStopped") == stopped


def mischief(count, *dice):
    """Picket's Active slots hold these dice, and Mischief takes so many."""
    table = battle("picket", "cutpurse")
    table.active[0] = [white_shield(0, int(one)) if one.isdigit() else die(table, 0, one) for one in dice]
    for one in table.active[0]:
        table.skills[0][one.number] = PLACED
    return run(table, ChooseLostDice(0, count))


CONFIDENCE, TENACITY = "confidence adv_def 1", "tenacity adv_def 2"


def test_the_only_die_goes_without_a_question():
    table = mischief(1, CONFIDENCE)
    assert asked_kind(table) == "Pause"
    assert table.active[0] == []
    assert state(table, 0, "confidence") == EXHAUSTED
    assert happened(table, "DieSpent") == [DieSpent(0, "confidence")]


def test_mischief_takes_no_more_than_it_says():
    table = mischief(1, CONFIDENCE, TENACITY, "2")
    choose(table, "Lost", skill="tenacity")
    assert asked_kind(table) == "Pause"
    assert [one.icon for one in table.active[0]] == ["adv_def", "defence"]
    assert state(table, 0, "tenacity") == EXHAUSTED
    assert happened(table, "DieSpent") == [DieSpent(0, "tenacity")]


def test_a_white_die_that_is_lost_is_told_too():
    table = mischief(1, CONFIDENCE, "2", "1")
    choose(table, "Lost", skill="defence", value=2)
    assert [one.n for one in table.active[0]] == [1, 1]
    assert happened(table, "DieSpent") == [DieSpent(0, "defence")]


def test_white_dice_that_go_without_a_question_are_told():
    table = mischief(2, CONFIDENCE, "2")
    assert (asked_kind(table), table.active[0]) == ("Pause", [])
    assert happened(table, "DieSpent") == [DieSpent(0, "confidence"), DieSpent(0, "defence")]


def test_two_dice_of_three_are_chosen_one_after_the_other():
    table = mischief(2, CONFIDENCE, TENACITY, "2", "1")
    choose(table, "Lost", skill="confidence")
    choose(table, "Lost", value=1)
    assert asked_kind(table) == "Pause"
    assert [one.n for one in table.active[0]] == [2, 2]


def limited(stat, seat=1, **bonus):
    """One of three loses this stat die; all have others."""
    table = battle("tantrum picket boomer", "gendricks", tyrant="gendricks")
    for name, value in bonus.items():
        table.bonus[4 * seat + STATS.index(name)] = value
    table.hp[seat] = table.most_hp(seat)
    table.active[seat] = [white_shield(seat, 1) for _ in range(4)]
    run(table, ChooseLimit(seat))
    return choose(table, "LostStat", stat=stat)


def test_one_may_lose_any_stat_die_that_it_has():  # ruling 35
    table = battle("tantrum picket boomer", "gendricks", tyrant="gendricks")
    table.bonus = [1, 1, 1, 1, 2, 0, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]
    assert LimitStat(1).options(table) == [LostStat("hp"), LostStat("atk"), LostStat("def")]
    table.limited[4 + ATK] = 1
    assert LimitStat(1).options(table) == [LostStat("hp"), LostStat("def")]
    table.bonus = [1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1]
    assert LimitStat(2).options(table) == [LostStat("hp"), LostStat("def")]


@pytest.mark.parametrize("stat", STATS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_lost_stat_die_is_lost_for_this_battle(seat, stat):  # ruling 35
    table = limited(stat, seat, hp=2, dex=2, atk=2, **{"def": 2})
    assert [place for place, lost in enumerate(table.limited) if lost == 1] == [4 * seat + STATS.index(stat)]
    assert happened(table, "StatLimited") == [StatLimited(seat, stat)]
    assert asked_kind(table) == "Pause"


def test_hp_shrink_to_the_new_most():
    table = limited("hp", hp=2)
    assert table.hp[1] == table.most_hp(1) == 5
    assert len(table.active[1]) == 4


def test_hp_stay_with_another_stat():
    table = limited("dex", hp=2, dex=1)
    assert table.hp[1] == 7
    assert table.stat(1, DEX) == 2


def test_active_def_dice_shrink_to_the_new_most():
    table = limited("def", **{"def": 2})
    assert table.stat(1, DEF) == 2
    assert len(table.active[1]) == 2
    assert happened(table, "DieSpent") == [DieSpent(1, "defence")] * 2
    assert table.hp[1] == table.stat(1, HP)


def test_who_lies_on_the_ground_loses_no_stat():
    table = battle("tantrum picket", "gendricks", tyrant="gendricks")
    table.bonus[4] = 1
    leave_mat(table, 1)
    run(table, ChooseLimit(1))
    assert asked_kind(table) == "Pause"


def ripostes(count, foe="great_bear"):
    """Picket in the second seat, with so many Ripostes, is the target of a Baddie beside him."""
    table = battle("boomer picket", foe)
    place(table, 4, 5)
    faces = ("riposte riposte", "rush riposte", "switch riposte")
    table.active[1] = [die(table, 1, face) for face in faces[:count]]
    table.aimed = [1, 0]
    return run(table, Parry(1, 4))


@pytest.mark.parametrize(("count", "offered"), [(1, 2), (2, 3), (3, 3)])
def test_one_riposte_parries_and_two_strike_back(count, offered):
    assert options(ripostes(count)) == [Parried(number) for number in range(offered)]


def test_whoever_does_not_parry_is_still_the_target():
    table = choose(ripostes(1), count=0)
    assert table.aimed == [1, 0]
    assert len(table.active[1]) == 1
    assert not happened(table, "Riposted")


def test_a_parry_stops_all_that_the_baddie_does_to_picket():
    table = choose(ripostes(2), count=1)
    assert table.aimed == [0]
    assert [one.number for one in table.active[1]] == [10]
    assert state(table, 1, "riposte") == EXHAUSTED
    assert happened(table, "Riposted") == [Riposted(1, "great_bear")]
    assert table.hp[4] == table.top[4]


def test_the_second_riposte_deals_three():
    table = choose(ripostes(2), count=2)
    assert table.active[1] == []
    assert table.hp[4] == table.top[4] - 3


def test_a_riposte_may_end_the_battle():
    table = choose(ripostes(2, "boar"), count=2)
    assert happened(table, "BattleWon")
    assert table.round == 0


@pytest.mark.parametrize("where", [9, 13])
def test_ripostes_are_for_a_baddie_beside(where):
    table = loaded(battle("picket", "orc_archer"), BONES)
    place(table, 4, where)
    table.active[0] = [die(table, 0, "riposte riposte")]
    take_turn(table, 4)
    assert asked_kind(table) == ("Parry" if where == 9 else "Pause")


POISON_ARMOR, LASHBACK = "like_a_wyrm poison_armor 2", "like_a_wolf lashback 3"


def struck(*dice, foe="great_bear"):
    """Tantrum was hurt from beside with these dice in his Active slots."""
    table = battle("boomer tantrum", foe)
    place(table, 4, 5)
    table.active[1] = [die(table, 1, one) for one in dice]
    return run(table, *[StrikeBack(1, 4, one.icon) for one in table.active[1]])


def test_poison_armor_poisons_whoever_hurts_tantrum():
    table = choose(struck(POISON_ARMOR), answered=True)
    assert table.has(4, POISON) == 2
    assert table.hp[4] == table.top[4]
    assert table.active[1] == []
    assert state(table, 1, "like_a_wyrm") == EXHAUSTED
    assert happened(table, "SkillUsed") == [SkillUsed(1, "like_a_wyrm", "poison_armor", 2)]


def test_lashback_strikes_back():
    table = choose(struck(LASHBACK), answered=True)
    assert table.hp[4] == table.top[4] - 3
    assert not table.has(4, POISON)
    assert state(table, 1, "like_a_wolf") == EXHAUSTED


def test_the_die_may_be_kept():
    table = choose(struck(LASHBACK), answered=False)
    assert table.hp[4] == table.top[4]
    assert len(table.active[1]) == 1
    assert not happened(table, "SkillUsed")


def test_lashback_may_end_the_battle():
    table = choose(struck(LASHBACK, foe="boar"), answered=True)
    assert happened(table, "BattleWon")
    assert table.round == 0


def test_nobody_answers_one_that_has_fallen():
    table = battle("tantrum", "boar wolf")
    table.active[0] = [die(table, 0, one) for one in (LASHBACK, POISON_ARMOR)]
    run(table, StrikeBack(0, 4, "lashback"), StrikeBack(0, 4, "poison_armor"))
    choose(table, answered=True)
    assert not table.stands(4)
    assert [option.answered for option in options(table)] == [False]


def test_a_die_that_is_gone_answers_nothing():
    table = struck(LASHBACK)
    table.active[1] = []
    assert [option.answered for option in options(table)] == [False]
