"""Repairing, and what each machine asks for (rulebook: repair, machines)."""

import pytest

from rouages.games.cyberion.events.factory import MachineRepaired
from rouages.games.cyberion.reasons import NotInFactory
from rouages.games.cyberion.repair import (
    CannotJoin,
    Member,
    Repair,
    RobotsMissing,
    SumTooLarge,
    SumTooSmall,
    TooFewRobots,
    TwinsMissing,
)
from rouages.games.cyberion.table import FLASH, PLATFORM, STOCK
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    discard,
    happened,
    machine,
    offered,
    platform,
    position,
    robot,
    robots,
    trait,
    why_not,
)


@pytest.mark.parametrize(
    ("wanted", "crew"),
    [
        ("2S", "S1 S4"),
        ("2#4", "S4 K4"),
        ("3C", "C1 C2 C2"),
        ("3#5", "S5 S5 K5"),
        ("2=", "P3 P3"),
        ("3>12", "S4 K4 C4"),
        ("3>12", "S5 S5 C2"),
        ("3<6", "S1 K2 C3"),
        ("3<6", "S4 K1 C1"),
        ("XXYY", "S2 K2 C5 P5"),
        ("XXYY", "S2 K2 C2 P2"),
        ("1234", "S1 S2 K3 C4"),
        ("1234", "S5 S2 K3 C4"),
        ("4O", "O1 O2 O3 O3"),
        ("4#1", "S1 S1 K1 K1"),
        ("4>15", "S5 K5 C4 P1"),
        ("4<9", "S1 K1 C3 P4"),
        ("XXYYY", "S2 K2 C2 P5 O5"),
        ("XXYYY", "S2 K2 C2 P2 O2"),
        ("12345", "S1 K2 C3 P4 O5"),
    ],
)
def test_a_crew_repairs_a_machine(wanted, crew):  # rulings 4, 5, 7
    table = position(crew + " O1", factory=wanted, machines="2K")
    assert f"repair {wanted}" in offered(position(crew, factory=wanted))
    choose(table, f"repair {wanted}")
    while asked_kind(table) == "ChooseCrew":
        choose(table, next(word for word in offered(table) if word in crew.split()))
    assert sorted(discard(table).split()) == sorted(crew.split())
    assert table.experience == [machine(wanted)]


@pytest.mark.parametrize(
    ("wanted", "hand"),
    [
        ("2S", "S1 K1 C1 P1 O1"),
        ("2#4", "S4 K1 C2 P5 O5"),
        ("3C", "C1 C2 K1 K2 K3"),
        ("2=", "S1 S2 K1 K2 C1"),
        ("3>12", "S4 K4 C3 P1 O1"),
        ("3<6", "S1 K2 C4 P5 O5"),
        ("XXYY", "S2 K2 C5 P4 O3"),
        ("XXYY", "S2 K2 C2 P4 O3"),
        ("1234", "S1 K2 C3 P5 O5"),
        ("3=", "S1 S1 K1 C1 P1"),
        ("4>15", "S5 K4 C4 P1 O1"),
        ("4<9", "S1 K2 C3 P4 O5"),
        ("XXYYY", "S2 K2 C5 P5 O4"),
        ("12345", "S1 K2 C3 P4 O4"),
    ],
)
def test_a_hand_that_repairs_nothing(wanted, hand):  # rulings 5, 6, 7
    assert f"repair {wanted}" not in offered(position(hand, factory=wanted))


def test_the_whole_crew_is_discarded_at_once_and_triggers_nothing():
    table = position("S1 S2 K1", factory="2S", machines="2K", levels="55555", deck="C1 C2 C3 C4 C5")
    choose(table, "repair 2S")
    assert (platform(table), discard(table)) == ("K1", "S1 S2")
    assert happened(table, MachineRepaired) == [
        MachineRepaired(0, machine("2S"), tuple(robots("S1 S2")), (PLATFORM, PLATFORM))
    ]


def test_who_repaired_a_machine_and_from_which_rows_is_told():
    table = choose(position("S2", "S3", "S1", factory="3S", machines="2K"), "repair 3S")
    assert happened(table, MachineRepaired) == [
        MachineRepaired(0, machine("3S"), tuple(robots("S1 S2 S3")), (STOCK, PLATFORM, FLASH))
    ]
    assert table.crew == []


def test_a_crew_that_is_being_chosen_is_kept_as_row_times_64_and_robot():
    table = choose(position("S2", "S3", "S1", factory="2S"), "repair 2S", "S3^")
    assert table.crew == [64 * FLASH + robot("S3")]


def test_robot_by_robot_only_those_are_offered_that_can_still_make_a_crew():  # ruling 8
    table = choose(position("S1 K1 C4 P5 O5", factory="3>12", machines="2K"), "repair 3>12")
    assert discard(table) == "C4 P5 O5"
    table = choose(position("S5 K5 C4 P3 O2", factory="3>12", machines="2K"), "repair 3>12")
    assert offered(table) == ["S5", "K5", "C4", "P3", "O2"]
    choose(table, "O2")
    assert sorted(discard(table).split()) == ["K5", "O2", "S5"]


