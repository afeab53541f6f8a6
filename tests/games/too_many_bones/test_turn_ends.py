"""What wears off when a Gearloc's turn begins, what heals, and what its end brings (rulebook: effects)."""

import pytest

from rouages.games.too_many_bones.box.components import NOBODY
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED, READY, Die
from rouages.games.too_many_bones.box.effects import STUN, TAUNT, TERRIFY, UNTARGETABLE, WEAKEN
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.start import (
    EndTurn,
    MajorRecovery,
    lose_turn,
    major_recovery,
    may_act,
    start_healing,
    wear_off,
)
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    battle,
    choose,
    die,
    happened,
    options,
    place,
    run,
    state,
)


def test_what_hid_her_and_a_taunt_are_over_when_the_turn_begins():
    table = battle("tantrum picket", "boar")
    for effect in (UNTARGETABLE, TAUNT, WEAKEN):
        afflict(table, 0, effect)
    table.active[0] = [white_shield(0, 1), die(table, 0, "way_of_the_ebon taunt")]
    wear_off(table, 0)
    assert [table.has(0, effect) for effect in (UNTARGETABLE, TAUNT, WEAKEN)] == [0, 0, 1]
    assert table.active[0] == [white_shield(0, 1)]
    assert state(table, 0, "way_of_the_ebon") == EXHAUSTED


@pytest.mark.parametrize(
    ("who", "shown"),
    [
        ("tantrum", "like_a_kobold hardy 2"),
        ("boomer", "sonic_cleanse cleanse 2"),
        ("picket", "orcish_ale ale 2"),
    ],
)
def test_dice_that_count_rounds_go_down_in_their_owners_turn(who, shown):
    table = battle(f"patches {who}", "boar")
    table.active[1] = [die(table, 1, shown), white_shield(1, 2)]
    wear_off(table, 1)
    assert [one.n for one in table.active[1]] == [1, 2]
    table.active[0] = [die(table, 1, shown)]
    wear_off(table, 0)
    assert [one.n for one in table.active[0]] == [2]


def test_who_has_fallen_or_is_stunned_does_not_act():
    table = battle("picket boomer", "boar")
    assert may_act(table, 0)
    afflict(table, 0, STUN, 2)
    table.battle.inspired = put(table.battle.inspired, 0, 2)
    table.news.clear()
    assert not may_act(table, 0)
    assert (table.has(0, STUN), table.battle.inspired[0]) == (1, 0)
    assert [(event.unit, event.name) for event in happened(table, "TurnLost")] == [(0, "picket")]
    leave_mat(table, 1)
    assert not may_act(table, 1)
    lose_turn(table, 4)
    assert [event.unit for event in happened(table, "TurnLost")] == [0, 4]


@pytest.mark.parametrize(
    ("party", "round_", "first", "acts"),
    [
        ("picket", 1, True, False),
        ("picket", 2, True, True),
        ("picket", 1, False, True),
        ("boomer", 1, True, True),
    ],
)
def test_where_the_ranged_come_first_melee_waits_in_round_one(party, round_, first, acts):
    table = battle(party, "boar")
    table.rules, table.round = BattleRules(ranged_first=first), round_
    assert may_act(table, 0) is acts


def test_start_healing_is_of_patches_himself_and_of_dice_in_slots():
    table = battle("patches picket", "boar")
    assert (start_healing(table, 0), start_healing(table, 1)) == (1, 0)
    table.locked[1] = [die(table, 1, "stand_ground const_regen 1"), die(table, 1, "shield_form const_def 1")]
    table.active[1] = [die(table, 0, "chain_reactor recover 1"), white_shield(1, 2)]
    assert start_healing(table, 1) == 2
    afflict(table, 1, STUN)
    assert start_healing(table, 1) == 0
    table.plus[0] = True
    assert (start_healing(table, 0), major_recovery(table, 0)) == (0, 1)
    table.plus[1] = True
    assert major_recovery(table, 1) == 0
    afflict(table, 0, STUN)
    assert major_recovery(table, 0) == 0


def boosted(*buffs, booster=2):
    """Patches with a Booster and Buff dice that have lost some: what each holds."""
    table = battle("patches", "boar")
    reactor = die(table, 0, f"chain_reactor booster {booster}")
    stim, belt = die(table, 0, "stim_kit buff_hp 5"), die(table, 0, "stim_belt buff_hp 4")
    table.active[0] = [
        reactor,
        *[Die(0, one.number, "buff_hp", n, one.face) for one, n in zip((stim, belt), buffs, strict=False)],
    ]
    assert may_act(table, 0)
    return table


