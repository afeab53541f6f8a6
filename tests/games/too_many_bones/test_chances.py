"""Chances of a turn, exact: every face of every die is played, and the best is made of each roll."""

from fractions import Fraction

import pytest

from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE
from rouages.games.too_many_bones.chances import Turn, Unforeseen, all_faces, likelihood
from rouages.games.too_many_bones.gearlocs.turn import Throw
from rouages.games.too_many_bones.sight.odds.rolls import hit_chances
from tests.games.too_many_bones.positions import battle

BADDIE = 4


def about_to_roll(dice, hp, party="picket", foes="boar"):
    """A Gearloc has chosen these dice against the Baddie before it."""
    table = battle(party, foes)
    table.hp[BADDIE] = hp
    table.target = BADDIE
    table.picked = list(dice)
    table.turn.unit = 0
    table.then(Throw(0))
    return table


def falls(table):
    return likelihood(table, 0, lambda after: after.beaten > 0)


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("hp", [1, 2, 3])
def test_white_dice_alone_do_what_their_sum_says(dice, hp):
    exact = sum(hit_chances(dice)[hp:])
    assert falls(about_to_roll([ATTACK_DIE] * dice, hp)) == Fraction(exact).limit_denominator(6**dice)


def test_shields_on_a_baddie_count():
    one, two, shielded = (about_to_roll([ATTACK_DIE] * 2, hp) for hp in (1, 2, 1))
    shielded.ones[BADDIE] = 1
    assert falls(shielded) == falls(two) < falls(one)


def test_a_die_that_does_not_strike_changes_nothing():
    assert falls(about_to_roll([ATTACK_DIE, DEFENCE_DIE], 1)) == falls(about_to_roll([ATTACK_DIE], 1))


def test_without_dice_nothing_happens():
    assert falls(about_to_roll([], 1)) == 0


def test_what_has_happened_is_certain():
    assert likelihood(about_to_roll([], 1), 0, lambda after: True) == 1


def test_the_table_stays_as_it_is():
    table = about_to_roll([ATTACK_DIE] * 2, 2)
    before = copy_table(table)
    falls(table)
    assert table == before


def test_every_throw_is_counted_and_equal_dice_are_not_told_apart():
    table = battle()
    kinds = [(0, ATTACK_DIE), (0, ATTACK_DIE), (0, DEFENCE_DIE)]
    throws = list(all_faces(table, kinds))
    assert sum(ways for _, ways in throws) == 6**3
    assert len(throws) < len(list(all_faces(table, [None] * 3))) == 56


def test_a_move_may_throw_several_times():
    def move(table):
        table.hp[0] = sum(table.rng.throw(1, "one"))
        table.hp[1] = sum(table.rng.throw(2 if table.hp[0] else 1, "more"))

    found = list(Turn(0, lambda after: False).outcomes(battle(), move))
    assert sum(share for _, share in found) == 1
    assert sum(share for after, share in found if not after.hp[0] + after.hp[1]) == Fraction(1, 36)
    assert sum(share for after, share in found if after.hp[1] == 10) == Fraction(5, 6) * Fraction(1, 36)


def test_what_somebody_else_decides_is_not_foretold():
    table = about_to_roll([ATTACK_DIE], 1, party="picket boomer")
    with pytest.raises(Unforeseen):
        likelihood(table, 1, lambda after: False)
