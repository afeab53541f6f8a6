"""The slots of a mat: dice kept, locked, turned down, stored and paid with (rulebook: slots, backup_plan)."""

import pytest

from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, PLACED, READY, Die
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.paying import PayBones, TrimPlan, lose, payments
from rouages.games.too_many_bones.party.slots import (
    empty,
    exhaust,
    has_active_room,
    has_locked_room,
    keep,
    lock,
    rage,
    rage_die,
    rage_level,
    set_rage,
    spend_bone,
    store,
    take_back,
    turn_down,
)
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    die,
    happened,
    options,
    run,
    state,
)


def fight(party="picket boomer tantrum"):
    return battle(party, "boar")


def states(table):
    return [row[:] for row in table.skills]


def test_an_exhausted_die_is_told_and_a_consumable_one_is_lost():
    table = fight()
    exhaust(table, die(table, 0, "confidence adv_def 2"))
    exhaust(table, die(table, 0, "orcish_ale ale 1"))
    assert (state(table, 0, "confidence"), state(table, 0, "orcish_ale")) == (EXHAUSTED, ABSENT)
    assert [(event.seat, event.skill) for event in happened(table, "DieSpent")] == [
        (0, "confidence"),
        (0, "orcish_ale"),
    ]


@pytest.mark.parametrize("shown", ["attack attack 1", "defence defence 2", "defence bones 1"])
def test_white_dice_are_no_skills(shown):
    table = fight()
    before = states(table)
    white = die(table, 0, shown)
    exhaust(table, white)
    take_back(table, white)
    for act in (keep, lock, store):
        act(table, 0, white)
    assert states(table) == before
    assert not happened(table, "DieSpent")


def test_a_die_taken_back_is_ready():
    table = fight()
    take_back(table, die(table, 0, "confidence adv_def 2"))
    assert state(table, 0, "confidence") == READY


def test_there_are_four_active_and_four_locked_slots():
    table = fight()
    for count, free in ((3, True), (4, False)):
        table.active[0] = table.locked[0] = [white_shield(0, 1)] * count
        assert has_active_room(table, 0) is has_locked_room(table, 0) is free


@pytest.mark.parametrize(
    ("act", "zone", "event"), [(keep, "active", "DieKept"), (lock, "locked", "DieLocked")]
)
def test_a_die_in_a_slot_is_in_use_and_told(act, zone, event):
    table = fight()
    shield = die(table, 0, "confidence adv_def 2")
    act(table, 1, shield)
    assert getattr(table, zone)[1] == [shield]
    assert state(table, 0, "confidence") == PLACED
    [told] = happened(table, event)
    assert (told.seat, told.skill, told.icon, told.value) == (1, "confidence", "adv_def", 2)


@pytest.mark.parametrize(("by", "left"), [(1, [2]), (2, [1]), (3, []), (4, [])])
def test_a_counting_die_goes_down_and_at_nothing_it_is_exhausted(by, left):
    table = fight()
    smoke = die(table, 0, "renown adv_def 3")
    zone = [white_shield(0, 1), smoke]
    turn_down(table, zone, smoke, by)
    assert [one.n for one in zone[1:]] == left
    assert (state(table, 0, "renown") == EXHAUSTED) is (not left)
    for one in zone[1:]:
        assert (one.owner, one.number, one.icon, one.face) == (0, smoke.number, "adv_def", smoke.face)


def test_bones_are_stored_and_told_with_what_they_come_to():
    table = fight()
    store(table, 0, die(table, 0, "attack bones 1"))
    store(table, 0, die(table, 0, "bravado bones 4"))
    assert [(event.seat, event.count, event.total) for event in happened(table, "BonesStored")] == [
        (0, 1, 1),
        (0, 4, 5),
    ]
    assert state(table, 0, "bravado") == PLACED


def test_where_a_card_says_so_bones_count_twice():
    table = fight()
    table.rules = BattleRules(double_bones=True)
    store(table, 0, die(table, 0, "bravado bones 4"))
    assert (table.bones(0), table.plan[0][0].number) == (8, 15)
    assert happened(table, "BonesStored")[0].count == 8


