"""Rage up and down, axes, executions, and what the wild taught (rulebook: skills)."""

import pytest

from rouages.games.too_many_bones.box.components import ATK
from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, READY, Die
from rouages.games.too_many_bones.box.effects import STUN, TAUNT
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.gearlocs.verbs.tantrum import (
    axe_targets,
    can_advance,
    cash_bodies,
    execute,
    has_benefit,
    take_benefit,
    throw_axe,
    victims,
)
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.in_turn import raging
from tests.games.too_many_bones.positions import (
    battle,
    happened,
    learn,
    loaded,
    lost,
    options,
    place,
    state,
    verb,
)

AFAR = 3
"""A place in which nobody is beside the party."""


def rage(table):
    return [(one.number, one.n) for one in table.active[0] if one.icon == "rage"]


def test_anger_turns_rage_by_what_the_die_shows():
    assert rage(verb("anger_up", raging(step=1), "anger_management anger 2")) == [(1, 3)]
    assert rage(verb("anger_down", raging(step=3), "anger_management anger 2")) == [(1, 1)]


@pytest.mark.parametrize(
    ("number", "step", "learnt", "possible"),
    [
        (1, 4, READY, True),
        (1, 3, READY, False),
        (1, 4, EXHAUSTED, False),
        (2, 4, READY, True),
        (3, 4, READY, False),
    ],
)
def test_the_next_rage_die_takes_over_from_the_point_eight_face(number, step, learnt, possible):
    table = learn(raging(number, step), 0, "anger_management")
    for other in {1, 2, 3} - {number}:
        table.skills[0][other] = learnt
    assert can_advance(table, 0) is possible
    table.active[0] = []
    assert not can_advance(table, 0)


@pytest.mark.parametrize(("number", "found"), [(1, [4]), (2, [4, 5]), (3, [4, 5, 6])])
def test_the_larger_the_rage_the_larger_its_victims(number, found):
    table = raging(number)
    place(table, 5, 12)
    place(table, 6, 9)
    assert victims(table, 0) == found
    place(table, 6, AFAR)
    assert 6 not in victims(table, 0)
    set_rage(table, 0, number, 3)
    assert victims(table, 0) == []


def test_things_and_tyrants_are_no_victims():
    table = raging(3, foes="orb")
    assert victims(table, 0) == []
    assert victims(raging(3, foes="nom"), 0) == []
    table.active[0] = []
    assert victims(table, 0) == []


@pytest.mark.parametrize(("number", "after"), [(1, []), (2, [(1, 0)]), (3, [(1, 0)])])
def test_an_execution_defeats_whatever_protects_and_spends_the_rage(number, after):
    table = raging(number, foes="kobold great_bear")
    table.hp[4], table.ones[4], table.twos[4], table.turn.hurt[4] = 2, 3, 3, 1
    execute(table, 0, 4)
    assert not table.stands(4)
    assert rage(table) == after
    assert table.skills[0][number] == EXHAUSTED
    assert [(event.lost, event.cause) for event in happened(table, "Damaged")] == [(1, "execution")]
    assert table.bodies == 1


def test_thick_skin_saves_nobody_from_an_execution():
    table = raging(1, foes="mossback great_bear")
    execute(table, 0, 4)
    assert not table.stands(4)


@pytest.mark.parametrize(
    ("number", "step", "hp", "target", "has"),
    [
        (1, 0, 4, -1, False),
        (1, 1, 4, -1, True),
        (1, 3, 4, -1, True),
        (1, 4, 4, -1, False),
        (2, 1, 4, 4, False),
        (2, 1, 3, -1, True),
        (3, 1, 1, -1, False),
        (3, 1, 4, 4, True),
        (3, 1, 4, 5, False),
    ],
)
def test_rage_gives_bones_healing_or_damage_where_that_is_of_use(number, step, hp, target, has):
    table = raging(number, step, foes="great_bear boar")
    leave_mat(table, 5)
    table.hp[0], table.target = hp, target
    assert has_benefit(table, 0) is has
    table.active[0] = []
    assert not has_benefit(table, 0)


