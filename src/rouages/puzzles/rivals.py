"""Rivals: bots that try a puzzle before people do; one must fail, the other says how hard it is."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from rouages.bots import Bot, Budget, Perspective, Search, bot_named
from rouages.bots.search import Way
from rouages.engine.agenda import Seat
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.puzzles.lines import Course, Fate
from rouages.puzzles.proof import is_within_reach

WHIMS = 2
"""So many times the greedy bot tries, with other lots where things look alike."""
FEWEST, MOST, TIMES = 4, 64, 4
"""Playouts for each answer: so many times as many until the puzzle is solved."""
WHIM, BREADTH = 0.4, 12
"""How often a playout does not take what looks best, and how many options are tried."""
NEAR, AWAY = 0.8, 0.4
"""What a near miss is worth to it, and standing well where the goal was missed by far."""


def solves(bot: Bot, match: Match, course: Course, whim: int, *, patient: bool = True) -> bool:
    """Whether a bot reaches the goal, leaving nothing to chance; it gives up when it cannot, if impatient."""
    rng = random.Random(whim)  # noqa: S311 (a bot's whims)
    match = match.clone()
    perspective = Perspective(match, course.seat)
    stand = course.begin(match.table)
    while stand.fate is Fate.OPEN:
        number = bot.choose(perspective, rng)
        stand = course.after(stand, number)
        if stand.fate is Fate.OPEN:
            if not patient and not is_within_reach(course, stand):
                return False
            match.play(course.seat, number)
    return stand.fate is Fate.REACHED


def greedy_solves(match: Match, course: Course) -> bool:
    """Whether the greedy bot finds the answer."""
    return any(solves(bot_named("greedy"), match, course, whim) for whim in range(WHIMS))


def playouts_needed(match: Match, course: Course) -> int:
    """How many playouts for each answer the search bot needs that is told the goal."""
    playouts = FEWEST
    while playouts <= MOST:
        if solves(seeker(course, playouts), match, course, playouts, patient=False):
            break
        playouts *= TIMES
    return playouts


def seeker(course: Course, playouts: int) -> Search:
    """The search bot, which wants the goal more than anything and looks no further than this turn."""
    goal, horizon = course.goal, course.puzzling.horizon

    def way(game: Game[Any, Any]) -> Way:
        judgement = game.judgement

        def estimate(world: Match, seat: Seat) -> float:
            if goal.is_reached(world.table):
                return 1.0
            missed = goal.missed_by(world.table)
            return NEAR / missed if missed else AWAY * judgement.evaluate(world.table, seat)

        manner = replace(judgement.manner, rounds=0, whim=WHIM, breadth=BREADTH)
        return Way(replace(manner, horizon=horizon or manner.horizon), estimate)

    return Search(Budget(playouts=playouts), way=way)
