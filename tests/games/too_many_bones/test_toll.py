"""Cards that cost Loot (rulebook: encounter)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.too_many_bones.box.loot import FACE, Card
from rouages.games.too_many_bones.encounters import toll
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    hold,
    loaded,
    options,
    resting,
    run,
)

THREE = "picket boomer tantrum"


def names(table, seat=0):
    """The cards in a Gearloc's hands."""
    return [next(name for name in FACE if FACE[name] == card.face) for card in table.hands[seat]]


def test_the_richest_gives_up_loot_first():
    table = hold(resting(), 0, "oggot_herbs")
    hold(table, 1, "multi_tool", "prying_iron", "dex_infuser")
    run(table, toll.PayForAll())
    assert pending(table) == (1,)
    assert [option.loot for option in options(table)] == ["multi_tool", "prying_iron"]
    choose(table, "Dropped", loot="prying_iron")
    assert pending(table) == (0,)
    choose(table, "Dropped")
    assert (names(table), names(table, 1)) == ([], ["multi_tool", "dex_infuser"])
    assert asked_kind(table) == "Pause"


def test_a_party_pays_what_it_has():
    table = hold(resting(THREE), 1, "oggot_herbs")
    hold(table, 0, "dex_infuser")
    run(table, toll.PayForAll())
    choose(table, "Dropped")
    assert asked_kind(table) == "Pause"


def test_the_hunted_lose_hp_or_a_loot():
    table = run(loaded(hold(resting(), 1, "oggot_herbs"), 2), toll.BeHunted())
    assert table.hp[:2] == [3, 2]
    assert asked_kind(table) == "Pause"
    table = run(loaded(hold(resting(), 1, "oggot_herbs", "multi_tool"), 3), toll.BeHunted())
    assert table.hp[:2] == [5, 4]
    choose(table, "Dropped")
    assert len(table.hands[1]) == 1
    assert asked_kind(table) == "Pause"


def test_who_has_no_loot_loses_none_to_the_hunters():
    table = hold(resting(), 0, "small_spotting_scope")
    run(loaded(table, 3), toll.BeHunted())
    assert asked_kind(table) == "Pause"


def test_who_lost_at_darts_pays_if_it_can():
    table = hold(resting(THREE), 0, "oggot_herbs")
    hold(table, 1, "multi_tool", "prying_iron")
    table.encounter.darts_lost = (1, 2)
    run(table, toll.LosersPay())
    assert pending(table) == (1,)
    choose(table, "Dropped")
    assert asked_kind(table) == "Pause"
    assert [len(hand) for hand in table.hands] == [1, 1, 0]


@pytest.mark.parametrize(("face", "again"), [(2, True), (3, False)])
def test_a_bargain_costs_one_loot_and_may_be_refused(face, again):  # ruling 87
    table = run(loaded(hold(resting("picket"), 0, "oggot_herbs", "multi_tool"), face), toll.Bargain())
    choose(table, "Dropped")
    assert names(table) == ["multi_tool"]
    assert table.encounter.choose_again == again
    assert asked_kind(table) == "Pause"


def test_small_healing_is_spent_on_duster_first():  # ruling 72
    table = hold(resting(), 0, "mixed_berries", "oggot_herbs")
    hold(table, 1, "zelfey_seeds", "healing_flask")
    run(table, toll.HealDuster())
    assert (names(table), names(table, 1)) == (["mixed_berries", "oggot_herbs"], [])


def test_among_equal_cards_the_first_seat_heals_duster():  # ruling 72
    table = hold(resting(), 0, "healing_flask")
    hold(table, 1, "last_battle_stew")
    run(table, toll.HealDuster())
    assert table.hands[:2] == [[], [Card(FACE["last_battle_stew"], 5, 3)]]


def test_the_last_hp_of_dusters_healing_may_waste_some():
    table = hold(resting(), 0, "zelfey_seeds", "mixed_berries")
    table.hands[1] = [Card(FACE["healing_flask"], 1, 3)]
    run(table, toll.HealDuster())
    assert table.hands[:2] == [[], []]
