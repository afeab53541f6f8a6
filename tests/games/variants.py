"""The tables at which each game is tried: numbers of players with options."""

from importlib import import_module


def variants_of(game):
    """What the tests of a game list as its `VARIANTS`."""
    return import_module(f"tests.games.{game.package.rpartition('.')[2]}.variants").VARIANTS
