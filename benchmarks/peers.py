"""Random play here and in well-known Python game libraries, measured in turn in the same run, on one core.

Run it in an environment with the peers (`scripts/setup.sh bench`): `python benchmarks/peers.py [SECONDS]`.
Each system plays its own game; a decision is one choice of one player. The rounds are interleaved, so that a
busy machine slows all of them alike, and the ratio is the figure to trust.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

ROUNDS = 5

Rate = Callable[[float], float]
"""Plays for so many seconds and gives the decisions a second."""


def rate_of(play: Callable[[], int]) -> Rate:
    """Whole games, one after the other, until the time is over."""

    def rate(seconds: float) -> float:
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += play()
        return decisions / spent

    return rate


def ours() -> Iterator[tuple[str, Rate]]:
    """Every game of Rouages."""
    from rouages.arena.bench import SEATS, play_on
    from rouages.arena.simulation import Job, begin
    from rouages.games import GAMES

    rng = random.Random(1)
    for name, game in GAMES.items():
        players = SEATS.get(name, game.seats[0])
        job = Job(name, {}, ("random",) * players, 1, 1)

        def play(job: Job = job) -> int:
            return play_on(begin(job, rng.getrandbits(31)), rng)

        yield f"rouages {name} ({players} players)", rate_of(play)


def catanatron() -> Iterator[tuple[str, Rate]]:
    """Catanatron's game of Catan with its random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    yield "catanatron (4 players)", rate_of(play)


def open_spiel() -> Iterator[tuple[str, Rate]]:
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
        yield f"OpenSpiel {name} ({label})", rate_of(play)


def main(seconds: float) -> None:
    """Measure all in turn, a few times, and print the medians and our ratio to each."""
    systems = [*ours()]
    for peer in (catanatron, open_spiel):
        try:
            systems += list(peer())
        except ImportError as error:
            print(f"{peer.__name__} is left out: {error}")
    rates: dict[str, list[float]] = {name: [] for name, _ in systems}
    for _ in range(ROUNDS):
        for name, rate in systems:
            rates[name].append(rate(seconds / ROUNDS))
    first = statistics.median(rates[systems[0][0]])
    print(f"{'':44}{'decisions/s':>14}{'Out of Gears is':>18}")
    for name, found in rates.items():
        middle = statistics.median(found)
        print(f"{name:44}{middle:>14,.0f}{first / middle:>12.2f} times")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
