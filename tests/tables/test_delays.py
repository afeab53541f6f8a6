"""Delays: which answers stood some time ago, as the ledger tells it."""

import random

import pytest

import rouages
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.tables.asking.delays import Given, seen_before, standing
from rouages.tables.ledger.rows import EntryRow
from rouages.tables.match.play import Play


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_that_stand_are_those_of_the_match_whatever_was_taken_back(game):
    rng = random.Random(5)
    play = Play.begin(rouages.new(game, 2, seed=5))
    rows, undone = [], 0
    for moment in range(150):
        if play.match.over:
            break
        seat = rng.choice(list(play.asked))
        try:
            if rng.random() < 0.3:
                entry = play.undo(rng.randrange(2), free=rng.random() < 0.5)
                undone += 1
            else:
                options = len(play.match.decision(seat).options)
                entry = play.answer(seat, play.asked[seat], rng.randrange(options))
        except Refusal:
            continue
        rows.append(EntryRow("t", len(rows), entry, float(moment)))
        given = standing(rows)
        assert [each.seat for each in given] == [each for each, _ in play.match.answers]
        assert seen_before(given, play.match.answers, moment + 0.5) == len(play.match.answers)
    assert undone > 5


def test_what_was_answered_after_something_late_is_late_too():
    answers = [(0, 1), (1, 1), (0, 2)]
    given = [Given(0, 10.0), Given(1, 30.0), Given(0, 20.0)]
    assert [seen_before(given, answers, at) for at in (5.0, 10.0, 25.0, 30.0)] == [0, 1, 1, 3]


def test_after_a_seam_the_last_ones_count_and_what_does_not_fit_is_not_shown():
    given = [Given(1, 1.0), Given(0, 2.0), Given(1, 3.0)]
    assert seen_before(given, [(0, 0), (1, 0)], 2.5) == 1
    assert seen_before(given, [(1, 0), (1, 0)], 9.0) == 0
    assert seen_before(given[:1], [(0, 0), (1, 0)], 9.0) == 0