def test_reusable_bones_come_back_and_others_are_exhausted():
    table = fight()
    spend_bone(table, die(table, 0, "stand_ground reusable_bones 1"))
    spend_bone(table, die(table, 0, "bravado bones 2"))
    assert (state(table, 0, "stand_ground"), state(table, 0, "bravado")) == (READY, EXHAUSTED)


def test_dice_that_leave_all_slots_are_exhausted():
    table = fight()
    table.active[0] = [die(table, 0, "confidence adv_def 1"), white_shield(0, 2)]
    table.active[1] = [die(table, 0, "renown adv_def 1")]
    empty(table, table.active, 0)
    assert (table.active[0], len(table.active[1])) == ([], 1)
    assert state(table, 0, "confidence") == EXHAUSTED


def raging(number=1, step=2):
    table = battle("tantrum picket", "boar")
    table.active[0] = [white_shield(0, 1)]
    set_rage(table, 0, number, step)
    table.news.clear()
    return table


def test_only_tantrum_has_a_rage_die():
    table = raging()
    assert rage_die(table, 0) == Die(0, 1, "rage", 2)
    table.active[1] = table.active[0][:]
    assert rage_die(table, 1) is None
    table.active[0] = [white_shield(0, 1)]
    assert rage_die(table, 0) is None


@pytest.mark.parametrize(("steps", "after"), [(1, 3), (-1, 1), (9, 5), (-9, 0)])
def test_rage_goes_up_and_down_to_its_ends(steps, after):  # ruling 31
    table = raging()
    rage(table, 0, steps)
    assert [(one.icon, one.n) for one in table.active[0]] == [("defence", 1), ("rage", after)]
    assert len(happened(table, "RageTurned")) == 1


@pytest.mark.parametrize(("step", "steps"), [(2, 0), (5, 1), (0, -1)])
def test_rage_that_does_not_move_is_not_told(step, steps):
    table = raging(step=step)
    before = table.active[0][:]
    rage(table, 0, steps)
    assert table.active[0] == before
    assert table.news == []


def test_without_a_rage_die_nothing_rages():
    table = battle("picket tantrum", "boar")
    for seat in (0, 1):
        rage(table, seat, 2)
    assert table.active == [[], []]


def test_another_rage_die_takes_the_place_of_the_first():
    table = raging()
    table.skills[0][1] = PLACED
    set_rage(table, 0, 2, 0)
    assert [(one.number, one.n) for one in table.active[0]] == [(17, 1), (2, 0)]
    assert table.skills[0][1:3] == [READY, PLACED]
    [turned] = happened(table, "RageTurned")
    assert (turned.seat, turned.skill, turned.level) == (0, "raaage", "2.0")


def test_the_same_rage_die_stays_in_use():
    table = raging()
    set_rage(table, 0, 1, 3)
    assert table.skills[0][1] == PLACED


@pytest.mark.parametrize(
    ("number", "levels"),
    [
        (1, ["1.0", "1.2", "1.4", "1.6", "1.8", "breakdown"]),
        (2, ["2.0", "2.2", "2.4", "2.6", "2.8", "breakdown"]),
        (3, ["3.0", "3.2", "3.4", "3.6", "3.8", "breakdown"]),
    ],
)
def test_each_rage_die_shows_six_levels(number, levels):
    assert [rage_level(number, step) for step in range(6)] == levels


def plan(*shown):
    table = fight()
    table.plan[0] = [die(table, 0, one) for one in shown]
    for one in table.plan[0]:
        table.skills[0][one.number] = PLACED
    return table


WHITE, BRAVADO, HERO = "attack bones 1", "bravado bones 2", "confidence bones 1"


def paid_with(table, cost):
    return [(payment.dice, payment.bones) for payment in payments(table, 0, cost)]


