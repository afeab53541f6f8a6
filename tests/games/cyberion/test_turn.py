"""The turn and its three rows (rulebook: turn, rows)."""

from rouages.games.cyberion.events.factory import TurnBegan
from rouages.games.cyberion.reasons import NoSuchRobot
from rouages.games.cyberion.robots.abilities import UseRobot
from rouages.games.cyberion.table import Phase
from rouages.games.cyberion.turn import CLOSE
from tests.games.cyberion.positions import (
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


def test_every_action_as_often_as_one_likes_in_any_order():
    table = position("S1 S2 K3 K4 C1", factory="2S 2K 2C 2P 2O", machines="2#1", deck="P5 O5 S5")
    choose(table, "repair 2S", "upgrade S", "use C1", "repair 2K", "upgrade K")
    assert offered(table) == ["end"]
    assert table.levels == [2, 2, 1, 1, 1]


def test_a_crew_may_come_from_all_three_rows():
    table = position("C1", "C2", "C3", factory="3C", machines="2S")
    choose(table, "repair 3C")
    assert discard(table) == "C1 C2 C3"


def test_equal_robots_of_a_row_are_offered_once_and_those_of_another_row_besides():
    table = position("S1 S1 K2", "S1", "S1", factory="2O")
    assert offered(table) == ["use S1", "use K2", "use S1^", "use S1_", "end"]


def test_a_robot_may_be_discarded_without_effect_at_any_time():  # ruling 22
    table = choose(position("S1 K2", factory="2O"), "use S1")
    assert (platform(table), discard(table)) == ("K2", "S1")


def test_the_platform_is_refilled_the_flash_emptied_and_the_stock_kept():
    table = position("S1 S2 K1 K2", "P1 P2", "O1 O2", deck="C1 C2 C3", factory="2S", machines="2K 2C")
    choose(table, "repair 2S", "end")
    assert (platform(table), flash(table), stock(table)) == ("K1 K2 C1 C2 C3", "", "O1 O2")


def test_each_turn_is_counted_and_begins_with_nothing_done():
    table = position("S1 S2", factory="2S 2K", machines="2C 2P", players=2)
    choose(table, "repair 2S")
    table.recalls = 2
    choose(table, "end")
    assert happened(table, TurnBegan) == [TurnBegan(1, 2)]
    assert (table.turn, table.seat, table.phase) == (2, 1, Phase.INTERVENTION)
    assert (table.machine_left, table.recalls) == (False, 0)
    choose(table, "end")
    assert happened(table, TurnBegan) == [TurnBegan(1, 2), TurnBegan(0, 3)]


def test_any_action_but_a_cyclobot_ends_a_round_of_cyclobots():  # ruling 35
    for hand, word, recalls in (("S1 S2", "use S1", 0), ("S1 S2", "repair 2S", 0), ("C1", "use C1", 5)):
        table = position(hand, factory="2S 2K", machines="2C")
        table.recalls = 5
        assert choose(table, word).recalls == recalls


def test_closing_is_a_phase_of_its_own():
    table = position("S1", factory="2K", machines="2C")
    CLOSE.run(table)
    assert table.phase == Phase.CLOSING


def test_asking_for_a_robot_that_is_not_there():
    table = position("S1", factory="2O")
    assert why_not(table, UseRobot(1, robot("S1"))) == NoSuchRobot(1, robot("S1"))
