"""Closing, in its order (rulebook: closing)."""

from rouages.games.cyberion.events.factory import (
    FlashEmptied,
    MachinesRealigned,
    MachinesRevealed,
    RobotsDrawn,
    ValveLost,
)
from rouages.games.cyberion.events.microbots import MicrobotsRevealed
from tests.games.cyberion.positions import choose, discard, factory, happened, platform, position


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
