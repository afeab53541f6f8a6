"""Damage, locks and destruction (rulebook: damage, locked_registers, giving_up, destruction)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, PRIORITY
from rouages.games.robo_rally.damage import damage, repair, restore
from rouages.games.robo_rally.dealing import DealCards, hand_size
from rouages.games.robo_rally.destruction import GiveUp, LoseOption
from rouages.games.robo_rally.events.register import Damaged, Destroyed, Eliminated
from rouages.games.robo_rally.events.turn import LockedRegisterFilled, Repaired, Restored
from rouages.games.robo_rally.hits import ProtectRobot, TakeDamage, TakeHit
from rouages.games.robo_rally.lasers import FireLasers
from rouages.games.robo_rally.programming import Program, ProgramRobots
from rouages.games.robo_rally.repairs import ErasePrograms
from rouages.games.robo_rally.table import NOBODY, Status
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


def hurt(table, points, robot=0):
    for _ in range(points):
        damage(table, robot)
    return table


@pytest.mark.parametrize(
    ("points", "cards", "locked"),
    [
        (0, 9, ""),
        (1, 8, ""),
        (2, 7, ""),
        (3, 6, ""),
        (4, 5, ""),
        (5, 4, "5"),
        (6, 3, "45"),
        (7, 2, "345"),
        (8, 1, "2345"),
        (9, 0, "12345"),
    ],
)
def test_the_damage_table(points, cards, locked):
    table = hurt(program(floor("A> . ."), "A:m1,m2,m3,l,r"), points)
    assert hand_size(table, 0) == cards
    assert "".join(str(place + 1) for place in range(5) if table.locks[0] >> place & 1) == locked


def test_the_tenth_damage_destroys():
    table = hurt(program(floor("A> . ."), "A:m1,m2,m3,l,r"), 10)
    assert table.square == [-1]
    assert table.lives == [2]
    assert table.status == [Status.WRECKED]
    assert table.registers == [[NO_CARD] * 5]
    assert happened(table, Destroyed) == [Destroyed(0, "damage", 0, 2)]


def test_a_locked_register_keeps_its_card_and_executes_it_again():
    table = hurt(program(floor("A> . . . . . ."), "A:l,l,r,r,m1"), 5)
    card = table.registers[0][4]
    play(table, ErasePrograms())
    assert table.registers[0] == [NO_CARD, NO_CARD, NO_CARD, NO_CARD, card]
    play(table, BeginTurn())
    assert len(table.hands[0]) == 4
    for number in range(1, 5):
        assert table.agenda[-1].branches[0][-1] == Program(0, 0, number)
        choose(table, priority=10 * (table.hands[0][0] + 1))
    assert table.registers[0][4] == card


def test_repairs_free_registers_from_the_lowest_up():
    table = hurt(program(floor("A> . ."), "A:m1,m2,m3,l,r"), 9)
    repair(table, 0)
    assert table.locks[0] == 0b11110
    repair(table, 0)
    third, fourth = table.registers[0][2], table.registers[0][3]
    repair(table, 0)
    assert table.locks[0] == 0b11000
    assert table.registers[0][2] == NO_CARD
    assert third in table.discard
    repair(table, 0)
    assert table.locks[0] == 0b10000
    assert fourth in table.discard


def test_repairing_below_five_frees_nothing():
    table = hurt(program(floor("A> . ."), "A:m1,m2,m3,l,r"), 3)
    repair(table, 0)
    assert (table.damage[0], table.locks[0]) == (2, 0)
    assert NO_CARD not in table.registers[0]


def test_a_robot_whose_registers_are_all_locked_is_not_asked_and_moves_on():
    table = hurt(program(floor("A> . . . . . ."), "A:m1,m1,m1,m1,m1"), 9)
    play(table, ErasePrograms(), DealCards(), ProgramRobots())
    assert table.hands == [[]]
    assert pending(table) == ()
    assert shown(register(table, "A:m1")) == ". A> . . . . ."


def test_an_option_card_can_be_given_up_against_each_point_of_damage():
    table = equip(floor("A> . ."), "A", "brakes", "flywheel")
    play(table, TakeHit(0, NOBODY, 0, False), TakeHit(0, NOBODY, 0, False))
    choose(table, GiveUp, card="brakes")
    assert asked_kind(table) is ProtectRobot
    choose(table, TakeDamage)
    assert table.damage == [1]
    assert table.option_discard.bit_count() == 1


def test_without_option_cards_nobody_is_asked():
    assert asked_kind(play(floor("A> . ."), TakeHit(0, NOBODY, 0, False))) is None


def test_even_the_tenth_damage_can_be_prevented():
    table = equip(floor("A> . ."), "A", "brakes")
    table.damage[0] = 9
    play(table, TakeHit(0, NOBODY, 0, False))
    choose(table, GiveUp, card="brakes")
    assert table.damage == [9]
    assert table.square == [0]


def test_a_robot_destroyed_by_the_first_of_two_hits_is_not_asked_about_the_second():
    table = equip(floor(".!w2 A^ ."), "A", "brakes")
    table.damage[0] = 9
    play(table, FireLasers())
    choose(table, TakeDamage)
    assert asked_kind(table) is None
    assert table.lives == [2]


def test_a_destroyed_robot_loses_an_option_card_of_its_owners_choice():  # ruling 16
    table = equip(floor("A< . ."), "A", "brakes", "flywheel")
    register(table, "A:m2")
    assert asked_kind(table) is LoseOption
    choose(table, card="flywheel")
    assert table.held[0].bit_count() == 1


def test_a_single_option_card_is_lost_without_a_question():
    table = equip(floor("A< . ."), "A", "brakes")
    register(table, "A:m2")
    assert table.held == [0]


def test_what_a_destruction_asks_comes_before_the_next_robot_moves():
    table = equip(floor("A> B^ . ."), "B", "flywheel", "extra_memory")
    table.square[1] = 3
    table.square[0] = 2
    register(table, "A:m1@660 B:m1@490")
    assert asked_kind(table) is LoseOption
    assert table.order == [1]


def test_three_lives_survive_three_destructions():  # ruling 1
    table = floor("A> . . . B<")
    for lives in (2, 1, 0):
        table.square[0], table.status[0] = 0, Status.RACING
        hurt(table, 10)
        assert table.lives[0] == lives
        assert table.status[0] == Status.WRECKED
    table.square[0], table.status[0] = 0, Status.RACING
    hurt(table, 10)
    assert table.status[0] == Status.OUT
    assert happened(table, Eliminated)


def test_the_option_cards_of_a_robot_that_is_out_are_discarded():  # ruling 49
    table = equip(floor("A> . . . B<"), "A", "brakes", "flywheel")
    table.lives[0] = 0
    hurt(table, 10)
    assert table.held == [0, 0]
    assert table.option_discard.bit_count() == 2


def test_damage_tells_which_register_it_locks():
    table = hurt(program(floor("A> . ."), "A:m1,m2,m3,l,r"), 6)
    assert [event.locked for event in happened(table, Damaged)] == [None, None, None, None, 5, 4]


def test_repairs_are_told_with_the_register_that_is_free_again():
    table = hurt(program(floor("A> . ."), "A:m1,m2,m3,l,r"), 6)
    for _ in range(7):
        repair(table, 0)
    assert happened(table, Repaired) == [
        Repaired(0, 5, 4),
        Repaired(0, 4, 5),
        *(Repaired(0, points, None) for points in (3, 2, 1, 0)),
    ]


def test_a_robot_that_is_restored_has_neither_damage_nor_locks():
    table = hurt(program(floor("A> . . B<"), "A:m1,m2,m3,l,r"), 6)
    restore(table, 0)
    restore(table, 1)
    assert (table.damage, table.locks) == ([0, 0], [0, 0])
    assert [card == NO_CARD for card in table.registers[0]] == [False, False, False, True, True]
    assert happened(table, Restored) == [Restored(0)]
    assert happened(table, Repaired) == []


def test_a_register_that_is_locked_while_empty_is_filled_face_up():  # ruling 14
    table = hurt(floor("A> . ."), 5)
    card = table.registers[0][4]
    assert known(table, card)
    assert card not in table.deck
    assert happened(table, LockedRegisterFilled) == [LockedRegisterFilled(0, 5, ACTION[card], PRIORITY[card])]
    assert table.registers[0][:4] == [NO_CARD] * 4


def test_a_register_that_holds_a_card_keeps_it_when_it_is_locked():
    table = program(floor("A> . ."), "A:m1,m2,m3,l,r")
    before = table.registers[0][:]
    assert hurt(table, 9).registers[0] == before
    assert happened(table, LockedRegisterFilled) == []


@pytest.mark.parametrize("points", [0, 3, 4, 8])
def test_damage_that_is_laid_on_a_register_locks_that_one(points):  # ruling 13
    table = program(floor("A> . ."), "A:m1,m2,m3,l,r")
    table.damage[0] = points
    damage(table, 0, register=0)
    assert table.locks[0] == 0b00001
    assert happened(table, Damaged) == [Damaged(0, points + 1, 1)]
