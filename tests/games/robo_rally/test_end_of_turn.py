"""Repairs, option cards and erasing programs (rulebook: repairs, erasing)."""

from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.events.turn import CircuitBroken, OptionDrawn
from rouages.games.robo_rally.inventory import inventory
from rouages.games.robo_rally.repairs import ErasePrograms, Repair, TripCircuitBreaker
from rouages.games.robo_rally.table import Phase
from tests.games.robo_rally.positions import equip, floor, happened, play, program


def repaired(picture, points=3, **options):
    table = floor(picture, **options)
    table.damage = [points] * len(table.damage)
    return play(table, Repair())


def test_a_wrench_repairs_one_damage():
    table = repaired("A^:w . .")
    assert table.damage == [2]
    assert table.held == [0]
    assert table.phase is Phase.CLEAN_UP


def test_a_flag_repairs_like_a_wrench():
    assert repaired("A^:F1 . .").damage == [2]


def test_a_wrench_with_a_hammer_also_gives_an_option_card_face_up():
    table = repaired("A^:h . .")
    assert table.damage == [2]
    assert table.held[0].bit_count() == 1
    assert happened(table, OptionDrawn)


def test_an_undamaged_robot_draws_an_option_card_all_the_same():
    table = repaired("A^:h . .", points=0)
    assert table.damage == [0]
    assert table.held[0].bit_count() == 1


def test_plain_floor_repairs_nothing():
    assert repaired("A^ . .").damage == [3]


def test_a_powered_down_robot_repairs_but_draws_nothing_unless_the_option_says_so():  # ruling 4
    for draws in (False, True):
        table = floor("A^:h . .", down_robots_draw=draws)
        table.down[0] = True
        table.damage[0] = 3
        play(table, Repair())
        assert table.damage == [2]
        assert bool(table.held[0]) is draws


def test_without_option_cards_the_hammer_gives_nothing():
    table = repaired("A^:h . .", option_cards=False)
    assert table.held == [0]


def test_option_cards_left_out_are_never_drawn():
    table = repaired("A^:h . .", left_out=("brakes", "recompile"))
    assert len(table.option_deck) == 23


def test_an_empty_option_deck_is_made_anew_from_the_discards():  # ruling 42
    table = equip(floor("A^:h . ."), "A", "brakes")
    table.option_discard = sum(1 << number for number in table.option_deck)
    table.option_deck.clear()
    table.buried_by.clear()
    before = inventory(table)
    play(table, Repair())
    assert table.held[0].bit_count() == 2
    assert table.option_discard == 0
    assert inventory(table) == before


def test_when_no_option_card_is_left_none_is_drawn():  # ruling 42
    table = floor("A^:h . .")
    table.option_deck.clear()
    table.buried_by.clear()
    play(table, Repair())
    assert table.held == [0]


def test_all_cards_that_are_not_locked_are_discarded():
    table = program(floor("A> . ."), "A:m1,m2,m3,l,r")
    table.locks[0] = 0b10000
    play(table, ErasePrograms())
    assert [card == NO_CARD for card in table.registers[0]] == [True, True, True, True, False]
    assert len(table.discard) == 4


def test_a_circuit_breaker_that_trips_is_told_and_only_once():  # ruling 12
    table = equip(floor("A^ . B^"), "B", "circuit_breaker")
    table.damage = [3, 3]
    play(table, TripCircuitBreaker(), TripCircuitBreaker())
    assert happened(table, CircuitBroken) == [CircuitBroken(1)]
    assert table.announced == [False, True]
