"""Points, ties and investors (rulebook: scoring, investors)."""

import pytest

from rouages.games.gear_and_piston.ending import CountPoints, outcome
from rouages.games.gear_and_piston.scoring import Score, colour_masks, largest_area, largest_piece, score
from tests.games.gear_and_piston.positions import car, play, position, section


def scored(*cars, investors=("I1-balanced",), hands=()):
    table = position(players=max(2, len(cars)), cars=cars, investors=investors, hands=hands)
    table.ending = "car_complete"
    play(table, CountPoints())
    return table


def given(investor, *cars, hands=()):
    """What one investor gives each seat."""
    table = scored(*cars, investors=(investor,), hands=hands)
    return [score(table, seat).investors[0] for seat in range(table.players)]


@pytest.mark.parametrize(
    ("rows", "area"),
    [
        (("eMc eFc eIc+", "eir G* A*"), 4),
        (("eMc S* eFc", "eir G* A*"), 3),
        (("S* Ic+ eMc", "A* G* i+"), 5),
        (("eMc gFc --", "-- eip G*"), 1),
        (("-- eMc", "eip --"), 1),
        (("-- eMc", "eip eir"), 3),
        (("eMc --", "eip eir"), 3),
        (("eMc eF%0 eFc eFr", "G* A* G* G*"), 4),
        (("eMc eF%0 eFc eFr eFr", "A%0 A* A%0 A%0 A%0"), 3),
        (("eMc eFc | eFr", "-- -- | --"), 2),
        (("eM%1 eF%1 S%0", "A%1 G%1 A%1"), 0),
    ],
)
def test_one_point_a_part_of_the_largest_area_of_one_colour(rows, area):  # ruling 34
    assert score(scored(rows), 0).area == area


def test_own_parts_are_told_apart_by_colour_row_and_column():
    found = colour_masks(section("-- eMc S%0", "gip -- Gp"))
    assert found == [[0, 0b100], [0b010, 0], [0, 0b001], [0, 0]]


def test_where_no_part_is_left_there_is_no_area():
    assert largest_piece(0, 0) == 0
    assert largest_area(()) == 0


def test_minus_one_a_point_of_instability():  # ruling 33
    assert score(scored(("eM*! S*!", "A*! Gp")), 0).instability == 3
    assert score(scored(("eM*! Ic+", "A*! Gp")), 0).instability == 1
    assert score(scored(("eMc Ic+", "A%2 G%1")), 0).instability == 2
    assert score(scored(("eMc Ic+", "ir+ Gp")), 0).instability == 0


def test_the_markers_are_set_once_more_before_points_are_counted():  # ruling 33
    assert scored(("eM*! S*!", "A%2 Gp"), ("S*", "--")).instability == [4, 0]


def test_points_are_added_up_and_may_be_negative():  # ruling 35
    table = scored(("eM*! gM*! sM*!", "-- -- --"))
    assert outcome(table).scores == (-2, 0)


def test_a_car_that_is_only_thought_of_is_scored_beside_the_others():
    table = scored(("eMc eFc", "-- --"), ("S*", "--"), investors=("I2-big",))
    thought_of = [table.cars[0], car("S* I+ Sp*", "A*! G* A*!")]
    assert score(table, 1, thought_of) == Score((3,), 6, 1)
    assert score(table, 0, thought_of) == Score((0,), 2, 0)
    assert score(table, 1) == Score((0,), 1, 0)


def test_most_points_win():
    table = scored(("eMc eFc", "-- --"), ("eMc eFc eFr", "-- -- --"))
    assert outcome(table).places == (2, 1)


def test_a_tie_goes_to_the_lower_instability():  # ruling 35
    table = scored(("eMr eFp eF*!", "-- -- --"), ("eMr eFp", "-- --"), ("eMr", "--"))
    assert outcome(table).scores == (2, 2, 1)
    assert outcome(table).places == (2, 1, 3)


def test_then_it_is_shared():  # ruling 35
    table = scored(("eMr eFp", "-- --"), ("gMr gFp", "-- --"), ("eMr", "--"))
    assert outcome(table).winners == (0, 1)
    assert outcome(table).places == (1, 1, 3)


