"""Two players (rulebook: two_players)."""

import rouages
from rouages.engine.agenda import pending
from rouages.games.cyberion.events.factory import AllMachinesCommon, FirstPlayer
from rouages.games.cyberion.reasons import OutOfReach
from rouages.games.cyberion.repair import Repair
from rouages.games.cyberion.sight.view import view
from tests.games.cyberion.positions import choose, factory, happened, machine, offered, position, why_not

FIVE = "2S 2K 2C 2P 2O"


def test_the_first_player_is_drawn_by_lot():
    firsts = {rouages.new("cyberion", 2, seed=seed).pending for seed in range(20)}
    assert firsts == {(0,), (1,)}
    events = rouages.new("cyberion", 2, seed=1).events_for(0)
    assert any(isinstance(event, FirstPlayer) for event in events)


def test_turns_alternate_and_everything_else_is_shared():
    table = position("S1", factory=FIVE, machines="2#1", valves=3, players=2, experience="2#2")
    choose(table, "end")
    assert pending(table) == (1,)
    assert table.valves == 2
    choose(table, "upgrade S", "end")
    assert pending(table) == (0,)


def test_a_player_repairs_the_three_common_machines_and_the_own_one():  # ruling 24
    hand = {"platform": "S1 S2 K1 K2 C1", "flash": "C2 P1 P2 O1 O2"}
    table = position(**hand, factory=FIVE, machines="2#1", players=2, seat=0)
    assert [word for word in offered(table) if "repair" in word] == [f"repair 2{sign}" for sign in "SKCP"]
    assert why_not(table, Repair(machine("2O"))) == OutOfReach(machine("2O"))
    table = position(**hand, factory=FIVE, machines="2#1", players=2, seat=1)
    assert [word for word in offered(table) if "repair" in word] == [f"repair 2{sign}" for sign in "KCPO"]


def test_the_common_factory_is_refilled_before_the_own_place():  # ruling 25
    table = position("S1 S2 C1 C2", factory=FIVE, machines="2#1 2#2 2#3", players=2, seat=0)
    choose(table, "repair 2S", "repair 2C", "end")
    assert factory(table) == "2#2 2K 2#1 2P 2O"
    table = position("O1 O2 C1 C2", factory=FIVE, machines="2#1 2#2 2#3", players=2, seat=1)
    choose(table, "repair 2O", "repair 2C", "end")
    assert factory(table) == "2S 2K 2#1 2P 2#2"


def test_the_last_machines_are_common_at_once_also_in_mid_turn():  # ruling 25
    table = position("S1 S2 O1 O2", factory=FIVE, players=2, seat=0)
    assert "repair 2O" not in offered(table)
    choose(table, "repair 2S")
    assert "repair 2O" in offered(table)
    assert len(happened(table, AllMachinesCommon)) == 1
    assert {each.owner for each in view(table, 0).machines} == {None}


def test_they_are_common_when_the_deck_runs_out_while_refilling():  # ruling 25
    table = position("S1 S2 K1 K2", factory=FIVE, machines="2#1", players=2, seat=0)
    choose(table, "repair 2S", "repair 2K", "end")
    assert factory(table) == ". 2#1 2C 2P 2O"
    assert len(happened(table, AllMachinesCommon)) == 1


def test_an_empty_deck_with_five_machines_leaves_the_factories_apart():
    table = position("S1 S2", factory=FIVE, machines="2#1", players=2, seat=0)
    choose(table, "repair 2S", "end")
    assert happened(table, AllMachinesCommon) == []
    assert [each.owner for each in view(table, 0).machines] == [0, None, None, None, 1]


def test_each_player_loses_a_valve_at_the_end_of_the_own_turn():  # ruling 24
    table = position("S1", factory=FIVE, machines="2#1", valves=2, players=2)
    choose(table, "end", "end")
    assert table.valves == 0
