"""How many games of each variant the long part plays: what a test needs, or more where more are wanted."""

import os
from math import ceil

from tests.games.variants import variants_of

WANTED = int(os.environ.get("CONTRACT_GAMES", "0"))


def seeds_of_each_variant(game, least):
    return range(max(least, ceil(WANTED / len(variants_of(game)))))
