"""The course of a Gearloc's turn: what it begins with, steps, target (rulebook: gearloc_turn)."""

import pytest

from rouages.engine.agenda import AnotherQuestion
from rouages.games.too_many_bones.box.components import DEX, NOBODY
from rouages.games.too_many_bones.box.effects import POISON, STUN, WEAKEN
from rouages.games.too_many_bones.gearlocs.choices import Drop
from rouages.games.too_many_bones.gearlocs.loot import UseLoot
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.selecting import PICK_ATTACK
from rouages.games.too_many_bones.gearlocs.turn import (
    STAY,
    BeforeOrAfter,
    CannotStep,
    ChooseTarget,
    Nailed,
    PickDie,
    StepTaken,
    TakeTurn,
    TargetFoe,
    Walk,
    WalkOrStay,
    can_step,
    step,
)
from rouages.games.too_many_bones.gearlocs.why_not import NotInSlots
from rouages.games.too_many_bones.reasons import CardNotHeld
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict
from rouages.games.too_many_bones.units.moving import SPOTS
from tests.games.too_many_bones.in_turn import walking
from tests.games.too_many_bones.positions import (
    Pause,
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
    take_turn,
)


def test_a_turn_begins_without_dice_target_or_choice():
    table = battle("picket boomer", "boar")
    table.rolled, table.picked, table.target = [die(table, 0, "attack attack 1")], [0, 0], 4
    afflict(table, 0, WEAKEN, 1)
    run(table, TakeTurn(0))
    assert (table.rolled, table.picked, table.target, table.dex) == ([], [], NOBODY, table.stat(0, DEX) - 1)
    afflict(table, 0, WEAKEN, 9)
    run(table, TakeTurn(0))
    assert table.dex == 0


def test_a_stunned_gearloc_goes_straight_to_the_end_of_its_turn():
    table = battle("picket boomer", "boar")
    afflict(table, 0, STUN)
    afflict(table, 0, WEAKEN)
    take_turn(table, 0)
    assert asked_kind(table) == "Pause"
    assert (table.has(0, STUN), table.has(0, WEAKEN)) == (0, 0)


def test_a_gearloc_that_poison_has_felled_goes_no_further():
    table = battle("picket boomer", "boar")
    afflict(table, 0, POISON, 3)
    table.hp[0], table.target = 1, 4
    take_turn(table, 0)
    assert asked_kind(table) == "Pause"
    assert not table.stands(0)
    assert table.target == NOBODY


def test_poison_that_fells_the_last_gearloc_ends_the_battle():
    table = battle("picket", "boar")
    table.agenda.append(Pause(0))
    afflict(table, 0, POISON, 3)
    table.hp[0] = 1
    take_turn(table, 0)
    assert not table.agenda
    assert not happened(table, "Moved")


def test_a_battle_that_is_won_before_the_turn_asks_nobody_to_walk():
    table = battle("picket", "boar")
    table.agenda.append(Pause(0))
    leave_mat(table, 4)
    run(table, TakeTurn(0))
    assert table.victory
    assert not table.agenda


@pytest.mark.parametrize(
    ("dex", "rules", "possible"),
    [
        (1, {}, True),
        (0, {}, False),
        (1, {"step_cost": 2}, False),
        (2, {"step_cost": 2}, True),
        (2, {"one_lane": True}, False),
    ],
)
def test_a_step_needs_dex_and_no_single_lane(dex, rules, possible):
    assert can_step(walking(dex=dex, **rules), 0) is possible


def test_a_step_needs_a_free_place_and_no_mud():
    table = walking("picket boomer tantrum", "boar")
    place(table, 1, 9)
    assert can_step(table, 0)
    place(table, 2, 12)
    assert not can_step(table, 0)
    place(table, 1, 14)
    place(table, 0, 15)
    place(table, 2, 10)
    place(table, 4, 13)
    assert not can_step(table, 1)
    table = walking()
    table.turn.stuck = True
    assert not can_step(table, 0)


@pytest.mark.parametrize(("face", "moved"), [(2, False), (3, True)])
def test_in_the_mud_the_first_step_needs_luck(face, moved):
    table = loaded(walking(mud=True), face, 0)
    step(table, 0, 9)
    assert (table.at[0] == 9, table.turn.stuck, table.dex) == (moved, not moved, 2 - moved)
    assert [(event.seat, event.number) for event in happened(table, "NumberRolled")] == [(0, face + 1)]
    if moved:
        step(table, 0, 10)
        assert (table.at[0], table.dex) == (10, 0)
        assert len(happened(table, "NumberRolled")) == 1


