"""Dealing, programming and the sand timer (rulebook: dealing, programming, sand_timer)."""

import random

import pytest

from rouages.engine.agenda import AnotherQuestion, pending
from rouages.engine.game import Sand
from rouages.engine.refusals import IllegalChoice, UndoTooLate
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import ACTION, CARDS, FORWARD, NO_CARD, PRIORITY, TURN, Action
from rouages.games.robo_rally.dealing import DealCards
from rouages.games.robo_rally.decks import draw
from rouages.games.robo_rally.events.turn import RegistersFilled
from rouages.games.robo_rally.left_overs import Place, TakeFromFlywheel, UseLeftOvers
from rouages.games.robo_rally.power import AnnouncePowerDowns
from rouages.games.robo_rally.programming import (
    DONE,
    LET_TIME_RUN_OUT,
    CloseProgramming,
    Finish,
    NotInHand,
    Program,
    ProgramRobots,
    sand,
)
from rouages.games.robo_rally.table import Phase
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import equip, find, floor, hand, play, program


def fill(match, seat):
    while isinstance(match.decision(seat).prompt, Program):
        match.play(seat, 0)


def ready(match, seat):
    fill(match, seat)
    match.play(seat, DONE)


def test_there_are_84_cards_with_the_printed_numbers():
    counts = {action: ACTION.count(action) for action in Action}
    assert counts == {
        "u_turn": 6,
        "rotate_left": 18,
        "rotate_right": 18,
        "back_up": 6,
        "move_1": 18,
        "move_2": 12,
        "move_3": 6,
    }
    assert list(PRIORITY) == list(range(10, 850, 10))
    assert all((forward != 0) != (turn != 0) for forward, turn in zip(FORWARD, TURN, strict=True))


def test_everyone_gets_nine_cards_one_fewer_for_each_damage():
    table = floor("A> . B< . C<")
    table.damage = [0, 3, 4]
    play(table, DealCards())
    assert [len(hand) for hand in table.hands] == [9, 6, 5]


def test_locked_cards_are_not_dealt_again():
    table = program(floor("A> . B<"), "A:m1,m2,m3,l,r")
    table.damage[0], table.locks[0] = 9, 0b11111
    locked = set(table.registers[0])
    play(table, DealCards())
    assert not locked & set(table.deck + table.hands[1])
    assert len(table.deck) + len(table.hands[1]) + len(locked) == CARDS


def test_a_deck_that_runs_out_is_made_anew_from_the_discards():  # ruling 42
    table = floor("A> . B<")
    table.discard, table.deck = table.deck[:40], []
    table.discard.sort()
    card = draw(table)
    assert 0 <= card < 84
    assert len(table.deck) == 39
    assert table.discard == []


def test_with_extra_memory_one_more_is_dealt_even_at_nine_damage():  # ruling 15
    table = equip(program(floor("A> . B<"), "A:m1,m2,m3,l,r"), "A", "extra_memory")
    table.damage[0], table.locks[0] = 9, 0b11111
    play(table, DealCards())
    assert len(table.hands[0]) == 1


def test_all_program_at_the_same_time_one_register_after_the_other():
    match = begin(GAME, 3, {}, 1)
    assert match.pending == (0, 1, 2)
    for number in range(1, 6):
        assert match.decision(1).prompt == Program(1, 1, number)
        match.play(1, 0)
    assert match.decision(1).prompt == Finish(1)
    assert match.decision(0).prompt == Program(0, 0, 1)


def asks(table):
    """Who is asked what, the next question first."""
    play(table, ProgramRobots())
    return {seat: branch[::-1] for seat, branch in table.next.branches.items()} if table.agenda else {}


def test_whoever_has_nothing_to_program_is_not_asked():
    table = program(floor("A> . B< . C< . D<"), "B:m1,m2,m3,l,r C:m1,m2,m3,l,r D:m1")
    hand(table, "A", "m1", "m1", "m1", "l", "l")
    hand(table, "C", "u")
    table.damage, table.locks = [0, 9, 9, 0], [0, 0b11111, 0b11111, 0]
    equip(equip(table, "B", "flywheel"), "C", "extra_memory")
    table.down[3] = True
    assert asks(table) == {0: [Program(0, 0, 1), Finish(0)]}


def test_where_nobody_programs_the_turn_goes_on():
    table = floor("A> . B<")
    table.down = [True, True]
    assert asks(table) == {}
    assert table.phase is Phase.PROGRAM


def test_the_card_on_the_flywheel_is_offered_to_its_owner_only():
    table = equip(equip(floor("A> . B<"), "A", "brakes"), "B", "flywheel")
    table.flywheel = find(table, "u")
    for letter in "AB":
        hand(table, letter, "m1", "m1", "m1", "l", "l")
    assert asks(table) == {
        0: [Program(0, 0, 1), Finish(0)],
        1: [TakeFromFlywheel(1, 1), Program(1, 1, 1), UseLeftOvers(1, 1), Finish(1)],
    }


def test_an_empty_flywheel_has_nothing_to_offer():
    table = equip(floor("A> . ."), "A", "flywheel")
    hand(table, "A", "m1", "m1", "m1", "l", "l")
    assert asks(table) == {0: [Program(0, 0, 1), UseLeftOvers(0, 0), Finish(0)]}


def test_with_every_register_locked_a_card_on_the_flywheel_stays_there():
    table = equip(program(floor("A> . ."), "A:m1,m2,m3,l,r"), "A", "flywheel", "extra_memory")
    hand(table, "A", "l")
    table.flywheel = find(table, "u")
    table.damage[0], table.locks[0] = 9, 0b11111
    assert asks(table) == {0: [Finish(0)]}


