"""The Battle Queue: how it is built and searched, and how Baddies come from it (rulebook: queue)."""

import pytest

from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.events.adventure import DeckShuffled, Scouted, ScoutedAway
from rouages.games.too_many_bones.events.battle import BaddieFound, QueueBuilt, QueueGrew
from rouages.games.too_many_bones.units.queue import (
    add,
    build_by_points,
    counts_of,
    draw_chip,
    fill,
    last_goblin,
    search,
    take_points,
)
from rouages.games.too_many_bones.units.scouting import ScoutFreely, scout
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    Turned,
    asked_kind,
    camp,
    chips,
    choose,
    names,
    options,
    run,
)


def stacks(ones="", fives="", twenties="", fallen="", box=""):
    """A camp with these stacks, their tops at the end, and these 1-point Baddies elsewhere."""
    table = camp("picket boomer")
    table.agenda = [Pause(0)]
    table.stacks = [chips(ones), chips(fives), chips(twenties)]
    table.fallen = [chips(fallen), [], []]
    table.box = [chips(box), [], []]
    table.rng = Turned(b"")
    return table


@pytest.mark.parametrize(
    ("points", "counts"),
    [
        (0, (0, 0, 0)),
        (4, (4, 0, 0)),
        (5, (0, 1, 0)),
        (15, (0, 3, 0)),
        (19, (4, 3, 0)),
        (20, (0, 0, 1)),
        (41, (1, 0, 2)),
        (60, (0, 0, 3)),
        (-1, (0, 0, 0)),
    ],
)
def test_points_are_twenties_then_fives_then_ones(points, counts):
    assert counts_of(points) == counts


def test_an_empty_stack_is_shuffled_anew_and_nobody_knows_it():
    table = stacks(fallen="gob boar lynx")
    table.known[CHIP["boar"]] = 2
    table.lasting.felled = (CHIP["gob"], CHIP["hexer"])
    assert draw_chip(table, 0) == CHIP["gob"]
    assert names(table.stacks[0]) == "lynx boar"
    assert table.fallen[0] == []
    assert table.known[CHIP["boar"]] == 0
    assert table.lasting.felled == (CHIP["hexer"],)
    assert table.news == [DeckShuffled()]


def test_a_stack_that_is_not_empty_is_drawn_from_the_top():
    table = stacks("boar lynx", fallen="gob")
    assert draw_chip(table, 0) == CHIP["lynx"]
    assert (names(table.stacks[0]), names(table.fallen[0]), table.news) == ("boar", "gob", [])


def find(table, name, **where):
    return search(table, 0, lambda facts: facts.id == name, **where)


def test_a_stack_that_was_searched_is_shuffled_but_for_what_lies_face_up():
    table = stacks("boar wolf gob lynx grunt lout")
    for name in ("wolf", "lout"):
        table.known[CHIP[name]] = 2
    table.known[CHIP["lynx"]] = 1
    assert find(table, "gob") == CHIP["gob"]
    assert names(table.stacks[0]) == "grunt lynx boar wolf lout"
    assert [table.known[CHIP[name]] for name in ("gob", "wolf", "lynx")] == [2, 2, 0]
    assert table.news == [BaddieFound("gob")]


@pytest.mark.parametrize("name", ["boar", "gob", "lynx"])
def test_the_defeated_are_searched_next(name):  # ruling 58
    table = stacks(fallen="boar gob lynx")
    table.lasting.felled = (CHIP["gob"],)
    assert find(table, name) == CHIP[name]
    assert names(table.fallen[0]) == "boar gob lynx".replace(name, "").replace("  ", " ").strip()
    assert table.lasting.felled == (() if name == "gob" else (CHIP["gob"],))


@pytest.mark.parametrize("box", [True, False])
def test_the_box_is_searched_unless_the_card_forbids_it(box):  # ruling 58
    table = stacks("boar", fallen="gob", box="lynx wolf grunt")
    assert find(table, "wolf", box=box) == (CHIP["wolf"] if box else None)
    assert names(table.box[0]) == ("lynx grunt" if box else "lynx wolf grunt")
    assert table.news == ([BaddieFound("wolf")] if box else [])


def test_trophies_of_the_right_value_are_searched_last():
    table = stacks()
    table.trophies = chips("dire_wolf boar wolf")
    assert search(table, 0, lambda facts: facts.named == "wolf") == CHIP["wolf"]
    assert names(table.trophies) == "dire_wolf boar"
    assert search(table, 0, lambda facts: facts.named == "wolf") is None


