"""Planbots (rulebook: planbot)."""

import pytest

from rouages.games.cyberion.events.factory import BatteryUsed, RobotsLookedAt, RobotsPutBack
from rouages.games.cyberion.robots.planbot import ON_TOP, TopFirst
from rouages.games.cyberion.sight.view import view
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    deck,
    flash,
    happened,
    offered,
    platform,
    position,
    robot,
    robots,
    stock,
    why_not,
)

DECK = "S1 S2 S3 S4 S5 K1"


def planbot(level, hand="P1", cards=DECK, **zones):
    return choose(position(hand, deck=cards, factory="2O", levels=f"111{level}1", **zones), "use P1")


@pytest.mark.parametrize(("level", "count"), [("2", 1), ("3", 2), ("4", 3), ("5", 5)])
def test_it_looks_at_one_two_three_or_five_cards(level, count):
    table = planbot(level)
    choose(table, offered(table)[0])
    assert table.looked == robots(DECK)[:count]


def test_on_top_the_card_goes_onto_the_platform():
    table = choose(planbot(2), "II", "S1 top")
    assert (platform(table), deck(table)) == ("S1", "S2 S3 S4 S5 K1")


def test_at_the_bottom_the_next_one_goes_onto_the_platform():
    table = choose(planbot(2), "II", "S1 bottom")
    assert (platform(table), deck(table)) == ("S2", "S3 S4 S5 K1 S1")


def test_the_cards_can_be_divided_and_ordered_freely():  # ruling 41
    table = choose(planbot(5), "V", "S4 top", "S2 top", "S5 bottom", "S1 bottom")
    assert (platform(table), deck(table)) == ("S4", "S2 K1 S5 S1 S3")
    assert happened(table, RobotsPutBack)[0].bottom == tuple(robots("S5 S1 S3"))


def test_cards_on_top_come_before_cards_at_the_bottom():  # ruling 41
    table = choose(planbot(3), "III", "S2 bottom")
    assert platform(table) == "S3"
    table = choose(planbot(4), "IV", "S2 bottom")
    assert why_not(table, ON_TOP[robot("S1")]) == TopFirst()


def test_every_arrangement_is_reached_in_exactly_one_way():  # ruling 41
    found = []

    def explore(words):
        table = choose(planbot(4), "IV", *words)
        if asked_kind(table) == "Intervene":
            found.append(platform(table) + deck(table))
        else:
            for word in offered(table):
                explore([*words, word])

    explore([])
    assert len(found) == len(set(found)) == 24


def test_with_nothing_else_in_the_deck_top_and_bottom_are_the_same():  # ruling 41
    table = choose(planbot(3, cards="S1 S2", battery=False), "III")
    assert offered(table) == ["S1 top", "S2 top"]
    choose(table, "S2 top")
    assert (platform(table), deck(table)) == ("S2", "S1")


def test_with_too_few_cards_it_looks_at_what_there_is():  # ruling 17
    table = choose(planbot(5, cards="S1 S2 S3", battery=False), "V")
    assert table.looked == robots("S1 S2 S3")


def test_the_battery_counts_towards_what_it_sees():
    assert offered(planbot(5, cards="", discard="S1 S2")) == ["V", "III", "II", "none"]
    assert offered(planbot(5, cards="S4", discard="S1")) == ["V", "III", "II", "none"]
    assert offered(planbot(5, cards="S4", discard="S1", battery=False)) == ["V", "none"]


def test_a_full_flash_does_not_narrow_its_sight():
    table = planbot(5, flash="O1 O2 O3 O4 O5")
    assert offered(table) == ["V", "IV", "III", "II", "none"]


def test_an_empty_deck_is_made_new_in_the_middle_and_the_cards_lifted_stay_aside():  # ruling 10
    table = choose(planbot(3, cards="S1", discard="K5"), "III")
    [event] = happened(table, BatteryUsed)
    assert event.count == 2
    assert table.looked[0] == robot("S1")
    assert len(table.looked) == 2
    assert len(table.deck) == 1


def test_the_planbot_that_paid_is_shuffled_in_too():  # ruling 10
    table = choose(planbot(3, cards="S1"), "III")
    assert sorted(table.looked + table.deck) == robots("S1 P1")


def test_a_full_platform_overflows_into_the_flash_then_the_stock():  # ruling 18
    five = "S1 S2 S3 S4 S5"
    table = position(five, "", "P1", deck="K1 K2", factory="2O", levels="11121")
    assert flash(choose(table, "use P1_", "II", "K1 top")) == "K1"
    table = position(five, "C1 C2 C3 C4 C5", "P1", deck="K1 K2", factory="2O", levels="11121")
    assert stock(choose(table, "use P1_", "II", "K1 top")) == "K1"


def test_with_all_fifteen_places_full_the_card_stays_on_the_deck():  # ruling 18
    five = "S1 S2 S3 S4 S5"
    table = position(five, "C1 C2 C3 C4 C5", "O1 O2 O3 O4 O5", deck="K1 K2 K3", factory="2P", support="P")
    choose(table, "support P", "III", "K2 top", "K1 top")
    assert deck(table) == "K2 K1 K3"


def test_looking_at_a_bebebot_does_not_draw_it():  # ruling 26
    table = choose(planbot(2, cards="S* S1 S2", bebebots=True), "II", "S* bottom")
    assert platform(table) == "S1"
    assert table.levels[0] == 1


def test_a_bebebot_put_on_top_is_drawn_and_replaced():  # ruling 26
    table = choose(planbot(2, cards="S* S1 S2", bebebots=True), "II", "S* top")
    assert platform(table) == "S1"
    assert table.levels[0] == 2


def test_both_players_see_the_cards_and_a_spectator_only_how_many():  # ruling 37
    table = choose(planbot(3, players=2), "III")
    assert view(table, 0).looked == view(table, 1).looked == tuple(robots("S1 S2"))
    assert view(table, None).looked == (None, None)
    [event] = happened(table, RobotsLookedAt)
    assert event.seen_by(1).robots == tuple(robots("S1 S2"))
    assert event.seen_by(None).robots == (None, None)


def test_what_was_put_back_stays_known_until_the_deck_is_shuffled():
    table = choose(planbot(4), "IV", "S3 top", "S1 top", "S2 bottom")
    assert view(table, 0).deck_top == tuple(robots("S1"))
    assert view(table, 0).deck_bottom == tuple(robots("S2"))
    assert view(table, None).deck_top == (None,)
