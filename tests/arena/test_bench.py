"""Benchmarks: what is measured is what it is called."""

import time

import pytest

from rouages.arena.bench.play import measure, slowest_view
from rouages.arena.simulation import Job
from rouages.engine.match import Match
from rouages.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_figures(game):
    found = measure(game, 0.05)
    assert found.slowest_view_milliseconds > 0
    assert found.imagine_microseconds > 0


def test_the_slowest_view_is_found_wherever_in_a_game_it_is(monkeypatch):
    def view(match, seat=None):
        began = time.process_time()
        while seat is None and len(match.answers) == 9 and time.process_time() - began < 0.02:
            pass

    monkeypatch.setattr(Match, "view", view)
    assert slowest_view(Job("out-of-gears", {}, ("random", "random"), 1, 1), 0.3) >= 0.02
