"""The hunt for critters (rulebook: encounter)."""

import pytest

from rouages.games.too_many_bones.encounters.critters import (
    ChooseCritter,
    Hunt,
    HuntCritters,
    HuntRound,
    dice_for,
    flee,
)
from rouages.games.too_many_bones.events import adventure as told
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    happened,
    loaded,
    options,
    place,
    resting,
    run,
)


def hunting(critters, *faces, party="picket"):
    """A party in the Gearloc melee row, and critters of so many HP by their places."""
    table = loaded(resting(party), *faces)
    for seat in table.seats:
        place(table, seat, 8 + seat)
    table.critters = [critters.get(place, 0) for place in range(16)]
    table.round = 1
    return table


def left(table):
    """The critters by their places."""
    return {place: hp for place, hp in enumerate(table.critters) if hp}


def test_a_critter_of_one_hp_sits_in_every_place_that_no_gearloc_takes():
    table = run(resting("picket boomer"), HuntCritters())
    choose(table, "Place", seat=0, place=9)
    table.agenda = [item for item in table.agenda if type(item).__name__ != "HuntRound"]
    choose(table, "Place", seat=1, place=12)
    assert table.critters == [0 if place in (9, 12) else 1 for place in range(16)]
    assert table.round == 1


@pytest.mark.parametrize(
    ("face", "critters", "after"),
    [
        (1, {0: 1, 1: 1, 2: 3}, {0: 2, 2: 3}),
        (1, {1: 2, 2: 3}, {2: 5}),
        (5, {5: 1, 7: 1}, {7: 1}),
        (4, {3: 1, 4: 1}, {3: 1}),
        (3, {7: 1, 8: 1, 6: 2, 11: 1}, {6: 3, 8: 1}),
        (2, {10: 1, 6: 1}, {}),
        (0, {5: 3, 6: 2, 7: 4}, {5: 3, 7: 4}),
        (0, {5: 2, 6: 2}, {6: 2}),
    ],
)
def test_the_critters_of_the_lane_that_the_die_names_join_a_neighbour_or_leave(face, critters, after):
    table = hunting(critters, face)
    flee(table)
    assert left(table) == after
    assert table.news == [told.NumberRolled(None, face + 1)]


def test_hunters_roll_atk_dice_within_the_dex_that_walking_leaves():  # ruling 74
    table = hunting({}, party="picket boomer tantrum")
    near, far, farther = 14, 6, 7
    assert [dice_for(table, 2, place) for place in (near, far - 4, farther - 4, 0)] == [3, 2, 1, 0]
    table.bonus[4 * 1 + 2] = 3
    assert [dice_for(table, 1, place) for place in (13, 3)] == [3, 3]
    assert [dice_for(table, 0, place) for place in (4, 5, 6)] == [1, 1, 0]
    table.bonus[4 * 2 + 1], table.bonus[4 * 2 + 2] = 2, 1
    assert [dice_for(table, 2, place) for place in (near, far - 4, farther - 4, 0)] == [4, 4, 3, 2]


def test_a_critter_is_hunted_where_a_die_can_be_rolled():
    table = run(hunting({4: 2, 5: 1, 6: 1}), Hunt(0))
    assert [(option.place, option.hp) for option in options(table, "Critter")] == [(4, 2), (5, 1)]
    assert len(options(table)) == 3


def test_nobody_is_asked_who_reaches_no_critter():
    assert asked_kind(run(hunting({3: 1}), Hunt(0))) == "Pause"


@pytest.mark.parametrize(("faces", "hits", "caught"), [((0, 3), (1, 2), True), ((0, 0), (1, 1), False)])
def test_a_critter_is_caught_with_as_many_hits_as_it_has_hp_and_flees_otherwise(faces, hits, caught):
    table = hunting({5: 3, 6: 1}, *faces, 4, party="tantrum")
    table.owed_buff[0] = 1
    run(table, ChooseCritter(0))
    choose(table, "Critter", place=5)
    assert table.news == [told.TestRolled(0, hits), told.CaughtFood(0, 3)][: 1 + caught]
    assert table.owed_buff[0] == (4 if caught else 1)
    assert left(table) == {6: 1}


def test_all_critters_may_be_left_alone():
    table = run(hunting({5: 3}, party="tantrum"), ChooseCritter(0))
    choose(table, "NoCritter")
    assert left(table) == {5: 3}
    assert not happened(table, "TestRolled")


def test_rounds_go_on_until_no_critter_is_left():  # ruling 74
    table = run(hunting({9: 1, 4: 1, 5: 1}, 3, party="tantrum"), HuntRound())
    assert asked_kind(table) == "ChooseCritter"
    assert left(table) == {5: 1, 9: 1}
    loaded(table, 4, 4, 4, 3)
    choose(table, "Critter", place=5)
    assert asked_kind(table) == "Pause"
    assert table.critters == []
    assert (table.round, table.stands(0)) == (0, False)
