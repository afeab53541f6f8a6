"""A battle from its start through its rounds (rulebook: battle)."""

import pytest

from rouages.games.too_many_bones.battle.rounds import (
    EndRound,
    OpenBattle,
    Return,
    Round,
    StartBattle,
    TakePosition,
    call_ally,
    restart_rage,
    start_places,
    tire,
)
from rouages.games.too_many_bones.box.components import ALLY
from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, PLACED, READY
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.battle import Fatigued, Placed, RoundBegan, TurnBegan
from rouages.games.too_many_bones.events.dice import InnateWorked, RageTurned
from rouages.games.too_many_bones.events.harm import Revived
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.table import Phase
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import (
    CHIP,
    NUMBER,
    Pause,
    asked_kind,
    battle,
    camp,
    choose,
    die,
    happened,
    learn,
    loaded,
    place,
    run,
    state,
)


def begun(party="picket tantrum", queue="lout", **rules):
    """A battle begins; nobody has taken a place yet."""
    table = loaded(camp(party), *[5] * 8)
    table.agenda = [Pause(0)]
    table.queue = [CHIP[name] for name in queue.split()]
    table.rules = BattleRules(**rules)
    return table


def seated(table):
    """Everybody has taken the first place that is offered."""
    while asked_kind(table) in ("TakeMeterPlace", "TakePosition"):
        choose(table)
    return table


def asked_for_a_place(table):
    return [item.seat for item in reversed(table.agenda) if isinstance(item, TakePosition)]


def test_a_battle_begins_in_its_first_round_and_is_not_won_yet():
    table = begun()
    table.victory = True
    run(table, StartBattle())
    assert (table.phase, table.round, table.victory) == (Phase.BATTLE, 1, False)


def test_tantrum_begins_with_the_calmest_rage():
    table = run(begun(), StartBattle())
    assert [(one.number, one.icon, one.n) for one in table.active[1]] == [(1, "rage", 0)]
    assert table.active[0] == []


@pytest.mark.parametrize("studied", [True, False])
def test_a_baddie_that_was_studied_counts_in_this_battle(studied):
    table = begun()
    table.marked = CHIP["hexer"] if studied else -1
    assert run(table, StartBattle()).battle.knife == studied


def test_who_is_down_takes_no_place():
    table = begun("picket tantrum boomer")
    table.hp[:3] = [1, 0, 2]
    assert asked_for_a_place(run(table, StartBattle())) == [0, 2]


@pytest.mark.parametrize(("one_lane", "away"), [(True, [False, False, True, False]), (False, [False] * 4)])
def test_in_single_file_two_begin_and_the_others_on_their_feet_wait(one_lane, away):
    table = begun("picket tantrum boomer patches", one_lane=one_lane)
    table.hp[2:4] = [1, 0]
    run(table, StartBattle())
    assert table.away == away


@pytest.mark.parametrize(("lured", "name"), [(True, "golden_golem"), (False, "mohlnor")])
def test_a_helper_stands_in_the_first_free_place_of_the_melee_row(lured, name):
    table = battle("picket boomer", "boar")
    table.queue = [CHIP["wolf"]]
    table.lured = (CHIP["golden_golem"],) if lured else ()
    place(table, 1, 12)
    call_ally(table)
    assert (table.name(ALLY), table.at[ALLY], table.lured) == (name, 9, ())
    assert len(table.queue) == 1 + lured
    assert table.queue[-1] == CHIP["wolf"]


def spots(table, seat):
    return [spot.place for spot in start_places(table, seat)]


@pytest.mark.parametrize(
    ("seat", "rules", "places"),
    [
        (0, {}, [8, 9, 10, 11]),
        (1, {}, [12, 13, 14, 15]),
        (0, {"one_lane": True}, [8]),
        (1, {"one_lane": True}, [8]),
        (1, {"behind": True}, [8, 9, 10, 11]),
    ],
)
def test_a_gearloc_starts_in_the_row_of_its_attack(seat, rules, places):  # ruling 10
    table = battle("picket boomer", "boar")
    for one in table.seats:
        leave_mat(table, one)
    table.rules = BattleRules(**rules)
    assert spots(table, seat) == places


