"""Which dice can be rolled now, where grenades are aimed, how a wall is raised (rulebook: gearloc_turn)."""

import pytest

from rouages.engine.agenda import AnotherQuestion
from rouages.games.too_many_bones.box.components import DEF
from rouages.games.too_many_bones.box.dice import PLACED
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.choices import LockShield, Shield
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.selecting import (
    PICK_ATTACK,
    PICK_DEFENCE,
    AimGrenade,
    CardForbids,
    NoDexForDice,
    NoTargetForAttack,
    PickOneMore,
    PickSkill,
    RollOneMore,
    SkillNotReady,
    StatSpent,
    against_picking,
    free_defence,
    is_calm,
    pickable,
    prepare,
    ready_skills,
)
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
    NUMBER,
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
    run,
)


def choosing(party="picket", *skills, target=4, round_=1, **rules):
    table = learn(battle(party, "great_bear"), 0, *skills)
    table.target, table.round, table.rules = target, round_, BattleRules(**rules)
    return table


def kinds(table):
    return [type(option).__name__ for option in pickable(table, 0)]


EVERY = ["PickAttack", "PickDefence", "PickSkill"]


@pytest.mark.parametrize(
    ("rules", "now", "later"),
    [
        ({}, EVERY, EVERY),
        ({"calm_until": 1}, ["PickDefence"], EVERY),
        ({"melee_calm_until": 1}, ["PickDefence"], EVERY),
        ({"no_skills_until": 1}, EVERY[:2], EVERY),
        ({"skills_only_until": 1}, EVERY[2:], EVERY),
        ({"no_defence": True}, ["PickAttack", "PickSkill"], ["PickAttack", "PickSkill"]),
    ],
)
def test_a_card_may_keep_dice_from_the_roll_up_to_a_round(rules, now, later):
    assert kinds(choosing("picket", "confidence", **rules)) == now
    assert kinds(choosing("picket", "confidence", round_=2, **rules)) == later


def test_where_melee_is_calm_the_ranged_are_not():
    assert is_calm(choosing("picket", melee_calm_until=1), 0)
    assert not is_calm(choosing("boomer", melee_calm_until=1), 0)
    assert is_calm(choosing("boomer", calm_until=1), 0)


def test_atk_dice_need_a_target_or_an_implant():
    assert "PickAttack" not in kinds(choosing(target=-1))
    assert "PickAttack" in kinds(hold(choosing(target=-1), 0, "micro_neural_implant"))


def test_no_more_white_dice_than_the_stats_say_those_that_were_rolled_counted():
    table = choosing("tantrum")
    for picked, rolled, free in ((2, 0, True), (3, 0, False), (1, 1, True), (2, 1, False), (0, 3, False)):
        table.picked, table.turn.attack_dice = [0] * picked, rolled
        assert (PICK_ATTACK in pickable(table, 0)) is free
    table = choosing("picket")
    for picked, rolled, free in ((1, 0, True), (2, 0, False), (0, 1, True), (1, 1, False)):
        table.picked, table.turn.defence_dice = [17] * picked, rolled
        assert (PICK_DEFENCE in pickable(table, 0)) is free


def test_def_dice_in_ones_own_active_slots_are_not_free():  # ruling 2
    table = choosing("picket")
    table.active[0] = [white_shield(0, 1), die(table, 0, "confidence adv_def 1")]
    table.locked[0] = [white_shield(0, 1)]
    assert free_defence(table, 0) == table.stat(0, DEF) - 1


def test_ready_dice_that_are_rolled_and_were_not_chosen_yet_can_be_chosen():
    table = choosing("tantrum", "cripple", "intimidate", "rage", "axe_collector")
    assert ready_skills(table, 0) == [9, 10]
    table.picked = [9]
    assert ready_skills(table, 0) == [10]
    table.skills[0][10] = PLACED
    assert ready_skills(table, 0) == []


GRENADES = ("frag", "big_boom", "stunner", "napalm", "smoke_screen", "sonic_cleanse", "flashbang")


def test_grenade_dice_need_a_grenade_and_body_search_a_body():
    table = choosing("boomer", *GRENADES, "body_search", "bigger_boom", "holy_hand_grenade")
    assert ready_skills(table, 0) == [1, 2, 3, 14, 16]
    table.grenades = 1
    assert ready_skills(table, 0) == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 14, 16]
    table.grenades, table.beaten = 0, 1
    assert ready_skills(table, 0) == [1, 2, 3, 13, 14, 16]


def test_only_the_zappack_needs_an_e_cell():
    table = choosing("patches", "zappack", "med_kit")
    assert ready_skills(table, 0) == [1]
    table.locked[0] = [die(table, 0, "e_cells ecells 2")]
    assert ready_skills(table, 0) == [1, 11]


@pytest.mark.parametrize("skill", [*GRENADES, "holy_hand_grenade", "bigger_boom", "element", "body_search"])
def test_what_is_thrown_costs_a_grenade_and_what_is_aimed_asks_where(skill):
    table = choosing("boomer")
    table.grenades = 2
    prepare(table, 0, NUMBER["boomer", skill])
    assert table.grenades == 2 - (skill in GRENADES)
    run(table)
    aimed = skill in {"frag", "stunner", "napalm", "smoke_screen", "flashbang", "holy_hand_grenade"}
    assert asked_kind(table) == ("AimGrenade" if aimed else "Pause")