def test_the_order_in_which_robots_join_makes_no_difference():
    hand = "S1 S2 S3 S4"
    one = choose(position(hand, factory="2S", machines="2K"), "repair 2S", "S4", "S2")
    other = choose(position(hand, factory="2S", machines="2K"), "repair 2S", "S2", "S4")
    assert one == other


def test_equal_robots_of_a_row_make_one_crew():
    table = choose(position("S1 S1 S2", "S1", factory="2S", machines="2K"), "repair 2S")
    assert offered(table) == ["S1", "S2", "S1^"]


def test_a_robot_of_the_crew_is_not_offered_again():
    table = choose(position("S1 S2 S3 S4", factory="3S"), "repair 3S", "S2")
    assert offered(table) == ["S1", "S3", "S4"]


def test_which_of_two_equal_robots_of_a_row_joins_is_not_asked():  # ruling 38
    table = choose(position("S1 S1 S2", factory="2S", machines="2K"), "repair 2S", "S2")
    assert (platform(table), asked_kind(table)) == ("S1", "Intervene")
    table = choose(position("S1 S1 K2 C3 P4", factory="1234", machines="2K"), "repair 1234")
    assert (platform(table), asked_kind(table)) == ("S1", "Intervene")


def test_from_which_row_one_of_two_equal_robots_joins_is_asked():  # ruling 38
    table = position("S1 K2 C3 P4", "S1", factory="1234", machines="2K")
    assert offered(choose(table, "repair 1234")) == ["S1", "K2", "C3", "P4", "S1^"]


def test_equal_robots_of_two_rows_that_must_both_join_are_not_asked_for():  # ruling 38
    table = choose(position("S1 K3", "S1", factory="2=", machines="2K"), "repair 2=")
    assert (discard(table), asked_kind(table)) == ("S1 S1", "Intervene")


def test_a_crew_without_a_choice_is_not_asked_for():  # ruling 38
    table = choose(position("S1 S2 K1 K2 C1", factory="2S 2K", machines="2C"), "repair 2S")
    assert asked_kind(table) == "Intervene"


def test_a_robot_that_fits_no_crew_is_refused_with_the_reason():
    table = choose(position("S1 S2 S3 K1", factory="2S"), "repair 2S")
    assert why_not(table, Member(0, robot("K1"))) == CannotJoin(machine("2S"), robot("K1"))


def missing(hand, wanted):
    return why_not(position(hand, factory=wanted), Repair(machine(wanted)))


def test_what_is_missing_for_a_model_or_a_size():
    assert missing("C1 C2 K1 K2", "3C") == RobotsMissing(machine("3C"), (trait("C"),))
    assert missing("C1 K2 K3", "3C") == RobotsMissing(machine("3C"), (trait("C"), trait("C")))
    assert missing("S4 K1 K2", "2#4") == RobotsMissing(machine("2#4"), (trait("4"),))
    assert missing("S1 K1", "2S") == RobotsMissing(machine("2S"), (trait("S"),))


def test_what_is_missing_for_a_run_or_for_pairs():
    assert missing("S1 K2 C3 P3", "1234") == RobotsMissing(machine("1234"), (trait("4"),))
    assert missing("S2 K3 C4 P4", "1234").missing in ((trait("1"),), (trait("5"),))
    assert missing("S2 K2 C5 P1", "XXYY").missing in ((trait("5"),), (trait("1"),))


def test_what_is_missing_for_identical_robots():
    reason = missing("S2 K3", "2=")
    assert isinstance(reason, TwinsMissing)
    assert reason.missing in ((robot("S2"),), (robot("K3"),))
    assert missing("S2 S2 K3", "3=") == TwinsMissing(machine("3="), (robot("S2"),))


def test_what_is_missing_for_a_sum():
    assert missing("S4 K4 C3 P1", "3>12") == SumTooSmall(machine("3>12"), 11, 12)
    assert missing("S1 K2 C4 P5", "3<6") == SumTooLarge(machine("3<6"), 7, 6)
    assert missing("S4 K4 C3", "3>12") == SumTooSmall(machine("3>12"), 11, 12)
    assert missing("S5 K5", "3>12") == TooFewRobots(machine("3>12"), 3, 2)


def test_a_multibot_counts_for_a_sum_what_helps_most():
    assert missing("S4 K1 C?", "3>12") == SumTooSmall(machine("3>12"), 10, 12)
    assert missing("S4 K2 C?", "3<6") == SumTooLarge(machine("3<6"), 7, 6)


def test_what_is_missing_for_a_prepared_machine():  # ruling 21
    def still(hand, wanted):
        return why_not(position(hand, factory=f"{wanted}!"), Repair(machine(wanted)))

    assert still("S3 K3 C1", "3>12") == SumTooSmall(machine("3>12"), 11, 12)
    assert still("S3 K3 C5", "3<6") == SumTooLarge(machine("3<6"), 7, 6)
    assert still("C1 K1", "3C") == RobotsMissing(machine("3C"), (trait("C"),))
    assert still("C1", "3C") == TooFewRobots(machine("3C"), 2, 1)


def test_a_machine_that_is_not_in_the_factory():
    assert why_not(position("S1", factory="2K"), Repair(machine("2S"))) == NotInFactory(machine("2S"))
