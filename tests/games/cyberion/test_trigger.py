"""Triggering abilities, Sirenbots and Stockbots (rulebook: trigger, sirenbot, stockbot)."""

import pytest

from rouages.games.cyberion.components import MODEL_NAMES
from rouages.games.cyberion.events.factory import (
    AbilityTriggered,
    RobotDiscarded,
    RobotsDrawn,
    RobotStocked,
)
from rouages.games.cyberion.robots.abilities import AT_LEVEL, AtLevel, LevelTooHigh, SameEffect
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    discard,
    flash,
    happened,
    offered,
    platform,
    position,
    robot,
    stock,
    why_not,
)

DECK = "P1 P2 P3 P4 P5 O1 O2"


@pytest.mark.parametrize("sign", ["S1", "S5"])
def test_the_size_of_the_robot_does_not_matter(sign):
    table = choose(position(sign, factory="2O", levels="21111", deck=DECK), f"use {sign}", "II")
    assert flash(table) == "P1"


@pytest.mark.parametrize("sign", ["S1", "K1", "C1", "P1", "O1"])
def test_at_level_one_nothing_happens_and_nothing_is_asked(sign):
    table = choose(position(f"{sign} S2 K2", factory="2O", deck=DECK), f"use {sign}")
    assert asked_kind(table) == "Intervene"
    assert (discard(table), len(table.deck)) == (sign, 7)


@pytest.mark.parametrize(("level", "count"), [("2", 1), ("3", 2), ("4", 3), ("5", 5)])
def test_a_sirenbot_reveals_one_two_three_or_five_robots_into_the_flash(level, count):
    table = position("S1", factory="2O", levels=f"{level}1111", deck=DECK)
    choose(table, "use S1")
    choose(table, offered(table)[0])
    assert flash(table).split() == DECK.split()[:count]


def test_surplus_robots_are_not_drawn_into_a_full_flash():  # ruling 18
    table = position("S1", "K1 K2 K3 K4", factory="2O", levels="51111", deck=DECK)
    choose(table, "use S1")
    assert offered(table) == ["V", "none"]
    choose(table, "V")
    assert flash(table) == "K1 K2 K3 K4 P1"
    assert len(table.deck) == 6


def test_a_sirenbot_of_a_full_flash_makes_its_own_room():
    table = position("", "S1 K1 K2 K3 K4", factory="2O", levels="31111", deck=DECK)
    choose(table, "use S1^", "III")
    assert flash(table) == "K1 K2 K3 K4 P1"


def test_a_lower_level_may_be_chosen_or_none():  # ruling 17
    table = choose(position("S1", factory="2O", levels="51111", deck=DECK), "use S1")
    assert offered(table) == ["V", "IV", "III", "II", "none"]
    choose(table, "III")
    assert flash(table) == "P1 P2"
    table = choose(position("S1", factory="2O", levels="51111", deck=DECK), "use S1", "none")
    assert (flash(table), discard(table)) == ("", "S1")


def test_a_level_above_the_cog_is_refused_and_so_is_one_that_adds_nothing():  # ruling 43
    table = choose(position("S1", "K1 K2 K3 K4", factory="2O", levels="41111", deck=DECK), "use S1")
    assert why_not(table, AtLevel("sirenbot.5")) == LevelTooHigh(5)
    assert why_not(table, AtLevel("sirenbot.3")) == SameEffect("sirenbot.3")
    table = choose(position("C1", discard="S1", factory="2O", levels="11411"), "use C1")
    assert why_not(table, AtLevel("cyclobot.4")) == SameEffect("cyclobot.4")


def test_what_is_discarded_and_triggered_is_told():
    table = choose(position("S1", factory="2O", levels="31111", deck=DECK), "use S1", "II")
    assert table.news == [
        RobotDiscarded(0, 0, robot("S1")),
        AbilityTriggered(0, "sirenbot.2"),
        RobotsDrawn(1, (robot("P1"),)),
    ]


def test_with_only_bebebots_in_the_deck_a_sirenbot_does_one_thing_at_any_level():  # ruling 43
    table = position("S1", factory="2O", levels="31111", deck="K* C*", battery=False, bebebots=True)
    choose(table, "use S1")
    assert offered(table) == ["III", "none"]
    choose(table, "III")
    assert (flash(table), table.levels) == ("", [3, 2, 2, 1, 1])


@pytest.mark.parametrize(("level", "moved"), [("II", 1), ("III", 2), ("IV", 3), ("V", 5)])
def test_a_stockbot_moves_one_two_three_or_five_robots(level, moved):  # ruling 17: never four by choice
    table = position("K1 S1 S2 S3 S4", "P1 P2 P3", factory="2O", levels="15111")
    choose(table, "use K1")
    assert offered(table) == ["V", "IV", "III", "II", "none"]
    choose(table, level)
    for _ in range(moved):
        assert asked_kind(table) == "MoveToStock"
        choose(table, offered(table)[0])
    assert len(stock(table).split()) == moved
    assert asked_kind(table) == "Intervene"


def test_robots_move_from_the_platform_and_the_flash():
    table = position("K1 S1 S2", "P1 P2", factory="2O", levels="13111")
    choose(table, "use K1", "III", "P2^", "S1")
    assert (platform(table), flash(table), stock(table)) == ("S2", "P1", "S1 P2")
    assert happened(table, RobotStocked) == [RobotStocked(0, 1, robot("P2")), RobotStocked(0, 0, robot("S1"))]


def test_the_stock_holds_five():  # ruling 18
    table = position("K1 S1 S2", "", "P1 P2 P3 P4", factory="2O", levels="15111")
    choose(table, "use K1", "V", "S2")
    assert (platform(table), stock(table)) == ("S1", "S2 P1 P2 P3 P4")


def test_with_too_few_robots_all_that_there_are_move():  # ruling 17
    table = position("K1 S1", "P1", factory="2O", levels="15111")
    choose(table, "use K1")
    assert offered(table) == ["V", "II", "none"]
    choose(table, "V")
    assert stock(table) == "S1 P1"


def test_the_order_of_moving_makes_no_difference():
    hand = "K1 S1 S2 S3"
    one = choose(position(hand, factory="2O", levels="13111"), "use K1", "III", "S3", "S1")
    other = choose(position(hand, factory="2O", levels="13111"), "use K1", "III", "S1", "S3")
    assert one.rows == other.rows


def test_an_ability_that_can_do_nothing_asks_nothing():  # ruling 38
    table = choose(position("K1 S1", "", "P1 P2 P3 P4 P5", factory="2O", levels="15111"), "use K1")
    assert asked_kind(table) == "Intervene"


def test_every_ability_has_four_levels_that_do_something():
    powers = [[choice.power for choice in levels] for levels in AT_LEVEL]
    assert powers == [[f"{name}.{level}" for level in range(2, 6)] for name in MODEL_NAMES]
