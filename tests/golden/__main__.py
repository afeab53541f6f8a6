"""Write the golden games that a game lacks."""

import sys
from importlib import import_module

from rouages.games import GAMES
from tests.golden.stories import write_missing

game = GAMES[sys.argv[1]]
variants = import_module(f"tests.games.{game.package.rpartition('.')[2]}.variants").VARIANTS
missing = write_missing(game, variants)
sys.exit(f"no game found that ends so: {sorted(missing)}" if missing else 0)
