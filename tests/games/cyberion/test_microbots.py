"""Microbots (rulebook: microbots)."""

import pytest

import rouages
from rouages.games.cyberion.events.microbots import (
    MachineScrapped,
    MicrobotAcquired,
    MicrobotDiscarded,
    MicrobotReplaced,
    MicrobotsReshuffled,
    MicrobotsRevealed,
    MicrobotsSpent,
    MicrobotsSwapped,
)
from rouages.games.cyberion.extensions.microbots import REPLACE, SCRAP, SWAP, NothingToSwap, TooFewMicrobots
from rouages.games.cyberion.repair import MicrobotUnmet, Repair
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    discard,
    factory,
    happened,
    machine,
    offered,
    platform,
    position,
    trait,
    why_not,
)


def micro(*hand, held="", **zones):
    table = position(*hand, microbots=True, **zones)
    table.microbots = [trait(sign) for sign in held.split()]
    for token in table.microbots:
        table.microbot_pile.remove(token)
    return table


def test_one_of_the_crew_may_meet_it():
    table = choose(micro("K1 K2 K3", factory="3K/K", machines="2S"), "repair 3K")
    assert discard(table) == "K1 K2 K3"


def test_three_stockbots_one_of_them_of_size_four_or_another_robot_of_size_four():
    table = choose(micro("K1 K2 K4", factory="3K/4", machines="2S"), "repair 3K")
    assert discard(table) == "K1 K2 K4"
    table = choose(micro("K1 K2 K3 P4", factory="3K/4", machines="2S"), "repair 3K")
    assert discard(table) == "K1 K2 K3 P4"


def test_three_stockbots_and_a_planbot():
    table = choose(micro("K1 K2 K3 P4", factory="3K/P", machines="2S"), "repair 3K")
    assert discard(table) == "K1 K2 K3 P4"


def test_the_extra_robot_does_not_count_in_a_sum():
    table = choose(micro("S2 K2 C2 P5", factory="3<6/P", machines="2S"), "repair 3<6")
    assert discard(table) == "S2 K2 C2 P5"


def test_no_robot_joins_that_could_be_left_out():  # rulings 8, 34
    table = choose(micro("K1 K2 K3 K4 P4", factory="3K/4", machines="2S"), "repair 3K")
    assert offered(table) == ["K1", "K2", "K3", "K4", "P4"]
    choose(table, "P4")
    assert discard(table) == "K1 K2 K3 P4"


def test_the_robot_that_meets_it_is_missing():
    table = micro("K1 K2 K3", factory="3K/4")
    assert why_not(table, Repair(machine("3K"))) == MicrobotUnmet(machine("3K"), trait("4"))


def test_a_prepared_machines_own_robot_may_meet_it():  # ruling 21
    assert "repair 3K" in offered(micro("K1 K2", factory="3K/4!"))
    assert "repair 3K" not in offered(micro("K1 K2", factory="3K/P!"))
    table = choose(micro("K1 K2 K3", factory="3K/P!", machines="2S"), "repair 3K")
    assert discard(table) == "K1 K2 K3"


def test_the_microbot_of_a_repaired_machine_is_acquired():
    table = choose(micro("K1 K4", factory="2K/4", machines="2S"), "repair 2K")
    assert table.microbots == [trait("4")]
    assert happened(table, MicrobotAcquired) == [MicrobotAcquired(trait("4"))]
    table = choose(micro("S1 S4", factory="2S/S", machines="2S"), "repair 2S")
    assert table.microbots == [trait("S")]


def test_a_sixth_is_discarded():
    table = choose(micro("K1 K4", factory="2K/4", machines="2S", held="1 1 2 2 3"), "repair 2K")
    assert len(table.microbots) == 5
    assert table.microbot_discard == [trait("4")]
    assert happened(table, MicrobotDiscarded) == [MicrobotDiscarded(trait("4"))]
    assert happened(table, MicrobotAcquired) == []


def test_one_replaces_the_microbot_of_a_machine():
    table = micro("K1", factory="2K/4 2S/1", machines="2C", held="3")
    upcoming = table.microbot_pile[-1]
    choose(table, "replace", "2S")
    assert table.infected[1] == upcoming
    assert sorted(table.microbot_discard) == sorted([trait("3"), trait("1")])
    assert table.news == [
        MicrobotsSpent(0, (trait("3"),)),
        MicrobotReplaced(0, machine("2S"), trait("1"), upcoming),
    ]


