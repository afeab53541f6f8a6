"""What the faces of the tyrants' dice do, and when (rulebook: tyrant)."""

import pytest

from rouages.games.too_many_bones.baddies.tyrant_die import (
    AfterAttack,
    BeforeAttack,
    Club,
    cloak,
    howl,
    raise_orb,
    roll_tyrant_die,
)
from rouages.games.too_many_bones.box.chips import CHIPS, ORB_CHIP
from rouages.games.too_many_bones.box.components import ORB
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN, WEAKEN
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.events.battle import Entered, Left, TyrantRolled
from rouages.games.too_many_bones.events.dice import BaddieActed, DiceLost
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    die,
    facing,
    happened,
    loaded,
    place,
    run,
    take_turn,
)

HIT, TWO = 0, 3
"""Faces of a white ATK die."""
BLANK = 4
"""The last two faces of Nom's die, and of others, are blank."""


def test_a_tyrant_rolls_its_one_die_before_its_attack():
    table = loaded(facing("nom", party="picket"), BLANK, HIT, TWO)
    hp = table.hp[0]
    take_turn(table, 4)
    assert happened(table, "TyrantRolled") == [TyrantRolled(4, "blank")]
    assert table.hp[0] == hp - 1


@pytest.mark.parametrize(("party", "points"), [("picket boomer", 1), ("picket boomer patches", 5)])
def test_help_for_the_king_comes_under_the_queue(party, points):
    table = facing("goblin_king", party=party)
    table.queue = [CHIP["great_bear"]]
    loaded(table, CHIPS[CHIP["goblin_king"]].die.index("call_for_help"))
    roll_tyrant_die(table, 4)
    assert [CHIPS[chip].points for chip in table.queue] == [points, 20]


def test_blood_rage_rids_marrow_of_every_effect():
    table = facing("marrow", more="boar")
    for effect in (POISON, WEAKEN, STUN):
        afflict(table, 4, effect)
        afflict(table, 5, effect)
    loaded(table, CHIPS[CHIP["marrow"]].die.index("blood_rage"))
    roll_tyrant_die(table, 4)
    assert [table.has(4, effect) for effect in (POISON, WEAKEN, STUN)] == [0, 0, 0]
    assert [table.has(5, effect) for effect in (POISON, WEAKEN, STUN)] == [1, 1, 1]


def shielded(table):
    """Active and Locked, white and not."""
    table.active[0] = [white_shield(0, 2), white_shield(0, 1), die(table, 0, "confidence adv_def 1")]
    table.locked[0] = [white_shield(0, 2)]
    return table


def test_om_nom_takes_white_def_dice_alone_wherever_they_lie():
    table = run(shielded(facing("nom", "om_nom")), BeforeAttack(4))
    assert [one.icon for one in table.active[0]] == ["adv_def"]
    assert table.locked[0] == []
    assert happened(table, "DiceLost") == [DiceLost(0, "def", 3)]


def test_om_nom_that_finds_no_def_dice_is_not_told():
    assert not happened(run(facing("nom", "om_nom"), BeforeAttack(4)), "DiceLost")


def test_another_face_takes_no_def_dice():
    table = run(shielded(facing("nom", "thunderclub")), BeforeAttack(4))
    assert (len(table.active[0]), len(table.locked[0])) == (3, 1)


def test_kaboom_is_told():
    table = run(facing("goblin_king", party="picket"), BeforeAttack(4))
    assert happened(table, "BaddieActed") == [BaddieActed(4, "goblin_king", "kaboom")]


def test_a_tyrant_that_has_fallen_does_nothing_after_its_attack():
    table = facing("nom", "thunderclub")
    leave_mat(table, 4)
    run(table, AfterAttack(4))
    assert table.at[0] == 8


def test_the_thunderclub_is_true_damage_and_may_end_the_battle():
    table = facing("nom", party="picket")
    table.active[0] = [white_shield(0, 2)]
    table.hp[0] = 1
    run(table, Club(0, 4))
    assert table.round == 0
    assert happened(table, "BattleLost")


@pytest.mark.parametrize(("face", "bleeding"), [("dusters_dagger", 1), ("blank", 0)])
def test_only_dusters_dagger_makes_the_wounded_bleed(face, bleeding):
    table = facing("duster", face)
    table.aimed = [0, 1]
    table.turn.wounds = (1, 0, 0, 0)
    run(table, AfterAttack(4))
    assert [table.has(seat, BLEED) for seat in (0, 1)] == [bleeding, 0]


@pytest.mark.parametrize(("taken", "where"), [((), 2), ((2,), 6), ((2, 6), 10), ((2, 6, 10), 14)])
def test_an_orb_takes_the_first_free_place_of_its_lane(taken, where):
    table = battle("picket boomer", "gendricks boar", tyrant="gendricks")
    for unit, at in zip((5, 0, 1), taken, strict=False):
        place(table, unit, at)
    raise_orb(table, 2)
    assert (table.at[ORB], table.mat[where], table.chip[ORB]) == (where, ORB, ORB_CHIP)
    assert (table.hp[ORB], table.top[ORB]) == (4, 4)
    assert happened(table, "Entered") == [Entered(ORB, "orb", where)]


def test_an_orb_needs_a_free_place_in_its_lane():
    table = battle("picket boomer patches", "gendricks boar", tyrant="gendricks")
    for unit, at in zip((5, 0, 1, 2), (3, 7, 11, 15), strict=True):
        place(table, unit, at)
    raise_orb(table, 3)
    assert table.at[ORB] == OFF
    assert not happened(table, "Entered")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([5, 0, 4, 1, 6], (5, 4, 0, 6, 1)),
        ([5, 6, 4, 0, 1], (5, 4, 6, 0, 1)),
        ([4, 0, 5, 1, 6], (4, 0, 5, 6, 1)),
    ],
)
def test_a_howl_moves_every_baddie_below_mulmesh_up_a_place(before, after):
    table = battle("picket boomer", "boar mulmesh grunt", tyrant="mulmesh")
    table.meter = before
    howl(table, 5)
    assert happened(table, "MeterChanged")[-1].meter == after == tuple(table.meter)


def cloaked(meter, party="picket boomer"):
    """Duster in the second lane throws her cloak, aiming at two."""
    table = battle(party, "boar duster", tyrant="duster")
    table.meter = meter
    table.aimed = [0, 1]
    cloak(table, 5)
    return table


@pytest.mark.parametrize(("meter", "taken"), [([5, 4, 1, 0], 1), ([0, 1, 5, 4], 0), ([1, 5, 0, 4], 0)])
def test_the_next_gearloc_on_the_meter_vanishes_and_duster_takes_its_place(meter, taken):
    table = cloaked(meter)
    assert table.at[taken] == OFF
    assert (table.at[5], table.mat[8 + taken]) == (8 + taken, 5)
    assert table.meter == [unit for unit in meter if unit != taken]
    assert table.hp[taken] == table.most_hp(taken)
    assert table.aimed == [1 - taken]
    assert [seat for seat in table.seats if table.away[seat]] == [taken]
    assert happened(table, "Left") == [Left(taken, table.name(taken))]


def test_the_last_gearloc_on_the_mat_does_not_vanish():
    table = cloaked([5, 0, 4], "picket")
    assert table.at[0] == 8
    assert not table.battle.cloaked
