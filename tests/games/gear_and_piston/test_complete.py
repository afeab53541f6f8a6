"""The conditions for a complete car (rulebook: complete)."""

import pytest

from rouages.games.gear_and_piston.cars.faults import is_complete, lacks, needs, salvage_estimate, size
from rouages.games.gear_and_piston.cars.needs import is_idle
from tests.games.gear_and_piston.positions import car, part

SMALLEST = ("eMc eFc S*", "A* G* A*")


def lacking(*rows):
    return {lack.what: lack.count for lack in lacks(car(*rows))}


def test_the_smallest_complete_car_has_six_parts():
    assert is_complete(car(*SMALLEST))
    assert lacking(*SMALLEST) == {}


@pytest.mark.parametrize(
    ("rows", "missing"),
    [
        (("Ic+ eFc S*", "A* G* A*"), {"electric_motor": 1}),
        (("Ic+ Ic+ S*", "A* G* A*"), {"motor": 1}),
        (("eMc Ic+ S*", "A* G* A*"), {"electric_fuel": 1}),
        (("eMc eMp eFc S*", "A* G* A* G*"), {"electric_fuel": 1}),
        (("eMc eFc Ic+", "A* G* A*"), {"steering": 1}),
        (("eMc eFc S* S*!", "A* G* A* G*"), {"spare_steering": 1}),
        (("eMc eFc S*", "A* i+ A*"), {"gear": 1}),
        (("eMc eFc S*", "i+ A* G*"), {"axle": 1}),
    ],
)
def test_a_motor_its_fuel_a_gear_two_axles_and_one_steering(rows, missing):  # condition 1, rulings 20, 21
    assert lacking(*rows) == missing
    assert not is_complete(car(*rows))


def test_spare_fuels_gears_and_axles_do_no_harm():  # ruling 21
    assert is_complete(car("eMc eFc eFr S*", "A* G* A* G*"))
    assert is_complete(car("eMc eFc S* Ic+", "A* A* A* G*"))


@pytest.mark.parametrize(
    ("extra", "missing"),
    [
        ("gIp+", {"gasoline_motor": 1, "gasoline_fuel": 1}),
        ("gFp", {"gasoline_motor": 1}),
        ("gMp", {"gasoline_fuel": 1}),
        ("eIc+", {}),
        ("Ic+", {}),
    ],
)
def test_a_coloured_part_needs_a_motor_and_a_fuel_of_its_colour(extra, missing):  # conditions 2 and 5
    assert lacking(f"eMc eFc S* {extra}", "A* G* A* G*") == missing


def test_two_propulsions_with_motor_and_fuel_each_are_complete():  # condition 5
    assert is_complete(car("eMc eFc S* gMp gFp", "A* G* A* G* A*"))


def test_every_part_has_one_above_or_below():  # condition 3
    assert lacking("eMc eFc S*", "A* G* --") == {"axle": 1, "bottom": 1, "carried": 1}
    assert lacking("eMc eFc S* --", "A* G* A* G*") == {"top": 1}


def test_an_axle_carries_itself_and_the_five_cells_around_it():  # condition 4, ruling 22
    assert is_complete(car("eMc eFc S* Ic+ Ic+ Ic+", "G* A* G* G* A* G*"))
    assert lacking("eMc eFc S* Ic+ Ic+ Ic+ Ic+", "G* A* G* G* A* G* G*") == {"carried": 2}


def test_it_must_be_one_section():  # ruling 23
    assert lacking("eMc eFc | S*", "A* G* | A*") == {"joined": 1}
    assert not is_complete(car("eMc eFc | S*", "A* G* | A*"))


def test_the_size_of_a_car_is_its_own_parts_in_all_sections():  # ruling 25
    assert size(car("eMc eF%0 | S*", "A* -- | A%1")) == 3
    assert size(()) == 0


def test_no_car_at_all_lacks_everything():
    assert {lack.what: lack.count for lack in lacks(())} == {"motor": 1, "steering": 1, "gear": 1, "axle": 2}
    assert salvage_estimate(()) == 6


def test_parts_that_do_not_work_are_named():
    missing = needs(car("eMc eFc S* gIp+ S*! sMc", "A* G* A* A* G* A*"))
    working = {
        signs: not is_idle(part(signs), missing) for signs in ("eMc", "eFc", "gIp+", "S*", "sMc", "A*")
    }
    assert working == {"eMc": True, "eFc": True, "gIp+": False, "S*": False, "sMc": False, "A*": True}


@pytest.mark.parametrize(
    ("rows", "tiles"),
    [
        (SMALLEST, 0),
        (("eMc eFc S*", "A* G* --"), 1),
        (("eMc -- S*", "A* G* A*"), 1),
        (("eMc | S*", "A* | A*"), 2),
        (("eMr eF* eFc sMr eF*", "eir Ac Gp ir+ --"), 2),
        (("eMc eFc S*", "A* gic A*"), 1),
        (("sFp eIc+ Sp", "-- A*! A*!"), 2),
        (("eMc eMp eFc", "A* G* A*"), 1),
        (("eMp sFp gIp+ eF* sMr", "sip Ap Ap G*! A*"), 1),
        (("eMc eFc S* Ic+", "A* gic A* --"), 2),
        (("eMc -- Ic+", "A* G* A*"), 2),
        (("eMc eFc S* Ic+", "A* G* A* --"), 1),
        (("eMc eFc S*", "A* -- i+"), 2),
        (("eMc eFc S* Ic+ Ic+ Ic+ Ic+", "G* A* G* G* A* G* G*"), 1),
    ],
)
def test_the_least_salvage_that_could_complete_a_car(rows, tiles):
    assert salvage_estimate(car(*rows)) == tiles
