"""Units that leave the mat: where chips go, what a fall counts for, what ends the battle (rulebook: ko)."""

import pytest

from rouages.games.too_many_bones.box.chips import NO_CHIP
from rouages.games.too_many_bones.box.components import ALLY, ORB
from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, PLACED, READY
from rouages.games.too_many_bones.box.effects import DISABLE
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.battle import BattleLost, BattleWon, Left, Moved
from rouages.games.too_many_bones.events.dice import BaddieActed, CounterTurned
from rouages.games.too_many_bones.events.harm import Defeated, KnockedOut, Revived
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.battle_end import EndBattle
from rouages.games.too_many_bones.units.fall import is_lost, is_won, leave_mat, send_off, settle
from rouages.games.too_many_bones.units.harm import afflict, harm
from tests.games.too_many_bones.positions import (
    CHIP,
    NUMBER,
    battle,
    camp,
    die,
    happened,
    helped,
    place,
    run,
    state,
)


def fall(table, unit=4, by=0):
    harm(table, unit, 99, by, true=True)
    return table


def test_who_has_left_has_no_turn_to_come():
    table = fall(battle("picket", "boar wolf"))
    assert table.acted[4]
    assert table.meter == [0, 5]


@pytest.mark.parametrize(
    ("one_lane", "falls", "follower", "front", "behind"),
    [(True, 4, 5, 4, 0), (True, 0, 1, 8, 12), (False, 4, 5, 4, 0), (False, 0, 1, 8, 12)],
)
def test_in_single_file_the_one_behind_steps_up(one_lane, falls, follower, front, behind):
    table = battle("picket boomer", "boar wolf")
    place(table, follower, behind)
    table.rules = BattleRules(one_lane=one_lane)
    fall(table, falls, 4)
    at = front if one_lane else behind
    assert table.at[follower] == at
    assert (table.mat[at], table.mat[behind if one_lane else front]) == (follower, -1)
    told = [Moved(follower, table.name(follower), front)] if one_lane else []
    assert happened(table, "Moved") == told


def test_nobody_steps_up_for_one_that_falls_in_the_second_row():
    table = battle("picket", "boar wolf")
    place(table, 5, 0)
    table.rules = BattleRules(one_lane=True)
    fall(table, 5)
    assert table.at[4] == 4
    assert not happened(table, "Moved")


def test_an_undead_is_told_and_a_disabled_one_falls_for_good():  # ruling 46
    table = fall(battle("picket", "rot_sage boar"))
    assert happened(table, "BaddieActed") == [BaddieActed(4, "rot_sage", "undead")]
    assert not happened(table, "Defeated")
    table = battle("picket", "rot_sage boar")
    afflict(table, 4, DISABLE)
    assert happened(fall(table), "Defeated") == [Defeated(4, "rot_sage")]
    assert table.queue == []


def test_defeated_baddies_are_counted_but_no_scenery():
    table = fall(fall(fall(battle("picket", "boar rat wolf lynx")), 5), 6)
    assert table.beaten == 2
    assert table.encounter.cleared == 1
    assert table.fallen[0] == [CHIP["boar"], CHIP["wolf"]]


def test_an_orb_clears_nothing():
    table = battle("picket", "orb boar")
    assert fall(table).encounter.cleared == 0
    assert table.beaten == 0


def test_the_hunter_is_the_hunter_until_it_falls_for_good():
    table = battle("picket", "boar raider wolf")
    table.battle.hunter = CHIP["raider"]
    table.rules = BattleRules(rise_again=1)
    assert fall(table).battle.hunter == CHIP["raider"]
    assert fall(table, 5).battle.hunter == CHIP["raider"]
    assert table.queue == [CHIP["raider"]]


def test_the_skill_dice_are_back_when_the_thief_falls():
    table = battle("picket", "boar gob wolf")
    table.rules = BattleRules(thief=True, no_skills_until=9, pigs=True)
    table.battle.thief = CHIP["gob"]
    fall(table)
    assert (table.battle.thief, table.rules.thief, table.rules.no_skills_until) == (CHIP["gob"], True, 9)
    fall(table, 5)
    assert table.battle.thief == NO_CHIP
    assert table.rules == BattleRules(pigs=True)


