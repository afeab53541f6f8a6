"""The start of a turn: pain and healing, in the order that players choose (rulebook: effects)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.too_many_bones.box.effects import BLEED, POISON
from rouages.games.too_many_bones.events.harm import (
    Damaged,
    EffectFaded,
)
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.harm import afflict
from rouages.games.too_many_bones.units.start_order import OrderStart
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    loaded,
    take_turn,
)


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
    table.active[0] = [white_shield(0, 2)]
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
