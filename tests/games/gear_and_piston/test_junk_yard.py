"""The junk yard (rulebook: junk_yard)."""

from rouages.games.gear_and_piston.choices import DrawBlind, Leave, Take
from rouages.games.gear_and_piston.events.town import (
    BlueprintDrawn,
    PartDrawn,
    PartTaken,
    PlaceRefilled,
    TokenIdle,
)
from rouages.games.gear_and_piston.places.junk_yard import TakeJunk
from rouages.games.gear_and_piston.resolution import ResolvePlace
from rouages.games.gear_and_piston.table import JUNK_YARD
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


def yard(tokens="0", **picture):
    table = position(**picture)
    place(table, junk_yard=tokens)
    play(table, ResolvePlace(JUNK_YARD))
    return table


def test_one_or_two_junk_parts_in_any_combination():
    table = yard(scrap="A*! G* S*", junk="eM*! gM*!")
    assert question(table) == TakeJunk(0, 2)
    choose(table, Take, "G*")
    assert happened(table, PartTaken) == [PartTaken(0, "scrap", "gear", ("junk",), 2)]
    assert question(table) == TakeJunk(0, 1)
    choose(table, DrawBlind)
    assert hand(table, 0) == "gM*! G*"
    assert not table.agenda


def test_a_part_taken_face_up_is_replaced_at_once():
    table = yard(scrap="A*! G* S*", junk="eM*! gM*!")
    choose(table, Take, "G*")
    assert [signs(each) for each in table.scrap] == ["A*!", "eM*!", "S*"]
    assert happened(table, PlaceRefilled)[0].space == 2
    assert offered(table, Take) == "eM*! S* A*!"


def test_it_stays_empty_when_the_pile_is():  # ruling 24
    table = yard(scrap="A*! G* S*")
    choose(table, Take, "G*")
    assert [signs(each) for each in table.scrap] == ["A*!", "--", "S*"]
    assert [type(option) for option in options(table)] == [Take, Take, Leave]


def test_one_is_enough_and_so_is_none():  # ruling 40
    table = yard("01", scrap="A*! G* S*", junk="eM*! gM*!")
    choose(table, Leave)
    assert question(table).seat == 1
    choose(table, Take, "S*")
    choose(table, Leave)
    assert hand(table, 0) == ""
    assert hand(table, 1) == "S*"


def test_a_hand_of_four_takes_one():  # ruling 13
    table = yard(hands=["eMc eMp eMr Gp"], scrap="A*! G* S*", junk="eM*!")
    choose(table, Take, "G*")
    assert not table.agenda


def test_a_full_hand_takes_none():  # ruling 13
    table = yard(hands=["eMc eMp eMr Gp Gr"], scrap="A*! G* S*", junk="eM*!")
    assert happened(table, TokenIdle)
    assert not table.agenda


def test_what_is_drawn_is_known_to_its_owner_alone():
    table = yard(scrap="A*!", junk="eM*!")
    choose(table, DrawBlind)
    assert happened(table, PartDrawn)[0].seen_by(1) == BlueprintDrawn(0, "junk")
