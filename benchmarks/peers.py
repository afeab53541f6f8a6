"""Random play here and in well-known game libraries, measured in turn in the same run, on one core.

Run it in an environment with the peers (`scripts/setup.sh bench`): `python benchmarks/peers.py [SECONDS]`, so
many seconds for each system. Each plays its own games; a decision is one choice of one player. The rounds are
interleaved, so that a busy machine slows all of them alike, and the ratio is the figure to trust.
boardgame.io needs `npm install` in benchmarks/boardgame_io.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from peer_in_node import NODE, PEER

ROUNDS = 5


class Rates(NamedTuple):
    """What was measured in one round."""

    decisions: float
    """A second."""
    games: float
    """A second."""
    clone: float | None
    """Microseconds for a copy of a position; None: there is no such thing."""


class System(NamedTuple):
    """Something that plays."""

    name: str
    measure: Callable[[float], Rates]


def system(name: str, play: Callable[[], int], clone: Callable[[], object] | None = None) -> System:
    """Whole games, one after the other, until the time is over; then copies."""

    def measure(seconds: float) -> Rates:
        decisions = games = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += play()
            games += 1
        return Rates(decisions / spent, games / spent, 1e6 * time_of(clone) if clone else None)

    return System(name, measure)


def time_of(action: Callable[[], object]) -> float:
    """The mean time of an action, in seconds."""
    began = time.process_time()
    count = 0
    while (spent := time.process_time() - began) < 0.1:
        for _ in range(20):
            action()
        count += 20
    return spent / count


def ours() -> Iterator[System]:
    """Every game of Rouages."""
    from rouages.arena.bench.play import play_on
    from rouages.arena.simulation import Job, begin
    from rouages.games import GAMES

    rng = random.Random(1)
    for name in GAMES:
        players, options = GAMES[name].usual
        job = Job(name, options, ("random",) * players, 1, 1)
        middle = begin(job, 1)
        for _ in range(8):
            seat = middle.pending[0]
            middle.play(seat, int(rng.random() * len(middle.decision(seat).options)))

        def play(job: Job = job) -> int:
            return play_on(begin(job, rng.getrandbits(31)), rng)

        yield system(f"rouages {name} ({players} players)", play, middle.clone)


def our_environments() -> Iterator[System]:
    """The same through PettingZoo and OpenSpiel."""
    from rouages.arena.bench.environments import installed, measure_through
    from rouages.games import GAMES

    for library in installed():
        for name in GAMES:

            def measure(seconds: float, library: str = library, name: str = name) -> Rates:
                found = measure_through(library, name, seconds)
                return Rates(found.decisions_per_second, found.games_per_second, found.clone_microseconds)

            yield System(f"rouages {name} through {library}", measure)


def catanatron() -> Iterator[System]:
    """Catanatron's game of Catan with its random players."""
    from catanatron import Color, Game, RandomPlayer

    def begin() -> Game:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play() -> int:
        game = begin()
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    middle = begin()
    for _ in range(60):
        middle.play_tick()
    yield system("catanatron (4 players)", play, middle.copy)


def open_spiel() -> Iterator[System]:
    """OpenSpiel's games written in Python, and one of its games in C++ for comparison."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 (registers them)

    rng = random.Random(1)
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "backgammon"):
        game = pyspiel.load_game(name)

        def play(game: pyspiel.Game = game) -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        label = "C++" if name == "backgammon" else "Python"
        yield system(f"OpenSpiel {name} ({label})", play, game.new_initial_state().clone)


def rlcard() -> Iterator[System]:
    """RLCard's environments."""
    import rlcard

    rng = random.Random(1)
    for name in ("leduc-holdem", "uno", "doudizhu"):
        env = rlcard.make(name)

        def play(env: rlcard.envs.Env = env) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        yield system(f"RLCard {name}", play)


def pettingzoo() -> Iterator[System]:
    """PettingZoo's classic games."""
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4, tictactoe_v3

    rng = random.Random(1)
    for module in (tictactoe_v3, connect_four_v3, texas_holdem_v4):
        env = module.env()

        def play(env: Any = env) -> int:
            env.reset(seed=rng.getrandbits(31))
            decisions = 0
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    mask = seen["action_mask"]
                    env.step(rng.choice([number for number, legal in enumerate(mask) if legal]))
                    decisions += 1
            return decisions

        yield system(f"PettingZoo {module.__name__.rpartition('.')[2]}", play)


def boardgame_io() -> Iterator[System]:
    """boardgame.io's client, by itself, in node."""
    if not (PEER / "node_modules").is_dir():
        raise ImportError("no node_modules in benchmarks/boardgame_io")

    def measured(name: str, seconds: float) -> Rates:
        command = [NODE, "play.js", str(seconds / 2)]
        done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=True)
        return Rates(**json.loads(done.stdout)[name])

    for name in ("tic-tac-toe", "gears"):
        yield System(f"boardgame.io {name}", partial(measured, name))


def main(seconds: float) -> None:
    """Measure all in turn, a few times, and print the medians and our ratio to each."""
    warnings.simplefilter("ignore")
    systems = [*ours(), *our_environments()]
    for peer in (catanatron, open_spiel, rlcard, pettingzoo, boardgame_io):
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                systems += list(peer())
        except ImportError as error:
            print(f"{peer.__name__} is left out: {error}")
    rates: dict[str, list[Rates]] = {each.name: [] for each in systems}
    for _ in range(ROUNDS):
        for each in systems:
            rates[each.name].append(each.measure(seconds / ROUNDS))
    first = statistics.median(found.decisions for found in rates[systems[0].name])
    print(f"{'':44}{'decisions/s':>13}{'games/s':>11}{'clone':>11}{'Out of Gears is':>18}")
    for name, found in rates.items():
        decisions = statistics.median(each.decisions for each in found)
        games = statistics.median(each.games for each in found)
        clones = [each.clone for each in found if each.clone is not None]
        clone = f"{statistics.median(clones):.1f} µs" if clones else "–"
        print(f"{name:44}{decisions:>13,.0f}{games:>11,.1f}{clone:>11}{first / decisions:>12.2f} times")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
