"""Puzzles of RoboRally: when their goals are reached, lost and missed, and what a posed position holds."""

import pytest

from rouages.engine.chance import secret_from_seed
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.games import GAMES
from rouages.games.robo_rally.cards.program import CARDS, NO_CARD
from rouages.games.robo_rally.damage import damage
from rouages.games.robo_rally.dealing import hand_size
from rouages.games.robo_rally.events.register import CardRevealed, Destroyed, RegisterBegan
from rouages.games.robo_rally.goals import ReachRepair, Survive, TouchFlag
from rouages.games.robo_rally.puzzles import MOST_PROGRAMS, pose, refutes, sources
from rouages.games.robo_rally.repairs import Repair
from rouages.games.robo_rally.revealing import ResolveRegister
from rouages.games.robo_rally.trials import programs_of
from tests.games.robo_rally.positions import floor, play, program

A, B = 0, 1


def after(table, *registers):
    """The table once these registers were executed, with the next one planned."""
    for register in registers:
        table.agenda.clear()
        play(table, ResolveRegister(register))
    last = registers[-1] + 1
    table.then(ResolveRegister(last) if last < 5 else Repair())
    return table


def test_a_flag_counts_until_its_last_register_and_no_longer():
    table = after(program(floor("A> . F1 ."), "A:m1,m1"), 0, 1)
    assert TouchFlag(A, 1, 2).is_reached(table)
    late = after(program(floor("A> . F1 ."), "A:m1,m1"), 0)
    assert TouchFlag(A, 1, 1).is_lost(late)
    assert not TouchFlag(A, 1, 2).is_lost(late)
    assert TouchFlag(A, 1, 1).missed_by(late) == 1
    assert not TouchFlag(A, 1, 1).is_reached(after(late, 1))


def test_only_who_stands_on_a_site_when_the_turn_is_over_is_repaired():
    table = program(floor("A> w . F1"), "A:m1,m1,m1,b,b")
    goal = ReachRepair(A)
    found = []
    for register in range(5):
        after(table, register)
        found.append((goal.is_reached(table), goal.missed_by(table)))
    assert found == [(False, 0), (False, 1), (False, 0), (False, 1), (True, 0)]


def test_who_is_destroyed_reaches_nothing():
    table = after(program(floor("A> # w F1"), "A:m1"), 0)
    for goal in (ReachRepair(A), TouchFlag(A, 1, 5), Survive(A, 1, 3, 9)):
        assert goal.is_lost(table)
        assert not goal.is_reached(table)


def test_a_turn_is_lived_through_with_no_more_damage_than_that():
    table = floor("A> . F1")
    for _ in range(3):
        damage(table, A)
    table.then(Repair())
    lives = table.lives[A]
    assert Survive(A, 1, lives, 3).is_reached(table)
    assert Survive(A, 1, lives, 2).is_lost(table)
    assert not Survive(A, 1, lives, 2).is_reached(table)


def test_what_refutes_is_the_end_of_one_s_own_robot_and_its_register():
    table = program(floor("A> # F1"), "A:m1")
    table.news = []
    play(table, ResolveRegister(0))
    other = Destroyed(B, "pit", 1, 2)
    began, fell = refutes([RegisterBegan(9), other, *table.news], A)
    assert (began, type(fell)) == (RegisterBegan(1), Destroyed)
    assert not refutes([RegisterBegan(1), other], A)
    assert not [event for event in (began, fell) if isinstance(event, CardRevealed)]


@pytest.mark.parametrize("seed", range(3))
def test_a_posed_robot_has_the_cards_that_its_damage_leaves(seed):
    game, source = GAMES["robo-rally"], sources()[seed]
    options = game.options_from(source.options, len(source.bots))
    match = Match.begin(game, Origin(len(source.bots), options, secret_from_seed(seed), (), seed))
    posed = 0
    while not posed:
        for seat in match.pending:
            if (table := pose(match.table, seat)) is None:
                continue
            posed += 1
            hand, registers = table.hands[seat], table.registers[seat]
            assert len(hand) == hand_size(table, seat)
            assert programs_of(hand, registers.count(NO_CARD)) <= MOST_PROGRAMS
            lie_open = [card for card in (*hand, *registers) if card != NO_CARD]
            assert sorted([*table.deck, *lie_open]) == list(range(CARDS))
            assert set(hand) <= set(match.table.hands[seat])
        for seat in match.pending:
            match.play(seat, 0)
