"""After the roll: what each die may do, what goes back, and who reacts (rulebook: gearloc_turn)."""

import pytest

from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED, READY
from rouages.games.too_many_bones.box.effects import TERRIFY, WEAKEN
from rouages.games.too_many_bones.gearlocs.resolving import (
    Finish,
    Resolve,
    UseDice,
    drops,
    put_back,
    react,
)
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    battle,
    bones,
    choose,
    die,
    happened,
    hold,
    options,
    place,
    roll,
    run,
    state,
)


def kinds(table):
    return [type(option).__name__ for option in options(table)]


def test_a_gearloc_that_fell_in_its_own_turn_does_nothing_more():
    table = battle("picket boomer", "great_bear")
    table.rolled = [die(table, 0, "confidence adv_def 1"), die(table, 0, "attack attack 1")]
    table.skills[0][11] = PLACED
    table.target = 4
    leave_mat(table, 0)
    run(table, Resolve(0))
    assert asked_kind(table) == "Pause"
    assert (table.rolled, table.target) == ([], -1)
    assert state(table, 0, "confidence") == READY


@pytest.mark.parametrize(("shown", "target"), [("attack attack 1", None), ("anger_management anger 2", 4)])
def test_nobody_is_asked_what_to_do_with_dice_that_have_no_use(shown, target):
    table = roll(battle("tantrum", "great_bear"), 0, shown, target=target)
    assert asked_kind(table) == "Pause"


def test_nobody_strikes_a_target_that_has_fallen():
    table = battle("tantrum", "great_bear boar")
    leave_mat(table, 5)
    assert asked_kind(roll(table, 0, "attack attack 1", target=5)) == "Pause"


def test_a_shield_is_put_into_an_active_slot_and_leaves_the_roll():
    table = roll(
        battle("picket", "great_bear"), 0, "defence defence 1", "defence defence 2", "attack attack 2"
    )
    assert kinds(table) == ["Shield", "Shield", "Done"]
    choose(table, "Shield", value=2)
    assert [(one.icon, one.n) for one in table.active[0]] == [("defence", 2)]
    assert [(one.icon, one.n) for one in table.rolled] == [("defence", 1), ("attack", 2)]
    assert table.locked[0] == []


def test_a_gearloc_wall_may_lock_it():
    table = battle("picket", "great_bear")
    table.plus[0] = True
    roll(table, 0, "confidence adv_def 2", "attack attack 2", "defence defence 2", "attack bones 1")
    choose(table, "LockShield", value=2)
    assert [(one.number, one.n) for one in table.locked[0]] == [(17, 2)]
    assert [one.icon for one in table.rolled] == ["adv_def", "attack", "bones"]
    assert table.active[0] == []


def test_a_shield_needs_a_free_slot():
    table = battle("picket", "great_bear")
    table.active[0] = [white_shield(0, 1)] * 4
    assert not options(roll(table, 0, "defence defence 1"), "Shield")


def parts(table):
    return [option.skill for option in options(table, "UseDie") if option.verb == "add_parts"]


def test_only_a_resourceful_scavenger_makes_parts_of_the_bones_of_scavenger_dice():
    shown = ("element bones 1", "casing bones 1", "fuse bones 1", "bigger_boom bones 1", "attack bones 1")
    table = battle("boomer", "great_bear")
    assert parts(roll(table, 0, *shown)) == []
    table.plus[0] = True
    assert parts(roll(table, 0, *shown)) == ["element", "casing", "fuse"]
    table.locked[0] = [die(table, 0, "search_for_325 element_325")] * 4
    assert parts(roll(table, 0, *shown)) == []


def test_a_result_that_must_be_used_but_cannot_be_lets_the_turn_end():
    table = battle("boomer", "great_bear")
    assert not options(roll(table, 0, "sonic_cleanse cleanse 1"), "Done")
    table.active[0] = [white_shield(0, 1)] * 4
    assert options(roll(table, 0, "sonic_cleanse cleanse 1"), "Done")


def test_the_bones_that_were_named_are_stored():
    table = roll(battle("picket", "great_bear"), 0, "attack attack 2", "attack bones 1", "bravado bones 4")
    choose(table, "StoreBones", skill="bravado")
    assert table.bones(0) == 4
    assert [(one.icon, one.n) for one in table.rolled] == [("attack", 2), ("bones", 1)]


def test_the_die_that_was_named_is_used_and_told():
    table = battle("patches", "great_bear")
    table.hp[0] = 1
    roll(table, 0, "med_kit heal 2", "nutrients heal 2", "med_pack heal 3")
    table.news.clear()
    choose(table, "UseDie", skill="nutrients", on=0)
    assert [one.number for one in table.rolled] == [1, 7]
    [used] = happened(table, "SkillUsed")
    assert (used.seat, used.skill, used.icon, used.value) == (0, "nutrients", "heal", 2)


def test_the_dex_infuser_adds_one_die_only():
    table = bones(hold(battle("tantrum", "great_bear"), 0, "dex_infuser"), 0, 1)
    roll(table, 0, "attack bones 1", target=4)
    choose(table, "UsePlan", plan="dex_infuser")
    choose(table, "OneMore")
    assert not table.turn.one_more
    choose(table, "RollThem")
    assert not options(table, "OneMore")


def test_after_a_jump_one_new_target_is_chosen_and_told():
    table = battle("tantrum", "great_bear boar")
    roll(table, 0, "attack bones 1", "attack attack 1")
    table.turn.new_target = True
    table.news.clear()
    assert [(option.unit, option.name, option.place) for option in options(table, "Aim")] == [
        (4, "great_bear", 4)
    ]
    choose(table, "Aim", unit=4)
    assert (table.target, table.turn.new_target) == (4, False)
    [aimed] = happened(table, "Targeted")
    assert (aimed.unit, aimed.name, aimed.target, aimed.target_name) == (0, "tantrum", 4, "great_bear")
    assert not options(table, "Aim")