def test_whole_dice_pay_and_none_that_could_be_left_out_those_that_waste_least_first():  # ruling 5
    assert paid_with(plan(BRAVADO, WHITE, WHITE), 2) == [(("white", "white"), 2), (("bravado",), 2)]
    assert paid_with(plan(BRAVADO, WHITE, WHITE), 3) == [(("white", "bravado"), 3)]
    assert paid_with(plan(BRAVADO, WHITE, WHITE), 4) == [(("white", "white", "bravado"), 4)]
    assert paid_with(plan("bravado bones 4", HERO, WHITE), 1) == [
        (("white",), 1),
        (("confidence",), 1),
        (("bravado",), 4),
    ]
    assert paid_with(plan(WHITE), 2) == []


def test_those_that_waste_least_stand_first_whatever_they_are_called():
    table = plan("bravado bones 4", HERO)
    table.plan[0][0] = Die(0, 11, "bones", 3)
    table.plan[0][1] = Die(0, 15, "bones", 2)
    assert paid_with(table, 2) == [(("bravado",), 2), (("confidence",), 3)]


def test_the_dice_that_were_named_pay():
    table = run(plan(HERO, WHITE, BRAVADO), PayBones(0, 2))
    assert [option.dice for option in options(table)] == [("white", "confidence"), ("bravado",)]
    choose(table, dice=("bravado",))
    assert [one.number for one in table.plan[0]] == [11, 0]
    assert state(table, 0, "bravado") == EXHAUSTED
    assert state(table, 0, "confidence") == PLACED


@pytest.mark.parametrize(("count", "left"), [(5, 5), (6, 5), (8, 5)])
def test_equal_bones_beyond_the_fifth_are_lost_without_a_question(count, left):  # ruling 63
    table = run(plan(*[WHITE] * count), TrimPlan(0))
    assert asked_kind(table) == "Pause"
    assert len(table.plan[0]) == left
    assert [(event.count, event.total) for event in happened(table, "BonesStored")] == [
        (0, total) for total in range(count - 1, 4, -1)
    ]


def test_of_white_bones_the_last_to_come_goes_first():
    table = run(plan(*[WHITE] * 5, "defence bones 1"), TrimPlan(0))
    assert [one.number for one in table.plan[0]] == [0] * 5


def test_where_bones_differ_their_owner_says_which_are_lost():  # ruling 63
    table = run(plan(HERO, WHITE, WHITE, BRAVADO, WHITE, WHITE), TrimPlan(0))
    assert [(option.skill, option.count) for option in options(table)] == [
        ("confidence", 1),
        ("white", 1),
        ("bravado", 2),
    ]
    choose(table, skill="white", count=1)
    assert asked_kind(table) == "LoseBones"
    choose(table, skill="confidence")
    assert asked_kind(table) == "Pause"
    assert [one.number for one in table.plan[0]] == [0, 15, 0, 0]
    assert state(table, 0, "confidence") == EXHAUSTED


def test_bones_are_told_apart_by_die_and_number():
    table = plan(WHITE, "bravado bones 4")
    table.plan[0] += [Die(0, 15, "bones", 1), Die(0, 0, "bones", 4)]
    run(table, TrimPlan(0))
    choose(table, skill="white", count=4)
    assert [(one.number, one.n) for one in table.plan[0]] == [(0, 1), (15, 4), (15, 1)]


def test_a_die_of_several_bones_may_stay_with_fewer():
    table = plan("bravado bones 4", WHITE, WHITE)
    lose(table, 0, table.plan[0][0])
    assert [(one.number, one.n) for one in table.plan[0]] == [(15, 3), (0, 1), (0, 1)]
    assert state(table, 0, "bravado") == PLACED
    table = plan(BRAVADO, *[WHITE] * 5)
    lose(table, 0, table.plan[0][0])
    assert [one.number for one in table.plan[0]] == [0] * 5
    assert state(table, 0, "bravado") == EXHAUSTED
    [told] = happened(table, "BonesStored")
    assert (told.seat, told.count, told.total) == (0, 0, 5)