def test_which_microbots_are_spent_is_the_players_choice():  # ruling 40
    table = choose(micro("K1", factory="2K/4 2S/1", held="3 3 P"), "replace", "2S")
    assert offered(table) == ["P", "3"]
    choose(table, "P")
    assert table.microbots == [trait("3"), trait("3")]


def test_two_swap_the_microbots_of_two_machines():  # ruling 1
    table = choose(micro("K1", factory="2K/4 2S/1", held="3 P"), "swap")
    assert factory(table) == "2K/1 2S/4 . . ."
    assert table.microbots == []
    assert happened(table, MicrobotsSwapped) == [MicrobotsSwapped(0, (machine("2K"), machine("2S")))]


def test_three_swap_them_where_the_aid_page_is_followed():  # ruling 1
    table = micro("K1", factory="2K/4 2S/1", held="3 P", dear_swap=True)
    assert why_not(table, SWAP) == TooFewMicrobots(3, 2)
    table = choose(micro("K1", factory="2K/4 2S/1", held="3 P S", dear_swap=True), "swap")
    assert factory(table) == "2K/1 2S/4 . . ."


def test_equal_microbots_are_not_swapped():
    table = micro("K1", factory="2K/4 2S/4 2C/1", held="3 P")
    assert offered(choose(table, "swap")) == ["2K 2C", "2S 2C"]
    assert why_not(micro("K1", factory="2K/4 2S/4", held="3 P"), SWAP) == NothingToSwap()


def test_five_remove_a_machine_which_counts_as_repaired_but_brings_nothing():  # ruling 13
    table = micro("K1", factory="2K/4 2S/1", machines="2C", held="1 2 2 3 3", valves=1)
    choose(table, "scrap", "2K")
    assert factory(table) == ". 2S/1 . . ."
    assert (table.experience, table.microbots) == ([], [])
    assert table.removed == [machine("2K")]
    assert table.microbot_discard == [trait(sign) for sign in "122334"]
    assert happened(table, MachineScrapped) == [MachineScrapped(0, machine("2K"))]
    choose(table, "end")
    assert table.valves == 1


def test_removing_the_last_machine_wins():
    assert choose(micro("K1", factory="2K/4", held="1 2 2 3 3"), "scrap").ending == "repaired"


def test_too_few_microbots():
    assert why_not(micro("K1", factory="2K/4"), REPLACE) == TooFewMicrobots(1, 0)


def test_the_discarded_ones_are_the_new_pile_when_it_is_empty():
    table = micro("K1", factory="2K/4 2S/1", held="3")
    table.microbot_discard, table.microbot_pile = table.microbot_pile, []
    gone = [*table.microbot_discard, trait("3"), trait("1")]
    choose(table, "replace", "2S")
    assert happened(table, MicrobotsReshuffled) == [MicrobotsReshuffled(19)]
    new = [*table.microbot_pile, table.infected[1]]
    assert sorted(new) == sorted(gone)
    assert new != gone


def test_new_machines_get_one_at_closing():
    table = choose(micro("K1 K4", factory="2K/4 2S/1", machines="2C 2P 2O 2#1"), "repair 2K", "end")
    new = [place for place, token in enumerate(table.infected) if place != 1 and token >= 0]
    assert new == [0, 2, 3, 4]
    assert table.infected[1] == trait("1")
    shown = [tuple(pile[place] for place in new) for pile in (table.factory, table.infected)]
    assert happened(table, MicrobotsRevealed) == [MicrobotsRevealed(*shown)]


def test_the_first_machine_and_the_first_microbot_count_like_any_other():
    table = micro("K1 K4", factory="2K/S 2C/K", machines="2S", held="3 P")
    assert "swap" in offered(table)
    choose(table, "end")
    assert [token >= 0 for token in table.infected] == [True, True, True, False, False]
    assert factory(table).startswith("2K/S 2C/K 2S/")
    assert offered(choose(table, "replace")) == ["2K", "2C", "2S"]


def test_the_first_machine_alone_has_its_microbot_replaced():
    assert "replace" in offered(micro("K1", factory="2S/1", held="3"))


