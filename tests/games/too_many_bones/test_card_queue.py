"""The Battle Queue as the card wants it (rulebook: queue)."""

import pytest

from rouages.games.too_many_bones.adventure import encounter
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import CHIPS
from tests.games.too_many_bones.positions import (
    CHIP,
    run,
)
from tests.games.too_many_bones.todays_card import THREE, TWO, at_card, queue_names


def worth(table):
    """The points of the queue, from the top."""
    return [CHIPS[chip].points for chip in reversed(table.queue)]


def built(name, choice=0, **more):
    table = at_card(name, choice, **more)
    table.queue = [CHIP["hexer"]]
    table.rules = CARDS[table.card].options[choice].rules
    return run(table, encounter.BuildQueue())


@pytest.mark.parametrize(
    ("card", "choice", "party", "points"),
    [
        ("G20", 0, TWO, [5, 1, 1, 1]),
        ("G20", 0, THREE, [5, 5, 1, 1]),
        ("G17", 1, TWO, [5, 5, 1, 1]),
        ("G17", 1, THREE, [20]),
        ("G08", 1, TWO, [5, 1]),
        ("G09", 0, TWO, [5, 1, 1, 1]),
        ("G10", 0, TWO, [5, 1, 1, 1]),
        ("G08", 0, "picket", [5, 1, 1, 1, 1]),
        ("G08", 0, TWO, [5, 5, 1, 1, 1]),
        ("G08", 0, THREE, [5, 5, 5, 5, 1, 1]),
        ("G18", 0, TWO, [5, 1, 1, 1, 5, 5]),
        ("G18", 1, THREE, [5, 5, 5, 1, 1, 1, 1, 1, 1]),
        ("S01", 0, "picket", [5, 1]),
        ("T-drellen-1", 0, "picket", [1] * 6),
        ("T-drellen-1", 0, TWO, [1] * 6),
        ("T-drellen-1", 0, THREE, [5] * 3),
        ("S06", 0, "picket", [5, 5]),
    ],
)
def test_gearlocs_times_day_and_what_the_card_adds(card, choice, party, points):  # ruling 6
    assert worth(built(card, choice, party=party)) == points


@pytest.mark.parametrize(("rolled", "points"), [(3, [5, 5, 1]), (-2, [5, 1])])
def test_what_was_rolled_changes_the_points(rolled, points):
    table = at_card("G09")
    table.encounter.points = rolled
    run(table, encounter.BuildQueue())
    assert worth(table) == points
    assert table.encounter.points == 0


def test_there_may_be_no_points_left():
    table = at_card("G08", 1, party="picket", day=1)
    run(table, encounter.BuildQueue())
    assert table.queue == []


def test_named_baddies_are_found_and_the_strongest_lie_on_top():
    assert queue_names(built("S03")) == ["stone_golem"]
    assert queue_names(built("S04")) == ["dire_wolf", "wolf"]
    assert queue_names(built("G02"))[0] == "young_dragon"
    assert queue_names(built("G02", party=THREE))[0] == "elder_dragon"


def test_two_melee_baddies_wait_in_the_order_in_which_they_are_found():
    table = at_card("S11", 1)
    table.stacks[1] = [CHIP[name] for name in ("trapper", "dire_wolf", "hexer", "club_swinger")]
    run(table, encounter.BuildQueue())
    assert queue_names(table) == ["club_swinger", "dire_wolf"]
    table = at_card("S11", 1)
    table.stacks[1], table.fallen[1], table.box[1] = [CHIP["hexer"], CHIP["dire_wolf"]], [], []
    run(table, encounter.BuildQueue())
    assert queue_names(table) == ["dire_wolf"]


def test_the_baddie_that_hunts_the_hunters_is_marked():
    table = built("SP4", 1)
    assert table.queue[0] == table.battle.hunter
    assert CHIPS[table.battle.hunter].points == 5
    assert built("G08").battle.hunter == -1


def test_where_no_baddie_can_be_added_nobody_is_marked():
    table = at_card("SP4", 1, day=1)
    table.stacks[1], table.rules = [], CARDS[table.card].options[1].rules
    run(table, encounter.BuildQueue())
    assert (len(table.queue), table.battle.hunter) == (2, -1)


@pytest.mark.parametrize(
    ("card", "party", "goblins", "joins"),
    [("G20", TWO, True, True), ("G20", TWO, False, False), ("S06", "picket", True, False)],
)
def test_the_last_goblin_joins_queues_that_are_built_by_points(card, party, goblins, joins):
    table = at_card(card, party=party, tyrant="goblin_king")
    for pile in table.stacks:
        if CHIP["gob"] in pile:
            pile.remove(CHIP["gob"])
    table.fallen[0], table.lasting.felled = [CHIP["gob"]], (CHIP["gob"],)
    table.lasting.goblins = goblins
    run(table, encounter.BuildQueue())
    assert (table.queue[-1] == CHIP["gob"]) == joins


def test_nom_on_a_visit_stands_on_top_of_the_queue():
    assert queue_names(built("T-nom-1", tyrant="nom"))[0] == "nom"
    assert queue_names(built("G20", tyrant="nom"))[0] != "nom"
