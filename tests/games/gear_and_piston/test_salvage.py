"""Completing the cars with salvage (rulebook: salvage)."""

import random

import pytest

from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.cars.faults import frame, is_whole, salvage_needed
from rouages.games.gear_and_piston.choices import Add, Cover, Fit
from rouages.games.gear_and_piston.events.cars import (
    CarCompleted,
    SalvageAdded,
    SalvageCovered,
    SalvageDrawn,
    SalvageMissing,
)
from rouages.games.gear_and_piston.salvage import (
    CompleteCar,
    CuresNothing,
    JoinAtLast,
    PlaceSalvage,
    choice_of,
)
from rouages.games.gear_and_piston.sight.proposal import proposal
from rouages.games.gear_and_piston.sight.view import IconsView
from rouages.games.gear_and_piston.works.completing import car_of, placed, placements
from rouages.proving.contract import begin
from tests.games.gear_and_piston.positions import (
    choose,
    foreseen,
    happened,
    options,
    play,
    position,
    question,
    shown,
    signs,
)


def completing(top="", bottom="", salvage="1 1 1 1 1 1 1 1", **picture):
    table = position(cars=[(top, bottom)], salvage=salvage, **picture)
    play(table, CompleteCar(0))
    return table


def ways(table, kind, part):
    return {(option.row, option.column) for option in options(table, kind) if option.part == part}


def test_a_complete_car_needs_none():
    table = completing("eMc eFc S*", "A* G* A*")
    assert happened(table, CarCompleted)[0].salvage == 0
    assert not table.agenda


def test_tiles_are_drawn_one_by_one_and_seen_by_all():
    table = completing("eMc eFc S*", "A* -- --", salvage="2 0 1")
    assert [event.instability for event in happened(table, SalvageDrawn)] == [2]
    assert happened(table, SalvageDrawn)[0].reveals
    choose(table, Add, part="gear", column=1)
    assert [event.instability for event in happened(table, SalvageDrawn)] == [2, 0]
    choose(table, Add, part="axle", column=2)
    assert happened(table, SalvageAdded) == [
        SalvageAdded(0, "gear", "bottom", 1),
        SalvageAdded(0, "axle", "bottom", 2),
    ]
    assert not table.drawn
    assert shown(table.cars[0]) == ("eMc eFc S*", "A* G%2 A%0")
    assert happened(table, CarCompleted)[0].salvage == 2


def test_it_stands_for_any_part_that_is_missing_in_the_row_of_that_part():
    table = completing("eMc -- Ic+", "A* G* A*")
    assert ways(table, Add, "steering") == {("top", -1), ("top", 1), ("top", 3)}
    assert ways(table, Add, "electric_fuel") == {("top", -1), ("top", 1), ("top", 3)}
    assert ways(table, Add, "filler") == {("top", 1)}
    assert ways(table, Add, "gear") == set()


def test_a_motor_or_a_fuel_has_the_colour_that_is_needed():  # ruling 26
    table = completing("gIp+ sFp S*", "A* G* A*")
    parts = {option.part for option in options(table, Add)}
    assert parts == {"gasoline_motor", "gasoline_fuel", "steam_motor"}


def test_without_any_coloured_part_the_motor_has_no_colour():  # ruling 41
    table = completing("Ic+ Ic+ S*", "A* G* A*")
    choose(table, Cover, part="motor", column=0)
    choose(table, Cover, part="fuel", column=1)
    assert shown(table.cars[0]) == ("M%1 F%1 S*", "A* G* A*")
    assert not table.agenda


def test_it_covers_a_part_that_does_not_work():
    table = completing("eMc eFc S* gIp+", "A* G* A* i+")
    assert ways(table, Cover, "filler") == {("top", 3)}
    choose(table, Cover, part="filler")
    assert shown(table.cars[0]) == ("eMc eFc S* #%1", "A* G* A* i+")
    assert [signs(each) for each in table.covered[0]] == ["gIp+"]
    assert not table.agenda


def test_a_second_steering_must_be_covered():  # ruling 20
    table = completing("eMc eFc S* S*!", "A* G* A* G*")
    assert {(type(option), option.part, option.column) for option in options(table)} == {
        (Cover, "filler", 2),
        (Cover, "filler", 3),
    }


def test_a_part_that_works_may_be_covered_by_one_that_is_needed():  # rulebook example, step 1
    table = completing("eMr eF* S* sMr", "A* G* A* i+")
    assert ("top", 1) in ways(table, Cover, "steam_fuel")
    assert ("top", 1) not in ways(table, Cover, "filler")


def test_a_covered_part_is_lost_with_all_its_icons():  # ruling 27
    table = completing("eMc eF*! S*! gIp+", "A* G* A* i+", salvage="0")
    choose(table, Cover, part="filler", column=3)
    [event] = happened(table, SalvageCovered)
    assert (event.covered, event.icons) == ("gasoline_improvement_top", ("power", "reliability"))
    icons = GAME.sight.view(table, None).seats[0].car.icons
    assert icons == IconsView(comfort=1, power=0, autonomy=0, reliability=1, instability=2)


def test_each_tile_must_cure_a_fault_that_is_there():  # ruling 26
    table = completing("eMc eFc S*", "A* G* --")
    assert {(type(option), option.part, option.row, option.column) for option in options(table)} == {
        (Add, "axle", "bottom", -1),
        (Add, "axle", "bottom", 2),
        (Add, "filler", "bottom", 2),
        (Cover, "axle", "bottom", 1),
    }
    assert question(table).why_not(table, Add("gear", "bottom", 2)) == CuresNothing()


