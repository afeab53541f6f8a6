"""Programs are made at the same time; what one takes back is nothing to another (rulebook: programming)."""

import pytest

import rouages
from rouages.games.robo_rally.cards.option import CRAB_LEGS, DUAL_PROCESSOR
from rouages.games.robo_rally.cards.program import ACTION, FORWARD, PRIORITY, TURN, Action
from rouages.games.robo_rally.left_overs import AddTurn, Beside


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
