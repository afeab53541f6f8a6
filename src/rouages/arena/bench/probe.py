"""Measures the Rouages that it finds, of whatever commit: run as a program, it is asked line by line.

It knows nothing but what commits have in common. A line is JSON: a game, its players, its options and how
many games to play; the reply is a line with what each thing took, in seconds of the processor's time.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from rouages import new
from rouages.bots import Budget, Perspective, Search

COPIES, WORLDS, PLAYOUTS = 200, 20, 24
"""How often each is done in one measurement."""


def took(game: str, players: int, options: dict[str, Any], games: int) -> dict[str, float]:
    """What a game and a decision of random play took; in mid-game a copy, a world and a playout."""
    decisions, spent = 0, 0.0
    for seed in range(games):
        rng = random.Random(seed)  # noqa: S311 (a fixed course of play, to be compared)
        began = time.process_time()
        match = new(game, players, seed=seed, **options)
        while not match.over:
            for seat in match.pending:
                match.play(seat, int(rng.random() * len(match.decision(seat).options)))
        spent += time.process_time() - began
        decisions += len(match.answers)
    middle = new(game, players, seed=games - 1, **options)
    for seat, number in match.answers[: len(match.answers) // 3]:
        middle.play(seat, number)
    asked = middle.pending[0]
    search, whims = Search(Budget(playouts=PLAYOUTS)), random.Random(1)  # noqa: S311 (as above)
    return {
        "game": spent / games,
        "decision": spent / decisions,
        "clone": time_of(middle.clone, COPIES),
        "imagine": time_of(lambda: middle.imagine(asked, 1), WORLDS),
        "playout": time_of(lambda: search.consider(Perspective(middle, asked), whims), 1) / PLAYOUTS,
    }


def time_of(action: Callable[[], object], times: int) -> float:
    """The mean time of an action."""
    began = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - began) / times


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps(took(*json.loads(line))) + "\n")
        sys.stdout.flush()