@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_tantrum_counts_up_to_five_bodies(before, after):
    table = battle("boomer tantrum", "boar wolf")
    table.bodies = before
    fall(table, by=1)
    assert table.bodies == after
    told = [CounterTurned(1, "body_count", after)] if after > before else []
    assert happened(table, "CounterTurned") == told


@pytest.mark.parametrize(("foe", "by"), [("boar", 0), ("rat", 1), ("boar", -1)])
def test_only_what_tantrum_fells_himself_is_a_body(foe, by):
    assert fall(battle("boomer tantrum", f"{foe} wolf"), by=by).bodies == 0


@pytest.mark.parametrize(
    ("foe", "number", "rise_any", "rises"),
    [
        ("raider", 2, False, True),
        ("raider", 3, False, False),
        ("boar", 2, False, False),
        ("boar", 2, True, True),
        ("boar", 3, True, False),
    ],
)
def test_the_fallen_may_rise_again_up_to_a_round(foe, number, rise_any, rises):
    table = battle("picket", f"{foe} wolf")
    table.rules = BattleRules(rise_again=2, rise_any=rise_any)
    table.round = number
    table.queue = [CHIP["great_bear"]]
    fall(table)
    assert table.queue == ([CHIP[foe]] if rises else []) + [CHIP["great_bear"]]
    assert table.known[CHIP[foe]] == int(rises)
    assert table.fallen[0] == ([] if rises else [CHIP[foe]])


@pytest.mark.parametrize(("foe", "felled"), [("gob", 1), ("boar", 0)])
def test_goblins_are_remembered_in_the_order_in_which_they_fell(foe, felled):
    assert len(fall(battle("picket", f"{foe} wolf")).lasting.felled) == felled


@pytest.mark.parametrize(
    ("foe", "fell"), [("elder_dragon", True), ("young_dragon", False), ("great_bear", False), ("boar", False)]
)
def test_a_great_dragon_that_falls_is_noted(foe, fell):
    assert fall(battle("picket", f"{foe} wolf")).encounter.dragon_fell == fell


def test_a_knock_out_is_told():
    assert happened(fall(battle("boomer picket", "boar"), 1, 4), "KnockedOut") == [KnockedOut(1)]


def test_liquid_life_brings_a_gearloc_back_where_it_stands():
    table = battle("patches picket", "boar")
    table.active[1] = [die(table, 0, "liquid_life revive 2")]
    number = NUMBER["patches", "liquid_life"]
    table.skills[0][number] = PLACED
    fall(table, 1, 4)
    assert (table.stands(1), table.hp[1], table.active[1]) == (True, 2, [])
    assert table.skills[0][number] == ABSENT
    assert happened(table, "Revived") == [Revived(1, 2)]
    assert not happened(table, "KnockedOut")


def test_who_is_sent_off_is_told_to_leave():
    table = battle("picket", "boar wolf")
    send_off(table, 4)
    assert table.news == [Left(4, "boar")]
    assert table.beaten == 0


@pytest.mark.parametrize(
    ("time_up", "cleared", "lost"), [(True, 2, True), (True, 3, False), (True, 4, False), (False, 0, False)]
)
def test_when_the_time_is_up_enough_must_be_cleared(time_up, cleared, lost):
    table = battle("picket", "rat")
    table.rules = BattleRules(last_round=3, needed=3)
    table.battle.time_up, table.encounter.cleared = time_up, cleared
    assert is_lost(table) == lost
    assert is_won(table) == time_up


@pytest.mark.parametrize("must_live", [True, False])
def test_some_battles_are_lost_with_the_helper(must_live):
    table = helped(battle("picket", "boar"), 9)
    table.rules = BattleRules(ally=True, ally_must_live=must_live)
    assert not is_lost(table)
    fall(table, ALLY, 4)
    assert is_lost(table) == must_live


def test_outside_battle_nothing_is_settled():
    assert settle(camp("picket")) is False


