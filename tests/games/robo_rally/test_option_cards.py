"""The 26 option cards, those that move and program (rulebook: option_cards)."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.robo_rally.cards.option import NAMES, PRINTED, OptionCard, bit
from rouages.games.robo_rally.cards.program import ACTION, NO_CARD
from rouages.games.robo_rally.conveyors import RunAllBelts, TurnGears
from rouages.games.robo_rally.dealing import DealCards, Recompile
from rouages.games.robo_rally.decks import lose_option
from rouages.games.robo_rally.events.register import CardRevealed, CardSwapped, Stayed
from rouages.games.robo_rally.flags import TouchFlags
from rouages.games.robo_rally.hits import TakeDamage
from rouages.games.robo_rally.left_overs import AddTurn, ParkCard, StoreCard, TakeFromFlywheel
from rouages.games.robo_rally.movement import ChooseDistance
from rouages.games.robo_rally.programming import CloseProgramming, Finish, ProgramRobots
from rouages.games.robo_rally.repairs import ErasePrograms, Repair, TripCircuitBreaker
from rouages.games.robo_rally.revealing import No, PullAbortSwitch, Stabilize, UseParkedCard, Yes
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    find,
    floor,
    hand,
    happened,
    known,
    play,
    program,
    put,
    register,
    shown,
    top,
)


@pytest.mark.parametrize("first", ["A", "B"])
def test_before_a_register_dock_1_declares_first(first):
    second = "B" if first == "A" else "A"
    table = equip(equip(floor("A> . . B<"), first, "conditional_program"), second, "gyroscopic_stabilizer")
    table.parked = find(table, "u")
    register(table, "A:l B:r")
    assert pending(table) == (0,)
    choose(table, No)
    assert pending(table) == (1,)


def test_there_are_26_each_once():
    assert len(NAMES) == 26
    assert set(PRINTED) == set(NAMES)
    table = floor("A> . .")
    assert sorted(table.option_deck) == list(range(26))


@pytest.mark.parametrize(
    ("option", "card", "squares", "after"),
    [
        ("brakes", "m1", 0, ". . A> . . . ."),
        ("brakes", "m1", 1, ". . . A> . . ."),
        ("fourth_gear", "m3", 4, ". . . . . . A>"),
        ("fourth_gear", "m3", 3, ". . . . . A> ."),
        ("reverse_gear", "b", 2, "A> . . . . . ."),
        ("reverse_gear", "b", 1, ". A> . . . . ."),
    ],
)
def test_brakes_and_gears_change_how_far_a_card_moves(option, card, squares, after):
    table = register(equip(floor(". . A> . . . ."), "A", option), f"A:{card}")
    assert asked_kind(table) is ChooseDistance
    choose(table, squares=squares)
    assert shown(table) == after
    assert bool(happened(table, Stayed)) is (squares == 0)


@pytest.mark.parametrize(
    ("option", "card"),
    [
        (option, card)
        for option, own in (("brakes", "m1"), ("fourth_gear", "m3"), ("reverse_gear", "b"))
        for card in ("m1", "m2", "m3", "b", "l", "r", "u")
        if card != own
    ],
)
def test_they_change_no_other_card(option, card):
    assert asked_kind(register(equip(floor(". . A> . . . ."), "A", option), f"A:{card}")) is None


def test_crab_legs_step_aside_without_turning():
    table = equip(floor(". .\nA> .\n. ."), "A", "crab_legs")
    table.side_cards[0] = find(table, "l")
    register(table, "A:m1")
    assert shown(table) == "A> . / . . / . ."
    assert happened(table, CardRevealed)[0].beside == "rotate_left"
    assert known(table, table.side_cards[0])


def test_crab_legs_want_a_move_1_and_a_quarter_turn():
    table = equip(floor("A> . ."), "A", "crab_legs")
    program(table, "A:m1,m2,b,m1,l")
    hand(table, "A", "r", "u")
    options = AddTurn(0, 0).options(table)[1:]
    assert [(option.register, option.action) for option in options] == [
        (1, "rotate_right"),
        (4, "rotate_right"),
    ]


@pytest.mark.parametrize(
    ("move", "turn", "after"),
    [
        ("m3", "r", ". . . Av ."),
        ("m2", "l", ". . A^ . ."),
        ("m1", "l", ". A^ . . ."),
        ("b", "r", ". Av . . ."),
        ("m3", "u", ". . A< . ."),
        ("m1", "u", ". A< . . ."),
    ],
)
def test_the_dual_processor_moves_one_square_less_then_turns(move, turn, after):  # ruling 22
    table = equip(floor(". A> . . ."), "A", "dual_processor")
    table.turn_cards[0] = find(table, turn)
    assert shown(register(table, f"A:{move}")) == after


@pytest.mark.parametrize(
    ("gear", "move", "squares", "turn", "after"),
    [
        ("fourth_gear", "m3", 4, "u", ". . . . . A< ."),
        ("fourth_gear", "m3", 3, "u", ". . . . A< . ."),
        ("fourth_gear", "m3", 4, "r", ". . . . . . Av"),
        ("reverse_gear", "b", 2, "r", ". . Av . . . ."),
    ],
)
def test_a_gear_sets_the_distance_from_which_a_turn_takes_its_squares(
    gear, move, squares, turn, after
):  # ruling 53
    table = equip(floor(". . . A> . . ."), "A", gear, "dual_processor")
    table.turn_cards[0] = find(table, turn)
    register(table, f"A:{move}")
    assert shown(choose(table, squares=squares)) == after


def test_turns_are_added_after_programming_and_only_left_over_cards():
    table = equip(floor("A> . ."), "A", "dual_processor")
    hand(table, "A", "m1", "m2", "m3", "l", "l", "r")
    play(table, ProgramRobots())
    for _ in range(5):
        choose(table, priority=10 * (table.hands[0][0] + 1))
    assert asked_kind(table) is AddTurn
    assert len(table.hands[0]) == 1
    choose(table, register=1, option="dual_processor")
    assert table.turn_cards[0] != NO_CARD
    assert table.hands[0] == []


def test_several_turns_can_be_added_one_after_the_other():
    table = equip(program(floor("A> . ."), "A:m1,m2,l,l,l"), "A", "dual_processor")
    hand(table, "A", "r", "u")
    play(table, ProgramRobots())
    choose(table, register=1, action="rotate_right")
    assert asked_kind(table) is AddTurn
    choose(table, register=2, action="u_turn")
    assert [card != NO_CARD for card in table.turn_cards] == [True, True, False, False, False]
    assert asked_kind(table) is Finish


@pytest.mark.parametrize(("own", "other"), [("crab_legs", "turn_cards"), ("dual_processor", "side_cards")])
def test_a_turn_beside_another_robots_register_is_nothing_to_me(own, other):
    table = equip(program(floor("A> . . B<"), "A:m1,m1,l,l,l B:m1,m1,l,l,l"), "A", own)
    equip(table, "B", {"turn_cards": "dual_processor", "side_cards": "crab_legs"}[other])
    hand(table, "A", "r")
    getattr(table, other)[0] = find(table, "u")
    assert [option.register for option in AddTurn(0, 0).options(table)[1:]] == [1, 2]


def test_a_register_of_the_own_robot_takes_one_turn():
    table = equip(program(floor("A> . ."), "A:m1,m1,l,l,l"), "A", "dual_processor", "crab_legs")
    hand(table, "A", "r")
    table.turn_cards[0] = find(table, "u")
    assert {option.register for option in AddTurn(0, 0).options(table)[1:]} == {2}


def test_brakes_make_no_difference_to_a_dual_processor_move_of_none():
    table = equip(floor("A> . ."), "A", "dual_processor", "brakes")
    table.turn_cards[0] = find(table, "r")
    assert shown(register(table, "A:m1")) == "Av . ."


def test_a_robot_with_both_says_which_of_them_a_turn_is_for():
    table = equip(program(floor("A> . ."), "A:m1,l,l,l,l"), "A", "dual_processor", "crab_legs")
    hand(table, "A", "r")
    assert [option.option for option in AddTurn(0, 0).options(table)[1:]] == ["crab_legs", "dual_processor"]


def test_a_lost_option_card_takes_its_program_cards_along():
    table = equip(floor("A< . . B<"), "A", "crab_legs")
    cards = [find(table, "l"), find(table, "r")]
    table.side_cards[:2] = cards
    register(table, "A:m1")
    assert table.held[0] == 0
    assert table.side_cards == [NO_CARD] * 5
    assert set(cards) <= set(table.discard)


def test_the_abort_switch_swaps_this_card_and_all_later_ones():  # ruling 27
    table = equip(floor("A> . . . . . ."), "A", "abort_switch")
    top(table, "m1")
    top(table, "m2")
    register(table, "A:l")
    assert asked_kind(table) is PullAbortSwitch
    choose(table, Yes)
    assert shown(table) == ". . A> . . . ."
    register(table, "A:l", number=2)
    assert shown(table) == ". . . A> . . ."
    assert len(happened(table, CardSwapped)) == 2
    play(table, ErasePrograms())
    assert not table.aborting


def test_the_abort_switch_may_be_left_alone():
    table = register(equip(floor("A> . . ."), "A", "abort_switch"), "A:m1")
    choose(table, No)
    assert shown(table) == ". A> . ."


def test_conditional_program_replaces_a_card_before_it_is_revealed():
    table = equip(floor("A> . . . ."), "A", "conditional_program")
    table.parked = find(table, "m3")
    table.seen[table.parked] = 1
    register(table, "A:l")
    assert asked_kind(table) is UseParkedCard
    choose(table, Yes)
    assert shown(table) == ". . . A> ."
    assert table.parked == NO_CARD
    assert ACTION[table.discard[0]] == "rotate_left"


def test_an_unused_parked_card_is_discarded_at_the_end_of_the_turn():
    table = equip(floor("A> . . . ."), "A", "conditional_program")
    card = table.parked = find(table, "m3")
    play(table, ErasePrograms())
    assert table.parked == NO_CARD
    assert card in table.discard


def test_a_left_over_card_can_be_parked_and_another_kept():
    table = equip(program(floor("A> . ."), "A:m1,l,l,l,l"), "A", "conditional_program", "flywheel")
    hand(table, "A", "m2", "m3")
    play(table, ProgramRobots())
    assert asked_kind(table) is ParkCard
    choose(table, action="move_2")
    assert asked_kind(table) is StoreCard
    choose(table, action="move_3")
    assert (ACTION[table.parked], ACTION[table.flywheel]) == ("move_2", "move_3")


def test_the_flywheel_gives_its_card_back_on_a_later_turn():
    table = equip(floor("A> . ."), "A", "flywheel")
    table.flywheel = find(table, "m3@840")
    hand(table, "A", "m1", "m1", "m1", "l", "l")
    play(table, ProgramRobots())
    assert asked_kind(table) is TakeFromFlywheel
    choose(table, Yes)
    assert table.flywheel == NO_CARD
    assert 83 in table.hands[0]


def test_hands_are_shown_with_the_fastest_card_first():
    table = equip(floor("A> . B<"), "A", "flywheel")
    play(table, DealCards())
    assert all(each == sorted(each, reverse=True) for each in table.hands)
    table.flywheel = table.deck.pop()
    TakeFromFlywheel(0, 0).resolve(table, Yes())
    assert table.hands[0] == sorted(table.hands[0], reverse=True)
    assert len(table.hands[0]) == 10


@pytest.mark.parametrize(
    ("option", "field", "clean"),
    [
        ("ablative_coat", "coat", 0),
        ("mini_howitzer", "shells", 0),
        ("abort_switch", "aborting", False),
        ("gyroscopic_stabilizer", "stabilized", False),
    ],
)
def test_a_lost_option_card_forgets_what_was_counted_on_it(option, field, clean):
    table = equip(floor("A> . B<"), "A", option, "brakes")
    setattr(table, field, 1)
    lose_option(table, 0, bit(OptionCard.BRAKES), "given_up")
    assert getattr(table, field) == 1
    lose_option(table, 0, bit(OptionCard(option)), "given_up")
    assert getattr(table, field) == clean
    assert table.held == [0, 0]


def test_the_flywheel_has_room_for_one_card():
    table = equip(program(floor("A> . ."), "A:m1,l,l,l,l"), "A", "flywheel")
    table.flywheel = find(table, "m3@840")
    hand(table, "A", "m2")
    play(table, ProgramRobots())
    assert asked_kind(table) is Finish


def test_recompile_gives_a_new_hand_for_a_damage():
    table = equip(floor("A> . ."), "A", "recompile")
    play(table, DealCards())
    before = table.hands[0]
    assert asked(table, 0) == Recompile(0, 0)
    choose(table, Yes)
    assert len(table.hands[0]) == 9
    assert not set(before) & set(table.hands[0])
    choose(table, TakeDamage)
    assert table.damage == [1]


def test_recompiling_with_four_damage_locks_an_empty_register_which_is_filled():  # ruling 14
    table = equip(floor("A> . ."), "A", "recompile")
    table.damage[0] = 4
    play(table, DealCards())
    choose(table, Yes)
    choose(table, TakeDamage)
    assert table.locks[0] == 0b10000
    assert known(table, table.registers[0][4])
    assert len(table.hands[0]) == 5


def test_extra_memory_deals_one_more_card():
    table = equip(floor("A> . B<"), "A", "extra_memory")
    play(table, DealCards())
    assert [len(each) for each in table.hands] == [10, 9]


def test_the_gyroscopic_stabilizer_keeps_a_robot_from_being_turned():
    table = equip(floor("A>:> v(w) .\n. r ."), "A", "gyroscopic_stabilizer")
    play(table, RunAllBelts(), TurnGears())
    assert shown(table) == ". Av . / . . ."
    table = equip(floor("A>:> v(w) .\n. r ."), "A", "gyroscopic_stabilizer")
    table.stabilized = True
    play(table, RunAllBelts())
    assert shown(table) == ". A> . / . . ."
    play(table, RunAllBelts(), TurnGears())
    assert shown(table) == ". . . / . A> ."


def test_the_stabilizer_is_declared_once_a_turn_before_register_1():
    table = equip(floor("A> . ."), "A", "gyroscopic_stabilizer")
    register(table, "A:l")
    assert asked_kind(table) is Stabilize
    choose(table, Yes)
    assert table.stabilized
    assert asked_kind(register(table, "A:l", number=2)) is None
    play(table, ErasePrograms())
    assert not table.stabilized


def test_the_circuit_breaker_powers_down_at_three_damage_after_repairs():  # ruling 12
    for points, announced in ((3, False), (4, True)):
        table = equip(floor("A^:w . ."), "A", "circuit_breaker")
        table.damage[0] = points
        play(table, Repair(), TripCircuitBreaker())
        assert table.announced == [announced]


def test_the_mechanical_arm_touches_from_a_neighbouring_square():  # ruling 21
    table = equip(floor(". . .\n. A> .\nF1 . F2"), "A", "mechanical_arm")
    play(table, TouchFlags())
    assert table.touched == [1]
    assert table.archive == [4]


def test_a_wall_stops_the_mechanical_arm():  # ruling 23
    for picture, touched in (
        ("A> F1:./w .\n. . F2", 0),
        ("A>:./e . .\n./e F1:./n F2", 0),
        ("A>:./e . .\n. F1 F2", 1),
    ):
        table = play(equip(floor(picture), "A", "mechanical_arm"), TouchFlags())
        assert table.touched == [touched]


def test_the_mechanical_arm_repairs_and_draws_too():
    table = equip(floor("A> h ."), "A", "mechanical_arm")
    table.damage[0] = 1
    play(table, Repair())
    assert table.damage == [0]
    assert table.held[0].bit_count() == 2


def test_a_turn_beside_a_register_is_kept_when_time_runs_out():  # ruling 37
    table = equip(floor("A> . ."), "A", "dual_processor")
    put(table, "A", 0, "m2")
    turn = table.turn_cards[0] = find(table, "r")
    hand(table, "A", "l", "l", "l", "l", "u")
    play(table, CloseProgramming())
    assert table.turn_cards[0] == turn
    assert pending(table) == ()
