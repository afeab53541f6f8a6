"""A game's estimate of a position must know more than who is likely to win before the game begins."""

import random

import pytest

from rouages.arena.simulation import Job, begin, play_out
from rouages.engine.judgement import chance_among
from rouages.games import GAMES

LOOKED_AT = 0.1
"""How often a position is looked at."""
MATCHES = 15
"""Played at each table where a game is measured: fewer tell more of luck than of estimates."""


def estimates(name):
    """Every tenth position of greedy games or so: what was estimated for each seat, and whether it won."""
    tables, rng = GAMES[name].measures.tables, random.Random(1)
    for number in range(MATCHES * len(tables)):
        players, options = tables[number % len(tables)]
        bots = ("greedy",) * players
        match = begin(Job(name, options, bots, 1, 1), number)
        found = []

        def look(question, taken, match=match, players=players, found=found):
            if rng.random() < LOOKED_AT:
                found += [(seat, match.game.judgement.evaluate(match.table, seat)) for seat in range(players)]

        play_out(match, bots, str(number), look)
        yield from ((estimate, match.outcome.places[seat] == 1) for seat, estimate in found)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.long(part="corpus")] if name == "robo-rally" else [])
        for name in GAMES
    ],
)
def test_the_estimate_knows_more_than_the_share_of_wins(name):
    found = list(estimates(name))

    error = sum([(estimate - won) ** 2 for estimate, won in found]) / len(found)
    share = sum([won for _, won in found]) / len(found)

    assert error < share * (1 - share)


def test_equal_rivals_have_equal_chances():
    assert [chance_among([7, 7, 7, 7], number, 3) for number in range(4)] == [0.25] * 4


def test_the_chances_of_rivals_are_one_together():
    assert sum([chance_among([1, 5, -3], number, 2) for number in range(3)]) == pytest.approx(1)


def test_a_lead_of_the_spread_makes_winning_e_times_as_likely():
    ahead, behind = (chance_among([10, 6], number, 4) for number in range(2))

    assert ahead / behind == pytest.approx(2.71828, rel=1e-4)


def test_a_hopeless_seat_has_hardly_a_chance():
    assert 0 <= chance_among([0, 1e9], 0, 1) < 1e-20
