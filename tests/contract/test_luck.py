"""The same deal: what does not hang on choices is the same for all, and nothing is drawn twice."""

import random
from collections import Counter

import pytest

from rouages.engine.chance import secret_from_seed
from rouages.engine.luck import LuckByPurpose
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.games import GAMES
from rouages.proving.contract import SENSE, random_play
from tests.games.variants import variants_of

SAMPLE = 4
"""Variants of each game that are played twice."""


def drawn_in(game, players, options, lot, monkeypatch):
    """How often each thing was drawn in a game of the same deal, answered by another lot."""
    found = Counter()

    def recorded(self, purpose, number, length):
        found[purpose, number] += 1
        return drawing(self, purpose, number, length)

    drawing = LuckByPurpose._hash
    origin = Origin(players, game.options_from(options, players), secret_from_seed(1), (), 1, by_purpose=True)
    with monkeypatch.context() as patch:
        patch.setattr(LuckByPurpose, "_hash", recorded)
        match = Match.begin(game, origin)
        for _ in random_play(match, random.Random(lot), SENSE if lot % 2 else 0.0):
            pass
    return found


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_nothing_is_drawn_twice_and_much_is_drawn_by_all(game, monkeypatch):
    for variant in random.Random(game.name).sample(variants_of(game), SAMPLE):
        games = [drawn_in(game, *variant, lot, monkeypatch) for lot in range(3)]
        for found in games:
            assert not [what for what, often in found.items() if often > 1]
        assert games[0].keys() & games[1].keys() & games[2].keys()