def test_where_there_is_no_mud_nobody_rolls():
    table = walking()
    step(table, 0, 9)
    assert (table.at[0], table.dex, table.turn.mud_tested) == (9, 1, False)
    assert not happened(table, "NumberRolled")


def test_only_to_take_dice_out_nobody_is_asked_to_walk():
    table = walking(dex=0)
    table.active[0] = [white_shield(0, 1)]
    assert asked_kind(run(table, Walk(0))) == "Pause"
    table = walking(dex=0)
    table.hp[0] = 1
    assert asked_kind(run(hold(table, 0, "oggot_herbs"), Walk(0))) == "WalkOrStay"
    table = walking("tantrum", dex=0)
    table.hp[0], table.bodies = 1, 1
    assert asked_kind(run(table, Walk(0))) == "WalkOrStay"
    table = walking("picket boomer", dex=2)
    leave_mat(table, 0)
    assert asked_kind(run(table, Walk(0))) == "Pause"


def test_who_walks_is_asked_again_until_it_stays():
    table = hold(walking("tantrum", dex=2), 0, "oggot_herbs")
    table.hp[0], table.bodies = 1, 1
    table.active[0] = [white_shield(0, 2)]
    run(table, Walk(0))
    choose(table, "UseLoot", loot="oggot_herbs")
    assert table.hp[0] == 2
    choose(table, "AnyTime", deed="cash_bodies")
    assert table.hp[0] == 3
    choose(table, "Drop", skill="defence")
    assert table.active[0] == []
    choose(table, "Spot", place=9)
    assert table.at[0] == 9
    choose(table, "Stay")
    assert asked_kind(table) == "Pause"


def test_an_axe_thrown_on_the_way_may_win_the_battle():
    table = walking("tantrum", "great_bear", dex=2)
    place(table, 4, 0)
    table.agenda.append(Pause(0))
    table.axes, table.hp[4] = 1, 1
    run(table, Walk(0))
    choose(table, "AnyTime", deed="throw_axe")
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]


def test_why_a_step_is_refused():
    table = walking("picket boomer")
    decision = WalkOrStay(0)
    assert isinstance(decision.why_not(table, SPOTS[9]), StepTaken)
    table.dex = 1
    assert isinstance(decision.why_not(table, SPOTS[9]), StepTaken)
    table.dex = 0
    assert isinstance(decision.why_not(table, SPOTS[12]), Nailed)
    table.dex, table.turn.stuck = 1, True
    assert isinstance(decision.why_not(table, SPOTS[12]), CannotStep)
    assert isinstance(decision.why_not(walking(one_lane=True), SPOTS[12]), CannotStep)
    assert isinstance(decision.why_not(walking(), Drop("active", "defence", 1)), NotInSlots)
    assert isinstance(decision.why_not(walking(), PICK_ATTACK), AnotherQuestion)


def test_a_target_is_asked_for_where_there_is_one():
    assert asked_kind(run(battle("picket", "boar"), TargetFoe(0))) == "ChooseTarget"
    table = battle("picket", "boar")
    place(table, 4, 0)
    assert asked_kind(run(table, TargetFoe(0))) == "Pause"
    table = hold(battle("picket", "boar"), 0, "micro_neural_implant")
    assert asked_kind(run(table, TargetFoe(0))) == "Pause"
    table = battle("boomer picket", "boar")
    leave_mat(table, 0)
    assert asked_kind(run(table, TargetFoe(0))) == "Pause"


def test_the_target_is_told_and_nobody_may_be_targeted():
    table = run(battle("boomer", "boar wolf"), TargetFoe(0))
    assert [(one.unit, one.name, one.place) for one in options(table, "Foe")] == [
        (4, "boar", 4),
        (5, "wolf", 5),
    ]
    choose(table, "Foe", unit=5)
    assert table.target == 5
    [aimed] = happened(table, "Targeted")
    assert (aimed.unit, aimed.name, aimed.target, aimed.target_name) == (0, "boomer", 5, "wolf")
    table = run(battle("boomer", "boar wolf"), TargetFoe(0))
    choose(table, "NoTarget")
    assert table.target == NOBODY
    assert not happened(table, "Targeted")


@pytest.mark.parametrize("decision", [ChooseTarget(0), PickDie(0)])
def test_between_walking_and_the_roll_loot_that_could_be_used_waits(decision):  # ruling 95
    table = hold(walking("picket boomer"), 0, "zelfey_seeds")
    table.hp[0] = 1
    assert isinstance(decision.why_not(table, UseLoot("zelfey_seeds", 0, "picket")), BeforeOrAfter)
    assert isinstance(decision.why_not(table, UseLoot("oggot_herbs", None, None)), CardNotHeld)
    assert isinstance(decision.why_not(table, STAY), AnotherQuestion)
