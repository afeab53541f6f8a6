"""The contract that every game keeps, by random play.

`CONTRACT_GAMES=1000 pytest tests/contract` plays more games of each variant.
"""

import os
from importlib import import_module

import pytest

from rouages.arena.completeness import gaps
from rouages.arena.contract import check_game
from rouages.games import GAMES

GAMES_A_VARIANT = int(os.environ.get("CONTRACT_GAMES", "3"))


def variants():
    for game in GAMES.values():
        folder = game.package.rpartition(".")[2]
        for players, options in import_module(f"tests.games.{folder}.variants").VARIANTS:
            named = "+".join(f"{name}={value}" for name, value in options.items())
            yield pytest.param(game, players, options, id=f"{game.name}-{players}-{named or 'plain'}")


@pytest.mark.parametrize(("game", "players", "options"), list(variants()))
def test_random_games_keep_the_contract(game, players, options):
    for seed in range(GAMES_A_VARIANT):
        check_game(game, players, options, seed)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_record_can_be_said_in_both_languages(game):
    assert gaps(game) == []
