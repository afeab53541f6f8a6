"""A turn is told as it happens, and shows how far it has come (rulebook: turn)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.out_of_gears.assembly import AssembleGears
from rouages.games.out_of_gears.components import Action
from rouages.games.out_of_gears.ending import end
from rouages.games.out_of_gears.events import (
    Assembled,
    Defended,
    GearsTaken,
    PlanRevealed,
    TollTaken,
    UpgradeRevealed,
)
from rouages.games.out_of_gears.sight.view import view
from tests.games.out_of_gears.positions import activate, choose, happened, play, position


@pytest.mark.parametrize(
    ("phase", "picture"),
    [
        ("attack", {"carried": "2:34", "plans": "1:D 2:A1"}),
        ("trap", {"dumps": "3:124", "plans": "1:H3 2:T3 3:T3"}),
        ("harvest", {"dumps": "4:145", "plans": "3:H4 2:H4"}),
        ("shovel", {"dumps": "4:145", "plans": "3:SS 2:SS", "upgrades": True}),
    ],
)
def test_a_question_of_phase_2_says_what_is_being_activated(phase, picture):
    table = activate(position(**picture))
    assert pending(table)
    assert view(table, None).phase == phase


def test_assembly_is_a_phase_and_so_is_the_end():
    table = position(carried="1:123")
    play(table, AssembleGears())
    assert view(table, None).phase == "assemble"
    end(table, "reserve_empty")
    assert view(table, None).phase == "over"


def test_plans_are_told_as_what_they_are():
    table = activate(position(plans="1:D 2:A1 3:A4"))
    assert happened(table, Defended) == [Defended(0, 1)]
    assert happened(table, PlanRevealed) == [
        PlanRevealed(1, 2, Action.ATTACK, 1),
        PlanRevealed(2, 3, Action.ATTACK, 4),
    ]


def test_a_harvest_or_trap_of_the_own_number_is_no_defence():
    table = activate(position(dumps="1:11 2:22", plans="1:H1 2:T2"))
    assert happened(table, Defended) == []


@pytest.mark.parametrize("card", ["SH", "SA", "ST", "SS", "CD"])
def test_every_upgrade_is_told_when_it_is_turned_up(card):
    table = activate(position(dumps="3:34", plans=f"1:{card}", upgrades=True))
    assert [(event.seat, event.robot) for event in happened(table, UpgradeRevealed)] == [(0, 1)]


def test_a_stopped_harvest_is_turned_up_before_one_that_no_trap_stops():
    table = activate(position(dumps="3:1 4:2", plans="1:H4 2:T3 3:H3"))
    assert [event.robot for event in happened(table, PlanRevealed)] == [2, 3, 1]


def test_a_toll_is_told_with_its_gear_and_where_it_came_from():
    table = activate(position(carried="2:34", plans="1:D 2:A1"))
    choose(table, gear=4)
    assert happened(table, TollTaken) == [TollTaken(0, 1, 2, 4, "robot")]


def test_a_theft_is_told_once_and_nothing_of_it_is_left_aside():
    table = activate(position(carried="2:34", plans="1:A2"))
    assert happened(table, GearsTaken) == [GearsTaken(0, 1, "robot", 2, (3, 4))]
    assert not any(table.stolen)


def test_what_was_assembled_is_told_and_nothing_is_left_chosen():
    table = position(carried="1:123")
    play(table, AssembleGears())
    choose(table, first=1, second=3)
    assert happened(table, Assembled) == [Assembled(0, 1, (1, 3))]
    assert not any(table.chosen)
