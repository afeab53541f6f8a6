"""Cyclobots (rulebook: cyclobot)."""

from rouages.games.cyberion.events.factory import RobotBroughtBack, RobotPutOnDeck
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    deck,
    discard,
    flash,
    happened,
    offered,
    platform,
    position,
    robot,
    stock,
)


def cyclobot(level, hand="C1", gone="S1 C2 P3", **zones):
    return choose(position(hand, discard=gone, factory="2O", levels=f"11{level}11", **zones), "use C1")


def test_level_two_puts_a_cyclobot_on_top_of_the_deck():
    table = choose(cyclobot(2, deck="K1"), "II")
    assert offered(table) == ["C1", "C2"]
    choose(table, "C2")
    assert (deck(table), discard(table)) == ("C2 K1", "S1 P3 C1")


def test_level_three_puts_any_robot_on_top_of_the_deck():
    table = choose(cyclobot(3, deck="K1"), "III")
    assert offered(table) == ["S1", "C1", "C2", "P3"]
    choose(table, "P3")
    assert deck(table) == "P3 K1"
    assert happened(table, RobotPutOnDeck) == [RobotPutOnDeck(0, robot("P3"))]


def test_level_four_puts_a_cyclobot_onto_the_platform():
    table = choose(cyclobot(4, "C1 K1"), "IV")
    assert (platform(table), discard(table)) == ("K1 C2", "S1 P3 C1")


def test_level_five_puts_any_robot_onto_the_platform():
    table = choose(cyclobot(5, "C1 K1"), "V", "S1")
    assert platform(table) == "K1 S1"
    assert happened(table, RobotBroughtBack) == [RobotBroughtBack(0, robot("S1"), 0)]


def test_level_five_does_all_that_four_does_and_three_all_that_two_does():  # ruling 43
    assert offered(cyclobot(5)) == ["V", "III", "none"]
    assert offered(cyclobot(4)) == ["IV", "III", "none"]


def test_a_cyclobot_may_bring_itself_back():  # ruling 19
    table = choose(cyclobot(2, gone="S1"), "II")
    assert deck(table) == "C1"


def test_from_the_flash_it_escapes_closing():  # ruling 19
    table = position("K1", "C1", discard="S1", factory="2O", levels="11411")
    choose(table, "use C1^", "IV")
    assert (platform(table), flash(table)) == ("K1 C1", "")


def test_from_the_platform_to_the_platform_changes_nothing_and_is_not_offered():  # rulings 19, 35
    assert offered(cyclobot(4, gone="S1")) == ["III", "none"]
    assert offered(choose(cyclobot(5, gone="S1 C1"), "V")) != ["C1"]
    assert "C1" not in offered(choose(cyclobot(5), "V"))


def test_cyclobots_do_not_go_round_in_circles_for_ever():  # ruling 35
    table = position("C1", discard="C2", factory="2O", levels="11411")
    for turn in range(10):
        one, other = ("C1", "C2") if turn % 2 == 0 else ("C2", "C1")
        choose(table, f"use {one}", "IV")
        assert (platform(table), discard(table)) == (other, one)
    choose(table, "use C1")
    assert offered(table) == ["III", "none"]


def test_in_circles_anything_else_may_come_back():  # ruling 35
    table = position("C1", discard="S1 S2 C2", factory="2O", levels="11511")
    table.recalls = 10
    assert offered(choose(table, "use C1", "V")) == ["S1", "S2"]


def test_only_cyclobots_that_come_back_go_in_circles():  # ruling 35
    table = choose(cyclobot(5), "V", "S1")
    assert table.recalls == 0
    table = choose(cyclobot(5), "V", "C2")
    assert table.recalls == 1


def test_a_full_platform_overflows_into_the_flash_then_the_stock():  # ruling 18
    five = "S1 S2 S3 S4 S5"
    table = position(five, "", "C1", discard="P3", factory="2O", levels="11511")
    choose(table, "use C1_", "V", "P3")
    assert flash(table) == "P3"
    table = position(five, "K1 K2 K3 K4 K5", "C1", discard="P3", factory="2O", levels="11511")
    choose(table, "use C1_", "V")
    assert stock(table) == "P3"


def test_an_empty_deck_takes_a_card_without_the_battery():  # ruling 9
    table = choose(cyclobot(3), "III", "P3")
    assert table.battery
    assert deck(table) == "P3"


def test_the_top_card_is_known_to_the_players():
    table = choose(cyclobot(3, deck="K1"), "III", "P3")
    assert table.known_top == 1


def test_what_comes_back_can_be_used_at_once():
    table = position("C1 S2", discard="S1", factory="2S 2O", levels="11511")
    choose(table, "use C1", "V")
    assert "repair 2S" in offered(table)
    assert asked_kind(table) == "Intervene"
