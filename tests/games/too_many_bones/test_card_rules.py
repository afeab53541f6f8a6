"""What cards change in a battle: at its start, and at the start and end of rounds (rulebook: encounter)."""

import pytest

from rouages.games.too_many_bones.battle.card_rules import (
    at_battle_start,
    at_round_end,
    at_round_start,
    golem_turns,
)
from rouages.games.too_many_bones.battle.rounds import EndRound
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP
from rouages.games.too_many_bones.box.components import ALLY, ATK, ORB
from rouages.games.too_many_bones.box.effects import POISON, STUN
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.adventure import NumberRolled
from rouages.games.too_many_bones.events.battle import Entered
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    happened,
    helped,
    loaded,
    options,
    place,
    run,
)


def ruled(party="picket boomer", foes="boar", **rules):
    table = battle(party, foes)
    table.rules = BattleRules(**rules)
    return table


def lost(table):
    """The HP that each Gearloc has lost."""
    return [table.lacks(seat) for seat in table.seats]


def test_who_begins_poisoned_has_poison_two():
    table = ruled()
    table.battle.poisoned = (1,)
    at_battle_start(table)
    assert [table.has(seat, POISON) for seat in table.seats] == [0, 2]


def test_without_rules_of_a_card_a_battle_begins_as_it_is():
    table = ruled()
    at_battle_start(table)
    assert table.news == []
    assert (table.battle.thief, table.attack_change, table.battle.party_atk) == (NO_CHIP, [0] * 12, 0)
    assert lost(table) == [0, 0]


def test_the_mohlnor_strike_each_gearloc_as_often_as_there_are():
    table = ruled(mohlnor_blows=True)
    table.active[1] = [white_shield(1, 1)]
    at_battle_start(table)
    assert lost(table) == [2, 1]


def test_the_wary_throw_their_def_dice_first():
    table = loaded(ruled("picket boomer", wary=True), 2, 0, 0, 0)
    at_battle_start(table)
    run(table)
    assert [[one.n for one in dice] for dice in table.active[:2]] == [[2, 1], [1, 1]]


def test_a_gift_of_buff_hp_is_added_to_what_one_has():
    table = ruled(start_buff=3)
    table.buff[0] = 1
    at_battle_start(table)
    assert table.buff == [4, 3, 0, 0]


@pytest.mark.parametrize(("taken", "where"), [((), 0), ((0,), 1), ((0, 1), 2)])
def test_the_orb_of_the_hall_stands_in_the_first_free_ranged_place(taken, where):
    table = ruled(hall_orb=True)
    for seat in taken:
        place(table, seat, seat)
    at_battle_start(table)
    assert (table.at[ORB], table.hp[ORB]) == (where, 6)
    assert table.news == [Entered(ORB, "orb", where)]


def test_the_orb_of_the_hall_needs_room():
    table = ruled("picket boomer patches tantrum", hall_orb=True)
    for seat in table.seats:
        place(table, seat, seat)
    at_battle_start(table)
    assert table.at[ORB] == OFF
    assert table.news == []


def test_the_first_baddie_carries_the_dice_of_a_thief():
    table = ruled(foes="gob boar", thief=True)
    at_battle_start(table)
    assert table.battle.thief == CHIP["gob"]


def test_the_spear_weakens_the_first_baddie_and_arms_the_party():
    table = ruled(foes="great_bear great_bear", spear=True)
    atk = table.stat(1, ATK)
    at_battle_start(table)
    assert table.attack_change == [0, 0, 0, 0, -2] + [0] * 7
    assert table.stat(1, ATK) == atk + 1


def test_a_spear_that_finds_no_first_baddie_does_nothing():
    table = ruled(foes="boar wolf", spear=True)
    leave_mat(table, 4)
    at_battle_start(table)
    assert (table.attack_change, table.battle.party_atk) == ([0] * 12, 0)


def test_fire_from_the_sky_burns_the_party_through_shields():
    table = ruled(burning=2)
    table.active[0] = [white_shield(0, 2)]
    at_round_start(table)
    assert lost(table) == [2, 2]
    assert table.hp[4] == table.top[4]


