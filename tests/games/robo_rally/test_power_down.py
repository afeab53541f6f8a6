"""Powering down (rulebook: power_down, locked_while_down)."""

from rouages.games.robo_rally.damage import damage
from rouages.games.robo_rally.events.turn import LockedRegisterFilled, PowerDownAnnounced, PoweredDown
from rouages.games.robo_rally.power import (
    AnnouncePowerDown,
    AnnouncePowerDowns,
    AskWhoStaysDown,
    PowerDown,
    PowerDownRobots,
    StayDown,
    StayOn,
)
from rouages.games.robo_rally.table import Phase
from rouages.games.robo_rally.turn import BeginTurn
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    floor,
    happened,
    known,
    play,
    program,
    register,
    shown,
)


def test_only_a_damaged_robot_may_announce_a_power_down():  # ruling 2
    table = floor("A> . B<")
    table.damage[1] = 1
    play(table, AnnouncePowerDowns())
    assert table.agenda == [AnnouncePowerDown(1, 1)]
    assert table.phase is Phase.ANNOUNCE


def test_it_is_announced_in_dock_order():
    table = floor("A> . B<")
    table.damage = [1, 1]
    table.dock_order = (1, 0)
    play(table, AnnouncePowerDowns())
    choose(table, PowerDown)
    choose(table, StayOn)
    assert [event.robot for event in happened(table, PowerDownAnnounced)] == [1]


def test_the_robot_still_plays_this_turn():
    table = floor("A> . .")
    table.damage[0] = 1
    play(table, AnnouncePowerDowns())
    choose(table, PowerDown)
    assert shown(register(table, "A:m1")) == ". A> ."


def test_at_the_start_of_the_next_turn_it_loses_all_damage_and_locks_and_gets_no_cards():
    table = program(floor("A> . . . B<"), "A:m1,m2,m3,l,r")
    for _ in range(6):
        damage(table, 0)
    table.announced[0] = True
    play(table, BeginTurn())
    assert (table.damage[0], table.locks[0], table.down[0]) == (0, 0, True)
    assert table.hands[0] == []
    assert len(table.hands[1]) == 9


def test_a_robot_that_goes_down_is_told():
    table = floor("A> . B<")
    table.announced[1] = True
    play(table, PowerDownRobots())
    assert table.news == [PoweredDown(1)]
    assert table.announced == [False, False]


def test_it_does_not_move_but_can_be_pushed():
    table = floor("A> B^ . .")
    table.down[1] = True
    assert shown(register(table, "A:m1")) == ". A> B^ ."


def test_after_a_turn_down_the_owner_says_whether_it_stays_down():
    table = floor("A> . B<")
    table.down[0] = True
    play(table, AskWhoStaysDown())
    assert asked_kind(table) is StayDown
    choose(table, PowerDown)
    play(table, PowerDownRobots())
    assert table.down == [True, False]


def test_staying_down_needs_no_damage():  # ruling 36
    table = floor("A> . B<")
    table.down[0] = True
    assert table.damage[0] == 0
    assert asked_kind(play(table, AskWhoStaysDown())) is StayDown


def test_new_damage_is_discarded_at_the_start_of_each_turn_down():
    table = floor("A> . B<")
    table.down[0] = table.announced[0] = True
    table.damage[0] = 3
    play(table, PowerDownRobots())
    assert table.damage[0] == 0


def test_a_robot_powers_up_again_with_the_damage_taken_while_down():
    table = floor("A> . B<")
    table.down[0] = True
    table.damage[0] = 2
    play(table, PowerDownRobots())
    assert (table.down[0], table.damage[0]) == (False, 2)


def test_a_register_locked_while_down_is_filled_at_random_face_up():  # ruling 14
    table = floor("A> . B<")
    table.down[0] = True
    for _ in range(5):
        damage(table, 0)
    card = table.registers[0][4]
    assert known(table, card)
    assert happened(table, LockedRegisterFilled)[0].register == 5


def test_a_circuit_breaker_leaves_no_question():  # ruling 12
    table = equip(floor("A> . B<"), "A", "circuit_breaker")
    table.down[0] = table.announced[0] = True
    assert asked_kind(play(table, AskWhoStaysDown())) is None