def ended(*, victory):
    """A battle in full swing, with a mark on everything, is over."""
    table = battle("picket boomer", "boar")
    place(table, ORB, 3)
    table.hp[ORB] = table.top[4] = table.top[ORB] = 2
    table.victory = victory
    for name in ("ones", "twos", "fire", "attack_change", "signals"):
        setattr(table, name, [2] * 12)
    table.effects = [1] * len(table.effects)
    table.risen = table.acted = [True] * 12
    table.lost_atk, table.lost_def, table.returning = [1] * 4, [1] * 4, [1] * 4
    table.limited = [1] * 16
    table.beaten, table.target, table.aimed, table.picked, table.dex = 3, 4, [0], [1], 2
    table.rolled = [die(table, 0, "attack attack 1")]
    table.active[1] = table.plan[0] = [white_shield(0, 1)]
    table.buff[:2] = [2, 2]
    table.queue = [CHIP["wolf"], CHIP["lynx"]]
    table.known[CHIP["lynx"]] = 2
    table.rules = BattleRules(pigs=True)
    table.battle.throne = table.turn.boom = 1
    table.this_round.party_first = True
    table.away[1] = True
    table.chip[ORB] = CHIP["orb"]
    return run(table, EndBattle())


OF_A_BATTLE = (
    "queue", "mat", "at", "chip", "top", "effects", "ones", "twos", "fire", "attack_change", "signals",
    "risen", "acted", "lost_atk", "lost_def", "returning", "away", "limited", "meter", "rules", "battle",
    "turn", "this_round", "dex", "round", "beaten", "target", "aimed", "picked", "rolled", "active", "plan",
    "buff",
)  # fmt: skip


@pytest.mark.parametrize("name", OF_A_BATTLE)
def test_nothing_of_a_battle_is_left(name):
    assert getattr(ended(victory=True), name) == getattr(camp("picket boomer"), name)


def test_gearlocs_keep_their_hp_and_foes_have_none():
    table = ended(victory=True)
    assert table.hp == [5, 3, 0, 0] + [0] * 8


@pytest.mark.parametrize(("victory", "told"), [(True, BattleWon()), (False, BattleLost())])
def test_the_end_of_a_battle_is_told(victory, told):
    assert ended(victory=victory).news[0] == told


def test_baddies_that_were_not_defeated_go_under_their_stacks_as_far_as_they_are_known():
    table = ended(victory=False)
    assert table.stacks[0][:3] == [CHIP["boar"], CHIP["wolf"], CHIP["lynx"]]
    assert [table.known[CHIP[name]] for name in ("boar", "wolf", "lynx")] == [1, 0, 1]


@pytest.mark.parametrize("used", [True, False])
def test_a_studied_baddie_goes_to_the_defeated_after_the_battle_in_which_that_counted(used):
    table = battle("picket", "boar")
    table.marked, table.battle.knife = CHIP["hexer"], used
    run(table, EndBattle())
    assert table.marked == (NO_CHIP if used else CHIP["hexer"])
    assert table.fallen[1] == ([CHIP["hexer"]] if used else [])


def test_after_victory_each_die_is_where_it_belongs():
    table = battle("picket patches", "boar")
    table.locked[0] = [die(table, 0, "stand_ground const_regen 1")]
    table.locked[1] = [die(table, 0, "shield_form const_def 1")]
    states = {"stand_ground": PLACED, "shield_form": PLACED, "confidence": PLACED, "tenacity": EXHAUSTED}
    for name, where in states.items():
        table.skills[0][NUMBER["picket", name]] = where
    table.skills[0][NUMBER["picket", "orcish_ale"]] = READY
    table.skills[0][NUMBER["picket", "renown"]] = ABSENT
    table.skills[1][1] = table.skills[1][2] = PLACED
    table.victory = True
    run(table, EndBattle())
    assert [state(table, 0, name) for name in states] == [PLACED, PLACED, READY, READY]
    assert (state(table, 0, "orcish_ale"), state(table, 0, "renown")) == (READY, ABSENT)
    assert table.skills[1][1:3] == [READY, READY]


def test_nobody_is_left_behind_when_one_leaves_the_mat():
    table = battle("picket boomer", "boar")
    leave_mat(table, 0)
    assert (table.mat[8], table.at[0], table.hp[0]) == (-1, -1, 5)
