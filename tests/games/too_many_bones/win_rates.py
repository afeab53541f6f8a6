"""Prints how often greedy Gearlocs win, by tyrant, party and difficulty.

`python -m tests.games.too_many_bones.win_rates --games 200 --players 2` prints the whole table for parties of
two, a line as soon as it is known; `--tyrant nom` (any number of them) prints some lines of it.
"""

import argparse
import random
import sys
from itertools import combinations

import rouages
from rouages.bots import BOTS, Perspective
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, Difficulty, Tyrant

COMPARED = (Difficulty.ADVENTURER, Difficulty.LEGENDARY)
GREEDY = BOTS["greedy"]


def is_won(seed, **options):
    """Whether greedy players defeat the tyrant in this adventure."""
    match = rouages.new("too-many-bones", len(options["gearlocs"]), seed, **options)
    rng = random.Random(seed)
    while not match.over:
        for seat in match.pending:
            match.play(seat, GREEDY.choose(Perspective(match, seat), rng))
    return match.outcome.ending == "tyrant_defeated"


def rate(tyrant, party, difficulty, games):
    """The share of adventures that are won."""
    options = {"tyrant": tyrant, "gearlocs": list(party), "difficulty": difficulty}
    return sum([is_won(seed, **options) for seed in range(games)]) / games


def line(tyrant, party, figures):
    """A line of the table, shown at once."""
    sys.stdout.write(f"{tyrant:12} {party:34} {figures[0]:>11} {figures[1]:>10}\n")
    sys.stdout.flush()


def main():
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--tyrant", action="append", choices=[tyrant.value for tyrant in Tyrant])
    found = asked.parse_args()
    parties = list(combinations(GEARLOC_NAMES, found.players))
    line("tyrant", f"party ({found.games} adventures each)", [difficulty.value for difficulty in COMPARED])
    for tyrant in found.tyrant or [tyrant.value for tyrant in Tyrant]:
        rows = []
        for party in parties:
            rows.append([rate(tyrant, party, difficulty.value, found.games) for difficulty in COMPARED])
            line(tyrant, " ".join(party), [f"{share:.1%}" for share in rows[-1]])
        line(tyrant, "all", [f"{sum(shares) / len(shares):.1%}" for shares in zip(*rows, strict=True)])


if __name__ == "__main__":
    main()
