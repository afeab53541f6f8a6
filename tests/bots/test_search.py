"""The search bots: what they find, how long they think, what they may not see."""

from __future__ import annotations

import random
import time

import pytest

import rouages
from rouages.bots import BOTS, LEVELS, Budget, Perspective, Search, UnknownBot, bot_named
from rouages.proving.contract import begin
from tests.bots.pennies import MATCHING, SOWING


def considered(match, seat=0, playouts=60):
    found = Search(Budget(playouts=playouts)).consider(Perspective(match, seat), random.Random(1))
    return {each.option: each for each in found}


def test_it_sees_beyond_what_looks_best_at_first():
    match = begin(SOWING, 1, {}, 1)
    assert BOTS["greedy"].choose(Perspective(match, 0), random.Random(1)) == 0
    assert bot_named("search:60").choose(Perspective(match, 0), random.Random(1)) == 1


def test_its_value_is_what_the_seat_ends_with():
    match = begin(SOWING, 1, {}, 1)
    match.play(0, 1)
    match.play(0, 1)
    found = considered(match)
    assert found[1].value == pytest.approx(9 / 9)
    assert found[0].value == pytest.approx(7 / 9)


def test_nobody_answers_to_what_is_chosen_at_the_same_time():
    match = begin(MATCHING, 2, {}, 1)
    for seat in (0, 1):
        found = considered(match, seat, playouts=600)
        # Whatever the other does without looking, heads and tails win once together; a seer leaves nothing.
        assert found[0].value + found[1].value == pytest.approx(1 / 9, rel=0.3)


def test_a_budget_of_playouts_is_kept_and_always_gives_the_same():
    match = rouages.new("out-of-gears", players=3, seed=5)
    first, again = considered(match, playouts=40), considered(match, playouts=40)
    assert first == again
    assert 40 <= sum(each.visits for each in first.values()) <= 40 + len(first)


class Counting(Perspective):
    """A seat that counts the worlds it imagines."""

    worlds = 0

    def imagine(self, seed):
        self.worlds += 1
        return super().imagine(seed)


def test_options_that_are_tried_share_a_world():
    perspective = Counting(rouages.new("robo-rally", players=3, seed=5), 0)
    found = Search(Budget(playouts=24)).consider(perspective, random.Random(1))
    assert perspective.worlds <= 1 + sum(each.visits for each in found) / 2


def test_a_budget_of_time_is_kept():
    match = rouages.new("cyberion", players=1, seed=5)
    began = time.process_time()
    Search(Budget(seconds=0.2)).choose(Perspective(match, 0), random.Random(1))
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(level):
    search = BOTS[level] if level == "easy" else Search(Budget(playouts=3))
    for name, players in (("out-of-gears", 3), ("robo-rally", 2), ("gear-and-piston", 2), ("cyberion", 1)):
        match = rouages.new(name, players=players, seed=2)
        rng = random.Random(2)
        for _ in range(12):
            seat = match.pending[0]
            match.play(seat, search.choose(Perspective(match, seat), rng))


def test_thinking_changes_nothing_at_the_table():
    match = rouages.new("too-many-bones", players=2, seed=3)
    before = match.save()
    considered(match, match.pending[0], playouts=8)
    assert match.save() == before


@pytest.mark.parametrize(
    "name", ["", "grandmaster", "search:", "search:0", "search:-1", "search:٣", "hard:3"]
)
def test_a_bot_that_is_not_there_is_named(name):
    with pytest.raises(UnknownBot) as refused:
        bot_named(name)
    assert name in str(refused.value)
