"""The functions that a car lacks, and the ways to meet them (rulebook: complete, salvage)."""

import pytest

from rouages.games.gear_and_piston.box.tiles import ELECTRIC, FUEL, GASOLINE, GENERIC, MOTOR, STEAM, STEERING
from rouages.games.gear_and_piston.cars.faults import frame, needs, salvage_cost
from tests.games.gear_and_piston.positions import car

BELOW = "A* G* A* i+ i+ i+"


def upper(top, bottom=BELOW):
    """A car that lacks nothing in the bottom row, unless it is shown."""
    return car(top, " ".join(bottom.split()[: len(top.split())]))


@pytest.mark.parametrize(
    ("top", "bottom", "ways"),
    [
        ("eMc eFc S*", BELOW, [(0, 0, 0, 0)]),
        # A part without motor and fuel is covered and given up, or both are supplied.
        ("eMc eFc S* gIp+", BELOW, [(0, 1, 0, 1), (2, 0, 0, 0)]),
        ("eMc eFc S*", "A* gic A*", [(0, 0, 1, 1), (2, 0, 0, 0)]),
        ("eMc eFc S* gIp+", "A* gic A* G*", [(0, 1, 1, 2), (2, 0, 0, 0)]),
        ("eMc eFc S* gMp", BELOW, [(0, 1, 0, 1), (1, 0, 0, 0)]),
        ("eMc eFc S* gFp", BELOW, [(0, 1, 0, 1), (1, 0, 0, 0)]),
        # A motor beyond the fuels is covered, or fuelled.
        ("eMc eMp eFc S*", BELOW, [(0, 1, 0, 0), (1, 0, 0, 0)]),
        ("eMc eMp eMr eFc S*", BELOW, [(0, 2, 0, 0), (1, 1, 0, 0), (2, 0, 0, 0)]),
        ("eMc eMp S*", BELOW, [(1, 1, 0, 0), (2, 0, 0, 0)]),
        # One steering is left; one that is lost with its propulsion is replaced.
        ("eMc eFc S* S* S*!", BELOW, [(0, 2, 0, 0)]),
        ("eMc eFc", BELOW, [(1, 0, 0, 0)]),
        ("eMc eFc gSp", BELOW, [(1, 1, 0, 1), (2, 0, 0, 0)]),
        ("eMc eFc gSp S*", BELOW, [(0, 1, 0, 1), (2, 1, 0, 0)]),
        ("eMc eFc gSp sSr", BELOW, [(1, 2, 0, 2), (2, 1, 0, 1), (4, 1, 0, 0)]),
        # Some motor runs.
        ("Ic+ Ic+ S*", BELOW, [(2, 0, 0, 0)]),
        ("F%1 Ic+ S*", BELOW, [(1, 0, 0, 0)]),
        ("M%1 Ic+ S*", BELOW, [(1, 0, 0, 0)]),
        ("eFc gMp S*", BELOW, [(1, 1, 0, 1), (2, 0, 0, 0)]),
        ("sIr+ gIp+ S*", BELOW, [(2, 1, 0, 1), (4, 0, 0, 0)]),
        ("", "", [(3, 0, 0, 0)]),
    ],
)
def test_needs_are_met_by_tiles_supplied_and_by_parts_covered_above_and_below_or_given_up(top, bottom, ways):
    assert [*map(tuple, needs(upper(top, bottom)).ways)] == ways


@pytest.mark.parametrize(
    ("top", "lacking"),
    [
        ("eMc eFc S*", ()),
        ("Ic+ eFc S*", ((MOTOR, ELECTRIC, 1),)),
        ("eMc eMp eMr gFp gFp", ((FUEL, ELECTRIC, 3), (MOTOR, GASOLINE, 1), (STEERING, GENERIC, 1))),
        ("sIr+ S*", ((MOTOR, STEAM, 1), (FUEL, STEAM, 1))),
        ("M%1 M%1 M%0 F%1 S*", ((FUEL, GENERIC, 2),)),
        ("M%1 F%1 S*", ()),
        ("F%1 Ic+ S*", ((MOTOR, GENERIC, 1),)),
    ],
)
def test_every_motor_fuel_or_steering_that_is_missing_is_counted(top, lacking):
    found = needs(upper(top))
    assert found.lacking == lacking
    assert found.roles == tuple((function, colour) for function, colour, _ in lacking)


@pytest.mark.parametrize(
    ("top", "unpowered", "short"),
    [
        ("eMc eFc S*", (), ()),
        ("eMc eMp eFc gFp", (GASOLINE,), (ELECTRIC,)),
        ("sMc eFc gIp+", (ELECTRIC, GASOLINE, STEAM), (STEAM,)),
        ("M%1 S*", (), (GENERIC,)),
    ],
)
def test_a_propulsion_without_motor_or_fuel_has_no_power_and_one_of_too_many_motors_is_short(
    top, unpowered, short
):  # ruling 21
    found = needs(upper(top))
    assert (found.unpowered, found.short) == (unpowered, short)


@pytest.mark.parametrize(
    ("bottom", "gear", "axles"),
    [("i+ i+ i+", 1, 2), ("A* i+ G*", 0, 1), ("A* A* A*", 1, 0), ("G* G* G*", 0, 2), ("A* A* G*", 0, 0)],
)
def test_a_gear_and_two_axles(bottom, gear, axles):
    found = needs(car("eMc eFc S*", bottom))
    assert (found.gear, found.axles) == (gear, axles)


@pytest.mark.parametrize(
    ("rows", "cost"),
    [
        (("eMc eFc S*", "A* G* A*"), 0),
        (("eMc eFc S*", "A* G* --"), 1),
        (("eMc -- S*", "A* G* A*"), 1),
        (("eMc eFc --", "A* -- A*"), 2),
        (("eMc eMp eFc S*", "A* G* A* G*"), 1),
        # A part that is given up costs its tile and one more.
        (("eMc eFc S* gIp+", "A* G* A* i+"), 1 + 1),
        (("eMc eFc S* gIp+ gIp+", "i+ A* G* A* i+"), 2 + 2 * 0.7),
        # A tile that no gap awaits costs more, unless one in the other row meets it.
        (("eMc eFc S* gFp", "A* G* A* i+"), 1 + 0.7),
        (("Ic+ Ic+ S*", "A* G* A*"), 2 + 2 * 0.7),
        (("eMc eFc S*", "A* i+ A*"), 1 + 0.7),
        (("eMc eFc Ic+", "A* i+ A*"), 2),
        (("eMc eFc Ic+ Ic+", "i+ A* i+ i+"), 3 + 0.7),
        (("eMc eFc S* Ic+", "A* gic A* --"), 2 + 1),
        (("eMc -- Ic+", "A* G* A*"), 2 + 0.7),
        (("eMc eFc S* Ic+", "A* G* A* --"), 1),
        (("eMc eFc S*", "A* -- i+"), 2 + 0.7),
        (("eMc eFc S* Ic+ Ic+ Ic+ Ic+", "G* A* G* G* A* G* G*"), 1 + 0.7),
    ],
)
def test_salvage_costs_more_where_a_part_is_given_up_or_no_gap_awaits_it(rows, cost):
    [found] = car(*rows)
    assert salvage_cost(frame(found)) == pytest.approx(cost)
