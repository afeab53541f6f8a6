"""The variant: refill row, discard row, and a junk yard that is searched (rulebook: variant)."""

import pytest

from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.choices import DrawBlind, Keep, Leave, Take
from rouages.games.gear_and_piston.events.town import (
    BlueprintKept,
    InvestorsArrived,
    JunkDiscarded,
    JunkSearched,
    JunkShuffled,
    JunkVisited,
    PartKept,
    PlaceRefilled,
    RoundBegan,
    RowFilled,
    RowsShifted,
    TokenIdle,
)
from rouages.games.gear_and_piston.places.junk_yard import KeepJunk, shuffle_junk
from rouages.games.gear_and_piston.resolution import ResolvePlace
from rouages.games.gear_and_piston.round import RefreshMarkets
from rouages.games.gear_and_piston.table import JUNK_YARD, PATENT_OFFICE
from rouages.proving.contract import begin
from tests.games.gear_and_piston.positions import (
    choose,
    hand,
    happened,
    offered,
    options,
    place,
    play,
    position,
    question,
    signs,
)


def variant(**picture):
    return position(variant=True, **picture)


def row(tiles):
    return " ".join(map(signs, tiles))


def test_three_new_parts_lie_in_the_refill_row_and_no_junk_is_on_show():  # ruling 36
    view = begin(GAME, 3, {"variant": True}, 1).view()
    assert len(view.patents) == 3
    assert all(view.patents)
    assert view.outgoing == (None, None, None)
    assert view.scrap == ()


def test_the_first_row_is_filled_and_none_is_shifted():
    events = begin(GAME, 3, {"variant": True}, 1).events_for(None)
    assert [type(event) for event in events[:3]] == [InvestorsArrived, RowFilled, RoundBegan]


def test_the_refill_row_is_filled_at_once():
    table = variant(patents="eMc Gp Sp", outgoing="Ac Ar", new="gMp gMc")
    place(table, patent_office="0")
    play(table, ResolvePlace(PATENT_OFFICE))
    assert [type(option) for option in options(table)] == [Take] * 5 + [DrawBlind]
    choose(table, Take, "Gp", shelf="patents")
    assert row(table.patents) == "eMc gMp Sp"
    assert happened(table, PlaceRefilled)[0].space == 2


def test_the_discard_row_is_not():
    table = variant(patents="eMc Gp Sp", outgoing="Ac Ar", new="gMp gMc")
    place(table, patent_office="0")
    play(table, ResolvePlace(PATENT_OFFICE))
    choose(table, Take, "Ac", shelf="outgoing")
    assert row(table.outgoing) == "-- Ar --"
    assert len(table.new_pile) == 2


def test_a_place_that_cannot_be_refilled_stays_empty():  # ruling 36
    table = variant(patents="eMc Gp Sp")
    place(table, patent_office="0")
    play(table, ResolvePlace(PATENT_OFFICE))
    choose(table, Take, "Gp", shelf="patents")
    assert row(table.patents) == "eMc -- Sp"


def test_at_the_end_of_the_round_the_rows_move_on():
    table = variant(patents="eMc Gp Sp", outgoing="Ac Ar", new="gMp gMc gMr Gr", junk="A*")
    play(table, RefreshMarkets())
    assert row(table.new_discard) == "Ac Ar"
    assert row(table.outgoing) == "eMc Gp Sp"
    assert row(table.patents) == "gMp gMc gMr"
    assert happened(table, RowsShifted)


def test_too_few_new_parts_for_the_refill_row_end_the_game():
    table = variant(new="gMp gMc", junk="A*", salvage="1 " * 12)
    play(table, RefreshMarkets())
    assert table.ending == "new_parts_exhausted"


def test_the_junk_pile_no_longer_ends_it():  # ruling 36
    table = variant(new="gMp gMc gMr")
    play(table, RefreshMarkets())
    assert table.ending == ""


JUNK = "A* A*! G* G*! S* S*! eM*! eF* gF*"


