"""The patent office (rulebook: patent_office)."""

from rouages.games.gear_and_piston.choices import DrawBlind, Take
from rouages.games.gear_and_piston.events.town import BlueprintDrawn, PartDrawn, PartTaken, TokenIdle
from rouages.games.gear_and_piston.places.holding import PileEmpty
from rouages.games.gear_and_piston.resolution import ResolvePlace
from rouages.games.gear_and_piston.table import PATENT_OFFICE
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


def office(tokens="0", **picture):
    table = position(**picture)
    place(table, patent_office=tokens)
    play(table, ResolvePlace(PATENT_OFFICE))
    return table


def test_one_new_part_must_be_taken_face_up_or_unseen():
    table = office(patents="Gp eMc Gp", new="Ac")
    assert offered(table, Take) == "eMc Gp"
    assert [type(option) for option in options(table)] == [Take, Take, DrawBlind]


def test_a_part_taken_face_up_is_not_replaced():  # ruling 2
    table = office(patents="Gp eMc Sp", new="Ac")
    choose(table, Take, "eMc")
    assert [signs(each) for each in table.patents] == ["Gp", "--", "Sp", "--", "--", "--"]
    assert len(table.new_pile) == 1
    assert happened(table, PartTaken)[0].space == 2
    assert hand(table, 0) == "eMc"


def test_a_part_drawn_unseen_is_known_to_its_owner_alone():
    table = office(patents="Gp", new="Ac")
    choose(table, DrawBlind)
    assert hand(table, 0) == "Ac"
    [event] = happened(table, PartDrawn)
    assert event.reveals
    assert event.seen_by(0) is event
    assert event.seen_by(1) == BlueprintDrawn(0, "new")


def test_a_full_hand_takes_nothing():  # ruling 13
    table = office(hands=["eMc eMp eMr Gp Gr"], patents="Gc", new="Ac")
    assert happened(table, TokenIdle)
    assert not table.agenda


def test_an_empty_office_gives_nothing():
    table = office()
    assert happened(table, TokenIdle)
    assert not table.agenda


def test_nothing_is_drawn_from_an_empty_pile():
    table = office(patents="Gp")
    assert [type(option) for option in options(table)] == [Take]
    assert question(table).why_not(table, DrawBlind()) == PileEmpty("new")
