"""Write what the shelf lacks: `python -m tests.corpus`."""

from rouages.games import GAMES
from tests.corpus.cupboard import NEWEST, cupboard
from tests.corpus.house import house
from tests.corpus.playing import collect
from tests.corpus.shelf import file_of, house_file, write
from tests.games.variants import variants_of

MATCHES = 60
MORE = {
    "out-of-gears": [(3, {"robots": (8, 1, 5)}), (2, {"two_robots": True, "robots": (7, 2, 3, 6)})],
    "robo-rally": [(4, {"left_out": ("recompile", "brakes"), "turn_limit": 15})],
}
"""Options that the variants of the contract leave out."""


def write_matches(name):
    game = GAMES[name]
    file = file_of(name, game.version)
    if not file.exists():
        write(file, collect(game, [*variants_of(game), *MORE.get(name, [])], MATCHES))


if __name__ == "__main__":
    for name in GAMES:
        write_matches(name)
    if not house_file().exists():
        write(house_file(), house())
    if not NEWEST.exists():
        write(NEWEST, cupboard())
