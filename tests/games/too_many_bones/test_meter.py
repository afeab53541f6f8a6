"""The initiative meter, and moving on the mat (rulebook: battle)."""

import pytest

from rouages.games.too_many_bones.box.components import ALLY
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.battle import InitiativeRolled, MeterChanged, Moved
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.meter import MeterPlace, OrderSurprised, SetMeter, TellMeter
from rouages.games.too_many_bones.units.moving import MoveUnit, free_beside, move, swap
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    choose,
    happened,
    helped,
    hold,
    loaded,
    options,
    place,
    run,
)


def test_baddies_stand_by_their_initiative_then_by_lane_and_scenery_not_at_all():
    table = loaded(battle("picket", "lout boar rat whelp"), 5)
    run(table, SetMeter())
    assert table.meter == [0, 5, 7, 4]
    assert happened(table, "InitiativeRolled") == [InitiativeRolled(0, 5)]
    assert happened(table, "MeterChanged") == [
        MeterChanged((0, 5, 7, 4), ("picket", "boar", "whelp", "lout"))
    ]


def test_gearlocs_stand_by_what_they_roll():
    table = loaded(battle("boomer picket patches", "lout"), 5, 0, 4)
    run(table, SetMeter())
    assert table.meter == [0, 2, 1, 4]


def test_who_is_down_or_kept_off_the_mat_does_not_roll():
    table = battle("boomer picket patches", "lout")
    table.hp[0], table.away[1] = 0, True
    run(table, SetMeter())
    assert [event.seat for event in happened(table, "InitiativeRolled")] == [2]


@pytest.mark.parametrize(("again", "rolled", "place"), [(True, [2, 6], 0), (False, [2], 2)])
def test_reflex_powder_rolls_initiative_again(again, rolled, place):
    table = hold(loaded(battle("boomer picket", "boar"), 0, 5, 0), 0, "reflex_powder")
    run(table, SetMeter())
    assert asked_kind(table) == "KeepInitiative"
    choose(table, again=again)
    assert [event.number for event in happened(table, "InitiativeRolled") if event.seat == 0] == rolled
    assert table.meter.index(0) == place
    assert table.hands[0][0].uses == (1 if again else 2)


def test_the_powder_rolls_one_die():
    table = hold(loaded(battle("boomer picket", "boar"), 0, 5, 5), 0, "reflex_powder")
    run(table, SetMeter())
    choose(table, again=True)
    assert [event.number for event in happened(table, "InitiativeRolled")] == [2, 6, 5]


def test_among_equals_a_gearloc_chooses_any_place():
    table = loaded(battle("tantrum", "boar whelp lout"), 1)
    run(table, SetMeter())
    assert options(table) == [MeterPlace(0), MeterPlace(1), MeterPlace(2)]
    choose(table, place=1)
    assert table.meter == [4, 0, 5, 6]


def ordered(meter, foes="boar slinger wolf duster", knife="", **rules):
    """The order of the meter once the card has had its say."""
    table = battle("picket boomer", foes, tyrant="duster")
    table.rules = BattleRules(**rules)
    table.meter = meter
    if knife:
        table.marked, table.battle.knife = CHIP[knife], True
    run(table, OrderSurprised())
    assert happened(table, "MeterChanged")[-1].meter == tuple(table.meter)
    return table.meter


MIXED = [4, 0, 5, 1, 6, 7]


@pytest.mark.parametrize(
    ("rules", "order"),
    [
        ({}, MIXED),
        ({"surprised_baddies": True}, [0, 1, 4, 5, 6, 7]),
        ({"surprised_party": True}, [4, 5, 6, 7, 0, 1]),
        ({"ranged_on_top": True}, [5, 4, 0, 1, 6, 7]),
        ({"tyrant_on_top": True}, [7, 4, 0, 5, 1, 6]),
        ({"knife": "lynx"}, [0, 5, 1, 7, 4, 6]),
    ],
)
def test_surprise_and_cards_change_the_first_order(rules, order):  # ruling 21
    assert ordered(MIXED, **rules) == order


def test_archers_and_tyrants_of_the_first_lane_go_on_top_too():
    assert ordered([0, 4, 5, 1], "slinger boar", ranged_on_top=True) == [4, 0, 5, 1]
    assert ordered([0, 4, 5, 1], "duster boar", tyrant_on_top=True) == [4, 0, 5, 1]


def test_a_baddie_that_is_still_studied_surprises_nobody():
    table = battle("picket", "boar gob")
    table.marked, table.meter = CHIP["lynx"], [4, 0, 5]
    run(table, OrderSurprised())
    assert table.meter == [4, 0, 5]


@pytest.mark.parametrize(
    ("meter", "order"), [([4, 0, 5, 1], [4, 0, ALLY, 5, 1]), ([4, 1, 5], [ALLY, 4, 1, 5])]
)
def test_a_helper_acts_right_after_the_leader(meter, order):
    table = helped(battle("picket boomer", "boar wolf"), 12)
    table.meter = meter
    run(table, OrderSurprised())
    assert table.meter == order


def test_a_new_order_is_told():
    table = run(battle("picket", "boar"), TellMeter())
    assert table.news == [MeterChanged((0, 4), ("picket", "boar"))]


def test_a_move_is_told_and_staying_is_no_move():
    table = battle("picket", "boar")
    table.rules = BattleRules(snares=True)
    move(table, 4, 4)
    assert (table.news, table.hp[4]) == ([], 3)
    move(table, 0, 13)
    assert table.news == [Moved(0, "picket", 13)]
    assert (table.mat[8], table.mat[13], table.at[0]) == (-1, 0, 13)


@pytest.mark.parametrize(("unit", "lost"), [(0, 0), (4, 1), (5, 1)])
def test_baddies_step_into_snares(unit, lost):
    table = battle("picket", "mossback mossback")
    table.rules = BattleRules(snares=True)
    hp = table.hp[unit]
    move(table, unit, 15)
    assert hp - table.hp[unit] == lost


def test_a_snare_that_fells_the_last_baddie_ends_the_battle():
    table = battle("picket", "boar")
    table.rules = BattleRules(snares=True)
    table.hp[4] = 1
    run(table, MoveUnit(0, 4, 1))
    choose(table, place=0)
    assert table.round == 0


def test_two_who_change_places_are_both_told():
    table = battle("picket boomer", "boar")
    swap(table, 0, 4)
    assert (table.at[0], table.at[4], table.mat[4], table.mat[8]) == (4, 8, 0, 4)
    assert table.news == [Moved(0, "picket", 4), Moved(4, "boar", 8)]


def test_a_place_where_the_leader_stands_is_not_free():
    table = battle("picket boomer", "boar")
    place(table, 1, 12)
    assert free_beside(table, 1) == [13]


def test_nothing_is_beside_one_off_the_mat():
    table = battle("picket boomer", "boar")
    leave_mat(table, 1)
    assert free_beside(table, 1) == []
