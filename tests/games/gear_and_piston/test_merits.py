"""What speaks for an option: what a car lacks, and who waits at a place."""

from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.choices import Build, NewSection, Take, tile_of
from rouages.games.gear_and_piston.planning import PlanActions
from rouages.games.gear_and_piston.resolution import ResolvePlace
from rouages.games.gear_and_piston.table import PATENT_OFFICE
from tests.games.gear_and_piston.positions import (
    at_work,
    choose,
    options,
    place,
    play,
    position,
    question,
    signs,
)


def merits(table):
    found = GAME.judgement.merits(table, question(table), options(table))
    return list(zip(options(table), found, strict=True))


def of_parts(table, kind):
    return {signs(tile_of(option)): each for option, each in merits(table) if isinstance(option, kind)}


def test_what_a_car_lacks_speaks_for_a_part():
    table = position(cars=[("eMc eFc", "A* A*")], patents="S* eMc")
    place(table, patent_office="0")
    play(table, ResolvePlace(PATENT_OFFICE))
    found = of_parts(table, Take)
    assert found["S*"].lacks > 0 > found["eMc"].lacks
    assert found["S*"].salvage_now > found["eMc"].salvage_now


def test_a_part_of_the_hand_is_promised_already_and_still_to_be_built():
    table = at_work(cars=[("eMc eFc", "A* A*")], hands=["S*"])
    found = of_parts(table, Build)["S*"]
    assert (found.wishes, found.salvage) == (0, 0)
    assert found.lacks > 0


def test_at_a_place_those_who_came_first_are_counted():
    table = position(hands=["S*"], patents="S* eMc", new="Ac")
    place(table, patent_office="11", workshop="0")
    play(table, PlanActions(0))
    found = {option.place: each for option, each in merits(table)}
    assert [found[name].ahead * 5 for name in ("patent_office", "workshop", "junk_yard")] == [2, 1, 0]
    assert found["workshop"].own > found["patent_office"].own == 0
    assert found["patent_office"].best >= found["patent_office"].second
    assert found["workshop"].planned > 0 == found["patent_office"].actions


def test_a_section_of_its_own_is_apart():
    table = at_work(cars=[("eMc eFc", "A* A*")], hands=["S*"])
    choose(table, Build, "S*")
    found = merits(table)
    assert {bool(each.is_apart) == isinstance(option, NewSection) for option, each in found} == {True}
    assert len({each.trouble for _, each in found}) > 1
