"""Traps and harvests (rulebook: trap, harvest)."""

from rouages.games.out_of_gears.events import PlanRevealed, TrapIdle, TrapSprung
from tests.games.out_of_gears.positions import activate, happened, position, shown


def test_a_harvest_takes_all_the_gears_of_the_dump():
    table = activate(position(dumps="3:124", plans="1:H3"))
    assert shown(table.carried) == "1:124"
    assert shown(table.dumps) == ""


def test_a_trap_stops_the_harvest_and_takes_the_gears():
    table = activate(position(dumps="3:124", plans="1:H3 2:T3"))
    assert shown(table.carried) == "2:124"
    assert happened(table, TrapSprung)


def test_attacks_come_before_traps_so_that_nobody_steals_what_a_trap_has_just_taken():
    table = activate(position(dumps="3:33", carried="2:2", plans="1:A2 2:T3 4:H3"))
    assert shown(table.carried) == "1:2 2:33"


def test_a_trap_that_stops_nobody_gets_nothing():
    table = activate(position(dumps="3:124", plans="2:T3"))
    assert shown(table.carried) == ""
    assert shown(table.dumps) == "3:124"
    assert happened(table, TrapIdle)


def test_several_traps_on_a_dump_share():  # ruling 17
    table = activate(position(dumps="3:4444", plans="1:H3 2:T3 4:T3"))
    assert shown(table.carried) == "2:44 4:44"


def test_traps_that_cannot_share_still_stop_the_harvest():  # ruling 17
    table = activate(position(dumps="3:4", plans="1:H3 2:T3 4:T3"))
    assert shown(table.carried) == ""
    assert shown(table.dumps) == "3:4"


def test_a_trap_on_an_empty_dump_works_but_yields_nothing():  # ruling 20
    table = activate(position(plans="1:H3 2:T3"))
    assert happened(table, TrapSprung)
    assert shown(table.carried) == ""


def test_stopped_harvests_are_revealed_with_the_traps_and_the_others_later():
    table = activate(position(dumps="3:1 4:2", plans="1:H3 2:T3 3:H4"))
    revealed = [event.robot for event in happened(table, PlanRevealed)]
    assert revealed == [2, 1, 3]


def test_harvesters_of_one_dump_share():
    table = activate(position(dumps="3:33", plans="1:H3 2:H3"))
    assert shown(table.carried) == "1:3 2:3"


def test_attacks_come_before_harvests():
    table = activate(position(dumps="3:33", carried="1:1", plans="1:H3 2:A1"))
    assert shown(table.carried) == "1:33 2:1"
