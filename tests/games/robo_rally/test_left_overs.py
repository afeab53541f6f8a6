"""Left-over cards: beside registers and on option cards (rulebook: option_cards, programming)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.cards.program import ACTION, CARD_OF, NO_CARD, PRIORITY
from rouages.games.robo_rally.events.turn import CardStored, FlywheelUsed
from rouages.games.robo_rally.left_overs import (
    NOTHING,
    AddTurn,
    Beside,
    Nothing,
    ParkCard,
    Place,
    StoreCard,
    TakeFromFlywheel,
)
from rouages.games.robo_rally.programming import DONE, Finish, ProgramRobots
from rouages.games.robo_rally.reasons import NotBeside, NotInHand
from rouages.games.robo_rally.revealing import No, Yes
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    find,
    floor,
    hand,
    happened,
    play,
    program,
)

STORES = [
    (ParkCard, "parked", OptionCard.CONDITIONAL_PROGRAM),
    (StoreCard, "flywheel", OptionCard.FLYWHEEL),
]


def programmed(*options):
    """Robot B has a whole program, two cards left over, and these option cards."""
    table = equip(program(floor("A> . B<"), "B:m1,l,l,l,m2"), "B", *options)
    hand(table, "B", "r@80", "m1@500")
    table.down[0] = True
    return play(table, ProgramRobots())


def test_every_card_is_offered_by_its_action_and_number():
    table = programmed("conditional_program")
    assert ParkCard(1, 1).options(table) == [NOTHING, Place("move_1", 500), Place("rotate_right", 80)]


@pytest.mark.parametrize(("question", "field", "option"), STORES)
def test_a_card_that_is_stored_leaves_the_hand_and_is_told_but_not_which(question, field, option):
    table = programmed(option)
    assert table.next.branches[1][-1] == question(1, 1)
    table.news.clear()
    choose(table, Place, priority=80)
    assert getattr(table, field) == CARD_OF[80]
    assert [PRIORITY[card] for card in table.hands[1]] == [500]
    assert table.news == [CardStored(1, 1, option)]
    assert asked_kind(table) is Finish


@pytest.mark.parametrize(("question", "field", "option"), STORES)
def test_nothing_need_be_stored(question, field, option):
    table = programmed(option)
    choose(table, Nothing)
    assert getattr(table, field) == NO_CARD
    assert len(table.hands[1]) == 2
    assert not happened(table, CardStored)


@pytest.mark.parametrize(("question", "field", "option"), STORES)
def test_a_card_that_is_not_in_the_hand_cannot_be_stored(question, field, option):
    table = programmed(option)
    decision = asked(table, 1)
    assert decision.why_not(table, Place("u_turn", 10)) == NotInHand(10)
    assert decision.why_not(table, DONE) == AnotherQuestion(decision)


def test_who_has_conditional_program_only_parks_and_who_has_a_flywheel_only_keeps():
    assert programmed("conditional_program").next.branches[1] == [Finish(1), ParkCard(1, 1)]
    assert programmed("flywheel").next.branches[1] == [Finish(1), StoreCard(1, 1)]


def test_after_the_turns_beside_registers_come_the_cards_that_are_stored():
    table = programmed("crab_legs", "conditional_program", "flywheel")
    asks = []
    while asked_kind(table) is not Finish:
        asks.append(asked_kind(table))
        choose(table, Nothing)
    assert asks == [AddTurn, ParkCard, StoreCard]


def test_without_left_over_cards_nobody_is_asked_about_them():
    table = equip(floor("A> . B<"), "B", "conditional_program", "flywheel")
    hand(table, "B", "m1", "m1", "m2", "m2", "m3")
    table.down[0] = True
    play(table, ProgramRobots())
    for _ in range(5):
        choose(table, priority=PRIORITY[table.hands[1][0]])
    assert asked_kind(table) is Finish


@pytest.mark.parametrize(("answer", "used"), [(Yes, True), (No, False)])
def test_the_card_on_the_flywheel_may_stay_there(answer, used):
    table = equip(floor("A> . B<"), "B", "flywheel")
    kept = table.flywheel = find(table, "m3@840")
    hand(table, "B", "m1", "m1", "m1", "l", "l")
    table.down[0] = True
    play(table, ProgramRobots())
    assert asked(table, 1) == TakeFromFlywheel(1, 1)
    choose(table, answer)
    assert table.flywheel == (NO_CARD if used else kept)
    assert (kept in table.hands[1]) is used
    assert happened(table, FlywheelUsed) == ([FlywheelUsed(1, 1)] if used else [])


@pytest.mark.parametrize(
    ("locks", "registers"), [(0, [1, 2, 3, 4, 5]), (0b10000, [1, 2, 3, 4]), (0b11000, [1, 2, 3])]
)
def test_a_turn_lies_beside_a_move_of_this_turn_never_beside_a_locked_one(locks, registers):
    table = equip(program(floor("A> . B<"), "A:m1,m2,m3,b,m1"), "A", "dual_processor")
    hand(table, "A", "r")
    table.locks[0] = locks
    assert [option.register for option in AddTurn(0, 0).options(table)[1:]] == registers


def test_a_turn_cannot_lie_beside_a_turn_nor_beside_an_empty_register():
    table = equip(program(floor("A> . B<"), "A:l,m2,u"), "A", "dual_processor")
    hand(table, "A", "r")
    assert [option.register for option in AddTurn(0, 0).options(table)[1:]] == [2]


def test_a_turn_that_is_laid_leaves_the_hand_and_lies_on_the_option_card_it_is_for():
    for option, field in (("crab_legs", "side_cards"), ("dual_processor", "turn_cards")):
        table = programmed("crab_legs", "dual_processor")
        choose(table, register=1, option=option)
        laid = [NO_CARD] * 5
        assert (table.side_cards == laid, table.turn_cards == laid) == (
            field != "side_cards",
            field != "turn_cards",
        )
        assert getattr(table, field) == [CARD_OF[80], *laid[1:]]
        assert [ACTION[card] for card in table.hands[1]] == ["move_1"]


def test_what_cannot_lie_beside_a_register_is_refused_with_the_reason():
    table = programmed("crab_legs")
    decision = asked(table, 1)
    own = Beside(5, "rotate_right", 80, OptionCard.CRAB_LEGS)
    assert decision.why_not(table, own) == NotBeside(5)
    other = Beside(1, "u_turn", 10, OptionCard.CRAB_LEGS)
    assert decision.why_not(table, other) == NotInHand(10)
    assert decision.why_not(table, DONE) == AnotherQuestion(decision)
