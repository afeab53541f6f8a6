"""Refill and end of the game (rulebook: refill, end)."""

import random

import rouages
from rouages.games.out_of_gears.ending import outcome
from rouages.games.out_of_gears.events import GameEnded, Refilled
from rouages.games.out_of_gears.round import Refill
from tests.games.out_of_gears.positions import happened, play, position, shown


def refilled(reserve, **picture):
    table = position(**picture)
    table.reserve = reserve
    play(table, Refill())
    return table


def test_each_dump_in_play_gets_one_gear_empty_or_not():  # ruling 24
    table = refilled([4, 4, 4, 3, 2, 1], dumps="1:11", players=4)
    assert shown(table.dumps) == "1:111 2:2 3:3 4:4"


def test_a_short_reserve_goes_clockwise_from_the_lowest_number():  # ruling 25
    table = refilled([2, 1], dumps="3:3 4:4", players=4, jolly=True)
    [event] = happened(table, Refilled)
    assert event.dumps == (1, 2)
    assert event.gears == (1, 2)


def test_the_game_ends_with_the_reserve_and_a_dump_empty():
    table = refilled([], dumps="1:1 2:2 3:3", players=4)
    assert happened(table, GameEnded)
    assert table.ending == "reserve_empty"


def test_it_goes_on_while_the_reserve_is_not_empty():
    table = refilled([1, 1, 1, 1, 1], players=4)
    assert not happened(table, GameEnded)


def test_it_goes_on_while_no_dump_is_empty():  # ruling 26
    table = refilled([], dumps="1:1 2:2 3:3 4:4", players=4)
    assert not happened(table, GameEnded)
    assert not happened(table, Refilled)


def test_three_quiet_turns_end_it():  # rulings 27, 34
    table = position(dumps="1:1 2:2", players=2)
    table.reserve, table.quiet_turns = [], 2
    play(table, Refill())
    assert table.ending == "standstill"


def test_the_base_game_lasts_ten_or_eleven_turns():  # rulings 26, 34
    rng = random.Random(5)
    seen = set()
    for seed in range(60):
        match = rouages.new("out-of-gears", 2, seed=seed)
        while not match.over:
            seat = match.pending[0]
            match.play(seat, rng.randrange(len(match.decision(seat).options)))
        seen.add((match.table.round, match.outcome.ending))
    assert seen == {(10, "reserve_empty"), (11, "reserve_empty"), (11, "standstill")}


def test_carried_gears_count_at_the_end():  # ruling 3
    table = refilled([], dumps="1:1 2:2 3:3", carried="1:12", circuit="1:1", players=4)
    assert shown(table.circuit) == "1:112"
    assert outcome(table).scores == (5, 0, 0, 0)


def test_own_colour_two_points_others_one():
    table = position(circuit="1:112 2:111", players=2)
    assert outcome(table).scores == (5, 3)
    assert outcome(table).winners == (0,)


def test_a_tie_goes_to_the_most_gears_of_the_own_colour():  # ruling 29
    table = position(circuit="1:11 2:1113 3:3", players=3)
    assert outcome(table).scores == (4, 4, 2)
    assert outcome(table).places == (1, 2, 3)


def test_a_full_tie_is_shared():  # ruling 29
    table = position(circuit="1:12 2:12 3:1", players=3)
    assert outcome(table).places == (1, 1, 3)
