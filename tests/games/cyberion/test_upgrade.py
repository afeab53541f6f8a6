"""Upgrading (rulebook: upgrade)."""

import pytest

from rouages.games.cyberion.events.factory import ExperienceSpent, Upgraded, ValveGained
from rouages.games.cyberion.processor import HighestLevel, TooLittleExperience, Upgrade
from tests.games.cyberion.positions import choose, happened, machine, offered, position, why_not


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_upgrade_costs_its_current_level_in_machines_of_any_tier(level):
    table = position("S1", factory="2O", levels=f"{level}5555", experience="2S 3C 2= 1234 2K")
    choose(table, "upgrade S")
    assert table.levels[0] == level + 1
    gone = tuple(table.removed)
    assert gone == tuple(machine(sign) for sign in ["2S", "3C", "2=", "1234", "2K"][5 - level :])
    assert len(table.experience) == 5 - level
    assert happened(table, ExperienceSpent) == [ExperienceSpent(0, 0, gone)]
    assert happened(table, Upgraded) == [Upgraded(0, 0, level + 1)]


def test_what_cannot_be_paid_is_not_offered_and_says_what_is_missing():
    table = position("S1", factory="2O", levels="31111", experience="2S 2K")
    assert "upgrade S" not in offered(table)
    assert why_not(table, Upgrade(0)) == TooLittleExperience(0, 3, 2)


def test_there_is_nothing_beyond_level_five():
    table = position("S1", factory="2O", levels="51111", experience="2S 2K 2C 2P 2#1 2#2")
    assert why_not(table, Upgrade(0)) == HighestLevel(0)


def test_several_upgrades_in_a_turn():
    table = position("S1", factory="2O", experience="2S 2K 2C 2P")
    choose(table, "upgrade S", "upgrade S", "upgrade C")
    assert table.levels == [3, 1, 2, 1, 1]


def test_going_from_four_to_five_brings_a_valve():  # ruling 23
    table = choose(position("S1", factory="2O", levels="41111", experience="2S 2K 2C 2P"), "upgrade S")
    assert table.valves == 2
    assert happened(table, ValveGained) == [ValveGained(1, 2)]


def test_other_upgrades_bring_none():
    table = choose(position("S1", factory="2O", levels="31111", experience="2S 2K 2C"), "upgrade S")
    assert table.valves == 1


def test_there_are_five_valves_at_the_most():  # ruling 23
    table = position("S1", factory="2O", levels="41111", experience="2S 2K 2C 2P", valves=5)
    assert choose(table, "upgrade S").valves == 5
    assert happened(table, ValveGained) == []


def test_repaired_machines_pay_in_the_same_turn():
    table = choose(position("S1 S2", factory="2S 2O", machines="2K"), "repair 2S", "upgrade C")
    assert table.removed == [machine("2S")]