def test_what_rage_gives_depends_on_the_die():
    table = raging(1, 2, foes="great_bear")
    take_benefit(table, 0)
    assert (table.plan[0], rage(table)) == ([Die(0, 0, "bones", 2)], [])
    table = raging(2, 3, foes="great_bear")
    table.hp[0] = 1
    take_benefit(table, 0)
    assert (table.hp[0], table.bones(0), rage(table)) == (4, 0, [(1, 0)])
    table = raging(3, 3, foes="great_bear")
    table.target = 4
    take_benefit(table, 0)
    assert (lost(table), rage(table)) == ({4: 2}, [(1, 0)])
    assert [event.cause for event in happened(table, "Damaged")] == ["rage"]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_a_stolen_axe_is_one_of_three(before, after):
    table = battle("tantrum", "boar")
    table.axes = before
    verb("steal_axe", table, "like_a_wolf steal_axe 1")
    assert table.axes == after
    [turned] = happened(table, "CounterTurned")
    assert (turned.seat, turned.skill, turned.value) == (0, "axe_collector", after)


def test_an_axe_is_thrown_at_one_not_beside_him_once_a_turn():
    table = battle("tantrum", "great_bear great_bear")
    assert axe_targets(table, 0) == []
    table.axes = 2
    assert axe_targets(table, 0) == [5]
    throw_axe(table, 0, 5)
    assert (table.axes, lost(table)) == (1, {5: 2})
    assert [event.cause for event in happened(table, "Damaged")] == ["axe"]
    assert [(event.seat, event.skill, event.value) for event in happened(table, "CounterTurned")] == [
        (0, "axe_collector", 1)
    ]
    assert axe_targets(table, 0) == []


def test_the_body_count_is_cashed_and_told():
    table = battle("tantrum", "boar")
    table.hp[0], table.bodies = 1, 2
    cash_bodies(table, 0)
    assert (table.hp[0], table.bodies) == (3, 0)
    [turned] = happened(table, "CounterTurned")
    assert (turned.seat, turned.skill, turned.value) == (0, "body_count", 0)


def test_an_intimidated_foe_goes_down_as_far_as_the_largest_die_says():
    table = battle("tantrum", "great_bear boar")
    for shown, after in ((3, 3), (7, 7), (3, 7)):
        verb("drop_ini", table, f"intimidate drop_ini {shown}", 4)
        assert table.this_round.shifts[4] == after
    assert table.this_round.shifts[5] == 0


def test_a_crippled_foe_has_one_die_less_each_time():
    table = battle("tantrum", "great_bear boar")
    verb("cripple", table, "cripple atk_mod -1", 4)
    verb("cripple", table, "cripple atk_mod -1", 4)
    assert table.attack_change[4:6] == [-2, 0]


@pytest.mark.parametrize(
    ("face", "bonus", "faces", "rolled", "trained"),
    [
        (5, 0, (0, 0, 0), [0], True),
        (5, 0, (0, 0, 4), [1], False),
        (5, 1, (0, 0, 0, 4), [1], False),
        (5, 5, (0,) * 8, [0], True),
        (5, 6, (0,) * 9, [], False),
        (2, 0, (0, 0, 0), [], False),
    ],
)
def test_one_face_of_strengthen_tries_to_train_atk(face, bonus, faces, rolled, trained):
    table = battle("boomer tantrum", "boar")
    table.bonus[4 + ATK] = bonus
    loaded(table, *faces)
    VERBS["strengthen"](table, 1, Die(1, 14, "atk_mod", 1, face), 1)
    assert table.bonus[4 + ATK] == sum(table.bonus) == bonus + trained
    assert [(event.seat, event.stat, event.bones) for event in happened(table, "TrainingRolled")] == [
        (1, "atk", count) for count in rolled
    ]
    assert [(event.seat, event.stat) for event in happened(table, "Trained")] == [(1, "atk")] * trained


def test_a_jump_lands_beside_a_baddie_and_opens_a_new_target():
    table = battle("tantrum", "great_bear boar")
    table.target = 4
    verb("jump", table, "innervate jump", 5)
    assert (table.target, table.turn.new_target) == (-1, True)
    assert {option.place for option in options(table)} == {1, 6, 9}


def test_the_horn_stuns_all_foes_of_up_to_five_points():
    table = battle("tantrum", "boar great_bear dire_wolf orb")
    verb("disorient_all", table, "horn_o_the_zerker disorient_all 5")
    assert [table.has(unit, STUN) for unit in (4, 5, 6, 7)] == [1, 0, 1, 0]
    assert state(table, 0, "horn_o_the_zerker") == ABSENT
    table = verb("party_inspire", battle("tantrum", "boar"), "horn_o_the_zerker party_inspire")
    assert table.this_round.party_first
    assert state(table, 0, "horn_o_the_zerker") == ABSENT


def test_a_taunt_is_an_effect_and_a_die():
    table = verb("keep_taunt", battle("tantrum", "boar"), "way_of_the_ebon taunt")
    assert table.has(0, TAUNT) == 1