def test_the_zappack_spends_an_e_cell_and_other_dice_none():
    for who, skill, left in (
        ("patches", "zappack", 1),
        ("patches", "med_kit", 2),
        ("picket", "confidence", 2),
    ):
        table = choosing(who)
        table.locked[0] = [die(battle("patches"), 0, "e_cells ecells 2")]
        prepare(table, 0, NUMBER[who, skill])
        assert table.locked[0][0].n == left


@pytest.mark.parametrize(
    ("skill", "places"),
    [
        ("smoke_screen", [8, 9]),
        ("stunner", [4, 5]),
        ("napalm", [4, 5]),
        ("flashbang", [4, 5]),
        ("frag", [4, 5, 8, 9, 0, 1, 2, 3, 6, 7, 10, 11, 12, 13, 14, 15]),
        ("holy_hand_grenade", [4, 5, 8, 9, 0, 1, 2, 3, 6, 7, 10, 11, 12, 13, 14, 15]),
    ],
)
def test_smoke_is_for_friends_what_stuns_or_burns_for_foes_and_the_rest_for_any_place(skill, places):
    table = battle("boomer picket", "boar wolf")
    run(table, AimGrenade(0, NUMBER["boomer", skill]))
    assert [option.place for option in options(table)] == places
    choose(table, place=places[-1])
    assert table.aims[NUMBER["boomer", skill]] == places[-1]
    assert sum(table.aims) == places[-1]


@pytest.mark.parametrize("skill", ["stunner", "napalm", "flashbang"])
def test_where_no_foe_is_left_it_must_fall_on_a_friend(skill):
    table = battle("boomer picket", "boar")
    leave_mat(table, 4)
    decision = AimGrenade(0, NUMBER["boomer", skill])
    assert [option.place for option in decision.options(table)] == [8, 9]


def one_more(party="tantrum", *skills, target=4):
    table = learn(bones(hold(battle(party, "great_bear"), 0, "dex_infuser"), 0, 1), 0, *skills)
    roll(table, 0, "attack bones 1", target=target)
    choose(table, "UsePlan", plan="dex_infuser")
    return choose(table, "OneMore")


def test_one_more_die_is_rolled_at_once_and_counts():
    table = one_more()
    dice = table.turn.attack_dice
    loaded(table, 3)
    choose(table, "PickAttack")
    assert [(one.number, one.n) for one in table.rolled] == [(0, 1), (0, 2)]
    assert table.turn.attack_dice == dice + 1


def test_a_skill_that_is_added_needs_what_it_needs_and_is_no_atk_die():
    table = learn(bones(hold(battle("boomer", "great_bear"), 0, "dex_infuser"), 0, 1), 0, "frag")
    table.grenades = 1
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "UsePlan", plan="dex_infuser")
    choose(table, "OneMore")
    choose(table, "PickSkill", skill="frag")
    assert (asked_kind(table), table.grenades) == ("AimGrenade", 0)
    loaded(table, 1)
    choose(table, place=4)
    assert [one.number for one in table.rolled] == [0, 5]
    assert table.turn.attack_dice == 0


def test_one_more_def_die_needs_no_preparation():
    table = one_more("picket")
    choose(table, "PickDefence")
    assert [one.number for one in table.rolled] == [0, 17]
    assert table.turn.attack_dice == 0


def test_one_may_do_without_the_die():
    table = choose(one_more(), "RollThem")
    assert len(table.rolled) == 1
    assert asked_kind(table) == "UseDice"


def test_bones_of_one_more_die_may_end_the_battle():
    table = battle("tantrum", "great_bear")
    table.rules, table.hp[0] = BattleRules(costly_bones=True), 1
    table.agenda.append(Pause(0))
    loaded(table, 4)
    run(table, RollOneMore(0, 0))
    assert not [item for item in table.agenda if isinstance(item, Pause)]


def test_why_a_die_is_not_added():
    table = choosing("tantrum", target=-1)
    assert isinstance(against_picking(table, 0, PICK_ATTACK, dex=0), NoDexForDice)
    assert isinstance(against_picking(table, 0, PICK_ATTACK, dex=1), NoTargetForAttack)
    assert isinstance(against_picking(table, 0, PICK_DEFENCE, dex=1), StatSpent)
    assert isinstance(against_picking(table, 0, PickSkill("cripple"), dex=1), SkillNotReady)
    assert against_picking(table, 0, STAY, dex=0) is None
    hold(table, 0, "micro_neural_implant")
    assert isinstance(against_picking(table, 0, PICK_ATTACK, dex=1), StatSpent)
    table.target = 4
    assert isinstance(against_picking(choosing("tantrum"), 0, PICK_ATTACK, dex=1), StatSpent)


@pytest.mark.parametrize(
    ("rules", "forbidden"),
    [
        ({}, (False, False, False)),
        ({"calm_until": 1}, (True, False, True)),
        ({"no_skills_until": 1}, (False, False, True)),
        ({"skills_only_until": 1}, (True, True, False)),
    ],
)
def test_the_card_of_the_day_is_the_reason(rules, forbidden):
    for round_, wanted in ((1, forbidden), (2, (False, False, False))):
        table = choosing("tantrum", round_=round_, **rules)
        found = [
            isinstance(against_picking(table, 0, choice, dex=1), CardForbids)
            for choice in (PICK_ATTACK, PICK_DEFENCE, PickSkill("cripple"))
        ]
        assert tuple(found) == wanted


def test_for_one_more_die_dex_is_no_reason():
    table = choosing("tantrum", target=-1)
    decision = PickOneMore(0)
    assert isinstance(decision.why_not(table, PICK_ATTACK), NoTargetForAttack)
    assert isinstance(decision.why_not(table, STAY), AnotherQuestion)


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
