"""Shields that absorb, Active and Locked (rulebook: damage)."""

from rouages.games.too_many_bones.units.absorbing import Absorb, absorb, remainders
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.in_turn import shields
from tests.games.too_many_bones.positions import (
    battle,
    choose,
    die,
    options,
    run,
)


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
