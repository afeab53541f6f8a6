"""What a Baddie's Bones do, and who answers its blows (rulebook: baddie_turn)."""

from unittest.mock import patch

import pytest
from msgspec.structs import replace

from rouages.games.too_many_bones.baddies import attack
from rouages.games.too_many_bones.baddies.attack import spend_bones
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.effects import DISABLE, STUN
from rouages.games.too_many_bones.events.battle import BaddieRolled
from rouages.games.too_many_bones.events.dice import BaddieActed
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    die,
    happened,
    hold,
    loaded,
    place,
    skills_told,
    take_turn,
)

HIT, TWO, BONES = 0, 3, 4
"""Faces of a white ATK die."""
SLINGER = "shoulder_mounted_rock_slinger"


def test_careless_bones_hurt_through_all_protection_and_may_end_the_battle():
    table = loaded(battle("picket boomer", "boulder_hurler"), BONES, BONES)
    table.ones[4], table.hp[4] = 1, 1
    take_turn(table, 4)
    assert happened(table, "BaddieActed") == [BaddieActed(4, "boulder_hurler", "careless")]
    assert happened(table, "BattleWon")
    assert table.round == 0


def test_a_disabled_baddie_spends_no_bones():
    table = loaded(battle("picket boomer", "hexer"), BONES, BONES)
    afflict(table, 4, DISABLE)
    take_turn(table, 4)
    assert not table.hidden(4)


def test_marrows_call_is_told():
    table = battle("picket", "marrow", tyrant="marrow")
    spend_bones(table, 4, 1)
    assert happened(table, "BaddieActed") == [BaddieActed(4, "marrow", "call_orc")]


def spends(bones, *lines):
    """A Stone Golem with these lines in place of its own has rolled so many Bones."""
    table = battle("picket", "stone_golem boar")
    table.aimed = [0]
    chip = CHIP["stone_golem"]
    chips = [*CHIPS[:chip], replace(CHIPS[chip], bones=lines), *CHIPS[chip + 1 :]]
    with patch.object(attack, "CHIPS", chips):
        spend_bones(table, 4, bones)
    return table


STUNS, TAUNTS, STUMBLES = ("stun", 1, 3), ("taunt", 1, 2), ("careless", 9, 2)


@pytest.mark.parametrize(
    ("bones", "done"), [(1, []), (2, ["taunt"]), (3, ["stun"]), (4, ["stun"]), (5, ["stun", "taunt"])]
)
def test_each_skill_works_once_as_long_as_the_bones_last(bones, done):  # ruling 55
    assert skills_told(spends(bones, STUNS, TAUNTS)) == done


def test_a_baddie_that_falls_by_its_own_bones_spends_no_more():
    assert skills_told(spends(4, STUMBLES, TAUNTS)) == ["careless"]


def test_stun_for_three_bones_costs_a_turn():
    table = loaded(battle("picket", "stone_golem"), BONES, BONES, BONES)
    take_turn(table, 4)
    assert table.has(0, STUN)


def test_the_rock_slinger_throws_one_die_and_may_end_the_battle():
    table = hold(loaded(battle("picket", "orc_archer"), BONES, TWO, TWO), 0, SLINGER)
    place(table, 4, 0)
    take_turn(table, 4)
    assert happened(table, "BaddieRolled")[-1] == BaddieRolled(0, "picket", (2,), (), 0)
    assert happened(table, "BattleWon")
    assert table.round == 0


def test_the_rock_slinger_is_silent_beside():
    table = hold(loaded(battle("picket", "boar"), HIT, TWO), 0, SLINGER)
    take_turn(table, 4)
    assert table.hp[4] == table.top[4]


def test_the_knocked_out_throw_no_stones():
    table = hold(loaded(battle("boomer picket", "orc_archer"), TWO, TWO), 0, SLINGER)
    place(table, 4, 0)
    table.hp[0] = 1
    take_turn(table, 4)
    assert not table.stands(0)
    assert len(happened(table, "BaddieRolled")) == 1
    assert table.stands(4)


def test_no_stone_is_thrown_at_one_that_has_fallen():
    table = hold(loaded(battle("picket boomer", "boulder_hurler boar"), BONES, BONES, TWO), 0, SLINGER)
    place(table, 4, 0)
    table.hp[4] = 1
    take_turn(table, 4)
    assert not table.stands(4)
    assert [event.unit for event in happened(table, "BaddieRolled")] == [4, 4]


def test_poison_armor_waits_for_a_blow_that_hurts():
    table = loaded(battle("tantrum", "boar"), BONES)
    table.active[0] = [die(table, 0, "like_a_wyrm poison_armor 2")]
    take_turn(table, 4)
    assert asked_kind(table) == "Pause"
    take_turn(loaded(table, HIT), 4)
    assert asked_kind(table) == "StrikeBack"
