"""The course of a Gearloc's turn, from what wears off to its end (rulebook: gearloc_turn, effects)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.too_many_bones.box.components import DEX, NOBODY
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, EXHAUSTED, PLACED, READY, Die
from rouages.games.too_many_bones.box.effects import POISON, STUN, TAUNT, TERRIFY, UNTARGETABLE, WEAKEN
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.choices import Drop
from rouages.games.too_many_bones.gearlocs.loot import UseLoot
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.selecting import PICK_ATTACK, PICK_DEFENCE, NoDexForDice
from rouages.games.too_many_bones.gearlocs.start import (
    EndTurn,
    MajorRecovery,
    lose_turn,
    major_recovery,
    may_act,
    start_healing,
    wear_off,
)
from rouages.games.too_many_bones.gearlocs.turn import (
    STAY,
    BeforeOrAfter,
    CannotStep,
    ChooseTarget,
    Nailed,
    PickDie,
    Select,
    StepTaken,
    TakeTurn,
    TargetFoe,
    Throw,
    Walk,
    WalkOrStay,
    can_step,
    step,
    trophies,
)
from rouages.games.too_many_bones.gearlocs.why_not import NotInSlots
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.reasons import CardNotHeld
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict
from rouages.games.too_many_bones.units.moving import SPOTS
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
    place,
    run,
    state,
    take_turn,
)


def test_what_hid_her_and_a_taunt_are_over_when_the_turn_begins():
    table = battle("tantrum picket", "boar")
    for effect in (UNTARGETABLE, TAUNT, WEAKEN):
        afflict(table, 0, effect)
    table.active[0] = [white_shield(0, 1), die(table, 0, "way_of_the_ebon taunt")]
    wear_off(table, 0)
    assert [table.has(0, effect) for effect in (UNTARGETABLE, TAUNT, WEAKEN)] == [0, 0, 1]
    assert table.active[0] == [white_shield(0, 1)]
    assert state(table, 0, "way_of_the_ebon") == EXHAUSTED


@pytest.mark.parametrize(
    ("who", "shown"),
    [
        ("tantrum", "like_a_kobold hardy 2"),
        ("boomer", "sonic_cleanse cleanse 2"),
        ("picket", "orcish_ale ale 2"),
    ],
)
def test_dice_that_count_rounds_go_down_in_their_owners_turn(who, shown):
    table = battle(f"patches {who}", "boar")
    table.active[1] = [die(table, 1, shown), white_shield(1, 2)]
    wear_off(table, 1)
    assert [one.n for one in table.active[1]] == [1, 2]
    table.active[0] = [die(table, 1, shown)]
    wear_off(table, 0)
    assert [one.n for one in table.active[0]] == [2]


def test_who_has_fallen_or_is_stunned_does_not_act():
    table = battle("picket boomer", "boar")
    assert may_act(table, 0)
    afflict(table, 0, STUN, 2)
    table.battle.inspired = put(table.battle.inspired, 0, 2)
    table.news.clear()
    assert not may_act(table, 0)
    assert (table.has(0, STUN), table.battle.inspired[0]) == (1, 0)
    assert [(event.unit, event.name) for event in happened(table, "TurnLost")] == [(0, "picket")]
    leave_mat(table, 1)
    assert not may_act(table, 1)
    lose_turn(table, 4)
    assert [event.unit for event in happened(table, "TurnLost")] == [0, 4]


@pytest.mark.parametrize(
    ("party", "round_", "first", "acts"),
    [
        ("picket", 1, True, False),
        ("picket", 2, True, True),
        ("picket", 1, False, True),
        ("boomer", 1, True, True),
    ],
)
def test_where_the_ranged_come_first_melee_waits_in_round_one(party, round_, first, acts):
    table = battle(party, "boar")
    table.rules, table.round = BattleRules(ranged_first=first), round_
    assert may_act(table, 0) is acts


def test_start_healing_is_of_patches_himself_and_of_dice_in_slots():
    table = battle("patches picket", "boar")
    assert (start_healing(table, 0), start_healing(table, 1)) == (1, 0)
    table.locked[1] = [die(table, 1, "stand_ground const_regen 1"), die(table, 1, "shield_form const_def 1")]
    table.active[1] = [die(table, 0, "chain_reactor recover 1"), white_shield(1, 2)]
    assert start_healing(table, 1) == 2
    afflict(table, 1, STUN)
    assert start_healing(table, 1) == 0
    table.plus[0] = True
    assert (start_healing(table, 0), major_recovery(table, 0)) == (0, 1)
    table.plus[1] = True
    assert major_recovery(table, 1) == 0
    afflict(table, 0, STUN)
    assert major_recovery(table, 0) == 0


def boosted(*buffs, booster=2):
    """Patches with a Booster and Buff dice that have lost some: what each holds."""
    table = battle("patches", "boar")
    reactor = die(table, 0, f"chain_reactor booster {booster}")
    stim, belt = die(table, 0, "stim_kit buff_hp 5"), die(table, 0, "stim_belt buff_hp 4")
    table.active[0] = [
        reactor,
        *[Die(0, one.number, "buff_hp", n, one.face) for one, n in zip((stim, belt), buffs, strict=False)],
    ]
    assert may_act(table, 0)
    return table


@pytest.mark.parametrize(
    ("buffs", "after"), [((1,), [3]), ((4,), [5]), ((5,), [5]), ((4, 1), [5, 2]), ((2, 1), [4, 1])]
)
def test_a_booster_restores_buff_hp_up_to_what_the_dice_showed(buffs, after):
    table = boosted(*buffs)
    assert [one.n for one in table.active[0][1:]] == after
    assert table.active[0][0].icon == "booster"


def test_a_booster_without_buff_dice_is_exhausted():
    table = boosted()
    assert table.active[0] == []
    assert state(table, 0, "chain_reactor") == EXHAUSTED


def recovering(*hp):
    table = battle("patches picket boomer", "boar")
    full = [table.most_hp(seat) for seat in range(3)]
    table.hp[:3] = [min(one, most) for one, most in zip(hp, full, strict=True)]
    return run(table, MajorRecovery(0))


def test_major_recovery_heals_the_only_one_who_is_hurt():
    table = recovering(9, 1, 9)
    assert asked_kind(table) == "Pause"
    assert table.hp[1] == 2
    assert [(event.seat, event.innate) for event in happened(table, "InnateWorked")] == [
        (0, "major_recovery")
    ]


def test_major_recovery_asks_whom_and_heals_nobody_where_all_are_well():
    table = recovering(9, 1, 1)
    assert [option.unit for option in options(table)] == [1, 2]
    choose(table, unit=2)
    assert table.hp[1:3] == [1, 2]
    table = recovering(9, 9, 9)
    assert asked_kind(table) == "Pause"
    assert not happened(table, "InnateWorked")


def test_at_the_end_of_a_turn_weakness_goes_and_fear_fades():
    table = battle("picket boomer", "boar")
    afflict(table, 0, WEAKEN, 2)
    afflict(table, 0, TERRIFY, 2)
    table.target = 4
    table.news.clear()
    run(table, EndTurn(0))
    assert (table.has(0, WEAKEN), table.has(0, TERRIFY), table.target) == (0, 1, -1)
    run(table, EndTurn(0))
    assert table.has(0, TERRIFY) == 0
    table.news.clear()
    run(table, EndTurn(0))
    assert table.news == []


def test_a_guerrilla_ends_its_turn_with_three_free_steps():
    table = battle("picket boomer", "boar")
    place(table, 1, 15)
    table.rules = BattleRules(guerrilla=True)
    run(table, EndTurn(0))
    assert asked_kind(table) == "MoveUnit"
    assert {option.place for option in options(table)} == {8, 9, 10, 11, 12, 13, 14, 5, 6, 1}
    table = battle("picket boomer", "boar")
    table.rules = BattleRules(guerrilla=True)
    leave_mat(table, 0)
    assert asked_kind(run(table, EndTurn(0))) == "Pause"
    assert asked_kind(run(battle("picket", "boar"), EndTurn(0))) == "Pause"


@pytest.mark.parametrize(("count", "left"), [(5, 5), (7, 5)])
def test_bones_beyond_the_fifth_are_lost_with_the_turn(count, left):
    table = battle("picket", "boar")
    table.plan[0] = [die(table, 0, "attack bones 1")] * count
    run(table, EndTurn(0))
    assert table.bones(0) == left


def test_a_battle_that_is_decided_ends_with_the_turn():
    table = battle("picket", "boar")
    table.agenda.append(Pause(0))
    table.mat[table.at[4]], table.at[4] = NOBODY, OFF
    run(table, EndTurn(0))
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]


@pytest.mark.parametrize(
    ("number", "first", "after"),
    [
        (1, PLACED, [(1, 0)]),
        (2, READY, [(1, 0)]),
        (3, READY, [(1, 0)]),
        (2, EXHAUSTED, []),
        (3, EXHAUSTED, []),
    ],
)
def test_a_breakdown_brings_back_rage_if_it_is_there(number, first, after):
    table = battle("tantrum", "boar")
    set_rage(table, 0, number, 5)
    table.skills[0][1] = first
    table.skills[0][2] = PLACED if number == 2 else EXHAUSTED
    run(table, EndTurn(0))
    assert [(one.number, one.n) for one in table.active[0]] == after
    if not after:
        assert table.skills[0][number] == EXHAUSTED


def test_rage_below_a_breakdown_stays():
    table = battle("tantrum", "boar")
    set_rage(table, 0, 1, 4)
    run(table, EndTurn(0))
    assert [one.n for one in table.active[0]] == [4]


def test_a_turn_begins_without_dice_target_or_choice():
    table = battle("picket boomer", "boar")
    table.rolled, table.picked, table.target = [die(table, 0, "attack attack 1")], [0, 0], 4
    afflict(table, 0, WEAKEN, 1)
    run(table, TakeTurn(0))
    assert (table.rolled, table.picked, table.target, table.dex) == ([], [], NOBODY, table.stat(0, DEX) - 1)
    afflict(table, 0, WEAKEN, 9)
    run(table, TakeTurn(0))
    assert table.dex == 0


def test_a_stunned_gearloc_goes_straight_to_the_end_of_its_turn():
    table = battle("picket boomer", "boar")
    afflict(table, 0, STUN)
    afflict(table, 0, WEAKEN)
    take_turn(table, 0)
    assert asked_kind(table) == "Pause"
    assert (table.has(0, STUN), table.has(0, WEAKEN)) == (0, 0)


def test_a_gearloc_that_poison_has_felled_goes_no_further():
    table = battle("picket boomer", "boar")
    afflict(table, 0, POISON, 3)
    table.hp[0], table.target = 1, 4
    take_turn(table, 0)
    assert asked_kind(table) == "Pause"
    assert not table.stands(0)
    assert table.target == NOBODY


def test_poison_that_fells_the_last_gearloc_ends_the_battle():
    table = battle("picket", "boar")
    table.agenda.append(Pause(0))
    afflict(table, 0, POISON, 3)
    table.hp[0] = 1
    take_turn(table, 0)
    assert not table.agenda
    assert not happened(table, "Moved")


def walking(party="picket", foes="boar", dex=2, **rules):
    table = battle(party, foes)
    table.dex, table.rules = dex, BattleRules(**rules)
    return table


@pytest.mark.parametrize(
    ("dex", "rules", "possible"),
    [
        (1, {}, True),
        (0, {}, False),
        (1, {"step_cost": 2}, False),
        (2, {"step_cost": 2}, True),
        (2, {"one_lane": True}, False),
    ],
)
def test_a_step_needs_dex_and_no_single_lane(dex, rules, possible):
    assert can_step(walking(dex=dex, **rules), 0) is possible


def test_a_step_needs_a_free_place_and_no_mud():
    table = walking("picket boomer tantrum", "boar")
    place(table, 1, 9)
    assert can_step(table, 0)
    place(table, 2, 12)
    assert not can_step(table, 0)
    table = walking()
    table.turn.stuck = True
    assert not can_step(table, 0)


@pytest.mark.parametrize(("face", "moved"), [(2, False), (3, True)])
def test_in_the_mud_the_first_step_needs_luck(face, moved):
    table = loaded(walking(mud=True), face, 0)
    step(table, 0, 9)
    assert (table.at[0] == 9, table.turn.stuck, table.dex) == (moved, not moved, 2 - moved)
    assert [(event.seat, event.number) for event in happened(table, "NumberRolled")] == [(0, face + 1)]
    if moved:
        step(table, 0, 10)
        assert (table.at[0], table.dex) == (10, 0)
        assert len(happened(table, "NumberRolled")) == 1


def test_where_there_is_no_mud_nobody_rolls():
    table = walking()
    step(table, 0, 9)
    assert (table.at[0], table.dex, table.turn.mud_tested) == (9, 1, False)
    assert not happened(table, "NumberRolled")


def test_only_to_take_dice_out_nobody_is_asked_to_walk():
    table = walking(dex=0)
    table.active[0] = [white_shield(0, 1)]
    assert asked_kind(run(table, Walk(0))) == "Pause"
    table = walking(dex=0)
    table.hp[0] = 1
    assert asked_kind(run(hold(table, 0, "oggot_herbs"), Walk(0))) == "WalkOrStay"
    table = walking("tantrum", dex=0)
    table.hp[0], table.bodies = 1, 1
    assert asked_kind(run(table, Walk(0))) == "WalkOrStay"
    table = walking("picket boomer", dex=2)
    leave_mat(table, 0)
    assert asked_kind(run(table, Walk(0))) == "Pause"


def test_who_walks_is_asked_again_until_it_stays():
    table = hold(walking("tantrum", dex=2), 0, "oggot_herbs")
    table.hp[0], table.bodies = 1, 1
    table.active[0] = [white_shield(0, 2)]
    run(table, Walk(0))
    choose(table, "UseLoot", loot="oggot_herbs")
    assert table.hp[0] == 2
    choose(table, "AnyTime", deed="cash_bodies")
    assert table.hp[0] == 3
    choose(table, "Drop", skill="defence")
    assert table.active[0] == []
    choose(table, "Spot", place=9)
    assert table.at[0] == 9
    choose(table, "Stay")
    assert asked_kind(table) == "Pause"


def test_an_axe_thrown_on_the_way_may_win_the_battle():
    table = walking("tantrum", "great_bear", dex=2)
    place(table, 4, 0)
    table.agenda.append(Pause(0))
    table.axes, table.hp[4] = 1, 1
    run(table, Walk(0))
    choose(table, "AnyTime", deed="throw_axe")
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]


def test_why_a_step_is_refused():
    table = walking("picket boomer")
    decision = WalkOrStay(0)
    assert isinstance(decision.why_not(table, SPOTS[9]), StepTaken)
    table.dex = 1
    assert isinstance(decision.why_not(table, SPOTS[9]), StepTaken)
    table.dex = 0
    assert isinstance(decision.why_not(table, SPOTS[12]), Nailed)
    table.dex, table.turn.stuck = 1, True
    assert isinstance(decision.why_not(table, SPOTS[12]), CannotStep)
    assert isinstance(decision.why_not(walking(one_lane=True), SPOTS[12]), CannotStep)
    assert isinstance(decision.why_not(walking(), Drop("active", "defence", 1)), NotInSlots)
    assert isinstance(decision.why_not(walking(), PICK_ATTACK), AnotherQuestion)


def test_a_target_is_asked_for_where_there_is_one():
    assert asked_kind(run(battle("picket", "boar"), TargetFoe(0))) == "ChooseTarget"
    table = battle("picket", "boar")
    place(table, 4, 0)
    assert asked_kind(run(table, TargetFoe(0))) == "Pause"
    table = hold(battle("picket", "boar"), 0, "micro_neural_implant")
    assert asked_kind(run(table, TargetFoe(0))) == "Pause"
    table = battle("boomer picket", "boar")
    leave_mat(table, 0)
    assert asked_kind(run(table, TargetFoe(0))) == "Pause"


def test_the_target_is_told_and_nobody_may_be_targeted():
    table = run(battle("boomer", "boar wolf"), TargetFoe(0))
    assert [(one.unit, one.name, one.place) for one in options(table, "Foe")] == [
        (4, "boar", 4),
        (5, "wolf", 5),
    ]
    choose(table, "Foe", unit=5)
    assert table.target == 5
    [aimed] = happened(table, "Targeted")
    assert (aimed.unit, aimed.name, aimed.target, aimed.target_name) == (0, "boomer", 5, "wolf")
    table = run(battle("boomer", "boar wolf"), TargetFoe(0))
    choose(table, "NoTarget")
    assert table.target == NOBODY
    assert not happened(table, "Targeted")


@pytest.mark.parametrize("decision", [ChooseTarget(0), PickDie(0)])
def test_between_walking_and_the_roll_loot_that_could_be_used_waits(decision):  # ruling 95
    table = hold(walking("picket boomer"), 0, "zelfey_seeds")
    table.hp[0] = 1
    assert isinstance(decision.why_not(table, UseLoot("zelfey_seeds", 0, "picket")), BeforeOrAfter)
    assert isinstance(decision.why_not(table, UseLoot("oggot_herbs", None, None)), CardNotHeld)
    assert isinstance(decision.why_not(table, STAY), AnotherQuestion)


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
    table.picked, table.target = [0], 4
    run(loaded(table, 4), Throw(0))
    assert not [item for item in table.agenda if isinstance(item, Pause)]


def test_the_question_of_a_turn_is_for_whose_turn_it_is():
    table = take_turn(battle("picket boomer", "boar"), 1)
    assert asked(table, 1).seat == 1
