"""Closing, in its order (rulebook: closing)."""

import pytest

from rouages.games.cyberion.events.factory import (
    AllMachinesCommon,
    FlashEmptied,
    MachinesRealigned,
    MachinesRevealed,
    RobotsDrawn,
    ValveLost,
)
from rouages.games.cyberion.events.microbots import MicrobotsRevealed
from tests.games.cyberion.positions import choose, discard, factory, happened, machine, platform, position


def test_the_steps_come_in_their_exact_order():  # ruling 12
    table = position(
        "S1", "P1", factory="2K/1! 2C/2", machines="2P", valves=2, deck="C1 C2 C3 C4", microbots=True
    )
    choose(table, "end")
    kinds = [type(event) for event in table.news]
    assert kinds[:6] == [
        ValveLost,
        MachinesRealigned,
        MachinesRevealed,
        MicrobotsRevealed,
        FlashEmptied,
        RobotsDrawn,
    ]


def test_a_turn_without_a_machine_costs_a_valve():
    assert choose(position("S1", factory="2O", valves=3), "end").valves == 2


def test_a_turn_with_a_machine_costs_none():
    assert choose(position("S1 S2", factory="2S 2O", valves=3), "repair 2S", "end").valves == 3


def test_losing_the_last_valve_is_survivable_and_one_more_is_not():  # ruling 14
    table = choose(position("S1", factory="2O", valves=1), "end")
    assert (table.valves, table.ending) == (0, "")
    choose(table, "end")
    assert table.ending == "valves"
    assert table.agenda == []


def test_the_factory_is_refilled_to_five_and_goes_on_smaller_without_a_deck():
    table = choose(position("S1 S2", factory="2S 2K 2C 2P 2O", machines="2#1 2#2"), "repair 2S", "end")
    assert factory(table) == "2#1 2K 2C 2P 2O"
    table = choose(position("S1 S2", factory="2S 2K 2C 2P 2O"), "repair 2S", "end")
    assert factory(table) == ". 2K 2C 2P 2O"


@pytest.mark.parametrize(
    ("before", "after", "places", "setting"),
    [
        (". . . . .", "2#1 2#2 2#3 2#4 2#5", (0, 1, 2, 3, 4), {}),
        ("2S . 2C . 2O", "2S 2#1 2C 2#2 2O", (1, 3), {}),
        (". . . . 2O", "2#4 2#1 2#2 2#3 2O", (1, 2, 3, 0), {"players": 2, "seat": 0}),
        ("2S . . . .", "2S 2#1 2#2 2#3 2#4", (1, 2, 3, 4), {"players": 2, "seat": 1}),
    ],
)
def test_every_empty_place_gets_a_machine(before, after, places, setting):  # ruling 25
    table = position("S1", factory=before, machines="2#1 2#2 2#3 2#4 2#5", valves=2, **setting)
    choose(table, "end")
    assert factory(table) == after
    new = [machine(f"2#{number + 1}") for number in range(len(places))]
    assert happened(table, MachinesRevealed) == [MachinesRevealed(places, tuple(new))]
    assert happened(table, AllMachinesCommon) == []


def test_a_full_factory_gets_nothing_and_nothing_is_told():
    table = choose(position("S1", factory="2S 2K 2C 2P 2O", machines="2#1", valves=2), "end")
    assert happened(table, MachinesRevealed) == []
    assert happened(table, MachinesRealigned) == []


def test_what_was_prepared_and_repaired_is_not_realigned():
    table = choose(position("S1", factory="2S! 2K! 2C", machines="2P"), "repair 2S")
    assert factory(table) == ". 2K! 2C . ."
    choose(table, "end")
    assert factory(table) == "2P 2K 2C . ."
    assert happened(table, MachinesRealigned) == [MachinesRealigned((machine("2K"),))]


def test_alone_no_machine_ever_becomes_common():
    table = choose(position("S1 S2", factory="2S 2K 2C 2P 2O", machines="2#1"), "repair 2S", "end")
    assert happened(table, AllMachinesCommon) == []


def test_flash_robots_are_in_the_discard_before_the_platform_draws():  # ruling 12
    table = position("", "S1 S2", factory="2S! 2O", machines="2K", deck="P1")
    choose(table, "repair 2S", "S1^", "end")
    assert not table.battery
    assert sorted(platform(table).split()) == ["P1", "S1", "S2"]
    assert discard(table) == ""


def test_one_robot_fills_a_platform_of_four():
    table = choose(position("S1 S2 S3 S4", factory="2O", deck="K1 K2", valves=2), "end")
    assert platform(table) == "S1 S2 S3 S4 K1"


def test_a_full_platform_draws_nothing():
    table = choose(position("S1 S2 S3 S4 S5", factory="2O", deck="K1", valves=2), "end")
    assert platform(table) == "S1 S2 S3 S4 S5"
    assert happened(table, RobotsDrawn) == []
