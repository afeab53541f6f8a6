"""Rewards of an encounter, and the progress that leads to the tyrant (rulebook: rewards, tyrant)."""

import pytest

from rouages.games.too_many_bones.adventure.encounter import EncounterPhase
from rouages.games.too_many_bones.party.rewards import give
from tests.games.too_many_bones.positions import Pause, asked_kind, camp, run


def rewarded(*rewards):
    table = camp("picket boomer", day=4)
    table.agenda = [Pause(0)]
    give(table, *rewards)
    return table


def test_everybody_gains_a_card_where_it_says_each():
    table = rewarded({"loot_each": 1}, {"trove_each": 1})
    assert [len(table.hands[seat]) for seat in table.seats] == [2, 2]


def test_the_rewards_of_the_option_and_of_the_card_are_added():
    table = rewarded({"progress": 1, "training": 1}, {"progress": 2, "training": 1})
    assert table.progress == 3
    assert table.training[:2] == [2, 2]


def test_a_number_of_cards_is_shared_by_the_party_one_by_one():
    table = rewarded({"loot_party": 1})
    run(table)
    assert len(table.shown) == 1
    assert asked_kind(table) in {"Propose", "Decide"}


@pytest.mark.parametrize(("missing", "drawn"), [(0, False), (1, True)])
def test_with_the_progress_that_is_needed_the_party_may_face_the_tyrant_before_a_card(missing, drawn):
    table = camp("picket boomer", day=4)
    table.progress = table.needed - missing
    table.agenda = [Pause(0)]
    run(table, EncounterPhase())
    assert (table.card >= 0) == drawn
