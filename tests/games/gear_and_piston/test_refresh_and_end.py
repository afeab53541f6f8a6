"""New parts, and how the game ends (rulebook: refresh, end)."""

import pytest

from rouages.engine.agenda import answer
from rouages.games.gear_and_piston.choices import Fit, StayApart
from rouages.games.gear_and_piston.events.cars import SectionsJoined
from rouages.games.gear_and_piston.events.town import GameEnded, LastRoundEnded, MarketsRefreshed, RoundBegan
from rouages.games.gear_and_piston.round import RefreshMarkets
from rouages.games.gear_and_piston.twelve_parts import CheckCars, JoinToFinish
from tests.games.gear_and_piston.positions import (
    choose,
    happened,
    options,
    play,
    position,
    question,
    shown,
    signs,
)

NEW_TILES = "eMc eMp eMr Gp Gr Gc Ac"
JUNK_TILES = "A* A*! G* G*!"
TWELVE = ("eMc eFc S* Ic+ Ic+ Ic+", "G* A* G* G* A* G*")
ELEVEN = ("eMc eFc S* Ic+ Ic+ --", "G* A* G* G* A* G*")


def test_what_is_left_is_discarded_and_replaced():
    table = position(patents="Sp Sr", scrap="S* S*! S*!", new=NEW_TILES, junk=JUNK_TILES)
    play(table, RefreshMarkets())
    assert " ".join(map(signs, table.patents)) == "eMc eMp eMr Gp Gr Gc"
    assert " ".join(map(signs, table.scrap)) == "A* A*! G*"
    assert " ".join(map(signs, table.new_discard)) == "Sp Sr"
    assert " ".join(map(signs, table.junk_discard)) == "S* S*! S*!"
    assert table.outgoing == []
    assert happened(table, MarketsRefreshed)
    assert happened(table, RoundBegan)


@pytest.mark.parametrize(
    ("new", "junk", "ending"),
    [
        ("eMc eMp eMr Gp Gr", JUNK_TILES, "new_parts_exhausted"),
        (NEW_TILES, "A* A*!", "junk_parts_exhausted"),
        ("eMc", "A*", "new_parts_exhausted"),
    ],
)
def test_too_few_tiles_end_the_game_at_once(new, junk, ending):  # ruling 24
    table = position(new=new, junk=junk, salvage="1 " * 12)
    play(table, RefreshMarkets())
    assert happened(table, LastRoundEnded)[0].ending == table.ending == ending
    assert not happened(table, MarketsRefreshed)
    assert not happened(table, RoundBegan)


def test_all_six_are_replaced_also_those_that_nobody_took():
    table = position(patents="Sp Sr Sc Ap Ar Ac", new="eMc eMp eMr Gp Gr", junk=JUNK_TILES, salvage="1 " * 12)
    play(table, RefreshMarkets())
    assert table.ending == "new_parts_exhausted"


def test_just_enough_tiles_do_not():
    table = position(new="eMc eMp eMr Gp Gr Gc", junk="A* A*! G*")
    play(table, RefreshMarkets())
    assert table.ending == ""


def end_of_round(*cars, **picture):
    table = position(cars=cars, salvage="1 " * 12, **picture)
    play(table, CheckCars())
    return table


def test_a_complete_car_of_twelve_parts_ends_it():  # ruling 25
    assert end_of_round((), TWELVE).ending == "car_complete"


def test_eleven_parts_do_not():
    assert end_of_round(ELEVEN).ending == ""


def test_twelve_parts_that_are_not_complete_do_not():  # ruling 25
    faulty = (TWELVE[0].replace("S*", "Ic+"), TWELVE[1])
    assert end_of_round(faulty).ending == ""


def test_whoever_could_finish_by_joining_is_asked():  # rulings 23, 42
    halves = ("eMc eFc S* | Ic+ Ic+ Ic+", "G* A* G* | G* A* G*")
    table = end_of_round((), halves)
    assert question(table) == JoinToFinish(1)
    assert [type(option) for option in options(table)] == [Fit, Fit, StayApart]
    choose(table, StayApart)
    assert table.ending == ""
    table = end_of_round((), halves)
    choose(table, Fit, side="right")
    assert happened(table, SectionsJoined)
    assert shown(table.cars[1]) == TWELVE
    assert table.ending == "car_complete"


def test_it_is_asked_when_the_markets_are_refreshed_and_a_finished_car_is_the_last_of_the_game():
    halves = ("eMc eFc S* | Ic+ Ic+ Ic+", "G* A* G* | G* A* G*")
    table = position(cars=[halves, TWELVE], new=NEW_TILES, junk=JUNK_TILES)
    play(table, RefreshMarkets())
    assert (question(table), table.phase) == (JoinToFinish(0), "refresh")
    choose(table, Fit, side="right")
    assert table.ending == "car_complete"
    assert not happened(table, RoundBegan)
    assert not table.agenda


def test_whoever_could_not_finish_by_joining_is_not_asked():
    table = end_of_round(("eMc eFc | Ic+ Ic+ Ic+", "G* A* | G* A* G*"))
    assert not table.agenda


def test_salvage_begins_with_the_first_player():
    table = position(players=3, first=1, new="eMc", salvage="1 " * 20, cars=[ELEVEN] * 3)
    play(table, RefreshMarkets())
    order = []
    assert table.phase == "salvage"
    while table.agenda:
        order.append(question(table).seat)
        answer(table, order[-1], options(table)[0])
    assert order == [1, 2, 0]


def test_nothing_is_left_to_do_after_the_points():
    table = end_of_round(TWELVE, TWELVE)
    assert not table.agenda
    assert table.phase == "over"
    assert type(table.news[-1]) is GameEnded
