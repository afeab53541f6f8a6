"""The workshop and its three kinds of work (rulebook: workshop, building, dismantling, repair, sections)."""

import pytest

from rouages.games.gear_and_piston.choices import (
    Build,
    Cell,
    Dismantle,
    EndRepair,
    EndTurn,
    Fit,
    Join,
    NewSection,
    Repair,
    Swap,
)
from rouages.games.gear_and_piston.events.cars import PartBuilt, PartDismantled, PartRepaired, SectionsJoined
from rouages.games.gear_and_piston.events.town import FirstPlayerChanged
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.resolution import AwardFirstPlayer, ResolvePlace
from rouages.games.gear_and_piston.table import WORKSHOP
from rouages.games.gear_and_piston.works.building import PlacePart, SectionsFull, WrongCell
from rouages.games.gear_and_piston.works.dismantling import NoPartThere, ThreeSections
from rouages.games.gear_and_piston.works.joining import OneSection
from rouages.games.gear_and_piston.works.repair import NothingToRepair
from tests.games.gear_and_piston.positions import (
    choose,
    hand,
    happened,
    offered,
    options,
    place,
    play,
    position,
    question,
    shown,
    signs,
)


def workshop(tokens="0", **picture):
    table = position(**picture)
    place(table, workshop=tokens)
    play(table, AwardFirstPlayer(), ResolvePlace(WORKSHOP))
    return table


def at_work(actions=3, **picture):
    table = position(**picture)
    play(table, ChooseWork(0, actions))
    return table


def cells(table):
    return [(option.section, option.row, option.column) for option in options(table, Cell)]


def build(table, tile, **cell):
    choose(table, Build, tile)
    choose(table, Cell, **cell)


def test_the_last_token_takes_the_first_player_tile_before_anyone_works():  # ruling 14
    table = workshop("012", players=3, first=0)
    assert table.first == 2
    assert type(table.news[0]) is FirstPlayerChanged


def test_with_nobody_there_the_tile_stays():  # ruling 14
    table = workshop("", first=1)
    assert table.first == 1
    assert not happened(table, FirstPlayerChanged)


def test_a_token_works_as_often_as_the_number_above_its_space():
    table = workshop("01", hands=["A* A* G* S*", "A* A* G*"])
    assert (question(table).seat, question(table).actions) == (0, 3)
    choose(table, Build, "A*")
    assert question(table).actions == 2
    choose(table, EndTurn)
    assert (question(table).seat, question(table).actions) == (1, 2)


def test_two_tokens_are_two_turns():  # ruling 15
    table = workshop("00")
    assert question(table).actions == 3
    choose(table, EndTurn)
    assert question(table).actions == 2


def test_the_same_action_may_be_done_again():
    table = at_work(2, hands=["A* A*"])
    choose(table, Build, "A*")
    build(table, "A*", column=1)
    assert shown(table.cars[0]) == ("-- --", "A* A*")
    assert not table.agenda


def test_the_first_part_of_a_car_needs_no_question():
    table = at_work(hands=["eMc"])
    choose(table, Build, "eMc")
    assert shown(table.cars[0]) == ("eMc", "--")
    assert happened(table, PartBuilt)[0].column == 0


def test_a_part_goes_into_its_row_and_touches_a_part_by_an_edge():  # ruling 16
    table = at_work(hands=["A* Sp"], cars=[("eMc --", "G* i+")])
    choose(table, Build, "A*")
    assert cells(table) == [(0, "bottom", -1), (0, "bottom", 2)]
    choose(table, Cell, column=2)
    choose(table, Build, "Sp")
    assert cells(table) == [(0, "top", -1), (0, "top", 1), (0, "top", 2)]
    assert question(table).why_not(table, Cell(0, "bottom", 3)) == WrongCell("top")


def test_equal_blueprints_are_offered_once():
    table = at_work(hands=["A* A* A*! Gp"])
    assert offered(table, Build) == "Gp A* A*!"


def test_columns_keep_their_numbers_when_the_car_grows_to_the_left():
    table = at_work(hands=["A*"], cars=[("eMc", "G*")])
    build(table, "A*", column=-1)
    [section] = table.cars[0]
    assert section.left == -1
    assert signs(section.at(0, 0)) == "eMc"


def test_a_second_section_may_be_begun_but_no_third():  # ruling 16
    table = at_work(hands=["A* A*"], cars=[("eMc", "G*")])
    choose(table, Build, "A*")
    choose(table, NewSection)
    assert shown(table.cars[0]) == ("eMc | --", "G* | A*")
    choose(table, Build, "A*")
    assert type(question(table)) is PlacePart
    assert options(table, NewSection) == []
    assert question(table).why_not(table, NewSection()) == SectionsFull()
    assert cells(table) == [
        (0, "bottom", -1),
        (0, "bottom", 1),
        (1, "bottom", -1),
        (1, "bottom", 1),
    ]


def test_there_is_no_limit_to_the_length_of_a_car():
    table = at_work(hands=["A*"], cars=[("-- " * 40, "A* " * 40)])
    choose(table, Build, "A*")
    assert cells(table) == [(0, "bottom", -1), (0, "bottom", 40)]


def test_dismantling_discards_the_part():
    table = at_work(cars=[("eMc S*", "G* A*")])
    choose(table, Dismantle)
    choose(table, Cell, row="top", column=1)
    assert shown(table.cars[0]) == ("eMc --", "G* A*")
    assert [signs(each) for each in table.junk_discard] == ["S*"]
    assert question(table).actions == 2