def test_the_first_machine_swaps_its_microbot():
    assert offered(choose(micro("K1", factory="2S/1 2K/2 2C/3", held="3 P"), "swap")) == [
        "2S 2K",
        "2S 2C",
        "2K 2C",
    ]


def test_nothing_is_put_on_machines_that_have_one():
    table = choose(micro("K1", factory="2K/4 2S/1", valves=2), "end")
    assert happened(table, MicrobotsRevealed) == []


def test_any_machine_is_in_reach_but_only_ones_own_and_common_ones_are_removed():  # ruling 40
    zones = {"factory": "2K/4 2S/1 2C/2 2P/3 2O/5", "machines": "2#1", "players": 2, "seat": 0}
    assert offered(choose(micro("K1", **zones, held="1 2 S S P"), "replace")) == [
        "2K",
        "2S",
        "2C",
        "2P",
        "2O",
    ]
    assert offered(choose(micro("K1", **zones, held="1 2 S S P"), "scrap")) == ["2K", "2S", "2C", "2P"]


def test_they_can_be_spent_while_a_planbots_cards_are_put_back():  # ruling 39
    table = micro("P1", factory="2K/4 2S/1", deck="K1 K2 K3", levels="11121", held="3")
    choose(table, "use P1", "II")
    assert offered(table) == ["K1 top", "K1 bottom", "replace"]
    choose(table, "replace", "2S", "K1 top")
    assert platform(table) == "K1"


def test_they_can_be_spent_while_a_commandbot_is_paid():  # ruling 39
    table = micro("O1 K1", factory="2K/4", machines="2S", deck="S1 S2", levels="11115", held="1 2 2 3 3")
    choose(table, "use O1", "V", "K1", "scrap")
    assert factory(table) == ". . . . ."
    assert asked_kind(table) == "Intervene"
    table = micro("O1", factory="2K/4", machines="2S", deck="S1 S2 S3", levels="11114", held="1 2")
    choose(table, "use O1", "IV", "deck", "replace", "1", "deck", "deck")
    assert asked_kind(table) == "PrepareMachine"


def test_they_can_be_spent_before_a_prepared_machine_is_chosen():  # ruling 39
    table = micro("O1 K1", factory="2K/4 2S/1", deck="S1 S2", levels="11115", held="1 2")
    choose(table, "use O1", "V", "K1")
    assert offered(table) == ["2K", "2S", "replace", "swap"]
    choose(table, "replace", "2K", "1")
    assert offered(table) == ["2K", "2S", "replace"]
    choose(table, "2K")
    assert (table.prepared[0], asked_kind(table)) == (1, "Intervene")


def test_what_costs_too_many_of_them_is_refused_there_too():  # ruling 39
    zones = {"factory": "2K/4 2S/1", "deck": "S1 S2 S3 S4 S5", "held": "3"}
    for table in (
        choose(micro("P1", levels="11121", **zones), "use P1", "II"),
        choose(micro("O1", levels="11114", **zones), "use O1", "IV"),
        choose(micro("O1", levels="11115", **zones), "use O1", "V", "deck"),
    ):
        assert why_not(table, SCRAP) == TooFewMicrobots(5, 1)


def test_they_cannot_be_spent_where_nothing_was_learnt():  # ruling 39
    table = micro("S1", factory="2K/4", deck="K1 K2", levels="21111", held="3")
    assert offered(choose(table, "use S1")) == ["II", "none"]


@pytest.mark.parametrize("seed", range(5))
def test_the_next_microbots_are_hidden(seed):
    match = rouages.new("cyberion", 1, seed=seed, microbots=True)
    worlds = {tuple(match.imagine(0, number).table.microbot_pile) for number in range(5)}
    assert len(worlds) == 5
    assert match.view(0).microbot_pile == 15


def test_with_an_empty_factory_microbots_buy_nothing():  # ruling 40
    table = position(
        "S1 K1 S2 K2 S3",
        "K3 S4 K4 S5 K5",
        deck=" ".join(["O1 O2 O3 O4 O5"] * 4),
        factory="2#1/1 2#2/2 2#3/3 2#4/4 2#5/5",
        machines="2S 2K 2C 2P",
        microbots=True,
    )
    choose(table, "repair 2#1", "repair 2#2", "repair 2#3", "repair 2#4")
    assert "replace" in offered(table)
    choose(table, "repair 2#5")
    assert table.microbots
    assert "replace" not in offered(table)