@pytest.mark.parametrize(
    ("icons", "favoured", "other", "balanced"),
    [
        (1, 0, 0, 0),
        (2, 3, 1, 2),
        (3, 5, 3, 4),
        (4, 7, 5, 6),
        (6, 11, 9, 10),
        (7, 13, 11, 12),
        (9, 17, 15, 16),
    ],
)
def test_the_first_pile_pays_for_two_icons_or_more(icons, favoured, other, balanced):  # ruling 30
    cars = [("-- " * icons, f"G{attribute} " * icons) for attribute in "cpr"]
    for place, name in enumerate(("comfort", "power", "autonomy")):
        expected = [other] * 3
        expected[place] = favoured
        assert given(f"I1-{name}", *cars) == expected
    assert given("I1-balanced", *cars) == [balanced] * 3


def test_most_parts_and_salvage_is_none():  # ruling 29
    assert given("I2-big", ("eMc eFc", "-- --"), ("eMc eF%1 S%0", "-- -- --"), ("S* I+", "-- --")) == [
        3,
        0,
        3,
    ]


def test_the_most_of_nothing_is_nothing():  # ruling 32
    assert given("I2-big", ("eMc", "--"), ("", "")) == [3, 0]
    assert given("I2-big", ("", ""), ("", "")) == [0, 0]
    assert given("I3-power", ("eMc", "--"), ("A*", "--")) == [0, 0]


def test_three_improvements():
    assert given("I2-new", ("Ic+ gIp+", "eir --"), ("Ic+ eMc", "eir --")) == [3, 0]


def test_the_least_instability():
    assert given("I2-solid", ("eM*!", "--"), ("eMc", "A%1"), ("eM*! S*!", "-- --")) == [3, 3, 0]


@pytest.mark.parametrize(
    ("top", "points"),
    [
        ("eMc eFc gMp gFp", 3),
        ("eMc eFc gMp gFp sM*! sF*", 3),
        ("eMc eFc gMp", 0),
        ("eMc eFc sMr sF%1", 0),
        ("eMc eMp eFc eF%0 gMp gFp", 3),
        ("eMc eFc eMp eFr", 0),
        ("gMc gFc gMp gFr", 0),
        ("sMc sFc sMp sFr", 0),
        ("eMc eFc sMr sFp", 3),
        ("gMc gFc sMr sFp", 3),
        ("eMc eFc gM%0 gFp", 0),
    ],
)
def test_a_hybrid_has_two_own_motors_with_own_fuels(top, points):  # ruling 29
    bottom = " ".join("--" for _ in top.split())
    assert given("I2-hybrid", (top, bottom)) == [points, 0]


def test_a_bit_of_everything():  # ruling 31
    assert given("I2-all", ("eMc gMp Ir+", "-- -- --"), ("eMc gMp sMr", "-- -- --")) == [3, 0]


def test_waste_costs_a_point_a_blueprint():
    assert given("I2-waste", hands=["eMc A* A*", ""]) == [-3, 0]


def test_a_car_without_salvage():
    assert given("I3-clean", ("eMc", "A*"), ("eMc", "A%0")) == [2, 0]


@pytest.mark.parametrize(("name", "icon"), [("comfort", "c"), ("power", "p"), ("autonomy", "r")])
def test_the_most_icons_of_one_kind(name, icon):  # ruling 32
    other = "p" if icon == "c" else "c"
    two, one, none = (f"eM{icon} eF{icon}", "-- --"), (f"eM{icon}", "--"), (f"eM{other}", "--")
    assert given(f"I3-{name}", two, one, two) == [2, 0, 2]
    assert given(f"I3-{name}", none, none) == [0, 0]


def test_every_car_is_scored_for_all_to_see():
    table = scored(("eMc eFc", "-- --"), investors=("I1-comfort", "I2-big"))
    scores = [event for event in table.news if type(event).__name__ == "CarScored"]
    assert [(event.investors, event.area, event.instability, event.total) for event in scores] == [
        ((3, 3), 2, 0, 8),
        ((0, 0), 0, 0, 0),
    ]
