"""How alike bots play at one table of Out of Gears: python benchmarks/alike.py GAMES SEED BOT BOT BOT.

Of all turns: in how many all bots have the same programme, in how many two of them at least, in how many two
of them set a trap on the same dump; and how often two bots have the same programme.
"""

from __future__ import annotations

import random
import sys
from itertools import combinations

from rouages.arena.intervals import share
from rouages.arena.simulation import Job, begin, check
from rouages.bots import Perspective, bot_named
from rouages.games.out_of_gears.components import TRAP, Action
from rouages.games.out_of_gears.programming import Programme, Target

Turn = dict[int, tuple[Action, int]]
"""The programmes of one turn, by seat; an upgrade has no number."""


def turns_of(job: Job, number: int) -> list[Turn]:
    """What the bots programmed in a game, turn by turn; each thinks as if nobody else had answered yet."""
    match, rng = begin(job, number), random.Random(f"{job.seed} {number}")
    bots = [bot_named(name) for name in job.bots]
    turns: list[Turn] = []
    while not match.over:
        for seat in match.pending:
            question = match.decision(seat)
            taken = bots[seat].choose(Perspective(match, seat).as_if_first(), rng)
            match.play(seat, taken)
            option = question.options[taken]
            if isinstance(option, Programme):
                if not turns or len(turns[-1]) == len(bots):
                    turns.append({})
                turns[-1][seat] = (option.action, 0)
            elif isinstance(option, Target):
                turns[-1][seat] = (turns[-1][seat][0], option.number)
    return turns


def main(games: int, seed: int, *bots: str) -> None:
    """Play, count, print."""
    job = Job("out-of-gears", {}, bots, games, seed)
    check(job)
    turns = [turn for number in range(games) for turn in turns_of(job, number)]
    pairs = [pair for turn in turns for pair in combinations(turn.values(), 2)]
    counted = {
        "all the same": share(sum(len(set(turn.values())) == 1 for turn in turns), len(turns)),
        "two the same": share(sum(len(set(turn.values())) < len(turn) for turn in turns), len(turns)),
        "the same trap": share(sum(has_same_trap(turn) for turn in turns), len(turns)),
        "of pairs": share(sum(one == other for one, other in pairs), len(pairs)),
    }
    print(f"{games} games, {len(turns)} turns: {', '.join(bots)}")
    for name, found in counted.items():
        print(f"{name:>14}  {100 * found.value:5.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})")


def has_same_trap(turn: Turn) -> bool:
    """Whether two bots have set a trap on the same dump."""
    traps = [number for action, number in turn.values() if action is TRAP]
    return len(set(traps)) < len(traps)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
