"""Puzzles of Too Many Bones: what must happen, and the odds that are asked for."""

from fractions import Fraction

from msgspec.structs import replace

from rouages.games.too_many_bones.box.components import ATK, NOBODY
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.turn import ChooseTarget, Select, Throw
from rouages.games.too_many_bones.puzzles import AnyFalls, BaddieFalls, odds, pose, result, rolls, sharpened
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.positions import battle

FIRST, SECOND = 4, 5


def aiming(dex=2, foes="boar kobold"):
    """Picket is about to choose a target."""
    table = battle("picket", foes)
    table.dex = dex
    table.turn.unit = 0
    table.then(ChooseTarget(0), Select(0))
    return table


def falls(table, unit, shields=0):
    name, chip = table.name(unit), table.chip[unit]
    return BaddieFalls(seat=0, beaten=0, shields=shields, unit=unit, name=name, chip=chip)


def test_a_baddie_falls_or_another_does():
    table = aiming()
    first, second, either = falls(table, FIRST), falls(table, SECOND), AnyFalls(seat=0, beaten=0, shields=0)
    harm(table, FIRST, 99, 0, cause="attack", true=True)
    assert (first.has_happened(table), second.has_happened(table)) == (True, False)
    assert either.has_happened(table)


def test_shields_count_where_they_are_asked_for():
    table = aiming()
    goal = falls(table, FIRST, shields=2)
    harm(table, FIRST, 99, 0, cause="attack", true=True)
    table.active[0] = [white_shield(0, 1)]
    assert not goal.has_happened(table)
    table.active[0].append(white_shield(0, 1))
    assert goal.has_happened(table)


def test_every_choice_of_target_and_dice_is_compared():
    table = aiming()
    chosen = {result(each, 0)[:2] for each in rolls(table, 0)}
    assert (FIRST, (ATTACK_DIE, DEFENCE_DIE)) in chosen
    assert (NOBODY, (DEFENCE_DIE,)) in chosen
    assert all(type(each.next) is Throw for each in rolls(table, 0))


def test_the_best_odds_and_the_next_are_told():
    table = aiming(dex=3)
    table.hp[FIRST] = table.bonus[ATK] = 2
    chosen = list(rolls(table, 0))
    goal = sharpened(falls(table, FIRST, shields=1), chosen)
    found = sorted({odds(goal, each) for each in chosen})
    assert found[-1] == Fraction(goal.wins, goal.of)
    assert found[-2] == Fraction(goal.next_wins, goal.next_of)
    best = [each for each in chosen if goal.is_reached(each)]
    assert {each.target for each in best} == {FIRST}
    assert not replace(goal, wins=goal.of).is_reached(best[0])
    assert goal.missed_by(next(each for each in chosen if odds(goal, each) == found[-2])) == 1


def test_what_lies_face_down_is_not_given_away():
    one, other = aiming(), aiming()
    other.loot_deck.reverse()
    other.trove_deck.reverse()
    assert one != other
    assert pose(one, 0) == pose(other, 0)


def test_many_dice_make_no_puzzle():
    assert pose(aiming(dex=1), 0) is None
    assert pose(aiming(dex=4), 0) is None
    assert pose(aiming(dex=3), 0) is not None
