"""Commandbots (rulebook: commandbot)."""

import pytest

from rouages.games.cyberion.events.factory import (
    MachinePrepared,
    MachinesRealigned,
    RobotDiscarded,
    TopDiscarded,
)
from rouages.games.cyberion.table import PLATFORM, STOCK
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    deck,
    discard,
    factory,
    happened,
    offered,
    platform,
    position,
    robot,
)

DECK = "S1 S2 S3 S4 S5 K1"


def commandbot(level, hand="O1 P1 P2", machines="2S 2K", **zones):
    zones.setdefault("deck", DECK)
    return choose(position(hand, factory=machines, levels=f"1111{level}", **zones), "use O1")


@pytest.mark.parametrize(("level", "cost"), [("II", 5), ("III", 4), ("IV", 3), ("V", 1)])
def test_five_four_three_or_one_more_robots_prepare_a_machine(level, cost):  # ruling 20
    table = choose(commandbot(5), level)
    choose(table, *["deck"] * cost, "2S")
    assert factory(table) == "2S! 2K . . ."
    assert discard(table).split() == ["O1", *DECK.split()[:cost]]


def test_a_lower_level_costs_more_and_may_be_chosen():
    assert offered(commandbot(5)) == ["V", "IV", "III", "II", "none"]


def test_rows_and_the_top_of_the_deck_in_any_mix_without_abilities():  # ruling 20
    table = commandbot(4, "O1 S5", flash="P1", stock="C1", support="")
    table.levels[:4] = [5, 5, 5, 5]
    choose(table, "IV")
    assert offered(table) == ["S5", "P1^", "C1_", "deck"]
    choose(table, "S5", "deck", "C1_", "2K")
    assert discard(table) == "O1 S5 S1 C1"
    assert happened(table, RobotDiscarded) == [
        RobotDiscarded(0, row, robot(sign))
        for row, sign in ((PLATFORM, "O1"), (PLATFORM, "S5"), (STOCK, "C1"))
    ]
    assert happened(table, TopDiscarded) == [TopDiscarded(0, robot("S1"))]
    assert asked_kind(table) == "Intervene"


def test_the_robots_are_paid_before_the_machine_is_chosen():  # ruling 42
    table = choose(commandbot(5), "V", "P1")
    assert asked_kind(table) == "PrepareMachine"
    assert platform(table) == "P2"


def test_what_cannot_be_paid_in_full_is_not_paid_at_all():  # ruling 20
    table = commandbot(4, "O1 P1", deck="S1", battery=False)
    assert asked_kind(table) == "Intervene"
    assert (platform(table), deck(table)) == ("P1", "S1")


@pytest.mark.parametrize(("left", "levels"), [(4, ["V", "IV", "III"]), (3, ["V", "IV"]), (1, ["V"])])
def test_just_enough_robots_pay(left, levels):  # ruling 20
    table = commandbot(5, "O1", deck=" ".join(DECK.split()[:left]), battery=False)
    assert offered(table) == [*levels, "none"]


def test_a_bebebot_does_not_pay():  # ruling 26
    table = commandbot(5, "O1", deck="S*", battery=False, bebebots=True)
    assert asked_kind(table) == "Intervene"


def test_the_battery_counts_towards_the_payment():
    table = choose(commandbot(4, "O1 P1", deck="S1"), "IV", "P1")
    assert asked_kind(table) == "PrepareMachine"
    assert not table.battery


def test_a_prepared_machine_needs_one_robot_less():
    table = position("S1 K1", factory="2S!", machines="2K")
    choose(table, "repair 2S")
    assert discard(table) == "S1"


@pytest.mark.parametrize(
    ("machine", "hand"),
    [
        ("3C", "C1 C2"),
        ("2=", "S3"),
        ("3=", "S3 S3"),
        ("3>12", "S3 K4"),
        ("3<6", "S2 K3"),
        ("1234", "S1 K2 C3"),
    ],
)
def test_the_robot_that_it_counts_has_any_one_model_and_size(machine, hand):  # rulings 6, 21
    assert f"repair {machine}" in offered(position(hand, factory=f"{machine}!"))
    assert f"repair {machine}" not in offered(position(hand, factory=machine))


def test_a_machine_is_prepared_once_a_turn_and_several_may_be():
    table = position("O1 O2 O3 P1", factory="2S 2K", levels="11115", deck=DECK)
    choose(table, "use O1", "V", "deck", "2S")
    choose(table, "use O2", "V", "deck")
    assert factory(table) == "2S! 2K! . . ."
    choose(table, "use O3")
    assert asked_kind(table) == "Intervene"


def test_closing_realigns_what_was_not_repaired():
    table = choose(position("S5 S4", factory="2K! 2S", machines="2P"), "repair 2S", "end")
    assert happened(table, MachinesRealigned)
    assert factory(table) == "2K 2P . . ."


def test_a_support_token_prepares_for_four():  # ruling 21
    table = position("P1", factory="2S 2K", deck=DECK, support="O")
    choose(table, "support O")
    assert offered(table) == ["III", "II"]
    choose(table, "III", "deck", "deck", "deck", "deck", "2K")
    assert len(happened(table, MachinePrepared)) == 1


def test_a_bebebot_on_top_has_its_effect_and_a_replacement_is_discarded():  # ruling 26
    table = choose(commandbot(5, deck="C* S1 S2", bebebots=True), "V", "deck", "2S")
    assert discard(table) == "O1 S1"
    assert table.levels[2] == 2


def test_the_players_own_machine_and_the_common_ones_can_be_prepared():  # ruling 24
    table = position("O1", factory="2S 2K 2C 2P 2#1", machines="2#2", levels="11115", deck=DECK, players=2)
    choose(table, "use O1", "V")
    assert offered(table) == ["2S", "2K", "2C", "2P"]
