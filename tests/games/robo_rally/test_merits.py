"""What speaks for a card: where it leads at best, and whom it may meet."""

from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.programming import LetTimeRunOut, Program
from tests.games.robo_rally.positions import floor, hand


def merits(table, robot=0):
    decision = Program(robot, robot, 1 + table.registers[robot].index(NO_CARD))
    options = decision.options(table)
    found = GAME.judgement.merits(table, decision, options)
    return {
        option.action: each
        for option, each in zip(options, found, strict=True)
        if not isinstance(option, LetTimeRunOut)
    }


def test_a_card_that_reaches_the_flag_says_so():
    table = floor("A> . . F1 . . . .")
    hand(table, "A", "m3", "u", "l", "l", "r", "b")
    found = merits(table)
    assert found["move_3"].reached == 1
    assert found["move_3"].end > found["u_turn"].end


def test_a_card_that_leads_into_a_pit_is_the_robot_s_end():
    table = floor("A> # . F1\n. . . .\n. . . .")
    hand(table, "A", "m3", "r", "m1", "l", "m1", "u")
    found = merits(table)
    assert found["move_1"].is_lost == 1
    assert found["rotate_right"].is_lost == 0
    assert found["rotate_right"].edges > 0


def test_who_stands_in_the_way_is_counted_and_who_aims():
    table = floor("A> . B< . F1\n. . . . .")
    hand(table, "A", "m2", "m1", "l", "r", "u", "b")
    found = merits(table)
    assert (found["move_2"].bumps, found["move_1"].bumps) == (1, 0)
    assert (found["move_1"].aims, found["move_1"].aimed) == (1, 1)
    assert (found["rotate_left"].aims, found["rotate_left"].aimed) == (0, 1)
    assert found["move_1"].close == 1


def test_the_plan_that_is_followed_is_the_one_that_was_weighed():
    table = floor("A> . . F1 . . . .")
    hand(table, "A", "m1", "m2", "l", "r", "u", "b")
    found = merits(table)
    assert max(found.values(), key=lambda each: each.end).reached == 1