def test_a_place_where_the_leader_stands_is_no_starting_place():
    table = battle("picket patches", "boar")
    leave_mat(table, 1)
    assert spots(table, 1) == [9, 10, 11]
    table.rules = BattleRules(one_lane=True)
    assert spots(table, 1) == [12]


def test_where_both_rows_are_full_any_free_place_will_do():  # ruling 81
    table = battle("picket boomer", "boar")
    leave_mat(table, 1)
    table.mat = [-1, -1, 0, 4, -1, -1, -1, -1, 5, 5, 5, 5, 5, 5, 5, 5]
    assert spots(table, 1) == [0, 1, 4, 5, 6, 7]


def test_taking_a_place_is_told():
    table = begun("picket")
    table.acted[0] = True
    run(table, TakePosition(0))
    choose(table, place=9)
    assert (table.at[0], table.mat[9], table.acted[0]) == (9, 0, False)
    assert table.news == [Placed(0, 9)]


def test_gifts_of_the_day_are_given_once():
    table = battle("picket boomer", "boar")
    table.owed_buff, table.buff[1] = [0, 2, 0, 0], 1
    run(table, OpenBattle())
    assert (table.buff[:2], table.owed_buff) == ([0, 3], [0] * 4)


def test_debts_of_the_day_are_paid_once_and_in_true_damage():
    table = battle("boomer patches", "boar")
    table.active[1] = [white_shield(1, 2)]
    learn(table, 1, "med_kit", "fast_hands", "bone_saw")
    table.skills[1][NUMBER["patches", "toxins"]] = ABSENT
    table.owed_hp, table.owed_dice = [0, 2, 0, 0], [0, 2, 0, 0]
    run(table, OpenBattle())
    assert (table.owed_hp, table.owed_dice) == ([0] * 4, [0] * 4)
    assert table.lacks(1) == 2
    states = [state(table, 1, skill) for skill in ("med_kit", "fast_hands", "bone_saw", "toxins")]
    assert states == [EXHAUSTED, EXHAUSTED, READY, ABSENT]
    assert [event.cause for event in happened(table, "Damaged")] == ["troll_brew"]


def test_pickets_wall_is_told_and_nobody_else_has_one():
    table = loaded(battle("boomer picket", "boar"), 2, 2)
    run(table, OpenBattle())
    assert happened(table, "InnateWorked") == [InnateWorked(1, "shield_wall")]
    assert table.active[0] == []


def test_a_picket_who_falls_of_his_debts_raises_no_wall():
    table = battle("boomer picket", "boar")
    table.owed_hp[1] = 9
    run(table, OpenBattle())
    assert not happened(table, "InnateWorked")


def test_the_card_has_its_say_when_all_stand():
    table = seated(run(begun(start_buff=2), StartBattle()))
    assert table.buff[:2] == [2, 2]
    assert table.round == 1


def test_a_round_and_every_turn_in_it_are_told():
    table = loaded(battle("picket", "boar"), 4)
    table.meter = [4, 0]
    run(table, Round())
    assert table.news[0] == RoundBegan(1)
    assert happened(table, "TurnBegan") == [TurnBegan(4, "boar"), TurnBegan(0, "picket")]


@pytest.mark.parametrize(("number", "tired"), [(1, 0), (5, 0), (6, 1), (10, 1), (11, 2), (13, 4)])
def test_after_round_five_everybody_tires_more_and_more(number, tired):  # rulings 15, 16, 62
    table = battle("picket", "great_bear")
    table.round = number
    run(table, Round())
    assert table.top[4] - table.hp[4] == tired
    assert happened(table, "Fatigued") == ([Fatigued(number)] if tired else [])


