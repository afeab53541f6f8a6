"""What needs no roll: counters, Rage, dice in slots, dice found and taken back (rulebook: slots)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.too_many_bones.box.components import DEX, HP
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED, READY
from rouages.games.too_many_bones.box.effects import BLEED, POISON
from rouages.games.too_many_bones.gearlocs.any_time import any_time
from rouages.games.too_many_bones.gearlocs.bracing import CanWait, is_threatened
from rouages.games.too_many_bones.gearlocs.discovery import ChooseRestored, discover_die
from rouages.games.too_many_bones.gearlocs.loot import UseLoot
from rouages.games.too_many_bones.gearlocs.loot import options as loot_options
from rouages.games.too_many_bones.gearlocs.turn import STAY
from rouages.games.too_many_bones.party.slots import set_rage
from rouages.games.too_many_bones.reasons import CardNotHeld, LootIdle
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
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
    roll,
    run,
    state,
    take_turn,
)


def deeds(table, seat=0):
    return [option.deed for option in any_time(table, seat)]


def test_nobody_but_tantrum_has_axes_and_bodies():
    table = battle("picket boomer tantrum", "great_bear boar")
    table.axes, table.bodies = 3, 3
    table.hp[:3] = [1, 1, 1]
    assert [deeds(table, seat) for seat in (0, 1)] == [[], []]
    assert deeds(table, 2) == ["throw_axe", "throw_axe", "cash_bodies"]


@pytest.mark.parametrize(("bodies", "hp", "offered"), [(1, 3, True), (1, 4, False), (0, 3, False)])
def test_the_body_count_is_for_one_who_is_hurt(bodies, hp, offered):
    table = battle("tantrum", "boar")
    table.bodies, table.hp[0] = bodies, hp
    assert ("cash_bodies" in deeds(table)) is offered


def test_a_rage_die_on_its_first_face_has_nothing_to_give():
    table = battle("tantrum", "great_bear")
    set_rage(table, 0, 1, 0)
    assert deeds(table) == []
    set_rage(table, 0, 1, 1)
    assert deeds(table) == ["vent"]


def test_on_the_point_eight_face_the_next_rage_die_may_take_over_without_a_roll():
    table = battle("tantrum", "great_bear")
    set_rage(table, 0, 1, 4)
    assert deeds(table) == []
    learn(table, 0, "raaage")
    roll(table, 0, "attack bones 1")
    assert deeds(table) == ["advance"]
    choose(table, "AnyTime", deed="advance", skill="rage")
    assert [(one.number, one.n) for one in table.active[0]] == [(2, 0)]
    assert (state(table, 0, "rage"), state(table, 0, "raaage")) == (READY, PLACED)


def test_a_kept_die_is_used_from_its_slot_and_leaves_it():
    table = battle("picket boomer", "great_bear")
    table.active[0] = [die(table, 0, "riposte riposte"), die(table, 0, "switch switch")]
    roll(table, 0, "bravado bones 2")
    table.news.clear()
    choose(table, "AnyTime", deed="switch", on=4)
    assert [one.icon for one in table.active[0]] == ["riposte"]
    [used] = happened(table, "SkillUsed")
    assert (used.seat, used.skill, used.icon, used.value) == (0, "switch", "switch", 0)
    assert (table.at[0], table.at[4]) == (4, 8)


def test_a_die_of_an_ally_in_ones_slots_is_not_ones_own_to_use():
    table = battle("picket boomer", "great_bear")
    table.active[1] = [die(table, 0, "switch switch")]
    assert any_time(table, 1) == []


def test_a_kept_die_is_found_behind_those_of_others():
    table = battle("picket patches", "great_bear")
    table.active[0] = [die(table, 1, "stim_kit buff_hp 3"), die(table, 0, "switch switch")]
    roll(table, 0, "bravado bones 2")
    choose(table, "AnyTime", deed="switch", on=4)
    assert [one.icon for one in table.active[0]] == ["buff_hp"]


def test_an_axe_collector_that_is_found_is_full():
    table = battle("tantrum", "boar")
    discover_die(table, 0, 8)
    assert table.axes == 3
    assert [event.skill for event in happened(table, "SkillLearnt")] == ["axe_collector"]
    [turned] = happened(table, "CounterTurned")
    assert (turned.seat, turned.skill, turned.value) == (0, "axe_collector", 3)


def test_e_cells_are_rolled_once_and_locked():
    table = loaded(battle("tantrum patches", "boar"), 1, 5)
    discover_die(table, 1, 12)
    assert [(one.icon, one.n, one.face) for one in table.locked[1]] == [("ecells", 2, 1)]
    [thrown] = happened(table, "DiceRolled")
    assert (thrown.seat, thrown.skills, thrown.icons, thrown.values) == (1, ("e_cells",), ("ecells",), (2,))
    assert table.rng.faces == [5]
    assert state(table, 1, "e_cells") == PLACED


def test_e_cells_wait_on_the_mat_where_no_slot_is_free():
    table = battle("patches", "boar")
    table.locked[0] = [die(table, 0, "fast_hands heal_mult 2")] * 4
    discover_die(table, 0, 12)
    assert len(table.locked[0]) == 4
    assert state(table, 0, "e_cells") == READY
    assert not happened(table, "DiceRolled")


def exhausted():
    """Nothing is exhausted of Picket's; of Tantrum's a skill die and one white die of each kind."""
    table = battle("picket tantrum", "boar")
    table.skills[1][5] = EXHAUSTED
    table.lost_atk[1] = table.lost_def[1] = 1
    return run(table, ChooseRestored(0, 1))


def test_an_exhausted_die_is_a_skills_or_a_white_one():
    table = exhausted()
    assert [option.skill for option in options(table)] == ["like_a_wyrm", "attack", "defence"]
    table.lost_atk[1] = table.lost_def[1] = 0
    assert [option.skill for option in options(table)] == ["like_a_wyrm"]


@pytest.mark.parametrize(
    ("skill", "atk", "defence", "wyrm"),
    [("attack", 0, 1, EXHAUSTED), ("defence", 1, 0, EXHAUSTED), ("like_a_wyrm", 1, 1, READY)],
)
def test_one_die_is_restored_and_no_other(skill, atk, defence, wyrm):
    table = choose(exhausted(), skill=skill)
    assert (table.lost_atk[1], table.lost_def[1], state(table, 1, "like_a_wyrm")) == (atk, defence, wyrm)
    assert (table.lost_atk[0], table.lost_def[0]) == (0, 0)


def test_loot_for_a_gearloc_names_the_first_seat_too():
    table = hold(battle("picket boomer", "boar"), 0, "zelfey_seeds", "oggot_herbs")
    table.hp[:2] = [1, 1]
    assert loot_options(table, 0) == [
        UseLoot("zelfey_seeds", 0, "picket"),
        UseLoot("zelfey_seeds", 1, "boomer"),
        UseLoot("oggot_herbs", None, None),
    ]


@pytest.mark.parametrize(
    ("loot", "on", "after"),
    [
        ("mixed_berries", None, [1, 4]),
        ("oggot_herbs", None, [1, 2]),
        ("healing_flask", None, [1, 2]),
        ("zelfey_seeds", 0, [3, 1]),
        ("zelfey_seeds", 1, [1, 3]),
    ],
)
def test_food_feeds_its_owner_or_whoever_it_is_given_to(loot, on, after):
    table = hold(battle("picket tantrum", "boar"), 1, loot)
    table.hp[:2] = [1, 1]
    table.bonus[4 + HP] = 3
    roll(table, 1, "attack bones 1")
    choose(table, "UseLoot", loot=loot, on=on)
    assert table.hp[:2] == after


def test_a_discovery_needs_a_consumable_that_is_missing():
    table = hold(battle("boomer", "boar"), 0, "fortunate_discovery")
    assert [option.loot for option in loot_options(table, 0)] == ["fortunate_discovery"]
    learn(table, 0, "baga_booms", "holy_hand_grenade")
    assert loot_options(table, 0) == []


def test_a_thrown_axe_is_seen_to_hit():
    table = loaded(hold(battle("picket", "great_bear"), 0, "throwing_axe"), 3)
    roll(table, 0, "bravado bones 2")
    loaded(table, 3, 4)
    choose(table, "UseLoot", loot="throwing_axe", on=4)
    [thrown] = happened(table, "TestRolled")
    assert (thrown.seat, thrown.hits) == (0, (2,))
    assert table.rng.faces == [4]


def test_optics_are_worth_three_places_incense_two_dice_assistance_three_dex():
    table = hold(battle("picket", "boar"), 0, "rusty_optics", "infused_incense", "mechanical_assistance")
    take_turn(table, 0)
    for loot in ("rusty_optics", "infused_incense", "mechanical_assistance"):
        choose(table, "UseLoot", loot=loot)
    assert table.this_round.shifts[0] == -3
    assert table.turn.extra_attack == 2
    assert table.dex == table.stat(0, DEX) + 3


def suffering(*loot, hp=2, poison=2, bleed=False, party="picket boomer"):
    table = hold(battle(party, "boar"), 0, *loot)
    table.hp[0] = hp
    afflict(table, 0, POISON, poison)
    if bleed:
        afflict(table, 0, BLEED)
    return table


def test_the_pain_is_a_threat_if_poison_and_bleeding_take_the_last_hp():
    assert not is_threatened(suffering(hp=3), 0)
    assert is_threatened(suffering(hp=2), 0)
    assert is_threatened(suffering(hp=3, bleed=True), 0)
    assert not is_threatened(suffering(hp=4, bleed=True), 0)


def test_pain_that_leaves_hp_threatens_nobody_though_it_enrages():
    table = suffering(hp=3, party="tantrum")
    set_rage(table, 0, 1, 0)
    assert not is_threatened(table, 0)


def test_who_is_healed_in_time_is_not_threatened_though_the_pain_enrages():  # ruling 95
    table = suffering(hp=2, party="tantrum patches")
    set_rage(table, 0, 1, 0)
    table.active[0].append(die(table, 1, "chain_reactor recover 1"))
    assert not is_threatened(table, 0)
    table.active[0].pop()
    assert is_threatened(table, 0)


def test_what_is_asked_before_the_pain_is_about_loot():
    table = take_turn(suffering("oggot_herbs", "infused_incense"), 0)
    decision = asked(table, 0)
    assert asked_kind(table) == "BraceForPain"
    assert isinstance(decision.why_not(table, STAY), AnotherQuestion)
    assert isinstance(decision.why_not(table, UseLoot("infused_incense", None, None)), CanWait)
    reflex = decision.why_not(table, UseLoot("reflex_powder", None, None))
    assert isinstance(reflex, CardNotHeld)
    herbs = decision.why_not(table, UseLoot("oggot_herbs", 1, "boomer"))
    assert isinstance(herbs, LootIdle)


def test_loot_before_the_pain_can_win_the_battle():
    table = suffering("throwing_axe")
    table.agenda = [table.agenda[0], Pause(1)]
    table.hp[4] = 1
    take_turn(table, 0)
    loaded(table, 3)
    choose(table, "UseLoot", loot="throwing_axe", on=4)
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]
