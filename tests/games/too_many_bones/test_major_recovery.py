"""Patches' innate +1 heals before or after what he suffers (rulebook: gearloc_turn); ruling 67."""

from rouages.games.too_many_bones.box.effects import POISON, STUN
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import asked_kind, battle, choose, take_turn


def poisoned(hp, party="patches picket"):
    """Patches with his upgrade and Poison 2."""
    table = battle(party, "boar")
    table.plus[0] = True
    table.hp[0] = hp
    afflict(table, 0, POISON, 2)
    return table


def test_he_may_heal_himself_before_the_poison_and_live():
    table = take_turn(poisoned(2), 0)
    assert asked_kind(table) == "OrderStart"
    choose(table, "StartOrder", first="healing")
    assert table.stands(0)
    assert table.hp[0] == 1
    assert asked_kind(table) == "WalkOrStay"


def test_he_may_suffer_first_and_then_heal_another():
    table = poisoned(3)
    table.hp[1] = 1
    take_turn(table, 0)
    while asked_kind(table) == "OrderStart":
        choose(table, "StartOrder", first="pain")
    assert asked_kind(table) == "HealWithInnate"
    choose(table, "Foe", unit=1)
    assert (table.hp[0], table.hp[1]) == (1, 2)


def test_stunned_he_heals_nobody():
    table = poisoned(3)
    afflict(table, 0, STUN)
    take_turn(table, 0)
    assert table.hp[0] == 1
    assert table.turn.recovery == 0
