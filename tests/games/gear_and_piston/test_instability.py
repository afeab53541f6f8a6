"""Instability and the optional discard (rulebook: instability)."""

from rouages.engine.agenda import asked
from rouages.games.gear_and_piston.choices import Discard, KeepAll
from rouages.games.gear_and_piston.events.town import BlueprintDiscarded, InstabilityAdjusted
from rouages.games.gear_and_piston.resolution import AdjustInstability
from tests.games.gear_and_piston.positions import (
    choose,
    hand,
    happened,
    offered,
    play,
    position,
    question,
    signs,
)


def test_the_markers_show_the_icons_on_the_cars():
    table = position(players=3, cars=[("eM*!", "A*!"), ("eMc", "A*!"), ("S*", "G*")])
    play(table, AdjustInstability())
    assert table.instability == [2, 1, 0]
    assert table.phase == "instability"
    assert happened(table, InstabilityAdjusted)[0].levels == (2, 1, 0)


def test_markers_that_stay_are_not_told():
    table = position(cars=[("eM*!", "A*!")])
    table.instability = [2, 0]
    play(table, AdjustInstability())
    assert not happened(table, InstabilityAdjusted)


def test_reliability_is_taken_away_but_never_below_zero():  # ruling 33
    table = position(cars=[("eM*! Ic+", "A*! G*!"), ("Ic+", "ir+")])
    play(table, AdjustInstability())
    assert table.instability == [2, 0]


def test_each_player_in_turn_order_may_discard_one_blueprint():  # ruling 9
    table = position(players=3, first=1, hands=["eMc A* A*", "", "Gp"])
    play(table, AdjustInstability())
    assert question(table).seat == 2
    choose(table, KeepAll)
    assert question(table).seat == 0
    assert offered(table, Discard) == "eMc A*"
    choose(table, Discard, "A*")
    assert hand(table, 0) == "eMc A*"
    assert [signs(each) for each in table.junk_discard] == ["A*"]
    assert happened(table, BlueprintDiscarded)[0].part == "axle"
    assert not table.agenda


def test_whoever_holds_nothing_is_not_asked():
    table = position(hands=["", ""])
    play(table, AdjustInstability())
    assert asked(table, 0) is None