@pytest.mark.parametrize(("number", "hurt"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_gas_from_the_swamp_hurts_on_one_to_three(number, hurt):
    table = loaded(ruled(swamp=True), number - 1)
    at_round_start(table)
    assert lost(table) == [hurt, hurt]
    assert happened(table, "NumberRolled") == [NumberRolled(None, number)]


@pytest.mark.parametrize(("rule", "when"), [("guards", at_round_start), ("thicket", at_round_end)])
def test_guards_and_a_burning_thicket_hurt_the_baddies_through_shields(rule, when):
    table = ruled(foes="great_bear great_bear", **{rule: 2})
    table.twos[4] = 1
    when(table)
    assert [table.top[unit] - table.hp[unit] for unit in (4, 5)] == [2, 2]
    assert lost(table) == [0, 0]


@pytest.mark.parametrize(("number", "comes"), [(1, 0), (2, 1), (5, 1), (6, 0)])
def test_the_scouts_call_is_answered_in_rounds_two_to_five(number, comes):
    table = ruled(scout_called=True)
    table.round, table.queue = number, [CHIP["great_bear"]]
    at_round_start(table)
    assert [CHIPS[chip].points for chip in table.queue] == [1] * comes + [20]


def test_nobody_is_called_without_a_scout():
    table = ruled()
    table.round = 3
    at_round_start(table)
    at_round_end(table)
    assert (table.queue, table.news) == ([], [])


@pytest.mark.parametrize(("number", "stuns"), [(2, [0, 1, 0]), (3, [0, 0, 0])])
def test_dice_on_the_ground_trip_the_first_giant(number, stuns):
    table = loaded(ruled(foes="boar great_bear warlord"), number - 1)
    table.battle.scattered = 2
    at_round_start(table)
    assert [table.has(unit, STUN) for unit in (4, 5, 6)] == stuns
    assert len(happened(table, "NumberRolled")) == 1


@pytest.mark.parametrize(("scattered", "foes"), [(0, "great_bear"), (6, "boar hexer")])
def test_without_dice_or_without_a_giant_nothing_is_rolled(scattered, foes):
    table = ruled(foes=foes)
    table.battle.scattered = scattered
    at_round_start(table)
    assert table.news == []
    assert not any(table.effects)


def test_a_humming_orb_hurts_those_who_are_not_beside_it():
    table = ruled(hall_orb=True)
    at_battle_start(table)
    place(table, 1, 1)
    at_round_end(table)
    assert lost(table) == [1, 0]
    leave_mat(table, ORB)
    at_round_end(table)
    assert lost(table) == [1, 0]


def test_another_orb_does_not_hum():
    table = ruled(hall_orb=True)
    at_battle_start(table)
    table.rules = BattleRules()
    at_round_end(table)
    assert lost(table) == [0, 0]


@pytest.mark.parametrize(
    ("number", "thrown", "comes"), [(2, 3, 0), (3, 3, 1), (3, 4, 0), (5, 1, 1), (5, 4, 0), (6, 3, 0)]
)
def test_a_pay_off_brings_others_at_the_end_of_rounds_three_to_five(number, thrown, comes):
    table = loaded(ruled(pay_off=True), thrown - 1)
    table.round, table.queue = number, [CHIP["great_bear"]]
    at_round_end(table)
    assert [CHIPS[chip].points for chip in table.queue] == [1] * comes + [20]
    assert len(happened(table, "NumberRolled")) == (3 <= number <= 5)


@pytest.mark.parametrize(
    ("visits", "number", "left"),
    [(True, 2, ["boar", "nom"]), (True, 3, ["boar"]), (True, 4, ["boar"]), (False, 3, ["boar", "nom"])],
)
def test_nom_goes_home_after_round_three_of_a_visit_and_nobody_with_him(visits, number, left):
    table = ruled(foes="boar nom", nom_visits=visits)
    table.round = number
    at_round_end(table)
    assert [table.name(unit) for unit in table.foes()] == left


@pytest.mark.parametrize(
    ("number", "falls", "over"),
    [(1, None, False), (2, None, False), (3, None, True), (1, 4, True), (1, 0, True)],
)
def test_a_duel_is_over_after_three_rounds_or_when_either_falls(number, falls, over):
    table = ruled("picket boomer patches", duel=True, most_baddies=1, pigs=True)
    before, after = table.rules, BattleRules(pigs=True)
    table.round = number
    for seat in (1, 2):
        leave_mat(table, seat)
    table.away[1], table.hp[2] = True, 0
    if falls is not None:
        leave_mat(table, falls)
    at_round_end(table)
    assert table.returning == [0, table.hp[1] if over else 0, 0, 0]
    assert table.rules == (after if over else before)


@pytest.mark.parametrize(("standing", "called"), [(2, 0), (1, 3)])
def test_in_single_file_the_next_is_called_when_one_place_is_free(standing, called):
    table = ruled("picket patches boomer", one_lane=True)
    leave_mat(table, 2)
    table.away[2] = True
    if standing == 1:
        leave_mat(table, 1)
    at_round_end(table)
    assert table.returning == [0, 0, called, 0]


@pytest.mark.parametrize(("number", "up"), [(2, False), (3, True), (4, True)])
def test_the_time_is_up_after_the_last_round(number, up):
    table = ruled(last_round=3)
    table.round = number
    at_round_end(table)
    assert table.battle.time_up == up


@pytest.mark.parametrize(("stands", "next_one"), [(True, 0), (False, 3)])
def test_before_nom_the_next_of_the_line_waits_until_the_mat_is_empty(stands, next_one):
    table = ruled("patches picket boomer", one_by_one=True)
    table.battle.line = (0, 2, 1)
    for seat in (1, 2):
        leave_mat(table, seat)
        table.away[seat] = True
    if not stands:
        leave_mat(table, 0)
    at_round_end(table)
    assert table.returning == [0, 0, next_one, 0]


def golem(foes, stands=True):
    """The lured golem stands beside the party's places, or has fallen; the lone Gearloc waits."""
    table = helped(battle("tantrum", foes), 12, "golden_golem")
    table.rules = BattleRules(ally=True, golem=True, pigs=True)
    leave_mat(table, 0)
    table.away[0] = True
    table.hp[ALLY] = 7
    table.meter.append(ALLY)
    if not stands:
        leave_mat(table, ALLY)
    return table


@pytest.mark.parametrize(("number", "turned"), [(2, False), (3, True), (4, False)])
def test_the_golem_turns_on_the_party_after_round_three(number, turned):
    table = golem("boar")
    table.round = number
    at_round_end(table)
    assert table.rules.ally != turned
    if turned:
        assert table.rules == BattleRules(pigs=True)
        assert (table.at[5], table.mat[12], table.hp[5], table.top[5]) == (12, 5, 7, 15)
        assert (table.at[ALLY], table.chip[ALLY], table.hp[ALLY]) == (OFF, NO_CHIP, 0)
        assert table.meter == [4, 5]
        assert table.returning[0] == table.hp[0]


def test_a_golem_that_has_fallen_does_not_turn():
    table = golem("boar", stands=False)
    golem_turns(table)
    assert table.foes() == [4]
    assert table.mat[15] == -1
    assert table.returning[0] == table.hp[0]


def test_a_golem_without_a_free_token_is_a_foe_where_it_stands():
    table = golem("boar boar boar boar")
    golem_turns(table)
    assert table.foes() == [4, 5, 6, 7, ALLY]
    assert (table.mat[12], table.at[ORB]) == (ALLY, OFF)


def test_what_ends_the_battle_at_the_end_of_a_round_ends_it_before_anybody_returns():
    table = ruled(foes="boar", thicket=3)
    leave_mat(table, 1)
    table.returning[1] = 2
    run(table, EndRound())
    assert happened(table, "BattleWon")
    assert not happened(table, "Revived")
    assert not options(table, "Place")
