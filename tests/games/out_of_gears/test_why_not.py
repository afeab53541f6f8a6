"""Why can't I? The reasons of Out of Gears are true, and each answers its own question only."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked, pending
from rouages.games.out_of_gears.activation import AttackerLacks, Taken
from rouages.games.out_of_gears.assembly import AssembleGears, Pair, PairNotCarried
from rouages.games.out_of_gears.programming import Target
from rouages.games.out_of_gears.sharing import BeyondShare, NoSuchGear, OwnColour, Pick
from tests.games.out_of_gears.positions import activate, play, position


def why_not(table, choice):
    decision = asked(table, pending(table)[0])
    assert choice not in decision.options(table)
    return decision.why_not(table, choice)


def assembling():
    table = position(carried="1:123")
    play(table, AssembleGears())
    return table


def sharing():
    return activate(position(dumps="4:3478", plans="1:H4 2:H4", players=8))


def keeping_own_colour():
    return activate(position(dumps="4:1112JT", plans="1:H4 2:H4", jolly=True, three_points=True))


def taking_toll():
    return activate(position(carried="2:34", circuit="2:2", plans="1:D 2:A1"))


def test_only_gears_that_are_carried_are_assembled():
    assert why_not(assembling(), Pair(1, 4)) == PairNotCarried(1, 1, 4)


def test_only_gears_that_lie_there_are_shared():
    assert why_not(sharing(), Pick(5)) == NoSuchGear(5, "dump", 4)


def test_the_own_colour_goes_first_within_what_lies_there_and_the_share():
    assert why_not(keeping_own_colour(), OwnColour(4)) == BeyondShare(3)


def test_a_toll_is_taken_where_it_lies():
    assert why_not(taking_toll(), Taken(2, "robot")) == AttackerLacks(2, 2, "robot")
    assert why_not(taking_toll(), Taken(3, "circuit")) == AttackerLacks(2, 3, "circuit")


@pytest.mark.parametrize("asking", [assembling, sharing, keeping_own_colour, taking_toll])
def test_a_number_card_is_no_answer_to_any_of_them(asking):
    table = asking()
    assert why_not(table, Target(1)) == AnotherQuestion(asked(table, pending(table)[0]))
