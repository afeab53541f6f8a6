"""Where a program leads and at whom weapons aim: foretold to the seat that is asked, and to nobody else."""

from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.lasers import ChooseWeapon
from rouages.games.robo_rally.programming import Finish, Program
from rouages.games.robo_rally.sight.prospects import prospects
from rouages.games.robo_rally.table import Phase
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import equip, floor, hand, program


def foretold(picture, programs, *cards):
    """What A is foretold while its next register wants one of these cards."""
    table = program(floor(picture), programs)
    table.phase = Phase.PROGRAM
    hand(table, "A", *cards)
    decision = Program(0, 0, table.registers[0].index(-1) + 1)
    return prospects(table, decision, decision.options(table))


def test_each_card_of_the_hand_is_walked_from_where_the_program_leads():
    found = foretold("A> . . .", "A:m1", "m1", "r")
    [route] = found.routes
    assert (route.robot, [(way.square, way.facing) for way in route.ways]) == (0, [(1, 1)])
    ways = {(way.square, way.facing, way.moved) for way in found.options[:-1]}
    assert ways == {(2, 1, (2,)), (1, 2, ())}
    assert found.options[-1] is None


def test_others_are_not_in_the_way_and_what_the_board_does_is():
    found = foretold("A> B> > .", "", "m2")
    assert found.options[0].moved == (1, 2)
    assert found.options[0].carried == (3,)
    assert found.options[0].square == 3


def test_a_program_that_leads_over_the_edge_ends_there():
    found = foretold("A> .", "A:m3", "m1")
    [route] = found.routes
    assert [(way.square, way.moved) for way in route.ways] == [(None, (1,))]
    assert found.options == (None, None)


def test_a_finished_program_still_shows_its_way_and_nothing_to_add():
    table = program(floor("A> . ."), "A:m1,m1,u,m1,m1")
    table.phase = Phase.PROGRAM
    found = prospects(table, Finish(0), Finish(0).options(table))
    assert [way.square for way in found.routes[0].ways] == [1, 2, 2, 1, 0]
    assert found.options == (None,)


def test_a_seat_with_two_robots_is_foretold_both():
    match = begin(GAME, 4, {"course": "interference", "any_number": True}, 1)
    seat = match.pending[0]
    assert [route.robot for route in match.prospects(seat).routes] == [seat, seat + 4]


def test_what_was_foretold_of_a_card_is_what_it_does():
    match = begin(GAME, 2, {}, 1)
    before = match.prospects(0)
    assert before.routes[0].ways == ()
    match.play(0, 3)
    assert match.prospects(0).routes[0].ways == (before.options[3],)


def aimed(picture, *cards):
    """At whom each weapon of A is aimed: those that may be chosen, the main laser first."""
    table = equip(floor(picture), "A", *cards)
    decision = ChooseWeapon(0, 0)
    options = decision.options(table)
    found = prospects(table, decision, options)
    assert found.routes == ()
    return dict(zip([option.card for option in options], found.targets, strict=True))


def test_who_chooses_a_weapon_is_told_whom_each_would_hit():
    assert aimed("A> . B^ C^", "mini_howitzer", "high_power_laser") == {
        None: (1,),
        OptionCard.MINI_HOWITZER: (1,),
        OptionCard.HIGH_POWER_LASER: (1, 2),
    }


def test_where_nobody_stands_ahead_nobody_is_aimed_at():
    assert aimed("B^ A> . .", "mini_howitzer") == {None: ()}


def test_nothing_is_foretold_outside_programming():
    match = begin(GAME, 2, {"course": "tricksy", "any_number": True}, 1)
    assert match.table.phase is Phase.SETUP
    assert match.prospects(0) is None
