"""Which dice can be rolled now, and where grenades are aimed (rulebook: gearloc_turn)."""

import pytest

from rouages.engine.agenda import AnotherQuestion
from rouages.games.too_many_bones.box.components import DEF
from rouages.games.too_many_bones.box.dice import PLACED
from rouages.games.too_many_bones.box.rules import BattleRules
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
from rouages.games.too_many_bones.gearlocs.turn import STAY
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import (
    NUMBER,
    Pause,
    asked_kind,
    battle,
    bones,
    choose,
    die,
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
