"""The back alley: espionage, union muscle, black market (rulebook: back_alley)."""

import pytest

from rouages.engine.agenda import answer
from rouages.games.gear_and_piston.choices import BlackMarket, Keep, Return, Slide, Spy, Steal, UnionMuscle
from rouages.games.gear_and_piston.events.town import (
    BlueprintStolen,
    HandSpied,
    MarketSearched,
    MarketVisited,
    PartKept,
    PartsReturned,
    PartStolen,
    Spied,
    TokenIdle,
    TokenMoved,
)
from rouages.games.gear_and_piston.places.alley import (
    KeepPart,
    MoveToken,
    NothingToSteal,
    NoTokenToMove,
    OwnHand,
    ReturnParts,
    StealBlueprint,
)
from rouages.games.gear_and_piston.places.holding import HandFull, PileEmpty
from rouages.games.gear_and_piston.resolution import ResolvePlace
from rouages.games.gear_and_piston.table import BACK_ALLEY, PATENT_OFFICE, WORKSHOP
from tests.games.gear_and_piston.positions import (
    choose,
    hand,
    happened,
    offered,
    options,
    part,
    place,
    play,
    position,
    question,
    signs,
)


def alley(tokens="0", elsewhere=None, **picture):
    table = position(**picture)
    place(table, back_alley=tokens, **(elsewhere or {}))
    play(table, ResolvePlace(BACK_ALLEY))
    return table


def test_one_of_three_actions_must_be_chosen():
    table = alley(hands=["", "eMc"], new="Gp", elsewhere={"workshop": "01"})
    assert [type(option) for option in options(table)] == [Spy, BlackMarket, UnionMuscle]


def test_a_spy_looks_at_a_hand_and_takes_a_blueprint():
    table = alley(hands=["A*", "eMc eMc Gp"])
    choose(table, Spy, victim=1)
    assert happened(table, HandSpied)[0].parts == ("electric_motor", "electric_motor", "gear")
    assert type(question(table)) is StealBlueprint
    assert offered(table, Steal) == "eMc Gp"
    choose(table, Steal, "Gp")
    assert hand(table, 0) == "Gp A*"
    assert hand(table, 1) == "eMc eMc"


def test_only_the_spy_sees_the_hand_and_only_the_two_know_what_was_taken():  # ruling 10
    table = alley(players=3, hands=["", "eMc Gp", ""])
    choose(table, Spy, victim=1)
    choose(table, Steal, "Gp")
    [spied], [stolen] = happened(table, HandSpied), happened(table, PartStolen)
    assert spied.seen_by(0) is spied
    assert spied.seen_by(1) == spied.seen_by(2) == spied.seen_by(None) == Spied(0, 1)
    assert stolen.seen_by(0) is stolen
    assert stolen.seen_by(1) is stolen
    assert stolen.seen_by(2) == BlueprintStolen(0, 1, "new")


def test_a_spy_needs_a_victim_with_a_blueprint():  # ruling 10
    table = alley(players=3, hands=["", "", "eMc"], new="Gp")
    assert [option.victim for option in options(table, Spy)] == [2]
    assert question(table).why_not(table, Spy(1)) == NothingToSteal(1)
    assert question(table).why_not(table, Spy(0)) == OwnHand()


def test_with_five_blueprints_neither_spying_nor_the_black_market():  # ruling 13
    table = alley(hands=["eMc eMp eMr Gp Gr", "A*"], new="Gc", elsewhere={"workshop": "01"})
    assert [type(option) for option in options(table)] == [UnionMuscle]
    assert question(table).why_not(table, BlackMarket()) == HandFull()
    assert question(table).why_not(table, Spy(1)) == HandFull()


def test_union_muscle_moves_a_token_either_way_and_the_others_slide():  # rulings 3, 12
    table = alley(players=3, elsewhere={"patent_office": "1012"})
    choose(table, UnionMuscle)
    assert type(question(table)) is MoveToken
    assert [(option.place, option.start, option.end) for option in options(table)] == [
        ("patent_office", 2, 1),
        ("patent_office", 2, 3),
        ("patent_office", 2, 4),
    ]
    choose(table, Slide, end=4)
    assert table.placed[PATENT_OFFICE] == [1, 1, 2, 0]
    assert happened(table, TokenMoved) == [TokenMoved(0, "patent_office", 2, 4)]


def test_it_may_move_to_the_middle_of_a_line():  # ruling 12
    table = alley(players=3, elsewhere={"patent_office": "1120"})
    choose(table, UnionMuscle)
    choose(table, Slide, end=2)
    assert table.placed[PATENT_OFFICE] == [1, 0, 1, 2]


def test_moves_that_lead_to_the_same_order_are_offered_once():  # ruling 39
    table = alley(elsewhere={"patent_office": "001"})
    choose(table, UnionMuscle)
    assert [(option.start, option.end) for option in options(table)] == [(1, 3)]
    choose(table, Slide, start=1)
    assert table.placed[PATENT_OFFICE] == [0, 1, 0]


