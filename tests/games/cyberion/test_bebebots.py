"""Bebebots (rulebook: bebebots)."""

import pytest

from rouages.games.cyberion.components import NOTHING
from rouages.games.cyberion.events.factory import BebebotDrawn, BebebotMade
from rouages.games.cyberion.extensions.bebebots import MakeBebebot, NoParents, NotInLimbots, partner_of
from tests.games.cyberion.positions import (
    LETTERS,
    choose,
    deck,
    flash,
    happened,
    offered,
    platform,
    position,
    robots,
    why_not,
)


def babies(*hand, **zones):
    return position(*hand, factory="2#5", machines="2O", bebebots=True, **zones)


def test_two_of_one_model_whose_sizes_add_up_to_five():  # ruling 26
    table = babies("S1 S4 K2 K3 C1", "C3 P5 P5 O2 O4")
    assert [word for word in offered(table) if "bebebot" in word] == ["bebebot S", "bebebot K"]


def test_the_three_cards_are_shuffled_into_the_deck():
    table = choose(babies("S1 S4 K1", deck="P1 P2"), "bebebot S")
    assert platform(table) == "K1"
    assert sorted(table.deck) == sorted(robots("S1 S4 S* P1 P2"))
    assert table.limbots == [1, 2, 3, 4]
    assert happened(table, BebebotMade) == [BebebotMade(0, 0, tuple(robots("S1 S4")))]


@pytest.mark.parametrize("model", range(5))
def test_each_model_has_a_bebebot_of_its_own(model):
    sign = LETTERS[model]
    table = choose(babies(f"{sign}2 {sign}3"), f"bebebot {sign}")
    assert sorted(table.deck) == robots(f"{sign}2 {sign}3 {sign}*")


def test_nobody_goes_with_size_five():
    assert [partner_of(each) for each in robots("K1 K2 K3 K4 K5")] == [*robots("K4 K3 K2 K1"), NOTHING]


def test_shuffling_makes_the_deck_unknown():
    table = babies("S1 S4 C1", deck="P1 P2", discard="K1", levels="11311")
    choose(table, "use C1", "III", "K1")
    assert table.known_top == 1
    choose(table, "bebebot S")
    assert (table.known_top, table.known_bottom) == (0, 0)


def test_the_parents_are_chosen_where_there_are_several():
    table = choose(babies("S1 S4 S2", "S3 S1"), "bebebot S")
    assert offered(table) == ["S1 S4", "S1^ S4", "S2 S3^"]
    choose(table, "S2 S3^")
    assert (platform(table), flash(table)) == ("S1 S4", "S1")


def test_a_bebebot_is_made_once():
    table = choose(babies("S1 S4 S2 S3"), "bebebot S", "S1 S4")
    assert why_not(table, MakeBebebot(0)) == NotInLimbots(0)
    assert why_not(table, MakeBebebot(1)) == NoParents(1)


def test_drawn_it_raises_its_model_leaves_and_is_replaced():
    table = choose(babies("S1", deck="C* K1 K2 K3 K4 K5", valves=2), "end")
    assert platform(table) == "S1 K1 K2 K3 K4"
    assert table.levels == [1, 1, 2, 1, 1]
    assert table.born == [2]
    assert happened(table, BebebotDrawn)


def test_at_level_five_nothing_happens():
    table = choose(babies("S1", deck="C* K1", levels="11511", valves=2), "end")
    assert table.levels[2] == 5
    assert table.valves == 1


def test_reaching_level_five_brings_a_valve():
    table = choose(babies("S1", deck="C* K1", levels="11411", valves=2), "end")
    assert table.valves == 2


def test_an_ability_in_progress_keeps_its_level():  # ruling 27
    table = choose(babies("S1", deck="S* K1 K2 K3 K4", levels="21111"), "use S1", "II")
    assert flash(table) == "K1"
    assert table.levels[0] == 3
    assert deck(table) == "K2 K3 K4"


def test_without_a_card_to_replace_it_the_draw_ends():
    table = choose(babies("S1", deck="S*", levels="21111", battery=False), "use S1", "II")
    assert flash(table) == ""
    assert table.levels[0] == 3


def test_multibots_make_none():  # ruling 32
    table = babies("S1 S? ?4", multibots=True)
    assert not any("bebebot" in word for word in offered(table))


def test_all_machines_repaired_with_a_bebebot_in_the_limbots_is_lost():
    table = position("S1 S2", factory="2S", bebebots=True)
    assert choose(table, "repair 2S").ending == "limbots"


def test_with_the_limbots_empty_it_is_won_even_if_not_all_were_drawn():
    table = position("S1 S2", factory="2S", deck="C*", bebebots=True)
    table.limbots = []
    assert choose(table, "repair 2S").ending == "repaired"
