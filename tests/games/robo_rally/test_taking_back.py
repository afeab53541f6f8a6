"""Programs are made at the same time; what one takes back is nothing to another (rulebook: programming)."""

import pytest

import rouages
from rouages.engine.refusals import AnswerIsFinal
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.option import CRAB_LEGS, DUAL_PROCESSOR
from rouages.games.robo_rally.cards.program import ACTION, FORWARD, NO_CARD, PRIORITY, TURN, Action
from rouages.games.robo_rally.left_overs import AddTurn, Beside
from rouages.games.robo_rally.programming import DONE, LET_TIME_RUN_OUT, Finish
from rouages.proving.contract import begin


def program(match, seat, wanted):
    """Lay five cards, the wanted ones first, and keep the last turns of the hand."""
    hand = match.table.hands[seat]
    left_over = [card for card in hand if TURN[card] and card not in wanted][-2:]
    cards = [*wanted, *(card for card in hand if card not in (*wanted, *left_over))][:5]
    for card in cards:
        options = match.decision(seat).options
        match.play(seat, next(option for option in options if option.priority == PRIORITY[card]))
    assert isinstance(match.decision(seat).prompt, AddTurn)


@pytest.fixture
def rivals():
    """One with Crab Legs and one with a Dual Processor, each with a move in register 1."""
    match = rouages.new("robo-rally", players=8, seed=63, course="flag-fry")
    held = match.table.held
    legs, processor = (
        next(seat for seat in range(8) if held[seat] & card) for card in (CRAB_LEGS, DUAL_PROCESSOR)
    )
    program(match, legs, [card for card in match.table.hands[legs] if ACTION[card] is Action.MOVE_1][:1])
    program(match, processor, [card for card in match.table.hands[processor] if FORWARD[card]][:2])
    return match, legs, processor


def beside(match, seat, register):
    return next(
        option
        for option in match.decision(seat).options
        if isinstance(option, Beside) and option.register == register
    )


def test_what_one_lays_beside_a_register_changes_nothing_for_another(rivals):
    match, legs, processor = rivals
    offered = match.decision(processor).prompt.options(match.table)
    match.play(legs, beside(match, legs, 1))
    assert match.decision(processor).prompt.options(match.table) == offered


def test_taking_back_leaves_the_programs_of_others_alone(rivals):
    match, legs, processor = rivals
    match.play(legs, beside(match, legs, 1))
    match.play(processor, beside(match, processor, 2))
    laid = match.table.turn_cards[:]
    match.undo(legs)
    assert match.table.turn_cards == laid


def test_the_record_leads_to_the_same_programs_whoever_looked_first(rivals):
    match, legs, processor = rivals
    chosen = beside(match, processor, 1)
    match.play(legs, beside(match, legs, 1))
    match.play(processor, chosen)
    assert rouages.replay(match.record()) == match


def complete(match, seat):
    while not isinstance(match.decision(seat).prompt, Finish):
        match.play(seat, 0)


def test_whoever_has_said_to_be_done_does_not_think_again():  # ruling 50
    match = begin(GAME, 3, {}, seed=1)
    complete(match, 0)
    assert match.can_undo(0)
    match.play(0, DONE)
    assert not match.can_undo(0)
    with pytest.raises(AnswerIsFinal):
        match.undo(0)


def test_that_another_is_done_bars_no_way_back():  # ruling 50
    match = begin(GAME, 3, {}, seed=1)
    complete(match, 1)
    complete(match, 0)
    match.play(0, DONE)
    for _ in range(5):
        match.undo(1)
    assert match.table.registers[1] == [NO_CARD] * 5
    assert match.pending == (1, 2)


def test_what_was_left_to_chance_stays_there():  # ruling 50
    match = begin(GAME, 3, {}, seed=1)
    match.play(0, LET_TIME_RUN_OUT)
    assert not match.can_undo(0)
