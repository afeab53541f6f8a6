"""A register: what is declared before it, the reveal, the order of moves (rulebook: reveal, priority)."""

import pytest

from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, PRIORITY
from rouages.games.robo_rally.events.course import FlagReturned
from rouages.games.robo_rally.events.register import (
    CardRevealed,
    CardSwapped,
    ConditionalUsed,
    RegisterBegan,
    Stabilized,
)
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.revealing import (
    LineUp,
    No,
    PullAbortSwitch,
    ResolveRegister,
    RevealCards,
    Stabilize,
    UseParkedCard,
    Yes,
    return_flags,
)
from rouages.games.robo_rally.table import NOBODY, Phase, Status
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    find,
    floor,
    happened,
    known,
    play,
    program,
)


def stabilizing(**changes):
    """Robot B has a Gyroscopic Stabilizer, and register 1 begins."""
    table = equip(program(floor("A> . . B<"), "A:l,l B:r,r"), "B", "gyroscopic_stabilizer")
    for field, value in changes.items():
        getattr(table, field)[1] = value
    return table


def test_a_register_begins_with_what_is_declared_before_it():
    table = stabilizing()
    table.phase, table.register = Phase.FLAGS, 3
    play(table, ResolveRegister(0))
    assert table.next == Stabilize(1, 1)
    assert (table.phase, table.register) == (Phase.REVEAL, 0)
    assert table.news == [RegisterBegan(1)]


def test_a_power_down_shield_is_whole_again_in_every_register():  # ruling 39
    table = stabilizing()
    table.shielded = 0b1010
    assert play(table, ResolveRegister(0)).shielded == 0


@pytest.mark.parametrize(("answer", "on"), [(Yes, True), (No, False)])
def test_whoever_turns_on_the_stabilizer_is_told(answer, on):
    table = play(stabilizing(), ResolveRegister(0))
    choose(table, answer)
    assert table.stabilized is on
    assert happened(table, Stabilized) == ([Stabilized(1, 1)] if on else [])


@pytest.mark.parametrize("changes", [{"down": True}, {"square": -1}])
def test_a_robot_that_executes_no_program_declares_nothing(changes):
    table = stabilizing(**changes)
    table.parked = find(table, "u")
    equip(table, "B", "conditional_program", "abort_switch")
    assert asked_kind(play(table, ResolveRegister(0))) is None


def test_nobody_declares_what_nobody_has():
    table = program(floor("A> . . B<"), "A:l B:r")
    assert asked_kind(play(table, ResolveRegister(0))) is None


def test_before_every_register_the_parked_card_may_take_the_place_of_the_next_one():
    table = equip(program(floor("A> . . B<"), "A:l,l B:r,r"), "B", "conditional_program")
    table.parked = find(table, "u")
    play(table, ResolveRegister(0))
    assert table.next == UseParkedCard(1, 1, 1)
    choose(table, No)
    assert table.parked != NO_CARD
    assert happened(table, ConditionalUsed) == []
    play(table, ResolveRegister(1))
    assert table.next == UseParkedCard(1, 1, 2)


def test_a_parked_card_that_is_used_is_told_and_the_turn_beside_the_other_goes_too():  # ruling 27
    table = equip(program(floor("A> . . B<"), "A:l,l B:r,m1"), "B", "conditional_program", "crab_legs")
    parked = table.parked = find(table, "u")
    turn = table.side_cards[1] = find(table, "l")
    move = table.registers[1][1]
    table.down[0] = True
    play(table, ResolveRegister(1))
    choose(table, Yes)
    assert table.registers[1][1] == parked
    assert table.discard == [move, turn]
    assert table.side_cards == [NO_CARD] * 5
    assert happened(table, ConditionalUsed) == [ConditionalUsed(1, 1, 2)]
    assert happened(table, CardRevealed)[0].beside is None


def moving_targets(*squares):
    table = floor("A> . F1 . F2 B<", rules=(Rule.FLAGS_RIDE_BELTS,))
    table.flag_square = list(squares)
    return_flags(table)
    return table


def test_moving_targets_a_flag_that_fell_is_back_on_its_start_and_told():  # ruling 18
    table = moving_targets(-1, -1)
    assert table.flag_square == [2, 4]
    assert table.news == [FlagReturned(1, 2), FlagReturned(2, 4)]


