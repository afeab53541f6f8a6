"""What goes with a robot that is destroyed, and who comes after it (rulebook: destruction)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.destruction import GiveUp, LoseOption, destroy, lift, order_wrecks
from rouages.games.robo_rally.events.course import SuperBotNamed
from rouages.games.robo_rally.events.register import Destroyed, Eliminated
from rouages.games.robo_rally.events.turn import LotsDrawn, OptionLost
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.hits import TakeDamage
from rouages.games.robo_rally.reasons import NotHeld
from rouages.games.robo_rally.table import NOBODY, Status
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import choose, equip, floor, hand, happened, play, program


def test_a_destroyed_robot_loses_its_program_its_hand_its_damage_and_its_locks():
    table = program(floor(". A> # B<"), "A:m1,m2,m3,l,r")
    hand(table, "A", "u", "b")
    cards = {*table.registers[0], *table.hands[0]}
    table.damage[0], table.locks[0], table.down[0], table.turn = 6, 0b11000, True, 7
    destroy(table, 0, "pit", 2, 1)
    assert (table.square[0], table.damage[0], table.locks[0], table.down[0]) == (OFF_BOARD, 0, 0, False)
    assert (table.registers[0], table.hands[0]) == ([NO_CARD] * 5, [])
    assert set(table.discard) == cards
    assert len(table.discard) == 7
    assert (table.status[0], table.lives[0], table.wrecked_in[0]) == (Status.WRECKED, 2, 7)
    assert table.wrecks == [0]
    assert table.news == [Destroyed(0, "pit", 2, 2)]


@pytest.mark.parametrize(
    ("down", "cause", "kept"),
    [(True, "pit", 4), (True, "damage", 0), (False, "pit", 0), (False, "damage", 0)],
)
def test_what_it_had_taken_while_powered_down_is_remembered_unless_damage_destroyed_it(down, cause, kept):
    table = floor("A> . B<")  # ruling 43
    table.down[0], table.damage[0] = down, 4
    destroy(table, 0, cause, 0, 0)
    assert table.hurt_down[0] == kept


def test_a_robot_that_leaves_the_board_controls_nobody_and_is_controlled_by_nobody():  # ruling 30
    table = floor("A> B> C> D> E>")
    table.controller = [1, 0, 0, 1, NOBODY]
    lift(table, 0)
    assert table.controller == [NOBODY, NOBODY, NOBODY, 1, NOBODY]


def test_a_robot_that_is_only_taken_off_keeps_what_is_locked():  # ruling 44
    table = program(floor("A> . B<"), "A:m1,m2,m3,l,r")
    first, second, third, fourth, fifth = table.registers[0]
    table.locks[0] = 0b10001
    lift(table, 0)
    assert table.registers[0] == [first, NO_CARD, NO_CARD, NO_CARD, fifth]
    assert table.discard == [second, third, fourth]


def test_a_robot_without_a_life_is_out_and_does_not_come_back():  # rulings 1, 49
    table = equip(floor("A> . B<"), "A", "brakes", "flywheel")
    table.lives[0] = 0
    destroy(table, 0, "edge", 0, 0)
    assert table.news == [
        Destroyed(0, "edge", 0, 0),
        Eliminated(0, 0),
        OptionLost(0, OptionCard.BRAKES, "destroyed"),
        OptionLost(0, OptionCard.FLYWHEEL, "destroyed"),
    ]
    assert (table.lives[0], table.wrecks, table.wrecked_in[0]) == (0, [], 0)


@pytest.mark.parametrize("card", ["ablative_coat", "abort_switch", "brakes", "tractor_beam"])
def test_the_one_option_card_that_a_destroyed_robot_has_is_lost_at_once(card):  # ruling 16
    table = equip(floor("A> . B<"), "A", card)
    destroy(table, 0, "edge", 0, 0)
    assert happened(table, OptionLost) == [OptionLost(0, OptionCard(card), "destroyed")]
    assert table.held == [0, 0]


def test_of_several_option_cards_the_owner_chooses_which_is_lost():  # ruling 16
    table = equip(floor("A> . B<"), "A", "brakes", "flywheel")
    destroy(table, 0, "edge", 0, 0)
    play(table)
    question = asked(table, 0)
    assert question == LoseOption(0, 0)
    assert question.options(table) == [GiveUp(OptionCard.BRAKES), GiveUp(OptionCard.FLYWHEEL)]
    assert question.default(table) == GiveUp(OptionCard.BRAKES)
    assert question.why_not(table, GiveUp(OptionCard.RECOMPILE)) == NotHeld(OptionCard.RECOMPILE)
    assert question.why_not(table, TakeDamage()) == AnotherQuestion(question)
    choose(table, card="flywheel")
    assert happened(table, OptionLost) == [OptionLost(0, OptionCard.FLYWHEEL, "destroyed")]


def test_whoever_runs_a_blocker_chooses_for_it():  # ruling 32
    table = begin(GAME, 2, {"course": "interference"}, 1).table
    table.agenda.clear()
    equip(table, "D", "brakes", "flywheel")
    destroy(table, 3, "edge", 0, 0)
    assert asked(play(table), 1) == LoseOption(1, 3)
    table.lives[2] = 0
    destroy(table, 2, "edge", 0, 0)
    assert happened(table, Eliminated) == [Eliminated(0, 2)]


class Reversing:
    """Lots that turn an order round."""

    def shuffle(self, items, _purpose):
        items.reverse()


def test_robots_destroyed_at_one_moment_come_back_in_dock_order_after_those_before():  # ruling 6
    table = floor("A> B> C> D>")
    table.dock_order, table.wrecks = (2, 0, 3, 1), [1, 3, 0, 2]
    order_wrecks(table, 1)
    assert table.wrecks == [1, 2, 0, 3]
    assert table.news == []


def test_or_by_lot_if_the_table_says_so():  # ruling 6
    table = floor("A> B> C> D>", ties="lot")
    table.rng, table.dock_order, table.wrecks = Reversing(), (2, 0, 3, 1), [1, 3, 0, 2]
    order_wrecks(table, 1)
    assert table.wrecks == [1, 3, 0, 2]
    assert table.news == [LotsDrawn((3, 0, 2))]


def test_one_alone_draws_no_lot():
    table = floor("A> B> C> D>", ties="lot")
    table.wrecks = [1, 3]
    order_wrecks(table, 1)
    assert table.news == []


def fall(*, foe=NOBODY, out=(), lives=3, fallen=0):
    """The SuperBot A, or another robot, is destroyed; docks from C down to A."""
    table = floor("A> B> C>", rules=(Rule.SUPERBOT,))
    table.superbot, table.superbot_foe, table.dock_order = 0, foe, (2, 1, 0)
    for robot in out:
        table.status[robot] = Status.OUT
    table.lives[fallen] = lives
    destroy(table, fallen, "pit", 0, 0)
    return table


@pytest.mark.parametrize(
    ("case", "superbot"),
    [
        ({"foe": 1}, 1),
        ({"foe": 1, "lives": 0}, 1),
        ({"foe": 1, "out": (1,)}, 0),
        ({"foe": 1, "out": (1,), "lives": 0}, 2),
        ({}, 0),
        ({"lives": 0}, 2),
        ({"lives": 0, "out": (2,)}, 1),
        ({"lives": 0, "out": (1, 2)}, 0),
        ({"foe": 1, "fallen": 2}, 0),
    ],
)
def test_who_is_superbot_after_a_robot_was_destroyed(case, superbot):  # ruling 31
    table = fall(**case)
    assert table.superbot == superbot
    assert happened(table, SuperBotNamed) == ([SuperBotNamed(superbot)] if superbot else [])


def test_a_new_superbot_has_no_foe_yet():
    assert fall(foe=1).superbot_foe == NOBODY
    assert fall(foe=1, fallen=2).superbot_foe == 1


def test_a_foe_that_is_to_come_back_still_follows_the_superbot():  # ruling 31
    table = floor("A> B> C>", rules=(Rule.SUPERBOT,))
    table.superbot, table.superbot_foe = 0, 1
    destroy(table, 1, "pit", 0, 0)
    destroy(table, 0, "pit", 0, 0)
    assert table.superbot == 1
