"""Loot that changes a battle before it begins: flares, and the squirrel (rulebook: loot)."""

import pytest

from rouages.games.too_many_bones.baddies.tyrant_die import put_orb
from rouages.games.too_many_bones.battle.flares import AskFlares, SendSquirrel, delayable
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.components import ORB
from rouages.games.too_many_bones.events.battle import Left
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    camp,
    choose,
    hold,
    run,
)

FLARE = "flare_distraction"


def flares(card=None, choice=0):
    """The second of two holds a flare before this option."""
    table = hold(camp("picket boomer"), 1, FLARE)
    table.agenda = [Pause(0)]
    if card:
        table.card, table.choice = NUMBER[card], choice
    return run(table, AskFlares())


@pytest.mark.parametrize(
    ("card", "choice", "asked"),
    [(None, 0, True), ("G01", 0, True), ("G05", 0, False), ("G05", 1, True), ("S12", 0, False)],
)
def test_flares_are_for_battles_whose_baddies_are_counted_in_points(card, choice, asked):
    assert (asked_kind(flares(card, choice)) == "LightFlare") == asked


@pytest.mark.parametrize(("lit", "points"), [(True, -3), (False, 0)])
def test_a_flare_that_is_lit_is_spent_and_lowers_the_points_by_three(lit, points):
    table = choose(flares(), lit=lit)
    assert table.encounter.points == points
    assert bool(table.hands[1]) != lit


def test_the_squirrel_delays_any_baddie_but_no_tyrant_and_no_orb():
    table = battle("picket", "boar great_bear duster hexer")
    put_orb(table, 0, 4)
    assert ORB in table.foes()
    assert delayable(table) == [4, 5, 7]


def squirrel(kind, **fields):
    table = hold(battle("picket boomer", "boar great_bear"), 1, "mechanical_squirrel")
    table.queue = [CHIP["wolf"]]
    return choose(run(table, SendSquirrel()), kind, **fields)


def test_a_delayed_baddie_lies_face_up_on_top_of_the_queue():
    table = squirrel("Foe", unit=5)
    assert table.queue == [CHIP["wolf"], CHIP["great_bear"]]
    assert table.known[CHIP["great_bear"]] == 2
    assert table.foes() == [4]
    assert table.news == [Left(5, "great_bear")]


def test_nobody_has_to_be_delayed():
    table = squirrel("NoFoe")
    assert (table.queue, table.foes()) == ([CHIP["wolf"]], [4, 5])


def test_where_nobody_can_be_delayed_the_owner_is_not_asked():
    table = hold(battle("picket boomer", "duster", tyrant="duster"), 1, "mechanical_squirrel")
    assert asked_kind(run(table, SendSquirrel())) == "Pause"
