"""The robot deck and the battery (rulebook: deck)."""

from rouages.games.cyberion.events.factory import BatteryUsed
from tests.games.cyberion.positions import choose, deck, discard, flash, happened, platform, position, robots


def test_an_empty_deck_is_made_new_from_the_discard_in_the_middle_of_an_ability():  # ruling 10
    table = position("S1", deck="K1", discard="P1 P2", factory="2O", levels="51111")
    choose(table, "use S1", "V")
    assert not table.battery
    assert sorted(table.rows[1]) == sorted(robots("K1 P1 P2 S1"))
    assert (deck(table), discard(table)) == ("", "")


def test_it_happens_when_a_card_must_leave_and_not_before():  # ruling 9
    table = choose(position("S1", deck="K1", discard="P1", factory="2O", levels="21111"), "use S1", "II")
    assert (deck(table), flash(table)) == ("", "K1")
    assert table.battery


def test_after_the_battery_an_empty_deck_gives_nothing():  # ruling 11
    table = position("S1 P1", deck="K1", discard="P2 P3", factory="2O", levels="31131", battery=False)
    choose(table, "use S1", "III")
    assert flash(table) == "K1"
    choose(table, "use P1")
    assert discard(table) == "P2 P3 S1 P1"


def test_cards_that_return_to_the_deck_can_be_drawn_again():  # ruling 11
    table = position("C1 S1", discard="K3", factory="2O", levels="31311", battery=False)
    choose(table, "use C1", "III", "K3", "use S1", "III")
    assert flash(table) == "K3"


def test_closing_uses_the_battery_too():
    table = choose(position("S1", deck="", discard="K1 K2 K3 K4 K5", factory="2O", valves=2), "end")
    assert len(table.rows[0]) == 5
    assert len(table.deck) == 1
    assert happened(table, BatteryUsed)[0].count == 5


def test_with_an_empty_discard_the_battery_stays():  # ruling 36
    table = choose(position("S1", factory="2O", valves=2), "end")
    assert table.battery
    assert platform(table) == "S1"


def test_the_new_deck_is_unknown():
    table = position("C1 S1", discard="K3 K4", factory="2O", levels="31311")
    choose(table, "use C1", "III", "K3")
    assert table.known_top == 1
    choose(table, "use S1", "III")
    assert (table.known_top, table.known_bottom) == (0, 0)
