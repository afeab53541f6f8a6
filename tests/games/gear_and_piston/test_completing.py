"""Where a salvage tile may go, and what each placement seems to cost (rulebook: salvage)."""

import pytest

from rouages.games.gear_and_piston.box.tallies import TALLY, net_instability
from rouages.games.gear_and_piston.box.tiles import salvage_as
from rouages.games.gear_and_piston.cars.car import NOT_BEGUN
from rouages.games.gear_and_piston.cars.faults import frame, salvage_cost
from rouages.games.gear_and_piston.scoring import area_of, attribute_points
from rouages.games.gear_and_piston.works.completing import (
    COVERED,
    Costs,
    best_first,
    car_of,
    placed,
    placements,
)
from tests.games.gear_and_piston.positions import car, position, section, signs


def places(found):
    """By what the tile stands for, the columns where it may go, and what it would cover there."""
    every = {}
    for role, row, column, covered in placements(found):
        name = f"{signs(salvage_as(*role, row, 0)).partition('%')[0]} {('above', 'below')[row]}"
        every.setdefault(name, []).append(f"{column} over {signs(covered)}" if covered else str(column))
    return {name: ", ".join(where) for name, where in every.items()}


@pytest.mark.parametrize(
    ("rows", "left", "expected"),
    [
        (
            ("eMc eFc S*", "A* G* --"),
            -2,
            {"A below": "-3, 0, -1 over G*", "# below": "0"},
        ),
        (
            ("eMc -- gFp", "A* G%1 i+"),
            -1,
            {
                "eF above": "-2, 0, 2, -1 over eMc, 1 over gFp",
                "gM above": "-2, 0, 2, -1 over eMc, 1 over gFp",
                "S above": "-2, 0, 2, -1 over eMc, 1 over gFp",
                "# above": "0, -1 over eMc, 1 over gFp",
                "A below": "-2, 2, 1 over i+",
            },
        ),
        (
            ("Ic+", "--"),
            3,
            {
                "M above": "2, 4, 3 over Ic+",
                "S above": "2, 4, 3 over Ic+",
                "A below": "3",
                "G below": "3",
                "# below": "3",
            },
        ),
        (
            ("--", "A*"),
            3,
            {
                "M above": "3",
                "S above": "3",
                "# above": "3",
                "A below": "2, 4",
                "G below": "2, 4, 3 over A*",
            },
        ),
        # Steerings beyond the first, motors beyond the fuels, and what has no motor may be covered.
        (
            ("S* S*! eMc eMp eFc", "G* A* A* G* sip"),
            0,
            {
                "eF above": "-1, 5, 0 over S*, 1 over S*!, 2 over eMc, 3 over eMp",
                "sM above": "-1, 5, 0 over S*, 1 over S*!, 2 over eMc, 3 over eMp, 4 over eFc",
                "sF above": "-1, 5, 0 over S*, 1 over S*!, 2 over eMc, 3 over eMp, 4 over eFc",
                "# above": "0 over S*, 1 over S*!, 2 over eMc, 3 over eMp",
                "A below": "5, 3 over G*, 4 over sip",
                "# below": "4 over sip",
            },
        ),
        # Two axles, but some parts wait for one: it must reach them.
        (
            ("eMc eFc S* Ic+ Ic+ Ic+ Ic+", "A* A* G* G* i+ i+ G*"),
            -3,
            {"A below": "4, -1 over G*, 0 over G*, 1 over i+, 2 over i+, 3 over G*"},
        ),
        (
            ("eMc eFc S* Ic+ Ic+ Ic+ Ic+", "A* G* G* G* G* G* A*"),
            0,
            {"A below": "1 over G*, 2 over G*, 3 over G*, 4 over G*, 5 over G*"},
        ),
        # No tile may lie where the last axle that reaches some part would have to stand.
        (
            ("eMc eFc S* Ic+ Ic+", "A* #%1 #%1 -- --"),
            0,
            {"A below": "-1, 3, 4", "G below": "-1, 4", "# below": "4"},
        ),
        (
            ("eMc eFc --", "A* #%1 #%1"),
            0,
            {
                "S above": "-1, 2, 0 over eMc, 1 over eFc",
                "# above": "2",
                "A below": "-1, 3",
                "G below": "-1",
            },
        ),
        (
            ("eMc eFc S* Ic+", "A* #%1 #%1 sip"),
            0,
            {
                "sM above": "-1, 4, 0 over eMc, 1 over eFc, 2 over S*, 3 over Ic+",
                "sF above": "-1, 4, 0 over eMc, 1 over eFc, 2 over S*, 3 over Ic+",
                "A below": "-1, 4, 3 over sip",
                "G below": "-1, 4",
            },
        ),
    ],
)
def test_a_tile_goes_wherever_it_cures_a_fault_and_strands_no_part(rows, left, expected):  # rulings 26, 41
    assert places(section(*rows, left=left)) == expected


def test_a_car_that_was_never_begun_begins_in_column_0():  # ruling 52
    table = position(cars=[(), ("S*", "--")])
    assert [car_of(table, seat) for seat in (0, 1)] == [NOT_BEGUN, *table.cars[1]]
    assert places(NOT_BEGUN) == {"M above": "0", "S above": "0", "A below": "0", "G below": "0"}
    grown = {placed(NOT_BEGUN, each, 2) for each in placements(NOT_BEGUN)}
    assert grown == {
        *car("M%2 | S%2 | -- | --", "-- | -- | A%2 | G%2"),
    }


CARS = [
    section("eMc eFc gIp+ S*", "A* G* -- --"),
    section("eMc eMc eFc S* S*!", "A* G*! sip A* G*", left=-2),
    section("eMr -- eFc sMr eF*", "eir Ac Gp ir+ --", left=3),
    section("gMp gFp gIp+ -- eFc", "-- A* gic A* i+", left=-1),
    section("eMc S* Ic+", "A* -- --"),
    section("S* Ic+ gMp gMp", "#%1 #%1 -- G*"),
    section("eM*!", "--", left=-4),
    section("eMc eFc S* Ic+ Ic+ Ic+", "A* A* i+ G* -- i+"),
    section("S* S*! eMc eFc sIp+", "A* G* i+ A* gic"),
]
INVESTORS = ["I1-comfort", "I1-power", "I1-balanced"]


def points(table, found):
    """What the own parts of a section bring, as they are counted at the end."""
    tally = sum(TALLY[tile] for tile in (*found.top, *found.bottom))
    return attribute_points(table, table.investors[0], tally) + area_of(found) - net_instability(tally)


@pytest.mark.parametrize("investor", INVESTORS)
@pytest.mark.parametrize("found", CARS)
def test_a_placement_costs_the_salvage_still_needed_and_the_points_of_what_it_covers(found, investor):
    table = position(investors=(investor, "I2-big"))
    cost = Costs(table, found).cost
    for each in placements(found):
        after = placed(found, each, 0)
        lost = COVERED + points(table, found) - points(table, after) if each.covered else 0
        assert cost(each) == pytest.approx(lost + salvage_cost(frame(after)))


def test_the_cheapest_placements_come_first():
    table = position()
    costs = [Costs(table, CARS[0]).cost(each) for each in best_first(table, CARS[0])]
    assert costs == sorted(costs)
    assert len({*costs}) > 2
    assert len(costs) == len(placements(CARS[0]))