def test_dismantling_may_split_a_car_in_two_and_its_columns_stay():  # ruling 18
    table = at_work(cars=[("-- -- --", "G* A* G*!")])
    choose(table, Dismantle)
    choose(table, Cell, column=1)
    assert shown(table.cars[0]) == ("-- | --", "G* | G*!")
    assert [section.left for section in table.cars[0]] == [0, 2]
    assert happened(table, PartDismantled)[0].sections == 2


def test_a_part_in_the_hole_of_a_split_car_belongs_to_the_section_that_is_named():  # ruling 49
    table = at_work(cars=[("-- -- --", "G* A* G*!")], hands=["A*"])
    choose(table, Dismantle)
    choose(table, Cell, column=1)
    choose(table, Build, "A*")
    assert {place for place in cells(table) if place[2] == 1} == {(0, "bottom", 1), (1, "bottom", 1)}
    choose(table, Cell, section=1, column=1)
    assert shown(table.cars[0]) == ("-- | -- --", "G* | A* G*!")


def test_dismantling_never_leaves_three_sections():  # ruling 18
    table = at_work(cars=[("-- S* --", "G* A* G*!")])
    choose(table, Dismantle)
    assert cells(table) == [(0, "top", 1), (0, "bottom", 0), (0, "bottom", 2)]
    assert question(table).why_not(table, Cell(0, "bottom", 1)) == ThreeSections()
    assert question(table).why_not(table, Cell(0, "bottom", 9)) == NoPartThere()


def test_a_car_in_two_sections_may_not_be_split_again():  # ruling 18
    table = at_work(cars=[("-- -- -- | S*", "G* A* G*! | --")])
    choose(table, Dismantle)
    assert cells(table) == [(0, "bottom", 0), (0, "bottom", 2), (1, "top", 0)]


def test_dismantling_the_only_part_leaves_no_car():
    table = at_work(cars=[("S*", "--")])
    choose(table, Dismantle)
    choose(table, Cell, column=0)
    assert table.cars[0] == ()


def test_one_repair_replaces_any_number_of_parts():  # ruling 19
    table = at_work(1, hands=["Gr eMc gFp"], cars=[("eM*! gF*!", "Gp A*")])
    choose(table, Repair)
    choose(table, Swap, "Gr")
    choose(table, Swap, "eMc")
    choose(table, Swap, "gFp")
    assert shown(table.cars[0]) == ("eMc gFp", "Gr A*")
    assert sorted(signs(each) for each in table.junk_discard) == ["eM*!", "gF*!"]
    assert [signs(each) for each in table.new_discard] == ["Gp"]
    assert len(happened(table, PartRepaired)) == 3
    assert not table.agenda


def test_a_repair_may_stop_after_the_first_part():
    table = at_work(2, hands=["Gr eMc"], cars=[("eM*!", "Gp")])
    choose(table, Repair)
    assert options(table, EndRepair) == []
    choose(table, Swap, "Gr")
    choose(table, EndRepair)
    assert hand(table, 0) == "eMc"
    assert question(table).actions == 1


@pytest.mark.parametrize(
    ("blueprint", "repairs"),
    [
        ("eMc", "eM*!"),
        ("gMc", ""),
        ("eFc", ""),
        ("eic", "eip"),
        ("eIc+", ""),
        ("ic+", ""),
        ("G*!", "Gp"),
    ],
)
def test_function_colour_and_row_must_be_the_same(blueprint, repairs):  # ruling 19
    table = at_work(hands=[blueprint], cars=[("eM*! --", "Gp eip")])
    if not repairs:
        assert options(table, Repair) == []
        assert question(table).why_not(table, Repair()) == NothingToRepair()
        return
    choose(table, Repair)
    [swap] = options(table, Swap)
    [section] = table.cars[0]
    assert signs(section.at(("top", "bottom").index(swap.row), swap.column)) == repairs


def test_joining_is_free_and_final():  # ruling 17
    table = at_work(1, hands=["A*"], cars=[("eMc | S*", "G* | A*!")])
    choose(table, Join)
    choose(table, Fit, side="right")
    assert shown(table.cars[0]) == ("eMc S*", "G* A*!")
    assert happened(table, SectionsJoined)[0].column == 1
    assert question(table).actions == 1
    assert options(table, Join) == []
    assert question(table).why_not(table, Join()) == OneSection()


def test_sections_join_on_either_side_or_one_into_the_other():  # ruling 17
    table = at_work(cars=[("eMc -- eFc | --", "G* A* G* | A*!"), ("", "")])
    choose(table, Join)
    assert [(option.side, option.column) for option in options(table)] == [("left", -1), ("right", 3)]
    table = at_work(cars=[("eMc -- eFc | S*", "G* A* G* | --")])
    choose(table, Join)
    assert [(option.side, option.column) for option in options(table)] == [
        ("left", -1),
        ("inside", 1),
        ("right", 3),
    ]


def test_sections_that_meet_only_at_a_corner_do_not_join_there():  # rulings 16, 17
    table = at_work(cars=[("S* | --", "-- | A*")])
    choose(table, Join)
    assert [(option.side, option.column) for option in options(table)] == [("inside", 0)]


def test_two_sections_may_close_up_after_a_split():  # ruling 17
    table = at_work(cars=[("-- -- --", "G* A* G*!")])
    choose(table, Dismantle)
    choose(table, Cell, column=1)
    choose(table, Join)
    choose(table, Fit, side="right")
    assert shown(table.cars[0]) == ("-- --", "G* G*!")


def test_what_is_on_the_bench_is_seen_by_all():
    table = at_work(hands=["A*"], cars=[("eMc", "G*")])
    choose(table, Build, "A*")
    assert signs(table.bench) == "A*"
    assert hand(table, 0) == ""
