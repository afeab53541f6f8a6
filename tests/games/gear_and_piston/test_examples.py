"""The rulebook's own examples, step by step (rulebook: turn, building, repair, salvage, scoring)."""

from rouages.games.gear_and_piston.box.components import our_set
from rouages.games.gear_and_piston.box.tiles import BACK_OF, SALVAGE
from rouages.games.gear_and_piston.cars.faults import lacks
from rouages.games.gear_and_piston.choices import (
    Add,
    BlackMarket,
    Build,
    Cell,
    Cover,
    Discard,
    Dismantle,
    DrawBlind,
    Fit,
    GoTo,
    Join,
    Keep,
    KeepAll,
    Repair,
    Return,
    Swap,
    Take,
)
from rouages.games.gear_and_piston.ending import CountPoints, outcome
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.round import Round
from rouages.games.gear_and_piston.salvage import CompleteCar
from rouages.games.gear_and_piston.scoring import score
from tests.games.gear_and_piston.positions import (
    choose,
    hand,
    options,
    part,
    play,
    position,
    question,
    shown,
    signs,
)

BLUE, GREEN = 0, 1


def test_a_round_with_two_players():
    """« Exemple de tour de jeu dans une partie à 2 joueurs »."""
    table = position(
        first=BLUE,
        hands=["sF*", "S* Gr"],
        cars=[("eM*! eF*", "A*! G*"), ("gMp", "Gc")],
        patents="eMr eFc gIp+ sMp Ap Sr",
        scrap="A*! G*! S*",
        new="sMr Gp Ic+ gFp eir ip+ gMc Sp Gr Ac eMc",
        junk="gF* eM*! S*! A* G* A*! sF*! gM*! eF*",
    )
    play(table, Round())

    for seat, where in (
        (BLUE, "patent_office"),
        (GREEN, "workshop"),
        (BLUE, "junk_yard"),
        (GREEN, "junk_yard"),
        (BLUE, "workshop"),
        (GREEN, "patent_office"),
        (BLUE, "back_alley"),
        (GREEN, "patent_office"),
    ):
        assert question(table).seat == seat
        choose(table, GoTo, place=where)
        if seat == GREEN and where == "junk_yard":
            assert "junk_yard" not in [option.place for option in options(table)], "the yard is full"
    assert table.placed == [[BLUE], [BLUE, GREEN, GREEN], [BLUE, GREEN], [GREEN, BLUE]]

    # 1. Blue has two points of instability and keeps all her blueprints; Green discards one.
    assert table.instability == [2, 0]
    choose(table, KeepAll)
    choose(table, Discard, "S*")

    # 2. Blue visits the black market, keeps one tile and puts the others below the pile.
    choose(table, BlackMarket)
    choose(table, Keep, "Gp")
    choose(table, Return, "sMr", where="bottom")
    assert [signs(each) for each in table.new_pile[:2]] == ["Ic+", "sMr"]
    assert table.resting == [BLUE]

    # 3. Blue takes a part face up; Green draws one unseen, then takes one face up.
    assert question(table).seat == BLUE
    choose(table, Take, "eMr")
    assert question(table).seat == GREEN
    choose(table, DrawBlind)
    choose(table, Take, "gIp+")
    assert [signs(each) for each in table.patents] == ["--", "eFc", "--", "sMp", "Ap", "Sr"]

    # 4. Blue takes a junk part face up, whose place is filled, then one unseen; Green takes two unseen.
    choose(table, Take, "G*!")
    assert [signs(each) for each in table.scrap] == ["A*!", "gF*", "S*"]
    choose(table, DrawBlind)
    assert hand(table, BLUE) == "eMr Gp eM*! sF* G*!"
    assert question(table).seat == GREEN
    choose(table, DrawBlind)
    choose(table, DrawBlind)
    assert hand(table, GREEN) == "gFp Gr gIp+ S*! A*"

    # 5. Blue was last in the workshop and keeps the first player tile. Green has three actions.
    assert table.first == BLUE
    assert (question(table).seat, question(table).actions) == (GREEN, 3)
    choose(table, Build, "A*")
    choose(table, Cell, row="bottom", column=1)
    choose(table, Build, "gFp")
    choose(table, Cell, row="top", column=1)
    choose(table, Repair)
    choose(table, Swap, "Gr")
    assert shown(table.cars[GREEN]) == ("gMp gFp", "Gr A*")

    # Blue has two: she dismantles a part, then builds one.
    assert (question(table).seat, question(table).actions) == (BLUE, 2)
    choose(table, Dismantle)
    choose(table, Cell, row="top", column=0)
    choose(table, Build, "eMr")
    choose(table, Cell, row="top", column=0)
    assert shown(table.cars[BLUE]) == ("eMr eF*", "A*! G*")

    # The four patents and the three junk parts that are left are discarded and replaced; a new round begins.
    assert [signs(each) for each in table.new_discard] == ["Gc", "eFc", "sMp", "Ap", "Sr"]
    assert [signs(each) for each in table.junk_discard] == ["S*", "eM*!", "A*!", "gF*", "S*"]
    assert len([each for each in table.patents if each]) == 6
    assert len([each for each in table.scrap if each]) == 3
    assert table.round == 3
    assert question(table).seat == BLUE
    assert table.tokens == [3, 4], "the token from the back alley rests"


