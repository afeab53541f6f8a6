"""The workshop: building and repairing (rulebook: workshop, building, repair)."""

import pytest

from rouages.engine.agenda import AnotherQuestion
from rouages.games.gear_and_piston.choices import (
    Build,
    Cell,
    Dismantle,
    EndRepair,
    EndTurn,
    Leave,
    NewSection,
    Repair,
    Swap,
)
from rouages.games.gear_and_piston.events.cars import PartBuilt, PartRepaired, WorkshopEntered
from rouages.games.gear_and_piston.events.town import FirstPlayerChanged, FirstPlayerKept
from rouages.games.gear_and_piston.knowledge import clue
from rouages.games.gear_and_piston.places.holding import NotInHand
from rouages.games.gear_and_piston.resolution import AwardFirstPlayer, ResolvePlace
from rouages.games.gear_and_piston.table import WORKSHOP
from rouages.games.gear_and_piston.works.building import PlacePart, SectionsFull, WrongCell
from rouages.games.gear_and_piston.works.dismantling import NothingToDismantle
from rouages.games.gear_and_piston.works.placing import cars_with
from rouages.games.gear_and_piston.works.repair import NothingToRepair
from tests.games.gear_and_piston.positions import (
    at_work,
    car,
    cells,
    choose,
    hand,
    happened,
    offered,
    options,
    part,
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


def build(table, tile, **cell):
    choose(table, Build, tile)
    choose(table, Cell, **cell)


def test_the_last_token_takes_the_first_player_tile_before_anyone_works():  # ruling 14
    table = workshop("012", players=3, first=0)
    assert table.first == 2
    assert type(table.news[0]) is FirstPlayerChanged


def test_whoever_has_the_tile_may_keep_it():  # ruling 14
    table = workshop("121", players=3, first=1)
    assert table.first == 1
    assert happened(table, FirstPlayerKept) == [FirstPlayerKept(1)]
    assert not happened(table, FirstPlayerChanged)


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
    assert happened(table, WorkshopEntered) == [WorkshopEntered(0, 3), WorkshopEntered(1, 2)]


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


def test_without_a_car_and_without_blueprints_there_is_no_work():
    table = at_work()
    assert options(table) == [EndTurn()]
    assert question(table).why_not(table, Dismantle()) == NothingToDismantle()
    assert question(table).why_not(table, Build("axle", ("junk",))) == NotInHand("axle")
    assert question(table).why_not(table, Leave()) == AnotherQuestion(question(table))


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


def test_a_part_may_hang_below_or_above_another_and_touch_nothing_else():  # ruling 16
    table = at_work(hands=["A*"], cars=[("S* Ic+ Ir+", "G* -- --")])
    choose(table, Build, "A*")
    assert cells(table) == [(0, "bottom", -1), (0, "bottom", 1), (0, "bottom", 2)]
    table = at_work(hands=["Sp"], cars=[("Ic+ -- --", "G* A* G*")])
    choose(table, Build, "Sp")
    assert cells(table) == [(0, "top", -1), (0, "top", 1), (0, "top", 2)]


@pytest.mark.parametrize("blueprint", ["A*", "Sp"])
def test_the_columns_of_a_section_are_counted_from_its_first_part(blueprint):  # ruling 52
    table = at_work(hands=[blueprint], cars=[("eMc S*", "G* --")])
    choose(table, Build, blueprint)
    choose(table, NewSection)
    assert [section.left for section in table.cars[0]] == [0, 0]
    assert happened(table, PartBuilt)[-1].column == 0


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


def test_each_section_grows_by_itself():
    table = at_work(hands=["A* G*! Gr"], cars=[("eMc | S*", "G* | Gp")])
    build(table, "A*", section=0, column=1)
    assert shown(table.cars[0]) == ("eMc -- | S*", "G* A* | Gp")
    build(table, "G*!", section=1, column=-1)
    assert shown(table.cars[0]) == ("eMc -- | -- S*", "G* A* | G*! Gp")
    choose(table, Repair)
    choose(table, Swap, "Gr", section=0)
    assert shown(table.cars[0]) == ("eMc -- | -- S*", "Gr A* | G*! Gp")


def test_what_is_built_or_repaired_is_seen_to_leave_the_hand():
    table = at_work(2, hands=["Ap Gr"], cars=[("S*", "G*")])
    table.clues[1] = [clue(part("Ap"), 1), clue(part("Gr"), 1)]
    choose(table, Build, "Ap")
    assert table.clues[1] == [clue(part("Gr"), 1)]
    choose(table, Cell, column=1)
    choose(table, Repair)
    choose(table, Swap, "Gr")
    assert table.clues[1] == []


@pytest.mark.parametrize(
    ("rows", "places"),
    [
        (("", ""), {NewSection(): ("--", "A*")}),
        (
            ("eMc", "G*"),
            {
                Cell(0, "bottom", -1): ("-- eMc", "A* G*"),
                Cell(0, "bottom", 1): ("eMc --", "G* A*"),
                NewSection(): ("eMc | --", "G* | A*"),
            },
        ),
        (
            ("eMc | S*", "G* | --"),
            {
                Cell(0, "bottom", -1): ("-- eMc | S*", "A* G* | --"),
                Cell(0, "bottom", 1): ("eMc -- | S*", "G* A* | --"),
                Cell(1, "bottom", 0): ("eMc | S*", "G* | A*"),
            },
        ),
    ],
)
def test_every_car_that_a_blueprint_could_make_can_be_foreseen(rows, places):
    assert {place: shown(grown) for place, grown in cars_with(car(*rows), part("A*"))} == places


def test_there_is_no_limit_to_the_length_of_a_car():
    table = at_work(hands=["A*"], cars=[("-- " * 40, "A* " * 40)])
    choose(table, Build, "A*")
    assert cells(table) == [(0, "bottom", -1), (0, "bottom", 40)]


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


def test_what_is_on_the_bench_is_seen_by_all():
    table = at_work(hands=["A*"], cars=[("eMc", "G*")])
    choose(table, Build, "A*")
    assert signs(table.bench) == "A*"
    assert hand(table, 0) == ""
    choose(table, Cell, column=1)
    assert not table.bench
