"""Who meets: everybody is at one table of a round, and each way of drawing keeps what it promises."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouages.server.tournaments import knock_out, swiss
from rouages.server.tournaments.drawing import lots, next_round, rounds_of, seats_at
from rouages.server.tournaments.sittings import Sitting, meetings
from rouages.server.tournaments.sizes import even_sizes, sizes_met
from rouages.server.tournaments.standing import standings
from rouages.server.wire.tournaments import Format

people = st.integers(4, 64)
tables = st.integers(2, 8)
seeds = st.integers(0, 2**32)
some = settings(max_examples=40)


def played(sitting, random):
    """A table that is over, with luck of one's own; now and then some are equal."""
    if sitting.is_bye:
        return sitting
    scores = tuple(random.randint(0, 6) for _ in sitting.players)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return sitting._replace(places=places, scores=scores)


def whole(form, size, seats, seed=0):
    """All rounds of a tournament, played by luck."""
    random = Random(seed)
    rounds = []
    while (drawn := next_round(form, size, rounds, seats)) is not None:
        rounds.append([played(sitting, random) for sitting in drawn])
    return rounds


def byes(rounds):
    return Counter(sitting.players[0] for each in rounds for sitting in each if sitting.is_bye)


@pytest.mark.parametrize("size", range(4, 65))
def test_in_a_round_robin_everybody_meets_everybody_once_and_sits_out_once_at_most(size):
    rounds = whole(Format.ROUND_ROBIN, size, 2)
    assert meetings(rounds) == {frozenset(pair): 1 for pair in combinations(range(size), 2)}
    assert all(sorted(who for each in r for who in each.players) == list(range(size)) for r in rounds)
    assert byes(rounds) == ({} if size % 2 == 0 else dict.fromkeys(range(size), 1))


@some
@given(people, tables, seeds)
def test_in_a_swiss_everybody_is_at_one_table_a_round_and_tables_are_even(size, seats, seed):
    for drawn in whole(Format.SWISS, size, seats, seed):
        assert sorted(who for each in drawn for who in each.players) == list(range(size))
        at_tables = [len(each.players) for each in drawn if not each.is_bye]
        assert max(at_tables) - min(at_tables) <= 1
        assert max(at_tables) <= seats
        assert len(drawn) - len(at_tables) == (size % 2 if seats == 2 else 0)


@some
@given(people, seeds)
def test_in_a_swiss_nobody_meets_twice_or_sits_out_twice(size, seed):
    rounds = whole(Format.SWISS, size, 2, seed)
    assert set(meetings(rounds).values()) == {1}
    assert set(byes(rounds).values()) <= {1}


def best(left, met):
    """The fewest times that some pair has met in the best of all ways to pair so many, each tried."""
    if not left:
        return 0
    first, *rest = left
    return min(
        max(met.get(frozenset((first, each)), 0), best([x for x in rest if x != each], met)) for each in rest
    )


@some
@given(st.sampled_from([4, 6, 8]), st.integers(1, 9), seeds)
def test_who_has_met_meets_again_only_where_it_must_be(size, number, seed):
    random, rounds = Random(seed), []
    for _ in range(number):
        ranked = [each.number for each in standings(size, rounds, Format.SWISS)]
        drawn = swiss.round_of(ranked, rounds, 2)
        met = meetings(rounds)
        worst = max(met.get(frozenset(sitting.players), 0) for sitting in drawn)
        assert worst == best(list(range(size)), met)
        rounds.append([played(sitting, random) for sitting in drawn])


def test_equal_points_meet_where_they_may():
    first = [Sitting((0, 2), (1, 2), (3, 0)), Sitting((1, 3), (1, 2), (2, 0))]
    ranked = [each.number for each in standings(4, [first], Format.SWISS)]
    assert {frozenset(each.players) for each in swiss.round_of(ranked, [first], 2)} == {
        frozenset((0, 1)),
        frozenset((2, 3)),
    }


@some
@given(people, tables, seeds)
def test_a_knock_out_has_one_winner_and_whoever_is_out_comes_no_more(size, seats, seed):
    rounds = whole(Format.KNOCK_OUT, size, seats, seed)
    assert len(rounds[-1]) == 1
    for number, drawn in enumerate(rounds):
        there = [who for each in drawn for who in each.players]
        assert len(there) == len(set(there))
        if number:
            on = [who for each in rounds[number - 1] for who in knock_out.through(each)]
            assert sorted(there) == sorted(on)
    found = standings(size, rounds, Format.KNOCK_OUT)
    assert [each.place for each in found].count(1) == 1
    assert [each.out for each in found] == [False] + [True] * (size - 1)


@some
@given(people, seeds)
def test_in_a_bracket_some_sit_out_once_in_the_first_round_and_they_are_the_fewest(size, seed):
    rounds = whole(Format.KNOCK_OUT, size, 2, seed)
    out = byes(rounds)
    assert out == byes(rounds[:1])
    assert sorted(out) == list(range(2 ** len(rounds) - size))
    assert len(rounds) == (size - 1).bit_length()


@some
@given(people, st.integers(3, 8))
def test_tables_of_more_than_two_are_filled_evenly_and_nobody_is_alone(size, seats):
    sizes = even_sizes(size, seats)
    assert sum(sizes) == size
    assert max(sizes) <= seats
    assert min(sizes) >= max(2, max(sizes) - 1)
    assert len(sizes) == -(-size // seats)


@some
@given(people, tables, st.sampled_from(Format), seeds)
def test_all_sizes_that_are_met_are_known_before(size, seats, form, seed):
    if form is Format.ROUND_ROBIN:
        seats = 2
    met = {len(each.players) for r in whole(form, size, seats, seed) for each in r if not each.is_bye}
    assert met <= sizes_met(size, seats)


@some
@given(people, tables, st.sampled_from(Format), seeds)
def test_points_are_shared_out_and_nobody_stands_before_who_has_more(size, seats, form, seed):
    if form is Format.ROUND_ROBIN:
        seats = 2
    rounds = whole(form, size, seats, seed)
    found = standings(size, rounds, form)
    assert sorted(each.number for each in found) == list(range(size))
    worth = sum(Fraction(len(each.players), 2) + Fraction(each.is_bye, 2) for r in rounds for each in r)
    assert sum(each.points for each in found) == worth
    assert [each.place for each in found] == sorted(each.place for each in found)
    if form is not Format.KNOCK_OUT:
        assert all(one.points >= other.points for one, other in pairwise(found))
    assert len(rounds) == rounds_of(form, size, seats)


@some
@given(people, st.binary(min_size=32, max_size=32))
def test_the_same_seed_draws_the_same(size, seed):
    assert lots(size, seed) == lots(size, seed)
    assert sorted(lots(size, seed)) == list(range(size))
    sitting = Sitting(tuple(range(size)))
    assert seats_at(sitting, seed, 1) == seats_at(sitting, seed, 1)
    assert sorted(seats_at(sitting, seed, 1)) == list(range(size))


def test_another_seed_draws_otherwise():
    assert len({tuple(lots(8, bytes([number]))) for number in range(20)}) > 10
    assert len({tuple(seats_at(Sitting((3, 5)), bytes([number]), 0)) for number in range(20)}) == 2
