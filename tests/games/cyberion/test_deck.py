"""The robot deck and the battery (rulebook: deck)."""

from rouages.games.cyberion.deck import lift, put_at_bottom, shuffle_in, use_battery
from rouages.games.cyberion.events.factory import BatteryUsed, RobotsDrawn
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
    assert happened(table, RobotsDrawn) == []


def test_the_new_deck_is_unknown():
    table = position("C1 S1", discard="K3 K4", factory="2O", levels="31311")
    choose(table, "use C1", "III", "K3")
    assert table.known_top == 1
    choose(table, "use S1", "III")
    assert (table.known_top, table.known_bottom) == (0, 0)


def test_the_battery_shuffles_the_discard():
    table = position(discard="S1 S2 S3 S4 S5 K1 K2 K3 K4 K5")
    before = [*table.discard]
    use_battery(table)
    assert table.deck != before
    assert sorted(table.deck) == before


def test_what_is_shuffled_in_lies_anywhere():
    table = position(deck="S1 S2 S3 S4 S5 K1 K2 K3 K4 K5")
    before = [*table.deck]
    shuffle_in(table, robots("C1"))
    assert table.deck != [*before, *robots("C1")]
    assert sorted(table.deck) == sorted([*before, *robots("C1")])


def test_a_known_bottom_is_forgotten_card_by_card_as_it_is_drawn():
    table = position(deck="S1")
    for card in robots("K1 K2"):
        put_at_bottom(table, card)
    assert table.known_bottom == 2
    drawn = [(lift(table), table.known_bottom) for _ in range(3)]
    assert drawn == list(zip(robots("S1 K1 K2"), (2, 1, 0), strict=True))