@pytest.mark.parametrize(("number", "lost"), [(10, 0), (11, 2)])
def test_shields_hold_off_fatigue_up_to_round_ten(number, lost):  # ruling 62
    table = battle("picket", "great_bear")
    table.twos[4] = 2
    table.round = number
    tire(table)
    assert table.top[4] - table.hp[4] == lost


def test_fatigue_that_ends_the_battle_ends_the_round():
    table = battle("picket", "boar")
    table.rules = BattleRules(burning=9)
    table.round, table.hp[4] = 6, 1
    run(table, Round())
    assert happened(table, "BattleWon")
    assert [event.cause for event in happened(table, "Damaged")] == ["fatigue", "fatigue"]


@pytest.mark.parametrize("number", [2, 6])
def test_roots_heal_at_the_start_of_every_round(number):
    table = battle("picket boomer", "great_bear")
    table.battle.roots = (0,)
    table.hp[:2] = [2, 2]
    table.round = number
    run(table, Round())
    tired = number == 6
    assert table.hp[:2] == [3 - tired, 2 - tired]


def test_the_start_of_a_round_may_end_the_battle():
    table = battle("picket", "boar")
    table.rules = BattleRules(guards=3)
    run(table, Round())
    assert happened(table, "BattleWon")
    assert not happened(table, "TurnBegan")


def returned(party="boomer tantrum", hp=3):
    """The second of the party comes back."""
    table = battle(party, "boar")
    leave_mat(table, 1)
    table.returning[1], table.away[1] = hp, True
    return table


@pytest.mark.parametrize(("hp", "has"), [(3, 3), (9, 4)])
def test_who_comes_back_has_the_hp_of_the_revival_and_is_told(hp, has):
    table = run(returned(hp=hp), Return(1))
    assert (table.hp[1], table.returning[1], table.away[1]) == (has, 0, False)
    assert happened(table, "Revived") == [Revived(1, has)]
    assert asked_kind(table) == "TakePosition"


@pytest.mark.parametrize(("was", "shown"), [(READY, [0]), (EXHAUSTED, [])])
def test_tantrum_comes_back_calm_if_his_first_rage_is_not_used_up(was, shown):
    table = returned()
    table.skills[1][1:3] = [was, READY]
    run(table, Return(1))
    assert [one.n for one in table.active[1]] == shown
    assert happened(table, "RageTurned") == [RageTurned(1, "rage", "1.0")] * len(shown)


@pytest.mark.parametrize(("kept", "calmed"), [("rage rage 3", 0), ("strengthen atk_mod 1", 1)])
def test_a_rage_that_he_kept_goes_on(kept, calmed):
    table = returned()
    table.skills[1][1] = READY
    table.active[1] = [die(table, 1, kept)]
    run(table, Return(1))
    assert len(happened(table, "RageTurned")) == calmed


def test_nobody_else_has_a_rage():
    table = run(returned("tantrum picket"), Return(1))
    assert table.active[1] == []
    assert not happened(table, "RageTurned")


def test_a_rage_begins_on_its_first_die():
    table = battle("boomer tantrum", "boar")
    table.skills[1][1:3] = [READY, PLACED]
    restart_rage(table, 1)
    assert [(one.number, one.n) for one in table.active[1]] == [(1, 0)]


def test_where_nobody_comes_the_meter_is_not_told():
    table = run(battle("picket", "boar"), EndRound())
    assert not happened(table, "MeterChanged")
    assert table.round == 2


def test_a_newcomer_that_falls_at_once_may_end_the_battle():
    table = battle("picket", "boar")
    leave_mat(table, 4)
    table.queue = [CHIP["bridge_brat"]]
    table.rules = BattleRules(entry_loss=2)
    run(table, EndRound())
    assert happened(table, "BattleWon")
    assert not happened(table, "RoundBegan")