def test_building_a_car():
    """« Exemple de Construction Automobile »."""
    table = position(
        hands=["Ac eM*! Gr eMc gFp"],
        cars=[("gMp gF*! | S* Ic+", "Gp A* | G* --")],
    )
    play(table, ChooseWork(0, 3))

    # (1) Green joins the two sections, which is free.
    choose(table, Join)
    choose(table, Fit, side="right")
    assert shown(table.cars[0]) == ("gMp gF*! S* Ic+", "Gp A* G* --")
    assert question(table).actions == 3
    assert {lack.what: lack.count for lack in lacks(table.cars[0])} == {"axle": 1, "bottom": 1, "carried": 1}

    # (2) He builds an axle for the parts that nothing carries, then a junk electric motor.
    choose(table, Build, "Ac")
    choose(table, Cell, row="bottom", column=3)
    assert lacks(table.cars[0]) == ()
    choose(table, Build, "eM*!")
    choose(table, Cell, row="top", column=4)
    assert question(table).actions == 1

    # (3) With his last action he repairs three parts, one of them built a moment ago.
    choose(table, Repair)
    for blueprint, column in (("Gr", 0), ("eMc", 4), ("gFp", 1)):
        choose(table, Swap, blueprint, column=column)
    assert shown(table.cars[0]) == ("gMp gFp S* Ic+ eMc", "Gr A* G* Ac --")
    assert [signs(each) for each in table.new_discard] == ["Gp"]
    assert sorted(signs(each) for each in table.junk_discard) == ["eM*!", "gF*!"]
    assert hand(table, 0) == ""
    assert not table.agenda


EXAMPLE = ("eMr eF* eFc sMr eF*", "eir Ac Gp ir+ --")
"""A car that fits all that the two examples say of it."""


def salvaged():
    table = position(cars=[EXAMPLE], salvage="1 0 2 1 1", investors=("I1-autonomy", "I2-hybrid"))
    play(table, CompleteCar(0))
    return table


def test_placing_salvage():
    """« Exemple de placement de Pièces de Récupération »."""
    table = salvaged()
    assert {lack.what: lack.count for lack in lacks(table.cars[0])} == {
        "steam_fuel": 1,
        "steering": 1,
        "axle": 1,
        "bottom": 1,
        "carried": 3,
    }

    # (1) He may cover the steam motor, or give it a fuel; he covers an electric junk fuel with a steam fuel.
    assert Cover("filler", "top", 3) in options(table)
    choose(table, Cover, part="steam_fuel", column=4)
    # (2) An axle carries the parts around it and fills the gap of the bottom row.
    choose(table, Add, part="axle", row="bottom", column=4)
    # (3) A steering in the top row makes a gap below it, which needs a last tile.
    choose(table, Add, part="steering", row="top", column=5)
    assert {lack.what: lack.count for lack in lacks(table.cars[0])} == {"bottom": 1}
    choose(table, Add, part="filler", row="bottom", column=5)
    assert shown(table.cars[0]) == ("eMr eF* eFc sMr sF%1 S%2", "eir Ac Gp ir+ A%0 #%1")
    assert not table.agenda


def test_counting_points():
    """« Exemple de décompte » : 8 + 0 + 4 - 3 = 9."""
    table = salvaged()
    choose(table, Cover, part="steam_fuel", column=4)
    choose(table, Add, part="axle", row="bottom", column=4)
    choose(table, Add, part="steering", row="top", column=5)
    choose(table, Add, part="filler", row="bottom", column=5)
    table.ending = "car_complete"
    play(table, CountPoints())
    found = score(table, 0)
    assert found.investors == (8, 0), "four icons of autonomy 7, one of power 0, two of comfort 1; no hybrid"
    assert found.area == 4, "the four electric parts"
    assert found.instability == 3, "1 + 0 + 2 + 1, less one for reliability"
    assert outcome(table).scores[0] == 9


def test_the_tiles_of_the_examples_are_in_our_set():
    ours = our_set().new_tiles(2) + our_set().junk_tiles(2)
    for row in EXAMPLE:
        for each in map(part, row.split()):
            assert each in ours or not each or BACK_OF[each] == SALVAGE
