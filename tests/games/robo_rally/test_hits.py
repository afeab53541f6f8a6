"""What becomes of a point of damage before a robot takes it (rulebook: option_cards, giving_up)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.destruction import GiveUp
from rouages.games.robo_rally.events.register import Damaged, DamageSoaked
from rouages.games.robo_rally.events.turn import OptionLost
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.hits import (
    DestroyOption,
    DirectHit,
    LockRegister,
    PlainHit,
    ProtectRobot,
    TakeDamage,
    TakeHit,
)
from rouages.games.robo_rally.lasers import Weapon
from rouages.games.robo_rally.reasons import CannotLock, NotHeld
from rouages.games.robo_rally.table import NOBODY
from tests.games.robo_rally.positions import asked_kind, choose, equip, floor, play, program

NORTH, EAST, SOUTH, WEST = range(4)
NOWHERE = -1


def aimed(*options, points=0, locks=0):
    """Fire Control of A has hit B, which has these option cards and this damage."""
    table = equip(equip(floor("A> . B^"), "A", "fire_control"), "B", *options)
    program(table, "B:m1,m2,m3,l,r")
    table.damage[1], table.locks[1] = points, locks
    return play(table, TakeHit(1, 0, EAST, True))


def test_a_robot_off_the_board_is_hit_no_more():
    table = equip(floor("A> . B^"), "A", "fire_control")
    table.square[1] = OFF_BOARD
    assert asked_kind(play(table, TakeHit(1, 0, EAST, True), TakeHit(1, NOBODY, EAST, False))) is None
    assert table.damage == [0, 0]


@pytest.mark.parametrize(("shooter", "by"), [(NOBODY, None), (1, 1), (0, 0)])
def test_whoever_is_hit_is_told_by_whom(shooter, by):
    table = equip(floor("A> . B^"), "A", "brakes", "flywheel")
    question = asked(play(table, TakeHit(0, shooter, EAST, False)), 0)
    assert question == ProtectRobot(0, 0, by)
    assert question.options(table) == [
        TakeDamage(),
        GiveUp(OptionCard.BRAKES),
        GiveUp(OptionCard.FLYWHEEL),
    ]
    assert question.default(table) == TakeDamage()
    assert question.why_not(table, GiveUp(OptionCard.RECOMPILE)) == NotHeld(OptionCard.RECOMPILE)
    assert question.why_not(table, PlainHit()) == AnotherQuestion(question)


def test_a_card_given_up_is_lost_instead_of_damage():
    table = play(equip(floor("A> . B^"), "A", "brakes"), TakeHit(0, NOBODY, EAST, False))
    choose(table, GiveUp, card="brakes")
    assert table.news == [OptionLost(0, OptionCard.BRAKES, "given_up")]


def test_the_coat_is_used_up_by_its_third_point():
    table = equip(floor("A> . B^"), "A", "ablative_coat")
    play(table, *[TakeHit(0, NOBODY, EAST, False)] * 3)
    soaked = DamageSoaked(0, OptionCard.ABLATIVE_COAT)
    assert table.news == [soaked, soaked, soaked, OptionLost(0, OptionCard.ABLATIVE_COAT, "used_up")]


@pytest.mark.parametrize("direction", [NORTH, EAST, SOUTH, WEST])
def test_the_shield_stops_the_first_shot_from_a_side_and_the_coat_the_next(direction):  # ruling 39
    table = equip(floor("A> . B^"), "A", "power_down_shield", "ablative_coat")
    table.down[0] = True
    play(table, TakeHit(0, NOBODY, direction, False), TakeHit(0, NOBODY, direction, False))
    assert table.news == [
        DamageSoaked(0, OptionCard.POWER_DOWN_SHIELD),
        DamageSoaked(0, OptionCard.ABLATIVE_COAT),
    ]
    assert table.shielded == 1 << direction


def test_the_shield_knows_nothing_of_damage_that_comes_from_no_side():  # ruling 39
    table = equip(floor("A> . B^"), "A", "power_down_shield")
    table.down[0] = True
    assert asked_kind(play(table, TakeHit(0, NOBODY, NOWHERE, False))) is ProtectRobot


def test_only_the_shield_stops_a_shot_at_a_robot_that_is_down():
    table = equip(floor("A> . B^"), "A", "brakes")
    table.down[0] = True
    assert asked_kind(play(table, TakeHit(0, NOBODY, EAST, False))) is ProtectRobot


def test_fire_control_offers_damage_every_open_register_and_every_option_card():  # ruling 13
    table = aimed("brakes", points=2, locks=0b00110)
    question = asked(table, 0)
    assert question == DirectHit(0, 0, 1, EAST)
    assert question.options(table) == [
        PlainHit(),
        *(LockRegister(number) for number in (1, 4, 5)),
        DestroyOption(OptionCard.BRAKES),
    ]
    assert question.default(table) == PlainHit()
    assert question.why_not(table, LockRegister(2)) == CannotLock(2)
    assert question.why_not(table, DestroyOption(OptionCard.FLYWHEEL)) == NotHeld(OptionCard.FLYWHEEL)
    assert question.why_not(table, Weapon(None)) == AnotherQuestion(question)


@pytest.mark.parametrize(("points", "locks", "registers"), [(8, 0b11110, [1]), (9, 0b11110, [])])
def test_a_hit_that_destroys_locks_nothing(points, locks, registers):  # ruling 13
    table = aimed("brakes", points=points, locks=locks)
    options = asked(table, 0).options(table)
    assert [option.register for option in options if isinstance(option, LockRegister)] == registers


def test_what_fire_control_does_is_told():
    table = choose(aimed("brakes"), DestroyOption, card="brakes")
    assert table.news == [OptionLost(1, OptionCard.BRAKES, "shot_away")]
    assert choose(aimed(), LockRegister, register=3).news == [Damaged(1, 1, 3)]
    assert choose(aimed(), PlainHit).news == [Damaged(1, 1, None)]


def test_an_ordinary_hit_of_fire_control_can_be_warded_off():  # ruling 51
    table = choose(aimed("brakes"), PlainHit)
    assert asked(table, 1) == ProtectRobot(1, 1, 0)


def test_without_fire_control_or_without_the_main_laser_nothing_is_aimed():
    table = equip(floor("A> . B^"), "A", "fire_control")
    assert asked_kind(play(table, TakeHit(1, 0, EAST, False))) is None
    table = equip(floor("A> . B^"), "A", "brakes")
    assert asked_kind(play(table, TakeHit(1, 0, EAST, True))) is None
    assert table.damage == [0, 1]