@pytest.mark.parametrize(
    ("buffs", "after"), [((1,), [3]), ((4,), [5]), ((5,), [5]), ((4, 1), [5, 2]), ((2, 1), [4, 1])]
)
def test_a_booster_restores_buff_hp_up_to_what_the_dice_showed(buffs, after):
    table = boosted(*buffs)
    assert [one.n for one in table.active[0][1:]] == after
    assert table.active[0][0].icon == "booster"


def test_a_booster_without_buff_dice_is_exhausted():
    table = boosted()
    assert table.active[0] == []
    assert state(table, 0, "chain_reactor") == EXHAUSTED


def recovering(*hp):
    table = battle("patches picket boomer", "boar")
    full = [table.most_hp(seat) for seat in range(3)]
    table.hp[:3] = [min(one, most) for one, most in zip(hp, full, strict=True)]
    return run(table, MajorRecovery(0))


def test_major_recovery_heals_the_only_one_who_is_hurt():
    table = recovering(9, 1, 9)
    assert asked_kind(table) == "Pause"
    assert table.hp[1] == 2
    assert [(event.seat, event.innate) for event in happened(table, "InnateWorked")] == [
        (0, "major_recovery")
    ]


def test_major_recovery_asks_whom_and_heals_nobody_where_all_are_well():
    table = recovering(9, 1, 1)
    assert [option.unit for option in options(table)] == [1, 2]
    choose(table, unit=2)
    assert table.hp[1:3] == [1, 2]
    table = recovering(9, 9, 9)
    assert asked_kind(table) == "Pause"
    assert not happened(table, "InnateWorked")


def test_at_the_end_of_a_turn_weakness_goes_and_fear_fades():
    table = battle("picket boomer", "boar")
    afflict(table, 0, WEAKEN, 2)
    afflict(table, 0, TERRIFY, 2)
    table.target = 4
    table.news.clear()
    run(table, EndTurn(0))
    assert (table.has(0, WEAKEN), table.has(0, TERRIFY), table.target) == (0, 1, -1)
    run(table, EndTurn(0))
    assert table.has(0, TERRIFY) == 0
    table.news.clear()
    run(table, EndTurn(0))
    assert table.news == []


def test_a_guerrilla_ends_its_turn_with_three_free_steps():
    table = battle("picket boomer", "boar")
    place(table, 1, 15)
    table.rules = BattleRules(guerrilla=True)
    run(table, EndTurn(0))
    assert asked_kind(table) == "MoveUnit"
    assert {option.place for option in options(table)} == {8, 9, 10, 11, 12, 13, 14, 5, 6, 1}
    table = battle("picket boomer", "boar")
    table.rules = BattleRules(guerrilla=True)
    leave_mat(table, 0)
    assert asked_kind(run(table, EndTurn(0))) == "Pause"
    assert asked_kind(run(battle("picket", "boar"), EndTurn(0))) == "Pause"


@pytest.mark.parametrize(("count", "left"), [(5, 5), (7, 5)])
def test_bones_beyond_the_fifth_are_lost_with_the_turn(count, left):
    table = battle("picket", "boar")
    table.plan[0] = [die(table, 0, "attack bones 1")] * count
    run(table, EndTurn(0))
    assert table.bones(0) == left


def test_a_battle_that_is_decided_ends_with_the_turn():
    table = battle("picket", "boar")
    table.agenda.append(Pause(0))
    table.mat[table.at[4]], table.at[4] = NOBODY, OFF
    run(table, EndTurn(0))
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]


@pytest.mark.parametrize(
    ("number", "first", "after"),
    [
        (1, PLACED, [(1, 0)]),
        (2, READY, [(1, 0)]),
        (3, READY, [(1, 0)]),
        (2, EXHAUSTED, []),
        (3, EXHAUSTED, []),
    ],
)
def test_a_breakdown_brings_back_rage_if_it_is_there(number, first, after):
    table = battle("tantrum", "boar")
    set_rage(table, 0, number, 5)
    table.skills[0][1] = first
    table.skills[0][2] = PLACED if number == 2 else EXHAUSTED
    run(table, EndTurn(0))
    assert [(one.number, one.n) for one in table.active[0]] == after
    if not after:
        assert table.skills[0][number] == EXHAUSTED


def test_rage_below_a_breakdown_stays():
    table = battle("tantrum", "boar")
    set_rage(table, 0, 1, 4)
    run(table, EndTurn(0))
    assert [one.n for one in table.active[0]] == [4]
