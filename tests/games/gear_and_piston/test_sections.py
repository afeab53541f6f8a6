"""Taking cars apart and joining their sections (rulebook: dismantling, sections)."""

import pytest

from rouages.games.gear_and_piston.choices import (
    Build,
    Cell,
    Dismantle,
    Fit,
    Join,
)
from rouages.games.gear_and_piston.events.cars import PartDismantled, SectionsJoined
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.works.dismantling import NoPartThere, ThreeSections
from rouages.games.gear_and_piston.works.joining import OneSection
from tests.games.gear_and_piston.positions import (
    at_work,
    cells,
    choose,
    happened,
    options,
    play,
    position,
    question,
    section,
    shown,
    signs,
)


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


def at_work_on(*sections):
    table = position()
    table.cars[0] = sections
    play(table, ChooseWork(0, 3))
    return table


def test_a_car_that_grew_to_the_left_is_dismantled_by_its_columns():  # rulings 18, 52
    table = at_work_on(section("-- S* --", "G* A* G*!", left=-2))
    choose(table, Dismantle)
    assert cells(table) == [(0, "top", -1), (0, "bottom", -2), (0, "bottom", 0)]
    choose(table, Cell, column=-2)
    assert shown(table.cars[0]) == ("S* --", "A* G*!")
    assert table.cars[0][0].left == -1


def test_a_section_in_the_middle_of_the_others_columns_is_dismantled_alone():  # ruling 18
    table = at_work_on(section("S*", "A*"), section("-- -- Ic+", "G* A* G*!", left=-3))
    choose(table, Dismantle)
    choose(table, Cell, section=1, column=-3)
    assert shown(table.cars[0]) == ("S* | -- Ic+", "A* | A* G*!")
    assert [each.left for each in table.cars[0]] == [0, -2]
    choose(table, Dismantle)
    choose(table, Cell, section=0, row="bottom", column=0)
    assert shown(table.cars[0]) == ("S* | -- Ic+", "-- | A* G*!")


@pytest.mark.parametrize(
    ("side", "column", "left", "rows"),
    [
        ("left", -3, -3, ("Sp eMc -- eFc", "-- G* A* G*")),
        ("inside", -1, -2, ("eMc Sp eFc", "G* A* G*")),
        ("right", 1, -2, ("eMc -- eFc Sp", "G* A* G* --")),
    ],
)
def test_joining_counts_on_with_the_columns_of_the_first_section(side, column, left, rows):  # rulings 17, 52
    table = at_work_on(section("eMc -- eFc", "G* A* G*", left=-2), section("Sp", "--", left=5))
    choose(table, Join)
    assert [option.side for option in options(table)] == ["left", "inside", "right"]
    choose(table, Fit, side=side)
    assert shown(table.cars[0]) == rows
    assert table.cars[0][0].left == left
    assert happened(table, SectionsJoined) == [SectionsJoined(0, side, column)]


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


def test_sections_join_by_the_bottom_row_alone_too():  # ruling 17
    table = at_work(cars=[("eMc | --", "G* | A*!")])
    choose(table, Join)
    assert [(option.side, option.column) for option in options(table)] == [("left", -1), ("right", 1)]


def test_two_sections_may_close_up_after_a_split():  # ruling 17
    table = at_work(cars=[("-- -- --", "G* A* G*!")])
    choose(table, Dismantle)
    choose(table, Cell, column=1)
    choose(table, Join)
    choose(table, Fit, side="right")
    assert shown(table.cars[0]) == ("-- --", "G* G*!")
