"""How fast random play is through PettingZoo and OpenSpiel, where they are installed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from rouages.arena.bench.play import time_of
from rouages.games import GAMES

LIBRARIES = {"PettingZoo": "pettingzoo", "OpenSpiel": "pyspiel"}
"""The libraries, each with the module that it brings."""


class Through(Struct, frozen=True):
    """What was measured of one game through one library, on one core."""

    library: str
    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float | None
    """None: the library has no copies."""


def installed() -> list[str]:
    """The libraries that are here."""
    return [library for library, module in LIBRARIES.items() if find_spec(module)]


def measure_through(library: str, name: str, seconds: float = 3.0) -> Through:
    """Random play of one game for so many seconds, through a library."""
    players, _ = GAMES[name].usual
    play, copy = {"PettingZoo": _petting_zoo, "OpenSpiel": _open_spiel}[library](name, players)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play(games)
        games += 1
    return Through(
        library, name, players, decisions / spent, games / spent, 1e6 * time_of(copy) if copy else None
    )


Play = Callable[[int], int]
"""Plays the game with this seed; how many decisions it had."""
Copy = Callable[[], object] | None


def _petting_zoo(name: str, players: int) -> tuple[Play, Copy]:
    from rouages.environments import petting_zoo

    env = petting_zoo.env(name, players)

    def play(seed: int) -> int:
        rng = random.Random(seed)  # noqa: S311 (a fixed course of play, to be compared)
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(rng.random() * int(seen["action_mask"].sum())))
            decisions += not over
        return decisions

    return play, None


def _open_spiel(name: str, players: int) -> tuple[Play, Copy]:
    import pyspiel

    from rouages.environments import open_spiel

    game = pyspiel.load_game(open_spiel.name_of(name), {"players": players})

    def begun(seed: int) -> Any:
        state = game.new_initial_state()
        for action in seed.to_bytes(open_spiel.CHANCES, "big"):
            state.apply_action(action)
        return state

    def play(seed: int) -> int:
        rng = random.Random(seed)  # noqa: S311 (a fixed course of play, to be compared)
        state = begun(seed)
        decisions = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play, begun(1).clone
