"""Baddies that come onto the mat: places, skulls, and what cards do to newcomers (rulebook: queue)."""

import pytest

from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP
from rouages.games.too_many_bones.box.effects import STUN
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.adventure import NumberRolled
from rouages.games.too_many_bones.events.battle import Entered
from rouages.games.too_many_bones.units.arrival import enter, fill_mat
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    chips,
    happened,
    loaded,
    names,
    place,
)


def waiting(queue, party="picket boomer", **rules):
    """These wait in the queue, the first to come at the end; nobody is on the mat."""
    table = battle(party, "")
    for seat in table.seats:
        place(table, seat, 12 + seat)
    table.queue = chips(queue)
    table.rules = BattleRules(**rules)
    return table


def places(table):
    return {table.name(unit): table.at[unit] for unit in table.foes()}


def test_four_are_in_play_at_most():
    table = waiting("quill_cat boar lynx wolf grunt")
    assert fill_mat(table) == [4, 5, 6, 7]
    assert names(table.queue) == "quill_cat"
    assert happened(table, "Entered")[0] == Entered(4, "grunt", 4)


def test_in_single_file_two_find_room():
    table = waiting("boar lynx wolf", one_lane=True)
    assert fill_mat(table) == [4, 5]
    assert places(table) == {"wolf": 4, "lynx": 0}
    assert names(table.queue) == "boar"
    table = waiting("boar", one_lane=True)
    place(table, 0, 4)
    fill_mat(table)
    assert places(table) == {"boar": 0}


@pytest.mark.parametrize(
    ("number", "found"), [(1, {"boar": 13, "slinger": 14}), (2, {"boar": 4, "slinger": 1})]
)
def test_some_come_from_behind_in_the_first_round(number, found):
    table = waiting("slinger boar", "picket", behind=True)
    table.round = number
    fill_mat(table)
    assert places(table) == found


@pytest.mark.parametrize(("row", "name", "where"), [(4, "boar", 0), (0, "slinger", 4)])
def test_a_baddie_takes_the_other_row_when_its_own_is_full(row, name, where):  # ruling 7
    table = waiting(name, "picket boomer patches tantrum")
    for seat in table.seats:
        place(table, seat, row + seat)
    fill_mat(table)
    assert places(table) == {name: where}


@pytest.mark.parametrize(("seat", "where"), [(0, 5), (1, 5)])
def test_a_baddie_whose_place_is_taken_stands_in_the_next_lane(seat, where):  # ruling 7
    table = waiting("boar")
    place(table, seat, 4)
    fill_mat(table)
    assert places(table) == {"boar": where}


def test_a_token_that_is_free_again_counts_once():
    table = waiting("kobold bridge_brat", entry_loss=2)
    assert fill_mat(table) == [4]
    assert table.name(4) == "kobold"


def test_a_baddie_enters_whole_and_known_to_nobody_as_a_chip():
    table = battle("picket", "")
    table.known[CHIP["boar"]] = 2
    table.acted[5] = True
    table.turn.hurt[5] = table.turn.soaked[5] = 1
    enter(table, 5, CHIP["boar"], 1)
    assert (table.hp[5], table.top[5], table.acted[5]) == (3, 3, False)
    assert (table.turn.hurt[5], table.turn.soaked[5]) == (0, 0)
    assert table.known[CHIP["boar"]] == 0
    assert table.news == [Entered(5, "boar", 1)]


def test_the_hunter_has_three_hp_more():
    table = battle("picket", "")
    table.battle.hunter = CHIP["boar"]
    enter(table, 4, CHIP["boar"], 1)
    enter(table, 5, CHIP["wolf"], 2)
    assert (table.hp[4], table.top[4], table.hp[5]) == (6, 6, 2)


def test_an_undead_rises_once():  # ruling 46
    table = battle("picket", "")
    table.battle.undead = CHIP["rot_sage"]
    enter(table, 4, CHIP["rot_sage"], 1)
    assert (table.hp[4], table.risen[4], table.battle.undead) == (2, True, NO_CHIP)


@pytest.mark.parametrize("golem", [True, False])
def test_skulls_bring_company_on_top_but_under_a_lured_golems_queue(golem):  # ruling 8
    table = battle("picket", "")
    table.rules = BattleRules(golem=golem)
    table.queue = chips("boar")
    enter(table, 4, CHIP["toll_baron"], 1)
    assert [CHIPS[chip].points for chip in table.queue] == ([5, 1] if golem else [1, 5])


@pytest.mark.parametrize(("name", "more"), [("hexer", 1), ("sand_worm", 1), ("boar", 0)])
def test_pigs_with_five_hp_bring_another_under_the_queue(name, more):
    table = battle("picket", "")
    table.rules = BattleRules(pigs=True)
    table.queue = chips("great_bear")
    enter(table, 4, CHIP[name], 1)
    assert [CHIPS[chip].points for chip in table.queue] == [1] * more + [20]


@pytest.mark.parametrize(("number", "stun"), [(2, 0), (3, 2), (6, 2)])
def test_a_pit_stuns_newcomers_for_two_turns(number, stun):
    table = loaded(battle("picket", ""), number - 1)
    table.rules = BattleRules(pit=True)
    enter(table, 5, CHIP["boar"], 1)
    assert table.has(5, STUN) == stun
    assert sum(table.effects) == stun
    assert happened(table, "NumberRolled") == [NumberRolled(None, number)]
    told = [(event.effect, event.value) for event in happened(table, "EffectPlaced")]
    assert told == ([("stun", 2)] if stun else [])


def test_snares_bite_through_shields_on_entering():
    table = battle("picket", "")
    table.rules = BattleRules(snares=True)
    enter(table, 4, CHIP["mossback"], 1)
    assert [(event.lost, event.cause) for event in happened(table, "Damaged")] == [(1, "trap")]
    assert table.hp[4] == 1
