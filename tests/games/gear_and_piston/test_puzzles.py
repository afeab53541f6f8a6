"""Puzzles of Gear & Piston: what they count, which cars are the same answer, and what they hide."""

from rouages.games.gear_and_piston.choices import Build
from rouages.games.gear_and_piston.puzzles import BuildCar, FinishCar, SalvageCar, pose, result, shape, worth
from tests.games.gear_and_piston.positions import at_work, car, choose, part, position

COMPLETE = ("eM eF S", "A G A")
LACKING = ("eM eF S", "A G #%2")


def test_salvage_counts_without_its_instability():
    calm, shaky = position(cars=[("eM eF S%0", "A G A")]), position(cars=[("eM eF S%2", "A G A")])
    assert worth(calm, 0) == worth(shaky, 0)
    bare = position(cars=[("eM eF S!", "A G A")])
    assert worth(bare, 0) == worth(position(cars=[COMPLETE]), 0) - 1


def test_a_blueprint_on_the_bench_counts_for_nothing_yet():
    table = at_work(hands=["Sc"], cars=[("eM eF", "A G")], investors=("I1-comfort", "I2-waste"))
    before = worth(table, 0)
    choose(table, Build, "Sc")
    assert worth(table, 0) > before
    assert not BuildCar(0, before + 1).is_reached(table)


def test_only_a_complete_car_is_finished():
    complete, lacking = position(cars=[COMPLETE]), position(cars=[LACKING])
    points = worth(complete, 0)
    assert FinishCar(0, points).is_reached(complete)
    assert FinishCar(0, points + 1).missed_by(complete) == 1
    assert FinishCar(0, 0).missed_by(lacking) is None


def test_so_many_tiles_of_salvage_and_no_more():
    table = position(cars=[("eM eF S%1", "A G A%1")])
    points = worth(table, 0)
    assert SalvageCar(0, 2, points).is_reached(table)
    assert not SalvageCar(0, 1, points).is_reached(table)
    assert SalvageCar(0, 2, points + 1).missed_by(table) == 1
    assert SalvageCar(0, 2, points + 1).is_lost(table)
    assert not SalvageCar(0, 2, points).is_lost(position(cars=[("eM eF --", "A G A%1")]))


def test_less_is_asked_where_nothing_reaches_it():
    assert BuildCar(0, 99).instead(90) == BuildCar(0, 9)
    assert BuildCar(0, 99).instead(98) is None
    assert BuildCar(0, 9).instead(None) is None


def test_a_car_is_the_same_wherever_it_begins_and_whichever_way_it_faces():
    one, moved = car("eM eF S", "A G A"), car("eM eF S", "A G A")
    turned, other = car("S eF eM", "A G A"), car("eF eM S", "A G A")
    assert shape(one) == shape(moved) == shape(turned) != shape(other)
    tables = [position(cars=[("eM eF S", "A G A")]), position(cars=[("eF eM S", "A G A")])]
    assert result(tables[0], 0) == result(tables[1], 0)
    assert result(tables[0], 0) != result(position(cars=[("eM eF Sc", "A G A")]), 0)


def posed(hands, new, junk):
    return pose(at_work(hands=["Sc G*", *hands], cars=[("eM eF", "A G")], new=new, junk=junk), 0)


def test_what_others_hold_and_the_piles_are_not_given_away():
    one = posed(["eM A*"], "gM sM", "gF* sF*")
    assert one == posed(["sM gF*"], "eM gM", "A* sF*")
    assert sorted(one.hands[1] + one.new_pile + one.junk_pile) == sorted(
        map(part, ["eM", "A*", "gM", "sM", "gF*", "sF*"])
    )
    assert one != posed(["eM gM"], "sM", "A* gF* sF*")


def test_a_car_that_is_hardly_begun_is_no_puzzle():
    assert pose(at_work(hands=["Sc G*"], cars=[("eM", "A")]), 0) is None
    assert pose(at_work(hands=["Sc"], cars=[("eM eF", "A G")]), 0) is None
    assert pose(at_work(actions=1, hands=["Sc G*"], cars=[("eM eF", "A G")]), 0) is None
