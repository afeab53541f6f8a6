"""What a hint says: only what imagined games have shown, and the star has the highest number."""

import random
from math import isfinite

import pytest

import rouages
from rouages.bots import Budget, Perspective
from rouages.bots.explaining import Counting, explain
from rouages.games import GAMES

PLAYOUTS = Budget(playouts=40)


def questions(name, seed, answers):
    """Real choices of a game that is played by lot."""
    players, options = GAMES[name].first
    match, lots = rouages.new(name, players, seed=seed, **options), random.Random(seed)
    for _ in range(answers):
        if match.over:
            return
        seat = match.pending[0]
        count = len(match.decision(seat).options)
        if count > 1:
            yield match, seat
        match.play(seat, lots.randrange(count))


@pytest.mark.parametrize("name", GAMES)
def test_the_star_has_the_highest_number_and_every_reason_its_words(name):
    for number, (match, seat) in enumerate(questions(name, 4, 6)):
        found = explain(Perspective(match, seat), PLAYOUTS, random.Random(number))
        assert max(each.value for each in found.considered) == found.considered[0].value
        assert sum(each.speaks_for for each in found.reasons) <= 2
        assert sum(not each.speaks_for for each in found.reasons) <= 1
        for each in found.reasons:
            worth = GAMES[name].judgement.reasons[each.name].worth
            assert ((each.here - each.elsewhere) / worth >= 1) == each.speaks_for


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_can_be_counted(name):
    for match, _ in questions(name, 5, 400):
        for seat in range(match.players):
            counted = [each.count(match.table, seat) for each in match.game.judgement.reasons.values()]
            assert counted
            assert all(map(isfinite, counted))


def counting(*counts):
    """A search that found these points after two options of a first question."""
    thought = Counting(Perspective(rouages.new("out-of-gears", 3, seed=1), 0), random.Random(0))
    for option, found in enumerate(counts):
        thought.counted[option] = [(float(points), 0.0, 0.0) for points in found]
    return thought.reasons(0, 1)


def test_what_is_more_than_luck_is_said():
    (reason,) = counting([4, 5, 4, 5], [1, 2, 1, 2])
    assert (reason.name, reason.here, reason.elsewhere, reason.speaks_for) == ("points", 4.5, 1.5, True)
    (reason,) = counting([1, 2, 1, 2], [4, 5, 4, 5])
    assert not reason.speaks_for


@pytest.mark.parametrize("found", [([9, 0, 8, 1], [1, 8, 0, 7]), ([5], [1]), ([4.1, 4.2], [4.0, 4.1])])
def test_what_may_be_luck_or_is_too_little_is_not(found):
    assert counting(*found) == []