def test_what_is_no_card_is_no_answer():
    decision = Program(0, 0, 1)
    assert decision.why_not(floor("A> . ."), DONE) == AnotherQuestion(decision)


def test_a_card_is_used_once():
    match = begin(GAME, 2, {}, 1)
    card = match.decision(0).options[3]
    match.play(0, card)
    assert card not in match.decision(0).options
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, Place(card.action, card.priority))
    assert refusal.value.fields["why"] == NotInHand(card.priority)
    assert NotInHand.rule == "programming"


def test_everything_can_be_taken_back_until_one_is_done():
    match = begin(GAME, 2, {}, 1)
    ready(match, 1)
    fill(match, 0)
    for _ in range(5):
        match.undo(0)
    assert match.table.registers[0] == [NO_CARD] * 5
    assert NO_CARD not in match.table.registers[1]
    ready(match, 0)
    with pytest.raises(UndoTooLate):
        match.undo(0)


def test_others_see_that_a_seat_is_done_but_no_card():
    match = begin(GAME, 2, {}, 1)
    ready(match, 0)
    seen = match.view(1).robots[0]
    assert seen.ready
    assert seen.hand == ()
    assert [(register.filled, register.card) for register in seen.registers] == [(True, None)] * 5
    assert match.view(0).robots[0].registers[0].card is not None


def test_left_over_cards_are_discarded():
    table = program(floor("A> . B<"), "A:m1,m2,m3,l,r B:m1,m2,m3,l,r")
    hand(table, "A", "u", "b")
    play(table, CloseProgramming())
    assert table.hands == [[], []]
    assert len(table.discard) == 2


def test_the_timer_starts_for_the_last_one():
    match = begin(GAME, 3, {}, 1)
    assert match.view(0).timer == ()
    ready(match, 0)
    assert match.view(0).timer == ()
    ready(match, 2)
    assert [(timer.seat, timer.seconds) for timer in match.view(0).timer] == [(1, 30)]


def test_the_timer_runs_from_the_deal_when_only_one_programs():
    assert begin(GAME, 1, {}, 1).view(0).timer[0].seat == 0


def test_the_timer_can_be_left_out():
    assert begin(GAME, 1, {"sand_timer": False}, 1).view(0).timer == ()


def test_thirty_seconds_for_each_robot_of_the_last_one():
    match = begin(GAME, 2, {"course": "interference"}, 1)
    ready_all(match, 0)
    assert match.view(1).timer[0].seconds == 60


def ready_all(match, seat):
    while seat in match.pending:
        match.play(seat, 0)


def test_some_courses_give_everybody_a_fixed_time():  # ruling 47
    for course, seconds in (("ball-lightning", 30), ("tight-collar", 60)):
        timers = begin(GAME, 2, {"course": course}, 1).view(None).timer
        assert [(timer.seat, timer.seconds) for timer in timers] == [(0, seconds), (1, seconds)]


@pytest.mark.parametrize(
    ("course", "seats", "seconds", "by_others"),
    [
        ("risky-exchange", (1,), 30, True),
        ("ball-lightning", (0, 1), 30, False),
        ("tight-collar", (0, 1), 60, False),
    ],
)
def test_the_others_turn_the_timer_unless_the_course_does(course, seats, seconds, by_others):  # ruling 47
    match = begin(GAME, 2, {"course": course}, 1)
    if by_others:
        ready(match, 0)
    assert sand(match.table) == tuple(Sand(seat, seconds, 1, by_others) for seat in seats)


def test_the_timer_runs_for_programs_only():
    table = floor("A> . .")
    table.damage[0] = 1
    play(table, AnnouncePowerDowns())
    assert pending(table) == (0,)
    assert sand(table) == ()


def test_when_time_runs_out_the_missing_registers_are_filled_from_the_hand():  # ruling 37
    match = begin(GAME, 2, {}, 1)
    dealt = set(match.table.hands[0])
    match.play(0, 0)
    first = match.table.registers[0][0]
    ready(match, 1)
    decision = match.decision(0).prompt
    assert decision.default(match.table) == LET_TIME_RUN_OUT
    match.play(0, decision.default(match.table))
    [filled] = [event for event in match.log.events if isinstance(event, RegistersFilled)]
    assert filled.registers == (2, 3, 4, 5)
    assert filled.seen_by(1).cards == ()
    assert {10 * (card + 1) for card in dealt} >= set(filled.cards)
    assert 10 * (first + 1) not in filled.cards


def test_what_chance_fills_can_be_any_order():
    orders = set()
    for seed in range(20):
        match = begin(GAME, 1, {}, 1)
        world = match.imagine(0, seed)
        world.play(0, LET_TIME_RUN_OUT)
        orders |= {event.cards for event in world.log.events if isinstance(event, RegistersFilled)}
    assert len(orders) > 10


def test_every_decision_has_a_default_among_its_options():
    kinds = set()
    courses = ("option-world", "war-zone", "capture-the-flag", "tricksy", "marathon-madness") * 4
    for seed, course in enumerate(courses):
        match = begin(GAME, 6 if course != "tricksy" else 4, {"course": course}, seed)
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.pending)
            question = match.decision(seat)
            prompt, options = question.prompt, question.options
            assert prompt.default(match.table) in options
            kinds.add(type(prompt).__name__)
            match.play(seat, rng.randrange(len(options)))
    assert len(kinds) > 12