def test_the_last_goblin_leaves_the_defeated_and_everybody_sees_it():
    table = stacks(fallen="gob boar slinger")
    table.lasting.felled = (CHIP["gob"], CHIP["slinger"])
    last_goblin(table)
    assert (names(table.queue), names(table.fallen[0])) == ("slinger", "gob boar")
    assert table.known[CHIP["slinger"]] == 2


def test_points_of_dice_and_flares_count_once():
    table = camp("picket")
    table.encounter.points = -3
    assert (take_points(table), take_points(table)) == (-3, 0)


def test_a_queue_of_ones_has_as_many_as_points():
    table = stacks("boar lynx wolf grunt lout gob", "hexer", "great_bear")
    table.rules = BattleRules(only_points=True)
    build_by_points(table, 6)
    assert names(table.queue) == "boar lynx wolf grunt lout gob"


def test_the_most_valuable_are_drawn_first_and_lie_on_top_of_each_other_in_that_order():
    table = stacks("boar lynx", "hexer", "great_bear")
    table.queue = chips("gob wolf")
    fill(table, (2, 1, 1))
    assert names(table.queue) == "boar lynx hexer great_bear gob wolf"
    assert table.news == [QueueBuilt((20, 5, 1, 1))]


def test_five_ones_stand_in_for_a_five_and_four_fives_for_a_twenty():
    table = stacks("boar lynx wolf grunt lout gob")
    fill(table, (0, 1, 0))
    assert names(table.queue) == "lynx wolf grunt lout gob"
    table = stacks("boar", "hexer trapper drummer sand_worm acid_spitter")
    fill(table, (1, 0, 1))
    assert names(table.queue) == "boar trapper drummer sand_worm acid_spitter"


def test_a_queue_of_one_type_alone_never_takes_from_the_box():
    table = stacks("boar grunt lynx", fallen="raider", box="pit_brawler")
    table.rules = BattleRules(only="orc")
    fill(table, (3, 0, 0))
    assert names(table.queue) == "raider grunt"


def test_a_preferred_type_comes_first_and_others_fill_up():
    table = stacks("boar grunt lynx", box="raider")
    table.rules = BattleRules(prefer="orc")
    fill(table, (4, 0, 0))
    assert names(table.queue) == "lynx boar raider grunt"


@pytest.mark.parametrize(("on_top", "queue"), [(True, "lout gob lynx"), (False, "lynx lout gob")])
def test_one_more_baddie_goes_on_top_or_under(on_top, queue):
    table = stacks("boar lynx")
    table.queue = chips("lout gob")
    assert add(table, 1, on_top=on_top) == CHIP["lynx"]
    assert names(table.queue) == queue
    assert table.news == [QueueGrew(1)]


def test_where_there_is_no_baddie_left_none_is_added():
    table = stacks()
    assert add(table, 1, on_top=True) is None
    assert (table.queue, table.news) == ([], [])


def test_a_scout_turns_up_the_first_baddie_that_is_face_down():
    table = stacks("boar lynx wolf")
    table.known[CHIP["wolf"]] = 2
    run(table, ScoutFreely(1))
    assert table.news == [Scouted(1, "lynx")]
    assert table.known[CHIP["lynx"]] == 2
    choose(table, buried=False)
    assert names(table.stacks[0]) == "boar lynx wolf"
    assert len(table.news) == 1


def test_a_scouted_baddie_may_go_under_its_stack():
    table = stacks("boar lynx wolf")
    run(table, ScoutFreely(1))
    choose(table, buried=True)
    assert names(table.stacks[0]) == "wolf boar lynx"
    assert table.known[CHIP["wolf"]] == 1
    assert table.news[-1] == ScoutedAway(1, "wolf")


def test_the_last_of_a_stack_can_be_scouted_too():
    table = stacks("boar", "hexer drummer")
    run(table, ScoutFreely(0))
    assert [option.points for option in options(table)] == [1, 5]
    choose(table, points=1)
    assert table.news == [Scouted(0, "boar")]
    table = stacks("boar")
    run(table, ScoutFreely(0))
    assert table.news == [Scouted(0, "boar")]


def test_where_all_lies_face_up_or_nothing_lies_nobody_scouts():
    table = stacks("boar wolf", twenties="great_bear")
    for name in ("boar", "wolf"):
        table.known[CHIP[name]] = 2
    scout(table, 0, 1)
    run(table)
    assert asked_kind(table) == "Pause"
    assert table.news == []
