"""White DEF dice outside a turn: the shields of a wall (rulebook: slots)."""

from rouages.engine.agenda import AnotherQuestion
from rouages.games.too_many_bones.box.components import DEF
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.choices import LockShield, Shield
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.shield_wall import (
    RaiseShield,
    RaiseShields,
    SlotsFull,
    may_lock,
    shield_wall,
    throw_shields,
)
from rouages.games.too_many_bones.gearlocs.turn import STAY
from rouages.games.too_many_bones.reasons import NoSuchShield
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    happened,
    loaded,
    options,
    run,
)


def raising(*faces, party="boomer picket", plus=False, **rules):
    table = loaded(battle(party, "great_bear"), *faces)
    table.plus[1], table.rules = plus, BattleRules(**rules)
    table.news.clear()
    return table


def test_a_wall_is_of_all_white_def_dice_the_largest_shields_first():
    table = raising(0, 2, 3)
    table.bonus[4 + DEF] = 1
    shield_wall(table, 1)
    run(table)
    assert [one.n for one in table.active[1]] == [2, 1]
    [thrown] = happened(table, "DiceRolled")
    assert (thrown.seat, thrown.skills) == (1, ("defence",) * 3)
    assert (thrown.icons, thrown.values) == (("defence", "defence", "bones"), (1, 2, 1))
    assert table.plan[1] == []


def test_no_dice_raise_no_wall():
    table = raising(0, 0)
    throw_shields(table, 1, 0)
    assert table.news == []
    assert len(table.agenda) == 2
    throw_shields(table, 1, 1)
    assert len(happened(table, "DiceRolled")) == 1


def test_the_bones_of_a_wall_may_cost_hp():
    table = raising(3, 3, costly_bones=True)
    hp = table.hp[1]
    throw_shields(table, 1, 2)
    assert hp - table.hp[1] == 2


def test_shields_for_which_there_is_no_room_are_lost():
    table = raising()
    table.active[1] = [white_shield(1, 1)] * 3
    run(table, RaiseShields(1, (2, 1)))
    assert [one.n for one in table.active[1]] == [1, 1, 1, 2]
    assert asked_kind(table) == "Pause"
    table = raising()
    leave_mat(table, 1)
    run(table, RaiseShields(1, (2, 1)))
    assert table.active[1] == []


def test_only_in_a_gearloc_wall_shields_may_be_locked_while_a_slot_is_free():
    assert not may_lock(raising(), 1)
    assert may_lock(raising(plus=True), 1)
    assert not may_lock(raising(plus=True, party="picket boomer"), 1)
    table = raising(plus=True)
    table.locked[1] = [white_shield(1, 1)] * 4
    assert not may_lock(table, 1)


def test_in_a_gearloc_wall_each_shield_is_asked_about():
    table = run(raising(plus=True), RaiseShields(1, (2, 1)))
    assert asked_kind(table) == "RaiseShield"
    assert options(table) == [Shield(2), LockShield(2)]
    choose(table, "LockShield")
    assert options(table) == [Shield(1), LockShield(1)]
    choose(table, "Shield")
    assert ([one.n for one in table.active[1]], [one.n for one in table.locked[1]]) == ([1], [2])


def test_with_one_kind_of_slot_free_nobody_is_asked():
    table = raising(plus=True)
    table.active[1] = [white_shield(1, 1)] * 4
    run(table, RaiseShields(1, (2,)))
    assert [one.n for one in table.locked[1]] == [2]
    assert len(table.active[1]) == 4


def test_why_a_shield_is_not_put_there():
    table = raising()
    decision = RaiseShield(1, 2)
    assert isinstance(decision.why_not(table, LockShield(2)), SlotsFull)
    assert isinstance(decision.why_not(table, Shield(1)), NoSuchShield)
    assert isinstance(decision.why_not(table, STAY), AnotherQuestion)
