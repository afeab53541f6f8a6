"""The contract that every game keeps, by random play."""

import pytest

from rouages.games import GAMES
from rouages.proving import check_game, check_words
from tests.contract.counts import seeds_of_each_variant
from tests.games.variants import variants_of

FEW = 3
MANY = 30
"""Games of each variant, in `./check` and at least in `./check long contract`."""
VARIED = 20
"""A game of more variants than these plays each but once in `./check`."""


def variants():
    for game in GAMES.values():
        for players, options in variants_of(game):
            named = "+".join(f"{name}={value}" for name, value in options.items())
            yield pytest.param(game, players, options, id=f"{game.name}-{players}-{named or 'plain'}")


of_every_variant = pytest.mark.parametrize(("game", "players", "options"), list(variants()))


@of_every_variant
def test_random_games_keep_the_contract(game, players, options):
    few = 1 if len(variants_of(game)) > VARIED else FEW
    check_game(game, games=few, variants=[(players, options)])


@pytest.mark.long(part="contract")
@of_every_variant
def test_many_random_games_keep_the_contract(game, players, options):
    check_game(game, games=len(seeds_of_each_variant(game, MANY)), variants=[(players, options)])


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_record_can_be_said_in_both_languages(game):
    check_words(game)
