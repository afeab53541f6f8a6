"""Why a choice cannot be made: every question has its reasons (rulebook: hand, building, sections)."""

import pytest

from rouages.engine.agenda import AnotherQuestion
from rouages.games.gear_and_piston.choices import (
    Add,
    BlackMarket,
    Build,
    Cell,
    Cover,
    Discard,
    Dismantle,
    DrawBlind,
    EndRepair,
    Fit,
    GoTo,
    Join,
    Keep,
    KeepAll,
    NewSection,
    Repair,
    Return,
    Slide,
    Spy,
    StayApart,
    Steal,
    Swap,
    Take,
    UnionMuscle,
)
from rouages.games.gear_and_piston.places.alley import (
    ChooseAlleyAction,
    KeepPart,
    MovesNobody,
    MoveToken,
    NothingToSteal,
    NoTokenToMove,
    OwnHand,
    ReturnParts,
    StealBlueprint,
)
from rouages.games.gear_and_piston.places.holding import HandFull, NotInHand, PileEmpty
from rouages.games.gear_and_piston.places.junk_yard import KeepJunk, TakeJunk
from rouages.games.gear_and_piston.places.patent_office import TakePatent
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.planning import PlaceFull, PlaceToken
from rouages.games.gear_and_piston.resolution import DiscardBlueprint
from rouages.games.gear_and_piston.salvage import CuresNothing, JoinAtLast, PlaceSalvage
from rouages.games.gear_and_piston.twelve_parts import JoinToFinish
from rouages.games.gear_and_piston.works.building import PlacePart, SectionsFull, WrongCell
from rouages.games.gear_and_piston.works.dismantling import (
    DismantlePart,
    NoPartThere,
    NothingToDismantle,
    ThreeSections,
)
from rouages.games.gear_and_piston.works.joining import DoesNotFit, JoinSections, OneSection
from rouages.games.gear_and_piston.works.repair import NothingToRepair, RepairBegins, RepairPart
from tests.games.gear_and_piston.positions import part, position

AXLE = ("axle", ("comfort",))
IN_CELL = ("top", 0)

QUESTIONS = [
    (PlaceToken(0), {GoTo("workshop"): PlaceFull("workshop")}),
    (DiscardBlueprint(0), {Discard(*AXLE): NotInHand("axle")}),
    (
        ChooseAlleyAction(0),
        {
            UnionMuscle(): NoTokenToMove(),
            BlackMarket(): PileEmpty("new"),
            Spy(0): OwnHand(),
            Spy(1): NothingToSteal(1),
        },
    ),
    (StealBlueprint(0, 1), {Steal(*AXLE): NotInHand("axle")}),
    (MoveToken(0), {Slide("workshop", 1, 2): MovesNobody()}),
    (KeepPart(0), {Keep(*AXLE): NotInHand("axle")}),
    (ReturnParts(0), {Return("top", *AXLE): NotInHand("axle"), Return("bottom", *AXLE): PileEmpty("new")}),
    (TakePatent(0), {Take("patents", *AXLE): NotInHand("axle"), DrawBlind(): PileEmpty("new")}),
    (TakeJunk(0, 2), {Take("scrap", *AXLE): NotInHand("axle"), DrawBlind(): PileEmpty("junk")}),
    (KeepJunk(0, 2), {Keep(*AXLE): NotInHand("axle")}),
    (
        ChooseWork(0, 3),
        {
            Build(*AXLE): NotInHand("axle"),
            Repair(): NothingToRepair(),
            Dismantle(): NothingToDismantle(),
            Join(): OneSection(),
        },
    ),
    (PlacePart(0), {Cell(0, "top", 0): WrongCell("bottom"), NewSection(): SectionsFull()}),
    (DismantlePart(0), {Cell(0, "top", 0): NoPartThere()}),
    (
        RepairPart(0, begun=False),
        {Swap(*AXLE, 0, "bottom", 0): NothingToRepair(), EndRepair(): RepairBegins()},
    ),
    (JoinSections(0), {Fit("left", -9): DoesNotFit()}),
    (JoinToFinish(0), {Fit("left", -9): DoesNotFit()}),
    (JoinAtLast(0), {Fit("left", -9): DoesNotFit()}),
    (PlaceSalvage(0), {Add("gear", *IN_CELL): CuresNothing(), Cover("gear", *IN_CELL): CuresNothing()}),
]


@pytest.mark.parametrize(("asked", "reasons"), QUESTIONS, ids=lambda each: type(each).__name__)
def test_what_cannot_be_chosen_has_its_reason(asked, reasons):
    table = position()
    table.bench = part("Ac")
    assert {choice: asked.why_not(table, choice) for choice in reasons} == reasons


@pytest.mark.parametrize("asked", [asked for asked, _ in QUESTIONS], ids=lambda each: type(each).__name__)
def test_an_answer_to_another_question_is_none(asked):
    stray = KeepAll() if isinstance(asked, JoinToFinish) else StayApart()
    assert asked.why_not(position(), stray) == AnotherQuestion(asked)


def test_with_a_full_hand_that_is_the_reason():
    table = position(hands=["eMc eMp eMr Gp Gr", "A*"], new="Gc")
    asked = ChooseAlleyAction(0)
    assert asked.why_not(table, Spy(1)) == asked.why_not(table, BlackMarket()) == HandFull()
    assert asked.why_not(table, UnionMuscle()) == NoTokenToMove()


def test_tiles_go_back_below_the_pile_only_if_they_are_those_that_were_seen():
    table = position(new="Gc")
    assert ReturnParts(0).why_not(table, Return("bottom", *AXLE)) == NotInHand("axle")


@pytest.mark.parametrize(
    "place", [Cell(-1, "top", 0), Cell(2, "top", 0), Cell(0, "top", 1), Cell(1, "top", 1)]
)
def test_where_nothing_is_nothing_can_be_taken_off(place):
    table = position(cars=[("S* | S*", "A* | A*")])
    assert DismantlePart(0).why_not(table, place) == NoPartThere()


@pytest.mark.parametrize("place", [Cell(0, "bottom", 1), Cell(1, "bottom", 1)])
def test_a_part_that_holds_a_section_together_stays(place):  # ruling 18
    table = position(cars=[("S* -- S* | S* -- S*", "A* A* A* | A* A* A*")])
    assert DismantlePart(0).why_not(table, place) == ThreeSections()
