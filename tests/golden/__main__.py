"""Write the golden games that a game lacks."""

import sys

from rouages.games import GAMES
from tests.games.variants import variants_of
from tests.golden.stories import write_missing, write_people

game = GAMES[sys.argv[1]]
missing = write_missing(game, variants_of(game))
write_people(game)
sys.exit(f"no game found that ends so: {sorted(missing)}" if missing else 0)
