"""Dice are chosen one by one and rolled at once (rulebook: gearloc_turn)."""

import pytest

from rouages.engine.agenda import asked
from rouages.games.too_many_bones.box.components import NOBODY
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, EXHAUSTED
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.choices import Drop
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.selecting import PICK_ATTACK, PICK_DEFENCE, NoDexForDice
from rouages.games.too_many_bones.gearlocs.turn import (
    PickDie,
    Select,
    Throw,
    trophies,
)
from rouages.games.too_many_bones.gearlocs.why_not import NotInSlots
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.in_turn import walking
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    choose,
    die,
    happened,
    hold,
    learn,
    loaded,
    options,
    run,
    state,
    take_turn,
)


def choosing(party="tantrum", foes="great_bear", dex=3, target=4):
    table = battle(party, foes)
    table.dex, table.target = dex, target
    return run(table, Select(0))


def test_dice_are_chosen_as_long_as_there_is_dex():
    table = choosing(dex=2)
    choose(table, "PickAttack")
    assert (table.picked, table.dex) == ([ATTACK_DIE], 1)
    loaded(table, 0, 0)
    choose(table, "PickAttack")
    assert [one.number for one in table.rolled] == [ATTACK_DIE] * 2
    assert table.turn.attack_dice == 2


def test_without_dex_or_dice_the_roll_comes_at_once():
    assert asked_kind(choosing(dex=0)) == "Pause"
    table = choosing(target=NOBODY)
    assert asked_kind(table) == "Pause"
    assert table.turn.rolled
    table = battle("tantrum", "great_bear")
    table.dex, table.active[0] = 1, [white_shield(0, 1)]
    assert asked_kind(run(table, Select(0))) == "PickDie"


def test_a_gearloc_off_the_mat_chooses_no_dice():
    table = battle("tantrum picket", "great_bear")
    table.dex, table.target = 3, 4
    leave_mat(table, 0)
    run(table, Select(0))
    assert asked_kind(table) == "Pause"
    assert (table.target, table.turn.rolled) == (NOBODY, False)


def test_a_die_that_is_taken_out_costs_no_dex():
    table = battle("picket", "great_bear")
    table.dex, table.active[0] = 1, [die(table, 0, "confidence adv_def 1")]
    run(table, Select(0))
    choose(table, "Drop", skill="confidence")
    assert (table.dex, table.active[0], table.picked) == (1, [], [])
    assert state(table, 0, "confidence") == EXHAUSTED
    assert asked_kind(table) == "PickDie"


def test_a_skill_die_is_chosen_once():
    table = learn(battle("tantrum", "great_bear"), 0, "cripple", "intimidate")
    table.dex = 3
    run(table, Select(0))
    choose(table, "PickSkill", skill="cripple")
    assert table.picked == [10]
    assert [option.skill for option in options(table, "PickSkill")] == ["intimidate"]


def test_without_dex_no_die_is_offered_and_that_is_the_reason():
    table = walking("tantrum", dex=0)
    table.target = 4
    decision = PickDie(0)
    assert [type(option).__name__ for option in decision.options(table)] == ["RollThem"]
    for choice in (PICK_ATTACK, PICK_DEFENCE):
        assert isinstance(decision.why_not(table, choice), NoDexForDice)
    assert isinstance(decision.why_not(table, Drop("active", "defence", 1)), NotInSlots)


def thrown(table, *picked, target=4, extra=0):
    table.picked, table.target = list(picked), target
    table.turn.extra_attack = extra
    return run(loaded(table), Throw(0))


def numbers(table):
    return [one.number for one in table.rolled]


def test_all_chosen_dice_are_rolled_at_once_and_counted():
    table = thrown(battle("picket", "great_bear"), 0, 17, 17)
    assert numbers(table) == [0, 17, 17]
    assert (table.turn.attack_dice, table.turn.defence_dice, table.turn.rolled) == (1, 2, True)
    assert table.picked == []
    assert asked_kind(table) == "UseDice"


@pytest.mark.parametrize(
    ("target", "loot", "rules", "dice"),
    [
        (4, (), {}, [0, 0]),
        (NOBODY, (), {}, []),
        (NOBODY, ("micro_neural_implant",), {}, [0, 0]),
        (4, (), {"calm_until": 1}, []),
        (4, ("reinforced_buckler",), {}, [0, 0, 17]),
        (4, ("reinforced_buckler",), {"no_defence": True}, [0, 0]),
    ],
)
def test_incense_and_a_buckler_add_dice(target, loot, rules, dice):
    table = hold(battle("tantrum", "great_bear"), 0, *loot)
    table.rules = BattleRules(**rules)
    assert numbers(thrown(table, target=target, extra=2)) == dice


def test_trophies_of_the_targets_type_add_a_die_each():
    table = battle("tantrum", "great_bear")
    table.trophies = [CHIP["boar"], CHIP["lout"], CHIP["wolf"]]
    table.target = 4
    assert trophies(table, 0) == 0
    hold(table, 0, "hunters_body_count_necklace")
    assert trophies(table, 0) == 2
    table.target = NOBODY
    assert trophies(table, 0) == 0
    assert numbers(thrown(table, extra=1)) == [0, 0, 0]


def test_bones_that_cost_the_last_hp_end_the_battle_with_the_roll():
    table = battle("picket", "great_bear")
    table.agenda.append(Pause(0))
    table.rules, table.hp[0] = BattleRules(costly_bones=True), 1
    table.picked, table.target = [0, 11], 4
    run(loaded(table, 4, 1), Throw(0))
    assert not [item for item in table.agenda if isinstance(item, Pause)]
    assert not happened(table, "DieIgnored")


def test_the_question_of_a_turn_is_for_whose_turn_it_is():
    table = take_turn(battle("picket boomer", "boar"), 1)
    assert asked(table, 1).seat == 1