def test_whoever_has_a_target_takes_no_other():
    table = battle("boomer", "great_bear boar")
    roll(table, 0, "attack bones 1", target=4)
    table.turn.new_target = True
    assert not options(table, "Aim")


def test_a_blow_may_win_the_battle():
    table = battle("tantrum", "boar")
    table.agenda.append(Pause(0))
    roll(table, 0, "attack attack 2", "attack attack 1", "attack bones 1", target=4)
    choose(table, "Strike", damage=3)
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]


def test_all_but_rage_may_be_taken_out_of_the_slots():
    table = battle("tantrum", "boar")
    assert drops(table, 0) == []
    set_rage(table, 0, 1, 2)
    table.active[0] += [white_shield(0, 2), white_shield(0, 2)]
    table.locked[0] = [white_shield(0, 2)]
    assert [(option.zone, option.skill, option.value) for option in drops(table, 0)] == [
        ("active", "defence", 2),
        ("locked", "defence", 2),
    ]


@pytest.mark.parametrize(("zone", "left"), [("active", (1, 2)), ("locked", (2, 1))])
def test_a_die_leaves_the_slot_that_was_named(zone, left):
    table = battle("picket", "boar")
    table.active[0] = [white_shield(0, 1), die(table, 0, "confidence adv_def 2")]
    table.locked[0] = [white_shield(0, 1), die(table, 0, "confidence adv_def 2")]
    roll(table, 0, "attack bones 1")
    choose(table, "Drop", zone=zone, skill="confidence")
    assert (len(table.active[0]), len(table.locked[0])) == left
    assert state(table, 0, "confidence") == EXHAUSTED


def test_unused_skill_dice_go_back_or_are_exhausted_and_that_is_told():
    table = battle("boomer", "great_bear")
    table.rolled = [
        die(table, 0, "attack attack 1"),
        die(table, 0, "bigger_boom bigger_boom 1"),
        die(table, 0, "frag small_explosion 3"),
        die(table, 0, "defence defence 1"),
    ]
    before = table.skills[0][:]
    put_back(table)
    assert table.rolled == []
    assert (state(table, 0, "bigger_boom"), state(table, 0, "frag")) == (READY, EXHAUSTED)
    assert [(event.seat, event.skill) for event in happened(table, "DieIgnored")] == [
        (0, "bigger_boom"),
        (0, "frag"),
    ]
    assert (table.skills[0][0], table.skills[0][17]) == (before[0], before[17])


def finishing(party="tantrum", foe="screech_owl", **turn):
    table = battle(party, f"{foe} boar")
    table.end_turn(0)
    for name, value in turn.items():
        setattr(table.turn, name, value)
    return table


def finish(table, target=-1):
    table.turn.rolled = True
    table.target = target
    table.rolled = [die(table, 0, "attack bones 1")]
    run(table, UseDice(0))
    return choose(table, "Done")


def test_dice_that_were_rolled_at_a_target_are_an_attack_and_those_of_others_are_none():
    table = finishing(attack_dice=1)
    set_rage(table, 0, 1, 0)
    finish(table, target=4)
    assert (table.active[0][0].n, table.has(0, TERRIFY)) == (1, 1)
    for dice, target in ((0, 4), (1, -1)):
        table = finishing(attack_dice=dice)
        set_rage(table, 0, 1, 0)
        finish(table, target=target)
        assert (table.active[0][0].n, table.has(0, TERRIFY)) == (0, 0)


def test_terror_lies_on_its_victim_for_two_turns():
    table = finishing(attacked=(4,))
    react(table, 4, 0)
    assert table.has(0, TERRIFY) == 2


def test_only_who_was_attacked_frightens_and_only_the_terrible():
    for foe, attacked in (("screech_owl", ()), ("great_bear", (4,))):
        table = finishing(foe=foe, attacked=attacked)
        react(table, 4, 0)
        assert not table.has(0, TERRIFY)


@pytest.mark.parametrize(
    ("foe", "struck", "at", "lost"),
    [("wolf", (4,), 4, 1), ("wolf", (), 4, 0), ("wolf", (4,), 7, 0), ("boar", (4,), 4, 0)],
)
def test_one_that_was_hurt_strikes_back_at_one_beside_it(foe, struck, at, lost):
    table = finishing(foe=foe, struck=struck)
    place(table, 4, at)
    hp = table.hp[0]
    finish(table)
    assert hp - table.hp[0] == lost
    assert [event.cause for event in happened(table, "Damaged")] == ["lashback"] * lost


def test_the_fallen_do_not_react():
    table = finishing(foe="wolf", struck=(4,), attacked=(4,))
    leave_mat(table, 4)
    hp = table.hp[0]
    finish(table)
    assert table.hp[0] == hp


def test_a_lashback_that_fells_the_last_gearloc_ends_the_battle():
    table = finishing(foe="wolf", struck=(4,))
    table.hp[0] = 1
    finish(table)
    assert not table.agenda
    assert not table.victory


def test_a_battle_that_is_decided_does_not_wait_for_the_end_of_the_turn():
    table = finishing()
    afflict(table, 0, WEAKEN)
    for unit in (4, 5):
        leave_mat(table, unit)
    run(table, Finish(0))
    assert table.victory
    assert not happened(table, "EffectGone")


def test_after_a_fall_the_others_do_not_react_any_more():
    table = battle("tantrum boomer", "wolf wolf")
    table.end_turn(0)
    table.turn.struck = (4, 5)
    place(table, 5, 12)
    table.hp[0] = 1
    finish(table)
    assert len(happened(table, "Damaged")) == 1
