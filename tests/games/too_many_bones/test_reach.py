"""Whom a Gearloc could target from where a step would lead, told before it is taken."""

import pytest

from rouages.games.too_many_bones.box.effects import UNTARGETABLE
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.foretelling import prospect
from tests.games.too_many_bones.positions import battle, choose, take_turn

HERE, BESIDE, BEHIND = 8, 9, 12
BOAR, LOUT = 4, 5


def walking(party="tantrum", foes="boar lout"):
    """The first Gearloc stands before the boar, in the front row, and is asked for a step."""
    return take_turn(battle(party, foes), 0)


def reached(table, kind, **fields):
    return prospect(table, kind, **fields).units


def test_every_step_tells_whom_it_brings_into_reach():
    table = walking()
    assert reached(table, "Stay") == (BOAR,)
    assert reached(table, "Spot", place=BESIDE) == (LOUT,)
    assert reached(table, "Spot", place=BEHIND) == ()


def test_what_is_told_is_what_can_be_targeted_there():
    table = walking()
    choose(table, "Spot", place=BESIDE)
    assert reached(table, "Stay") == (LOUT,)
    assert reached(table, "Spot", place=HERE) == (BOAR,)


def test_a_hidden_foe_is_out_of_reach():
    table = walking()
    afflict(table, BOAR, UNTARGETABLE)
    assert reached(table, "Stay") == ()


def test_trying_a_step_leaves_everything_where_it_is():
    table = walking()
    before = (list(table.at), list(table.mat), list(table.news))
    reached(table, "Spot", place=BESIDE)
    assert (table.at, table.mat, table.news) == before


@pytest.mark.parametrize("kind", ["Stay", "Spot"])
def test_who_shoots_is_told_nothing(kind):
    assert prospect(walking("boomer"), kind) is None