def test_one_tile_may_fill_several_needs():  # ruling 26
    table = completing("eMc eFc S*", "A* G* --")
    choose(table, Add, part="axle", column=2)
    assert not table.agenda


def test_no_tile_may_strand_a_part_out_of_reach_of_any_axle():  # ruling 41
    table = completing("eMc eFc S* Ic+ Ic+", "A* -- -- -- --")
    choose(table, Add, part="gear", column=3)
    assert ("bottom", 4) in ways(table, Add, "filler")
    choose(table, Add, part="filler", column=4)
    assert ways(table, Add, "filler") == {("bottom", 1)}
    assert ("bottom", 2) in ways(table, Add, "axle")


def test_salvage_is_not_covered_by_salvage():  # ruling 41
    table = completing("eMc eFc S*", "A* -- --")
    choose(table, Add, part="gear", column=2)
    assert ("bottom", 2) not in ways(table, Cover, "axle")


def test_a_car_that_was_never_begun_is_all_salvage():
    table = completing()
    assert {(option.row, option.column) for option in options(table)} == {("top", 0), ("bottom", 0)}
    rng = random.Random(1)
    while table.agenda:
        option = rng.choice(options(table))
        choose(table, type(option), part=option.part, row=option.row, column=option.column)
    assert is_whole(frame(table.cars[0][0]))


def test_an_empty_pile_counts_two_for_each_tile():  # ruling 28
    table = completing("eMc eFc S*", "A* -- --", salvage="0")
    choose(table, Add, part="gear", column=1)
    choose(table, Add, part="axle", column=2)
    assert shown(table.cars[0]) == ("eMc eFc S*", "A* G%0 A%2")
    assert table.missing_salvage == 1
    assert happened(table, SalvageMissing) == [SalvageMissing(0, 2)]


def test_two_sections_are_joined_first_and_their_owner_says_how():  # ruling 23
    table = completing("eMc eFc -- | S*", "A* G* A* | --")
    assert type(question(table)) is JoinAtLast
    assert options(table)[0] == Fit("inside", 2)
    choose(table, Fit, side="inside")
    assert shown(table.cars[0]) == ("eMc eFc S*", "A* G* A*")
    assert not table.agenda


def test_of_joins_that_need_as_much_salvage_the_larger_area_is_offered_first():
    table = completing("S* eMc | eFc", "A* eip | eir")
    assert options(table) == [Fit("right", 2), Fit("left", -1)]
    table = completing("eMc S* | eFc", "eip A* | eir")
    assert options(table) == [Fit("left", -1), Fit("right", 2)]


def test_the_cheapest_placement_is_offered_first():
    table = completing("eMc eFc S*", "A* G* --")
    assert options(table)[0] == Add("axle", "bottom", 2)


def test_a_whole_completion_is_proposed():
    table = completing("eMr eF* eFc sMr eF*", "eir Ac Gp ir+ --", investors=("I1-autonomy", "I2-hybrid"))
    steps = [choice_of(step) for step in proposal(table, 0)]
    found = foreseen(table).completion
    assert (found.steps, found.score) == (tuple(steps), 9)
    for step in steps:
        assert type(question(table)) is PlaceSalvage
        choose(table, type(step), part=step.part, row=step.row, column=step.column)
    assert not table.agenda


def test_the_proposal_gives_up_a_lonely_part_rather_than_buy_it_a_motor_and_a_fuel():
    table = completing("eMc eFc gFp S*", "A* G* A* i+")
    assert [choice_of(step) for step in proposal(table, 0)] == [Cover("filler", "top", 2)]


@pytest.mark.parametrize(
    ("rows", "investors", "tiles", "score"),
    [
        (("eMp sFp gIp+ eF* sMr", "sip Ap Ap G*! A*"), ("I1-power", "I2-waste"), 1, 11),
        (("S* S*! eIc+ eF* eMp", "G* Gc Gr Gr Gp"), ("I1-autonomy", "I2-hybrid"), 3, 4),
        (("gMr eMr sIr+ gFr", "G* Ar eir A*!"), ("I1-power", "I2-waste", "I3-clean"), 3, 5),
    ],
)
def test_the_proposal_finds_the_short_way_where_first_sight_goes_astray(rows, investors, tiles, score):
    found = foreseen(completing(*rows, investors=investors)).completion
    assert (len(found.steps), found.score) == (tiles, score)


@pytest.mark.parametrize("seed", range(8))
def test_no_tile_saves_more_than_itself_so_the_least_salvage_is_never_too_high(seed):  # ruling 47
    rng = random.Random(seed)
    match = begin(GAME, 2 + seed % 5, {}, seed)
    while not match.over:
        seat = match.pending[0]
        if isinstance(match.decision(seat).prompt, PlaceSalvage):
            section = car_of(match.table, seat)
            least = salvage_needed(frame(section))
            ends = [placed(section, each, 1) for each in placements(section)]
            assert least <= 1 + min(salvage_needed(frame(end)) for end in ends)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))


@pytest.mark.parametrize("seed", range(12))
def test_any_choices_lead_to_a_complete_car(seed):
    rng = random.Random(seed)
    match = begin(GAME, 2 + seed % 5, {}, seed)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, rng.randrange(len(match.decision(seat).options)))
    assert all(is_whole(frame(car[0])) for car in match.table.cars)