def test_moving_targets_a_flag_that_a_belt_has_carried_stays_there():  # ruling 18
    table = moving_targets(0, 3)
    assert table.flag_square == [0, 3]
    assert table.news == []


def test_moving_targets_a_register_begins_with_the_flags_that_fell():  # ruling 18
    table = floor("A> . F1 . F2 B<", rules=(Rule.FLAGS_RIDE_BELTS,))
    table.down, table.flag_square[0] = [True, True], -1
    play(table, ResolveRegister(0))
    assert table.news[:2] == [RegisterBegan(1), FlagReturned(1, 2)]


def test_a_flag_that_is_carried_does_not_come_back_by_itself():
    table = floor("A> . F1 . F2 B<")
    table.flag_square[0] = -1
    return_flags(table)
    assert table.flag_square == [-1, 4]


def test_all_who_execute_a_program_turn_up_their_card_in_dock_order():
    table = program(floor("A> . B< . C< . D<"), "A:l,m1 B:r,m2 C:u,m3 D:l,b")
    table.dock_order = (3, 1, 0, 2)
    table.register = 1
    table.down[0] = True
    table.square[2], table.status[2] = -1, Status.WRECKED
    play(table, RevealCards())
    cards = [table.registers[robot][1] for robot in range(4)]
    assert table.news == [
        CardRevealed(3, 2, "back_up", PRIORITY[cards[3]], None),
        CardRevealed(1, 2, "move_2", PRIORITY[cards[1]], None),
    ]
    assert [known(table, card) for card in cards] == [False, True, False, True]


@pytest.mark.parametrize(("option", "field"), [("crab_legs", "side_cards"), ("dual_processor", "turn_cards")])
def test_the_turn_beside_the_card_is_turned_up_with_it_and_no_other(option, field):
    table = equip(program(floor("A> . . B<"), "A:m1,m1 B:m2,m2"), "A", option)
    equip(table, "B", "brakes")
    cards = getattr(table, field)
    cards[:2] = [find(table, "r"), find(table, "l")]
    table.register = 1
    play(table, RevealCards())
    assert [event.beside for event in happened(table, CardRevealed)] == ["rotate_left", None]
    assert [known(table, card) for card in cards[:2]] == [False, True]


def aborting(register=0):
    table = equip(program(floor("A> . . B<"), "A:l,l B:r,r"), "B", "abort_switch")
    table.register = register
    return play(table, RevealCards())


def test_whoever_pulls_the_abort_switch_swaps_the_card_just_revealed():  # ruling 27
    table = aborting(register=1)
    assert table.next == PullAbortSwitch(1, 1)
    card = table.deck[-1]
    choose(table, Yes)
    assert table.aborting
    assert table.registers[1][1] == card
    assert happened(table, CardSwapped) == [CardSwapped(1, 2, ACTION[card], PRIORITY[card], "abort_switch")]


def test_whoever_leaves_the_abort_switch_alone_is_asked_again_in_the_next_register():
    table = aborting()
    before = table.registers[1][:]
    choose(table, No)
    assert not table.aborting
    assert table.registers[1] == before
    table.register = 1
    assert asked_kind(play(table, RevealCards())) is PullAbortSwitch


@pytest.mark.parametrize("changes", [{"down": True}, {"square": -1}])
def test_an_abort_switch_that_is_on_does_nothing_for_a_robot_without_a_program(changes):
    table = equip(program(floor("A> . . B<"), "A:l,l B:r,r"), "B", "abort_switch")
    table.aborting = True
    for field, value in changes.items():
        getattr(table, field)[1] = value
    play(table, RevealCards())
    assert not happened(table, CardSwapped)


def test_the_highest_number_moves_first():
    table = program(floor("A> . B< . C< . D<"), "A:l@90,u@10 B:l@70,u@20 C:m1@500,u@30 D:m3@840,u@40")
    table.down[1] = True
    assert play(table, LineUp()).order == [0, 2, 3]
    table.register, table.down[1] = 1, False
    assert play(table, LineUp()).order == [0, 1, 2, 3]


def test_controlled_robots_move_right_after_their_controller_in_dock_order():  # ruling 30
    table = program(floor("A> . B< . C< . D<"), "A:l@90 B:l@70 C:m1@500 D:m3@840")
    table.controller = [NOBODY, NOBODY, 0, 0]
    table.dock_order = (3, 1, 2, 0)
    assert play(table, LineUp()).order == [1, 2, 3, 0]