def test_a_token_stays_within_its_place_and_behind_those_that_have_acted():  # ruling 12
    table = alley("01021", players=3, hands=["", "A*", ""], elsewhere={"junk_yard": "1"})
    choose(table, Spy, victim=1)
    choose(table, Steal, "A*")
    assert question(table).seat == 1
    choose(table, UnionMuscle)
    assert [(option.place, option.start, option.end) for option in options(table)] == [
        ("back_alley", 5, 3),
        ("back_alley", 5, 4),
    ]


def test_union_muscle_needs_a_token_that_can_change_a_line():  # rulings 12, 39
    table = alley(elsewhere={"workshop": "00"}, new="Gp")
    assert options(table, UnionMuscle) == []
    assert question(table).why_not(table, UnionMuscle()) == NoTokenToMove()


def test_union_muscle_can_win_the_last_place_in_the_workshop():  # ruling 14
    table = alley(elsewhere={"workshop": "01"})
    choose(table, UnionMuscle)
    choose(table, Slide, place="workshop", start=1, end=2)
    assert table.placed[WORKSHOP] == [1, 0]


def test_the_black_market_shows_three_new_parts_and_one_is_kept():
    table = alley(new="eMc Gp Ac Sp")
    choose(table, BlackMarket)
    assert happened(table, MarketSearched)[0].parts == ("electric_motor", "gear", "axle")
    assert type(question(table)) is KeepPart
    assert offered(table, Keep) == "eMc Gp Ac"
    choose(table, Keep, "Gp")
    assert hand(table, 0) == "Gp"
    assert happened(table, PartKept) == [PartKept(0, "gear", ("power",), "new")]
    assert type(question(table)) is ReturnParts


def test_only_who_looks_at_the_market_is_looking_and_no_longer_than_needed():
    table = alley(new="eMc Gp Ac Sp")
    assert table.looker == -1
    choose(table, BlackMarket)
    assert table.looker == 0
    choose(table, Keep, "Gp")
    assert table.looker == 0
    choose(table, Return, "Ac", where="bottom")
    assert (table.looker, table.looked) == (-1, [])
    assert happened(table, PartsReturned) == [PartsReturned(0, "bottom", 2)]


def test_a_single_tile_at_the_market_is_kept_and_nothing_goes_back():  # ruling 11
    table = alley(new="Gp")
    choose(table, BlackMarket)
    choose(table, Keep, "Gp")
    assert (table.looker, table.looked, table.new_pile) == (-1, [], [])
    assert not happened(table, PartsReturned)
    assert not table.agenda


@pytest.mark.parametrize(
    ("where", "first", "pile"),
    [
        ("top", "eMc", "eMc Ac Sp"),
        ("top", "Ac", "Ac eMc Sp"),
        ("bottom", "eMc", "Sp eMc Ac"),
        ("bottom", "Ac", "Sp Ac eMc"),
    ],
)
def test_the_others_go_back_on_top_or_below_in_any_order(where, first, pile):  # ruling 11
    table = alley(new="eMc Gp Ac Sp")
    choose(table, BlackMarket)
    choose(table, Keep, "Gp")
    choose(table, Return, first, where=where)
    assert " ".join(map(signs, table.new_pile[::-1])) == pile


def test_others_learn_only_how_many_tiles_were_seen():
    table = alley(new="eMc Gp Ac Sp")
    choose(table, BlackMarket)
    [event] = happened(table, MarketSearched)
    assert event.seen_by(1) == event.seen_by(None) == MarketVisited(0, 3)


def test_with_fewer_than_three_tiles_what_is_there_is_seen():  # ruling 11
    table = alley(new="eMc Gp")
    choose(table, BlackMarket)
    choose(table, Keep, "Gp")
    assert [signs(each) for each in table.new_pile] == ["eMc"]
    assert not table.agenda


def test_an_empty_pile_has_no_black_market():  # ruling 11
    table = alley(hands=["", "A*"])
    assert options(table, BlackMarket) == []
    assert question(table).why_not(table, BlackMarket()) == PileEmpty("new")


def test_a_token_that_can_do_nothing_still_rests():  # ruling 12
    table = alley()
    assert happened(table, TokenIdle)[0].place == "back_alley"
    assert table.resting == [0]
    assert not table.agenda


def test_who_put_tiles_back_knows_them_and_nobody_else_does():
    table = alley(new="eMc Gp Ac Sp")
    choose(table, BlackMarket)
    choose(table, Keep, "Gp")
    answer(table, 0, Return("top", "axle", ("comfort",)))
    assert table.new_seen == [0, 1, 1]
    assert table.new_pile[-1] == part("Ac")


def test_also_below_the_pile():
    table = alley("1", new="eMc Gp Ac Sp Sr")
    choose(table, BlackMarket)
    choose(table, Keep, "Gp")
    choose(table, Return, "Ac", where="bottom")
    assert table.new_seen == [2, 2, 0, 0]
