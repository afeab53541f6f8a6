"""Dice that are thrown, and thrown again (rulebook: gearloc_turn)."""

import pytest

from rouages.games.too_many_bones.box.dice import PLACED, Die
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import ChooseRerolls, roll_dice
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    battle,
    choose,
    die,
    happened,
    loaded,
    options,
    run,
    state,
)


def test_dice_that_are_thrown_are_in_use_and_told():
    table = loaded(battle("boomer picket", "boar"), 5, 3, 1)
    found = roll_dice(table, 1, [11, 0, 17])
    assert (
        found
        == table.rolled
        == [Die(1, 11, "adv_def", 2, 5), Die(1, 0, "attack", 2, 3), Die(1, 17, "defence", 1, 1)]
    )
    assert state(table, 1, "confidence") == PLACED
    assert (table.skills[1][0], table.skills[1][17]) != (PLACED, PLACED)
    [thrown] = happened(table, "DiceRolled")
    assert (thrown.seat, thrown.skills) == (1, ("confidence", "attack", "defence"))
    assert (thrown.icons, thrown.values) == (("adv_def", "attack", "defence"), (2, 2, 1))


def test_nothing_is_told_of_no_dice():
    table = battle("boomer picket", "boar")
    assert roll_dice(table, 0, []) == []
    assert table.news == []


@pytest.mark.parametrize("rules", [{"costly_bones": True}, {}])
def test_where_bones_cost_hp_each_one_that_is_rolled_does(rules):
    table = loaded(battle("boomer picket", "boar"), 4, 0, 3)
    table.rules = BattleRules(**rules)
    hp = table.hp[1]
    roll_dice(table, 1, [0, 1, 0])
    assert hp - table.hp[1] == (2 if rules else 0)
    assert [event.cause for event in happened(table, "Damaged")] == ["bones"] * bool(rules)


def rerolling(most, *shown, numbers=tuple(range(18))):
    table = battle("picket boomer", "great_bear")
    table.end_turn(0)
    table.rolled = [die(table, 0, one) for one in shown]
    table.rolled.append(die(table, 1, "attack attack 1"))
    return run(table, ChooseRerolls(0, numbers, most))


def marked(table):
    return [(option.skill, option.icon, option.value) for option in options(table, "Marked")]


def test_ones_own_dice_of_the_kinds_allowed_are_rolled_again_equal_ones_once():
    shown = ("attack attack 2", "attack attack 2", "confidence adv_def 1", "attack bones 1")
    table = rerolling(2, *shown)
    assert marked(table) == [("attack", "attack", 2), ("confidence", "adv_def", 1), ("attack", "bones", 1)]
    assert not options(table, "RollMarked")
    assert marked(rerolling(2, *shown, numbers=(11,))) == [("confidence", "adv_def", 1)]


def test_marked_dice_are_thrown_together_when_one_has_enough():
    table = rerolling(3, "attack attack 2", "confidence adv_def 1", "attack bones 1")
    choose(table, "Marked", skill="attack", icon="bones")
    assert [one.icon for one in table.rolled] == ["attack", "adv_def", "attack"]
    assert options(table, "RollMarked")
    choose(table, "Marked", skill="confidence")
    loaded(table, 3, 5)
    choose(table, "RollMarked")
    assert [(one.number, one.n) for one in table.rolled] == [(0, 2), (0, 1), (0, 2), (11, 2)]
    assert table.picked == []


def test_no_more_dice_are_marked_than_allowed():
    table = rerolling(1, "attack attack 2", "attack bones 1")
    choose(table, "Marked", icon="bones")
    assert asked_kind(table) == "Pause"
    table = rerolling(2, "attack attack 2", "attack bones 1", "attack attack 1")
    table.picked = [0, 0]
    assert marked(table) == []
    assert options(table, "RollMarked")


def test_where_no_die_may_be_rolled_again_one_can_only_go_on():
    assert [type(option).__name__ for option in options(rerolling(2, numbers=(5,)))] == ["RollMarked"]


def test_bones_that_cost_the_last_hp_end_the_battle():
    table = battle("picket", "great_bear")
    table.rules = BattleRules(costly_bones=True)
    table.agenda.append(Pause(0))
    table.hp[0] = 1
    table.rolled = [die(table, 0, "attack attack 2")]
    run(table, ChooseRerolls(0, (0,), 1))
    loaded(table, 4)
    choose(table, "Marked")
    assert not [item for item in table.agenda if isinstance(item, Pause)]