@pytest.mark.parametrize(("space", "number"), [(0, 4), (1, 3), (2, 3), (3, 2)])
def test_each_space_draws_its_number_and_up_to_two_are_kept(space, number):
    table = variant(players=6, junk=JUNK)
    place(table, junk_yard="1" * space + "0")
    table.resolved[JUNK_YARD] = space
    play(table, ResolvePlace(JUNK_YARD))
    assert len(table.looked) == number
    choose(table, Keep, "A*")
    choose(table, Keep, "A*!")
    assert hand(table, 0) == "A* A*!"
    assert len(table.junk_discard) == number - 2
    assert not table.agenda


def searching(**picture):
    table = variant(**picture)
    place(table, junk_yard="0")
    play(table, ResolvePlace(JUNK_YARD))
    return table


def test_the_rest_is_discarded_for_all_to_see():
    table = searching(junk=JUNK)
    choose(table, Keep, "G*")
    choose(table, Leave)
    assert happened(table, JunkDiscarded)[0].parts == ("gear", "axle", "axle")
    assert row(table.junk_discard) == "G*! A* A*!"
    assert (table.looked, table.looker) == ([], -1)


def test_what_is_kept_is_known_to_its_owner_alone():
    table = searching(junk=JUNK)
    assert question(table) == KeepJunk(0, 2)
    choose(table, Keep, "G*")
    assert question(table) == KeepJunk(0, 1)
    [event] = happened(table, PartKept)
    assert event.seen_by(0) == PartKept(0, "gear", ("junk",), "junk")
    assert event.seen_by(1) == BlueprintKept(0, "junk")


def test_what_was_drawn_is_seen_by_one_seat_only():
    table = searching(junk=JUNK)
    [event] = happened(table, JunkSearched)
    assert event.seen_by(0) is event
    assert event.seen_by(1) == JunkVisited(0, 4)
    assert len(GAME.sight.view(table, 0).looked) == 4
    assert GAME.sight.view(table, 1).looked == ()


def test_a_hand_of_four_keeps_one():  # ruling 13
    table = searching(junk=JUNK, hands=["eMc eMp eMr Gp"])
    choose(table, Keep, "A*")
    assert not table.agenda


def test_a_full_hand_draws_nothing():  # ruling 36
    table = searching(junk=JUNK, hands=["eMc eMp eMr Gp Gr"])
    assert happened(table, TokenIdle)
    assert len(table.junk_pile) == 9


def test_discarded_junk_is_shuffled_when_a_draw_needs_it():  # ruling 36
    table = variant(junk="A* A*!")
    table.junk_discard = [*position(junk="G* G*!").junk_pile]
    place(table, junk_yard="0")
    play(table, ResolvePlace(JUNK_YARD))
    assert happened(table, JunkShuffled)[0].count == 2
    assert offered(table, Keep) == "G* G*! A* A*!"
    assert table.junk_discard == []


def test_a_shuffled_pile_is_in_another_order():
    table = variant()
    table.junk_discard = discarded = position(junk=JUNK).junk_pile
    shuffle_junk(table)
    assert table.junk_pile is discarded
    assert sorted(table.junk_pile) == sorted(position(junk=JUNK).junk_pile)
    assert table.junk_pile != position(junk=JUNK).junk_pile


def test_with_too_little_junk_what_is_there_is_drawn():
    table = searching(junk="A* A*!")
    assert type(question(table)).__name__ == "KeepJunk"
    assert len(table.looked) == 2


def test_with_no_junk_at_all_the_token_is_idle():
    assert happened(searching(), TokenIdle)


def test_a_complete_car_of_twelve_parts_ends_the_variant_too():
    table = variant(
        new="gMp gMc gMr", salvage="1 " * 12, cars=[("eMc eFc S* Ic+ Ic+ Ic+", "G* A* G* G* A* G*")]
    )
    play(table, RefreshMarkets())
    assert table.ending == "car_complete"
    assert not happened(table, RoundBegan)
