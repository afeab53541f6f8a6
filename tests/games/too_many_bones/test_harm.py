"""Damage, healing and effects: what meets them on their way, and what is told (rulebook: damage, effects)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN, TAUNT
from rouages.games.too_many_bones.events.battle import Shielded
from rouages.games.too_many_bones.events.harm import (
    BuffLost,
    Damaged,
    EffectFaded,
    EffectGone,
    EffectPlaced,
    EffectStopped,
    Healed,
    ThroneStruck,
    Unharmed,
)
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.absorbing import Absorb, absorb, remainders
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict, fade, harm, heal, lose_outside, relieve
from rouages.games.too_many_bones.units.start_order import OrderStart
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    camp,
    choose,
    die,
    facing,
    loaded,
    options,
    run,
    take_turn,
)


def shields(*values):
    return [white_shield(0, value) for value in values]


def test_damage_is_told_with_its_cause():
    table = battle("picket", "boar")
    assert harm(table, 0, 2, 4, cause="splash") == 2
    assert table.news == [Damaged(0, "picket", 2, 3, "splash")]


@pytest.mark.parametrize("unit", [0, 4])
def test_who_is_off_the_mat_cannot_be_hurt(unit):
    table = battle("picket boomer", "boar wolf")
    leave_mat(table, unit)
    table.hp[unit] = 3
    assert harm(table, unit, 2, 1) == 0
    assert (table.hp[unit], table.news) == (3, [])


def test_no_damage_is_not_told():
    table = facing("drellen", more="bog_frog")
    assert harm(table, 4, 0, 0) == 0
    assert table.news == []


def test_ale_keeps_all_damage_and_all_healing_away():
    table = battle("picket", "boar")
    table.active[0] = [die(table, 0, "orcish_ale ale 2")]
    table.hp[0] = 2
    assert harm(table, 0, 9, true=True) == 0
    assert table.news == [Unharmed(0, "picket")]
    assert heal(table, 0, 2) == 0
    assert table.hp[0] == 2


@pytest.mark.parametrize(("damage", "blocked", "lost"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_constant_defence_stops_its_value_of_every_blow(damage, blocked, lost):
    table = battle("picket", "boar")
    table.locked[0] = [die(table, 0, "shield_form const_def 1"), die(table, 0, "shield_form const_def 1")]
    for _ in range(2):
        table.news.clear()
        assert harm(table, 0, damage) == lost
        assert table.news[0] == Shielded(0, "picket", blocked)
    assert harm(table, 0, 1, true=True) == 1


def test_a_blow_that_shields_stop_hurts_nobody():
    table = battle("picket", "boar")
    table.active[0] = shields(2)
    assert harm(table, 0, 2) == 0
    assert table.news == [Shielded(0, "picket", 2)]


def test_what_no_shield_stops_is_no_block():
    table = battle("picket", "boar")
    harm(table, 0, 1)
    harm(table, 4, 1)
    assert [type(event) for event in table.news] == [Damaged, Damaged]


@pytest.mark.parametrize(
    ("buff", "on_die", "damage", "left", "lost", "told"),
    [(2, 3, 1, (1, 3), 0, 1), (2, 3, 3, (0, 2), 0, 3), (1, 1, 3, (0, 0), 1, 2), (0, 2, 2, (0, 0), 0, 2)],
)
def test_buff_hp_go_before_hp(buff, on_die, damage, left, lost, told):  # ruling 14
    table = battle("patches", "boar")
    table.buff[0] = buff
    table.active[0] = [die(table, 0, "stim_kit buff_hp 2")]
    table.active[0] = [one.__class__(0, one.number, "buff_hp", on_die, one.face) for one in table.active[0]]
    assert harm(table, 0, damage) == lost
    assert (table.buff[0], sum(one.n for one in table.active[0])) == left
    assert table.news[-1 if not lost else -2] == BuffLost(0, told)


def test_true_damage_passes_buff_hp_and_shields():
    table = battle("picket", "boar")
    table.buff[0], table.active[0] = 2, shields(2)
    assert harm(table, 0, 1, true=True) == 1
    assert table.news == [Damaged(0, "picket", 1, 4, "attack")]


def test_foes_that_the_unit_whose_turn_it_is_hurts_are_remembered_once():
    table = battle("picket boomer", "great_bear great_bear boar wolf")
    table.end_turn(0)
    for unit, by in ((4, 0), (4, 0), (5, 1), (6, -1)):
        harm(table, unit, 1, by)
    assert table.turn.struck == (4,)
    table.end_turn()
    harm(table, 7, 1)
    assert table.turn.struck == ()


@pytest.mark.parametrize(
    ("ones", "twos", "damage", "left", "lost"),
    [
        (2, 0, 1, (1, 0), 0),
        (1, 1, 2, (1, 0), 0),
        (0, 2, 3, (1, 0), 0),
        (0, 2, 2, (0, 1), 0),
        (0, 1, 1, (1, 0), 0),
        (0, 1, 3, (0, 0), 1),
        (1, 2, 8, (0, 0), 3),
    ],
)
def test_def_dice_on_a_foe_go_down_the_small_ones_first(ones, twos, damage, left, lost):
    table = battle("picket", "great_bear")
    table.ones[4], table.twos[4] = ones, twos
    assert harm(table, 4, damage) == lost
    assert (table.ones[4], table.twos[4]) == left
    assert table.news[0] == Shielded(4, "great_bear", damage - lost)


def test_a_foe_that_is_safe_is_unharmed():
    table = facing("drellen", more="bog_frog")
    assert harm(table, 4, 3, 0) == 0
    assert table.news == [Unharmed(4, "drellen")]


def test_the_throne_takes_the_damage_for_the_king_alone():  # ruling 34
    table = facing("goblin_king", more="boar")
    table.battle.throne = 3
    assert harm(table, 4, 2, 0) == 0
    assert table.news == [ThroneStruck(2, 1)]
    assert harm(table, 5, 1) == 1
    table.battle.throne = 0
    assert harm(table, 4, 1) == 1


@pytest.mark.parametrize(
    ("hp", "amount", "lost"), [(3, 1, 1), (3, 2, 2), (3, 9, 2), (2, 1, 1), (1, 1, 0), (0, 1, 0), (3, 0, 0)]
)
def test_outside_battle_the_last_hp_stays(hp, amount, lost):  # ruling 60
    table = camp("picket boomer")
    table.hp[1] = hp
    assert lose_outside(table, 1, amount) == lost
    assert table.hp[1] == hp - lost
    assert table.news == ([Damaged(1, "boomer", lost, hp - lost, "card")] if lost else [])


def test_healing_is_told_and_stops_at_full_health():
    table = battle("picket", "boar")
    assert heal(table, 0, 2) == 0
    assert table.news == []
    table.hp[0] = 2
    assert heal(table, 0, 9) == 3
    assert table.news == [Healed(0, "picket", 3, 5)]


def test_an_effect_is_told_when_it_is_put_on_fades_and_goes():
    table = battle("picket", "boar")
    afflict(table, 4, POISON, 2)
    fade(table, 4, POISON)
    fade(table, 4, POISON)
    fade(table, 4, POISON)
    relieve(table, 4, STUN)
    assert table.news == [
        EffectPlaced(4, "boar", "poison", 2),
        EffectFaded(4, "boar", "poison", 1),
        EffectGone(4, "boar", "poison"),
    ]


def test_effects_lie_only_on_units_that_stand_and_live():
    table = battle("picket boomer", "rat boar")
    leave_mat(table, 1)
    leave_mat(table, 5)
    for unit in (1, 4, 5):
        afflict(table, unit, POISON, 2)
    assert not any(table.effects)
    assert table.news == []


def test_a_cleanse_stops_what_is_harmful_and_nothing_else():
    table = battle("boomer picket", "boar")
    table.active[0] = [die(table, 0, "sonic_cleanse cleanse 1")]
    afflict(table, 1, POISON, 2)
    afflict(table, 1, TAUNT)
    assert table.news == [EffectStopped(1, "picket", "poison"), EffectPlaced(1, "picket", "taunt", 1)]


def test_locked_shields_stop_damage_too():
    table = battle("picket", "boar")
    table.locked[0] = [*shields(2), die(table, 0, "stand_ground const_regen 1")]
    assert harm(table, 0, 1) == 0
    assert [one.n for one in table.locked[0]] == [1, 1]
    assert harm(table, 0, 2) == 1
    assert [one.icon for one in table.locked[0]] == ["const_regen"]


def test_a_locked_shield_may_be_spent_for_an_active_one():  # ruling 61
    table = battle("picket", "boar")
    table.active[0], table.locked[0] = shields(2), shields(2)
    harm(table, 0, 1)
    run(table)
    assert [option.zone for option in options(table)] == ["active", "locked"]
    choose(table, zone="locked")
    assert ([one.n for one in table.active[0]], [one.n for one in table.locked[0]]) == ([2], [1])


def test_blows_before_the_owner_has_said_are_asked_about_once():
    table = battle("picket", "boar")
    table.active[0] = shields(1, 2, 2)
    assert (absorb(table, 0, 1), absorb(table, 0, 1)) == (0, 0)
    assert table.turn.stopped[0] == 2
    assert [item for item in table.agenda if isinstance(item, Absorb)] == [Absorb(0)]
    assert absorb(table, 0, 4) == 1
    assert table.turn.stopped[0] == 0


def test_what_was_stopped_is_settled_and_forgotten():
    table = battle("picket", "boar")
    table.active[0] = shields(1, 1, 1)
    harm(table, 0, 1)
    run(table)
    assert table.turn.stopped[0] == 0
    assert [one.n for one in table.active[0]] == [1, 1]


def test_nothing_remains_of_shields_that_stop_all_they_can():
    assert remainders(((0, 17, 1), (0, 17, 2)), 3) == {()}
    assert remainders((), 2) == {()}


def start(party, foe, unit, hp, **effects):
    """This unit begins its turn with so many HP, and hurt by these."""
    table = battle(party, foe)
    table.hp[unit] = hp
    for effect, value in effects.items():
        if effect == "fire":
            table.fire[unit] = value
        else:
            afflict(table, unit, {"poison": POISON, "bleed": BLEED}[effect], value)
    table.news.clear()
    return take_turn(loaded(table, *[4] * 12), unit)


@pytest.mark.parametrize(("unit", "asked"), [(1, 1), (4, 0)])
def test_the_owner_orders_its_own_start_and_the_leader_that_of_a_baddie(unit, asked):  # rulings 53, 59
    table = start("boomer patches", "bridge_keeper", unit, 4 if unit == 1 else 5, poison=1)
    assert asked_kind(table) == "OrderStart"
    assert pending(table) == (asked,)


def test_nobody_is_healed_who_falls_in_any_order():  # ruling 67
    table = start("patches boomer", "boar", 0, 1, poison=3)
    assert asked_kind(table) == "Pause"
    assert (table.stands(0), table.hp[0]) == (False, 0)


def test_bleeding_is_true_damage_and_goes_on():
    table = battle("picket", "boar")
    table.active[0] = shields(2)
    afflict(table, 0, BLEED)
    take_turn(table, 0)
    assert table.hp[0] == table.most_hp(0) - 1
    assert table.has(0, BLEED)


def test_poison_and_bleeding_and_fire_follow_each_other():
    table = start("picket", "great_bear", 4, 16, poison=2, bleed=1, fire=1)
    told = [event for event in table.news if type(event) is Damaged]
    assert told == [
        Damaged(4, "great_bear", 2, 14, "poison"),
        Damaged(4, "great_bear", 1, 13, "bleed"),
        Damaged(4, "great_bear", 2, 11, "fire"),
    ]
    assert EffectFaded(4, "great_bear", "poison", 1) in table.news


@pytest.mark.parametrize(
    ("unit", "hp", "poison", "bleed", "fire", "first"),
    [
        (0, 4, 2, 1, 0, "pain"),
        (0, 3, 2, 1, 0, "healing"),
        (4, 5, 1, 1, 2, "healing"),
        (4, 4, 1, 1, 2, "pain"),
        (5, 4, 1, 1, 2, "pain"),
    ],
)
def test_what_is_better_for_the_party_is_offered_first(unit, hp, poison, bleed, fire, first):
    table = battle("patches", "great_bear great_bear")
    table.hp[unit] = hp
    afflict(table, unit, POISON, poison)
    afflict(table, unit, BLEED, bleed)
    offered = OrderStart(0, unit, table.name(unit), 1, fire).options(table)
    assert [option.first for option in offered] == sorted(["pain", "healing"], key=lambda word: word != first)


@pytest.mark.parametrize(("first", "left"), [("pain", 4), ("healing", 3)])
def test_healing_after_pain_is_not_wasted(first, left):  # ruling 67
    table = choose(start("patches boomer", "boar", 0, 4, poison=1), first=first)
    assert table.hp[0] == left


def test_who_falls_of_pain_is_not_healed_after_it():
    table = choose(start("patches boomer", "boar", 0, 1, poison=1), first="pain")
    assert (table.stands(0), table.hp[0]) == (False, 0)
