"""How fast games are played where somebody looks at them as arrays, beside an earlier commit in the same run.

python benchmarks/observing.py COMMIT [SECONDS]

Decisions a second of processor time, by lot: through `Batch` (32 games), through PettingZoo, and through
OpenSpiel with the observation tensor of whoever is asked and without. Of five turns the fastest of each side.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy

from rouages.arena.bench.against import SOURCES, checkout
from rouages.games import GAMES

TURNS = 5


def batch(name: str, players: int, seconds: float) -> float:
    """Through `Batch`."""
    from rouages.environments.batch import Batch

    many, rng = Batch(name, players, size=32, seed=1), numpy.random.default_rng(1)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        counts = many.masks.sum(axis=1, dtype=int)
        many.step((rng.random(32) * counts).astype(int))
        steps += 32
    return steps / spent


def petting_zoo(name: str, players: int, seconds: float) -> float:
    """Through PettingZoo, each agent seeing what it may know before it acts."""
    from rouages.environments import petting_zoo

    env, rng = petting_zoo.env(name, players), random.Random(1)
    steps, began, seed = 0, time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(rng.random() * int(seen["action_mask"].sum())))
            steps += not over
    return steps / spent


def open_spiel(name: str, players: int, seconds: float, *, seen: bool) -> float:
    """Through OpenSpiel."""
    import pyspiel

    from rouages.environments import open_spiel

    game, rng = pyspiel.load_game(open_spiel.name_of(name), {"players": players}), random.Random(1)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        for _ in range(open_spiel.CHANCES):
            state.apply_action(rng.randrange(256))
        while not state.is_terminal():
            if seen:
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / spent


def measured(name: str, seconds: float) -> dict[str, float]:
    """Everything, of one game."""
    players, _ = GAMES[name].usual
    found: dict[str, Any] = {
        "Batch": batch(name, players, seconds),
        "PettingZoo": petting_zoo(name, players, seconds),
        "OpenSpiel, seen": open_spiel(name, players, seconds, seen=True),
        "OpenSpiel": open_spiel(name, players, seconds, seen=False),
    }
    return found


def asked_of(sources: Path, name: str, seconds: float) -> dict[str, float]:
    """The same of the Rouages in a folder."""
    told = subprocess.run(
        [sys.executable, __file__, "--here", name, str(seconds)],
        env=os.environ | {"PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return found


def compare(commit: str, seconds: float) -> None:
    """Print a line for each game and library."""
    with checkout(commit) as sources:
        for name in GAMES:
            turns = [[asked_of(each, name, seconds) for each in (sources, SOURCES)] for _ in range(TURNS)]
            then, now = (fastest([turn[side] for turn in turns]) for side in (0, 1))
            for what, pace in now.items():
                times = pace / then[what]
                say(f"{name:16} {what:16} {then[what]:9,.0f} → {pace:9,.0f} a second, {times:.2f} times")
            say(
                f"{name:16} seen, OpenSpiel keeps {now['OpenSpiel, seen'] / now['OpenSpiel']:.0%} of its pace"
            )


def fastest(turns: list[dict[str, float]]) -> dict[str, float]:
    """Of each figure the one that was disturbed least."""
    return {what: max(turn[what] for turn in turns) for what in turns[0]}


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--here":
        print(json.dumps(measured(sys.argv[2], float(sys.argv[3]))))
    else:
        compare(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
