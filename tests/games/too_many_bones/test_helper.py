"""The helper on the party's side: two moves, one attack, and the Bones of a golem (rulebook: battle)."""

import pytest

from rouages.games.too_many_bones.box.components import ALLY, NOBODY
from rouages.games.too_many_bones.box.effects import POISON, STUN, UNTARGETABLE, WEAKEN
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.ally import AllyAttack, AllyTurn, spend_bones
from rouages.games.too_many_bones.units.arrival import put
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    choose,
    happened,
    loaded,
    options,
    pending,
    place,
    run,
    take_out,
)

HIT, TWO_HITS, BONE = 0, 3, 4
"""Faces of a white ATK die."""
ONE_SHIELD, TWO_SHIELDS, NO_SHIELD = 0, 2, 3
"""Faces of a white DEF die; the last one is Bones."""


def helped(chip="golden_golem", foes="great_bear"):
    """A helper in the second lane of the party's side, its own turn begun."""
    table = battle("boomer picket", foes)
    place(table, 1, 15)
    take_out(table, CHIP[chip])
    put(table, ALLY, CHIP[chip], 9, 12)
    table.rules = BattleRules(ally=True)
    table.news.clear()
    return table


def test_the_leader_moves_the_helper_up_to_two_steps_and_then_attacks():
    table = run(helped(), AllyTurn(ALLY))
    assert (asked_kind(table), pending(table)[0]) == ("MoveUnit", 0)
    assert {option.place for option in options(table)} == {1, 5, 6, 9, 10, 11, 12, 13, 14}
    choose(table, place=5)
    assert (asked_kind(table), pending(table)[0]) == ("AllyAttack", 0)
    assert [option.unit for option in options(table, "Foe")] == [4]


def test_a_helper_that_has_fallen_does_nothing():
    table = helped()
    table.mat[9], table.at[ALLY] = NOBODY, OFF
    assert asked_kind(run(table, AllyTurn(ALLY))) == "Pause"
    place(table, 4, 14)
    decision = AllyAttack(0, ALLY)
    [nobody] = decision.options(table)
    decision.resolve(table, nobody)
    assert type(nobody).__name__ == "NoFoe"
    assert not table.news


def test_a_helper_attacks_those_beside_it_who_are_not_hidden():
    table = helped(foes="great_bear boar wolf")
    run(table, AllyAttack(0, ALLY))
    assert [option.unit for option in options(table, "Foe")] == [5]
    assert options(table, "NoFoe")
    table = helped(foes="great_bear boar wolf")
    afflict(table, 5, UNTARGETABLE)
    run(table, AllyAttack(0, ALLY))
    assert not options(table, "Foe")


def striking(*faces, foes="great_bear"):
    """The Golden Golem beside the first foe, its next dice loaded: DEF dice first, then four of ATK."""
    table = helped(foes=foes)
    place(table, 4, 5)
    run(table, AllyAttack(0, ALLY))
    return loaded(table, *faces)


def test_the_helpers_shields_are_placed_and_its_hits_hurt():
    table = striking(ONE_SHIELD, TWO_SHIELDS, HIT, TWO_HITS, HIT, BONE)
    choose(table, "Foe", unit=4)
    assert (table.ones[ALLY], table.twos[ALLY]) == (1, 1)
    assert table.hp[4] == table.top[4] - 4
    [rolled] = happened(table, "BaddieRolled")
    assert (rolled.unit, rolled.name) == (ALLY, "golden_golem")
    assert (rolled.hits, rolled.shields, rolled.bones) == ((1, 2, 1), (1, 2), 1)


@pytest.mark.parametrize(("ones", "twos"), [(1, 0), (0, 1)])
def test_dice_that_lie_on_the_helper_are_not_rolled_again(ones, twos):
    table = striking(ONE_SHIELD, TWO_HITS, TWO_HITS, TWO_HITS, TWO_HITS)
    table.ones[ALLY], table.twos[ALLY] = ones, twos
    choose(table, "Foe", unit=4)
    [rolled] = happened(table, "BaddieRolled")
    assert (rolled.hits, rolled.shields, rolled.bones) == ((2, 2, 2, 2), (1,), 0)
    assert (table.ones[ALLY], table.twos[ALLY]) == (ones + 1, twos)


def test_a_helper_that_attacks_nobody_rolls_no_atk_dice():
    table = striking(TWO_SHIELDS, NO_SHIELD, HIT, HIT, HIT, HIT)
    choose(table, "NoFoe")
    [rolled] = happened(table, "BaddieRolled")
    assert (rolled.hits, rolled.shields, rolled.bones) == ((), (2,), 1)
    assert table.hp[4] == table.top[4]


def test_the_bones_of_all_dice_pay_for_what_the_golem_can_do():  # ruling 76
    table = striking(NO_SHIELD, NO_SHIELD, BONE, HIT, HIT, HIT)
    choose(table, "Foe", unit=4)
    assert table.has(4, STUN) == 1
    [acted] = happened(table, "BaddieActed")
    assert (acted.unit, acted.name, acted.skill) == (ALLY, "golden_golem", "stun")
    table = striking(NO_SHIELD, NO_SHIELD, HIT, HIT, HIT, HIT)
    choose(table, "Foe", unit=4)
    assert not table.has(4, STUN)
    assert not happened(table, "BaddieActed")


def test_a_skill_that_puts_no_effect_on_a_foe_is_not_paid_for():
    table = helped("shield_breaker")
    spend_bones(table, ALLY, 4, 5)
    assert not happened(table, "BaddieActed")
    assert not any(table.has(4, effect) for effect in (POISON, STUN, WEAKEN))


def test_the_helper_may_win_the_battle():
    table = helped(foes="boar")
    table.agenda.append(Pause(1))
    place(table, 4, 5)
    run(table, AllyAttack(0, ALLY))
    loaded(table, ONE_SHIELD, ONE_SHIELD, TWO_HITS, TWO_HITS, HIT, HIT)
    choose(table, "Foe", unit=4)
    assert table.victory
    assert not [item for item in table.agenda if isinstance(item, Pause)]
